//! What of a player's qualifications is used or put off: all of them that is kept.

use serde::{Deserialize, Serialize};

use crate::Instant;
use crate::tournament::{EventId, SectionId, Stage};

/// What an entry used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UsedBasis {
    /// The result in a section, by its number.
    Section(u32),
    /// Two halves of an entry (`TR-1.1.2`), by the sections' numbers.
    Halves(u32, u32),
    /// The player's titles and ratings, once in a calendar year (`TR-1.0.7`).
    Player,
}

/// A qualification as an entry stands on it, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Qualified {
    /// For which stage.
    pub target: Stage,
    /// By which article; with two halves that of both.
    pub article: String,
    /// What it uses up.
    pub basis: UsedBasis,
    /// Whether its entry costs nothing: that of the winner of a World Cup Final in the next one
    /// (`TR-3.6-3.7`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub without_fee: bool,
    /// Whether the place that it rests on was shared with others when it was entered: the commissioner sees the
    /// tie (`TR-1.0.9`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shared: bool,
}

/// An entry that a qualification was used for, in the form in which it is kept (`TR-1.0.7`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct QualificationUse {
    /// For which stage.
    pub target: Stage,
    /// For which event.
    pub event: EventId,
    /// What was used.
    pub basis: UsedBasis,
    /// When the entry was made.
    pub at: Instant,
}

/// A place in a Final that is put off to a later one, in the form in which it is kept (`TR-1.4.3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deferral {
    /// The section whose result gives the place, by its number.
    pub section: u32,
    /// The Final that the player leaves out.
    pub event: EventId,
    /// When the player asked for it.
    pub at: Instant,
}

impl UsedBasis {
    /// The sections whose results are in it, by number.
    pub fn sections(self) -> Vec<u32> {
        match self {
            UsedBasis::Section(one) => vec![one],
            UsedBasis::Halves(one, other) => vec![one, other],
            UsedBasis::Player => Vec::new(),
        }
    }

    /// Whether the result in this section is in it.
    pub fn is_of(self, section: SectionId) -> bool {
        self.sections().contains(&section.0)
    }
}
