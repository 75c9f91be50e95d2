//! How far an event is, for people.

use rules::Instant;
use rules::tournament::EventState;
use serde::{Deserialize, Serialize};
use store::StoredEvent;
use utoipa::ToSchema;

/// How far an event is, with its dates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = EventPhase)]
pub(crate) enum Phase {
    /// Entries are taken later.
    Upcoming,
    /// Entries are taken.
    EntriesOpen,
    /// Entries are closed; the start lists come next.
    EntriesClosed,
    /// The games are being set up.
    Publishing,
    /// The start lists are out; the clocks start later.
    Published,
    /// Games are played.
    Running,
    /// The final tables are confirmed.
    Finished,
    /// It does not take place.
    Cancelled,
}

impl Phase {
    pub(crate) fn of(event: &StoredEvent, now: Instant) -> Phase {
        let dates = &event.announcement;
        match event.state {
            EventState::Cancelled => Phase::Cancelled,
            EventState::Finished => Phase::Finished,
            EventState::Published if event.alarm_at.is_some() => Phase::Publishing,
            EventState::Published if now < dates.starts_at => Phase::Published,
            EventState::Published => Phase::Running,
            EventState::Announced if now < dates.entries_open_at => Phase::Upcoming,
            EventState::Announced if now < dates.entries_close_at => Phase::EntriesOpen,
            EventState::Announced => Phase::EntriesClosed,
        }
    }
}
