//! Numbers of the server for Prometheus, on a port of their own that no proxy passes on.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use app::App;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

use crate::folder::database::{path_in, write_ahead_log_in};
use crate::stack::Schedule;

const TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// Limits of the times of answers, in seconds.
const SECONDS: [f64; 9] = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Answered {
    /// Such as `2xx`.
    status: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct OfSchedule {
    schedule: &'static str,
}

/// What is counted. Cloning shares it.
#[derive(Clone, Debug)]
pub(super) struct Metrics(Arc<Counted>);

#[derive(Debug)]
struct Counted {
    registry: Registry,
    answers: Family<Answered, Counter>,
    seconds: Histogram,
    ran_at: Family<OfSchedule, Gauge>,
    failures: Family<OfSchedule, Counter>,
    waits: Gauge,
    given_up: Gauge,
    resident: Gauge,
    database: Gauge,
}

impl Metrics {
    pub(super) fn new() -> Metrics {
        let mut counted = Counted {
            registry: Registry::with_prefix("posthorn"),
            answers: Family::default(),
            seconds: Histogram::new(SECONDS),
            ran_at: Family::default(),
            failures: Family::default(),
            waits: Gauge::default(),
            given_up: Gauge::default(),
            resident: Gauge::default(),
            database: Gauge::default(),
        };
        let registry = &mut counted.registry;
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "Which version runs", version);
        registry.register("answers", "Requests that were answered", counted.answers.clone());
        let seconds = counted.seconds.clone();
        registry.register_with_unit("answer", "How long answers took", Unit::Seconds, seconds);
        let help = "When a schedule last ended without a fault, since 1970";
        registry.register_with_unit("schedule_ran", help, Unit::Seconds, counted.ran_at.clone());
        let help = "Runs of a schedule that failed";
        registry.register("schedule_failures", help, counted.failures.clone());
        let help = "1 while no game is ended since an officer has to decide about an outage";
        registry.register("waits_for_officer", help, counted.waits.clone());
        let help = "Letters that were given up and are not sent again by themselves";
        registry.register("letters_given_up", help, counted.given_up.clone());
        let resident = counted.resident.clone();
        registry.register_with_unit("memory", "Memory in use", Unit::Bytes, resident);
        let help = "The embedded database with its write-ahead log";
        registry.register_with_unit("database", help, Unit::Bytes, counted.database.clone());
        Metrics(Arc::new(counted))
    }

    /// Counts a run of a schedule that has ended, at `now` in seconds since 1970.
    pub(super) fn schedule_ran(&self, schedule: Schedule, now: i64, well: bool) {
        let label = OfSchedule { schedule: schedule.name() };
        if well {
            self.0.ran_at.get_or_create(&label).set(now);
        } else {
            self.0.failures.get_or_create(&label).inc();
        }
    }

    /// The page that Prometheus reads.
    pub(super) fn router(&self, app: App, data: PathBuf) -> Router {
        let metrics = self.clone();
        let page = get(async move || metrics.page(&app, &data).await);
        Router::new().route("/metrics", page)
    }

    async fn page(&self, app: &App, data: &Path) -> Response {
        let Metrics(counted) = self;
        // What the table does not tell stays as it was: the page tells the rest all the more.
        if let Ok(heartbeat) = app.store.heartbeat().await {
            counted.waits.set(i64::from(heartbeat.is_some_and(|it| it.gap.is_some())));
        }
        if let Ok(letters) = app.store.dead_letters().await {
            counted.given_up.set(signed(letters.len() as u64));
        }
        counted.resident.set(signed(resident_bytes().unwrap_or_default()));
        let files = [path_in(data), write_ahead_log_in(data)];
        let sizes = files.iter().filter_map(|file| fs::metadata(file).ok());
        counted.database.set(signed(sizes.map(|kind| kind.len()).sum()));
        let mut text = String::new();
        match encode(&mut text, &counted.registry) {
            Ok(()) => ([(CONTENT_TYPE, TYPE)], text).into_response(),
            Err(error) => app::Problem::internal(error).into_response(),
        }
    }
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The memory of this process; none where the system does not tell.
fn resident_bytes() -> Option<u64> {
    let pages = fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = pages.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * u64::try_from(rustix::param::page_size()).ok()?)
}

/// Counts a request and how long its answer takes to begin.
pub(super) async fn count(
    State(Metrics(counted)): State<Metrics>,
    request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let answer = next.run(request).await;
    counted.seconds.observe(begun.elapsed().as_secs_f64());
    let status = match answer.status().as_u16() / 100 {
        1 => "1xx",
        2 => "2xx",
        3 => "3xx",
        4 => "4xx",
        _ => "5xx",
    };
    counted.answers.get_or_create(&Answered { status }).inc();
    answer
}
