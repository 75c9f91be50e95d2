//! Keys by which programs sign in: made, listed and revoked by a person for themselves, or by who
//! acts for a federation for it. A key is shown once, when it is made.

mod handlers;
mod view;

use app::App;
use axum::Router;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes with their description.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(handlers::list_keys, handlers::make_key))
        .routes(routes!(handlers::revoke_key))
}

/// The router as this function serves it.
pub fn router(app: App) -> Router {
    app::finish(routes(), app).0
}
