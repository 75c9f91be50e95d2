//! Teams of an event that is brought here (`TR-11`, `TR-12`): as whoever brings it tells them, and as they stand here.

use serde::{Deserialize, Serialize};

use crate::tournament::{
    Announcement, BoardSection, EntryState, ProposedTeams, SectionDivision, Team, TeamNumber,
    TeamProposal,
};
use crate::{Federation, Instant, PlayerId};

/// A section of teams of an event that is brought here, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportTeams {
    /// Its name.
    pub name: String,
    /// Its teams, by start number.
    pub teams: Vec<ImportTeam>,
    /// In which division of a league it has played, and how many of it go up and down (`TR-5.3-5.4`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub division: Option<SectionDivision>,
}

/// A team of an event that is brought here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportTeam {
    /// Its name.
    pub name: String,
    /// Whose national team it is; none: a team of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<Federation>,
    /// Its captain.
    pub captain: PlayerId,
    /// Its players by boards, board 1 first.
    pub line_up: Vec<PlayerId>,
}

impl ImportTeams {
    /// The teams of an event as they are entered here: numbered from 1 on over all sections in their order, each section
    /// by start numbers. Their captains speak for them, and not whoever brings the event.
    pub fn entered(sections: &[ImportTeams], at: Instant) -> Vec<Team> {
        let told = sections.iter().flat_map(|section| &section.teams);
        let team = |(number, told): (u16, &ImportTeam)| told.entered(TeamNumber(number), at);
        (1..).zip(told).map(team).collect()
    }

    /// The sections as they are put together here. Their teams stand by start number: lots were drawn elsewhere.
    pub fn proposed(sections: &[ImportTeams]) -> TeamProposal {
        let mut numbers = (1..).map(TeamNumber);
        let section = |section: &ImportTeams| ProposedTeams {
            name: section.name.clone(),
            teams: numbers.by_ref().take(section.teams.len()).collect(),
            division: section.division,
        };
        TeamProposal { sections: sections.iter().map(section).collect() }
    }

    /// Every board of every section, as it is played here (`TR-8.7g`); none where individual players play.
    pub fn boards(sections: &[ImportTeams], event: &Announcement) -> Vec<BoardSection> {
        let Some(terms) = &event.teams else { return Vec::new() };
        let teams = ImportTeams::entered(sections, event.starts_at);
        let plan = (terms.boards, event.system);
        ImportTeams::proposed(sections).boards(&teams, plan, |section| section.teams.clone())
    }
}

impl ImportTeam {
    pub(super) fn entered(&self, number: TeamNumber, at: Instant) -> Team {
        Team {
            number,
            name: self.name.clone(),
            federation: self.federation,
            captain: self.captain,
            line_up: self.line_up.clone(),
            continues: None,
            at,
            by: self.captain,
            state: EntryState::Accepted,
            fee_paid_at: None,
            reason: None,
            replacements: Vec::new(),
        }
    }
}
