//! Events to come, for readers of feeds and for calendars: until when one can enter, and when play begins.

use app::view::organiser_text;
use app::{App, Calendar, Problem, host_of};
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use rules::tournament::{Announcement, EventState};
use rules::{DAY_SECONDS, Day, Instant};
use store::StoredEvent;

use crate::atom::{Entry, Feed};

/// How long an event stays in the calendar after its start.
const AFTER_START_SECONDS: i64 = 31 * DAY_SECONDS;
/// How long caches may keep the calendar.
const CACHE: &str = "public, max-age=3600";

/// Events that take entries, those that have opened last first.
#[utoipa::path(
    get, path = "/api/events.atom", operation_id = "get_events_feed", tag = "feeds",
    responses(
        (status = 200, body = String, content_type = "application/atom+xml"),
    )
)]
pub(crate) async fn get_events_feed(State(app): State<App>) -> Result<impl IntoResponse, Problem> {
    let now = app.clock.now();
    let events = app.latest_events_where(|event| takes_entries(event, now)).await?;
    Feed {
        title: "Events that take entries".to_owned(),
        address: format!("{}/api/events.atom", app.origin),
        page: format!("{}/events", app.origin),
        begins: Instant::from_unix(0),
        entries: events.iter().map(|event| entry(&app, event)).collect(),
    }
    .answer()
}

/// When entries close and when play begins, as iCalendar: events to come, and those that have begun in the last month.
#[utoipa::path(
    get, path = "/api/events.ics", operation_id = "get_events_calendar", tag = "feeds",
    responses(
        (status = 200, body = String, content_type = "text/calendar"),
    )
)]
pub(crate) async fn get_events_calendar(
    State(app): State<App>,
) -> Result<impl IntoResponse, Problem> {
    let now = app.clock.now();
    let is_shown = |event: &StoredEvent| {
        let is_held = event.imported.is_none() && event.state != EventState::Cancelled;
        is_held && event.announcement.starts_at + AFTER_START_SECONDS > now
    };
    let mut calendar = Calendar::new("Correspondence chess events");
    for event in &app.latest_events_where(is_shown).await? {
        write(&mut calendar, &app, event);
    }
    let kind = "text/calendar; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, CACHE)], calendar.finish()))
}

/// Whether an event that was announced here takes entries now.
fn takes_entries(event: &StoredEvent, now: Instant) -> bool {
    let Announcement { entries_open_at, entries_close_at, .. } = &event.announcement;
    let is_announced = event.imported.is_none() && event.state == EventState::Announced;
    is_announced && *entries_open_at <= now && now < *entries_close_at
}

fn page_of(app: &App, event: &StoredEvent) -> String {
    format!("{}/events/{}", app.origin, event.id.0)
}

fn entry(app: &App, event: &StoredEvent) -> Entry {
    let announcement = &event.announcement;
    let (close, start) = (Day::of(announcement.entries_close_at), Day::of(announcement.starts_at));
    let by = organiser_text(announcement.organiser);
    Entry {
        page: page_of(app, event),
        title: announcement.name.clone(),
        text: format!("Held by {by}. Entries close on {close}, play begins on {start}."),
        at: announcement.entries_open_at,
    }
}

/// Two events of the calendar. When an announcement was changed is not kept with it: each change counts its version.
fn write(calendar: &mut Calendar, app: &App, event: &StoredEvent) {
    let (announcement, page) = (&event.announcement, page_of(app, event));
    let host = host_of(&app.origin);
    let sequence = usize::try_from(event.version).unwrap_or(usize::MAX);
    // Nobody enters once the start lists are out.
    let is_open = event.state == EventState::Announced;
    let closes = is_open.then_some(("entries", "entries close", announcement.entries_close_at));
    let starts = ("start", "play begins", announcement.starts_at);
    for (what, words, at) in closes.into_iter().chain([starts]) {
        let uid = format!("event-{}-{what}@{host}", event.id.0);
        calendar.begin_event(&uid, announcement.entries_open_at, sequence);
        calendar.moment("DTSTART", at);
        calendar.text("SUMMARY", &format!("{}: {words}", announcement.name));
        calendar.text("DESCRIPTION", &format!("{} ({page})", announcement.code));
        calendar.plain("URL", &page);
        calendar.plain("TRANSP", "TRANSPARENT");
        calendar.end_event();
    }
}
