//! The record of a game, which anybody can verify without this server.

use app::{App, Chain, GamePath, Jwks, Postmark, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use rules::{Event, Game, GameId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::sight::{load_seen, not_shown};

/// A game's log as a hash chain with the receipts of its moves.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = Record)]
pub struct Record {
    /// `posthorn-record-1`.
    pub format: String,
    /// The game's number.
    pub game: u32,
    /// The log: the terms, then every event, each with the hash of everything up to it.
    pub log: Vec<RecordLine>,
    /// The keys that the receipts are signed with, as published at `/.well-known/jwks.json`.
    pub keys: Jwks,
}

/// One line of the log.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = RecordLine, example = json!({
    "line": "1 2026-11-21T03:00:00Z move e2e4",
    "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "receipt": "eyJ0eXAiOiJwb3N0aG9ybi1yZWNlaXB0K2p3cyJ9.e30.c2ln"
}))]
pub struct RecordLine {
    /// The event in words.
    pub line: String,
    /// SHA-256 over the hash before, a line feed and the line, in hexadecimal.
    pub hash: String,
    /// The receipt, when the event is a move.
    #[schema(required)]
    pub receipt: Option<String>,
}

impl Record {
    /// The name of the format.
    pub const FORMAT: &'static str = "posthorn-record-1";

    fn new(app: &App, id: GameId, game: &Game) -> Result<Record, Problem> {
        let chain = Chain::of(id, game, game.log().len().checked_sub(1));
        let mut log = Vec::with_capacity(chain.links.len());
        for (number, link) in chain.links.into_iter().enumerate() {
            let index = number.checked_sub(1);
            let postmark = index.and_then(|index| Postmark::of(id, game, index, &link.hash));
            let receipt = postmark.map(|postmark| postmark.sign(&app.keys)).transpose()?;
            log.push(RecordLine { line: link.line, hash: link.hash, receipt });
        }
        debug_assert_eq!(
            log.iter().filter(|line| line.receipt.is_some()).count(),
            game.log().iter().filter(|event| matches!(event, Event::MovePlayed { .. })).count(),
        );
        Ok(Record { format: Self::FORMAT.to_owned(), game: id.0, log, keys: app.keys.jwks() })
    }
}

/// The game's record: log, hashes, receipts and keys, for `posthorn verify`. It tells everything, so
/// nobody gets it who sees the game with a delay.
#[utoipa::path(
    get, path = "/api/games/{id}/record", operation_id = "get_record", tag = "games",
    params(("id" = u32, Path, description = "The game's number")),
    responses(
        (status = 200, body = Record),
        (status = 401),
        (status = 403),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_record(
    State(app): State<App>,
    me: Option<SignedIn>,
    GamePath(id): GamePath,
) -> Result<Json<Record>, Problem> {
    let seen = load_seen(&app, me.as_ref(), id).await?;
    if seen.delay_moves.is_some() {
        return Err(not_shown(me.as_ref()));
    }
    Ok(Json(Record::new(&app, id, &seen.game)?))
}

/// The keys that receipts can be verified with.
#[utoipa::path(
    get, path = "/.well-known/jwks.json", operation_id = "get_keys", tag = "games",
    responses((status = 200, body = Jwks))
)]
pub(crate) async fn get_keys(State(app): State<App>) -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "public, max-age=3600")], Json(app.keys.jwks()))
}
