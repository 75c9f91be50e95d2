//! What I note on games, for me alone.
//!
//! A key has no use for it: whoever asks sits at the page. A notebook is kept with the version that it was made from,
//! so that of two devices the second one hears of the first, and puts both together itself.

use std::cmp::Reverse;

use app::view::{PlayerView, time};
use app::{
    App, Body, Dated, GamePath, Page, PageQuery, PgnFile, Present, Problem, SignedIn, pgn_file,
};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use rules::{GameId, NoteRequest, Notebook, NotebookError, Position};
use serde::{Deserialize, Serialize};
use store::{AttemptKind, Error, NotebookLine, SectionId, StoredNotebook};
use utoipa::ToSchema;

use crate::handlers::pgn_of;
use crate::sight::load_seen;

/// Bytes of a request with the largest notebook: its texts in any script, and its moves.
pub(crate) const BODY_BYTES_MAX: usize = 512 * 1024;
/// Seconds of the window in which changes are counted.
const WINDOW_SECONDS: i64 = 60 * 60;
/// Changes that a player may make in a window: one every other second or so, while a game is analysed.
const CHANGES_MAX: u32 = 1_800;
/// Games on which one player may note something.
const NOTEBOOKS_MAX: usize = 2_000;

/// What I have noted on a game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Notebook)]
pub(crate) struct NotebookView {
    /// How often it was changed; 0: never.
    version: u32,
    /// When it was last changed.
    #[schema(required)]
    changed_at: Option<DateTime<Utc>>,
    /// The note on the game as a whole.
    note: String,
    /// Moves with what is noted on them, each behind the one that it follows.
    moves: Vec<NotedMoveView>,
}

/// A move with what I have noted on it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NotedMove)]
struct NotedMoveView {
    /// The move that it follows, by its place in the list, from 0; none: it is made in the game's first position. Of
    /// those that follow the same one, the first is the main line.
    #[schema(required)]
    after: Option<u16>,
    /// The move in UCI.
    #[serde(rename = "move")]
    uci: String,
    /// The comment on it.
    comment: String,
    /// PGN's numeric glyphs: 1 is “!”.
    glyphs: Vec<u8>,
}

/// What I note on a game.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewNotebook, example = json!({
    "version": 0, "note": "Prepared for the return game.",
    "moves": [{"after": null, "move": "e2e4", "comment": "Best by test.", "glyphs": [1]}]
}))]
pub(crate) struct NewNotebook {
    /// The version that it was made from; 0 where there was none.
    version: u32,
    /// The note on the game as a whole, at most 10,000 characters; empty: none.
    note: String,
    /// At most 2,000 moves; without note and moves nothing is noted any more.
    moves: Vec<NewNotedMove>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewNotedMove, example = json!({"after": null, "move": "e2e4", "comment": "", "glyphs": []}))]
struct NewNotedMove {
    /// The move that it follows, by its place in the list, from 0, where it stands before this one; none: it is made
    /// in the game's first position.
    #[serde(default)]
    after: Option<u16>,
    /// The move, in any notation.
    #[serde(rename = "move")]
    text: String,
    /// The comment on it, at most 2,000 characters.
    #[serde(default)]
    comment: String,
    /// PGN's numeric glyphs, at most 8.
    #[serde(default)]
    glyphs: Vec<u8>,
}

impl From<NewNotedMove> for NoteRequest {
    fn from(NewNotedMove { after, text, comment, glyphs }: NewNotedMove) -> NoteRequest {
        NoteRequest { after, text, comment, glyphs }
    }
}

impl NotebookView {
    fn new(stored: &StoredNotebook, start: &Position) -> NotebookView {
        let variant = start.variant();
        let moves = stored.notebook.moves.iter().map(|noted| NotedMoveView {
            after: noted.after,
            uci: variant.uci(noted.code),
            comment: noted.comment.clone(),
            glyphs: noted.glyphs.clone(),
        });
        NotebookView {
            version: stored.version,
            changed_at: stored.changed_at.map(time),
            note: stored.notebook.note.clone(),
            moves: moves.collect(),
        }
    }
}

