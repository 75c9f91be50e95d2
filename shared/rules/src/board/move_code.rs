//! A move as the log keeps it.

use std::fmt;

use shakmaty::{Role, Square};

/// A move as from-square, to-square and promotion, in 15 bits.
///
/// Castling is the king moving onto its own rook, the one form that is unambiguous in Chess960
/// as well (`LAW-B.3.3`).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct MoveCode(u16);

/// Promotion pieces by their code, 1 to 4: the ICCF numeric order (`LAW-A.14-A.20`).
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl MoveCode {
    /// Packs a move; `promotion` to anything but queen, rook, bishop or knight is dropped.
    pub fn new(from: Square, to: Square, promotion: Option<Role>) -> MoveCode {
        let digit = promotion.map_or(0, promotion_digit);
        MoveCode(u16::from(from) | u16::from(to) << 6 | u16::from(digit) << 12)
    }

    /// The move of a stored number, or `None` when no move has it.
    pub fn from_bits(bits: u16) -> Option<MoveCode> {
        (bits >> 12 <= 4).then_some(MoveCode(bits))
    }

    /// The number to store: below 4096 unless the move promotes.
    pub fn bits(self) -> u16 {
        self.0
    }

    /// Where the piece stood.
    pub fn from(self) -> Square {
        Square::new(u32::from(self.0 & 63))
    }

    /// Where it went; in castling, where the rook stood.
    pub fn to(self) -> Square {
        Square::new(u32::from(self.0 >> 6 & 63))
    }

    /// What the pawn became.
    pub fn promotion(self) -> Option<Role> {
        let digit = usize::from(self.0 >> 12);
        digit.checked_sub(1).and_then(|index| PROMOTIONS.get(index)).copied()
    }
}

/// The digit that ICCF numeric notation adds for a promotion (`LAW-A.14-A.20`); 0 for no such piece.
pub(crate) fn promotion_digit(role: Role) -> u8 {
    PROMOTIONS
        .iter()
        .zip(1..)
        .find(|(promotion, _)| **promotion == role)
        .map_or(0, |(_, digit)| digit)
}

/// The piece that an ICCF promotion digit names.
pub(crate) fn promotion_of_digit(digit: u8) -> Option<Role> {
    PROMOTIONS.get(usize::from(digit).checked_sub(1)?).copied()
}

impl fmt::Debug for MoveCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// UCI in its Chess960 form: castling is `e1h1`.
impl fmt::Display for MoveCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        self.promotion().map_or(Ok(()), |role| write!(f, "{}", role.char()))
    }
}
