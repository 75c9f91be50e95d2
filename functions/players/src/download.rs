//! Lists as files: CSV in ICCF's layout, and JSON.

use std::collections::HashMap;

use app::view::{RatingListView, listed_player};
use app::{App, Problem, Query, SignedIn, cell};
use axum::extract::{Path, State};
use axum::http::{HeaderName, header};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use rules::{Federation, PlayerId, Sex};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::known_lists::{KnownList, KnownLists, KnownRow};
use crate::lists::{StatusName, published_run};
use crate::sex::listed;

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

/// Which players of the list.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct OfFederation {
    /// Only those of this federation, by its three letters.
    #[serde(default)]
    federation: Option<String>,
}

impl OfFederation {
    /// Only letters are taken: they become part of the file's name.
    fn check(&self) -> Result<(), Problem> {
        match self.federation.as_deref().map(str::parse::<Federation>) {
            Some(Err(error)) => Err(Problem::invalid_query(format!("This is none: {error}."))),
            _ => Ok(()),
        }
    }

    /// The federation, where one is named.
    fn named_federation(&self) -> Option<Federation> {
        self.federation.as_deref().and_then(|letters| letters.parse().ok())
    }

    fn rows<'a>(&'a self, list: &'a KnownList) -> impl Iterator<Item = &'a KnownRow> {
        let wanted = self.federation.as_deref();
        let fits = move |known: &&KnownRow| wanted.is_none_or(|it| known.row.federation == it);
        list.rows.iter().filter(fits)
    }

    /// The name under which a browser keeps the file.
    fn named(&self, id: &rules::rating::ListId, kind: &str) -> (HeaderName, String) {
        let of = self.federation.as_ref().map(|it| format!("-{it}")).unwrap_or_default();
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}{of}.{kind}\""))
    }
}

/// A published list as CSV, separated by semicolons, in ICCF's layout: the active players with at
/// least 12 games by rating (TR-9.6). The gender, where a federation has registered it, is for the rating
/// commissioner, and for whoever acts for the federation that is named (SKS-1.7); for others that column is
/// empty.
#[utoipa::path(
    get, path = "/api/rating-lists/{id}/list.csv", operation_id = "download_rating_list_csv",
    tag = "ratings",
    params(("id" = String, Path, description = "The list's name, such as chess-2027-1"), OfFederation),
    responses(
        (status = 200, body = String, content_type = "text/csv"),
        (status = 400),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn download_rating_list_csv(
    State(app): State<App>,
    me: Option<SignedIn>,
    Extension(lists): Extension<KnownLists>,
    Path(id): Path<String>,
    Query(wanted): Query<OfFederation>,
) -> Result<impl IntoResponse, Problem> {
    wanted.check()?;
    let stored = published_run(&app, &id).await?;
    let sexes = listed(&app, me.as_ref(), wanted.named_federation()).await?;
    let csv = csv(&*lists.of(&app, &stored).await?, &wanted, &sexes).map_err(Problem::internal)?;
    Ok((
        [
            (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()),
            wanted.named(&stored.id, "csv"),
        ],
        csv,
    ))
}

/// A published list as JSON: all players with at least 12 games by rating.
#[utoipa::path(
    get, path = "/api/rating-lists/{id}/list.json", operation_id = "download_rating_list_json",
    tag = "ratings",
    params(("id" = String, Path, description = "The list's name, such as chess-2027-1"), OfFederation),
    responses(
        (status = 200, body = FileView),
        (status = 400),
        (status = 404),
    )
)]
pub(crate) async fn download_rating_list_json(
    State(app): State<App>,
    Extension(lists): Extension<KnownLists>,
    Path(id): Path<String>,
    Query(wanted): Query<OfFederation>,
) -> Result<impl IntoResponse, Problem> {
    wanted.check()?;
    let stored = published_run(&app, &id).await?;
    let list = lists.of(&app, &stored).await?;
    let row = |KnownRow { row, .. }: &KnownRow| PlayerRow {
        player: listed_player(row),
        games: row.entry.games,
        fixed: row.entry.is_fixed(),
        status: row.status.into(),
    };
    let players = wanted.rows(&list).map(row).collect();
    Ok(([wanted.named(&stored.id, "json")], Json(FileView { list: (&stored).into(), players })))
}

fn csv(
    list: &KnownList,
    wanted: &OfFederation,
    sexes: &HashMap<PlayerId, Sex>,
) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::WriterBuilder::new().delimiter(b';').from_writer(Vec::new());
    writer.write_record(HEADINGS)?;
    let listed = |known: &&KnownRow| known.row.entry.is_listed(known.row.status);
    for KnownRow { row, .. } in wanted.rows(list).filter(listed) {
        let name = format!("{}, {}", row.family_name, row.given_name);
        let rating = row.entry.rating.map_or(String::new(), |rating| rating.to_string());
        writer.write_record([
            row.player.to_string().as_str(),
            &row.federation,
            row.title.as_deref().unwrap_or_default(),
            &cell(&name),
            &row.entry.games.to_string(),
            &rating,
            &sexes.get(&row.player).map_or(String::new(), |sex| sex.letter().to_string()),
        ])?;
    }
    writer.into_inner().map_err(|error| error.into_error().into())
}
