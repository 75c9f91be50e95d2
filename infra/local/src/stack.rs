//! Every function's routes in one router, as CloudFront and API Gateway would put them together.

use std::pin::Pin;

use app::{App, Problem, Swept};
use axum::Router;
use utoipa_axum::router::OpenApiRouter;

use crate::description;

/// Each function that answers requests, by the name of its folder, with its routes.
pub fn functions() -> [(&'static str, OpenApiRouter<App>); 17] {
    [
        ("sign-in", sign_in::routes().described()),
        ("api-keys", api_keys::routes().described()),
        ("feeds", feeds::routes().described()),
        ("games", games::routes().described()),
        ("imports", imports::routes().described()),
        ("submit-move", submit_move::routes().described()),
        ("claim-draw", claim_draw::routes().described()),
        ("clocks", clocks::routes().described()),
        ("director", director::routes().described()),
        ("events", events::routes().described()),
        ("exports", exports::routes().described()),
        ("federations", federations::routes().described()),
        ("players", players::routes().described()),
        ("rate", rate::routes().described()),
        ("settings", settings::routes().described()),
        ("withdraw", withdraw::routes().described()),
        ("xfcc", xfcc::routes().described()),
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
    app::finish(routes.route("/api/openapi.json", described).into(), app)
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
