//! Whether sections fit the divisions of a league (`TR-5.3-5.4`).

use super::{DivisionRefusal, LeagueTerms, SectionDivision};
use crate::tournament::{Stage, TeamProposal};

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
        let Some(league) = league else {
            let has = self.sections.iter().any(|section| section.division.is_some());
            return if has { Err(DivisionRefusal::NoLeague) } else { Ok(()) };
        };
        let mut last = 0;
        for section in &self.sections {
            let name = || section.name.clone();
            let known = section.division.filter(|it| it.division <= league.lowest());
            let Some(it) = known else {
                return Err(DivisionRefusal::InNone { section: name() });
            };
            if it.division < last {
                return Err(DivisionRefusal::OutOfOrder { section: name() });
            }
            last = it.division;
            let is_nowhere =
                it.division == 0 && it.up > 0 || it.division == league.lowest() && it.down > 0;
            if is_nowhere {
                return Err(DivisionRefusal::Nowhere { section: name() });
            }
            if usize::from(it.up) + usize::from(it.down) > section.teams.len() {
                return Err(DivisionRefusal::TooMany { section: name() });
            }
        }
        let in_highest = self.in_division(0);
        match league.divisions.first() {
            Some(division) if stage == Some(Stage::League) && in_highest > 1 => {
                Err(DivisionRefusal::OneSection { division: division.clone() })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Whether somebody plays in every division: without that nobody could go up or down.
    ///
    /// # Errors
    /// `Empty`.
    pub(in crate::tournament::teams) fn check_no_division_empty(
        &self,
        league: Option<&LeagueTerms>,
    ) -> Result<(), DivisionRefusal> {
        let divisions = league.map_or(&[][..], |league| &league.divisions);
        match (0..).zip(divisions).find(|(number, _)| self.in_division(*number) == 0) {
            Some((_, division)) => Err(DivisionRefusal::Empty { division: division.clone() }),
            None => Ok(()),
        }
    }

    fn in_division(&self, division: u8) -> usize {
        let is_in = |it: &SectionDivision| it.division == division;
        self.sections.iter().filter(|section| section.division.as_ref().is_some_and(is_in)).count()
    }
}
