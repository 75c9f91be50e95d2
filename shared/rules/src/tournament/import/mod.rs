//! Imports: events that are brought here as a whole, with what was played elsewhere (`TR-12`,
//! `LAW-8.5`).
//!
//! Which offices somebody holds is asked before, and for which federation; what waits for whose
//! approval, what becomes of it and what is wrong with what was told is said here. Files are read by
//! others, who know the lines.

mod decide;
mod fault;
mod games;
mod list;
mod record;
mod refusal;
mod suspended;
mod team_divisions;
mod team_fault;
mod team_list;
mod team_row;
mod teams;
mod told_teams;

pub use decide::{ImportAct, ImportFacts, ImportFiling, ImportOfficial};
pub use fault::{IMPORT_GAMES_MAX, IMPORT_SECTIONS_MAX, ImportFault, check_import};
pub use games::ImportedGames;
pub use list::{GameElsewhere, ListedPlayer, check_listed_section};
pub use refusal::{IMPORT_DAYS, ImportRefusal};
pub use suspended::{PlayersRecord, SuspendedPlayer};
pub use team_fault::TeamFault;
pub use team_list::{TeamListFacts, listed_teams};
pub use team_row::{ListedMember, TeamColumn, TeamListFault};
pub use teams::{ImportTeam, ImportTeams};
pub use told_teams::{ToldTeams, plain_name};

use serde::{Deserialize, Serialize};

use super::{Announcement, EventId, Origin};
use crate::{Instant, PlayerId};

/// How far an import is. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ImportState {
    /// An officer is to approve it (`TR-12`).
    Waiting,
    /// It is approved, and its event is being made.
    Writing,
    /// Its event stands with all its games.
    Done,
    /// An officer has refused it: nothing was made.
    Refused,
}

impl ImportState {
    /// All of them.
    pub const ALL: [ImportState; 4] =
        [ImportState::Waiting, ImportState::Writing, ImportState::Done, ImportState::Refused];
}

/// What an import says of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportSection {
    /// Its name.
    pub name: String,
    /// Its players, by start number.
    pub players: Vec<PlayerId>,
    /// Its games.
    pub games: u32,
    /// Those of them that are over.
    pub finished: u32,
}

/// Who has approved or refused an import, when, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(PlayerId, Instant, Option<String>)", into = "(PlayerId, Instant, Option<String>)")]
pub struct ImportDecision {
    /// Who.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
    /// Why it is refused.
    pub reason: Option<String>,
}

impl From<(PlayerId, Instant, Option<String>)> for ImportDecision {
    fn from((by, at, reason): (PlayerId, Instant, Option<String>)) -> ImportDecision {
        ImportDecision { by, at, reason }
    }
}

impl From<ImportDecision> for (PlayerId, Instant, Option<String>) {
    fn from(ImportDecision { by, at, reason }: ImportDecision) -> Self {
        (by, at, reason)
    }
}

/// An import, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Import {
    /// Who brings it.
    pub by: PlayerId,
    /// When it was sent.
    pub at: Instant,
    /// Where the games were played.
    pub origin: Origin,
    /// What the event says of itself.
    pub announcement: Announcement,
    /// Its sections; where teams play their boards.
    pub sections: Vec<ImportSection>,
    /// The sections of teams, where they play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team_sections: Vec<ImportTeams>,
    /// SHA-256 of what was sent, in hexadecimal digits.
    pub digest: String,
    /// How far it is.
    pub state: ImportState,
    /// Who has approved or refused it, when, and why.
    pub decided: Option<ImportDecision>,
    /// The event that was made.
    pub event: Option<EventId>,
    /// Players of its list who were suspended when it began: for the officers who approve it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub suspended: Vec<SuspendedPlayer>,
}
