//! The tables of an event of teams: computed from the results of its boards.

use std::collections::BTreeMap;

use app::view::{PlayerView, time};
use app::{App, Caller, Onlooker, Problem, SignedIn, board_sections, flag_of, section_ids};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use futures_util::future::try_join;
use rules::tournament::{
    BoardSection, Flag, Team, TeamGame, TeamNumber, TeamRanking, TeamStanding, team_standings,
};
use serde::Serialize;
use store::{SectionResult, SectionTable};
use utoipa::ToSchema;

use crate::crosstable::listed;
use crate::scene::{EventPath, Scene};

/// The tables of an event of teams, section by section.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamTables)]
pub(crate) struct TeamTablesView {
    event: u32,
    event_name: String,
    /// The server's time.
    now: DateTime<Utc>,
    /// Which points come first: those of the boards (TR-7.3), or those of the matches (SKS-6.3).
    by_boards: bool,
    /// The seed of the lots: 64 hexadecimal digits. A team's ticket is the SHA-256 of seed, section and `team` with
    /// its number in the event, with slashes between: the smallest one has start number 1.
    #[schema(required)]
    seed: Option<String>,
    sections: Vec<TeamTableView>,
}

/// The table of a section of teams.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamTable)]
struct TeamTableView {
    name: String,
    /// The sections of its boards, board 1 first.
    boards: Vec<u32>,
    /// Its teams by start number.
    teams: Vec<TeamLineView>,
    /// Every match, by the start numbers of both teams.
    matches: Vec<MatchView>,
}

/// A team's line.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamTableLine)]
struct TeamLineView {
    /// The start number, counted from 1.
    number: usize,
    /// The team's number in the event.
    team: u16,
    name: String,
    #[schema(required)]
    federation: Option<String>,
    #[schema(required)]
    captain: Option<PlayerView>,
    /// Its players, board 1 first, with substitutes where they play.
    players: Vec<PlayerView>,
    /// Teams that cannot be told apart share the better place.
    place: u32,
    shared: bool,
    /// The points of all its games, in half points.
    half_points: u32,
    /// 2 for a match won, 1 for one drawn; only matches that are over.
    match_points: u32,
    /// The points of each board, in half points.
    board_half_points: Vec<u32>,
    /// Matches that are over.
    matches: u32,
    /// Finished games.
    games: u32,
    /// Games that are still running.
    unfinished: u32,
}

/// A match between two teams.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamMatch)]
struct MatchView {
    /// The start number of the team with the lower one.
    first: usize,
    second: usize,
    /// The points of the first team so far, in half points.
    first_half_points: u32,
    second_half_points: u32,
    /// Whether its last game is over.
    is_over: bool,
    /// Its games, board by board.
    games: Vec<MatchGameView>,
}

/// A game of a match.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamMatchGame)]
struct MatchGameView {
    /// The board, counted from 1.
    board: usize,
    game: u32,
    /// Whether the first team has White.
    first_is_white: bool,
    /// White's points in halves; none while the game runs.
    #[schema(required)]
    white_half_points: Option<u8>,
    #[schema(required)]
    black_half_points: Option<u8>,
    /// A: adjudicated, E: time exceeded, D: default, C: cancelled.
    #[schema(required)]
    flag: Option<char>,
    /// Whether I may look at the game.
    may_see: bool,
}

/// The tables of an event of teams, with every result as soon as there is one; none before the start lists, or where
/// individual players play.
#[utoipa::path(
    get, path = "/api/events/{id}/team-tables", operation_id = "list_team_tables", tag = "events",
    params(("id" = u32, Path, description = "The event's number")),
    responses(
        (status = 200, body = TeamTablesView),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn list_team_tables(
    State(app): State<App>,
    me: Option<SignedIn>,
    EventPath(id): EventPath,
) -> Result<Json<TeamTablesView>, Problem> {
    let scene = Scene::open(&app, me.clone().map(Caller::Person), id).await?;
    let event = &scene.event;
    let ranking = event.announcement.rule_set.team_ranking();
    let mut sections = Vec::new();
    if let Some(publication) = &event.publication {
        let seed = publication.seed().map_err(Problem::internal)?;
        let proposal = app.store.proposal(id).await?.teams;
        let teams = app.store.teams(id).await?;
        let boards = board_sections(&event.announcement, &proposal, &teams, &seed);
        let captains = teams.iter().map(|team| team.captain).collect();
        let (captains, tables) = try_join(app.people(captains), app.event_tables(event)).await?;
        // What is just being published has not all its tables yet.
        let mut seen: Vec<Board<'_>> = Vec::new();
        for (section, board) in section_ids(event).zip(&boards) {
            let table = tables.iter().find(|table| table.section.id == section);
            let sees = |table| Onlooker::new(me.as_ref(), table);
            seen.extend(table.map(|table| Board { board, table, sees: sees(table) }));
        }
        for (index, proposed) in proposal.sections.iter().enumerate() {
            let tables = seen.iter().filter(|it| it.board.section == index).collect();
            let order = proposed.start_numbers(&seed, app::sha256);
            let played = Played { teams: order.len(), tables };
            let standings =
                team_standings(order.len(), played.tables.len(), &played.games(), ranking);
            let team = |number: &TeamNumber| teams.iter().find(|team| team.number == *number);
            let line = |standing: &TeamStanding| {
                let team = team(order.get(standing.team)?)?;
                let captain = captains.get(&team.captain).map(PlayerView::from);
                Some(played.line(standing, team, captain))
            };
            let mut lines: Vec<TeamLineView> = standings.iter().filter_map(line).collect();
            lines.sort_by_key(|line| line.number);
            sections.push(TeamTableView {
                name: proposed.name.clone(),
                boards: played.tables.iter().map(|it| it.table.section.id.0).collect(),
                teams: lines,
                matches: played.matches(),
            });
        }
    }
    Ok(Json(TeamTablesView {
        event: event.id.0,
        event_name: event.announcement.name.clone(),
        now: time(app.clock.now()),
        seed: event.publication.as_ref().map(|publication| publication.seed.clone()),
        by_boards: ranking.first() == Some(&TeamRanking::BoardPoints),
        sections,
    }))
}

/// A board with its results, as somebody sees them.
struct Board<'a> {
    board: &'a BoardSection,
    table: &'a SectionTable,
    sees: Onlooker,
}

