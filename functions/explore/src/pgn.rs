//! Finished games that somebody looks for, in PGN.

use app::{App, Problem, Query, SignedIn};
use axum::extract::State;
use axum::http::{HeaderName, header};
use rules::GameId;

use crate::games::found;
use crate::query::ArchiveQuery;

/// Games of one answer: about 4 MB, and a Lambda function answers with 6 MB at most.
const GAMES_MAX: usize = 1_000;

/// The finished games of which all that is asked for holds, in PGN: the latest 1,000.
#[utoipa::path(
    get, path = "/api/archive/pgn", operation_id = "get_archived_pgn", tag = "archive",
    params(ArchiveQuery),
    responses(
        (status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 400),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_archived_pgn(
    State(app): State<App>,
    // A key that is not good is refused, and each request of a good one is counted.
    _me: Option<SignedIn>,
    Query(query): Query<ArchiveQuery>,
) -> Result<([(HeaderName, &'static str); 2], String), Problem> {
    let asked = query.read_whole()?;
    let archive = app.archive().await?;
    let games = found(&archive, asked).await?;
    let games: Vec<GameId> = games.iter().take(GAMES_MAX).map(|game| game.id).collect();
    // One that was reinstated since the archive was built runs again, and is shown as its event says.
    let over = |game: rules::Game| Ok(game.ending().is_some().then_some(game));
    let text = app.games_pgn(&games, over).await?;
    let kind = "application/x-chess-pgn; charset=utf-8";
    let name = "attachment; filename=\"posthorn-archive.pgn\"";
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text))
}
