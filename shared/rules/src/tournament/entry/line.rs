//! A player's entries, as far as other events ask of them.

use super::Entry;
use crate::Instant;
use crate::tournament::{Announcement, EventId, EventKind, EventState};

/// One of a player's entries, as other events ask of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryLine {
    /// The event.
    pub event: EventId,
    /// Whether it is a norm event, and when it was to start (`TR-4.7`). Those of older entries tell it of every
    /// event that gave norms.
    pub norm_event_starts_at: Option<Instant>,
    /// When the deposit that came with the entry was given back, the player having played (`TR-8.6`).
    pub deposit_refunded_at: Option<Instant>,
}

impl EntryLine {
    /// The norm events that a player with these entries has entered beside this one (`TR-4.7`): whether one
    /// of them counts, and since when, its own announcement tells.
    pub fn other_norm_events(lines: &[EntryLine], event: EventId) -> Vec<EventId> {
        let others = lines.iter().filter(|line| line.event != event);
        others.filter(|line| line.norm_event_starts_at.is_some()).map(|line| line.event).collect()
    }

    /// When deposits were given back after events that a player with these entries has finished properly,
    /// which ends the duty (`TR-8.6`).
    pub fn refunds(lines: &[EntryLine]) -> Vec<Instant> {
        lines.iter().filter_map(|line| line.deposit_refunded_at).collect()
    }
}

impl Announcement {
    /// When a norm event starts, as other norm events ask of whoever has entered it (`TR-4.7`); none where it is
    /// called off, and of a championship that gives norms as well: it is no norm event (`TR-0.1`).
    pub fn norm_event_start(&self, state: EventState) -> Option<Instant> {
        let counts = self.kind == EventKind::Norm && state != EventState::Cancelled;
        counts.then_some(self.starts_at)
    }
}

impl Entry {
    /// What other events ask of it; none where it does not count any more.
    pub fn line(
        &self,
        event: EventId,
        announcement: &Announcement,
        state: EventState,
    ) -> Option<EntryLine> {
        self.state.is_alive().then(|| EntryLine {
            event,
            norm_event_starts_at: announcement.norm_event_start(state),
            deposit_refunded_at: self.refunded_after_playing(state),
        })
    }
}
