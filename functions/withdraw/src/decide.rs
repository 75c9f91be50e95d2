//! Deciding about a withdrawal, on a player's request or without one.

use app::{
    App, AtDesk, Body, ChangeRefused, Problem, Query, SignedIn, WithdrawalOfficial, text_of,
    withdrawal_plan,
};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use rules::tournament::{
    FIVE_YEARS_MONTHS, WithdrawalKind, WithdrawalRefusal, WithdrawalState, needs_review,
    no_entry_until, suspension_range,
};
use rules::{Instant, PlayerId};
use serde::Deserialize;
use store::{Error, StoredWithdrawal, Withdrawal, WithdrawalDecision, WithdrawalId};
use utoipa::{IntoParams, ToSchema};

use crate::case::{Case, SETTLE_SECONDS, TRIES_MAX, settle, unknown_withdrawal, withdrawal};
use crate::desk_view::{DeskView, PreviewView, desk_view, preview};

const REASON_MISSING: &str = "Give a reason for the player and the record.";

/// What is decided about a player's request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = RuleOnWithdrawal)]
pub(crate) enum RulingName {
    /// The grounds are adequate (TR-8.3).
    Accepted,
    /// They are not: the player is offered to play on (TR-8.4).
    Offered,
    /// The player withdraws in spite of the offer (TR-8.4).
    Unaccepted,
    /// The player has died.
    Death,
    /// The player has abused the acceptance (TR-8.3).
    Abused,
}

impl RulingName {
    /// The state that it brings; none: it stays.
    fn state(self) -> Option<WithdrawalState> {
        match self {
            RulingName::Accepted => Some(WithdrawalState::Decided(WithdrawalKind::Accepted)),
            RulingName::Offered => Some(WithdrawalState::Offered),
            RulingName::Unaccepted => Some(WithdrawalState::Decided(WithdrawalKind::Unaccepted)),
            RulingName::Death => Some(WithdrawalState::Decided(WithdrawalKind::Death)),
            RulingName::Abused => None,
        }
    }

    /// Whether it is the organiser's and not the director's (TR-8.4).
    fn is_review(self) -> bool {
        !matches!(self, RulingName::Accepted | RulingName::Death)
    }
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DecideWithdrawal, example = json!({
    "kind": "accepted", "reason": "A certificate was shown.", "version": 1
}))]
pub(crate) struct DecideBody {
    kind: RulingName,
    /// Why: 1 to 2,000 characters, for the player and the record.
    reason: String,
    /// For how many months the player may not enter events, where that can be chosen.
    #[serde(default)]
    suspension_months: Option<u16>,
    /// The version that I have seen.
    version: u32,
}

