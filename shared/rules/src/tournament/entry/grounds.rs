//! What an entry is based on beside the player's ratings.

use serde::{Deserialize, Serialize};

use super::{EntryClass, Vacancy};
use crate::tournament::{Qualified, SectionId};

/// Longest reason that grounds for an entry give, in characters.
pub const GROUNDS_CHARACTERS_MAX: usize = 2_000;

/// What an entry is based on beside the player's ratings. They are taken here as true: whoever
/// stores them has to have checked them, and takes those of officials from officials only.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grounds {
    /// The player won this section, and has not used that for another entry.
    SectionWinner(WonSection),
    /// The player's federation nominates the player and says why.
    Nomination {
        /// Why.
        reason: String,
    },
    /// The player came first to third in a national correspondence championship.
    NationalTop3,
    /// The commissioner admits the player (`TR-4.6`, `TR-1.0.11`).
    Commissioner {
        /// Why.
        reason: String,
    },
    /// The place was vacant, and an official fills it (`TR-1.4.4`, `TR-1.6.3`).
    Vacancy {
        /// How.
        way: Vacancy,
        /// Why with this player.
        reason: String,
    },
    /// A qualification by the tables of the rules, which the entry uses up (`TR-1.0.7`).
    Qualified(Qualified),
    /// The player has advanced from the round before.
    Advanced {
        /// From which section.
        section: u32,
        /// In which place.
        place: u32,
        /// Why, where the table alone does not say so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A qualification that an official has confirmed.
    Qualification {
        /// Which.
        text: String,
    },
}

impl Grounds {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Grounds::SectionWinner(_) => "section_winner",
            Grounds::Nomination { .. } => "nomination",
            Grounds::NationalTop3 => "national_top3",
            Grounds::Commissioner { .. } => "commissioner",
            Grounds::Vacancy { way: Vacancy::NextPlaced, .. } => "next_placed",
            Grounds::Vacancy { way: Vacancy::ExcellentResults, .. } => "excellent_results",
            Grounds::Qualified(_) => "qualified",
            Grounds::Advanced { .. } => "advanced",
            Grounds::Qualification { .. } => "qualification",
        }
    }

    /// The section that they name by its number, where they do.
    pub fn section(&self) -> Option<SectionId> {
        match self {
            Grounds::SectionWinner(WonSection::Number(section))
            | Grounds::Advanced { section, .. } => Some(SectionId(*section)),
            Grounds::SectionWinner(WonSection::Class(_))
            | Grounds::Nomination { .. }
            | Grounds::NationalTop3
            | Grounds::Commissioner { .. }
            | Grounds::Vacancy { .. }
            | Grounds::Qualified(_)
            | Grounds::Qualification { .. } => None,
        }
    }

    /// The qualification by the tables that they are, where they are one.
    pub fn qualified(&self) -> Option<&Qualified> {
        match self {
            Grounds::Qualified(qualified) => Some(qualified),
            Grounds::SectionWinner(_)
            | Grounds::Nomination { .. }
            | Grounds::NationalTop3
            | Grounds::Commissioner { .. }
            | Grounds::Vacancy { .. }
            | Grounds::Advanced { .. }
            | Grounds::Qualification { .. } => None,
        }
    }

    /// The section of the round before from which the player has advanced, and in which place.
    pub fn advanced(&self) -> Option<(SectionId, u32)> {
        match self {
            Grounds::Advanced { section, place, .. } => Some((SectionId(*section), *place)),
            Grounds::SectionWinner(_)
            | Grounds::Nomination { .. }
            | Grounds::NationalTop3
            | Grounds::Commissioner { .. }
            | Grounds::Vacancy { .. }
            | Grounds::Qualified(_)
            | Grounds::Qualification { .. } => None,
        }
    }

    /// What was written, where something is.
    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Grounds::SectionWinner(_) | Grounds::NationalTop3 | Grounds::Qualified(_) => None,
            Grounds::Advanced { reason, .. } => reason.as_deref(),
            Grounds::Nomination { reason: text }
            | Grounds::Commissioner { reason: text }
            | Grounds::Vacancy { reason: text, .. }
            | Grounds::Qualification { text } => Some(text),
        }
    }
}

/// The section that grounds name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum WonSection {
    /// By its number.
    Number(u32),
    /// By its class alone, in entries from before its number was asked for.
    Class(EntryClass),
}
