//! The divisions of a season of a league that is brought here, as the rows of its start list tell them (`TR-5.3-5.4`,
//! `TR-12`).

use std::collections::BTreeMap;

use super::{ImportTeams, ListedMember, TeamColumn, TeamFault, TeamListFault};
use crate::tournament::announcement_teams::check_divisions;
use crate::tournament::{Announcement, DivisionRefusal, LeagueTerms, SectionDivision};

/// Puts each section into the division that its rows name, with as many teams that go up and down as they say, and
/// tells what is wrong with that (`TR-5.3-5.4`): each is said in one row of a section or in several, the same in all;
/// who says nothing of teams that go up or down says that there are none. Besides, what would keep sections from being
/// put together so here keeps them from being brought here. `rows_of`: the rows of each section by its teams.
pub(super) fn tell_divisions(
    sections: &mut [ImportTeams],
    rows_of: &[BTreeMap<u32, Vec<usize>>],
    rows: &[ListedMember],
    announcement: &Announcement,
) -> Vec<TeamListFault> {
    let in_order = |numbers: &BTreeMap<u32, Vec<usize>>| {
        let mut places: Vec<usize> = numbers.values().flatten().copied().collect();
        places.sort_unstable();
        places
    };
    let mut told: Vec<Told<'_>> =
        rows_of.iter().map(|numbers| Told::new(rows, in_order(numbers))).collect();
    let Some(league) = announcement.league() else {
        return told.iter().filter_map(Told::not_asked).collect();
    };
    if check_divisions(league, announcement.its_stage()).is_err() {
        // That is told of the announcement: no list fits such divisions.
        return Vec::new();
    }
    for (section, told) in sections.iter_mut().zip(&mut told) {
        section.division = told.division(&section.name, league);
    }
    let proposal = ImportTeams::proposed(sections);
    for (at, refusal) in proposal.division_refusals(Some(league), announcement.its_stage()) {
        if let Some((section, told)) = sections.get(at).zip(told.get_mut(at)) {
            told.refused(section.division, refusal);
        }
    }
    // A section that is in no known division may be meant to be in that one; what could not be read has no sections.
    let is_whole =
        !sections.is_empty() && sections.iter().all(|section| section.division.is_some());
    let mut faults: Vec<TeamListFault> = told.into_iter().flat_map(|told| told.faults).collect();
    for refusal in proposal.empty_divisions(Some(league)).filter(|_| is_whole) {
        let (column, fault) = (TeamColumn::Division, TeamFault::from(refusal).into());
        faults.push(TeamListFault { row: None, column, fault });
    }
    faults
}

/// What the rows of a section say of its division.
struct Told<'a> {
    rows: &'a [ListedMember],
    /// Its rows, in their order.
    own: Vec<usize>,
    faults: Vec<TeamListFault>,
}

impl<'a> Told<'a> {
    fn new(rows: &'a [ListedMember], own: Vec<usize>) -> Told<'a> {
        Told { rows, own, faults: Vec::new() }
    }

    fn found(&mut self, row: usize, column: TeamColumn, fault: TeamFault) {
        self.faults.push(TeamListFault { row: Some(row), column, fault: fault.into() });
    }

    /// What a column says, row by row, as far as it says something.
    fn said<T>(&self, of: impl Fn(&'a ListedMember) -> Option<T>) -> Vec<(usize, T)> {
        let rows = self.rows;
        self.own.iter().filter_map(|row| Some((*row, of(rows.get(*row)?)?))).collect()
    }

    /// Where a column is filled in first.
    fn first_in(&self, column: TeamColumn) -> Option<usize> {
        let is_filled_in = |row: &ListedMember| match column {
            TeamColumn::Division => row.division.is_some(),
            TeamColumn::Up => row.up.is_some(),
            TeamColumn::Down => row.down.is_some(),
            TeamColumn::Section
            | TeamColumn::Number
            | TeamColumn::Team
            | TeamColumn::Board
            | TeamColumn::Id
            | TeamColumn::Captain
            | TeamColumn::Federation => true,
        };
        self.said(|row| is_filled_in(row).then_some(())).first().map(|(row, ())| *row)
    }

    /// The first row that says something of divisions, where the event has none.
    fn not_asked(&self) -> Option<TeamListFault> {
        let columns = [TeamColumn::Division, TeamColumn::Up, TeamColumn::Down];
        let filled_in = columns.map(|column| Some((self.first_in(column)?, column)));
        let (row, column) = filled_in.into_iter().flatten().min_by_key(|(row, _)| *row)?;
        let fault = TeamFault::from(DivisionRefusal::NoLeague).into();
        Some(TeamListFault { row: Some(row), column, fault })
    }

    /// The division of the section and how many go up and down; none where no row names one that there is.
    fn division(&mut self, section: &str, league: &LeagueTerms) -> Option<SectionDivision> {
        let up = self.number(section, TeamColumn::Up, |row| row.up);
        let down = self.number(section, TeamColumn::Down, |row| row.down);
        // Names of divisions are told apart so when they are announced.
        let plain = |name: &str| name.trim().to_lowercase();
        let named = self.said(|row| Some(plain(row.division.as_deref()?)));
        let ((first, name), others) = named.split_first()?;
        for (row, _) in others.iter().filter(|(_, other)| other != name) {
            let fault = TeamFault::TwoDivisions { section: section.to_owned() };
            self.found(*row, TeamColumn::Division, fault);
        }
        let mut divisions = (0..).zip(&league.divisions);
        let Some((division, _)) = divisions.find(|(_, known)| plain(known) == *name) else {
            let fault = TeamFault::UnknownDivision { divisions: league.divisions.join(", ") };
            self.found(*first, TeamColumn::Division, fault);
            return None;
        };
        Some(SectionDivision { division, up, down })
    }

    /// How many teams go one way; none where no row says so.
    fn number(
        &mut self,
        section: &str,
        column: TeamColumn,
        of: impl Fn(&ListedMember) -> Option<u8>,
    ) -> u8 {
        let said = self.said(of);
        let Some(((_, number), others)) = said.split_first() else { return 0 };
        for (row, _) in others.iter().filter(|(_, other)| other != number) {
            let fault = TeamFault::TwoMovements { section: section.to_owned(), number: *number };
            self.found(*row, column, fault);
        }
        *number
    }

    /// What speaks against the section, told where its rows say what is wrong; `told`: what they say.
    fn refused(&mut self, told: Option<SectionDivision>, refusal: DivisionRefusal) {
        let goes_down = told.is_some_and(|told| told.down > 0);
        let in_highest = told.is_some_and(|told| told.division == 0);
        let column = match &refusal {
            // Of a division that nobody knows it was said before.
            DivisionRefusal::InNone { .. } if self.first_in(TeamColumn::Division).is_some() => {
                return;
            }
            DivisionRefusal::Nowhere { .. } if in_highest => TeamColumn::Up,
            DivisionRefusal::TooMany { .. } if !goes_down => TeamColumn::Up,
            DivisionRefusal::Nowhere { .. } | DivisionRefusal::TooMany { .. } => TeamColumn::Down,
            DivisionRefusal::NoLeague
            | DivisionRefusal::InNone { .. }
            | DivisionRefusal::OutOfOrder { .. }
            | DivisionRefusal::OneSection { .. }
            | DivisionRefusal::Empty { .. }
            | DivisionRefusal::PlansUnfit => TeamColumn::Division,
        };
        let row = self.first_in(column).or(self.own.first().copied());
        self.found(row.unwrap_or_default(), column, refusal.into());
    }
}
