//! The daily roots over the heads of all games, and the proof that a game's head is in one.

use app::{App, GamePath, Page, Problem, Query, SignedIn, statement_of};
use axum::Json;
use axum::extract::{Path, State};
use proof::{RootProof, RootStatement};
use rules::Day;
use serde::{Deserialize, Serialize};
use store::{Error, StoredRoot};
use utoipa::{IntoParams, ToSchema};

use crate::sight::{load_seen, not_shown};

/// A day's root, signed.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = Root, example = json!({
    "day": "2026-11-24", "games": 48201,
    "root": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", "before": null,
    "line": "posthorn-root 2026-11-24 games 48201 root 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 before -",
    "hash": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
    "signature": "eyJ0eXAiOiJwb3N0aG9ybi1yb290K2p3cyJ9.e30.c2ln"
}))]
pub struct RootView {
    /// The day at whose beginning, in UTC, it was made.
    #[schema(format = Date)]
    pub day: String,
    /// How many leaves the tree has: the number of the last game.
    pub games: u32,
    /// The root of the tree, 64 hexadecimal digits.
    pub root: String,
    /// The hash of the root before; none for the first.
    #[schema(required)]
    pub before: Option<String>,
    /// All of this in a line.
    pub line: String,
    /// SHA-256 of the line, in hexadecimal: the next root names it.
    pub hash: String,
    /// The signature, a compact JWS.
    pub signature: String,
}

/// A page of roots.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RootList)]
pub(crate) struct RootListView {
    /// The newest first.
    roots: Vec<RootView>,
    /// Where the next page begins; none where this is the last.
    #[schema(required)]
    next: Option<String>,
}

/// A game's head where a root was made, and the way from it to the root: `posthorn verify` follows it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = RootProof)]
pub struct RootProofView {
    /// `posthorn-root-proof-1`.
    pub format: String,
    /// The head as it stood.
    pub head: HeadView,
    /// What the leaf was blinded with, 64 hexadecimal digits.
    pub blind: String,
    /// The leaf's text: SHA-256 over a zero byte and this is the leaf.
    pub leaf: String,
    /// The hashes beside the way to the root, from below.
    pub path: Vec<String>,
    /// The root.
    pub root: RootView,
}

/// Where a game's log stood, and with which result.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = Head)]
pub struct HeadView {
    /// The game's number.
    pub game: u32,
    /// The entries of the log, the terms not counted.
    pub entries: u32,
    /// The hash of the log up to the last of them.
    pub hash: String,
    /// The moment of the last of them; without any, when the game starts.
    pub at: String,
    /// The result, such as `1-0`; none while the game is not over.
    #[schema(required)]
    pub outcome: Option<String>,
    /// Why it ended; none while it is not over.
    #[schema(required)]
    pub reason: Option<String>,
}

impl RootView {
    fn new(app: &App, stored: &StoredRoot) -> Result<RootView, Problem> {
        let statement = statement_of(stored);
        let (line, hash) = (statement.line(), statement.hash());
        let signature = statement.sign(app.keys.postmark()?)?;
        let RootStatement { day, games, root, before } = statement;
        Ok(RootView { day, games, root, before, line, hash, signature })
    }
}

impl RootProofView {
    /// The name of the format.
    pub const FORMAT: &'static str = "posthorn-root-proof-1";

    fn new(proof: RootProof, root: RootView) -> RootProofView {
        let leaf = proof.leaf();
        let RootProof { head, blind, path } = proof;
        let head = HeadView {
            game: head.game,
            entries: head.entries,
            hash: head.hash,
            at: head.at,
            outcome: head.outcome,
            reason: head.reason,
        };
        RootProofView { format: Self::FORMAT.to_owned(), head, blind, leaf, path, root }
    }
}

/// The daily roots over the heads of all games, page by page, the newest first.
#[utoipa::path(
    get, path = "/api/roots", operation_id = "list_roots", tag = "games",
    params(app::PageQuery),
    responses((status = 200, body = RootListView), (status = 400))
)]
pub(crate) async fn list_roots(
    State(app): State<App>,
    page: Page<Day>,
) -> Result<Json<RootListView>, Problem> {
    let mut stored = app.store.roots(page.after, page.limit + 1).await?;
    let next = page.cut(&mut stored, |root| root.day);
    let roots =
        stored.iter().map(|stored| RootView::new(&app, stored)).collect::<Result<_, _>>()?;
    Ok(Json(RootListView { roots, next }))
}

/// The root of a day.
#[utoipa::path(
    get, path = "/api/roots/{day}", operation_id = "get_root", tag = "games",
    params(("day" = String, Path, description = "The day, such as 2026-11-24")),
    responses((status = 200, body = RootView), (status = 404))
)]
pub(crate) async fn get_root(
    State(app): State<App>,
    Path(day): Path<String>,
) -> Result<Json<RootView>, Problem> {
    let day = day.parse().map_err(|_| Problem::unknown_root())?;
    Ok(Json(RootView::new(&app, &load_root(&app, day).await?)?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ProofQuery {
    /// The day of the root, such as 2026-11-24; the newest unless told.
    day: Option<String>,
}

/// The proof that the game is in a day's root, for 35 days; for whoever may see its record.
#[utoipa::path(
    get, path = "/api/games/{id}/root-proof", operation_id = "get_root_proof", tag = "games",
    params(("id" = u32, Path, description = "The game's number"), ProofQuery),
    responses(
        (status = 200, body = RootProofView),
        (status = 400),
        (status = 401),
        (status = 403),
        (status = 404),
        (status = 409),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_root_proof(
    State(app): State<App>,
    me: Option<SignedIn>,
    GamePath(id): GamePath,
    Query(query): Query<ProofQuery>,
) -> Result<Json<RootProofView>, Problem> {
    let seen = load_seen(&app, me.as_ref(), id).await?;
    if seen.delay_moves.is_some() {
        return Err(not_shown(me.as_ref()));
    }
    let root = match query.day {
        Some(day) => load_root(&app, day.parse().map_err(|_| Problem::unknown_root())?).await?,
        None => app.store.roots(None, 1).await?.pop().ok_or_else(Problem::unknown_root)?,
    };
    let proof = app.root_proof(id, &seen.game, root.day).await?;
    Ok(Json(RootProofView::new(proof, RootView::new(&app, &root)?)))
}

async fn load_root(app: &App, day: Day) -> Result<StoredRoot, Problem> {
    match app.store.root(day).await {
        Err(Error::NotFound) => Err(Problem::unknown_root()),
        found => Ok(found?),
    }
}
