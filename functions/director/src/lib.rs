//! The tournament director's desk: what waits for a ruling, with the facts, players' leave, outages, and
//! mails that were given up.

mod claims;
mod dead_letters;
mod leave;
mod leave_view;
mod outages;
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
        .routes(routes!(outages::list_outages, outages::decide_outage))
        .routes(routes!(dead_letters::list_dead_letters))
        .routes(routes!(dead_letters::retry_dead_letter))
}

/// The router as this function serves it.
pub fn router(app: App) -> Router {
    app::finish(routes(), app).0
}
