//! The record of a game, which anybody can verify without this server.

use app::{App, GamePath, Keys, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use proof::{Chain, Head, Jwks, Postmark};
use rules::{Game, GameId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::sight::{load_seen, not_shown};

/// A game's log as a hash chain with the receipts of its moves and the heads of all else.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = Record)]
pub struct Record {
    /// `posthorn-record-2`. Records of version 1 have no heads: what follows the last move, and how the
    /// game ended, is signed in none of them.
    pub format: String,
    /// The game's number.
    pub game: u32,
    /// The log: the terms, then every event, each with the hash of everything up to it.
    pub log: Vec<RecordLine>,
    /// The signed head of the whole log; always there from version 2 on.
    #[serde(default)]
    #[schema(required)]
    pub head: Option<String>,
    /// The keys that receipts and heads are signed with, as published at `/.well-known/jwks.json`.
    pub keys: Jwks,
}

/// One line of the log.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = RecordLine, example = json!({
    "line": "1 2026-11-21T03:00:00Z move e2e4",
    "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "receipt": "eyJ0eXAiOiJwb3N0aG9ybi1yZWNlaXB0K2p3cyJ9.e30.c2ln",
    "head": null
}))]
pub struct RecordLine {
    /// The event in words.
    pub line: String,
    /// SHA-256 over the hash before, a line feed and the line, in hexadecimal.
    pub hash: String,
    /// The receipt, when the event is a move.
    #[schema(required)]
    pub receipt: Option<String>,
    /// The signed head, when the event is no move.
    #[serde(default)]
    #[schema(required)]
    pub head: Option<String>,
}

impl Record {
    /// The name of the format.
    pub const FORMAT: &'static str = "posthorn-record-2";

    /// The name of the format before there were heads.
    pub const FORMAT_1: &'static str = "posthorn-record-1";

    /// The record of a game as it stands.
    ///
    /// # Errors
    /// An internal problem when the log is corrupt or the key cannot sign.
    pub fn new(id: GameId, game: &Game, keys: &Keys) -> Result<Record, Problem> {
        let key = keys.postmark()?;
        let chain = Chain::of(id, game, game.log().len().checked_sub(1));
        let head = Head::of(id, game, chain.hash()).sign(key)?;
        let mut log = Vec::with_capacity(chain.links.len());
        let mut stood = Game::new(game.terms().clone());
        for (number, link) in chain.links.into_iter().enumerate() {
            let index = number.checked_sub(1);
            let postmark = index.and_then(|index| Postmark::of(id, game, index, &link.hash));
            let receipt = postmark.map(|postmark| postmark.sign(key)).transpose()?;
            let mut own_head = None;
            if let Some(event) = index.and_then(|index| game.log().get(index)) {
                stood.apply(event).map_err(Problem::internal)?;
                if receipt.is_none() {
                    own_head = Some(Head::of(id, &stood, &link.hash).sign(key)?);
                }
            }
            log.push(RecordLine { line: link.line, hash: link.hash, receipt, head: own_head });
        }
        let (format, keys) = (Self::FORMAT.to_owned(), keys.jwks());
        Ok(Record { format, game: id.0, log, head: Some(head), keys })
    }
}

/// The game's record: log, hashes, receipts, heads and keys, for `posthorn verify`. It tells everything, so
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
    Ok(Json(Record::new(id, &seen.game, &app.keys)?))
}

/// The keys that receipts can be verified with.
#[utoipa::path(
    get, path = "/.well-known/jwks.json", operation_id = "get_keys", tag = "games",
    responses((status = 200, body = Jwks))
)]
pub(crate) async fn get_keys(State(app): State<App>) -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "public, max-age=3600")], Json(app.keys.jwks()))
}
