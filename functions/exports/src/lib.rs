//! Data that federations, organisers and players take out: games in PGN at stable addresses.

mod period;
mod pgn;

use app::App;
use axum::Router;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes with their description.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(pgn::get_section_pgn))
        .routes(routes!(pgn::get_event_pgn))
        .routes(routes!(pgn::get_player_pgn))
}

/// The router as this function serves it.
pub fn router(app: App) -> Router {
    app::finish(routes(), app).0
}
