//! The start list of an event of teams that is brought here: its rows put together to teams (`TR-11`, `TR-12`).

use std::collections::BTreeMap;

use super::team_divisions::tell_divisions;
use super::{
    ImportFault, ImportTeam, ImportTeams, ListedMember, TeamColumn, TeamFault, TeamListFault,
    check_listed_section,
};
use crate::tournament::{
    Announcement, EligibleTeams, EventState, TEAMS_MAX, Team, TeamFacts, TeamForm, TeamNumber,
    TeamPlayer, TeamRefusal,
};
use crate::{Federation, Instant, PlayerId};

/// What is known besides the rows of a start list.
#[derive(Clone, Copy, Debug)]
pub struct TeamListFacts<'a> {
    /// What the event says of itself.
    pub announcement: &'a Announcement,
    /// Everybody whom the list names and who is known here. Of who is suspended is told elsewhere (`TR-8.3`).
    pub people: &'a BTreeMap<PlayerId, TeamPlayer>,
    /// When it is brought here.
    pub now: Instant,
}

/// The teams of a start list (`TR-11`, `TR-12`): section by section in the order in which they come first, each by
/// start numbers, and everything that is wrong with them. Each has one name, one player on every board and one
/// captain, who is its player on board 1 where the list names nobody; each section of a league has its division
/// (`TR-5.3-5.4`); besides, what would keep a team from being entered here keeps it from being brought here.
pub fn listed_teams(
    rows: &[ListedMember],
    facts: &TeamListFacts<'_>,
) -> (Vec<ImportTeams>, Vec<TeamListFault>) {
    let mut places: BTreeMap<&str, usize> = BTreeMap::new();
    let mut sections: Vec<BTreeMap<u32, Vec<usize>>> = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        let place = *places.entry(&row.section).or_insert_with(|| {
            sections.push(BTreeMap::new());
            sections.len() - 1
        });
        sections[place].entry(row.number).or_default().push(at);
    }
    let (teams, faults) = (Vec::new(), Vec::new());
    let mut list = TeamList { rows, facts: *facts, teams, is_full: false, faults };
    let mut told: Vec<ImportTeams> = sections.iter().map(|numbers| list.section(numbers)).collect();
    let mut faults = list.faults;
    faults.extend(tell_divisions(&mut told, &sections, rows, facts.announcement));
    (told, faults)
}

/// A list while its rows are put together.
struct TeamList<'a> {
    rows: &'a [ListedMember],
    facts: TeamListFacts<'a>,
    teams: Vec<Team>,
    /// Whether it has more teams than an event takes.
    is_full: bool,
    faults: Vec<TeamListFault>,
}