/// The boards of a section of teams.
struct Played<'a> {
    teams: usize,
    tables: Vec<&'a Board<'a>>,
}

impl Board<'_> {
    /// The start numbers of both players' teams, White's first, counted from 0: as the start list has them.
    fn teams(&self, game: &SectionResult) -> Option<(usize, usize)> {
        let number = |player| self.table.number_of(player);
        Some((number(game.white)?, number(game.black)?))
    }

    fn index(&self) -> usize {
        usize::from(self.board.board.board).saturating_sub(1)
    }
}

impl Played<'_> {
    fn games(&self) -> Vec<TeamGame> {
        let of_board = |board: &&Board<'_>| {
            let game = |game: &SectionResult| {
                let (white, black) = board.teams(game)?;
                Some(TeamGame {
                    board: board.index(),
                    white,
                    black,
                    result: game.result.map(|(white, black, _)| (white, black)),
                    flag: flag_of(game),
                })
            };
            board.table.results.iter().filter_map(game).collect::<Vec<_>>()
        };
        self.tables.iter().flat_map(of_board).collect()
    }

    fn line(
        &self,
        standing: &TeamStanding,
        team: &Team,
        captain: Option<PlayerView>,
    ) -> TeamLineView {
        let players = self.tables.iter().filter_map(|it| it.table.start_list.get(standing.team));
        TeamLineView {
            number: standing.team + 1,
            team: team.number.0,
            name: team.name.clone(),
            federation: team.federation.map(|federation| federation.to_string()),
            captain,
            players: players.map(listed).collect(),
            place: standing.place,
            shared: standing.shared,
            half_points: standing.half_points,
            match_points: standing.match_points,
            board_half_points: standing.boards.clone(),
            matches: standing.matches,
            games: standing.games,
            unfinished: standing.unfinished,
        }
    }

    fn matches(&self) -> Vec<MatchView> {
        let mut found: BTreeMap<(usize, usize), MatchView> = BTreeMap::new();
        for board in self.tables.iter().copied() {
            for game in &board.table.results {
                let Some((white, black)) =
                    board.teams(game).filter(|it| it.0.max(it.1) < self.teams)
                else {
                    continue;
                };
                let (first, second) = (white.min(black), white.max(black));
                let played = found.entry((first, second)).or_insert_with(|| MatchView {
                    first: first + 1,
                    second: second + 1,
                    first_half_points: 0,
                    second_half_points: 0,
                    is_over: true,
                    games: Vec::new(),
                });
                played.add(board, game, white == first);
            }
        }
        found.into_values().collect()
    }
}

impl MatchView {
    fn add(&mut self, board: &Board<'_>, game: &SectionResult, first_is_white: bool) {
        let flag = flag_of(game);
        let points = game.result.map(|(white, black, _)| (white.0, black.0));
        match points {
            None => self.is_over = false,
            Some(_) if flag == Some(Flag::Cancelled) => {}
            Some((white, black)) => {
                let (first, second) = if first_is_white { (white, black) } else { (black, white) };
                self.first_half_points += u32::from(first);
                self.second_half_points += u32::from(second);
            }
        }
        self.games.push(MatchGameView {
            board: board.index() + 1,
            game: game.game.0,
            first_is_white,
            white_half_points: points.map(|(white, _)| white),
            black_half_points: points.map(|(_, black)| black),
            flag: flag.map(Flag::letter),
            may_see: board.sees.sees(game),
        });
    }
}