/// What I have noted on a game; nobody else reads it.
#[utoipa::path(
    get, path = "/api/games/{id}/notebook", operation_id = "get_notebook", tag = "games",
    params(("id" = u32, Path, description = "The game's number")),
    responses(
        (status = 200, body = NotebookView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_notebook(
    State(app): State<App>,
    Present { me, .. }: Present,
    GamePath(id): GamePath,
) -> Result<Json<NotebookView>, Problem> {
    let stored = app.store.notebook(me.player, id).await?;
    let start = start_of(&app, &me, id, &stored).await?;
    Ok(Json(NotebookView::new(&stored, &start)))
}

/// The game's first position, for whoever may see the game or has noted something on it when they could.
async fn start_of(
    app: &App,
    me: &SignedIn,
    id: GameId,
    stored: &StoredNotebook,
) -> Result<Position, Problem> {
    if !stored.notebook.is_empty() {
        let (stored, _) = app.load_game(id).await?;
        return Ok(stored.terms.start_position());
    }
    let seen = load_seen(app, Some(me), id).await?;
    Ok(seen.game.terms().start_position())
}

/// Notes something on a game, in place of what I had noted. The same again changes nothing.
#[utoipa::path(
    put, path = "/api/games/{id}/notebook", operation_id = "change_notebook", tag = "games",
    params(("id" = u32, Path, description = "The game's number")), request_body = NewNotebook,
    responses(
        (status = 200, body = NotebookView),
        (status = 403),
        (status = 404),
        (status = 409),
        (status = 422),
        (status = 429),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn put_notebook(
    State(app): State<App>,
    Present { me, .. }: Present,
    GamePath(id): GamePath,
    Body(body): Body<NewNotebook>,
) -> Result<Json<NotebookView>, Problem> {
    let (kind, subject) = (AttemptKind::Notebook, me.player.to_string());
    app.limit(kind, &subject, WINDOW_SECONDS, CHANGES_MAX).await?;
    let was = app.store.notebook(me.player, id).await?;
    let start = start_of(&app, &me, id, &was).await?;
    let moves = body.moves.into_iter().map(NoteRequest::from).collect();
    let notebook = Notebook::read(&start, &body.note, moves).map_err(refused)?;
    if was.notebook == notebook {
        return Ok(Json(NotebookView::new(&was, &start)));
    }
    if was.version != body.version {
        return Err(changed());
    }
    if was.notebook.is_empty() {
        let noted = app.store.notebook_lines(me.player).await?;
        if noted.len() >= NOTEBOOKS_MAX {
            let detail = format!("You have notes on {NOTEBOOKS_MAX} games: clear some first.");
            return Err(Problem::conflict("too_many_notebooks", detail));
        }
    }
    let now = app.clock.now();
    match app.store.keep_notebook(me.player, id, &was, notebook, now).await {
        Ok(kept) => Ok(Json(NotebookView::new(&kept, &start))),
        Err(Error::Conflict) => Err(changed()),
        Err(error) => Err(error.into()),
    }
}

fn refused(error: NotebookError) -> Problem {
    let code = if error.is_too_much() { "notebook_too_large" } else { "notebook_invalid" };
    Problem::invalid(code, error.to_string())
}

fn changed() -> Problem {
    let detail = "Your notes on this game were changed elsewhere meanwhile: read them again.";
    Problem::conflict("notebook_changed", detail)
}

/// The game in PGN with what I have noted on it, as far as it is shown.
#[utoipa::path(
    get, path = "/api/games/{id}/notebook/pgn", operation_id = "get_notebook_pgn", tag = "games",
    params(("id" = u32, Path, description = "The game's number")),
    responses(
        (status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_notebook_pgn(
    State(app): State<App>,
    Present { me, .. }: Present,
    GamePath(id): GamePath,
) -> Result<PgnFile, Problem> {
    let seen = load_seen(&app, Some(&me), id).await?;
    let noted = app.store.notebook(me.player, id).await?.notebook;
    Ok(pgn_file(&format!("{id}-notes"), pgn_of(&app, &seen, &noted).await?))
}

/// Games on which I have noted something.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NotebookList)]
pub(crate) struct NotebookListView {
    /// The latest first.
    notebooks: Vec<NotebookRowView>,
    /// What to ask for as `after` to read on; none at the end.
    #[schema(required)]
    next: Option<String>,
}

/// A game on which I have noted something.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NotebookRow)]
struct NotebookRowView {
    /// The game's number.
    game: u32,
    white: PlayerView,
    black: PlayerView,
    /// The event and its section.
    event: String,
    /// When I last changed it.
    changed_at: DateTime<Utc>,
    /// The first line of the note on the game, cut.
    begins: String,
    /// How many moves are noted.
    moves: u32,
}

/// The games on which I have noted something, page by page.
#[utoipa::path(
    get, path = "/api/notebooks", operation_id = "list_notebooks", tag = "games",
    params(PageQuery),
    responses(
        (status = 200, body = NotebookListView),
        (status = 400),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_notebooks(
    State(app): State<App>,
    Present { me, .. }: Present,
    page: Page<Dated>,
) -> Result<Json<NotebookListView>, Problem> {
    let place = |line: &NotebookLine| Dated { at: line.changed_at, number: line.game.0 };
    let mut lines = app.store.notebook_lines(me.player).await?;
    lines.retain(|line| page.after.is_none_or(|after| place(line) < after));
    lines.sort_unstable_by_key(|line| Reverse(place(line)));
    let next = page.cut(&mut lines, place);
    let notebooks = rows(&app, lines).await?;
    Ok(Json(NotebookListView { notebooks, next }))
}

/// What the list says of these; a game whose record is damaged is left out until it is restored.
async fn rows(app: &App, lines: Vec<NotebookLine>) -> Result<Vec<NotebookRowView>, Problem> {
    let ids: Vec<GameId> = lines.iter().map(|line| line.game).collect();
    let games = app.whole_games(&ids).await?.games;
    let mut sections: Vec<SectionId> = games.iter().map(|(stored, _)| stored.section).collect();
    sections.sort_unstable();
    sections.dedup();
    let sections = app.store.sections(&sections).await?;
    let players =
        games.iter().flat_map(|(stored, _)| [stored.players().white, stored.players().black]);
    let people = app.people(players.collect()).await?;
    let row = |line: NotebookLine| {
        let (stored, _) = games.iter().find(|(stored, _)| stored.id == line.game)?;
        let section = sections.iter().find(|section| section.id == stored.section)?;
        Some(NotebookRowView {
            game: line.game.0,
            white: people.get(&stored.players().white)?.into(),
            black: people.get(&stored.players().black)?.into(),
            event: section.full_name(),
            changed_at: time(line.changed_at),
            begins: line.begins,
            moves: line.moves,
        })
    };
    Ok(lines.into_iter().filter_map(row).collect())
}
