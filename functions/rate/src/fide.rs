//! Ratings of the FIDE list, which stand in for ratings that are not published (`NORM-4b`, `TR-9.3`).

use std::collections::{BTreeMap, HashMap};

use app::columns::{Columns, Fault};
use app::game_rows::rating;
use app::{App, Body, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use futures_util::future::try_join_all;
use rules::{PlayerId, Profile};
use serde::{Deserialize, Serialize};
use store::Error;
use utoipa::ToSchema;

use crate::import::player;
use crate::runs::must_run_ratings;

const LIST: Columns<2> = Columns { names: ["id", "rating"], needed: 2 };
const ID: usize = 0;
const RATING: usize = 1;

/// Players of a request: more are sent in several.
const PLAYERS_MAX: usize = 10_000;
/// Profiles that are written at the same time.
const SIDE_BY_SIDE: usize = 16;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SetFideRatings, example = json!({ "csv": "id,rating\n160012,2418\n390044,\n" }))]
pub(crate) struct FideBody {
    /// CSV with a line of headings: id (the player's number here) and rating (that of the current FIDE
    /// list, empty for none). At most 10,000 players; whoever is not named keeps what is known.
    csv: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FideRatings)]
pub(crate) struct FideView {
    /// Players that the file names.
    players: usize,
    /// Those for whom something has changed.
    changed: usize,
}

/// Takes ratings over from the FIDE list. They stand in for ratings that are not published, where an
/// event starts from then on (NORM-4b). The same file again changes nothing.
#[utoipa::path(
    post, path = "/api/fide-ratings", operation_id = "set_fide_ratings", tag = "ratings",
    request_body = FideBody,
    responses((status = 200, body = FideView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn set_fide_ratings(
    State(app): State<App>,
    me: SignedIn,
    Body(body): Body<FideBody>,
) -> Result<Json<FideView>, Problem> {
    must_run_ratings(&me)?;
    let read = |known: Option<&HashMap<PlayerId, Profile>>| {
        let faulty = |found: Vec<Fault>| {
            Problem::faulty_files(found.into_iter().map(|fault| ("csv", fault)).collect())
        };
        read_list(&body.csv, known).map_err(faulty)
    };
    let people = app.people(read(None)?.into_keys().collect()).await?;
    // Read again for the lines of those who are unknown.
    let named = read(Some(&people))?;
    let changed = |(player, rating): &(&PlayerId, &Option<u16>)| {
        people.get(player).is_some_and(|profile| profile.ratings.fide != **rating)
    };
    let changed: Vec<_> = named.iter().filter(changed).collect();
    for few in changed.chunks(SIDE_BY_SIDE) {
        let set = few.iter().map(|(player, rating)| app.store.set_fide_rating(**player, **rating));
        match try_join_all(set).await {
            // Gone since the profiles were read.
            Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
            set => set?,
        };
    }
    Ok(Json(FideView { players: named.len(), changed: changed.len() }))
}

fn read_list(
    csv: &str,
    known: Option<&HashMap<PlayerId, Profile>>,
) -> Result<BTreeMap<PlayerId, Option<u16>>, Vec<Fault>> {
    let mut named = BTreeMap::new();
    LIST.read(csv.as_bytes(), |row| {
        let (Some(player), Some(rating)) = (player(row, ID), rating(row, RATING)) else { return };
        if known.is_some_and(|known| !known.contains_key(&player)) {
            row.fault(ID, format!("nobody has the number {player} here"));
        } else if named.insert(player, rating).is_some() {
            row.fault(ID, format!("“{player}” is there twice"));
        } else if named.len() == PLAYERS_MAX + 1 {
            row.fault(ID, format!("a file has at most {PLAYERS_MAX} players"));
        }
    })?;
    if named.is_empty() {
        let (column, reason) = ("id".to_owned(), "the list is empty".to_owned());
        return Err(vec![Fault { line: 1, column, reason }]);
    }
    Ok(named)
}
