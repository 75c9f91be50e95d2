//! What has been played in the sections of an event of teams, board by board and match by match.

use rules::tournament::{
    BoardSection, ProposedTeams, Team, TeamGame, TeamMatch, TeamNumber, TeamStanding, team_matches,
    team_standings,
};
use rules::{HalfPoints, Instant};
use store::{SectionResult, SectionTable, StoredEvent};

use crate::work::publish::section_ids;
use crate::work::section_plan::{board_sections, team_numbers};
use crate::work::table_norms::flag_of;
use crate::{App, Problem};

/// A section of teams with its table.
pub struct TeamSection {
    /// As it was proposed.
    pub proposed: ProposedTeams,
    /// Its teams by start number.
    pub order: Vec<TeamNumber>,
    /// Its boards, as far as they are set up.
    pub boards: Vec<TeamBoard>,
    /// Its table.
    pub standings: Vec<TeamStanding>,
    /// What its teams have scored against each other.
    pub matches: Vec<TeamMatch>,
}

/// A board with its results.
pub struct TeamBoard {
    board: BoardSection,
    /// Its own table.
    pub table: SectionTable,
}

impl App {
    /// The sections of an event, which `teams` play in; none before the start lists.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn team_sections(
        &self,
        event: &StoredEvent,
        teams: &[Team],
    ) -> Result<Vec<TeamSection>, Problem> {
        let tables = self.event_tables(event).await?;
        self.team_sections_of(event, teams, tables).await
    }

    /// The same where the tables of its boards have been read.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn team_sections_of(
        &self,
        event: &StoredEvent,
        teams: &[Team],
        mut tables: Vec<SectionTable>,
    ) -> Result<Vec<TeamSection>, Problem> {
        let Some(publication) = &event.publication else { return Ok(Vec::new()) };
        let seed = publication.seed().map_err(Problem::internal)?;
        let proposal = self.store.proposal(event.id).await?.teams;
        let boards = board_sections(event, &proposal, teams, &seed);
        // What is just being published has not all its tables yet.
        let mut played: Vec<TeamBoard> = Vec::new();
        for (section, board) in section_ids(event).zip(boards) {
            if let Some(at) = tables.iter().position(|table| table.section.id == section) {
                played.push(TeamBoard { board, table: tables.swap_remove(at) });
            }
        }
        let terms = event.announcement.teams.as_ref();
        let boards_of_each = terms.map_or(0, |terms| usize::from(terms.boards));
        let ranking = event.announcement.rule_set.team_ranking();
        let mut sections = Vec::new();
        for (index, proposed) in proposal.sections.into_iter().enumerate() {
            let (boards, others) = played.into_iter().partition(|it| it.board.section == index);
            let boards: Vec<TeamBoard> = boards;
            played = others;
            let order = team_numbers(event, &proposed, &seed);
            let games: Vec<TeamGame> = boards.iter().flat_map(TeamBoard::games).collect();
            let standings = team_standings(order.len(), boards.len(), &games, ranking);
            let mut matches = team_matches(order.len(), boards.len(), &games);
            // No match is over of which boards are still to be set up.
            for it in matches.iter_mut().filter(|_| boards.len() < boards_of_each) {
                it.is_running = true;
            }
            sections.push(TeamSection { proposed, order, boards, standings, matches });
        }
        Ok(sections)
    }
}

impl TeamSection {
    /// The games of a match, board by board.
    pub fn games_of(&self, played: &TeamMatch) -> impl Iterator<Item = &SectionResult> {
        let pair = (played.first, played.second);
        self.boards.iter().flat_map(move |board| {
            let is_of_it = move |game: &&SectionResult| {
                let teams = board.teams(game);
                teams.is_some_and(|(white, black)| (white.min(black), white.max(black)) == pair)
            };
            board.table.results.iter().filter(is_of_it)
        })
    }

    /// When the last game of a match that is over has ended; none while one runs.
    pub fn ended_at(&self, played: &TeamMatch) -> Option<Instant> {
        let ends = self.games_of(played).filter_map(|game| game.result.map(|(_, _, at)| at));
        ends.max().filter(|_| !played.is_running)
    }
}

impl TeamBoard {
    /// The start numbers of both players' teams, White's first, counted from 0: as the start list has them.
    pub fn teams(&self, game: &SectionResult) -> Option<(usize, usize)> {
        let number = |player| self.table.number_of(player);
        Some((number(game.white)?, number(game.black)?))
    }

    /// The board, counted from 0.
    pub fn index(&self) -> usize {
        usize::from(self.board.board.board).saturating_sub(1)
    }

    fn games(&self) -> Vec<TeamGame> {
        let game = |game: &SectionResult| {
            let (white, black) = self.teams(game)?;
            let points = |it: (HalfPoints, HalfPoints, Instant)| (it.0, it.1);
            Some(TeamGame {
                board: self.index(),
                white,
                black,
                result: game.result.map(points),
                flag: flag_of(game),
            })
        };
        self.table.results.iter().filter_map(game).collect()
    }
}
