//! Which sections of teams are proposed (`TR-1.0.5`).

use super::{ProposedTeams, Team, TeamProposal};
use crate::tournament::{
    EntryState, EventState, ProposalRefusal, Stage, TeamNumber, balance_into, check_beacon,
    check_size, is_section_size,
};
use crate::{Federation, Outcome, PlayerId};

/// What an organiser does with the sections of an event of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamProposalAct {
    /// They are put together: balanced by the teams' average ratings (`TR-1.0.5`).
    Make {
        /// Teams in each section; none: all in one.
        sizes: Option<Vec<usize>>,
        /// The name of the public value that the lots mix in.
        beacon: Option<String>,
    },
    /// They are put together by hand.
    Change {
        /// The sections.
        sections: Vec<ProposedTeams>,
    },
}

/// What is known besides the proposal.
#[derive(Clone, Copy, Debug)]
pub struct TeamProposalFacts<'a> {
    /// How far the event is.
    pub state: EventState,
    /// Which stage it is.
    pub stage: Option<Stage>,
    /// How often the proposal was changed.
    pub version: u32,
    /// How often it had been when the organiser looked at it.
    pub seen: u32,
    /// The event's teams, each with its federation, or its captain's, and its players' average rating.
    pub teams: &'a [(Team, Federation, Option<u16>)],
}

impl TeamProposal {
    /// The proposal after what an organiser does; done so before, it is the same.
    ///
    /// # Errors
    /// The first [`ProposalRefusal`] that applies.
    pub fn decide(
        &self,
        act: TeamProposalAct,
        facts: &TeamProposalFacts<'_>,
    ) -> Result<Outcome<TeamProposal>, ProposalRefusal> {
        let made = match act {
            TeamProposalAct::Make { sizes, beacon } => {
                facts.must_be_open()?;
                beacon.as_deref().map_or(Ok(()), check_beacon)?;
                facts.balanced(sizes)?
            }
            TeamProposalAct::Change { sections } if sections == self.sections => {
                return Ok(Outcome::Unchanged);
            }
            TeamProposalAct::Change { sections } => {
                facts.must_be_open()?;
                let made = TeamProposal { sections };
                let teams: Vec<Team> = facts.teams.iter().map(|(team, ..)| team.clone()).collect();
                made.check_teams(&teams)?;
                made
            }
        };
        match made == *self {
            true => Ok(Outcome::Unchanged),
            false => Ok(Outcome::Changed(made)),
        }
    }
}

impl TeamProposalFacts<'_> {
    fn must_be_open(&self) -> Result<(), ProposalRefusal> {
        if self.version != self.seen {
            return Err(ProposalRefusal::ChangedMeanwhile);
        }
        Ok(self.state.must_be_announced()?)
    }

    /// A team is balanced as a player is: what is told apart there by a player's number is here by the team's.
    fn balanced(&self, sizes: Option<Vec<usize>>) -> Result<TeamProposal, ProposalRefusal> {
        let accepted = self.teams.iter().filter(|(team, ..)| team.state == EntryState::Accepted);
        let entrant = |(team, federation, rating): &(Team, Federation, Option<u16>)| {
            (PlayerId(team.number.0.into()), *federation, *rating)
        };
        let entrants: Vec<(PlayerId, Federation, Option<u16>)> = accepted.map(entrant).collect();
        let unfit = ProposalRefusal::SizesUnfit { players: entrants.len() };
        let sizes = sizes.unwrap_or_else(|| vec![entrants.len()]);
        if sizes.is_empty() || !sizes.iter().all(|size| is_section_size(*size)) {
            return Err(unfit);
        }
        for (number, size) in (1_usize..).zip(&sizes) {
            check_size(self.stage, &number.to_string(), *size)?;
        }
        let balanced = balance_into(&entrants, &sizes).map_err(|_| unfit)?;
        let number = |player: &PlayerId| u16::try_from(player.0).ok().map(TeamNumber);
        let section = |(name, members): (usize, Vec<PlayerId>)| ProposedTeams {
            name: name.to_string(),
            teams: members.iter().filter_map(number).collect(),
        };
        Ok(TeamProposal { sections: (1..).zip(balanced.sections).map(section).collect() })
    }
}
