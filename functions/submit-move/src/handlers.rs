//! The handlers.

use app::view::{EndedView, MoveSentView};
use app::{App, Body, Change, ChangeRefused, GamePath, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::MoveRequest;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::view::PreviewView;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PreviewMove, example = json!({"ply": 22, "move": "g1f3", "offer_draw": false}))]
pub(crate) struct PreviewBody {
    /// Half-moves played in the position that is answered.
    ply: u16,
    /// UCI, SAN, long algebraic or ICCF number.
    r#move: String,
    /// Whether a draw is offered with it.
    #[serde(default)]
    offer_draw: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SendMove, example = json!({
    "ply": 22, "move": "g1f3", "offer_draw": false, "message": "Same here, first frost."
}))]
pub(crate) struct SendBody {
    /// Half-moves played in the position that is answered.
    ply: u16,
    /// UCI, SAN, long algebraic or ICCF number.
    r#move: String,
    /// Whether a draw is offered with it.
    #[serde(default)]
    offer_draw: bool,
    /// A message to the opponent, at most 2,000 characters.
    #[serde(default)]
    message: Option<String>,
}

/// The last look: what a move would come to. Writes nothing (LAW-4.1).
#[utoipa::path(
    post, path = "/api/games/{id}/moves/preview", operation_id = "preview_move", tag = "moves",
    params(("id" = u32, Path, description = "The game's number")), request_body = PreviewBody,
    responses(
        (status = 200, body = PreviewView),
        (status = 403),
        (status = 404),
        (status = 409),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn preview_move(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(body): Body<PreviewBody>,
) -> Result<Json<PreviewView>, Problem> {
    let (_, game) = app.load_game(id).await?;
    let request = MoveRequest { ply: body.ply, text: &body.r#move, offer_draw: body.offer_draw };
    match game.predict(me.player, request, app.clock.now()) {
        Ok(prediction) => Ok(Json(PreviewView::new(body.ply, &prediction))),
        Err(refusal) => Err(app.refused(Some(me.player), refusal).await),
    }
}

/// Sends a move. The same move again is answered like the first time.
#[utoipa::path(
    post, path = "/api/games/{id}/moves", operation_id = "send_move", tag = "moves",
    params(("id" = u32, Path, description = "The game's number")), request_body = SendBody,
    responses(
        (status = 200, body = MoveSentView),
        ChangeRefused,
    ),
    security(("access_token" = []))
)]
pub(crate) async fn send_move(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(body): Body<SendBody>,
) -> Result<Json<MoveSentView>, Problem> {
    let change = Change { game: id, player: Some(me.player), message: body.message };
    let request = MoveRequest { ply: body.ply, text: &body.r#move, offer_draw: body.offer_draw };
    let changed = app.change_game(change, |game, now| game.play(me.player, request, now)).await?;
    Ok(Json(MoveSentView::new(id, &changed.game, changed.index, &app.keys)?))
}

/// Resigns the game (LAW-5.1.2).
#[utoipa::path(
    post, path = "/api/games/{id}/resign", operation_id = "resign", tag = "moves",
    params(("id" = u32, Path, description = "The game's number")),
    responses(
        (status = 200, body = EndedView),
        (status = 403),
        (status = 404),
        (status = 409),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn resign(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
) -> Result<Json<EndedView>, Problem> {
    let change = Change { game: id, player: Some(me.player), message: None };
    let changed = app.change_game(change, |game, now| game.resign(me.player, now)).await?;
    Ok(Json(EndedView::new(id, &changed, &app.keys)?))
}
