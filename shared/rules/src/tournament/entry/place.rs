//! The entry of somebody who plays in the place of another player, after the start lists (`TR-8.1`).

use super::{Entrant, Entry, EntryFacts, EntryRefusal, EntryState};
use crate::{Instant, PlayerId};

impl Entry {
    /// The entry with which a player takes the place of another one, `known` being the one that there is: whoever waits
    /// for a place has entered, anybody else is asked what everybody is who enters; and everything is settled (`TR-0.2`,
    /// `TR-8.4`). `paid`: the fee was paid for this.
    ///
    /// # Errors
    /// The first [`EntryRefusal`] that applies; none of those about the time in which entries are taken.
    pub fn in_place(
        known: Option<&Entry>,
        (by, paid): (PlayerId, bool),
        facts: &EntryFacts<'_>,
        now: Instant,
    ) -> Result<Entry, EntryRefusal> {
        let announcement = facts.announcement;
        let waits = known.filter(|known| known.state.is_alive());
        let entrant = Entrant { entered: false, ..facts.entrant.clone() };
        let entry = match waits {
            Some(waits) => waits.clone(),
            // As elsewhere, nobody else makes a player of an organiser.
            None if facts.organisers.contains(&entrant.player) => {
                return Err(EntryRefusal::OrganiserEntersAlone);
            }
            None => {
                announcement.check_entrant(&entrant, now)?;
                let confirmed = announcement.is_free_by_result(&entrant);
                Entry {
                    grounds: entrant.grounds.clone(),
                    fee_paid_at: known.and_then(|known| known.fee_paid_at),
                    free: announcement.is_free_for(&entrant),
                    confirmed_at: confirmed.then_some(now),
                    deposit: known.and_then(|known| known.deposit),
                    ..Entry::new(entrant.player, by, now)
                }
            }
        };
        let pays = paid && announcement.fee_for(&entrant).is_some();
        let fee_paid_at = entry.fee_paid_at.or(pays.then_some(now));
        let entry = Entry { state: EntryState::Accepted, reason: None, fee_paid_at, ..entry };
        announcement.check_acceptance(&entrant, entry.settled(), now)?;
        Ok(entry)
    }

    /// The entry of whoever is replaced, which is taken back (`TR-8.1`).
    #[must_use]
    pub fn given_up(&self, reason: &str) -> Entry {
        Entry { state: EntryState::Withdrawn, reason: Some(reason.to_owned()), ..self.clone() }
    }
}
