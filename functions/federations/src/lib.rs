//! What national federations see to: their members, who joins
//! and leaves them, and whom they nominate.

mod members;
mod nominations;
mod path;
mod transfer_view;
mod transfers;

use app::App;
use axum::Router;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes with their description.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(members::list_members))
        .routes(routes!(nominations::count_members))
        .routes(routes!(nominations::list_nominations))
        .routes(routes!(transfers::list_transfers, transfers::ask_for_transfer))
        .routes(routes!(transfers::get_transfer))
        .routes(routes!(transfers::answer_transfer))
}

/// The router as this function serves it.
pub fn router(app: App) -> Router {
    app::finish(routes(), app).0
}
