//! What a federation's players and teams have entered in a year: how far each entry is, what is still
//! to be paid, and what waits for the delegate (`TR-0.2`, `TR-4.5`).

use std::collections::{BTreeSet, HashMap};

use app::view::{EntryStateName, FeeBody, PlayerView, time};
use app::{About, Act, App, Caller, Problem, Query};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use futures_util::future::try_join_all;
use rules::tournament::{Entry, EntryState, EventState, Team, nomination_year};
use rules::{Federation, PlayerId, Profile};
use serde::Serialize;
use store::StoredEvent;
use utoipa::ToSchema;

use crate::nominations::YearQuery;
use crate::path::federation;

/// Members whose numbers are read at once.
const MEMBERS_A_PAGE: u16 = 1_000;
/// Events whose entries are read side by side.
const SIDE_BY_SIDE: usize = 8;

/// The entry of one of the federation's players.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FederationEntry)]
struct EntryView {
    player: PlayerView,
    at: DateTime<Utc>,
    #[schema(value_type = EntryStateName)]
    state: EntryState,
    #[schema(required)]
    fee_paid_at: Option<DateTime<Utc>>,
    /// Whether the player enters free where others pay (TR-4.5, TR-3.6-3.7).
    free: bool,
    /// When the delegate confirmed that; when the entry was made, where a result says it.
    #[schema(required)]
    confirmed_at: Option<DateTime<Utc>>,
    /// Who made the entry, by number.
    by: u32,
}

/// The entry of one of the federation's teams.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FederationTeam)]
struct TeamView {
    /// Its number in the event.
    number: u32,
    name: String,
    at: DateTime<Utc>,
    #[schema(value_type = EntryStateName)]
    state: EntryState,
    #[schema(required)]
    fee_paid_at: Option<DateTime<Utc>>,
}

/// An event that somebody of the federation has entered.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FederationEvent)]
struct EventView {
    event: u32,
    code: String,
    name: String,
    starts_at: DateTime<Utc>,
    entries_close_at: DateTime<Utc>,
    /// Whether the start lists are out: nothing is decided about entries any more.
    published: bool,
    /// Whether it was called off.
    cancelled: bool,
    /// What each entry costs; none where nothing is paid.
    #[schema(required)]
    fee: Option<FeeBody>,
    /// In the order in which they were made.
    entries: Vec<EntryView>,
    /// By number.
    teams: Vec<TeamView>,
}

/// What a federation has entered in a year.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FederationEntries)]
pub(crate) struct EntriesView {
    now: DateTime<Utc>,
    /// Three letters.
    federation: String,
    year: i32,
    /// Those that somebody has entered, the first start first.
    events: Vec<EventView>,
}

/// The entries of a federation's players and teams in the events that start in a calendar year, for those
/// who act for it and for those who see to all tournaments.
#[utoipa::path(
    get, path = "/api/federations/{code}/entries", operation_id = "list_federation_entries",
    tag = "federations",
    params(("code" = String, Path, description = "The federation's three letters"), YearQuery),
    responses(
        (status = 200, body = EntriesView),
        (status = 400),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_federation_entries(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Query(query): Query<YearQuery>,
) -> Result<Json<EntriesView>, Problem> {
    let federation = federation(&code)?;
    let now = app.clock.now();
    let year = query.read(now)?;
    let own = app.federation_of(&caller).await?;
    let about = About { players_federation: Some(federation), ..About::default() };
    if !caller.may(Act::SeeFederationEntries, &about, Some(own)) {
        return Err(Problem::forbidden());
    }
    let mut events = app
        .events_where(|event| {
            // What was held elsewhere was entered there.
            event.imported.is_none() && nomination_year(event.announcement.starts_at) == year
        })
        .await?;
    events.sort_by_key(|event| (event.announcement.starts_at, event.id));
    let members = members(&app, federation).await?;
    let mut entered = Vec::new();
    for some in events.chunks(SIDE_BY_SIDE) {
        let some = some.iter().map(|event| entered_in(&app, event, federation, &members));
        entered.extend(try_join_all(some).await?);
    }
    let players = entered.iter().flat_map(|(entries, _)| entries.iter().map(|entry| entry.player));
    let people = app.people(players.collect()).await?;
    let events = events.iter().zip(&entered);
    let events = events.filter(|(_, (entries, teams))| !entries.is_empty() || !teams.is_empty());
    let events = events.map(|(event, (entries, teams))| view(event, entries, teams, &people));
    let federation = federation.to_string();
    Ok(Json(EntriesView { now: time(now), federation, year, events: events.collect() }))
}

/// Everybody who plays for a federation.
async fn members(app: &App, federation: Federation) -> Result<BTreeSet<PlayerId>, Problem> {
    let mut members = BTreeSet::new();
    loop {
        let after = members.last().copied();
        let page = app.store.members_after(federation, after, MEMBERS_A_PAGE).await?;
        if page.is_empty() {
            return Ok(members);
        }
        members.extend(page);
    }
}

/// What a federation's players and its teams have entered of an event.
async fn entered_in(
    app: &App,
    event: &StoredEvent,
    federation: Federation,
    members: &BTreeSet<PlayerId>,
) -> Result<(Vec<Entry>, Vec<Team>), Problem> {
    if event.announcement.is_of_teams() {
        let mut teams = app.store.teams(event.id).await?;
        teams.retain(|team| team.federation == Some(federation));
        return Ok((Vec::new(), teams));
    }
    let mut entries = app.store.entries(event.id).await?;
    entries.retain(|entry| members.contains(&entry.player));
    Ok((entries, Vec::new()))
}

fn view(
    event: &StoredEvent,
    entries: &[Entry],
    teams: &[Team],
    people: &HashMap<PlayerId, Profile>,
) -> EventView {
    let announcement = &event.announcement;
    let entry = |entry: &Entry| {
        let player = people.get(&entry.player)?;
        Some(EntryView {
            player: PlayerView::from(player),
            at: time(entry.at),
            state: entry.state,
            fee_paid_at: entry.fee_paid_at.map(time),
            free: entry.free,
            confirmed_at: entry.confirmed_at.map(time),
            by: entry.by.0,
        })
    };
    let team = |team: &Team| TeamView {
        number: team.number.0.into(),
        name: team.name.clone(),
        at: time(team.at),
        state: team.state,
        fee_paid_at: team.fee_paid_at.map(time),
    };
    EventView {
        event: event.id.0,
        code: announcement.code.clone(),
        name: announcement.name.clone(),
        starts_at: time(announcement.starts_at),
        entries_close_at: time(announcement.entries_close_at),
        published: event.publication.is_some(),
        cancelled: event.state == EventState::Cancelled,
        fee: announcement.fee.as_ref().map(FeeBody::from),
        entries: entries.iter().filter_map(entry).collect(),
        teams: teams.iter().map(team).collect(),
    }
}
