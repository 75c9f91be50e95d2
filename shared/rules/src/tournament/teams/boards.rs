//! Sections of teams: put together, drawn, and played board by board (`TR-1.0.5`, `TR-11`, `TR-8.7g`).
//!
//! Each board of a section of teams is an ordinary section: who plays on it has one game, or two, with everybody
//! else there. The teams draw one number for all their boards.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{SectionDivision, Team, section_pairings};
use crate::PlayerId;
use crate::tournament::{
    Announcement, EntryState, Pairing, Proposal, ProposalRefusal, ProposedSection, Seed, Sha256,
    System, TeamNumber, check_section_names,
};

/// A section of teams as an organiser has put it together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProposedTeams {
    /// Its name within the event.
    pub name: String,
    /// Its teams, in no order that matters: lots give the start numbers.
    pub teams: Vec<TeamNumber>,
    /// In which division of a league it plays (`TR-5.3-5.4`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub division: Option<SectionDivision>,
}

/// Sections of teams that are proposed for an event; none where nobody has put any together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamProposal {
    /// The sections.
    pub sections: Vec<ProposedTeams>,
}

/// Which board a section is, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SectionBoard {
    /// The board, counted from 1.
    pub board: u8,
    /// The teams by start number.
    pub teams: Vec<BoardTeam>,
}

/// A team on one of its boards, as it was when the start lists were published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardTeam {
    /// The team's name.
    pub name: String,
    /// Who plays for it.
    pub player: PlayerId,
}

impl SectionBoard {
    /// The name of the team for which somebody plays on it.
    pub fn team_of(&self, player: PlayerId) -> Option<&str> {
        self.teams.iter().find(|team| team.player == player).map(|team| &*team.name)
    }
}

/// One board of a section of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardSection {
    /// The section of teams, counted from 0.
    pub section: usize,
    /// Which board of which teams.
    pub board: SectionBoard,
    /// Its name within the event.
    pub name: String,
    /// Who plays on it, by start number.
    pub players: Vec<PlayerId>,
    /// Who plays whom, by start numbers from 0.
    pub pairings: Vec<Pairing>,
}

/// A team's lot in a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamLot {
    /// The start number, counted from 1.
    pub number: usize,
    /// Which team drew it.
    pub team: TeamNumber,
    /// SHA-256 of `seed/section/team number`, 64 hexadecimal digits.
    pub ticket: String,
}

impl ProposedTeams {
    /// The lots of its teams, in ascending order of tickets: number 1 first (`TR-0.3`). A ticket is the SHA-256 of
    /// `seed/section/team number`, in a shell `printf %s 'SEED/SECTION/team NUMBER' | sha256sum`.
    pub fn lots(&self, seed: &Seed, sha256: Sha256) -> Vec<TeamLot> {
        let ticket = |team| seed.ticket(&self.name, &format!("team {team}"), sha256);
        let mut tickets: Vec<(String, TeamNumber)> =
            self.teams.iter().map(|team| (ticket(team), *team)).collect();
        tickets.sort();
        let lot = |(number, (ticket, team))| TeamLot { number, team, ticket };
        (1..).zip(tickets).map(lot).collect()
    }

    /// The teams by start number.
    pub fn start_numbers(&self, seed: &Seed, sha256: Sha256) -> Vec<TeamNumber> {
        self.lots(seed, sha256).into_iter().map(|lot| lot.team).collect()
    }
}

