//! Why leave is refused: in the order in which it is checked, each with its rule, and the limits that
//! are told then.

use crate::Day;

/// How often a player can enter or cancel leave in one section and calendar year before nothing
/// more can be entered: a book, and the logs of the games that mirror it, stay small.
pub const LEAVE_ENTRIES_MAX: u32 = 50;

/// Most days of one special leave, and how far back it can begin: three years.
pub const SPECIAL_LEAVE_DAYS_MAX: u16 = 1_096;

/// Most days by which a year's allowance can be corrected, either way.
pub const CORRECTION_DAYS_MAX: u16 = 366;

/// A refused request about leave. Nothing has changed; the variants stand in the order of their
/// checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LeaveRefusal {
    /// The event allows none.
    #[error("There is no leave in this event.")]
    NoLeaveInEvent,
    /// The days run backwards.
    #[error("The last day of leave comes before the first.")]
    LastBeforeFirst,
    /// The days, or the year, have begun already.
    #[error("Only days from {earliest} (UTC) on can be entered or changed.")]
    Retroactive {
        /// The first day that would do.
        earliest: Day,
    },
    /// The days are too far in the future.
    #[error("Only days up to {latest} can be entered: the end of the next calendar year.")]
    TooFarAhead {
        /// The last day that would do.
        latest: Day,
    },
    /// A special leave is longer than [`SPECIAL_LEAVE_DAYS_MAX`].
    #[error("These are {days} days; {SPECIAL_LEAVE_DAYS_MAX} are the most.")]
    TooLong {
        /// How long it is.
        days: u32,
    },
    /// Some of the days are leave already.
    #[error("There is leave from {first} to {last} already.")]
    Overlaps {
        /// The first day of the leave that is there.
        first: Day,
        /// Its last day.
        last: Day,
    },
    /// A calendar year does not have so many days left.
    #[error("In {year} these are {asked} days of leave, but {left} are left.")]
    AllowanceExceeded {
        /// The year.
        year: i32,
        /// Days left in it.
        left: u32,
        /// Days asked for in it.
        asked: u32,
    },
    /// There is no leave on the days that are to be cancelled.
    #[error("There is no leave on these days that could be cancelled.")]
    NotOnLeave,
    /// A correction of more than [`CORRECTION_DAYS_MAX`] days.
    #[error("An allowance can be corrected by {CORRECTION_DAYS_MAX} days at most, not by {days}.")]
    CorrectionTooLarge {
        /// By how many.
        days: i16,
    },
    /// The player has entered or cancelled leave [`LEAVE_ENTRIES_MAX`] times this year.
    #[error(
        "Leave was entered or cancelled {LEAVE_ENTRIES_MAX} times this year: \
         now it can only be cancelled."
    )]
    TooManyPeriods,
}

impl LeaveRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            LeaveRefusal::NoLeaveInEvent => "no_leave_in_event",
            LeaveRefusal::LastBeforeFirst => "last_before_first",
            LeaveRefusal::Retroactive { .. } => "leave_retroactive",
            LeaveRefusal::TooFarAhead { .. } => "leave_too_far_ahead",
            LeaveRefusal::TooLong { .. } => "leave_too_long",
            LeaveRefusal::Overlaps { .. } => "leave_overlaps",
            LeaveRefusal::AllowanceExceeded { .. } => "leave_allowance_exceeded",
            LeaveRefusal::NotOnLeave => "not_on_leave",
            LeaveRefusal::CorrectionTooLarge { .. } => "correction_too_large",
            LeaveRefusal::TooManyPeriods => "too_many_periods",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            LeaveRefusal::LastBeforeFirst
            | LeaveRefusal::TooLong { .. }
            | LeaveRefusal::CorrectionTooLarge { .. }
            | LeaveRefusal::TooManyPeriods => None,
            LeaveRefusal::NoLeaveInEvent
            | LeaveRefusal::Retroactive { .. }
            | LeaveRefusal::TooFarAhead { .. }
            | LeaveRefusal::Overlaps { .. }
            | LeaveRefusal::AllowanceExceeded { .. }
            | LeaveRefusal::NotOnLeave => Some("LAW-10.1"),
        }
    }
}
