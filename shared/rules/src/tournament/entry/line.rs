//! A player's entries, as far as other events ask of them.

use super::Entry;
use crate::Instant;
use crate::tournament::{Announcement, EventId, EventState};

/// One of a player's entries, as other events ask of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryLine {
    /// The event.
    pub event: EventId,
    /// Whether the event gives norms, and when it starts (`TR-4.7`).
    pub norm_event_starts_at: Option<Instant>,
    /// When the deposit that came with the entry was given back, the player having played (`TR-8.6`).
    pub deposit_refunded_at: Option<Instant>,
}

impl EntryLine {
    /// Starts of the norm events that a player with these entries has entered beside this one (`TR-4.7`).
    pub fn other_norm_events(lines: &[EntryLine], event: EventId) -> Vec<Instant> {
        let others = lines.iter().filter(|line| line.event != event);
        others.filter_map(|line| line.norm_event_starts_at).collect()
    }

    /// When deposits were given back after events that a player with these entries has finished properly,
    /// which ends the duty (`TR-8.6`).
    pub fn refunds(lines: &[EntryLine]) -> Vec<Instant> {
        lines.iter().filter_map(|line| line.deposit_refunded_at).collect()
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
            norm_event_starts_at: announcement.norms.then_some(announcement.starts_at),
            deposit_refunded_at: self.refunded_after_playing(state),
        })
    }
}
