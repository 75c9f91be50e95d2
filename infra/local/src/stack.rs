//! Every function's routes in one router, as CloudFront and API Gateway would put them together.

use app::{App, Swept};
use axum::Router;
use utoipa_axum::router::OpenApiRouter;

use crate::description;

/// The routes of all functions. Each is written once, in its function.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .merge(sign_in::routes())
        .merge(api_keys::routes())
        .merge(feeds::routes())
        .merge(games::routes())
        .merge(imports::routes())
        .merge(submit_move::routes())
        .merge(claim_draw::routes())
        .merge(clocks::routes())
        .merge(director::routes())
        .merge(events::routes())
        .merge(exports::routes())
        .merge(federations::routes())
        .merge(players::routes())
        .merge(rate::routes())
        .merge(settings::routes())
        .merge(withdraw::routes())
        .merge(xfcc::routes())
}

/// The API over `app`, with its description at `/api/openapi.json`.
pub fn api(app: App) -> Router {
    let openapi = description::openapi();
    let described = axum::routing::get(async move || axum::Json(openapi));
    app::finish(routes().route("/api/openapi.json", described), app).0
}

/// Runs what the schedules run on AWS.
///
/// # Errors
/// When the table does not answer.
pub async fn run_schedules(app: &App) -> Result<(), app::Problem> {
    let sweeps = [
        ("time-forfeit", time_forfeit::tick(app).await?),
        ("clock-tick", clock_tick::tick(app).await?),
        ("notify", notify::tick(app).await?),
    ];
    for (name, swept) in sweeps {
        if swept != Swept::default() {
            swept.log(name);
        }
    }
    Ok(())
}
