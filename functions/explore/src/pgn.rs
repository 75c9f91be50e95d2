//! Finished games that somebody looks for, in PGN.

use app::{App, PGN_GAMES_MAX, PgnFile, Problem, Query, SignedIn, pgn_file};
use axum::extract::State;
use rules::GameId;

use crate::games::found;
use crate::query::ArchiveQuery;

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
) -> Result<PgnFile, Problem> {
    let asked = query.read_whole()?;
    let archive = app.archive().await?;
    let games = found(&archive, asked).await?;
    let games: Vec<GameId> = games.iter().take(PGN_GAMES_MAX).map(|game| game.id).collect();
    // One that is reinstated at this very moment is not given away.
    let over = |game: rules::Game| Ok(game.ending().is_some().then_some(game));
    Ok(pgn_file("archive", app.games_pgn(&games, over).await?))
}
