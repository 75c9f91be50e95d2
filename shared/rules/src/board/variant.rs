//! Which chess is played, and the letters of its pieces.

use serde::{Deserialize, Serialize};
use shakmaty::Role;

use super::makruk::{letter_of_role, role_of_letter};
use crate::MoveCode;

/// Which chess is played. New variants are added at the end: the order is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Variant {
    /// Orthodox chess.
    Chess,
    /// Chess from one of 960 start positions: `LAW-B.1`.
    Chess960,
    /// Thai chess: `MAK-*`.
    Makruk,
}

impl Variant {
    /// Every variant.
    pub const ALL: [Variant; 3] = [Variant::Chess, Variant::Chess960, Variant::Makruk];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Variant::Chess => "chess",
            Variant::Chess960 => "chess960",
            Variant::Makruk => "makruk",
        }
    }

    /// The variant of a name that [`Variant::code`] gives.
    pub fn from_code(code: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.code() == code)
    }

    /// A piece's small letter in FEN and UCI; in SAN it is a capital.
    pub fn letter(self, role: Role) -> char {
        match self {
            Variant::Chess | Variant::Chess960 => role.char(),
            Variant::Makruk => letter_of_role(role),
        }
    }

    /// The piece of a small or capital letter.
    pub fn role(self, letter: char) -> Option<Role> {
        match self {
            Variant::Chess | Variant::Chess960 => Role::from_char(letter.to_ascii_lowercase()),
            Variant::Makruk => role_of_letter(letter),
        }
    }

    /// A move by its squares, with the promotion's letter: UCI, castling as the king onto its rook.
    pub fn uci(self, code: MoveCode) -> String {
        let letter = code.promotion().map(|role| self.letter(role));
        format!("{}{}{}", code.from(), code.to(), letter.map_or(String::new(), String::from))
    }
}
