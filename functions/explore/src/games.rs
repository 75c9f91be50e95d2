//! Finished games that somebody looks for, page by page.

use std::collections::HashMap;

use app::view::time;
use app::{App, Archive, Dated, Problem, Query, SignedIn};
use archive::ArchivedGame;
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::query::{ArchiveQuery, Asked};
use crate::score::ScoreView;
use crate::view::ArchivedGameView;

/// Finished games.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArchivedGames)]
pub(crate) struct ArchivedGamesView {
    /// When the archive was built: it has the games that had ended by then.
    built_at: DateTime<Utc>,
    /// How many games were found.
    found: u32,
    /// What the player has made of them, where a player is asked for.
    #[schema(required)]
    score: Option<ScoreView>,
    /// The latest first.
    games: Vec<ArchivedGameView>,
    /// What to ask for as `after` to read on; none at the end.
    #[schema(required)]
    next: Option<String>,
}

/// The archive: finished games, the latest first, of which all that is asked for holds.
#[utoipa::path(
    get, path = "/api/archive/games", operation_id = "list_archived_games", tag = "archive",
    params(ArchiveQuery),
    responses((status = 200, body = ArchivedGamesView), (status = 400), (status = 401), (status = 404)),
    security((), ("access_token" = []))
)]
pub(crate) async fn list_archived_games(
    State(app): State<App>,
    // A key that is not good is refused, and each request of a good one is counted.
    _me: Option<SignedIn>,
    Query(query): Query<ArchiveQuery>,
) -> Result<Json<ArchivedGamesView>, Problem> {
    let (asked, page) = (query.read()?, query.page()?);
    let archive = app.archive().await?;
    let score_of = asked.filter.player.map(|asked| asked.player);
    let found = found(&archive, asked).await?;
    let key = |game: &&ArchivedGame| Dated { at: game.ended_at, number: game.id.0 };
    let is_behind = |game: &&ArchivedGame| page.after.is_none_or(|after| key(game) < after);
    let total = u32::try_from(found.len()).unwrap_or(u32::MAX);
    let score = score_of.map(|player| ScoreView::of(player, found.iter().copied()));
    let behind = found.into_iter().filter(is_behind);
    let mut games: Vec<&ArchivedGame> = behind.take(usize::from(page.limit) + 1).collect();
    let next = page.cut(&mut games, key);
    Ok(Json(ArchivedGamesView {
        built_at: time(archive.head.built_at),
        found: total,
        score,
        games: views(&app, &games).await?,
        next,
    }))
}

/// The games that are asked for, the latest first.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn found(archive: &Archive, asked: Asked) -> Result<Vec<&ArchivedGame>, Problem> {
    let mut games = archive.games(asked.filter, asked.position.as_ref()).await?;
    games.reverse();
    Ok(games)
}

/// Those of them whose section and players are there.
async fn views(app: &App, games: &[&ArchivedGame]) -> Result<Vec<ArchivedGameView>, Problem> {
    let people = app.people(games.iter().flat_map(|game| game.players).collect()).await?;
    let mut sections: Vec<_> = games.iter().map(|game| game.section).collect();
    sections.sort_unstable();
    sections.dedup();
    let sections = app.store.sections(&sections).await?;
    let sections: HashMap<_, _> = sections.iter().map(|section| (section.id, section)).collect();
    let view = |game: &&ArchivedGame| {
        let [white, black] = game.players;
        let (white, black) = (people.get(&white)?, people.get(&black)?);
        Some(ArchivedGameView::new(game, sections.get(&game.section)?, [white, black]))
    };
    Ok(games.iter().filter_map(view).collect())
}
