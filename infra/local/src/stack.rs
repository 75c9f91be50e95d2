//! Every function's routes in one router, as CloudFront and API Gateway would put them together.

use std::panic::AssertUnwindSafe;
use std::pin::Pin;

use app::{App, Problem, Swept};
use axum::Router;
use axum::routing::get;
use futures_util::FutureExt;
use futures_util::future::join_all;

use crate::description;
use crate::functions::functions;

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

/// A function that a schedule calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// Games: flags that have fallen, silence.
    TimeForfeit,
    /// All else that waits for a moment.
    ClockTick,
    /// Mails and messages.
    Notify,
}

impl Schedule {
    /// All of them.
    pub const ALL: [Schedule; 3] = [Schedule::TimeForfeit, Schedule::ClockTick, Schedule::Notify];

    /// The name of its folder.
    pub fn name(self) -> &'static str {
        match self {
            Schedule::TimeForfeit => "time-forfeit",
            Schedule::ClockTick => "clock-tick",
            Schedule::Notify => "notify",
        }
    }

    /// What it does, whatever was before.
    fn sweep(self, app: &App) -> Sweep<'_> {
        match self {
            Schedule::TimeForfeit => Box::pin(time_forfeit::tick(app)),
            Schedule::ClockTick => Box::pin(clock_tick::tick(app)),
            Schedule::Notify => Box::pin(notify::tick(app)),
        }
    }

    /// The same as a schedule runs it: no game is ended while time waits for an officer, or when the clock
    /// has jumped.
    fn run(self, app: &App, jumped: bool) -> Sweep<'_> {
        match self {
            Schedule::TimeForfeit => Box::pin(time_forfeit::run(app, jumped)),
            Schedule::ClockTick | Schedule::Notify => self.sweep(app),
        }
    }
}

/// Each function that a schedule calls, by the name of its folder, with what it is to do whatever was before.
pub fn sweeps(app: &App) -> [(&'static str, Sweep<'_>); 3] {
    Schedule::ALL.map(|schedule| (schedule.name(), schedule.sweep(app)))
}

/// Runs one schedule, and tells whether it went well. What goes wrong is in the log.
pub(crate) async fn run_schedule(app: &App, schedule: Schedule, jumped: bool) -> bool {
    run_beside([(schedule.name(), schedule.run(app, jumped))]).await.is_ok()
}

/// Runs what the schedules run on AWS, beside each other as there: what hangs or ends with a fault holds
/// up nothing but itself.
///
/// # Errors
/// One's, when the table does not answer or something panics. All are in the log.
pub async fn run_schedules(app: &App) -> Result<(), Problem> {
    run_beside(Schedule::ALL.map(|schedule| (schedule.name(), schedule.run(app, false)))).await
}

async fn run_beside<'a>(
    sweeps: impl IntoIterator<Item = (&'static str, Sweep<'a>)>,
) -> Result<(), Problem> {
    let runs = sweeps.into_iter().map(async |(name, sweep)| {
        let run = async {
            let swept = sweep.await?;
            if swept != Swept::default() {
                swept.log(name);
            }
            Ok(())
        };
        alone(run).await.inspect_err(|problem| {
            tracing::error!(sweep = name, %problem, "a schedule failed");
        })
    });
    join_all(runs).await.into_iter().collect()
}

/// What comes of some work, and a panic as a problem of the server.
pub(crate) async fn alone(work: impl Future<Output = Result<(), Problem>>) -> Result<(), Problem> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    done.unwrap_or_else(|_| Err(Problem::internal("it has panicked")))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::sync::oneshot;
    use tokio::time::timeout;

    use super::*;

    /// A mail server that hangs holds up no flag.
    #[tokio::test]
    async fn what_hangs_holds_up_nothing_else() {
        let (fell, has_fallen) = oneshot::channel();
        let mails: Sweep<'_> = Box::pin(async {
            has_fallen.await.expect("the flag falls meanwhile");
            Ok(Swept::default())
        });
        let panics: Sweep<'_> = Box::pin(async { panic!("a fault of ours") });
        let flags: Sweep<'_> = Box::pin(async {
            fell.send(()).expect("mails that wait");
            Ok(Swept::default())
        });
        let run = run_beside([("mails", mails), ("panics", panics), ("flags", flags)]);
        let ended = timeout(Duration::from_secs(10), run).await.expect("nothing waits");
        assert_eq!(ended.expect_err("the panic").code(), "internal");
    }

    #[tokio::test]
    async fn a_panic_is_a_problem() {
        let panicked = alone(async { panic!("a fault of ours") }).await;
        assert_eq!(panicked.expect_err("a problem").code(), "internal");
        alone(async { Ok(()) }).await.expect("done");
    }
}
