//! A player's case before an official.

use app::{App, Problem, WithdrawalOfficial, WithdrawalPart, WithdrawalRecord, unless_changed};
use rules::tournament::{Withdrawal, WithdrawalFacts, WithdrawalRights};
use rules::{Instant, Outcome, PlayerId, Profile};
use store::{Error, StoredEvent, StoredWithdrawal, WithdrawalId};

/// Seconds after which somebody looks whether everything has followed from a withdrawal.
const SETTLE_SECONDS: i64 = 60;

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

    /// What the rules ask.
    pub(crate) fn facts(&self) -> WithdrawalFacts<'_> {
        WithdrawalFacts {
            events: self.parts.iter().map(|part| &part.withdrawn).collect(),
            entered: self.entered.len(),
            past: &self.record.past,
            reviews: self.rights.reviews,
        }
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
    Problem::not_found("unknown_withdrawal", "There is no such withdrawal.")
}

/// Keeps a new withdrawal behind the player's last one; none when another one was faster.
pub(crate) async fn put_down(
    app: &App,
    player: PlayerId,
    last: Option<&StoredWithdrawal>,
    withdrawal: Withdrawal,
    now: Instant,
) -> Result<Option<WithdrawalId>, Problem> {
    let id = WithdrawalId { player, number: last.map_or(1, |last| last.id.number + 1) };
    let alarm_at = Some(now + SETTLE_SECONDS);
    let new = StoredWithdrawal { id, version: 1, withdrawal, progress: 0, alarm_at };
    Ok(unless_changed(app.store.put_withdrawal(&new).await)?.map(|()| id))
}

/// Keeps what a withdrawal has become; none when it has changed since it was read.
pub(crate) async fn change(
    app: &App,
    before: &StoredWithdrawal,
    outcome: Outcome<Withdrawal>,
) -> Result<Option<()>, Problem> {
    let Outcome::Changed(withdrawal) = outcome else { return Ok(Some(())) };
    let alarm_at = Some(app.clock.now() + SETTLE_SECONDS);
    let after = StoredWithdrawal { withdrawal, alarm_at, ..before.clone() };
    unless_changed(app.store.change_withdrawal(before, &after).await)
}

/// Sees to what follows, as far as that is possible now: the rest is done by the schedule.
pub(crate) async fn settle(app: &App, id: WithdrawalId) {
    if let Err(problem) = app.settle_withdrawal(id).await {
        tracing::error!(withdrawal = %id, %problem, "not everything has followed yet");
    }
}
