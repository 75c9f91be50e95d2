//! Time travel: `POST /local/clock` moves the server's clock forward and runs the schedules due.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant as Stopwatch;

use app::view::time;
use app::{App, Body, Clock, Problem};
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use chrono::{DateTime, Utc};
use rules::{Instant, JUMP_SECONDS_MAX};
use serde::{Deserialize, Serialize};

use crate::folder::{Fault, FaultKind, write_whole};
use crate::stack;

/// How far the clock may be moved at once: ten years.
const ADVANCE_SECONDS_MAX: i64 = 10 * 366 * 86_400;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Move {
    /// Such as `10 days`, `3 hours` or `90 minutes`.
    advance: Option<String>,
    /// The moment to go to.
    set: Option<DateTime<Utc>>,
}

#[derive(Serialize)]
struct Shown {
    now: DateTime<Utc>,
    time_travel: bool,
}

/// The clock's routes. The shift is kept in `file`, so that a restart does not run time backwards.
pub fn router(app: App, file: Option<PathBuf>) -> Router {
    let file = Arc::new(file);
    Router::new()
        .route(
            "/local/clock",
            get(async |State(app): State<App>| Json(shown(&app))).post(
                async move |State(app): State<App>, Body(body): Body<Move>| {
                    move_clock(&app, &body).await?;
                    keep(&app, file.as_ref().as_ref());
                    stack::run_schedules(&app).await?;
                    Ok::<_, Problem>(Json(shown(&app)))
                },
            ),
        )
        .with_state(app)
}

/// The clock of the wall beside one that nobody sets.
pub(crate) struct Clocks {
    steady: Stopwatch,
    wall: Instant,
    travelled: i64,
}

impl Clocks {
    /// Both as they are now.
    pub(crate) fn new(app: &App) -> Clocks {
        Clocks { steady: Stopwatch::now(), wall: app.clock.now(), travelled: travelled(app) }
    }

    /// Whether one has gone further than the other since this was last asked. Time travel is meant.
    pub(crate) fn have_parted(&mut self, app: &App) -> bool {
        let now = Clocks::new(app);
        let steady = i64::try_from((now.steady - self.steady).as_secs()).unwrap_or(i64::MAX);
        let wall = (now.wall - self.wall) - (now.travelled - self.travelled);
        *self = now;
        (wall - steady).abs() > JUMP_SECONDS_MAX
    }
}

/// Seconds by which the clock was moved on purpose.
fn travelled(app: &App) -> i64 {
    match &app.clock {
        Clock::Shifted(seconds) => seconds.load(Ordering::SeqCst),
        Clock::System | Clock::Manual(_) => 0,
    }
}

fn shown(app: &App) -> Shown {
    Shown { now: time(app.clock.now()), time_travel: !matches!(app.clock, Clock::System) }
}

async fn move_clock(app: &App, body: &Move) -> Result<(), Problem> {
    let refuse = |code, detail: &str| Problem::invalid(code, detail);
    let seconds = match (&body.advance, body.set) {
        (Some(text), None) => parse_span(text).ok_or_else(|| {
            refuse("invalid_body", "Say how far, such as “10 days”, “3 hours” or “90 minutes”.")
        })?,
        (None, Some(at)) => Instant::from(at) - app.clock.now(),
        _ => return Err(refuse("invalid_body", "Give either `advance` or `set`.")),
    };
    if !(0..=ADVANCE_SECONDS_MAX).contains(&seconds) {
        return Err(refuse("invalid_body", "Time moves forward only, ten years at most at once."));
    }
    if app.travel(seconds).await? {
        Ok(())
    } else {
        let detail = "Start the server with --time-travel to move its clock.";
        Err(Problem::not_allowed("forbidden", detail))
    }
}

/// `10 days` in seconds.
fn parse_span(text: &str) -> Option<i64> {
    let (number, unit) = text.trim().split_once(' ')?;
    let unit = match unit.trim().trim_end_matches('s') {
        "second" => 1,
        "minute" => 60,
        "hour" => 3_600,
        "day" => 86_400,
        "week" => 7 * 86_400,
        _ => return None,
    };
    number.parse::<u32>().ok().map(|number| i64::from(number) * unit)
}

/// Keeps how far the clock is ahead.
fn keep(app: &App, file: Option<&PathBuf>) {
    let (Some(file), Clock::Shifted(seconds)) = (file, &app.clock) else { return };
    let seconds = seconds.load(Ordering::SeqCst).to_string();
    if let Err(error) = write_whole(file, seconds.as_bytes()) {
        tracing::warn!(%error, "the clock's shift could not be kept");
    }
}

/// How far the clock was ahead when it was last moved, in seconds; 0 when it never was.
///
/// # Errors
/// When the file says something else, or cannot be read.
pub fn kept_shift(file: &Path) -> Result<i64, Fault> {
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(0),
        Err(error) => return Err(Fault::unusable(file)(error)),
    };
    text.trim().parse().map_err(|_| Fault::new(file, FaultKind::ClockUnreadable))
}

#[cfg(test)]
mod tests {
    use super::parse_span;

    #[test]
    fn spans() {
        for (text, seconds) in [
            ("10 days", Some(864_000)),
            ("1 day", Some(86_400)),
            ("3 hours", Some(10_800)),
            (" 90 minutes ", Some(5_400)),
            ("0 seconds", Some(0)),
            ("2 weeks", Some(1_209_600)),
            ("-1 days", None),
            ("1.5 days", None),
            ("days", None),
            ("10", None),
            ("99999999999 days", None),
        ] {
            assert_eq!(parse_span(text), seconds, "{text}");
        }
    }
}