/// Decides about a withdrawal, for all the player's games and entries at once. Decided so before, it
/// is answered as it stands.
#[utoipa::path(
    post, path = "/api/director/withdrawals/{id}", operation_id = "decide_withdrawal",
    tag = "withdrawals",
    params(("id" = String, Path, description = "The withdrawal's name, such as 160012-1")),
    request_body = DecideBody,
    responses((status = 200, body = DeskView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn decide_withdrawal(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<DecideBody>,
) -> Result<Json<DeskView>, Problem> {
    let me = WithdrawalOfficial::of(&app, me).await?;
    let id: WithdrawalId = id.parse().map_err(|()| unknown_withdrawal())?;
    for _ in 0..TRIES_MAX {
        let stored = withdrawal(&app, id).await?;
        let case = Case::open(&app, &me, id.player, Some(&stored)).await?;
        let after = decided(&app, &me, &case, &stored, &body)?;
        let changed = match &after {
            Some(after) => app.store.change_withdrawal(&stored, after).await,
            None => Ok(()),
        };
        match changed {
            Ok(()) => return answer(&app, &me, id).await.map(Json),
            Err(Error::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Error::Conflict.into())
}

/// The withdrawal after the decision; none when it was decided so before.
fn decided(
    app: &App,
    me: &WithdrawalOfficial,
    case: &Case,
    stored: &StoredWithdrawal,
    body: &DecideBody,
) -> Result<Option<StoredWithdrawal>, Problem> {
    let (ruling, now) = (body.kind, app.clock.now());
    let state = stored.withdrawal.state;
    if ruling.is_review() && !case.rights.reviews {
        return Err(Problem::forbidden());
    }
    let abused = stored.withdrawal.abused_at.is_some();
    if ruling.state() == Some(state) || (ruling == RulingName::Abused && abused) {
        return Ok(None);
    }
    let reason = text_of(&body.reason, REASON_MISSING)?;
    let mut after = stored.clone();
    after.alarm_at = Some(now + SETTLE_SECONDS);
    let Some(next) = ruling.state() else {
        abuse(stored, &mut after, now)?;
        record(&mut after, me, "abused", reason, now);
        return must_be_at(stored, body.version).map(|()| Some(after));
    };
    if !state.waits() {
        return Err(WithdrawalRefusal::WithdrawalDecided.into());
    }
    must_be_at(stored, body.version)?;
    if ruling == RulingName::Accepted {
        if let Some(request) = &stored.withdrawal.request {
            request.check_adequate()?;
        }
        if needs_review(&case.record.past, now) && !case.rights.reviews {
            return Err(WithdrawalRefusal::ReviewFirst.into());
        }
    }
    if ruling == RulingName::Unaccepted && state != WithdrawalState::Offered {
        return Err(WithdrawalRefusal::OfferFirst.into());
    }
    after.withdrawal.state = next;
    if let Some(kind) = next.kind() {
        conclude(&mut after, case, kind, body.suspension_months, now)?;
    }
    record(&mut after, me, next.code(), reason, now);
    Ok(Some(after))
}

/// What follows from a decision: how long the player may not enter, and what becomes of the games.
fn conclude(
    after: &mut StoredWithdrawal,
    case: &Case,
    kind: WithdrawalKind,
    months: Option<u16>,
    now: Instant,
) -> Result<(), Problem> {
    let range = suspension_range(kind, case.begun(), &case.record.past);
    after.withdrawal.suspended_until = range.until(months, now)?;
    after.withdrawal.plan = withdrawal_plan(&case.parts, kind);
    Ok(())
}

/// The acceptance was abused: five years from now without entry (TR-8.3).
fn abuse(
    stored: &StoredWithdrawal,
    after: &mut StoredWithdrawal,
    now: Instant,
) -> Result<(), Problem> {
    if stored.withdrawal.state != WithdrawalState::Decided(WithdrawalKind::Accepted) {
        return Err(WithdrawalRefusal::NotAccepted.into());
    }
    // Nothing else follows once abuse was found: the games would be left as they are.
    if stored.alarm_at.is_some() {
        let detail = "The acceptance is still being carried out: try again in some minutes.";
        return Err(Problem::new(StatusCode::CONFLICT, "being_carried_out", detail));
    }
    let until = no_entry_until(now, FIVE_YEARS_MONTHS);
    after.withdrawal.suspended_until = after.withdrawal.suspended_until.max(Some(until));
    after.withdrawal.abused_at = Some(now);
    Ok(())
}

fn record(
    after: &mut StoredWithdrawal,
    me: &WithdrawalOfficial,
    what: &str,
    reason: String,
    now: Instant,
) {
    let what = what.to_owned();
    after.withdrawal.decisions.push(WithdrawalDecision { at: now, by: me.id(), what, reason });
}

fn must_be_at(stored: &StoredWithdrawal, version: u32) -> Result<(), Problem> {
    if stored.version == version { Ok(()) } else { Err(Problem::changed_meanwhile()) }
}

/// What an official decides without a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReportedWithdrawal)]
pub(crate) enum ReportName {
    /// The player has stopped without a word (TR-8.5).
    Silent,
    /// The player has died (TR-8.2).
    Death,
    /// The player is too ill to ask (SKS-7.2): the organiser and the officers only.
    Accepted,
}

impl ReportName {
    fn kind(self) -> WithdrawalKind {
        match self {
            ReportName::Silent => WithdrawalKind::Silent,
            ReportName::Death => WithdrawalKind::Death,
            ReportName::Accepted => WithdrawalKind::Accepted,
        }
    }
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ReportWithdrawal, example = json!({
    "player": 160012, "kind": "silent", "reason": "No move in any game since June.",
    "suspension_months": 24
}))]
pub(crate) struct ReportBody {
    /// Who withdraws.
    player: u32,
    kind: ReportName,
    /// Why: 1 to 2,000 characters, for the player and the record.
    reason: String,
    /// For how many months the player may not enter events, where that can be chosen.
    #[serde(default)]
    suspension_months: Option<u16>,
}

/// Decides that a player has withdrawn who has not asked. Sent again, it is answered as it stands.
#[utoipa::path(
    post, path = "/api/director/withdrawals", operation_id = "report_withdrawal",
    tag = "withdrawals", request_body = ReportBody,
    responses((status = 200, body = DeskView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn report_withdrawal(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Body(body): Body<ReportBody>,
) -> Result<Json<DeskView>, Problem> {
    let me = WithdrawalOfficial::of(&app, me).await?;
    let player = PlayerId(body.player);
    for _ in 0..TRIES_MAX {
        let last = app.store.withdrawals_of(player).await?.pop();
        let case = Case::open(&app, &me, player, last.as_ref()).await;
        // What the case looked at must not be newer: a report that somebody else has just made
        // would count as an earlier silence.
        let still = app.store.withdrawals_of(player).await?.pop();
        let at =
            |last: &Option<StoredWithdrawal>| last.as_ref().map(|last| (last.id, last.version));
        if at(&still) != at(&last) {
            continue;
        }
        let case = case?;
        if body.kind == ReportName::Accepted && !case.rights.reviews {
            return Err(Problem::forbidden());
        }
        let new = match reported(&app, &me, &case, last, &body)? {
            Reported::Known(id) => return answer(&app, &me, id).await.map(Json),
            Reported::New(new) => new,
        };
        match app.store.put_withdrawal(&new).await {
            Ok(()) => return answer(&app, &me, new.id).await.map(Json),
            Err(Error::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Error::Conflict.into())
}

/// What a report comes to.
enum Reported {
    /// It was decided so before.
    Known(WithdrawalId),
    /// It is new.
    New(Box<StoredWithdrawal>),
}

fn reported(
    app: &App,
    me: &WithdrawalOfficial,
    case: &Case,
    last: Option<StoredWithdrawal>,
    body: &ReportBody,
) -> Result<Reported, Problem> {
    let (kind, now) = (body.kind.kind(), app.clock.now());
    if let Some(last) = &last {
        let same = last.withdrawal.state == WithdrawalState::Decided(kind);
        // Who has nothing left to withdraw from has not withdrawn once more.
        if same && (last.alarm_at.is_some() || case.is_left_by(last)) {
            return Ok(Reported::Known(last.id));
        }
    }
    must_be_reportable(case, last.as_ref())?;
    let reason = text_of(&body.reason, REASON_MISSING)?;
    let number = last.map_or(1, |last| last.id.number + 1);
    let mut new = StoredWithdrawal {
        id: WithdrawalId { player: case.player.id, number },
        version: 1,
        withdrawal: Withdrawal {
            at: now,
            by: me.id(),
            request: None,
            state: WithdrawalState::Decided(kind),
            decisions: Vec::new(),
            suspended_until: None,
            abused_at: None,
            plan: Vec::new(),
        },
        progress: 0,
        alarm_at: Some(now + SETTLE_SECONDS),
    };
    conclude(&mut new, case, kind, body.suspension_months, now)?;
    record(&mut new, me, kind.code(), reason, now);
    Ok(Reported::New(Box::new(new)))
}

/// Refuses the report of a withdrawal where there is one already, or none to report.
fn must_be_reportable(case: &Case, last: Option<&StoredWithdrawal>) -> Result<(), Problem> {
    // Who has decided once does not do so ever after.
    if !case.rights.holds {
        return Err(Problem::forbidden());
    }
    if let Some(last) = last {
        if last.withdrawal.state.waits() {
            return Err(WithdrawalRefusal::WithdrawalWaits.into());
        }
        if last.alarm_at.is_some() && last.withdrawal.state.kind().is_some() {
            return Err(WithdrawalRefusal::WithdrawalDecided.into());
        }
    }
    if case.is_empty() {
        return Err(WithdrawalRefusal::NothingToWithdrawFrom.into());
    }
    Ok(())
}

/// What the preview is asked about.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct PreviewQuery {
    /// Who withdraws.
    player: u32,
}

/// What would follow if I reported that a player has withdrawn; nothing is written.
#[utoipa::path(
    get, path = "/api/director/withdrawals/preview", operation_id = "preview_withdrawal",
    tag = "withdrawals", params(PreviewQuery),
    responses(
        (status = 200, body = PreviewView),
        (status = 400),
        (status = 403),
        (status = 404),
        (status = 409),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn preview_withdrawal(
    State(app): State<App>,
    me: SignedIn,
    Query(query): Query<PreviewQuery>,
) -> Result<Json<PreviewView>, Problem> {
    let me = WithdrawalOfficial::of(&app, me).await?;
    let player = PlayerId(query.player);
    let last = app.store.withdrawals_of(player).await?.pop();
    let case = Case::open(&app, &me, player, last.as_ref()).await?;
    must_be_reportable(&case, last.as_ref())?;
    preview(&app, &case).await.map(Json)
}

/// The case once what follows is seen to.
async fn answer(app: &App, me: &WithdrawalOfficial, id: WithdrawalId) -> Result<DeskView, Problem> {
    settle(app, id).await;
    let stored = withdrawal(app, id).await?;
    let case = Case::open(app, me, id.player, Some(&stored)).await?;
    desk_view(app, &case, &stored).await
}
