//! The first list, from a file: what an event's players start from when a federation moves here.

use std::collections::{BTreeMap, HashMap};

use app::columns::{Columns, Fault, Row};
use app::view::{PoolName, RatingListView, RuleSetName};
use app::{App, Body, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use rules::rating::{ListEntry, Method};
use rules::{PlayerId, Profile};
use serde::Deserialize;
use store::{Error, ListRow, RunState, StoredRun};
use utoipa::ToSchema;

use crate::runs::{list_id, must_run_ratings};

const LIST: Columns<3> = Columns { names: ["id", "rating", "games"], needed: 3 };
const ID: usize = 0;
const RATING: usize = 1;
const GAMES: usize = 2;

/// Ratings that a list can hold, in points.
const RATINGS: std::ops::RangeInclusive<u16> = 1..=4_000;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ImportRatingList, example = json!({
    "pool": "chess", "quarter": "2026/4", "rule_set": "iccf",
    "csv": "id,rating,games\n160012,2418,57\n"
}))]
pub(crate) struct ImportBody {
    pool: PoolName,
    /// Year and quarter, such as `2026/4`.
    quarter: String,
    rule_set: RuleSetName,
    /// CSV with a line of headings: id, rating (empty for none) and games.
    csv: String,
}

/// Publishes the first list of a pool from a file. Everybody in it must have a profile.
#[utoipa::path(
    post, path = "/api/rating-lists", operation_id = "import_rating_list", tag = "ratings",
    request_body = ImportBody,
    responses((status = 200, body = RatingListView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn import_rating_list(
    State(app): State<App>,
    me: SignedIn,
    Body(body): Body<ImportBody>,
) -> Result<Json<RatingListView>, Problem> {
    must_run_ratings(&me)?;
    let id = list_id(body.pool, &body.quarter)?;
    // One that was taken back makes room for a better one.
    let stands = |run: &StoredRun| {
        let gone = run.run.imported && run.run.state == RunState::Withdrawn;
        run.id.pool == id.pool && !gone
    };
    if app.store.rating_runs().await?.iter().any(stands) {
        let detail = "There is a list already: the next ones are calculated.";
        return Err(Problem::new(StatusCode::CONFLICT, "list_exists", detail));
    }
    let (entries, _) = read(&body.csv, None)?;
    let people = app.people(entries.keys().copied().collect()).await?;
    // Read again for the lines of those who are unknown.
    read(&body.csv, Some(&people))?;
    let rows = rows(&entries, &people, id.quarter.starts_on().unix_days());
    let stored = match app.publish_imported_list(id, body.rule_set.into(), me.player, rows).await {
        Ok(stored) => stored,
        Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
        Err(error) => return Err(error.into()),
    };
    if let Err(problem) = app.go_on_with_rating_run(id).await {
        tracing::error!(list = %id, %problem, "a rating list is not in force yet");
    }
    let stored: StoredRun = app.store.rating_run(stored.id).await?;
    Ok(Json(RatingListView::from(&stored)))
}

type Entries = BTreeMap<PlayerId, ListEntry>;

/// Reads the file; with `known`, everybody has to be among them.
fn read(
    csv: &str,
    known: Option<&HashMap<PlayerId, Profile>>,
) -> Result<(Entries, Vec<String>), Problem> {
    let mut entries = Entries::new();
    let unread = LIST.read(csv.as_bytes(), |row| {
        let (Some(player), Some(entry)) = (player(row), entry(row)) else { return };
        if known.is_some_and(|known| !known.contains_key(&player)) {
            row.fault(ID, format!("nobody has the number {player} here"));
        } else if entries.insert(player, entry).is_some() {
            row.fault(ID, format!("“{player}” is there twice"));
        }
    });
    let unread = unread.map_err(Problem::faulty_file)?;
    if entries.is_empty() {
        let fault =
            Fault { line: 1, column: "id".to_owned(), reason: "the list is empty".to_owned() };
        return Err(Problem::faulty_file(vec![fault]));
    }
    Ok((entries, unread))
}

fn player(row: &mut Row<'_, 3>) -> Option<PlayerId> {
    let text = row.text(ID)?;
    let number = text.parse::<u32>().ok().filter(|number| (1..=999_999).contains(number));
    if number.is_none() {
        row.fault(ID, format!("“{text}” is no player's number"));
    }
    number.map(PlayerId)
}

fn entry(row: &mut Row<'_, 3>) -> Option<ListEntry> {
    let (rating, games) = (row.text(RATING)?, row.text(GAMES)?);
    let points = rating.parse::<u16>().ok().filter(|points| RATINGS.contains(points));
    if points.is_none() && !rating.is_empty() {
        row.fault(RATING, format!("“{rating}” is no rating"));
        return None;
    }
    let played = match games {
        "" if points.is_none() => Some(0),
        digits => digits.parse::<u32>().ok().filter(|games| *games < 1_000_000),
    };
    match played {
        None => row.fault(GAMES, format!("“{games}” is no number of games")),
        Some(0) if points.is_some() => row.fault(GAMES, "a rating rests on games"),
        Some(1..) if points.is_none() => row.fault(RATING, "whoever has played has a rating"),
        Some(games) => return Some(ListEntry { rating: points, games }),
    }
    None
}

/// The list's rows. Nobody tells when the last game of each was finished: the list's own day counts.
fn rows(entries: &Entries, people: &HashMap<PlayerId, Profile>, on: i32) -> Vec<ListRow> {
    let row = |(player, entry): (&PlayerId, &ListEntry)| {
        let profile = people.get(player)?;
        let old = ListEntry::default();
        let row = ListRow::of(profile, *entry, old, Method::Unchanged);
        Some(ListRow { last_finished: Some(on), ..row })
    };
    entries.iter().filter_map(row).collect()
}
