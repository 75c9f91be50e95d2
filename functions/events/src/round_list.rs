//! A cup at a glance: every round of a row of events, from the first to the last.

use std::collections::BTreeSet;

use app::view::{SystemBody, time};
use app::{App, Problem, RoundTables};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use futures_util::future::try_join_all;
use rules::Instant;
use rules::tournament::EventId;
use serde::Serialize;
use store::StoredEvent;
use utoipa::ToSchema;

use crate::phase::Phase;
use crate::scene::EventPath;
use crate::section_list::{SectionGlanceView, glance};
use crate::swiss_table::{SwissTableView, swiss_table};

/// The most rounds that are shown: a knock-out of a thousand players has ten.
const ROUNDS_MAX: usize = 24;

/// The rounds of a row of events.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RoundList)]
pub(crate) struct RoundListView {
    /// The server's time.
    now: DateTime<Utc>,
    /// From the first one on, each behind the one that it goes on from; 24 at most.
    rounds: Vec<RoundGlanceView>,
    /// The table over all rounds of a Swiss tournament; none where they are of another system.
    #[schema(required)]
    swiss: Option<SwissTableView>,
}

/// A round at a glance.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RoundGlance)]
struct RoundGlanceView {
    event: u32,
    name: String,
    phase: Phase,
    system: SystemBody,
    /// The event that it goes on from.
    #[schema(required)]
    goes_on_from: Option<u32>,
    starts_at: DateTime<Utc>,
    /// Its sections, in their order; none before the start lists are out.
    sections: Vec<SectionGlanceView>,
}

/// Every round of the row of events that an event belongs to, with every result as soon as there is one; the event alone
/// where it goes on from none, and none goes on from it.
#[utoipa::path(
    get, path = "/api/events/{id}/rounds", operation_id = "list_rounds", tag = "events",
    params(("id" = u32, Path, description = "The event's number")),
    responses(
        (status = 200, body = RoundListView),
        (status = 404),
    )
)]
pub(crate) async fn list_rounds(
    State(app): State<App>,
    EventPath(id): EventPath,
) -> Result<Json<RoundListView>, Problem> {
    let now = app.clock.now();
    let row = row(&app, id).await?;
    let row = try_join_all(row.into_iter().map(async |event| {
        let tables = app.event_tables(&event).await?;
        Ok::<RoundTables, Problem>((event, tables))
    }))
    .await?;
    let rounds = row.iter().map(|round| glance_at(round, now)).collect();
    Ok(Json(RoundListView { now: time(now), rounds, swiss: swiss_table(&row) }))
}

/// The events of a row: back to the first one, and from there on to all that follow.
async fn row(app: &App, id: EventId) -> Result<Vec<StoredEvent>, Problem> {
    let event = app.known_event(id).await?;
    let asked = event.clone();
    let first = app.rounds_before(&event).await?.pop().unwrap_or(event);
    let mut seen = BTreeSet::from([first.id]);
    let mut row = vec![first];
    let mut looked_at = 0;
    while let Some(event) = row.get(looked_at) {
        let after = app.store.rounds_after(event.id).await?;
        let left = ROUNDS_MAX - row.len();
        row.extend(after.into_iter().filter(|event| seen.insert(event.id)).take(left));
        looked_at += 1;
    }
    // One that is cancelled goes on from none any more, and is asked for all the same.
    if seen.insert(asked.id) {
        row.push(asked);
    }
    Ok(row)
}

fn glance_at((event, tables): &RoundTables, now: Instant) -> RoundGlanceView {
    let announced = &event.announcement;
    RoundGlanceView {
        event: event.id.0,
        name: announced.name.clone(),
        phase: Phase::of(event, now),
        system: announced.system.into(),
        goes_on_from: announced.previous_round.map(|previous| previous.event.0),
        starts_at: time(announced.starts_at),
        sections: tables.iter().map(|table| glance(table, announced, now)).collect(),
    }
}
