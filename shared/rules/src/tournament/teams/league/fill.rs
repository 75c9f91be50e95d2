//! Which team plays in which division: where the season before has brought it, and new ones in the lowest
//! (`TR-5.3-5.4`, `TR-5.6-5.7`).

use std::cmp::Reverse;

use super::{DivisionRefusal, Entitled, LeagueTerms, SeasonDecision, SectionDivision};
use crate::tournament::{
    ProposalRefusal, ProposedTeams, SECTION_PLAYERS, SECTION_PLAYERS_MAX, Team, TeamNumber,
    balance_into,
};
use crate::{Federation, PlayerId};

/// A team as sections are balanced by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamStrength {
    /// The team.
    pub team: Team,
    /// Its federation, or its captain's.
    pub federation: Federation,
    /// Its players' average rating.
    pub rating: Option<u16>,
}

/// How a division is divided into sections.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DivisionPlan {
    /// Teams in each of its sections.
    pub sizes: Vec<usize>,
    /// How many go up from each of them.
    pub up: u8,
    /// How many go down from each of them.
    pub down: u8,
}

impl TeamStrength {
    /// As a section is balanced: what is told apart there by a player's number is here by the team's.
    pub(in crate::tournament::teams) fn entrant(&self) -> (PlayerId, Federation, Option<u16>) {
        (PlayerId(self.team.number.0.into()), self.federation, self.rating)
    }
}

/// Teams of a balanced section.
pub(in crate::tournament::teams) fn teams_of(members: &[PlayerId]) -> Vec<TeamNumber> {
    members.iter().filter_map(|id| u16::try_from(id.0).ok().map(TeamNumber)).collect()
}

/// Sections of a season: each division takes the teams that the season before has brought it, by their places there,
/// and what is free in it goes to the next ones; new teams begin in the lowest (`TR-5.6-5.7`), the strongest first.
/// Within a division sections are balanced by strength (`TR-1.0.5`).
///
/// # Errors
/// `PlansUnfit`, `SizesUnfit`.
pub(in crate::tournament::teams) fn fill_divisions(
    teams: &[&TeamStrength],
    (league, before): (&LeagueTerms, Option<&SeasonDecision>),
    plans: &[DivisionPlan],
) -> Result<Vec<ProposedTeams>, ProposalRefusal> {
    let is_unfit = |plan: &DivisionPlan| plan.sizes.is_empty();
    if plans.len() != league.divisions.len() || plans.iter().any(is_unfit) {
        return Err(DivisionRefusal::PlansUnfit.into());
    }
    let unfit = ProposalRefusal::SizesUnfit { players: teams.len(), sizes: SECTION_PLAYERS };
    let is_too_large = |size: &usize| *size > SECTION_PLAYERS_MAX;
    if plans.iter().flat_map(|plan| &plan.sizes).any(is_too_large) {
        return Err(unfit);
    }
    let mut order = teams.to_vec();
    order.sort_by_key(|it| {
        // Who comes down goes before who has stayed, and those before who comes up; new ones come last.
        let new = Entitled { division: league.lowest(), before: u8::MAX, place: u32::MAX };
        let entitled = || before?.entitled(it.team.continues?, league);
        let Entitled { division, before, place } = entitled().unwrap_or(new);
        (division, before, place, Reverse(it.rating), it.team.number)
    });
    let mut sections = Vec::new();
    let mut left = &order[..];
    for ((division, name), plan) in (0..).zip(&league.divisions).zip(plans) {
        let takes: usize = plan.sizes.iter().sum();
        let (its, others) = left.split_at_checked(takes).ok_or(unfit.clone())?;
        left = others;
        let entrants: Vec<_> = its.iter().map(|it| it.entrant()).collect();
        let balanced = balance_into(&entrants, &plan.sizes).map_err(|_| unfit.clone())?;
        let is_alone = plan.sizes.len() == 1;
        for (number, members) in (1_usize..).zip(&balanced.sections) {
            let name = if is_alone { name.clone() } else { format!("{name} {number}") };
            let division = Some(SectionDivision { division, up: plan.up, down: plan.down });
            sections.push(ProposedTeams { name, teams: teams_of(members), division });
        }
    }
    if left.is_empty() { Ok(sections) } else { Err(unfit) }
}
