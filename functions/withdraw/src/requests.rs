//! What a player does: ask to withdraw from all events (`TR-8.1`), and think better of it.

use app::{App, Body, ChangeRefused, Problem, SignedIn, retry};
use axum::Json;
use axum::extract::{Path, State};
use rules::tournament::{GameNote, Withdrawal, WithdrawalGrounds, WithdrawalRequest};
use rules::{GameId, Outcome, PlayerId};
use serde::Deserialize;
use store::{StoredWithdrawal, WithdrawalId};
use utoipa::ToSchema;

use crate::case::{change, put_down, settle, unknown_withdrawal, withdrawal};
use crate::names::GroundsName;
use crate::view::{MyWithdrawalsView, NoteBody, mine};

/// My withdrawals, and when I may enter events again.
#[utoipa::path(
    get, path = "/api/withdrawals", operation_id = "list_my_withdrawals", tag = "withdrawals",
    responses(
        (status = 200, body = MyWithdrawalsView),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_my_withdrawals(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<MyWithdrawalsView>, Problem> {
    Ok(Json(mine(&app, &app.profile(me.player).await?).await?))
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RequestWithdrawal, example = json!({
    "grounds": "grave_illness", "months": 6, "reasons": "An operation, then a cure.", "games": []
}))]
pub(crate) struct RequestBody {
    /// Why I cannot play on.
    #[schema(value_type = GroundsName)]
    grounds: WithdrawalGrounds,
    /// Months for which that will last, at least.
    months: u16,
    /// What has happened: 1 to 2,000 characters, for the director and the officers only.
    reasons: String,
    /// How my games stand: each of them under personal circumstances.
    games: Vec<NoteBody>,
}

impl From<RequestBody> for WithdrawalRequest {
    fn from(body: RequestBody) -> WithdrawalRequest {
        WithdrawalRequest {
            grounds: body.grounds,
            months: body.months,
            reasons: body.reasons.trim().to_owned(),
            games: body.games.into_iter().map(GameNote::from).collect(),
        }
    }
}

/// Asks to withdraw from all events; director and opponents are told. Sent again, it is answered as
/// it stands.
#[utoipa::path(
    post, path = "/api/withdrawals", operation_id = "request_withdrawal", tag = "withdrawals",
    request_body = RequestBody,
    responses((status = 200, body = MyWithdrawalsView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn request_withdrawal(
    State(app): State<App>,
    me: SignedIn,
    Body(body): Body<RequestBody>,
) -> Result<Json<MyWithdrawalsView>, Problem> {
    let me = app.profile(me.player).await?;
    let request = WithdrawalRequest::from(body);
    let id = retry(|| ask(&app, me.id, &request)).await?;
    settle(&app, id).await;
    Ok(Json(mine(&app, &me).await?))
}

/// Puts the request down; none when another one was faster.
async fn ask(
    app: &App,
    player: PlayerId,
    request: &WithdrawalRequest,
) -> Result<Option<WithdrawalId>, Problem> {
    let now = app.clock.now();
    let last = app.store.withdrawals_of(player).await?.pop();
    let seats = app.store.seats(player).await?;
    let known = last.as_ref().map(StoredWithdrawal::as_last);
    let running = seats.iter().filter(|seat| seat.ended_at.is_none());
    let running: Vec<GameId> = running.map(|seat| seat.game).collect();
    let entered = app.entered_events(player).await?.len();
    match Withdrawal::ask(player, request.clone(), known, (&running, entered), now)? {
        Outcome::Unchanged => Ok(last.map(|last| last.id)),
        Outcome::Changed(asked) => put_down(app, player, last.as_ref(), asked, now).await,
    }
}

/// Takes a request back while it waits; after the offer to play on it takes that up (TR-8.4). Sent
/// again, it is answered as it stands.
#[utoipa::path(
    delete, path = "/api/withdrawals/{id}", operation_id = "take_back_withdrawal",
    tag = "withdrawals",
    params(("id" = String, Path, description = "The withdrawal's name, such as 160012-1")),
    responses((status = 200, body = MyWithdrawalsView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn take_back_withdrawal(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<MyWithdrawalsView>, Problem> {
    let me = app.profile(me.player).await?;
    let id: WithdrawalId = id.parse().map_err(|()| unknown_withdrawal())?;
    // Whether others have asked is nobody's business.
    if id.player != me.id {
        return Err(unknown_withdrawal());
    }
    retry(|| take_back(&app, id)).await?;
    settle(&app, id).await;
    Ok(Json(mine(&app, &me).await?))
}

async fn take_back(app: &App, id: WithdrawalId) -> Result<Option<()>, Problem> {
    let stored = withdrawal(app, id).await?;
    let after = stored.withdrawal.take_back()?;
    change(app, &stored, after).await
}
