//! Draws and what is claimed: answers to offers, claims, and the count of Makruk.

mod claims;
mod count;
mod offers;
mod view;

use app::App;
use axum::Router;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes with their description.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(offers::accept_draw))
        .routes(routes!(offers::decline_draw))
        .routes(routes!(claims::preview_claim))
        .routes(routes!(claims::make_claim))
        .routes(routes!(count::change_count))
}

/// The router as this function serves it.
pub fn router(app: App) -> Router {
    app::finish(routes(), app).0
}
