//! Time: days and instants, time controls and clocks, leave, silence, and gaps in which nobody loses.

mod clocks;
mod day;
mod heartbeat;
mod instant;
mod interval;
mod leave;
mod leave_refusal;
mod reminder;
mod silence;
mod time_control;

pub use clocks::{EndsBy, EndsFirst};
pub use day::{BeyondCalendar, Day, Days, ParseDayError};
pub use heartbeat::{Beat, GAP_SECONDS_MAX, Heartbeat, JUMP_SECONDS_MAX};
pub use instant::Instant;
pub use interval::{Interval, Intervals};
pub use leave::{
    LeaveAction, LeaveBook, LeaveDecision, LeaveEntry, LeaveKind, LeavePeriod, LeaveYear,
};
pub use leave_refusal::{
    CORRECTION_DAYS_MAX, LEAVE_ENTRIES_MAX, LeaveRefusal, SPECIAL_LEAVE_DAYS_MAX,
};
pub use reminder::{Reminder, ReminderCause, ReminderDays};
pub use silence::{FlagRule, SILENCE_DAYS_MAX, SILENCE_REMINDERS, SilenceRule};
pub use time_control::{
    Clock, DAY_SECONDS, ParseTimeControlError, Period, Reflection, TimeControl, TimeUsed,
    TripleBlock,
};
