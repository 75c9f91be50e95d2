//! What has to be settled before an entry is accepted: the fee (`TR-0.2`), or the delegate's word that
//! there is none (`TR-4.5`), and the deposit after a withdrawal (`TR-8.4`, `SKS-7.4`). Who has been suspended
//! since the entry was made is not accepted either (`TR-8.3`, `TR-14`, `LAW-13.3.2`).

use super::{Entrant, EntryClass, EntryRefusal};
use crate::Instant;
use crate::tournament::{Announcement, Fee};

/// What has been settled of an entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settled {
    /// The fee was paid (`TR-0.2`).
    pub fee_paid: bool,
    /// The delegate has confirmed that the player enters free; of a player whose federation is no member
    /// the title tournament commissioner has seen who it is (`TR-4.5`).
    pub confirmed: bool,
    /// The deposit was paid (`TR-8.4`).
    pub deposit_paid: bool,
}

impl Announcement {
    /// Whether an entry may be accepted at `now`: the player is not suspended (`TR-8.3`, `TR-14`,
    /// `LAW-13.3.2`), its fee has been paid (`TR-0.2`), or the delegate has
    /// confirmed that the player enters free (`TR-4.5`), or the event costs nothing; and the deposit
    /// has been paid that the player owes (`TR-8.4`, `SKS-7.4`).
    ///
    /// # Errors
    /// `Suspended`, `FeeNotPaid`, `NotConfirmed`, `IdentityNotProved`, `DepositNotPaid`.
    pub fn check_acceptance(
        &self,
        entrant: &Entrant,
        settled: Settled,
        now: Instant,
    ) -> Result<(), EntryRefusal> {
        self.check_suspension(entrant, now)?;
        if !settled.fee_paid && self.fee_for(entrant).is_some() {
            return Err(EntryRefusal::FeeNotPaid);
        }
        if !settled.fee_paid && !settled.confirmed && self.is_free_for(entrant) {
            return Err(match entrant.is_of_member {
                true => EntryRefusal::NotConfirmed,
                false => EntryRefusal::IdentityNotProved,
            });
        }
        if !settled.deposit_paid && self.deposit_for(entrant).is_some() {
            return Err(EntryRefusal::DepositNotPaid { rule: self.deposit_rule() });
        }
        Ok(())
    }

    /// Whether the player enters free where others pay (`TR-4.5`, `TR-3.6-3.7`).
    pub fn is_free_for(&self, entrant: &Entrant) -> bool {
        self.fee.is_some() && self.fee_for(entrant).is_none()
    }

    /// The deposit that a player pays with an entry; none: nothing is owed, or the event is free.
    pub fn deposit_for(&self, entrant: &Entrant) -> Option<Fee> {
        self.deposit().filter(|_| entrant.owes_deposit)
    }

    /// What a player pays for entering; none: nothing. Grandmasters and players with a fixed rating
    /// of 2600 or more enter Grandmaster Norm events free, which their delegate confirms
    /// (`TR-4.5`), and the winner of a World Cup Final the next one (`TR-3.6-3.7`).
    pub fn fee_for(&self, entrant: &Entrant) -> Option<Fee> {
        let free =
            self.entry == EntryClass::GrandmasterNorm && entrant.enters_grandmaster_norms_free();
        self.fee.filter(|_| !free && !entrant.has_won_the_fee())
    }

    /// Whether the player enters free by a result, which nobody has to confirm (`TR-3.6-3.7`).
    pub(super) fn is_free_by_result(&self, entrant: &Entrant) -> bool {
        self.fee.is_some() && entrant.has_won_the_fee()
    }
}
