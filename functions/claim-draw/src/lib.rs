//! Draw offers: acceptance and refusal. An offer itself travels with a move (`LAW-9.1.2.1`).

use app::view::EndedView;
use app::{App, Change, GamePath, Problem, ProblemBody, SignedIn};
use axum::extract::State;
use axum::{Json, Router};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes with their description.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(accept_draw)).routes(routes!(decline_draw))
}

/// The router as this function serves it.
pub fn router(app: App) -> Router {
    app::finish(routes(), app).0
}

/// Accepts the opponent's open offer (LAW-5.2.3).
#[utoipa::path(
    post, path = "/api/games/{id}/draw/accept", operation_id = "accept_draw", tag = "draws",
    params(("id" = u32, Path, description = "The game's number")),
    responses(
        (status = 200, body = EndedView),
        (status = 401, body = ProblemBody, content_type = "application/problem+json"),
        (status = 403, body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, body = ProblemBody, content_type = "application/problem+json"),
        (status = 409, body = ProblemBody, content_type = "application/problem+json"),
        (status = 503, body = ProblemBody, content_type = "application/problem+json"),
    ),
    security(("access_token" = []))
)]
async fn accept_draw(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
) -> Result<Json<EndedView>, Problem> {
    let change = Change { game: id, player: me.player, message: None };
    let changed = app.change_game(change, |game, now| game.accept_draw(me.player, now)).await?;
    Ok(Json(EndedView::from(&changed.game)))
}

/// Declines the opponent's open offers (LAW-9.1.2.1).
#[utoipa::path(
    post, path = "/api/games/{id}/draw/decline", operation_id = "decline_draw", tag = "draws",
    params(("id" = u32, Path, description = "The game's number")),
    responses(
        (status = 200, body = EndedView),
        (status = 401, body = ProblemBody, content_type = "application/problem+json"),
        (status = 403, body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, body = ProblemBody, content_type = "application/problem+json"),
        (status = 409, body = ProblemBody, content_type = "application/problem+json"),
        (status = 503, body = ProblemBody, content_type = "application/problem+json"),
    ),
    security(("access_token" = []))
)]
async fn decline_draw(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
) -> Result<Json<EndedView>, Problem> {
    let change = Change { game: id, player: me.player, message: None };
    let changed = app.change_game(change, |game, now| game.decline_draw(me.player, now)).await?;
    Ok(Json(EndedView::from(&changed.game)))
}
