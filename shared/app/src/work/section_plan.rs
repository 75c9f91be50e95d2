//! Which sections an event has once its start lists are published: from what was proposed and drawn.

use rules::PlayerId;
use rules::tournament::{
    BoardSection, Pairing, ProposedSection, ProposedTeams, SectionBoard, Seed, TeamProposal,
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
        let boards = self.board_sections(event, &stored.teams, seed).await?;
        if !boards.is_empty() {
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

    /// The boards of an event of teams by these lots; none where individual players play.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn board_sections(
        &self,
        event: &StoredEvent,
        proposal: &TeamProposal,
        seed: &Seed,
    ) -> Result<Vec<BoardSection>, Problem> {
        let Some(terms) = &event.announcement.teams else { return Ok(Vec::new()) };
        let teams = self.store.teams(event.id).await?;
        let order = |section: &ProposedTeams| section.start_numbers(seed, sha256);
        Ok(proposal.boards(&teams, (terms.boards, event.announcement.system), order))
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
