//! What an announcement says of the round before.

use serde::{Deserialize, Serialize};

use crate::tournament::{EventId, SECTION_PLAYERS_MAX};

/// The most players of a section who advance.
pub const ADVANCING_MAX: u8 = 30;

/// Of each section of a Swiss round everybody goes on.
pub const SWISS_ADVANCING: u8 = 2;

const _: () = assert!((ADVANCING_MAX as usize) < SECTION_PLAYERS_MAX);

/// The round that an event goes on from, in the form in which it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PreviousRound {
    /// The event before.
    pub event: EventId,
    /// How many of each of its sections advance.
    pub advancing: u8,
}
