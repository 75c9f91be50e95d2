//! Which sections of teams are proposed (`TR-1.0.5`).

use super::{
    DivisionPlan, DivisionRefusal, LeagueTerms, ProposedTeams, SeasonDecision, Team, TeamProposal,
    TeamStrength, fill_divisions, teams_of,
};
use crate::tournament::{
    EntryState, EventState, ProposalRefusal, SECTION_PLAYERS, Stage, balance_into, check_beacon,
    check_size, is_section_size,
};
use crate::{Outcome, PlayerId};

/// What an organiser does with the sections of an event of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamProposalAct {
    /// They are put together: balanced by the teams' average ratings (`TR-1.0.5`).
    Make {
        /// Teams in each section; none: all in one.
        sizes: Option<Vec<usize>>,
        /// How each division of a league is divided, in place of sizes.
        divisions: Vec<DivisionPlan>,
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
    /// Its divisions, where it is a season of a league.
    pub league: Option<&'a LeagueTerms>,
    /// How far the season before is, and what was decided after it; none: it follows none.
    pub before: Option<(EventState, Option<&'a SeasonDecision>)>,
    /// How often the proposal was changed.
    pub version: u32,
    /// How often it had been when the organiser looked at it.
    pub seen: u32,
    /// The event's teams.
    pub teams: &'a [TeamStrength],
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
            TeamProposalAct::Make { sizes, divisions, beacon } => {
                facts.must_be_open()?;
                beacon.as_deref().map_or(Ok(()), check_beacon)?;
                facts.put_together(sizes, &divisions)?
            }
            TeamProposalAct::Change { sections } if sections == self.sections => {
                return Ok(Outcome::Unchanged);
            }
            TeamProposalAct::Change { sections } => {
                facts.must_be_open()?;
                let made = TeamProposal { sections };
                let teams: Vec<Team> = facts.teams.iter().map(|it| it.team.clone()).collect();
                made.check_teams(&teams)?;
                made.check_divisions(facts.league, facts.stage)?;
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
        self.state.must_be_announced()?;
        match self.before {
            // One that was called off brings nobody anywhere.
            None | Some((EventState::Cancelled, _) | (_, Some(_))) => Ok(()),
            Some((_, None)) => Err(ProposalRefusal::SeasonBeforeUndecided),
        }
    }

    fn put_together(
        &self,
        sizes: Option<Vec<usize>>,
        divisions: &[DivisionPlan],
    ) -> Result<TeamProposal, ProposalRefusal> {
        let is_accepted = |it: &&TeamStrength| it.team.state == EntryState::Accepted;
        let accepted: Vec<&TeamStrength> = self.teams.iter().filter(is_accepted).collect();
        let decision = self.before.and_then(|(_, decision)| decision);
        let made = match self.league {
            Some(league) => {
                TeamProposal { sections: fill_divisions(&accepted, (league, decision), divisions)? }
            }
            None if !divisions.is_empty() => return Err(DivisionRefusal::NoLeague.into()),
            None => balanced(&accepted, sizes)?,
        };
        let unfit = ProposalRefusal::SizesUnfit { players: accepted.len(), sizes: SECTION_PLAYERS };
        for section in &made.sections {
            if !is_section_size(section.teams.len()) {
                return Err(unfit);
            }
            check_size(self.stage, &section.name, section.teams.len())?;
        }
        made.check_divisions(self.league, self.stage)?;
        Ok(made)
    }
}

/// Sections of teams that are balanced by strength.
fn balanced(
    accepted: &[&TeamStrength],
    sizes: Option<Vec<usize>>,
) -> Result<TeamProposal, ProposalRefusal> {
    let unfit = ProposalRefusal::SizesUnfit { players: accepted.len(), sizes: SECTION_PLAYERS };
    let sizes = sizes.unwrap_or_else(|| vec![accepted.len()]);
    if sizes.is_empty() || !sizes.iter().all(|size| is_section_size(*size)) {
        return Err(unfit);
    }
    let entrants: Vec<_> = accepted.iter().map(|it| it.entrant()).collect();
    let balanced = balance_into(&entrants, &sizes).map_err(|_| unfit)?;
    let section = |(number, members): (usize, Vec<PlayerId>)| ProposedTeams {
        name: number.to_string(),
        teams: teams_of(&members),
        division: None,
    };
    Ok(TeamProposal { sections: (1..).zip(balanced.sections).map(section).collect() })
}
