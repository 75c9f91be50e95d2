//! Answers to a draw offer. The offer itself travels with a move (`LAW-9.1.2.1`).

use app::view::EndedView;
use app::{App, Body, Change, ChangeRefused, GamePath, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::Game;
use serde::Deserialize;
use utoipa::ToSchema;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AnswerOffer, example = json!({"ply": 22}))]
pub(crate) struct AnswerOffer {
    /// The half-move that the offer came with, so that a request that was held up cannot answer a
    /// newer offer. Without it, whichever offer is open is answered.
    #[serde(default)]
    ply: Option<u16>,
}

/// Accepts the opponent's open offer (LAW-5.2.3).
#[utoipa::path(
    post, path = "/api/games/{id}/draw/accept", operation_id = "accept_draw", tag = "draws",
    params(("id" = u32, Path, description = "The game's number")), request_body = AnswerOffer,
    responses(
        (status = 200, body = EndedView),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn accept_draw(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(answer): Body<AnswerOffer>,
) -> Result<Json<EndedView>, Problem> {
    let change = Change { game: id, player: Some(me.player), message: None };
    let decide = |game: &Game, now| game.accept_draw(me.player, answer.ply, now);
    let changed = app.change_game(change, decide).await?;
    Ok(Json(EndedView::new(id, &changed, &app.keys)?))
}

/// Declines the opponent's open offers (LAW-9.1.2.1).
#[utoipa::path(
    post, path = "/api/games/{id}/draw/decline", operation_id = "decline_draw", tag = "draws",
    params(("id" = u32, Path, description = "The game's number")), request_body = AnswerOffer,
    responses(
        (status = 200, body = EndedView),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn decline_draw(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(answer): Body<AnswerOffer>,
) -> Result<Json<EndedView>, Problem> {
    let change = Change { game: id, player: Some(me.player), message: None };
    let decide = |game: &Game, now| game.decline_draw(me.player, answer.ply, now);
    let changed = app.change_game(change, decide).await?;
    Ok(Json(EndedView::new(id, &changed, &app.keys)?))
}
