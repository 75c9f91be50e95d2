//! Deciding about a withdrawal, on a player's request or without one.

use app::{
    App, AtDesk, Body, ChangeRefused, Problem, Query, SignedIn, WithdrawalOfficial, retry, text_of,
};
use axum::Json;
use axum::extract::{Path, State};
use rules::tournament::{Withdrawal, WithdrawalAct, WithdrawalReport, WithdrawalRuling};
use rules::{Outcome, PlayerId};
use serde::Deserialize;
use store::{StoredWithdrawal, WithdrawalId};
use utoipa::{IntoParams, ToSchema};

use crate::case::{Case, change, put_down, settle, unknown_withdrawal, withdrawal};
use crate::desk_view::{DeskView, PreviewView, desk_view, preview};
use crate::names::{ReportName, RulingName};

const REASON_MISSING: &str = "Give a reason for the player and the record.";

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DecideWithdrawal, example = json!({
    "kind": "accepted", "reason": "A certificate was shown.", "version": 1
}))]
pub(crate) struct DecideBody {
    #[schema(value_type = RulingName)]
    kind: WithdrawalRuling,
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
    retry(|| decide(&app, &me, id, &body)).await?;
    answer(&app, &me, id).await.map(Json)
}

async fn decide(
    app: &App,
    me: &WithdrawalOfficial,
    id: WithdrawalId,
    body: &DecideBody,
) -> Result<Option<()>, Problem> {
    let stored = withdrawal(app, id).await?;
    let case = Case::open(app, me, id.player, Some(&stored)).await?;
    if body.kind.is_review() && !case.rights.reviews {
        return Err(Problem::forbidden());
    }
    let act = WithdrawalAct {
        what: body.kind,
        by: me.id(),
        reason: text_of(&body.reason, REASON_MISSING)?,
        suspension_months: body.suspension_months,
    };
    let (facts, now) = (case.facts(), app.clock.now());
    let after = stored.withdrawal.decide(act, stored.is_settled(), &facts, now)?;
    if after != Outcome::Unchanged && stored.version != body.version {
        return Err(Problem::changed_meanwhile());
    }
    change(app, &stored, after).await
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
    #[schema(value_type = ReportName)]
    kind: WithdrawalReport,
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
    let id = retry(|| report(&app, &me, &body)).await?;
    answer(&app, &me, id).await.map(Json)
}

async fn report(
    app: &App,
    me: &WithdrawalOfficial,
    body: &ReportBody,
) -> Result<Option<WithdrawalId>, Problem> {
    let player = PlayerId(body.player);
    let last = app.store.withdrawals_of(player).await?.pop();
    let case = Case::open(app, me, player, last.as_ref()).await;
    // What the case looked at must not be newer: a report that somebody else has just made would
    // count as an earlier silence.
    let still = app.store.withdrawals_of(player).await?.pop();
    let at = |last: &Option<StoredWithdrawal>| last.as_ref().map(|last| (last.id, last.version));
    if at(&still) != at(&last) {
        return Ok(None);
    }
    let case = case?;
    if body.kind.is_review() && !case.rights.reviews {
        return Err(Problem::forbidden());
    }
    let act = WithdrawalAct {
        what: body.kind,
        by: me.id(),
        reason: text_of(&body.reason, REASON_MISSING)?,
        suspension_months: body.suspension_months,
    };
    let (known, now) = (last.as_ref().map(StoredWithdrawal::as_last), app.clock.now());
    match Withdrawal::report(act, known, &case.facts(), now) {
        Ok(Outcome::Unchanged) => Ok(last.map(|last| last.id)),
        // Who has decided once reads what became of it, and does not decide ever after.
        _ if !case.rights.holds => Err(Problem::forbidden()),
        Ok(Outcome::Changed(new)) => put_down(app, player, last.as_ref(), new, now).await,
        Err(refusal) => Err(refusal.into()),
    }
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
    if !case.rights.holds {
        return Err(Problem::forbidden());
    }
    let known = last.as_ref().map(StoredWithdrawal::as_last);
    Withdrawal::check_reportable(known, &case.facts())?;
    preview(&app, &case).await.map(Json)
}

/// The case once what follows is seen to.
async fn answer(app: &App, me: &WithdrawalOfficial, id: WithdrawalId) -> Result<DeskView, Problem> {
    settle(app, id).await;
    let stored = withdrawal(app, id).await?;
    let case = Case::open(app, me, id.player, Some(&stored)).await?;
    desk_view(app, &case, &stored).await
}
