//! A challenge is accepted, declined or withdrawn; a tournament among friends is joined and begun.

use app::{App, Body, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use rules::PlayerId;
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

/// Accepts a challenge: the games stand with the answer, and their clocks run. A tournament among friends is joined so,
/// and begins when its challenger says so. Sent again, it is answered as it stands.
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
    Ok(Json(one(&app, stored, Some(&me)).await?))
}

/// Declines a challenge that was sent to me, or leaves a tournament among friends before it begins. Sent again, it is
/// answered as it stands.
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
    let decline = |challenge: &Challenge, now| challenge.decline(me.player, now);
    let stored = app.change_challenge(number_of(&id)?, me.player, decline).await?;
    Ok(Json(one(&app, stored, Some(&me)).await?))
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
    let withdraw = |challenge: &Challenge, now| challenge.withdraw(me.player, now);
    let stored = app.change_challenge(number_of(&id)?, me.player, withdraw).await?;
    Ok(Json(one(&app, stored, Some(&me)).await?))
}

/// Begins my tournament among friends with those who have joined, 3 to 13 with me: start numbers are drawn by lot,
/// everybody plays everybody by the usual tables (TR-0.3), and the clocks start at 00:00 UTC of the day after tomorrow.
/// Sent again, it is answered as it stands.
#[utoipa::path(
    post, path = "/api/challenges/{id}/begin", operation_id = "begin_friends_tournament",
    tag = "challenges",
    params(("id" = u32, Path, description = "The challenge's number")),
    responses((status = 200, body = ChallengeView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn begin_friends_tournament(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<ChallengeView>, Problem> {
    let stored = app.begin_tournament(number_of(&id)?, me.player).await?;
    Ok(Json(one(&app, stored, Some(&me)).await?))
}

/// Strikes a player off the list of my tournament among friends before it begins. Sent again, it is answered as it
/// stands.
#[utoipa::path(
    delete, path = "/api/challenges/{id}/players/{player}", operation_id = "strike_friend",
    tag = "challenges",
    params(
        ("id" = u32, Path, description = "The challenge's number"),
        ("player" = u32, Path, description = "The player's number"),
    ),
    responses((status = 200, body = ChallengeView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn strike_friend(
    State(app): State<App>,
    me: SignedIn,
    Path((id, player)): Path<(String, String)>,
) -> Result<Json<ChallengeView>, Problem> {
    let player = player.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    let strike = |challenge: &Challenge, now| challenge.strike(me.player, player, now);
    let stored = app.change_challenge(number_of(&id)?, me.player, strike).await?;
    Ok(Json(one(&app, stored, Some(&me)).await?))
}
