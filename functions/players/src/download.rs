//! Lists as files: CSV in ICCF's layout, and JSON.

use app::view::{RatingListView, listed_player};
use app::{App, Problem, ProblemBody};
use axum::extract::{Path, State};
use axum::http::{HeaderName, header};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use serde::Serialize;
use utoipa::ToSchema;

use crate::known_lists::{KnownList, KnownLists, KnownRow};
use crate::lists::{StatusName, published_run};

/// The headings of ICCF's layout.
const HEADINGS: [&str; 7] = ["ID", "Country", "Title", "Name", "Games", "Rating", "Gender"];

/// A whole list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingListFile)]
pub(crate) struct FileView {
    list: RatingListView,
    players: Vec<PlayerRow>,
}

/// A player in the file.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingListFileRow)]
struct PlayerRow {
    player: app::view::PlayerView,
    games: u32,
    fixed: bool,
    status: StatusName,
}

/// A published list as CSV, separated by semicolons, in ICCF's layout: the active players with at
/// least 12 games by rating (TR-9.6). Nobody's gender is kept here: that column is empty.
#[utoipa::path(
    get, path = "/api/rating-lists/{id}/list.csv", operation_id = "download_rating_list_csv",
    tag = "ratings",
    params(("id" = String, Path, description = "The list's name, such as chess-2027-1")),
    responses(
        (status = 200, body = String, content_type = "text/csv"),
        (status = 404, body = ProblemBody, content_type = "application/problem+json"),
        (status = 503, body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn download_rating_list_csv(
    State(app): State<App>,
    Extension(lists): Extension<KnownLists>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let stored = published_run(&app, &id).await?;
    let csv = csv(&*lists.of(&app, &stored).await?).map_err(Problem::internal)?;
    Ok((
        [(header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()), named(&stored.id, "csv")],
        csv,
    ))
}

/// A published list as JSON: all players with at least 12 games by rating.
#[utoipa::path(
    get, path = "/api/rating-lists/{id}/list.json", operation_id = "download_rating_list_json",
    tag = "ratings",
    params(("id" = String, Path, description = "The list's name, such as chess-2027-1")),
    responses(
        (status = 200, body = FileView),
        (status = 404, body = ProblemBody, content_type = "application/problem+json"),
        (status = 503, body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn download_rating_list_json(
    State(app): State<App>,
    Extension(lists): Extension<KnownLists>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let stored = published_run(&app, &id).await?;
    let list = lists.of(&app, &stored).await?;
    let row = |KnownRow { row, .. }: &KnownRow| PlayerRow {
        player: listed_player(row),
        games: row.entry.games,
        fixed: row.entry.is_fixed(),
        status: row.status.into(),
    };
    let players = list.rows.iter().map(row).collect();
    Ok(([named(&stored.id, "json")], Json(FileView { list: (&stored).into(), players })))
}

/// The name under which a browser keeps the file.
fn named(id: &rules::rating::ListId, kind: &str) -> (HeaderName, String) {
    (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.{kind}\""))
}

fn csv(list: &KnownList) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::WriterBuilder::new().delimiter(b';').from_writer(Vec::new());
    writer.write_record(HEADINGS)?;
    for KnownRow { row, .. } in list.rows.iter().filter(|known| known.row.is_active()) {
        let name = format!("{}, {}", row.family_name, row.given_name);
        let rating = row.entry.rating.map_or(String::new(), |rating| rating.to_string());
        writer.write_record([
            row.player.to_string().as_str(),
            &row.federation,
            row.title.as_deref().unwrap_or_default(),
            &name,
            &row.entry.games.to_string(),
            &rating,
            "",
        ])?;
    }
    writer.into_inner().map_err(|error| error.into_error().into())
}
