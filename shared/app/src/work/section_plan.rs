//! Which sections an event has once its start lists are published: from what was proposed and drawn.

use rules::PlayerId;
use rules::tournament::{
    BoardSection, Pairing, ProposedSection, ProposedTeams, SectionBoard, Seed, Team, TeamNumber,
    TeamProposal,
};
use store::StoredEvent;

use crate::work::lots::sha256;
use crate::{App, Problem};

/// A section as it is set up.
pub(crate) struct SectionPlan {
    /// Its name within the event.
    pub name: String,
    /// Its players by start number.
    pub players: Vec<PlayerId>,
    /// Who plays whom, by start numbers from 0.
    pub pairings: Vec<Pairing>,
    /// Which board of which teams it is.
    pub board: Option<SectionBoard>,
}

impl App {
    /// Every section of a published event, in their order.
    ///
    /// # Errors
    /// `unavailable`.
    pub(crate) async fn section_plans(
        &self,
        event: &StoredEvent,
        seed: &Seed,
    ) -> Result<Vec<SectionPlan>, Problem> {
        let stored = self.store.proposal(event.id).await?;
        if event.announcement.is_of_teams() {
            let teams = self.store.teams(event.id).await?;
            let boards = board_sections(event, &stored.teams, &teams, seed);
            return Ok(boards.into_iter().map(SectionPlan::of_board).collect());
        }
        let system = event.announcement.system;
        let plan = |proposed: &ProposedSection| SectionPlan {
            name: proposed.name.clone(),
            players: match event.imported {
                // Elsewhere the lots were drawn long ago.
                Some(_) => proposed.players.clone(),
                None => proposed.start_numbers(system, seed, sha256),
            },
            pairings: system.pairings(proposed.players.len()),
            board: None,
        };
        Ok(stored.proposal.sections.iter().map(plan).collect())
    }
}

/// The boards of an event of teams by these lots; none where individual players play.
pub fn board_sections(
    event: &StoredEvent,
    proposal: &TeamProposal,
    teams: &[Team],
    seed: &Seed,
) -> Vec<BoardSection> {
    let Some(terms) = &event.announcement.teams else { return Vec::new() };
    let order = |section: &ProposedTeams| team_numbers(event, section, seed);
    proposal.boards(teams, (terms.boards, event.announcement.system), order)
}

/// The teams of a section by start number: by these lots, or as they stand where the event was brought here.
pub fn team_numbers(event: &StoredEvent, section: &ProposedTeams, seed: &Seed) -> Vec<TeamNumber> {
    match event.imported {
        // Elsewhere the lots were drawn long ago.
        Some(_) => section.teams.clone(),
        None => section.start_numbers(seed, sha256),
    }
}

impl SectionPlan {
    fn of_board(board: BoardSection) -> SectionPlan {
        SectionPlan {
            name: board.name,
            players: board.players,
            pairings: board.pairings,
            board: Some(board.board),
        }
    }
}
