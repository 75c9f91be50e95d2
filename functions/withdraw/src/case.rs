//! A player's case before an official.

use app::{
    App, PartGame, Problem, WithdrawalOfficial, WithdrawalPart, WithdrawalRecord, WithdrawalRights,
};
use axum::http::StatusCode;
use rules::tournament::{Consequence, GameStage};
use rules::{PlayerId, Profile};
use store::{Error, StoredEvent, StoredWithdrawal, WithdrawalId};

/// Seconds after which somebody looks whether everything has followed from a withdrawal.
pub(crate) const SETTLE_SECONDS: i64 = 60;

/// How often a request is decided anew when others change the withdrawal at the same time.
pub(crate) const TRIES_MAX: u32 = 4;

/// A player's case.
pub(crate) struct Case {
    pub(crate) player: Profile,
    /// The events in which the player has running games.
    pub(crate) parts: Vec<WithdrawalPart>,
    /// The events that the player has entered and that have not begun.
    pub(crate) entered: Vec<StoredEvent>,
    /// What was decided before.
    pub(crate) record: WithdrawalRecord,
    /// What the official may do.
    pub(crate) rights: WithdrawalRights,
}

impl Case {
    /// Opens the case for an official who may decide about it; `kept`: the withdrawal that it is
    /// about.
    pub(crate) async fn open(
        app: &App,
        official: &WithdrawalOfficial,
        player: PlayerId,
        kept: Option<&StoredWithdrawal>,
    ) -> Result<Case, Problem> {
        let rights = official.rights(app, player, kept).await?;
        if !rights.decides {
            return Err(Problem::forbidden());
        }
        Case::load(app, player, rights).await
    }

    /// Replays the player's games.
    pub(crate) async fn load(
        app: &App,
        player: PlayerId,
        rights: WithdrawalRights,
    ) -> Result<Case, Problem> {
        Ok(Case {
            player: app.profile(player).await?,
            parts: app.withdrawal_parts(player).await?,
            entered: app.entered_events(player).await?,
            record: app.withdrawal_record(player).await?,
            rights,
        })
    }

    /// Whether any of the player's events has begun: before the start there is no penalty (TR-8.1).
    pub(crate) fn begun(&self) -> bool {
        self.parts.iter().any(|part| part.begun)
    }

    /// Whether there is nothing to withdraw from.
    pub(crate) fn is_empty(&self) -> bool {
        self.parts.is_empty() && self.entered.is_empty()
    }

    /// Whether nothing is left to withdraw from but games that a withdrawal has sent to the
    /// adjudicators, or that time has ended unseen: the withdrawal could do nothing about those.
    pub(crate) fn is_left_by(&self, stored: &StoredWithdrawal) -> bool {
        let sent = |game: &PartGame| {
            stored.withdrawal.plan.iter().any(|planned| {
                planned.game == game.game && planned.consequence == Consequence::Adjudicate
            })
        };
        let left = |game: &PartGame| {
            game.facts.stage != GameStage::Running
                || game.over_on_time
                || (game.in_adjudication && sent(game))
        };
        self.entered.is_empty() && self.parts.iter().flat_map(|part| &part.games).all(left)
    }
}

/// One withdrawal.
pub(crate) async fn withdrawal(app: &App, id: WithdrawalId) -> Result<StoredWithdrawal, Problem> {
    app.store.withdrawal(id).await.map_err(|error| match error {
        Error::NotFound => unknown_withdrawal(),
        other => other.into(),
    })
}

pub(crate) fn unknown_withdrawal() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "unknown_withdrawal", "There is no such withdrawal.")
}

/// Sees to what follows, as far as that is possible now: the rest is done by the schedule.
pub(crate) async fn settle(app: &App, id: WithdrawalId) {
    if let Err(problem) = app.settle_withdrawal(id).await {
        tracing::error!(withdrawal = %id, %problem, "not everything has followed yet");
    }
}
