//! A withdrawal as JSON: for the player and for officials only, since it tells reasons.

use std::collections::HashMap;

use app::view::{PlayerView, time};
use app::{App, Problem, WithdrawalRecord};
use chrono::{DateTime, Utc};
use rules::tournament::{GameNote, WithdrawalDecision, WithdrawalGrounds};
use rules::{PlayerId, Profile};
use serde::{Deserialize, Serialize};
use store::StoredWithdrawal;
use utoipa::ToSchema;

use crate::names::{GroundsName, StateName};

/// What is to be said about one game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = WithdrawalGameNote)]
pub(crate) struct NoteBody {
    /// The game's number.
    game: u32,
    /// How it stands, in the player's words: up to 2,000 characters.
    note: String,
}

impl From<NoteBody> for GameNote {
    fn from(body: NoteBody) -> GameNote {
        GameNote { game: rules::GameId(body.game), note: body.note.trim().to_owned() }
    }
}

impl From<&GameNote> for NoteBody {
    fn from(note: &GameNote) -> NoteBody {
        NoteBody { game: note.game.0, note: note.note.clone() }
    }
}

/// What an official has decided.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WithdrawalDecision)]
pub(crate) struct DecisionView {
    at: DateTime<Utc>,
    #[schema(required)]
    by: Option<PlayerView>,
    /// `offered`, `accepted`, `unaccepted`, `silent`, `death` or `abused`.
    what: &'static str,
    reason: String,
}

impl DecisionView {
    fn new(decision: &WithdrawalDecision, people: &HashMap<PlayerId, Profile>) -> DecisionView {
        DecisionView {
            at: time(decision.at),
            by: people.get(&decision.by).map(PlayerView::from),
            what: decision.what.code(),
            reason: decision.reason.clone(),
        }
    }
}

/// A withdrawal.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Withdrawal)]
pub(crate) struct WithdrawalView {
    /// The player's number and the number among the player's withdrawals, such as `160012-1`.
    id: String,
    /// Raised with every change.
    version: u32,
    player: PlayerView,
    /// When it was asked for, or decided without having been asked for.
    at: DateTime<Utc>,
    #[schema(value_type = StateName)]
    state: &'static str,
    /// None where an official decided without a request.
    #[schema(required, value_type = Option<GroundsName>)]
    grounds: Option<WithdrawalGrounds>,
    /// Months for which the grounds last, at least.
    #[schema(required)]
    months: Option<u16>,
    #[schema(required)]
    reasons: Option<String>,
    games: Vec<NoteBody>,
    decisions: Vec<DecisionView>,
    /// When the player may enter events again.
    #[schema(required)]
    suspended_until: Option<DateTime<Utc>>,
    /// Games that something becomes of.
    games_planned: usize,
    /// Those to which it has happened.
    games_done: usize,
    /// Whether everything has followed that follows from it as it stands.
    done: bool,
}

impl WithdrawalView {
    /// `people` knows who has decided.
    pub(crate) fn new(
        stored: &StoredWithdrawal,
        player: &Profile,
        people: &HashMap<PlayerId, Profile>,
    ) -> WithdrawalView {
        let withdrawal = &stored.withdrawal;
        let decision = |decision: &WithdrawalDecision| DecisionView::new(decision, people);
        let request = withdrawal.request.as_ref();
        WithdrawalView {
            id: stored.id.to_string(),
            version: stored.version,
            player: PlayerView::from(player),
            at: time(withdrawal.at),
            state: withdrawal.state.code(),
            grounds: request.map(|request| request.grounds),
            months: request.map(|request| request.months),
            reasons: request.map(|request| request.reasons.clone()),
            games: request.iter().flat_map(|r| &r.games).map(NoteBody::from).collect(),
            decisions: withdrawal.decisions.iter().map(decision).collect(),
            suspended_until: withdrawal.suspended_until.map(time),
            games_planned: withdrawal.plan.len(),
            games_done: stored.progress,
            done: stored.is_settled(),
        }
    }
}

/// Who has decided about a withdrawal.
pub(crate) fn deciders(stored: &StoredWithdrawal) -> impl Iterator<Item = PlayerId> {
    stored.withdrawal.decisions.iter().map(|decision| decision.by)
}

/// My withdrawals, newest first, and what follows from them.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MyWithdrawals)]
pub(crate) struct MyWithdrawalsView {
    withdrawals: Vec<WithdrawalView>,
    /// When I may enter events again; none: I may.
    #[schema(required)]
    suspended_until: Option<DateTime<Utc>>,
    /// Whether I pay a deposit with my next entry (TR-8.4).
    owes_deposit: bool,
}

/// What a player sees of their own withdrawals.
pub(crate) async fn mine(app: &App, player: &Profile) -> Result<MyWithdrawalsView, Problem> {
    let stored = app.store.withdrawals_of(player.id).await?;
    let WithdrawalRecord { suspended_until, owes_deposit, .. } =
        app.withdrawal_record(player.id).await?;
    let people = app.people(stored.iter().flat_map(deciders).collect()).await?;
    let now = app.clock.now();
    let view = |one: &StoredWithdrawal| WithdrawalView::new(one, player, &people);
    Ok(MyWithdrawalsView {
        withdrawals: stored.iter().rev().map(view).collect(),
        suspended_until: suspended_until.filter(|until| now < *until).map(time),
        owes_deposit,
    })
}
