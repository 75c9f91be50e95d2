//! What has been played in the sections of an event of teams, board by board.

use app::{App, Problem, board_sections, flag_of, section_ids, team_numbers};
use rules::tournament::{
    BoardSection, ProposedTeams, Team, TeamGame, TeamNumber, TeamStanding, team_standings,
};
use store::{SectionResult, SectionTable, StoredEvent};

/// A section of teams with its table.
pub(super) struct PlayedSection {
    pub(super) proposed: ProposedTeams,
    /// Its teams by start number.
    pub(super) order: Vec<TeamNumber>,
    /// Its boards, as far as they are set up.
    pub(super) boards: Vec<PlayedBoard>,
    pub(super) standings: Vec<TeamStanding>,
}

/// A board with its results.
pub(super) struct PlayedBoard {
    board: BoardSection,
    pub(super) table: SectionTable,
}

/// The sections of an event, which `teams` play in; none before the start lists.
pub(super) async fn played_sections(
    app: &App,
    event: &StoredEvent,
    teams: &[Team],
) -> Result<Vec<PlayedSection>, Problem> {
    let Some(publication) = &event.publication else { return Ok(Vec::new()) };
    let seed = publication.seed().map_err(Problem::internal)?;
    let proposal = app.store.proposal(event.id).await?.teams;
    let boards = board_sections(event, &proposal, teams, &seed);
    let mut tables = app.event_tables(event).await?;
    // What is just being published has not all its tables yet.
    let mut played: Vec<PlayedBoard> = Vec::new();
    for (section, board) in section_ids(event).zip(boards) {
        if let Some(at) = tables.iter().position(|table| table.section.id == section) {
            played.push(PlayedBoard { board, table: tables.swap_remove(at) });
        }
    }
    let ranking = event.announcement.rule_set.team_ranking();
    let mut sections = Vec::new();
    for (index, proposed) in proposal.sections.into_iter().enumerate() {
        let (boards, others) = played.into_iter().partition(|it| it.board.section == index);
        let boards: Vec<PlayedBoard> = boards;
        played = others;
        let order = team_numbers(event, &proposed, &seed);
        let games: Vec<TeamGame> = boards.iter().flat_map(PlayedBoard::games).collect();
        let standings = team_standings(order.len(), boards.len(), &games, ranking);
        sections.push(PlayedSection { proposed, order, boards, standings });
    }
    Ok(sections)
}

impl PlayedBoard {
    /// The start numbers of both players' teams, White's first, counted from 0: as the start list has them.
    pub(super) fn teams(&self, game: &SectionResult) -> Option<(usize, usize)> {
        let number = |player| self.table.number_of(player);
        Some((number(game.white)?, number(game.black)?))
    }

    /// The board, counted from 0.
    pub(super) fn index(&self) -> usize {
        usize::from(self.board.board.board).saturating_sub(1)
    }

    fn games(&self) -> Vec<TeamGame> {
        let game = |game: &SectionResult| {
            let (white, black) = self.teams(game)?;
            Some(TeamGame {
                board: self.index(),
                white,
                black,
                result: game.result.map(|(white, black, _)| (white, black)),
                flag: flag_of(game),
            })
        };
        self.table.results.iter().filter_map(game).collect()
    }
}
