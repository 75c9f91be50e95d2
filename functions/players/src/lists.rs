//! Rating lists: which there are, and what they say.

use app::view::{PlayerView, RatingListView, listed_player};
use app::{App, Problem, Query};
use axum::extract::{Path, State};
use axum::{Extension, Json};
use rules::rating::Status;
use serde::Serialize;
use store::StoredRun;
use utoipa::ToSchema;

use crate::known_lists::{KnownLists, KnownRow};
use crate::selection::Selection;

/// The published lists, the newest first.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingLists)]
pub(crate) struct ListsView {
    lists: Vec<RatingListView>,
}

/// Whether a player is on the published list, and why not (SKS-1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = RatingStatus)]
pub(crate) enum StatusName {
    /// Is on it.
    Active,
    /// Has long not played (TR-9.7, SKS-1.8).
    Inactive,
    /// Has died.
    Deceased,
}

impl From<Status> for StatusName {
    fn from(status: Status) -> StatusName {
        match status {
            Status::Active => StatusName::Active,
            Status::Inactive => StatusName::Inactive,
            Status::Deceased => StatusName::Deceased,
        }
    }
}

/// A part of a list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingListPage)]
pub(crate) struct ListView {
    list: RatingListView,
    /// Players who fit what was asked for.
    total: usize,
    rows: Vec<RowView>,
    /// What to give as `after` to go on; none at the end.
    #[schema(required)]
    next: Option<usize>,
    /// The federations of all players of the list.
    federations: Vec<String>,
}

// DIFFERENCE: `SKS-1.7` also names the sex, which the file for the rating commissioner has alone.
/// A player on a list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingListRow)]
pub(crate) struct RowView {
    /// By rating among all active players; shared by those with the same. Who is inactive has none.
    #[schema(required)]
    place: Option<u32>,
    /// As of the list.
    player: PlayerView,
    #[schema(required)]
    rating: Option<u16>,
    /// Rated games.
    games: u32,
    /// From 30 games on (TR-9.3).
    fixed: bool,
    status: StatusName,
    /// Against the list before; none where there was no rating.
    #[schema(required)]
    change: Option<i32>,
}

impl From<&KnownRow> for RowView {
    fn from(known: &KnownRow) -> RowView {
        let row = &known.row;
        RowView {
            place: known.place,
            player: listed_player(row),
            rating: row.entry.rating,
            games: row.entry.games,
            fixed: row.entry.is_fixed(),
            status: row.status.into(),
            change: row.change(),
        }
    }
}

/// The published rating lists, the newest first.
#[utoipa::path(
    get, path = "/api/rating-lists", operation_id = "list_rating_lists", tag = "ratings",
    responses(
        (status = 200, body = ListsView),
    )
)]
pub(crate) async fn list_rating_lists(State(app): State<App>) -> Result<Json<ListsView>, Problem> {
    let runs = app.store.rating_runs().await?;
    let public = runs.iter().filter(|run| run.run.state.is_public());
    Ok(Json(ListsView { lists: public.map(RatingListView::from).collect() }))
}

/// A part of a list: players with at least 12 games (TR-9.6).
#[utoipa::path(
    get, path = "/api/rating-lists/{id}", operation_id = "get_rating_list", tag = "ratings",
    params(("id" = String, Path, description = "The list's name, such as chess-2027-1"), Selection),
    responses(
        (status = 200, body = ListView),
        (status = 400),
        (status = 404),
    )
)]
pub(crate) async fn get_rating_list(
    State(app): State<App>,
    Extension(lists): Extension<KnownLists>,
    Path(id): Path<String>,
    Query(selection): Query<Selection>,
) -> Result<Json<ListView>, Problem> {
    let stored = published_run(&app, &id).await?;
    let list = lists.of(&app, &stored).await?;
    let page = selection.of(&list);
    Ok(Json(ListView {
        list: (&stored).into(),
        total: page.total,
        rows: page.rows.into_iter().map(RowView::from).collect(),
        next: page.next,
        federations: list.federations.clone(),
    }))
}

/// A list that everybody may read, without its rows.
pub(crate) async fn published_run(app: &App, id: &str) -> Result<StoredRun, Problem> {
    let unknown = Problem::unknown_rating_list;
    let stored = app.rating_run(id.parse().map_err(|_| unknown())?).await?;
    if stored.run.state.is_public() { Ok(stored) } else { Err(unknown()) }
}
