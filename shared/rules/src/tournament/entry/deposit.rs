//! The deposit that a player owes after a withdrawal (`TR-8.4`, `TR-8.6`).

use serde::{Deserialize, Serialize};

use super::{Entry, EntryFacts, EntryRefusal, EntryState};
use crate::Instant;
use crate::tournament::EventState;

/// A deposit, which a federation holds for a player who has withdrawn before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deposit {
    /// When it was recorded as paid.
    pub paid_at: Instant,
    /// When it was given back: the player has finished the event properly (`TR-8.6`), or has not played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refunded_at: Option<Instant>,
    /// When it was forfeited (`TR-8.4`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeited_at: Option<Instant>,
}

impl Deposit {
    /// One that is recorded as paid at `now`.
    pub fn paid(now: Instant) -> Deposit {
        Deposit { paid_at: now, refunded_at: None, forfeited_at: None }
    }

    /// Whether it is neither given back nor forfeited.
    pub fn is_held(&self) -> bool {
        self.refunded_at.is_none() && self.forfeited_at.is_none()
    }
}

impl Entry {
    /// The deposit once it is paid (`TR-8.4`): the one that is held already, else a new one, also behind
    /// one that was settled.
    pub(super) fn pay_deposit(
        &self,
        facts: &EntryFacts<'_>,
        now: Instant,
    ) -> Result<Deposit, EntryRefusal> {
        let owed = facts.announcement.deposit_for(facts.entrant).map(|_| Deposit::paid(now));
        let held = self.deposit.filter(Deposit::is_held);
        held.or(owed).ok_or(EntryRefusal::NoDeposit)
    }

    /// The deposit once it is given back: when the event is over (`TR-8.6`); whoever does not play in it
    /// need not wait for that.
    pub(super) fn refund_deposit(
        &self,
        event: EventState,
        now: Instant,
    ) -> Result<Deposit, EntryRefusal> {
        let deposit = self.deposit.ok_or(EntryRefusal::NoDeposit)?;
        if deposit.forfeited_at.is_some() {
            return Err(EntryRefusal::DepositForfeited);
        }
        if self.state == EntryState::Accepted && event.must_be_open().is_ok() {
            return Err(EntryRefusal::EventNotOver);
        }
        Ok(Deposit { refunded_at: deposit.refunded_at.or(Some(now)), ..deposit })
    }

    /// The deposit once it is forfeited (`TR-8.4`).
    pub(super) fn forfeit_deposit(&self, now: Instant) -> Result<Deposit, EntryRefusal> {
        let deposit = self.deposit.ok_or(EntryRefusal::NoDeposit)?;
        if deposit.refunded_at.is_some() {
            return Err(EntryRefusal::DepositGivenBack);
        }
        Ok(Deposit { forfeited_at: deposit.forfeited_at.or(Some(now)), ..deposit })
    }

    /// When the deposit was given back of a player who has played to the event's end: that ends the duty
    /// (`TR-8.6`, `SKS-7.6`).
    pub(super) fn refunded_after_playing(&self, event: EventState) -> Option<Instant> {
        let played = self.state == EntryState::Accepted && event == EventState::Finished;
        self.deposit.filter(|_| played)?.refunded_at
    }
}
