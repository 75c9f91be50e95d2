//! The tournament director's desk: what waits for a ruling, with the facts, and players' leave.

mod claims;
mod leave;
mod leave_view;
mod view;

use app::App;
use axum::Router;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes with their description.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(claims::list_claims))
        .routes(routes!(claims::rule_on_claim))
        .routes(routes!(leave::get_player_leave))
        .routes(routes!(leave::grant_leave))
        .routes(routes!(leave::withdraw_leave))
        .routes(routes!(leave::correct_allowance))
}

/// The router as this function serves it.
pub fn router(app: App) -> Router {
    app::finish(routes(), app).0
}
