//! The sections of an event at a glance: how far they are, who leads, and who plays in which.

use std::cmp::Reverse;

use app::view::{PlayerView, time};
use app::{App, Problem, table_standings};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use rules::Instant;
use rules::tournament::{Announcement, Standing};
use serde::Serialize;
use store::SectionTable;
use utoipa::ToSchema;

use crate::crosstable::{CountsView, counts, listed};
use crate::scene::EventPath;

/// The last place that leads in a section.
const LEADING: u32 = 3;

/// The sections of an event.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EventSections)]
pub(crate) struct SectionListView {
    /// The server's time.
    now: DateTime<Utc>,
    /// In their order; none before the start lists are out.
    sections: Vec<SectionGlanceView>,
}

/// A section at a glance.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SectionGlance)]
pub(crate) struct SectionGlanceView {
    id: u32,
    name: String,
    counts: CountsView,
    /// Who has one of the first three places, of those who have finished a game; as many as share them.
    leaders: Vec<LeaderView>,
    /// Everybody by start number, as of the start list.
    players: Vec<PlayerView>,
}

/// Who leads in a section.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SectionLeader)]
struct LeaderView {
    player: PlayerView,
    /// The place, by tie-break, on present scores while games run.
    place: u32,
    /// Whether others have the same place.
    shared: bool,
    /// The score in half points.
    half_points: u32,
    /// Finished games.
    games: u32,
}

/// The sections of an event at a glance, with every result as soon as there is one: how many games are over, who
/// leads, and who plays in which section. Of teams the sections are the boards.
#[utoipa::path(
    get, path = "/api/events/{id}/sections", operation_id = "list_event_sections", tag = "events",
    params(("id" = u32, Path, description = "The event's number")),
    responses(
        (status = 200, body = SectionListView),
        (status = 404),
    )
)]
pub(crate) async fn list_sections(
    State(app): State<App>,
    EventPath(id): EventPath,
) -> Result<Json<SectionListView>, Problem> {
    let event = app.known_event(id).await?;
    let now = app.clock.now();
    let tables = app.event_tables(&event).await?;
    let sections = tables.iter().map(|table| glance(table, &event.announcement, now)).collect();
    Ok(Json(SectionListView { now: time(now), sections }))
}

pub(crate) fn glance(
    table: &SectionTable,
    announcement: &Announcement,
    now: Instant,
) -> SectionGlanceView {
    let players: Vec<PlayerView> = table.start_list.iter().map(listed).collect();
    let mut lines = table_standings(table, &announcement.tie_breaks);
    lines.retain(|line| line.games > 0 && line.place <= LEADING);
    lines.sort_by_key(|line| (line.place, Reverse(line.half_points), line.player));
    let leader = |line: &Standing| {
        Some(LeaderView {
            player: players.get(line.player)?.clone(),
            place: line.place,
            shared: line.shared,
            half_points: line.half_points,
            games: line.games,
        })
    };
    SectionGlanceView {
        id: table.section.id.0,
        name: table.section.name.clone(),
        counts: counts(table, now),
        leaders: lines.iter().filter_map(leader).collect(),
        players,
    }
}
