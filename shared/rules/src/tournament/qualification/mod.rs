//! Who is qualified for which stage, and why (`TR-1.0.3`, `TR-1.0.6` to `TR-1.0.9`, `TR-1.1-1.5`, `TR-1.6`, `TR-3.5`,
//! `TR-3.6-3.7`), and whose place in a Final is put off (`TR-1.4.3`).
//!
//! A [`CycleSection`] tells what it leaves with each player, a [`Placing`]; the printed tables tell what
//! that is good for. Nothing of it is kept: a result that is corrected changes it at once. Only what was
//! used is kept, as a [`QualificationUse`], and stays.
//!
//! How the articles are read:
//! - A place that is asked for is had by whoever has a better one, too, where that gives nothing higher.
//! - A section gives one qualification of a championship, the highest. While it runs that is what is
//!   certain; whoever has used a lower one by then has the higher one all the same, when it comes.
//! - "Each further one at the same level" (`TR-1.0.7`) is each that was earned later, used or not.
//! - Two halves make one entry (`TR-1.1.2`).

use serde::{Deserialize, Serialize};

mod certain;
mod chance;
mod deferral;
mod held;
mod ladder;
mod leads;
mod next_placed;
mod placing;
mod qualifiers;
mod table;
mod used;

pub use chance::{Chance, ChanceKind};
pub use deferral::{DeferralFacts, DeferralRefusal};
pub use held::{Basis, Held, Qualification, QualificationState, QualifiedPlayer, RatedOn};
pub use leads::StageLead;
pub use next_placed::{NextPlaced, next_placed};
pub use placing::{CANDIDATES_ADVANCING, CycleSection, Placing};
pub use qualifiers::QualifierLine;
pub use used::{Deferral, QualificationUse, Qualified, UsedBasis};

/// How much of an entry a qualification is (`TR-1.1.2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// It is enough.
    Full,
    /// Two of them are.
    Half,
}

impl Part {
    /// Both.
    pub const ALL: [Part; 2] = [Part::Full, Part::Half];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Part::Full => "full",
            Part::Half => "half",
        }
    }

    /// The part of a name that [`Part::code`] gives.
    pub fn from_code(code: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.code() == code)
    }
}
