//! The results of an event in all its sections, the latest first: what is new there today.

use std::cmp::Reverse;

use app::view::{PlayerView, time};
use app::{App, Dated, Page, PageQuery, Problem, flag_of};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use rules::tournament::Flag;
use rules::{HalfPoints, Instant};
use serde::Serialize;
use store::{EventId, Section, SectionResult};
use utoipa::ToSchema;

/// A page of an event's results.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EventResults)]
pub(crate) struct EventResultsView {
    /// The server's time.
    now: DateTime<Utc>,
    /// Games that are over, the latest first.
    results: Vec<EventResultView>,
    /// What to ask for as `after` to read on; none at the end.
    #[schema(required)]
    next: Option<String>,
}

/// A game of an event that is over.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EventResult)]
struct EventResultView {
    /// The game's number.
    game: u32,
    /// The number of its section.
    section: u32,
    /// The section's name.
    section_name: String,
    white: PlayerView,
    black: PlayerView,
    /// White's points in halves: 0, 1 or 2.
    white_halves: u8,
    /// Black's points in halves: 0, 1 or 2.
    black_halves: u8,
    /// A: adjudicated, E: the time was exceeded, D: by default, C: cancelled; none: over the board.
    #[schema(required)]
    flag: Option<char>,
    /// When it ended.
    at: DateTime<Utc>,
}

/// A game that is over, with its section.
struct Over<'a> {
    section: &'a Section,
    game: &'a SectionResult,
    points: (HalfPoints, HalfPoints),
    at: Instant,
}

impl Over<'_> {
    fn place(&self) -> Dated {
        Dated { at: self.at, number: self.game.game.0 }
    }
}

/// The results of an event in all its sections, page by page, the latest first.
#[utoipa::path(
    get, path = "/api/events/{id}/results", operation_id = "list_event_results", tag = "events",
    params(("id" = u32, Path, description = "The event's number"), PageQuery),
    responses(
        (status = 200, body = EventResultsView),
        (status = 400),
        (status = 404),
    )
)]
pub(crate) async fn list_event_results(
    State(app): State<App>,
    Path(id): Path<String>,
    page: Page<Dated>,
) -> Result<Json<EventResultsView>, Problem> {
    let id = id.parse().map(EventId).map_err(|_| Problem::unknown_event())?;
    let event = app.known_event(id).await?;
    let tables = app.event_tables(&event).await?;
    let games = tables.iter().flat_map(|table| {
        table.results.iter().filter_map(|game| {
            let (white, black, at) = game.result?;
            Some(Over { section: &table.section, game, points: (white, black), at })
        })
    });
    let mut over: Vec<Over<'_>> =
        games.filter(|over| page.after.is_none_or(|after| over.place() < after)).collect();
    over.sort_unstable_by_key(|over| Reverse(over.place()));
    let next = page.cut(&mut over, Over::place);
    let people = over.iter().flat_map(|over| [over.game.white, over.game.black]).collect();
    let people = app.people(people).await?;
    let results = over.iter().filter_map(|over| {
        Some(EventResultView {
            game: over.game.game.0,
            section: over.section.id.0,
            section_name: over.section.name.clone(),
            white: people.get(&over.game.white)?.into(),
            black: people.get(&over.game.black)?.into(),
            white_halves: over.points.0.0,
            black_halves: over.points.1.0,
            flag: flag_of(over.game).map(Flag::letter),
            at: time(over.at),
        })
    });
    Ok(Json(EventResultsView { now: time(app.clock.now()), results: results.collect(), next }))
}
