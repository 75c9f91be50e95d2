//! What a season of a league announces (`TR-5.3-5.4`).

use serde::{Deserialize, Serialize};

use crate::tournament::EventId;

/// The fewest divisions: with one nobody goes up or down.
pub const DIVISIONS_MIN: usize = 2;

/// The most divisions.
pub const DIVISIONS_MAX: usize = 9;

/// Characters of a division's name: with a number behind it, it is a section's.
pub const DIVISION_NAME_CHARACTERS_MAX: usize = 30;

/// Divisions of the ICCF League (`TR-5.3-5.4`).
const ICCF_DIVISIONS: [&str; 3] = ["Champions", "Challenger", "Promotional"];

/// What a season of a league announces, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeagueTerms {
    /// The names of its divisions, the highest first.
    pub divisions: Vec<String>,
    /// The season before it; none: it is the first one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<EventId>,
}

impl LeagueTerms {
    /// The first season of the ICCF League.
    pub fn iccf() -> LeagueTerms {
        let divisions = ICCF_DIVISIONS.map(str::to_owned).to_vec();
        LeagueTerms { divisions, follows: None }
    }

    /// Divisions of the ICCF League (`TR-5.3-5.4`).
    pub const ICCF_DIVISIONS: usize = ICCF_DIVISIONS.len();

    /// The lowest division, counted from 0: there new teams begin (`TR-5.6-5.7`).
    pub fn lowest(&self) -> u8 {
        u8::try_from(self.divisions.len().saturating_sub(1)).unwrap_or(u8::MAX)
    }
}
