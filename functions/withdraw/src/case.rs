//! A player's case before an official: what the player plays, and what this official may do.

use std::collections::BTreeSet;

use app::{About, Act, App, PartGame, Problem, SignedIn, WithdrawalPart, WithdrawalRecord};
use axum::http::StatusCode;
use rules::tournament::{Consequence, GameStage};
use rules::{PlayerId, Profile};
use store::{Error, SectionId, StoredEvent, StoredWithdrawal, WithdrawalId};

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
    /// Whether the official may decide.
    pub(crate) may_decide: bool,
    /// Whether the official may review what a director finds inadequate (TR-8.4).
    pub(crate) may_review: bool,
}

impl Case {
    /// Opens the case for somebody who is signed in. `kept`: the withdrawal that it is about, which
    /// stays open to whoever has decided about it.
    pub(crate) async fn open(
        app: &App,
        me: &SignedIn,
        player: PlayerId,
        kept: Option<&StoredWithdrawal>,
    ) -> Result<Case, Problem> {
        let player = profile(app, player).await?;
        let parts = app.withdrawal_parts(player.id).await?;
        let entered = app.entered_events(player.id).await?;
        let record = app.withdrawal_record(player.id).await?;
        let federation = app.store.players(&[me.player]).await?.first().map(|me| me.federation);
        let of_events = entered.iter().map(|event| About {
            director: Some(event.announcement.director),
            organiser: Some(event.announcement.organiser),
            players_federation: None,
        });
        let abouts: Vec<About> = parts
            .iter()
            .flat_map(|part| part.about.iter().copied())
            .chain(of_events)
            // What is over is left to the officers.
            .chain([About::default()])
            .collect();
        let may = |act| abouts.iter().any(|about| me.may(act, about, federation));
        let before = |stored: &StoredWithdrawal| {
            stored.withdrawal.decisions.iter().any(|decision| decision.by == me.player)
        };
        let own = is_own(app, me.player, player.id, &parts, kept).await?;
        let may_decide = !own && (may(Act::DecideWithdrawal) || kept.is_some_and(before));
        let may_review = !own && may(Act::ReviewWithdrawal);
        Ok(Case { player, parts, entered, record, may_decide, may_review })
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
    /// adjudicators.
    pub(crate) fn is_left_by(&self, stored: &StoredWithdrawal) -> bool {
        let adjudicated = |game: &PartGame| {
            game.facts.stage != GameStage::Running
                || stored.withdrawal.plan.iter().any(|planned| {
                    planned.game == game.game && planned.consequence == Consequence::Adjudicate
                })
        };
        self.entered.is_empty() && self.parts.iter().flat_map(|part| &part.games).all(adjudicated)
    }
}

/// Somebody else decides about oneself, and in a section in which one plays.
async fn is_own(
    app: &App,
    me: PlayerId,
    player: PlayerId,
    parts: &[WithdrawalPart],
    kept: Option<&StoredWithdrawal>,
) -> Result<bool, Problem> {
    let planned = kept.iter().flat_map(|kept| &kept.withdrawal.plan).map(|game| game.section);
    let games = parts.iter().flat_map(|part| &part.games).map(|game| game.section);
    let sections: BTreeSet<SectionId> = games.chain(planned).collect();
    let seats = app.store.seats(me).await?;
    Ok(me == player || seats.iter().any(|seat| sections.contains(&seat.section)))
}

/// One player's profile.
pub(crate) async fn profile(app: &App, player: PlayerId) -> Result<Profile, Problem> {
    let unknown =
        || Problem::new(StatusCode::NOT_FOUND, "unknown_player", "There is no such player.");
    app.store.players(&[player]).await?.pop().ok_or_else(unknown)
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
