//! The tables of an event of teams: computed from the results of its boards.

use std::collections::{BTreeMap, HashMap};

use app::view::{PlayerView, time};
use app::{App, Caller, Onlooker, Problem, SignedIn, TeamSection, flag_of};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use futures_util::future::try_join3;
use rules::tournament::{
    EventId, Flag, LeagueTerms, Movement, SeasonDecision, Team, TeamRanking, TeamStanding,
};
use rules::{PlayerId, Profile};
use serde::Serialize;
use store::SectionResult;
use utoipa::ToSchema;

use super::season::MovementName;
use crate::crosstable::listed;
use crate::scene::{EventPath, Scene};

/// The tables of an event of teams, section by section.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamTables)]
pub(crate) struct TeamTablesView {
    pub(super) event: u32,
    pub(super) event_name: String,
    /// The server's time.
    pub(super) now: DateTime<Utc>,
    /// Which points come first: those of the boards (TR-7.3), or those of the matches (SKS-6.3).
    pub(super) by_boards: bool,
    /// The seed of the lots: 64 hexadecimal digits. A team's ticket is the SHA-256 of seed, section and `team` with
    /// its number in the event, with slashes between: the smallest one has start number 1. None where the event was
    /// brought here as a whole: lots were drawn elsewhere.
    #[schema(required)]
    pub(super) seed: Option<String>,
    pub(super) sections: Vec<TeamTableView>,
}

/// The table of a section of teams.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamTable)]
pub(super) struct TeamTableView {
    pub(super) name: String,
    /// The division of a league in which it plays.
    #[schema(required)]
    pub(super) division: Option<String>,
    /// How many of its teams go up, and how many go down, by their places.
    pub(super) up: u8,
    pub(super) down: u8,
    /// The sections of its boards, board 1 first.
    pub(super) boards: Vec<u32>,
    /// Its teams by start number.
    pub(super) teams: Vec<TeamLineView>,
    /// Every match, by the start numbers of both teams.
    pub(super) matches: Vec<MatchView>,
}

/// A team's line.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamTableLine)]
pub(super) struct TeamLineView {
    /// The start number, counted from 1.
    pub(super) number: usize,
    /// The team's number in the event.
    pub(super) team: u16,
    pub(super) name: String,
    #[schema(required)]
    pub(super) federation: Option<String>,
    #[schema(required)]
    pub(super) captain: Option<PlayerView>,
    /// Its players, board 1 first, with substitutes where they play.
    pub(super) players: Vec<PlayerView>,
    /// Teams that cannot be told apart share the better place.
    pub(super) place: u32,
    pub(super) shared: bool,
    /// The points of all its games, in half points.
    pub(super) half_points: u32,
    /// 2 for a match won, 1 for one drawn; only matches that are over.
    pub(super) match_points: u32,
    /// The points of each board, in half points.
    pub(super) board_half_points: Vec<u32>,
    /// Matches that are over.
    pub(super) matches: u32,
    /// Finished games.
    pub(super) games: u32,
    /// Games that are still running.
    pub(super) unfinished: u32,
    /// Where it goes after the season: as it was decided, until then by its place as it stands; none where places are
    /// shared across the line, and where there are no divisions.
    #[schema(required, value_type = Option<MovementName>)]
    pub(super) movement: Option<Movement>,
}

/// A match between two teams.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TeamMatch)]
pub(super) struct MatchView {
    /// The start number of the team with the lower one.
    pub(super) first: usize,
    pub(super) second: usize,
    /// The points of the first team so far, in half points.
    pub(super) first_half_points: u32,
    pub(super) second_half_points: u32,
    /// Whether its last game is over.
    pub(super) is_over: bool,
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
    load_tables(&app, me, id).await.map(Json)
}

/// The tables as somebody sees them.
pub(super) async fn load_tables(
    app: &App,
    me: Option<SignedIn>,
    id: EventId,
) -> Result<TeamTablesView, Problem> {
    let scene = Scene::open(app, me.clone().map(Caller::Person), id).await?;
    let event = &scene.event;
    let teams = app.store.teams(id).await?;
    let captains = app.people(teams.iter().map(|team| team.captain).collect());
    let decision = async {
        match event.season_decided_at {
            Some(_) => Ok(app.store.season_decision(id).await?),
            None => Ok(None),
        }
    };
    let played = app.team_sections(event, &teams);
    let (captains, decision, played) = try_join3(captains, decision, played).await?;
    let look = Look {
        me: me.as_ref(),
        teams: &teams,
        captains: &captains,
        league: event.announcement.league(),
        decision: decision.as_ref(),
    };
    let ranking = event.announcement.rule_set.team_ranking();
    Ok(TeamTablesView {
        event: event.id.0,
        event_name: event.announcement.name.clone(),
        now: time(app.clock.now()),
        seed: event.lots().map(|publication| publication.seed.clone()),
        by_boards: ranking.first() == Some(&TeamRanking::BoardPoints),
        sections: played.iter().map(|section| look.section(section)).collect(),
    })
}

