//! Why an outage is not decided: in the order in which it is checked.

use super::OUTAGE_DAYS_MAX;

/// A refused decision about an outage. Nothing has changed; the variants stand in the order of their
/// checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OutageRefusal {
    /// It ends before it begins, or at once.
    #[error("The outage must end after it began.")]
    Empty,
    /// Nobody knows yet how long it lasts.
    #[error("The outage must be over: its end lies in the future.")]
    NotOver,
    /// It lasts more than [`OUTAGE_DAYS_MAX`] days.
    #[error("An outage lasts {OUTAGE_DAYS_MAX} days at most.")]
    TooLong,
    /// Everybody concerned is told why.
    #[error("Give a reason of 1 to 2,000 characters.")]
    ReasonUnfit,
    /// It does not say for which games it is, or says it twice.
    #[error("Name the sections, or one event, or say that it is for everything.")]
    ScopeUnclear,
    /// A section that is named is none.
    #[error("There is no such section.")]
    UnknownSection,
    /// The event is none, or nothing is played in it.
    #[error("There is no such event, or it has no sections yet.")]
    UnknownEvent,
    /// Whoever asks does not direct all of it, or plays in it.
    #[error("Only officials who direct every section and play in none of them decide this.")]
    NotAnOfficial,
    /// No time waits for a decision, or another one than was seen.
    #[error("Nothing waits for this decision any more: it was made, or the server was away again.")]
    NoGap,
}

impl OutageRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            OutageRefusal::Empty
            | OutageRefusal::NotOver
            | OutageRefusal::TooLong
            | OutageRefusal::ReasonUnfit
            | OutageRefusal::ScopeUnclear => "invalid_body",
            OutageRefusal::UnknownSection => "unknown_section",
            OutageRefusal::UnknownEvent => "unknown_event",
            OutageRefusal::NotAnOfficial => "forbidden",
            OutageRefusal::NoGap => "no_gap",
        }
    }

    /// The article that says no: none does, all of these are limits of this server.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            OutageRefusal::Empty
            | OutageRefusal::NotOver
            | OutageRefusal::TooLong
            | OutageRefusal::ReasonUnfit
            | OutageRefusal::ScopeUnclear
            | OutageRefusal::UnknownSection
            | OutageRefusal::UnknownEvent
            | OutageRefusal::NotAnOfficial
            | OutageRefusal::NoGap => None,
        }
    }
}
