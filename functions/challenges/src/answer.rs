//! A challenge is accepted, declined or withdrawn.

use app::{App, Body, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use rules::tournament::Challenge;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::lists::number_of;
use crate::view::{ChallengeView, one};

#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AcceptChallenge, example = json!({"key": null}))]
pub(crate) struct AcceptBody {
    /// The key that the link holds, where it came by one.
    #[serde(default)]
    #[schema(required)]
    key: Option<String>,
}

/// Accepts a challenge: the games stand with the answer, and their clocks run. Sent again, it is answered as it stands.
#[utoipa::path(
    post, path = "/api/challenges/{id}/accept", operation_id = "accept_challenge", tag = "challenges",
    params(("id" = u32, Path, description = "The challenge's number")),
    request_body = AcceptBody,
    responses((status = 200, body = ChallengeView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn accept_challenge(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
    Body(body): Body<AcceptBody>,
) -> Result<Json<ChallengeView>, Problem> {
    let id = number_of(&id)?;
    let stored = app.accept_challenge(id, me.player, body.key.as_deref()).await?;
    Ok(Json(one(&app, stored, Some(me.player)).await?))
}

/// Declines a challenge that was sent to me. Sent again, it is answered as it stands.
#[utoipa::path(
    post, path = "/api/challenges/{id}/decline", operation_id = "decline_challenge",
    tag = "challenges",
    params(("id" = u32, Path, description = "The challenge's number")),
    responses((status = 200, body = ChallengeView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn decline_challenge(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<ChallengeView>, Problem> {
    let stored = app.close_challenge(number_of(&id)?, me.player, Challenge::decline).await?;
    Ok(Json(one(&app, stored, Some(me.player)).await?))
}

/// Withdraws my challenge. Sent again, it is answered as it stands.
#[utoipa::path(
    post, path = "/api/challenges/{id}/withdraw", operation_id = "withdraw_challenge",
    tag = "challenges",
    params(("id" = u32, Path, description = "The challenge's number")),
    responses((status = 200, body = ChallengeView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn withdraw_challenge(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<ChallengeView>, Problem> {
    let stored = app.close_challenge(number_of(&id)?, me.player, Challenge::withdraw).await?;
    Ok(Json(one(&app, stored, Some(me.player)).await?))
}
