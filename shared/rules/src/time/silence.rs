//! What an event says of players who are not heard of, and of flags that have fallen.

use serde::{Deserialize, Serialize};

/// Days without a move after which the player is reminded.
pub const SILENCE_REMINDERS: [u8; 3] = [14, 28, 35];

/// Days without a move after which the tournament director sees it, too: with the second reminder.
pub(crate) const SILENCE_TOLD_DAYS: u8 = SILENCE_REMINDERS[1];

/// Days without a move that are still in time: with the day after them the game is lost.
pub const SILENCE_DAYS_MAX: u16 = 40;

/// Whether silence loses a game. New rules are added at the end: the order is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SilenceRule {
    /// A player may think as long as the clock allows.
    #[default]
    Off,
    /// More than 40 days without a move lose the game, unless the player has announced longer
    /// reflection for this move. Days of leave do not count.
    FortyDays,
}

/// Who acts when a flag has fallen (`LAW-6.6`). New rules are added at the end: the order is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FlagRule {
    /// The server ends the game.
    #[default]
    Server,
    /// The server stops the game and the opponent claims.
    Claimed,
}
