//! All finished games as files, made afresh in each month.

use app::view::time;
use app::{App, Dump, Problem, file_answer};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

/// The file with the checksums of all others, as `sha256sum --check` reads it.
const CHECKSUMS: &str = "SHA256SUMS";

/// All finished games as files.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArchiveDump)]
pub(crate) struct DumpView {
    /// They hold the games that ended before this moment, at which a month began; none: nothing was made yet.
    #[schema(required)]
    until: Option<DateTime<Utc>>,
    /// When they were made.
    #[schema(required)]
    made_at: Option<DateTime<Utc>>,
    /// One for each quarter in which games ended, the earliest first.
    files: Vec<DumpFileView>,
}

/// The games that ended in one quarter, in PGN, compressed with gzip.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArchiveDumpFile, example = json!({
    "name": "posthorn-2026-4.pgn.gz", "games": 1204, "bytes": 611_320,
    "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
}))]
struct DumpFileView {
    /// What it is called here: year and quarter.
    name: String,
    /// How many games.
    games: u32,
    /// Its length.
    bytes: u64,
    /// SHA-256 of it, in hexadecimal.
    sha256: String,
}

/// All finished games but cancelled ones as files: each holds the games that ended in one quarter, in PGN, compressed with gzip. They are made
/// afresh on the first of each month; the files before are gone then.
#[utoipa::path(
    get, path = "/api/archive/dumps", operation_id = "get_archive_dump", tag = "archive",
    responses((status = 200, body = DumpView))
)]
pub(crate) async fn get_archive_dump(State(app): State<App>) -> Result<Json<DumpView>, Problem> {
    let Some(Dump { until, made_at, files }) = app.archive_dump().await? else {
        return Ok(Json(DumpView { until: None, made_at: None, files: Vec::new() }));
    };
    let files = files.into_iter().map(|file| DumpFileView {
        name: file.name,
        games: file.games,
        bytes: file.bytes,
        sha256: file.sha256,
    });
    let (until, made_at) = (Some(time(until)), Some(time(made_at)));
    Ok(Json(DumpView { until, made_at, files: files.collect() }))
}

/// One of these files by its name, or `SHA256SUMS`, which `sha256sum --check` reads. On AWS the answer leads to the bucket,
/// by an address that is good for five minutes.
#[utoipa::path(
    get, path = "/api/archive/dumps/{name}", operation_id = "fetch_archive_dump_file", tag = "archive",
    params(("name" = String, Path, description = "The file's name")),
    responses(
        (status = 200, description = "Games, or checksums",
         content((Vec<u8> = "application/gzip"), (String = "text/plain"))),
        (status = 303, description = "The file is at another address"),
        (status = 404),
    )
)]
pub(crate) async fn fetch_archive_dump_file(
    State(app): State<App>,
    Path(name): Path<String>,
) -> Result<Response, Problem> {
    let unknown = || {
        let detail =
            "There is no such file: they are named in the list, and made afresh each month.";
        Problem::not_found("unknown_dump", detail)
    };
    let dump = app.archive_dump().await?.ok_or_else(unknown)?;
    if name == CHECKSUMS {
        let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
        return Ok((kind, dump.checksums()).into_response());
    }
    let file = dump.files.iter().find(|file| file.name == name).ok_or_else(unknown)?;
    let fetched = app.fetch_dump_file(&dump, file).await?;
    Ok(file_answer(fetched, "application/gzip", &name))
}
