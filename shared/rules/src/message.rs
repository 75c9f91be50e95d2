//! What players write to each other.

use shakmaty::Color;

use crate::{Instant, Refusal};

/// Longest message, in characters.
pub const MESSAGE_CHARACTERS_MAX: usize = 2_000;

/// Messages that one game can have, both players' together: its page still shows them all.
pub const MESSAGES_MAX: u32 = 500;

/// One player's message to the other, kept beside the game's log and not part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Unique within the game; a repeated request carries the same one.
    pub id: String,
    /// The writer.
    pub by: Color,
    /// When it arrived.
    pub at: Instant,
    /// Half-moves played when it was written.
    pub ply: u16,
    /// The text as written, without surrounding white space.
    pub text: String,
}

/// Refuses one more message in a game that has `written` already. A repeated request is not one
/// more: it is answered before.
///
/// # Errors
/// `TooManyMessages` when the game has [`MESSAGES_MAX`].
pub fn check_message_count(written: u32) -> Result<(), Refusal> {
    if written < MESSAGES_MAX { Ok(()) } else { Err(Refusal::TooManyMessages) }
}

/// The text as it will be kept: trimmed, or `None` when nothing is left.
///
/// # Errors
/// `MessageTooLong` over [`MESSAGE_CHARACTERS_MAX`] characters.
pub fn check_message(text: &str) -> Result<Option<String>, Refusal> {
    let text = text.trim();
    let characters = text.chars().count();
    if characters > MESSAGE_CHARACTERS_MAX {
        return Err(Refusal::MessageTooLong { characters });
    }
    Ok((!text.is_empty()).then(|| text.to_owned()))
}
