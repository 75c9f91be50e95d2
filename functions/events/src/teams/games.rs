//! The games of a team as its captain sees them: whose move it is, how much time is left, who is silent (`TR-11`).
//! What is on the boards stays the players'.

use std::collections::HashMap;

use app::view::{ColorView, EndsFirstView, PlayerView, SilenceView, time};
use app::{Act, App, Caller, Problem, SignedIn, section_ids};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use futures_util::future::try_join_all;
use rules::tournament::{SectionBoard, SectionId, Team, TeamRefusal};
use rules::{Color, Game, GameId, Instant, PlayerId};
use serde::Serialize;
use store::{SectionResult, SectionTable, StoredGame};
use utoipa::ToSchema;

use super::replacement_view::OpenReplacementView;
use super::view::{TeamLettersView, sees_games};
use super::{read_path, rights};
use crate::crosstable::listed;
use crate::scene::Scene;

/// The games of a team, board by board.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamGames)]
pub(crate) struct TeamGamesView {
    event: u32,
    event_name: String,
    team: u16,
    name: String,
    /// The server's time.
    now: DateTime<Utc>,
    /// Where I write to it; none where I do not.
    #[schema(required)]
    letters: Option<TeamLettersView>,
    /// Empty before the start lists.
    boards: Vec<TeamBoardView>,
}

/// A board of a team.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamBoard)]
struct TeamBoardView {
    /// Counted from 1.
    board: u8,
    /// Its section.
    section: u32,
    player: PlayerView,
    /// Until when the player is on leave in one of these games.
    #[schema(required)]
    leave_until: Option<DateTime<Utc>>,
    /// The replacement that is under way; none: none is.
    #[schema(required)]
    replacement: Option<OpenReplacementView>,
    /// Games in which the player has made a move.
    started: usize,
    games: Vec<TeamGameView>,
}

/// A game of a team's player.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamGame)]
struct TeamGameView {
    game: u32,
    opponent: PlayerView,
    /// The opponent's team.
    #[schema(required)]
    opponent_team: Option<String>,
    /// The colour of the team's player.
    color: ColorView,
    /// Moves that the team's player has made.
    moves: usize,
    /// Whether it is the team's player's move.
    our_move: bool,
    /// When the running clock was started; none where the game is over.
    #[schema(required)]
    turn_since: Option<DateTime<Utc>>,
    /// Whatever ends the game first if nobody does anything.
    #[schema(required)]
    ends_first: Option<EndsFirstView>,
    /// The silence of the side to move; none where it does not lose.
    #[schema(required)]
    silence: Option<SilenceView>,
    /// The points of the team's player in halves; none while the game runs.
    #[schema(required)]
    half_points: Option<u8>,
    /// Whether nobody can move: a claim waits, or an official has stopped the game.
    stands: bool,
    /// Whether the record of the game is damaged: nothing is played or lost in it until it is restored.
    damaged: bool,
}

