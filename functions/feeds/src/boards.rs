//! The boards of a section as spectators see them: where each game stands, as far as the event shows it.

use std::collections::HashMap;

use app::view::{ColorView, EndingView, PlayerView, VariantName, time};
use app::{App, Onlooker, Page, PageQuery, Problem, SignedIn, whole_game};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use rules::tournament::Viewer;
use rules::{Game, GameId, PlayerId, Profile};
use serde::Serialize;
use store::{SectionId, SectionResult};
use utoipa::ToSchema;

/// A page of a section's boards.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Boards)]
pub(crate) struct BoardsView {
    /// The server's time.
    now: DateTime<Utc>,
    /// Moves by which what is shown of running games lags behind, but of one's own (TR-14); 0 for those who direct.
    delay_moves: u8,
    /// Games of the section of which nothing is shown while they run (TR-14).
    hidden: u32,
    /// By the number of the game.
    boards: Vec<BoardView>,
    /// What to ask for as `after` to read on; none at the end.
    #[schema(required)]
    next: Option<String>,
}

/// Where a game stands, as far as it is shown.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BoardOfGame)]
struct BoardView {
    /// The game's number.
    game: u32,
    variant: VariantName,
    white: PlayerView,
    black: PlayerView,
    /// The position.
    fen: String,
    /// Half-moves played.
    ply: u16,
    /// The last move; none before the first.
    #[schema(required)]
    last: Option<LastMoveOfBoardView>,
    /// Who is to move.
    turn: ColorView,
    /// The result; none while the game runs.
    #[schema(required)]
    ending: Option<EndingView>,
}

/// The last move on a board.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LastMoveOfBoard)]
struct LastMoveOfBoardView {
    san: String,
    uci: String,
    /// When it was played.
    at: DateTime<Utc>,
}

/// The boards of a section, page by page: where each game stands, for whoever asks (TR-14). Games that are over are
/// shown to everybody; running ones as the event announces it, and whole to their players and to officials.
#[utoipa::path(
    get, path = "/api/sections/{id}/boards", operation_id = "get_boards", tag = "events",
    params(("id" = u32, Path, description = "The section's number"), PageQuery),
    responses(
        (status = 200, body = BoardsView),
        (status = 400),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_boards(
    State(app): State<App>,
    me: Option<SignedIn>,
    Path(id): Path<String>,
    page: Page<u32>,
) -> Result<Json<BoardsView>, Problem> {
    let id = id.parse().map(SectionId).map_err(|_| Problem::unknown_section())?;
    let table = app.known_table(id).await?;
    let onlooker = Onlooker::new(me.as_ref(), &table);
    let (mut seen, hidden): (Vec<_>, Vec<_>) =
        table.results.iter().partition(|line| onlooker.sees(line));
    seen.retain(|line| page.after.is_none_or(|after| line.game.0 > after));
    let next = page.cut(&mut seen, |line| line.game.0);
    Ok(Json(BoardsView {
        now: time(app.clock.now()),
        delay_moves: match onlooker.viewer {
            Viewer::Official => 0,
            Viewer::Player | Viewer::SectionPlayer | Viewer::Anybody => {
                onlooker.visibility.delay_moves()
            }
        },
        hidden: u32::try_from(hidden.len()).unwrap_or(u32::MAX),
        boards: boards(&app, &onlooker, &seen).await?,
        next,
    }))
}

async fn boards(
    app: &App,
    onlooker: &Onlooker,
    lines: &[&SectionResult],
) -> Result<Vec<BoardView>, Problem> {
    let ids: Vec<GameId> = lines.iter().map(|line| line.game).collect();
    let people = lines.iter().flat_map(|line| [line.white, line.black]).collect();
    let people = app.people(people).await?;
    let mut boards = Vec::new();
    for (id, stored) in app.store.games_each(&ids).await? {
        let game = match whole_game(id, stored) {
            Ok((_, game)) => game,
            // One that is damaged does not stand in the way of the others.
            Err(problem) => {
                tracing::error!(game = %id, %problem, "a game is missing among the boards");
                continue;
            }
        };
        if let Some(shown) = onlooker.shown(game)? {
            boards.extend(BoardView::new(id, &shown, &people));
        }
    }
    boards.sort_unstable_by_key(|board| board.game);
    Ok(boards)
}

impl BoardView {
    /// None where a player is missing, which no game's is.
    fn new(id: GameId, game: &Game, people: &HashMap<PlayerId, Profile>) -> Option<BoardView> {
        let players = game.players();
        let last = game.last_move().zip(game.plies().last());
        Some(BoardView {
            game: id.0,
            variant: game.terms().variant.into(),
            white: people.get(&players.white)?.into(),
            black: people.get(&players.black)?.into(),
            fen: game.position().fen(),
            ply: game.ply(),
            last: last.map(|(played, ply)| LastMoveOfBoardView {
                san: played.san,
                uci: played.uci,
                at: time(ply.at),
            }),
            turn: game.turn().into(),
            ending: game.ending().map(EndingView::from),
        })
    }
}
