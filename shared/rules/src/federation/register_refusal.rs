//! Why the register of federations is not changed.

use crate::{Day, Refusal};

/// Changes of one federation that are kept at most: it fits into an item of the table.
pub const MEMBERSHIP_CHANGES_MAX: usize = 50;

/// A refused change of the register. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RegisterRefusal {
    /// Too much is said.
    #[error(transparent)]
    Text(#[from] Refusal),
    /// Nothing is said.
    #[error("Say where this was decided, such as in which Congress.")]
    SourceMissing,
    /// Somebody else has changed it since it was looked at.
    #[error("Somebody has changed this meanwhile. Nothing was done: look again.")]
    ChangedMeanwhile,
    /// It would rewrite what has counted.
    #[error(
        "The last change counts from {last} on: another one counts from that day or a later one."
    )]
    BeforeLast {
        /// From which day on the last change counts.
        last: Day,
    },
    /// There are [`MEMBERSHIP_CHANGES_MAX`] changes.
    #[error("A federation has at most {MEMBERSHIP_CHANGES_MAX} changes.")]
    TooMany,
}

impl RegisterRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            RegisterRefusal::Text(refusal) => refusal.code(),
            RegisterRefusal::SourceMissing => "invalid_body",
            RegisterRefusal::ChangedMeanwhile => "changed_meanwhile",
            RegisterRefusal::BeforeLast { .. } => "before_last_change",
            RegisterRefusal::TooMany => "too_many_changes",
        }
    }
}