/// The games of a team with its times and silences: for its captain, its federation's delegates and the event's
/// officials.
#[utoipa::path(
    get, path = "/api/events/{id}/teams/{team}/games", operation_id = "list_team_games", tag = "events",
    params(
        ("id" = u32, Path, description = "The event's number"),
        ("team" = u16, Path, description = "The team's number in it"),
    ),
    responses(
        (status = 200, body = TeamGamesView),
        (status = 401),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_team_games(
    State(app): State<App>,
    me: SignedIn,
    Path((id, team)): Path<(String, String)>,
) -> Result<Json<TeamGamesView>, Problem> {
    let (id, number) = read_path(&id, &team)?;
    let scene = Scene::open(&app, Some(Caller::Person(me)), id).await?;
    let teams = app.store.teams(id).await?;
    let team = teams.iter().find(|team| team.number == number).ok_or(TeamRefusal::NotEntered)?;
    if !sees_games(&rights(&scene), team, scene.may(Act::SeeEntries, None)) {
        return Err(Problem::forbidden());
    }
    let now = app.clock.now();
    let sections: Vec<SectionId> = section_ids(&scene.event).collect();
    let sections = app.store.sections(&sections).await?;
    // Other sections of teams are left alone.
    let own = sections.iter().filter_map(|section| {
        let board = section.board.as_ref()?;
        Some((section.id, board.board, player_of(team, board)?))
    });
    let read = own.map(async |(section, board, player)| {
        let table = app.known_table(section).await?;
        board_view(&app, &table, (team, board, player), now).await
    });
    let mut boards = try_join_all(read).await?;
    boards.sort_by_key(|board| board.board);
    Ok(Json(TeamGamesView {
        event: id.0,
        event_name: scene.event.announcement.name.clone(),
        team: team.number.0,
        name: team.name.clone(),
        now: time(now),
        letters: TeamLettersView::of(&scene, &teams, team.number),
        boards,
    }))
}

/// Who plays for the team on a board of its section: a substitute whom the section does not know yet does not.
fn player_of(team: &Team, board: &SectionBoard) -> Option<PlayerId> {
    let sits = |player: &PlayerId| board.team_of(*player).is_some();
    let started = *team.line_up.get(usize::from(board.board).checked_sub(1)?)?;
    team.player_on(board.board).filter(sits).or(Some(started).filter(sits))
}

async fn board_view(
    app: &App,
    table: &SectionTable,
    (team, board, player): (&Team, u8, PlayerId),
    now: Instant,
) -> Result<TeamBoardView, Problem> {
    // Those of a predecessor are the team's, too.
    let number = table.number_of(player);
    let is_own =
        |it: &&SectionResult| [it.white, it.black].map(|id| table.number_of(id)).contains(&number);
    let own: Vec<&SectionResult> = table.results.iter().filter(is_own).collect();
    let ids: Vec<GameId> = own.iter().map(|result| result.game).collect();
    let found = app.whole_games(&ids).await?;
    let games: HashMap<GameId, (StoredGame, Game)> =
        found.games.into_iter().map(|whole| (whole.0.id, whole)).collect();
    let line = |id| table.start_list.iter().find_map(|line| line.of(id)).map(listed);
    let missing = || Problem::internal("a game's player is in no start list");
    let mut views = Vec::new();
    for result in own {
        let game = games.get(&result.game).map(|(_, game)| game);
        let color = Color::from_white(table.number_of(result.white) == number);
        let opponent = color.fold_wb(result.black, result.white);
        let teams = table.section.board.as_ref();
        let theirs = teams.and_then(|it| it.team_of(opponent)).map(str::to_owned);
        let opponent = (line(opponent).ok_or_else(missing)?, theirs);
        let dates = (table.section.adjudication_at, now);
        views.push(game_view(game, result, color, dates, opponent));
    }
    let on_leave = games.values().filter_map(|(stored, game)| {
        let color = Color::from_white(stored.players().white == player);
        game.on_leave(color, now).map(|leave| leave.until)
    });
    Ok(TeamBoardView {
        board,
        section: table.section.id.0,
        player: line(player).ok_or_else(missing)?,
        leave_until: on_leave.max().map(time),
        replacement: OpenReplacementView::of(team, board),
        started: views.iter().filter(|view| view.moves > 0).count(),
        games: views,
    })
}

/// A game as the team of `color` sees it; the opponent comes with the name of their team.
fn game_view(
    game: Option<&Game>,
    result: &SectionResult,
    color: Color,
    (play_ends, now): (Option<Instant>, Instant),
    (opponent, opponent_team): (PlayerView, Option<String>),
) -> TeamGameView {
    let running = game.filter(|game| game.is_running());
    TeamGameView {
        game: result.game.0,
        opponent,
        opponent_team,
        color: color.into(),
        moves: game.map_or(0, |game| moves_of(game, color)),
        our_move: running.is_some_and(|game| game.turn() == color),
        turn_since: running.map(|game| time(game.turn_since())),
        ends_first: running.and_then(|game| EndsFirstView::of(game, play_ends, now)),
        silence: running.and_then(|game| SilenceView::of(game, now)),
        half_points: result.result.map(|(white, black, _)| color.fold_wb(white, black).0),
        stands: game.is_some_and(|game| game.referred().is_some() || game.stopped().is_some()),
        damaged: game.is_none(),
    }
}

/// Moves that a side has made; White makes the first one.
fn moves_of(game: &Game, color: Color) -> usize {
    let ply = usize::from(game.ply());
    color.fold_wb(ply.div_ceil(2), ply / 2)
}