impl TeamProposal {
    /// Every board of every section, section by section, those teams playing that are known; `order` gives the
    /// teams of a section by start number.
    pub fn boards(
        &self,
        teams: &[Team],
        (boards, system): (u8, System),
        order: impl Fn(&ProposedTeams) -> Vec<TeamNumber>,
    ) -> Vec<BoardSection> {
        let alone = self.sections.len() == 1;
        let mut found = Vec::new();
        for (section, proposed) in self.sections.iter().enumerate() {
            let numbers = order(proposed);
            let playing: Vec<&Team> = numbers
                .iter()
                .filter_map(|n| teams.iter().find(|team| team.number == *n))
                .collect();
            for board in 1..=boards {
                let index = usize::from(board) - 1;
                let on_it = |team: &&Team| {
                    let player = *team.line_up.get(index)?;
                    Some(BoardTeam { name: team.name.clone(), player })
                };
                let teams: Vec<BoardTeam> = playing.iter().filter_map(on_it).collect();
                found.push(BoardSection {
                    section,
                    name: match alone {
                        true => format!("Board {board}"),
                        false => format!("{}, board {board}", proposed.name),
                    },
                    players: teams.iter().map(|team| team.player).collect(),
                    board: SectionBoard { board, teams },
                    pairings: section_pairings(system, Some(board), playing.len()),
                });
            }
        }
        found
    }

    /// The boards as sections of players, as they are checked and published; every team that plays has somebody on
    /// each of them (`TR-11`).
    ///
    /// # Errors
    /// `TeamNotAccepted`, `TeamTwice`, `TeamUnplaced`, `LineUpIncomplete`, `Division`.
    pub fn sections(
        &self,
        teams: &[Team],
        announcement: &Announcement,
    ) -> Result<Proposal, ProposalRefusal> {
        let Some(terms) = &announcement.teams else { return Ok(Proposal::default()) };
        self.check_teams(teams)?;
        let unplaced = self.unplaced(teams).count();
        if unplaced > 0 && !self.sections.is_empty() {
            return Err(ProposalRefusal::TeamsUnplaced { teams: unplaced });
        }
        let mut accepted = teams.iter().filter(|team| team.state == EntryState::Accepted);
        if let Some(team) = accepted.find(|team| !team.is_complete(terms.boards)) {
            return Err(ProposalRefusal::LineUpIncomplete { team: team.name.clone() });
        }
        if !self.sections.is_empty() {
            self.check_divisions(terms.league.as_ref(), announcement.its_stage())?;
            self.check_no_division_empty(terms.league.as_ref())?;
        }
        Ok(self.as_sections(teams, (terms.boards, announcement.system)))
    }

    fn as_sections(&self, teams: &[Team], plan: (u8, System)) -> Proposal {
        let boards = self.boards(teams, plan, |section| section.teams.clone());
        let section =
            |board: BoardSection| ProposedSection { name: board.name, players: board.players };
        Proposal { sections: boards.into_iter().map(section).collect() }
    }

    /// Accepted teams that are in no section.
    pub fn unplaced<'a>(&self, teams: &'a [Team]) -> impl Iterator<Item = &'a Team> {
        let placed: BTreeSet<TeamNumber> = self.placed().collect();
        let accepted = teams.iter().filter(|team| team.state == EntryState::Accepted);
        accepted.filter(move |team| !placed.contains(&team.number))
    }

    /// No team plays twice, and none whose entry was not accepted; each section has a name of its own.
    ///
    /// # Errors
    /// `NamesUnfit`, `TeamNotAccepted`, `TeamTwice`.
    pub fn check_teams(&self, teams: &[Team]) -> Result<(), ProposalRefusal> {
        check_section_names(self.sections.iter().map(|section| &*section.name))?;
        let mut seen = BTreeSet::new();
        for number in self.placed() {
            let is_it = |team: &&Team| team.number == number && team.state == EntryState::Accepted;
            if !teams.iter().any(|team| is_it(&team)) {
                return Err(ProposalRefusal::TeamNotAccepted { team: number });
            }
            if !seen.insert(number) {
                return Err(ProposalRefusal::TeamTwice { team: number });
            }
        }
        Ok(())
    }

    fn placed(&self) -> impl Iterator<Item = TeamNumber> {
        self.sections.iter().flat_map(|section| &section.teams).copied()
    }
}
