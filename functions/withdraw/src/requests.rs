//! What a player does: ask to withdraw from all events (`TR-8.1`), and think better of it.

use app::{App, Body, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use rules::GameId;
use rules::tournament::{
    GameNote, WithdrawalGrounds, WithdrawalRefusal, WithdrawalRequest, WithdrawalState,
};
use serde::Deserialize;
use store::{Error, StoredWithdrawal, Withdrawal, WithdrawalId};
use utoipa::ToSchema;

use crate::case::{SETTLE_SECONDS, TRIES_MAX, settle, unknown_withdrawal};
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
    for _ in 0..TRIES_MAX {
        let last = app.store.withdrawals_of(me.id).await?.pop();
        match last.as_ref().map(|last| last.withdrawal.state) {
            Some(state) if state.waits() => {
                let same = last.filter(|last| last.withdrawal.request.as_ref() == Some(&request));
                let same = same.ok_or(WithdrawalRefusal::WithdrawalWaits)?;
                settle(&app, same.id).await;
                return Ok(Json(mine(&app, &me).await?));
            }
            // What was decided is being carried out.
            Some(WithdrawalState::Decided(_))
                if last.as_ref().is_some_and(|last| last.alarm_at.is_some()) =>
            {
                return Err(WithdrawalRefusal::WithdrawalDecided.into());
            }
            _ => {}
        }
        let seats = app.store.seats(me.id).await?;
        let running = seats.iter().filter(|seat| seat.ended_at.is_none());
        let running: Vec<GameId> = running.map(|seat| seat.game).collect();
        request.check(&running, app.entered_events(me.id).await?.len())?;
        let now = app.clock.now();
        let number = last.map_or(1, |last| last.id.number + 1);
        let withdrawal = Withdrawal {
            at: now,
            by: me.id,
            request: Some(request.clone()),
            state: WithdrawalState::Requested,
            decisions: Vec::new(),
            suspended_until: None,
            abused_at: None,
            plan: Vec::new(),
        };
        let id = WithdrawalId { player: me.id, number };
        let alarm_at = Some(now + SETTLE_SECONDS);
        let new = StoredWithdrawal { id, version: 1, withdrawal, progress: 0, alarm_at };
        match app.store.put_withdrawal(&new).await {
            Ok(()) => {
                settle(&app, id).await;
                return Ok(Json(mine(&app, &me).await?));
            }
            // Sent twice at once: the next look finds it.
            Err(Error::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Error::Conflict.into())
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
    for _ in 0..TRIES_MAX {
        let stored = crate::case::withdrawal(&app, id).await?;
        let state = stored.withdrawal.state.taken_back()?;
        if state == stored.withdrawal.state {
            settle(&app, id).await;
            return Ok(Json(mine(&app, &me).await?));
        }
        let mut after = stored.clone();
        after.withdrawal.state = state;
        after.alarm_at = Some(app.clock.now() + SETTLE_SECONDS);
        match app.store.change_withdrawal(&stored, &after).await {
            Ok(()) => {
                settle(&app, id).await;
                return Ok(Json(mine(&app, &me).await?));
            }
            Err(Error::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Error::Conflict.into())
}
