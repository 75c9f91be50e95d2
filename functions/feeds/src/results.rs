//! Results of a section and of an event, as they come in.

use std::collections::HashMap;

use app::view::{points_text, result_text};
use app::{App, Problem, TeamSection, flag_of};
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use rules::tournament::Team;
use rules::{Instant, PlayerId, Profile};
use store::{EventId, SectionId, SectionResult, SectionTable, StoredEvent};

use crate::atom::{Entry, Feed};

/// The results of a section, the newest first.
#[utoipa::path(
    get, path = "/api/sections/{id}/results.atom", operation_id = "get_section_feed",
    tag = "feeds",
    params(("id" = u32, Path, description = "The section's number")),
    responses(
        (status = 200, body = String, content_type = "application/atom+xml"),
        (status = 404),
    )
)]
pub(crate) async fn get_section_feed(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let id = id.parse().map(SectionId).map_err(|_| Problem::unknown_section())?;
    let table = app.known_table(id).await?;
    let section = &table.section;
    Feed {
        title: section.full_name(),
        address: format!("{}/api/sections/{}/results.atom", app.origin, id.0),
        page: format!("{}/section/{}", app.origin, id.0),
        begins: section.starts_at.unwrap_or(Instant::from_unix(0)),
        entries: entries(&app, &[table]).await?,
    }
    .answer()
}

/// The results of all sections of an event, the newest first; where teams play, those of their matches, too.
#[utoipa::path(
    get, path = "/api/events/{id}/results.atom", operation_id = "get_event_feed", tag = "feeds",
    params(("id" = u32, Path, description = "The event's number")),
    responses(
        (status = 200, body = String, content_type = "application/atom+xml"),
        (status = 404),
    )
)]
pub(crate) async fn get_event_feed(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let id = id.parse().map(EventId).map_err(|_| Problem::unknown_event())?;
    let event = app.known_event(id).await?;
    let tables = app.event_tables(&event).await?;
    Feed {
        title: event.announcement.name.clone(),
        address: format!("{}/api/events/{}/results.atom", app.origin, id.0),
        page: format!("{}/events/{}", app.origin, id.0),
        begins: event.announcement.entries_open_at,
        entries: [entries(&app, &tables).await?, matches(&app, &event, tables).await?].concat(),
    }
    .answer()
}

/// The matches of an event of teams that are over (`TR-11`).
async fn matches(
    app: &App,
    event: &StoredEvent,
    tables: Vec<SectionTable>,
) -> Result<Vec<Entry>, Problem> {
    if !event.announcement.is_of_teams() {
        return Ok(Vec::new());
    }
    let teams = app.store.teams(event.id).await?;
    let sections = app.team_sections_of(event, &teams, tables).await?;
    let mut entries = Vec::new();
    for (index, section) in (1..).zip(&sections) {
        for played in &section.matches {
            let Some(at) = section.ended_at(played) else { continue };
            let names = [played.first, played.second].map(|team| name_of(section, team, &teams));
            let [first, second] = names;
            let result = played.half_points.map(points_text).join("–");
            let place = format!("{index}/{}-{}", played.first + 1, played.second + 1);
            entries.push(Entry {
                page: format!("{}/events/{}/teams/{place}", app.origin, event.id.0),
                title: format!("{first} – {second} {result}"),
                text: format!(
                    "{}, {}: match {first} – {second}, {result}.",
                    event.announcement.name, section.proposed.name
                ),
                at,
            });
        }
    }
    Ok(entries)
}

fn name_of(section: &TeamSection, team: usize, teams: &[Team]) -> String {
    let number = section.order.get(team);
    let team = teams.iter().find(|team| Some(&team.number) == number);
    team.map_or_else(String::new, |team| team.name.clone())
}

/// The finished games of some sections.
async fn entries(app: &App, tables: &[SectionTable]) -> Result<Vec<Entry>, Problem> {
    let unlisted = tables.iter().filter(|table| table.start_list.is_empty());
    let games = unlisted.flat_map(|table| &table.results);
    let people = app.people(games.flat_map(|game| [game.white, game.black]).collect()).await?;
    let of_table = |table: &SectionTable| {
        let names = names(table, &people);
        let entry = |game| entry(app, table, &names, game);
        table.results.iter().filter_map(entry).collect::<Vec<Entry>>()
    };
    Ok(tables.iter().flat_map(of_table).collect())
}

/// The players' names: as of the start list, or as they are where there is none.
fn names(table: &SectionTable, people: &HashMap<PlayerId, Profile>) -> HashMap<PlayerId, String> {
    if table.start_list.is_empty() {
        return people.iter().map(|(id, profile)| (*id, profile.full_name())).collect();
    }
    let listed = table.start_list.iter();
    listed.map(|line| (line.player, line.full_name())).collect()
}

fn entry(
    app: &App,
    table: &SectionTable,
    names: &HashMap<PlayerId, String>,
    game: &SectionResult,
) -> Option<Entry> {
    let (white_points, black_points, at) = game.result?;
    let name = |id: PlayerId| names.get(&id).cloned().unwrap_or_else(|| id.to_string());
    let (white, black) = (name(game.white), name(game.black));
    let result = result_text((white_points, black_points), flag_of(game));
    let section = &table.section;
    Some(Entry {
        page: format!("{}/game/{}", app.origin, game.game),
        title: format!("{white} – {black} {result}"),
        text: format!("{}: game {}, {result}.", section.full_name(), game.game),
        at,
    })
}
