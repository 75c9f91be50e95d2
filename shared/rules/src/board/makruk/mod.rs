//! Makruk, Thai chess: positions, moves and counts (`MAK-SETUP`, `MAK-PIECES`, `MAK-NONE`, `MAK-END`).
//!
//! shakmaty knows no Makruk, so the moves are our own, on shakmaty's board, squares and `Move`.
//! Its roles stand for the Thai men: `King` for the khun, `Queen` for the met, `Bishop` for the
//! khon, `Knight` for the ma, `Rook` for the rua and `Pawn` for the bia. All moves are
//! `Move::Normal`, since nothing castles, drops or captures in passing (`MAK-NONE`).
//!
//! A position carries its count, as its FEN does: who counts, how far and up to where. The count
//! is no part of the position when repetitions are told (`FIDE-9.2`, by `MAK-DEFAULT`).

mod attacks;
mod count;
#[cfg(test)]
mod count_tests;
#[cfg(test)]
mod data_tests;
mod fen;
mod material;
#[cfg(test)]
mod material_tests;
mod moves;
#[cfg(test)]
mod random_tests;
#[cfg(test)]
mod tests;

use std::num::NonZeroU32;

use shakmaty::{Bitboard, Board, Color, Move, Piece, Rank, Role};

pub use count::{Count, Honour};

/// Men by their letters, in the order of their worth.
const LETTERS: [(Role, char); 6] = [
    (Role::King, 'k'),
    (Role::Rook, 'r'),
    (Role::Knight, 'n'),
    (Role::Bishop, 's'),
    (Role::Queen, 'm'),
    (Role::Pawn, 'p'),
];

/// The man that a letter names, in either case: k m s n r p.
pub(crate) fn role_of_letter(letter: char) -> Option<Role> {
    let letter = letter.to_ascii_lowercase();
    LETTERS.iter().find(|(_, known)| *known == letter).map(|(role, _)| *role)
}

/// The small letter of a man: k khun, m met, s khon, n ma, r rua, p bia.
pub(crate) fn letter_of_role(role: Role) -> char {
    LETTERS.iter().find(|(known, _)| *known == role).map_or('p', |(_, letter)| *letter)
}

/// A Makruk position with the side to move, its count and its move numbers.
///
/// Made by [`Makruk::default`], [`Makruk::from_fen`] and by playing: there is always one khun a
/// side, and no bia stands where it would have promoted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Makruk {
    board: Board,
    /// Mets that were bia. They move like any other; only the FEN tells them apart.
    promoted: Bitboard,
    turn: Color,
    count: Option<Count>,
    /// Half-moves since the last capture or move of a bia. A FEN with a count has no room for them.
    halfmoves: u32,
    fullmoves: NonZeroU32,
}

/// Where the men stand at the start, White's and Black's (`MAK-SETUP`): each met faces the other khun.
const START: [(Role, Bitboard); 6] = [
    (Role::King, Bitboard(0x1000_0000_0000_0008)),
    (Role::Queen, Bitboard(0x0800_0000_0000_0010)),
    (Role::Bishop, Bitboard(0x2400_0000_0000_0024)),
    (Role::Knight, Bitboard(0x4200_0000_0000_0042)),
    (Role::Rook, Bitboard(0x8100_0000_0000_0081)),
    (Role::Pawn, Bitboard(0x0000_ff00_00ff_0000)),
];

impl Default for Makruk {
    /// The start of a game (`MAK-SETUP`).
    fn default() -> Makruk {
        let mut board = Board::empty();
        for (role, squares) in START {
            for square in squares {
                let white = square.rank() < Rank::Fifth;
                board.set_piece_at(square, role.of(Color::from_white(white)));
            }
        }
        Makruk {
            board,
            promoted: Bitboard::EMPTY,
            turn: Color::White,
            count: None,
            halfmoves: 0,
            fullmoves: NonZeroU32::MIN,
        }
    }
}

impl Makruk {
    /// The men on their squares.
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// The squares of the mets that were bia.
    #[cfg(test)]
    pub(crate) fn promoted(&self) -> Bitboard {
        self.promoted
    }

    /// The side to move.
    pub(crate) fn turn(&self) -> Color {
        self.turn
    }

    /// Half-moves since the last capture or move of a bia; 0 after a FEN with a count was read.
    pub(crate) fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move to come, counted in pairs of half-moves.
    pub(crate) fn fullmoves(&self) -> NonZeroU32 {
        self.fullmoves
    }

    /// All men on the board, both khuns included: where a count by pieces' honour starts.
    pub(crate) fn men(&self) -> u16 {
        men_in(self.board.occupied())
    }

    /// Whether the side to move is in check.
    pub(crate) fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// Whether the side to move is mated (`MAK-END`). Whether that wins, [`Makruk::mate_by_counter`]
    /// says.
    pub(crate) fn is_checkmate(&self) -> bool {
        self.is_check() && !self.can_move()
    }

    /// Whether the side to move is not in check and has no legal move, which draws (`MAK-END`).
    #[cfg(test)]
    pub(crate) fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.can_move()
    }

    /// Whether this is a repetition of `other` (`FIDE-9.2`, by `MAK-DEFAULT`): the same men and the
    /// same side to move. A met is a met, promoted or not, and the count goes on whatever is
    /// repeated.
    pub(crate) fn same_position(&self, other: &Makruk) -> bool {
        self.turn == other.turn && self.board == other.board
    }

    /// Plays a move of [`Makruk::legal_moves`] and lets the count go on (`MAK-PROMOTION`,
    /// `MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`).
    ///
    /// Legality is not checked: a damaged position may come of another move, but no panic.
    pub(crate) fn play_unchecked(&mut self, m: Move) {
        let Move::Normal { role, from, capture, to, promotion } = m else {
            return; // No other move exists here (`MAK-NONE`).
        };
        let moved = Piece { color: self.turn, role: promotion.unwrap_or(role) };
        let promoted = promotion.is_some() || self.promoted.contains(from);
        self.board.discard_piece_at(from);
        self.board.set_piece_at(to, moved);
        self.promoted.discard(from);
        self.promoted.set(to, promoted);
        self.halfmoves = if m.is_zeroing() { 0 } else { self.halfmoves.saturating_add(1) };
        if self.turn.is_black() {
            self.fullmoves = self.fullmoves.saturating_add(1);
        }
        self.turn = !self.turn;
        self.advance_count(capture.is_some());
    }
}

/// How many squares a set has, of which there are 64.
fn men_in(squares: Bitboard) -> u16 {
    u16::try_from(squares.count()).unwrap_or(64)
}
