//! Who comes next for a vacant place in a Final, for those who fill it (`TR-1.4.4`, `TR-1.6.3`).

use std::collections::HashSet;

use app::view::{PlayerView, StageName};
use app::{Act, App, Problem, SignedIn, start_number, table_standings};
use axum::Json;
use axum::extract::State;
use rules::tournament::{EventState, NextPlaced, Stage, Vacancy, next_placed};
use serde::Serialize;
use store::{SectionTable, StoredEvent};
use utoipa::ToSchema;

use crate::crosstable::listed;
use crate::scene::{EventPath, Scene};
use crate::view::SectionLineView;

/// Who comes next for a vacant place.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NextPlacedList)]
pub(crate) struct NextPlacedListView {
    /// The article; none where vacant places are not filled so.
    #[schema(required)]
    rule: Option<&'static str>,
    /// Those who miss out on tie-break first, then by place, of the latest events first. Who has entered is left
    /// out.
    players: Vec<NextPlacedView>,
}

/// Somebody who comes next.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NextPlaced)]
struct NextPlacedView {
    player: PlayerView,
    section: SectionLineView,
    /// Its event's name.
    event_name: String,
    #[schema(value_type = StageName)]
    stage: Stage,
    /// The place in that section.
    place: u32,
    /// The score in half points.
    half_points: u32,
    /// Whether the tie-break alone was missing.
    by_tie_break: bool,
}

/// Who comes next for vacant places in a Final, by the tables of previous Finals and of the stage before it (TR-1.4.4,
/// TR-1.6.3): for whoever decides about its entries.
#[utoipa::path(
    get, path = "/api/events/{id}/next-placed", operation_id = "list_next_placed", tag = "events",
    params(("id" = u32, Path, description = "The event's number")),
    responses(
        (status = 200, body = NextPlacedListView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_next_placed(
    State(app): State<App>,
    me: SignedIn,
    EventPath(id): EventPath,
) -> Result<Json<NextPlacedListView>, Problem> {
    let scene = Scene::open_for(&app, me, id, Act::DecideEntry).await?;
    let target = scene.event.announcement.its_stage();
    let filled = target.and_then(|stage| Some((stage, Vacancy::NextPlaced.filled_by(stage)?)));
    let Some((target, (_, rule))) = filled else {
        return Ok(Json(NextPlacedListView { rule: None, players: Vec::new() }));
    };
    let entries = app.store.entries(id).await?;
    let alive = entries.iter().filter(|entry| entry.state.is_alive());
    let entered: HashSet<u32> = alive.map(|entry| entry.player.0).collect();
    let mut players = Vec::new();
    for event in previous(&app, &scene.event, target).await? {
        players.extend(of_event(&app, &event, target).await?);
    }
    players.retain(|it| !entered.contains(&it.player.id));
    // The sort is stable: of the same place the latest event comes first.
    players.sort_by_key(|it| (!it.by_tie_break, it.place));
    Ok(Json(NextPlacedListView { rule: Some(rule), players }))
}

/// The finished events that send players to a stage, the latest first.
async fn previous(
    app: &App,
    last: &StoredEvent,
    target: Stage,
) -> Result<Vec<StoredEvent>, Problem> {
    let is_previous = |event: &StoredEvent| {
        let stage = event.announcement.its_stage();
        event.state == EventState::Finished
            && event.announcement.starts_at < last.announcement.starts_at
            && stage.is_some_and(|stage| stage.sends_to(target))
    };
    let mut events = app.events_where(is_previous).await?;
    events.sort_by_key(|event| std::cmp::Reverse(event.announcement.starts_at));
    Ok(events)
}

async fn of_event(
    app: &App,
    event: &StoredEvent,
    target: Stage,
) -> Result<Vec<NextPlacedView>, Problem> {
    let Some(source) = event.announcement.its_stage() else { return Ok(Vec::new()) };
    let mut players = Vec::new();
    for table in app.event_tables(event).await? {
        let silent = app.silently_withdrawn(&table).await?;
        let silent = silent.iter().filter_map(|id| start_number(&table, *id)).collect();
        players.extend(of_section(event, (target, source), &table, &silent));
    }
    Ok(players)
}

/// Those of a section, whoever has withdrawn silently left out (`TR-8.5`).
fn of_section(
    event: &StoredEvent,
    (target, source): (Stage, Stage),
    table: &SectionTable,
    silent: &HashSet<usize>,
) -> Vec<NextPlacedView> {
    let announced = &event.announcement;
    let lines = table_standings(table, &announced.tie_breaks);
    let shown = |next: NextPlaced| {
        let player =
            table.start_list.get(next.player).filter(|_| !silent.contains(&next.player))?;
        Some(NextPlacedView {
            player: listed(player),
            section: SectionLineView::from(&table.section),
            event_name: announced.name.clone(),
            stage: source,
            place: next.place,
            half_points: next.half_points,
            by_tie_break: next.by_tie_break,
        })
    };
    let next = next_placed(target, source, announced.advancing(), &lines);
    next.into_iter().filter_map(shown).collect()
}
