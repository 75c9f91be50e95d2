//! What the stream tells of an event's log.

use rules::tournament::EventAct;

use crate::EventId;

/// A line of an event's log, as the stream tells of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEventAct {
    /// The event.
    pub event: EventId,
    /// The event's version since.
    pub version: u32,
    /// What was decided.
    pub act: EventAct,
}
