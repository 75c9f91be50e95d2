//! What players do to their own clocks, other than moving: leave.

mod leave;
mod view;

use app::App;
use axum::Router;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes with their description.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(leave::get_leave, leave::register_leave))
        .routes(routes!(leave::cancel_leave))
}

/// The router as this function serves it.
pub fn router(app: App) -> Router {
    app::finish(routes(), app).0
}
