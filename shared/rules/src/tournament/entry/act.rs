//! What is decided about an entry, and under which name the event's log keeps it.

use serde::{Deserialize, Serialize};

use super::EntryState;
use crate::tournament::EventActKind;

/// What is decided about an entry. The names are those of programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryAct {
    /// The fee was paid (`TR-0.2`).
    FeePaid,
    /// It was not: the payment was recorded by mistake.
    FeeNotPaid,
    /// The delegate confirms that the player enters free (`TR-4.5`), or has told the organiser so.
    Confirm,
    /// The player plays.
    Accept,
    /// The player waits for a place.
    WaitingList,
    /// The player does not play.
    Refuse,
    /// The entry is taken back (`TR-8.1`); by the player, too.
    Withdraw,
    /// The deposit was paid that the player owes after a withdrawal (`TR-8.4`).
    DepositPaid,
    /// The deposit was given back (`TR-8.6`).
    DepositRefunded,
    /// The deposit is forfeited (`TR-8.4`).
    DepositForfeited,
}

impl EntryAct {
    /// All of them.
    pub const ALL: [EntryAct; 10] = [
        EntryAct::FeePaid,
        EntryAct::FeeNotPaid,
        EntryAct::Confirm,
        EntryAct::Accept,
        EntryAct::WaitingList,
        EntryAct::Refuse,
        EntryAct::Withdraw,
        EntryAct::DepositPaid,
        EntryAct::DepositRefunded,
        EntryAct::DepositForfeited,
    ];

    /// The name in the event's log.
    pub fn logged_as(self) -> EventActKind {
        match self {
            EntryAct::FeePaid => EventActKind::FeePaid,
            EntryAct::FeeNotPaid => EventActKind::FeeNotPaid,
            EntryAct::Confirm => EventActKind::Confirmed,
            EntryAct::Accept => EventActKind::Accepted,
            EntryAct::WaitingList => EventActKind::PutOnWaitingList,
            EntryAct::Refuse => EventActKind::Refused,
            EntryAct::Withdraw => EventActKind::Withdrawn,
            EntryAct::DepositPaid => EventActKind::DepositPaid,
            EntryAct::DepositRefunded => EventActKind::DepositRefunded,
            EntryAct::DepositForfeited => EventActKind::DepositForfeited,
        }
    }

    /// Whether it says what becomes of a deposit: that is decided at the end, too, and at the desk.
    pub fn settles_deposit(self) -> bool {
        match self {
            EntryAct::DepositRefunded | EntryAct::DepositForfeited => true,
            EntryAct::FeePaid
            | EntryAct::FeeNotPaid
            | EntryAct::Confirm
            | EntryAct::Accept
            | EntryAct::WaitingList
            | EntryAct::Refuse
            | EntryAct::Withdraw
            | EntryAct::DepositPaid => false,
        }
    }

    /// Whether it can be decided about an entry in this state: what was taken back is none any more, but
    /// its deposit is still there, and so is a fee that was recorded by mistake.
    pub(super) fn is_possible_in(self, state: EntryState) -> bool {
        match state {
            EntryState::Entered
            | EntryState::Accepted
            | EntryState::Waiting
            | EntryState::Refused => true,
            EntryState::Withdrawn => {
                matches!(self, EntryAct::Withdraw | EntryAct::FeeNotPaid) || self.settles_deposit()
            }
        }
    }
}
