//! Ratings of the FIDE list, which stand in for ratings that are not published (`NORM-4b`, `TR-9.3`).

use std::collections::{BTreeMap, HashMap};

use app::columns::{Columns, Fault, lines_of};
use app::game_rows::rating;
use app::{App, AtDesk, Body, ChangeRefused, Problem};
use axum::Json;
use axum::extract::State;
use futures_util::future::try_join_all;
use rules::rating::run::check_not_own;
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
    AtDesk(me): AtDesk,
    Body(body): Body<FideBody>,
) -> Result<Json<FideView>, Problem> {
    must_run_ratings(&me)?;
    let (people, named) = read_known(&app, &body.csv).await?;
    let changed = |(player, rating): &(&PlayerId, &Option<u16>)| {
        people.get(player).is_some_and(|profile| profile.ratings.fide != **rating)
    };
    let changed: Vec<_> = named.iter().filter(changed).collect();
    check_not_own(me.player, changed.iter().map(|(player, _)| **player))?;
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

type Named = BTreeMap<PlayerId, Option<u16>>;

/// Reads a file, and looks up whom it names: everything that is wrong is told at once.
async fn read_known(app: &App, csv: &str) -> Result<(HashMap<PlayerId, Profile>, Named), Problem> {
    let faulty = |faults: Vec<Fault>| {
        Problem::faulty_files(faults.into_iter().map(|fault| ("csv", fault)).collect())
    };
    let of_id = |line, reason| Fault { line, column: LIST.names[ID].to_owned(), reason };
    let mut rows = Vec::new();
    let read = LIST.read(csv.as_bytes(), |row| {
        let (player, rating) = (player(row, ID), rating(row, RATING));
        rows.extend(player.zip(rating).map(|(player, rating)| (row.offset(), player, rating)));
    });
    let mut faults = read.err().unwrap_or_default();
    let lines = lines_of(csv.as_bytes(), rows.iter().map(|(offset, ..)| *offset));
    if let Some(line) = lines.get(PLAYERS_MAX) {
        let reason = format!("a file has at most {PLAYERS_MAX} players");
        return Err(faulty(vec![of_id(*line, reason)]));
    }
    if rows.is_empty() && faults.is_empty() {
        return Err(faulty(vec![of_id(1, "the list is empty".to_owned())]));
    }
    let people = app.people(rows.iter().map(|(_, player, _)| *player).collect()).await?;
    let mut named = Named::new();
    for (line, (_, player, rating)) in lines.into_iter().zip(rows) {
        if !people.contains_key(&player) {
            faults.push(of_id(line, format!("nobody has the number {player} here")));
        } else if named.insert(player, rating).is_some() {
            faults.push(of_id(line, format!("“{player}” is there twice")));
        }
    }
    faults.sort_by_key(|fault| fault.line);
    if faults.is_empty() { Ok((people, named)) } else { Err(faulty(faults)) }
}
