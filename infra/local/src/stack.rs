//! Every function's routes in one router, as CloudFront and API Gateway would put them together.

use std::pin::Pin;

use app::{App, Problem, Swept};
use axum::Router;
use utoipa_axum::router::OpenApiRouter;

use crate::description;

/// Each function that answers requests, by the name of its folder, with its routes.
pub fn functions() -> [(&'static str, OpenApiRouter<App>); 17] {
    [
        ("sign-in", sign_in::routes()),
        ("api-keys", api_keys::routes()),
        ("feeds", feeds::routes()),
        ("games", games::routes()),
        ("imports", imports::routes()),
        ("submit-move", submit_move::routes()),
        ("claim-draw", claim_draw::routes()),
        ("clocks", clocks::routes()),
        ("director", director::routes()),
        ("events", events::routes()),
        ("exports", exports::routes()),
        ("federations", federations::routes()),
        ("players", players::routes()),
        ("rate", rate::routes()),
        ("settings", settings::routes()),
        ("withdraw", withdraw::routes()),
        ("xfcc", xfcc::routes()),
    ]
}

/// The routes of all functions. Each is written once, in its function.
pub fn routes() -> OpenApiRouter<App> {
    functions().into_iter().fold(OpenApiRouter::new(), |all, (_, routes)| all.merge(routes))
}

/// The API over `app`, with its description at `/api/openapi.json`.
pub fn api(app: App) -> Router {
    api_of(routes(), app)
}

/// The same with routes that somebody has put something before.
pub fn api_of(routes: OpenApiRouter<App>, app: App) -> Router {
    let openapi = description::openapi();
    let described = axum::routing::get(async move || axum::Json(openapi));
    app::finish(routes.route("/api/openapi.json", described), app).0
}

/// What a function does when a schedule calls it.
pub type Sweep<'a> = Pin<Box<dyn Future<Output = Result<Swept, Problem>> + Send + 'a>>;

/// Each function that a schedule calls, by the name of its folder, with what it is to do.
pub fn sweeps(app: &App) -> [(&'static str, Sweep<'_>); 3] {
    [
        ("time-forfeit", Box::pin(time_forfeit::tick(app))),
        ("clock-tick", Box::pin(clock_tick::tick(app))),
        ("notify", Box::pin(notify::tick(app))),
    ]
}

/// Runs what the schedules run on AWS.
///
/// # Errors
/// When the table does not answer.
pub async fn run_schedules(app: &App) -> Result<(), Problem> {
    for (name, sweep) in sweeps(app) {
        let swept = sweep.await?;
        if swept != Swept::default() {
            swept.log(name);
        }
    }
    Ok(())
}
