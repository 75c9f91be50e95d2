//! Whether sections fit the divisions of a league (`TR-5.3-5.4`).

use super::{DivisionRefusal, LeagueTerms, SectionDivision};
use crate::tournament::{ProposedTeams, Stage, TeamProposal};

impl TeamProposal {
    /// Whether the sections fit the divisions as far as they are put together (`TR-5.3-5.4`).
    ///
    /// # Errors
    /// The first [`DivisionRefusal`] that applies.
    pub(in crate::tournament::teams) fn check_divisions(
        &self,
        league: Option<&LeagueTerms>,
        stage: Option<Stage>,
    ) -> Result<(), DivisionRefusal> {
        let mut refusals = self.division_refusals(league, stage).into_iter();
        refusals.next().map_or(Ok(()), |(_, refusal)| Err(refusal))
    }

    /// Everything by which the sections do not fit the divisions (`TR-5.3-5.4`), each with the section, counted from 0, of
    /// which it is said.
    pub(in crate::tournament) fn division_refusals(
        &self,
        league: Option<&LeagueTerms>,
        stage: Option<Stage>,
    ) -> Vec<(usize, DivisionRefusal)> {
        let mut refusals = Vec::new();
        let mut last = 0;
        for (at, section) in self.sections.iter().enumerate() {
            let name = || section.name.clone();
            let Some(league) = league else {
                refusals.extend(section.division.map(|_| (at, DivisionRefusal::NoLeague)));
                continue;
            };
            let known = section.division.filter(|it| it.division <= league.lowest());
            let Some(it) = known else {
                refusals.push((at, DivisionRefusal::InNone { section: name() }));
                continue;
            };
            if it.division < last {
                refusals.push((at, DivisionRefusal::OutOfOrder { section: name() }));
            }
            last = last.max(it.division);
            let is_nowhere =
                it.division == 0 && it.up > 0 || it.division == league.lowest() && it.down > 0;
            if is_nowhere {
                refusals.push((at, DivisionRefusal::Nowhere { section: name() }));
            }
            if usize::from(it.up) + usize::from(it.down) > section.teams.len() {
                refusals.push((at, DivisionRefusal::TooMany { section: name() }));
            }
        }
        let division = league.and_then(|league| league.divisions.first());
        let second = self.in_division(0).nth(1).filter(|_| stage == Some(Stage::League));
        if let (Some(division), Some((at, _))) = (division, second) {
            refusals.push((at, DivisionRefusal::OneSection { division: division.clone() }));
        }
        refusals
    }

    /// Whether somebody plays in every division: without that nobody could go up or down.
    ///
    /// # Errors
    /// `Empty`.
    pub(in crate::tournament::teams) fn check_no_division_empty(
        &self,
        league: Option<&LeagueTerms>,
    ) -> Result<(), DivisionRefusal> {
        self.empty_divisions(league).next().map_or(Ok(()), Err)
    }

    /// Every division in which nobody plays.
    pub(in crate::tournament) fn empty_divisions(
        &self,
        league: Option<&LeagueTerms>,
    ) -> impl Iterator<Item = DivisionRefusal> {
        let divisions = league.map_or(&[][..], |league| &league.divisions);
        let empty = |(number, _): &(u8, &String)| self.in_division(*number).next().is_none();
        let refusal =
            |(_, division): (u8, &String)| DivisionRefusal::Empty { division: division.clone() };
        (0..).zip(divisions).filter(empty).map(refusal)
    }

    /// The sections of a division, each with its place among all.
    fn in_division(&self, division: u8) -> impl Iterator<Item = (usize, &ProposedTeams)> {
        let is_in = move |it: &SectionDivision| it.division == division;
        let sections = self.sections.iter().enumerate();
        sections.filter(move |(_, section)| section.division.as_ref().is_some_and(is_in))
    }
}
