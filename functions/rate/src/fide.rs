//! Ratings and titles of the FIDE list, which stand in for ratings that are not published and for
//! titles (`NORM-4b`, `TR-9.4`).

use std::collections::{BTreeMap, HashMap};

use app::columns::{Columns, Fault, Row, lines_of};
use app::game_rows::rating;
use app::{App, AtDesk, Body, ChangeRefused, Problem};
use axum::Json;
use axum::extract::State;
use futures_util::future::try_join_all;
use rules::rating::run::check_not_own;
use rules::rating::{FideEntry, FideTitle, Quarter, check_fide_list};
use rules::{Day, PlayerId, Profile};
use serde::{Deserialize, Serialize};
use store::Error;
use utoipa::ToSchema;

use crate::import::player;
use crate::runs::{must_run_ratings, quarter_of};

const LIST: Columns<3> = Columns { names: ["id", "rating", "title"], needed: 2 };
const ID: usize = 0;
const RATING: usize = 1;
const TITLE: usize = 2;

/// Players of a request: more are sent in several.
const PLAYERS_MAX: usize = 10_000;
/// Profiles that are written at the same time.
const SIDE_BY_SIDE: usize = 16;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SetFideRatings, example = json!({
    "list": "2027/1", "csv": "id,rating,title\n160012,2418,IM\n390044,,\n"
}))]
pub(crate) struct FideBody {
    /// Which list, by the quarter on whose first day it took effect, such as `2027/1`: that of the
    /// present one (TR-9.4).
    list: String,
    /// CSV with a line of headings: id (the player's number here), rating (empty for none) and, where
    /// the file has it, title (GM, IM, WGM, FM, WIM, CM, WFM or WCM, empty for none). At most 10,000
    /// players; whoever is not named keeps what is known.
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

/// Takes ratings and titles over from the FIDE list of this quarter. While it is the current one they
/// stand in for ratings that are not published, and for titles of such players (NORM-4b); they count
/// where events ask for a FIDE rating (TR-4.3, TR-4.4). The same file again changes nothing.
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
    let list = quarter_of(&body.list)?;
    check_fide_list(list, Day::of(app.clock.now()))?;
    let (people, named) = read_known(&app, &body.csv, list).await?;
    let changed = |(player, fide): &(&PlayerId, &Option<FideEntry>)| {
        people.get(player).is_some_and(|profile| profile.ratings.fide != **fide)
    };
    let changed: Vec<_> = named.iter().filter(changed).collect();
    check_not_own(me.player, changed.iter().map(|(player, _)| **player))?;
    for few in changed.chunks(SIDE_BY_SIDE) {
        let set = few.iter().map(|(player, fide)| app.store.set_fide(**player, **fide));
        match try_join_all(set).await {
            // Gone since the profiles were read.
            Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
            set => set?,
        };
    }
    Ok(Json(FideView { players: named.len(), changed: changed.len() }))
}

type Named = BTreeMap<PlayerId, Option<FideEntry>>;

/// Reads a file, and looks up whom it names: everything that is wrong is told at once.
async fn read_known(
    app: &App,
    csv: &str,
    list: Quarter,
) -> Result<(HashMap<PlayerId, Profile>, Named), Problem> {
    let faulty = |faults: Vec<Fault>| {
        Problem::faulty_files(faults.into_iter().map(|fault| ("csv", fault)).collect())
    };
    let of_id = |line, reason| Fault { line, column: LIST.names[ID].to_owned(), reason };
    let mut rows = Vec::new();
    let read = LIST.read(csv.as_bytes(), |row| {
        let (player, rating, title) = (player(row, ID), rating(row, RATING), title(row));
        let entry = rating.zip(title).map(|(rating, title)| {
            let known = rating.is_some() || title.is_some();
            known.then_some(FideEntry { list: Some(list), rating, title })
        });
        rows.extend(player.zip(entry).map(|(player, entry)| (row.offset(), player, entry)));
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
    for (line, (_, player, entry)) in lines.into_iter().zip(rows) {
        if !people.contains_key(&player) {
            faults.push(of_id(line, format!("nobody has the number {player} here")));
        } else if named.insert(player, entry).is_some() {
            faults.push(of_id(line, format!("“{player}” is there twice")));
        }
    }
    faults.sort_by_key(|fault| fault.line);
    if faults.is_empty() { Ok((people, named)) } else { Err(faulty(faults)) }
}

/// A title of FIDE; none inside for an empty field, none and a fault for anything else.
fn title<const N: usize>(row: &mut Row<'_, N>) -> Option<Option<FideTitle>> {
    let text = row.text(TITLE)?;
    match text.parse() {
        Ok(title) => Some(Some(title)),
        Err(_) if text.is_empty() => Some(None),
        Err(error) => {
            row.fault(TITLE, format!("“{text}” is {error}"));
            None
        }
    }
}
