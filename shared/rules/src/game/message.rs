//! What players write to each other, and a tournament director's ruling to both.

use shakmaty::Color;

use crate::{Instant, MESSAGE_CHARACTERS_MAX, MESSAGES_MAX, Refusal};

/// Who writes in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writer {
    /// The player of this colour, to the other one.
    Player(Color),
    /// The tournament director, to both: why a claim was upheld or rejected.
    Director,
}

impl Writer {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Writer::Player(color) => color.fold_wb("white", "black"),
            Writer::Director => "director",
        }
    }

    /// The writer of a name that [`Writer::code`] gives.
    pub fn from_code(code: &str) -> Option<Writer> {
        let players = Color::ALL.map(Writer::Player);
        players.into_iter().chain([Writer::Director]).find(|writer| writer.code() == code)
    }
}

/// A message, kept beside the game's log and not part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Unique within the game; a repeated request carries the same one.
    pub id: String,
    /// The writer.
    pub by: Writer,
    /// When it arrived.
    pub at: Instant,
    /// Half-moves played when it was written.
    pub ply: u16,
    /// The text as written, without surrounding white space.
    pub text: String,
    /// Whether it was reported (`LAW-13.3.1`): only its writer and officials go on reading it.
    pub hidden: bool,
}

impl Message {
    /// Whether it is kept from this side's player: a reported message only its writer and officials
    /// go on reading (`LAW-13.3.1`).
    pub fn is_kept_from(&self, side: Color) -> bool {
        self.hidden && self.by != Writer::Player(side)
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writers_read_back() {
        for (writer, code) in [
            (Writer::Player(Color::White), "white"),
            (Writer::Player(Color::Black), "black"),
            (Writer::Director, "director"),
        ] {
            assert_eq!((writer.code(), Writer::from_code(code)), (code, Some(writer)));
        }
        assert_eq!(Writer::from_code("officer"), None);
    }
}
