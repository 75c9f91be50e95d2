//! The first list, from a file: what an event's players start from when a federation moves here.

use std::collections::{BTreeMap, HashMap};

use app::columns::{Columns, Fault, Row};
use app::game_rows::{GameRow, read_games};
use app::view::{PoolName, RatingListView, RuleSetName};
use app::{App, AtDesk, Body, ChangeRefused, Problem};
use axum::Json;
use axum::extract::State;
use rules::rating::run::check_not_own;
use rules::rating::{ListEntry, ListedGame, Method};
use rules::tournament::RuleSet;
use rules::{PlayerId, Profile};
use serde::Deserialize;
use store::{Error, ListRow, StoredRun};
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
    /// All earlier games of players with fewer than 30, on which their next rating rests (RAT-15), as
    /// CSV with a line of headings: white, black, result (1-0, 0-1 or 1/2-1/2), white_start and
    /// black_start (the ratings at the event's start, empty for unrated), and level (of the event).
    #[serde(default)]
    history: Option<String>,
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
    AtDesk(me): AtDesk,
    Body(body): Body<ImportBody>,
) -> Result<Json<RatingListView>, Problem> {
    must_run_ratings(&me)?;
    let id = list_id(body.pool, &body.quarter)?;
    app.check_imported_list(id).await?;
    let history = body.history.as_deref().unwrap_or_default();
    let files = Files { rule_set: body.rule_set.into(), list: &body.csv, history };
    let on = id.quarter.starts_on().unix_days();
    let named = files.read(None, on)?;
    let people = app.people(named.entries.keys().copied().collect()).await?;
    // Read again for the lines of those who are unknown.
    let Brought { entries, history } = files.read(Some(&people), on)?;
    check_not_own(me.player, entries.keys().copied())?;
    let rows = rows(&entries, &people, &history, on);
    let stored =
        match app.publish_imported_list(id, files.rule_set, me.player, rows, &history).await {
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

/// The files as they were sent.
struct Files<'a> {
    rule_set: RuleSet,
    list: &'a str,
    /// Empty: there is none.
    history: &'a str,
}

/// What they hold.
struct Brought {
    entries: Entries,
    /// Games of players with fewer than 30, which their next rating rests on (`RAT-15`).
    history: Vec<ListedGame>,
}

impl Files<'_> {
    /// Reads the files; with `known`, everybody on the list has to be among them. The games count as
    /// ended on the list's day.
    fn read(
        &self,
        known: Option<&HashMap<PlayerId, Profile>>,
        on: i32,
    ) -> Result<Brought, Problem> {
        let mut faults = Vec::new();
        let entries = read_list(self.list, known).unwrap_or_else(|found| {
            faults.extend(found.into_iter().map(|fault| ("csv", fault)));
            Entries::new()
        });
        // Against a list with faults every game would be one.
        let history = match self.history {
            "" => Ok(Vec::new()),
            _ if !faults.is_empty() => Ok(Vec::new()),
            history => read_history(self.rule_set, history, &entries, on),
        };
        let history = history.unwrap_or_else(|found| {
            faults.extend(found.into_iter().map(|fault| ("history", fault)));
            Vec::new()
        });
        if faults.is_empty() {
            Ok(Brought { entries, history })
        } else {
            Err(Problem::faulty_files(faults))
        }
    }
}

fn read_list(csv: &str, known: Option<&HashMap<PlayerId, Profile>>) -> Result<Entries, Vec<Fault>> {
    let mut entries = Entries::new();
    LIST.read(csv.as_bytes(), |row| {
        let (Some(player), Some(entry)) = (player(row, ID), entry(row)) else { return };
        if known.is_some_and(|known| !known.contains_key(&player)) {
            row.fault(ID, format!("nobody has the number {player} here"));
        } else if entries.insert(player, entry).is_some() {
            row.fault(ID, format!("“{player}” is there twice"));
        }
    })?;
    if entries.is_empty() {
        let (column, reason) = ("id".to_owned(), "the list is empty".to_owned());
        return Err(vec![Fault { line: 1, column, reason }]);
    }
    Ok(entries)
}

fn read_history(
    rule_set: RuleSet,
    csv: &str,
    entries: &Entries,
    on: i32,
) -> Result<Vec<ListedGame>, Vec<Fault>> {
    let mut history = Vec::new();
    let mut counted: HashMap<PlayerId, u32> = HashMap::new();
    read_games(rule_set, csv.as_bytes(), player, |row, game| {
        let GameRow { players, starts, points } = game;
        let mut counts = false;
        for (column, player) in players.into_iter().enumerate() {
            let Some(entry) = entries.get(&player).filter(|entry| entry.needs_history()) else {
                continue;
            };
            counts = true;
            let count = counted.entry(player).or_default();
            *count += 1;
            if *count > entry.games {
                let told = entry.games;
                let reason = format!("of {player} the list tells {told} games, and here are more");
                row.fault(column, reason);
            }
        }
        if !counts {
            return;
        }
        // Fewer than 30 games of each player on a list: the rows can be counted.
        let number = u32::try_from(history.len()).unwrap_or(u32::MAX);
        history.push(ListedGame::elsewhere(number, players, points, starts, on));
    })?;
    Ok(history)
}

/// The player whom a field names by the number here.
pub(crate) fn player<const N: usize>(row: &mut Row<'_, N>, column: usize) -> Option<PlayerId> {
    let text = row.text(column)?;
    let number = text.parse::<u32>().ok().filter(|number| (1..=999_999).contains(number));
    if number.is_none() {
        row.fault(column, format!("“{text}” is no player's number"));
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
fn rows(
    entries: &Entries,
    people: &HashMap<PlayerId, Profile>,
    history: &[ListedGame],
    on: i32,
) -> Vec<ListRow> {
    let mut known: HashMap<PlayerId, u32> = HashMap::new();
    for player in history.iter().flat_map(|game| game.players) {
        *known.entry(player).or_default() += 1;
    }
    let row = |(player, entry): (&PlayerId, &ListEntry)| {
        let row = ListRow::of(people.get(player)?, *entry, ListEntry::default(), Method::Unchanged);
        let rests_on = known.get(player).copied().filter(|_| entry.needs_history());
        Some(ListRow { last_finished: Some(on), rests_on: rests_on.unwrap_or(0), ..row })
    };
    entries.iter().filter_map(row).collect()
}