/// Who looks at tables, and what is known besides them.
struct Look<'a> {
    me: Option<&'a SignedIn>,
    teams: &'a [Team],
    captains: &'a HashMap<PlayerId, Profile>,
    league: Option<&'a LeagueTerms>,
    decision: Option<&'a SeasonDecision>,
}

impl Look<'_> {
    fn section(&self, played: &TeamSection) -> TeamTableView {
        let line = |standing: &TeamStanding| {
            let number = *played.order.get(standing.team)?;
            let team = self.teams.iter().find(|team| team.number == number)?;
            Some(self.line(played, standing, team))
        };
        let mut lines: Vec<TeamLineView> = played.standings.iter().filter_map(line).collect();
        lines.sort_by_key(|line| line.number);
        let division = played.proposed.division;
        let divisions = self.league.map_or(&[][..], |league| &league.divisions);
        TeamTableView {
            name: played.proposed.name.clone(),
            division: division.and_then(|it| divisions.get(usize::from(it.division)).cloned()),
            up: division.map_or(0, |it| it.up),
            down: division.map_or(0, |it| it.down),
            boards: played.boards.iter().map(|it| it.table.section.id.0).collect(),
            teams: lines,
            matches: self.matches(played),
        }
    }

    fn line(&self, played: &TeamSection, standing: &TeamStanding, team: &Team) -> TeamLineView {
        let players = played.boards.iter().filter_map(|it| it.table.start_list.get(standing.team));
        let decided = self.decision.and_then(|decision| decision.of(team.number));
        let shares = played.standings.iter().filter(|it| it.place == standing.place).count();
        let by_place = || {
            let division = played.proposed.division?;
            division.movement(standing.place, shares, played.order.len())
        };
        TeamLineView {
            number: standing.team + 1,
            team: team.number.0,
            name: team.name.clone(),
            federation: team.federation.map(|federation| federation.to_string()),
            captain: self.captains.get(&team.captain).map(PlayerView::from),
            players: players.map(listed).collect(),
            place: standing.place,
            shared: standing.shared,
            half_points: standing.half_points,
            match_points: standing.match_points,
            board_half_points: standing.boards.clone(),
            matches: standing.matches,
            games: standing.games,
            unfinished: standing.unfinished,
            movement: decided.map(|it| it.movement).or_else(by_place),
        }
    }

    fn matches(&self, played: &TeamSection) -> Vec<MatchView> {
        let mut found: BTreeMap<(usize, usize), MatchView> = BTreeMap::new();
        for board in &played.boards {
            let sees = Onlooker::new(self.me, &board.table);
            for game in &board.table.results {
                let known = |it: &(usize, usize)| it.0.max(it.1) < played.order.len();
                let Some((white, black)) = board.teams(game).filter(known) else { continue };
                let (first, second) = (white.min(black), white.max(black));
                let between = found
                    .entry((first, second))
                    .or_insert_with(|| MatchView::new(played, (first, second)));
                between.add(board.index() + 1, game, white == first, sees.sees(game));
            }
        }
        found.into_values().collect()
    }
}

impl MatchView {
    /// A match as it stands; one of which every game was cancelled is over, and nobody has scored.
    fn new(played: &TeamSection, (first, second): (usize, usize)) -> MatchView {
        let found = played.matches.iter().find(|it| (it.first, it.second) == (first, second));
        let [first_half_points, second_half_points] = found.map_or([0, 0], |it| it.half_points);
        MatchView {
            first: first + 1,
            second: second + 1,
            first_half_points,
            second_half_points,
            is_over: found.is_none_or(|it| !it.is_running),
            games: Vec::new(),
        }
    }

    fn add(&mut self, board: usize, game: &SectionResult, first_is_white: bool, may_see: bool) {
        let flag = flag_of(game);
        let points = game.result.map(|(white, black, _)| (white.0, black.0));
        self.games.push(MatchGameView {
            board,
            game: game.game.0,
            first_is_white,
            white_half_points: points.map(|(white, _)| white),
            black_half_points: points.map(|(_, black)| black),
            flag: flag.map(Flag::letter),
            may_see,
        });
    }
}
