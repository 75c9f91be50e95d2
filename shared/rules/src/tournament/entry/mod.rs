//! Entries: who may enter an event, what is decided about an entry, and what it takes up as long as it
//! counts (`TR-0.2`, `TR-1.0.5`, `TR-1.0.10`, `TR-2.4` to `TR-2.6`, `TR-4.3` to `TR-4.7`, `TR-8.1`, `TR-8.4`,
//! `TR-8.6`).
//!
//! Which offices somebody holds is asked before, as [`EntryRights`]; what they may do with an entry is
//! told here.

mod acceptance;
mod act;
mod admission;
mod check;
mod class;
mod decide;
mod deposit;
mod entrant;
mod grounds;
mod line;
mod nomination;
mod place;
mod refusal;
mod rights;
mod uses;
mod vacancy;
mod win;

pub use acceptance::Settled;
pub use act::EntryAct;
pub use admission::SEMI_FINAL_RATING_MIN;
pub use class::EntryClass;
pub use decide::{EntryFacts, MadeEntry};
pub use deposit::Deposit;
pub use entrant::{Entrant, Rating};
pub use grounds::{GROUNDS_CHARACTERS_MAX, Grounds, WonSection};
pub use line::EntryLine;
pub use nomination::{
    FederationYear, MembersCount, NominatedEntry, Nomination, nominate, nomination_year,
    nominations_a_year,
};
pub use refusal::EntryRefusal;
pub use rights::EntryRights;
pub use uses::EntryUse;
pub use vacancy::{PLACES_BY_RESULTS_MAX, Vacancy};
pub use win::{PlayedSection, SectionWin, WinLack, win_to_enter_by};

use serde::{Deserialize, Serialize};

use crate::{Federation, Instant, PlayerId};

/// How far an entry is. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryState {
    /// It waits for the organiser, or for its fee.
    Entered,
    /// The player plays.
    Accepted,
    /// The player plays when a place becomes free.
    Waiting,
    /// The organiser has refused it.
    Refused,
    /// It was taken back before the start (`TR-8.1`).
    Withdrawn,
}

impl EntryState {
    /// All of them.
    pub const ALL: [EntryState; 5] = [
        EntryState::Entered,
        EntryState::Accepted,
        EntryState::Waiting,
        EntryState::Refused,
        EntryState::Withdrawn,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            EntryState::Entered => "entered",
            EntryState::Accepted => "accepted",
            EntryState::Waiting => "waiting",
            EntryState::Refused => "refused",
            EntryState::Withdrawn => "withdrawn",
        }
    }

    /// Whether an entry counts.
    pub fn is_alive(self) -> bool {
        match self {
            EntryState::Entered | EntryState::Accepted | EntryState::Waiting => true,
            EntryState::Refused | EntryState::Withdrawn => false,
        }
    }
}

/// A player's entry in an event, in the form in which it is kept. New fields are added with a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Whose.
    pub player: PlayerId,
    /// When it was made.
    pub at: Instant,
    /// Who made it: the player, or somebody of the federation.
    pub by: PlayerId,
    /// On which grounds, where the class alone does not admit the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grounds: Option<Grounds>,
    /// The federation among whose nominations it counts (`TR-1.0.10`); none where it does not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nominated_by: Option<Federation>,
    /// How far it is.
    pub state: EntryState,
    /// When the fee was recorded as paid (`TR-0.2`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fee_paid_at: Option<Instant>,
    /// Whether the player enters free where others pay (`TR-4.5`, `TR-3.6-3.7`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub free: bool,
    /// When the delegate of the player's federation confirmed that; when the entry was made, where a result
    /// says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirmed_at: Option<Instant>,
    /// The deposit that came with it (`TR-8.4`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deposit: Option<Deposit>,
    /// Why it was refused, put on the waiting list or withdrawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Entry {
    /// One that nothing more is known of than who made it for whom, and when.
    pub fn new(player: PlayerId, by: PlayerId, at: Instant) -> Entry {
        Entry {
            player,
            at,
            by,
            grounds: None,
            nominated_by: None,
            state: EntryState::Entered,
            fee_paid_at: None,
            free: false,
            confirmed_at: None,
            deposit: None,
            reason: None,
        }
    }
}