impl TeamList<'_> {
    fn found(&mut self, row: usize, column: TeamColumn, fault: impl Into<ImportFault>) {
        self.faults.push(TeamListFault { row: Some(row), column, fault: fault.into() });
    }

    /// A section by the start numbers of its teams, with the rows of each.
    fn section(&mut self, numbers: &BTreeMap<u32, Vec<usize>>) -> ImportTeams {
        let firsts: Vec<usize> =
            numbers.values().filter_map(|rows| rows.first()).copied().collect();
        let first = firsts.iter().min().copied().unwrap_or_default();
        let name = self.rows[first].section.clone();
        let starts: Vec<u32> = numbers.keys().copied().collect();
        for (at, fault) in check_listed_section(self.facts.announcement, &name, &starts) {
            match at.and_then(|place| firsts.get(place)) {
                Some(row) => self.found(*row, TeamColumn::Number, fault),
                None => self.found(first, TeamColumn::Section, fault),
            }
        }
        let teams = numbers.values().filter_map(|rows| self.team(rows)).collect();
        ImportTeams { name, teams, division: None }
    }

    /// A team by its rows; none behind as many as an event takes.
    fn team(&mut self, rows: &[usize]) -> Option<ImportTeam> {
        let first = *rows.first()?;
        if self.teams.len() >= TEAMS_MAX {
            if !self.is_full {
                self.found(first, TeamColumn::Team, TeamFault::from(TeamRefusal::TooManyTeams));
            }
            self.is_full = true;
            return None;
        }
        let name = self.rows[first].team.trim().to_owned();
        let own = self.rows_of(rows, &name);
        let on_boards = self.boards(&own, &name, own.len() == rows.len());
        let line_up: Vec<PlayerId> = on_boards.iter().map(|row| self.rows[*row].player).collect();
        let captain = self.captain(&own, &name);
        let federation = self.federation(&own, &name);
        let team = ImportTeam {
            name,
            federation,
            captain: captain.map(|(_, captain)| captain).or(line_up.first().copied())?,
            line_up,
        };
        let captain_at = captain.map_or(first, |(row, _)| row);
        self.check(&team, &own, &on_boards, captain_at);
        Some(team)
    }

    /// The rows of a start number that are its first team's.
    fn rows_of(&mut self, rows: &[usize], name: &str) -> Vec<usize> {
        let all = self.rows;
        let (own, others): (Vec<usize>, Vec<usize>) =
            rows.iter().partition(|row| all[**row].team.trim() == name);
        for row in others {
            let ListedMember { section, number, .. } = &all[row];
            let (section, number, team) = (section.clone(), *number, name.to_owned());
            self.found(row, TeamColumn::Team, TeamFault::NumberOfTwo { section, number, team });
        }
        own
    }

    /// The rows of a team by boards. Where something else is wrong with them nothing is told of boards that are
    /// missing.
    fn boards(&mut self, own: &[usize], name: &str, complete: bool) -> Vec<usize> {
        let boards = self.facts.announcement.teams.as_ref().map_or(0, |terms| terms.boards);
        let team = || name.to_owned();
        let mut placed: BTreeMap<u8, usize> = BTreeMap::new();
        for &row in own {
            let told = u8::try_from(self.rows[row].board).unwrap_or(u8::MAX);
            let fault = match (1..=boards).contains(&told) {
                false => TeamFault::BoardBeyond { boards },
                true if placed.contains_key(&told) => {
                    TeamFault::BoardTwice { team: team(), board: told }
                }
                true => {
                    placed.insert(told, row);
                    continue;
                }
            };
            self.found(row, TeamColumn::Board, fault);
        }
        if let Some(first) = own.first().filter(|_| complete && placed.len() == own.len()) {
            for board in (1..=boards).filter(|board| !placed.contains_key(board)) {
                let fault = TeamFault::BoardMissing { team: team(), board };
                self.found(*first, TeamColumn::Board, fault);
            }
        }
        placed.into_values().collect()
    }

    /// Who is named as the captain, and in which row first.
    fn captain(&mut self, own: &[usize], name: &str) -> Option<(usize, PlayerId)> {
        let all = self.rows;
        let mut named = own.iter().filter_map(|row| Some((*row, all[*row].captain?)));
        let (first, captain) = named.next()?;
        if !self.facts.people.contains_key(&captain) {
            let unknown = TeamRefusal::UnknownPlayer { player: captain };
            self.found(first, TeamColumn::Captain, TeamFault::from(unknown));
        }
        for (row, _) in named.filter(|(_, other)| *other != captain) {
            let fault = TeamFault::TwoCaptains { team: name.to_owned(), captain };
            self.found(row, TeamColumn::Captain, fault);
        }
        Some((first, captain))
    }

    /// For which federation the team plays.
    fn federation(&mut self, own: &[usize], name: &str) -> Option<Federation> {
        let all = self.rows;
        let mut named = own.iter().filter_map(|row| Some((*row, all[*row].federation?)));
        let (first, federation) = named.next()?;
        let terms = self.facts.announcement.teams.as_ref()?;
        match terms.eligible {
            EligibleTeams::Any => {
                self.found(first, TeamColumn::Federation, TeamFault::FederationNotAsked);
                return None;
            }
            EligibleTeams::National => {}
        }
        for (row, _) in named.filter(|(_, other)| *other != federation) {
            let fault = TeamFault::TwoFederations { team: name.to_owned() };
            self.found(row, TeamColumn::Federation, fault);
        }
        Some(federation)
    }

    /// Asks of a team what is asked of one that is entered, and keeps it for those that come behind it.
    fn check(&mut self, told: &ImportTeam, own: &[usize], on_boards: &[usize], captain: usize) {
        let TeamListFacts { announcement, people, now } = self.facts;
        let number = u16::try_from(self.teams.len()).unwrap_or(u16::MAX).saturating_add(1);
        let team = told.entered(TeamNumber(number), now);
        let form: TeamForm = team.form();
        let facts = TeamFacts {
            announcement,
            state: EventState::Announced,
            teams: &self.teams,
            before: None,
            people,
        };
        let refusals = facts.brought(team.number, &form, now);
        let first = own.first().copied().unwrap_or_default();
        for refusal in refusals {
            let is_of = |row: &&usize| Some(self.rows[**row].player) == refusal.player();
            let (row, column) = match (&refusal, on_boards.iter().rev().find(is_of)) {
                (_, Some(row)) => (*row, TeamColumn::Id),
                (TeamRefusal::DirectorPlays { .. }, None) => (captain, TeamColumn::Captain),
                (
                    TeamRefusal::NationalTeamsOnly { .. } | TeamRefusal::OneTeamAFederation { .. },
                    None,
                ) => (first, TeamColumn::Federation),
                (_, None) => (first, TeamColumn::Team),
            };
            self.found(row, column, TeamFault::from(refusal));
        }
        self.teams.push(team);
    }
}
