//! Every function's routes in one router, as CloudFront and API Gateway would put them together.

use std::panic::AssertUnwindSafe;
use std::pin::Pin;

use app::{App, Described, Problem, Routes, Swept};
use axum::Router;
use axum::routing::get;
use futures_util::FutureExt;
use utoipa::openapi::OpenApi;

use crate::description;

/// A function that answers requests.
pub struct Part {
    /// The name of its folder.
    pub name: &'static str,
    /// What it serves.
    pub routes: Router<App>,
    /// How that is described.
    pub describe: fn() -> OpenApi,
}

fn part<D: Described>(name: &'static str, routes: Routes<D>) -> Part {
    Part { name, routes: routes.router(), describe: D::describe }
}

/// Each function that answers requests.
pub fn functions() -> [Part; 17] {
    [
        part("sign-in", sign_in::routes()),
        part("api-keys", api_keys::routes()),
        part("feeds", feeds::routes()),
        part("games", games::routes()),
        part("imports", imports::routes()),
        part("submit-move", submit_move::routes()),
        part("claim-draw", claim_draw::routes()),
        part("clocks", clocks::routes()),
        part("director", director::routes()),
        part("events", events::routes()),
        part("exports", exports::routes()),
        part("federations", federations::routes()),
        part("players", players::routes()),
        part("rate", rate::routes()),
        part("settings", settings::routes()),
        part("withdraw", withdraw::routes()),
        part("xfcc", xfcc::routes()),
    ]
}

/// The API over `app`, with its description at `/api/openapi.json`.
pub fn api(app: App) -> Router {
    api_of(functions().map(|part| part.routes), app)
}

/// The same of routes that somebody has put something before.
pub fn api_of(routes: impl IntoIterator<Item = Router<App>>, app: App) -> Router {
    let described = get(async || axum::Json(description::openapi()));
    let own = Router::new().route("/api/openapi.json", described);
    app::finish(routes.into_iter().fold(own, Router::merge), app)
}

/// What a function does when a schedule calls it.
pub type Sweep<'a> = Pin<Box<dyn Future<Output = Result<Swept, Problem>> + Send + 'a>>;

/// Each function that a schedule calls, by the name of its folder, with what it is to do whatever was before.
pub fn sweeps(app: &App) -> [(&'static str, Sweep<'_>); 3] {
    [
        ("time-forfeit", Box::pin(time_forfeit::tick(app))),
        ("clock-tick", Box::pin(clock_tick::tick(app))),
        ("notify", Box::pin(notify::tick(app))),
    ]
}

/// Runs what the schedules run on AWS, each as alone as it is there: what one of them ends with keeps no
/// other from its run. No game is ended while time waits for an officer, or when the clock has jumped.
///
/// # Errors
/// The last one's, when the table does not answer or something panics. It is in the log.
pub async fn run_schedules(app: &App, jumped: bool) -> Result<(), Problem> {
    let mut outcome = Ok(());
    let [_, others @ ..] = sweeps(app);
    let watched: (_, Sweep<'_>) = ("time-forfeit", Box::pin(time_forfeit::run(app, jumped)));
    for (name, sweep) in [watched].into_iter().chain(others) {
        let run = async {
            let swept = sweep.await?;
            if swept != Swept::default() {
                swept.log(name);
            }
            Ok(())
        };
        if let Err(problem) = alone(run).await {
            tracing::error!(sweep = name, %problem, "a schedule failed");
            outcome = Err(problem);
        }
    }
    outcome
}

/// What comes of some work, and a panic as a problem of the server.
pub(crate) async fn alone(work: impl Future<Output = Result<(), Problem>>) -> Result<(), Problem> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    done.unwrap_or_else(|_| Err(Problem::internal("it has panicked")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_is_a_problem() {
        let panicked = alone(async { panic!("a fault of ours") }).await;
        assert_eq!(panicked.expect_err("a problem").code(), "internal");
        alone(async { Ok(()) }).await.expect("done");
    }
}
