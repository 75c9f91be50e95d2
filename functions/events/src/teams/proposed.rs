//! The sections of an event of teams before the start.

use app::Problem;
use rules::tournament::{
    BoardSection, EventState, Proposal, ProposalRefusal, ProposedSection, Team, TeamProposalAct,
    TeamProposalFacts, TeamStrength,
};
use rules::{Outcome, Profile};
use store::StoredProposal;

use crate::proposal::Plan;

impl Plan {
    /// The sections of players; where teams play their boards, as far as their line-ups go, each with its number.
    pub(crate) fn sections(&self) -> Vec<(ProposedSection, Option<u8>)> {
        let announcement = &self.scene.event.announcement;
        let Some(terms) = &announcement.teams else {
            let sections = self.stored.proposal.sections.iter();
            return sections.map(|section| (section.clone(), None)).collect();
        };
        let plan = (terms.boards, announcement.system);
        let boards = self.stored.teams.boards(&self.teams, plan, |section| section.teams.clone());
        let section = |it: BoardSection| {
            (ProposedSection { name: it.name, players: it.players }, Some(it.board.board))
        };
        boards.into_iter().map(section).collect()
    }

    /// What is published, once it is checked; what is published already stands.
    ///
    /// # Errors
    /// Why the teams cannot play so.
    pub(crate) fn proposal(&self) -> Result<Proposal, ProposalRefusal> {
        let announcement = &self.scene.event.announcement;
        match &announcement.teams {
            Some(_) if self.scene.event.state == EventState::Announced => {
                self.stored.teams.sections(&self.teams, announcement)
            }
            Some(_) | None => {
                let sections = self.sections().into_iter().map(|(section, _)| section).collect();
                Ok(Proposal { sections })
            }
        }
    }

    /// The proposal after what the organiser does, who has seen its version `seen`.
    pub(crate) fn decide_teams(
        &self,
        act: TeamProposalAct,
        seen: u32,
    ) -> Result<Outcome<StoredProposal>, Problem> {
        let announcement = &self.scene.event.announcement;
        let strength = |team: &Team| -> Option<TeamStrength> {
            let captain = self.people.get(&team.captain)?;
            let players = team.line_up.iter().filter_map(|id| self.people.get(id));
            let of = |it: &Profile| it.ratings.of_variant(announcement.variant).published();
            let ratings: Vec<u32> = players.filter_map(of).map(u32::from).collect();
            let count = u32::try_from(ratings.len()).unwrap_or(u32::MAX);
            let average = ratings.iter().sum::<u32>().checked_div(count);
            Some(TeamStrength {
                team: team.clone(),
                federation: team.federation.unwrap_or(captain.federation),
                rating: average.and_then(|average| u16::try_from(average).ok()),
            })
        };
        let teams: Vec<_> = self.teams.iter().filter_map(strength).collect();
        let facts = TeamProposalFacts {
            state: self.scene.event.state,
            stage: announcement.its_stage(),
            league: announcement.league(),
            before: self.before.as_ref().map(|it| (it.state, it.decision.as_ref())),
            version: self.stored.version,
            seen,
            teams: &teams,
        };
        let decided = self.stored.teams.decide(act, &facts)?;
        Ok(decided.map(|teams| StoredProposal { teams, ..StoredProposal::default() }))
    }
}
