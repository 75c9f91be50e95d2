//! Material that cannot mate (`MAK-END`), told only where no series of legal moves can mate, not
//! even with the other side's help.
//!
//! What is declared insufficient, with the reason:
//! - a khun alone: it attacks no khun;
//! - khun and one ma against a khun alone: no mate exists, by enumeration;
//! - khun and mets on squares of one colour, or khun and one bia, when the other side has nothing
//!   but ruas, beside mets also mets on that same colour. The checking man stands diagonally next
//!   to the mated khun, and no met or bia attacks the two squares that touch both. A met on that colour
//!   cannot block them; a rua on one of them captures the checking man, since nothing pins it; and
//!   no square is next to both but the khun's and the checking man's own, so the other khun does
//!   not cover both.
//!
//! This is exact for up to two men beside the khuns, as far as the material tells to which colour
//! a bia's met will be bound: the tests find a mate in every other case.

use shakmaty::{Bitboard, Color, Role};

use super::Makruk;

impl Makruk {
    /// Whether `color` cannot mate by any series of legal moves, by material (`MAK-END`). `false`
    /// means that it may be able to; blocked positions are not looked into.
    pub(crate) fn insufficient_material(&self, color: Color) -> bool {
        let number = |role| self.number(color, role);
        let (ma, met, bia) = (number(Role::Knight), number(Role::Queen), number(Role::Pawn));
        if number(Role::Rook) + number(Role::Bishop) > 0 {
            return false;
        }
        match (ma, met, bia) {
            (0, 0, 0) => true,
            (1, 0, 0) => self.is_bare(color.other()),
            (0, 0, 1) => {
                self.has_only_ruas_and_mets(color.other()) && self.mets_squares().is_empty()
            }
            (0, _, 0) => {
                let mets = self.mets_squares();
                let one_colour = mets.is_subset(Bitboard::DARK_SQUARES)
                    || mets.is_subset(Bitboard::LIGHT_SQUARES);
                one_colour && self.has_only_ruas_and_mets(color.other())
            }
            _ => false,
        }
    }

    /// The mets of both sides.
    fn mets_squares(&self) -> Bitboard {
        self.board.by_role(Role::Queen)
    }

    /// Whether a side has nothing else beside its khun.
    fn has_only_ruas_and_mets(&self, color: Color) -> bool {
        [Role::Knight, Role::Bishop, Role::Pawn]
            .into_iter()
            .all(|role| self.number(color, role) == 0)
    }
}
