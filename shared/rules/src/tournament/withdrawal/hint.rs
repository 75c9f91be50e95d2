//! A hint at players who seem to have left without a word (`TR-8.5`): they have lost on time or by silence, or
//! are silent, in half of their games.
//!
//! It decides nothing: the director asks the player, and reports a silent withdrawal where it is one. Where
//! the articles leave something open, this is how they are read:
//! - Half of the games: of all the player's games in the section, or of those that are still played together
//!   with those that were lost so. Cancelled games do not count.
//! - A single game tells nothing.

/// How a game stands for the player whom a hint is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeardIn {
    /// Lost on time, or by silence.
    LostOnTime,
    /// It is played, and the player is silent for four weeks or more.
    Silent,
    /// It is played.
    Played,
    /// It ended otherwise.
    Over,
}

/// Whether somebody with these games in a section, cancelled ones left out, seems to have left it without a
/// word (`TR-8.5`).
pub fn seems_to_have_left(games: &[HeardIn]) -> bool {
    let count = |of: HeardIn| games.iter().filter(|game| **game == of).count();
    let (lost, silent, played) =
        (count(HeardIn::LostOnTime), count(HeardIn::Silent), count(HeardIn::Played));
    let gone = lost + silent;
    // Whoever has played to the end, and overstepped the time in a game, has not left.
    let of_all = 2 * gone >= games.len();
    let of_running = silent > 0 && 2 * gone >= gone + played;
    gone > 1 && (of_all || of_running)
}
