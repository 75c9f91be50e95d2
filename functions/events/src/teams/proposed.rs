//! The sections of an event of teams before the start.

use std::collections::BTreeSet;

use app::{App, Problem};
use rules::tournament::{
    EntryState, EventActKind, EventState, Proposal, ProposalRefusal, ProposedSection, Team,
    TeamNumber, TeamProposal, TeamProposalAct, TeamProposalFacts,
};
use rules::{Federation, Outcome};
use store::{Error, StoredProposal};

use crate::proposal::{Plan, ProposalView};

impl Plan {
    /// The sections of players: where teams play their boards, as far as their line-ups go.
    pub(crate) fn sections(&self) -> Vec<ProposedSection> {
        let announcement = &self.scene.event.announcement;
        let Some(terms) = &announcement.teams else {
            return self.stored.proposal.sections.clone();
        };
        let plan = (terms.boards, announcement.system);
        let boards = self.stored.teams.boards(&self.teams, plan, |it| it.teams.clone());
        let board = |board: rules::tournament::BoardSection| ProposedSection {
            name: board.name,
            players: board.players,
        };
        boards.into_iter().map(board).collect()
    }

    /// What is published, once it is checked.
    ///
    /// # Errors
    /// Why the teams cannot play so. What is published already stands.
    pub(crate) fn proposal(&self) -> Result<Proposal, ProposalRefusal> {
        let announcement = &self.scene.event.announcement;
        match &announcement.teams {
            Some(terms) if self.scene.event.state == EventState::Announced => {
                self.stored.teams.sections(&self.teams, (terms.boards, announcement.system))
            }
            Some(_) => Ok(Proposal { sections: self.sections() }),
            None => Ok(self.stored.proposal.clone()),
        }
    }

    /// Accepted teams that are in no section.
    pub(crate) fn unplaced_teams(&self) -> Vec<u16> {
        let sections = &self.stored.teams.sections;
        let placed: BTreeSet<TeamNumber> =
            sections.iter().flat_map(|section| &section.teams).copied().collect();
        let accepted = self.teams.iter().filter(|team| team.state == EntryState::Accepted);
        let unplaced = accepted.filter(|team| !placed.contains(&team.number));
        unplaced.map(|team| team.number.0).collect()
    }

    /// The proposal after what the organiser does, who has seen its version `seen`.
    pub(crate) fn decide_teams(
        &self,
        act: TeamProposalAct,
        seen: u32,
    ) -> Result<Outcome<TeamProposal>, Problem> {
        let announcement = &self.scene.event.announcement;
        let strength = |team: &Team| -> Option<(Team, Federation, Option<u16>)> {
            let captain = self.people.get(&team.captain)?;
            let players = team.line_up.iter().filter_map(|id| self.people.get(id));
            let of = |it: &rules::Profile| it.ratings.of_variant(announcement.variant).published();
            let ratings: Vec<u32> = players.filter_map(of).map(u32::from).collect();
            let count = u32::try_from(ratings.len()).unwrap_or(u32::MAX);
            let average = ratings.iter().sum::<u32>().checked_div(count);
            let average = average.and_then(|average| u16::try_from(average).ok());
            Some((team.clone(), team.federation.unwrap_or(captain.federation), average))
        };
        let teams: Vec<_> = self.teams.iter().filter_map(strength).collect();
        let facts = TeamProposalFacts {
            state: self.scene.event.state,
            stage: announcement.its_stage(),
            version: self.stored.version,
            seen,
            teams: &teams,
        };
        Ok(self.stored.teams.decide(act, &facts)?)
    }

    /// Keeps other sections in place of those that were looked at.
    pub(crate) async fn keep_teams(
        mut self,
        app: &App,
        decided: Outcome<TeamProposal>,
    ) -> Result<ProposalView, Problem> {
        let Outcome::Changed(teams) = decided else { return self.view(app).await };
        let act = self.scene.act(app, EventActKind::SectionsProposed, None, None);
        let (event, version) = (&self.scene.event, self.stored.version);
        match app.store.propose_teams(event, version, &teams.sections, &act).await {
            Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
            proposed => proposed?,
        }
        self.stored = StoredProposal { version: version + 1, teams, ..self.stored };
        self.view(app).await
    }
}
