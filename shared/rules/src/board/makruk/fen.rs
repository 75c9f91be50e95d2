//! Makruk FENs, read and written as Fairy-Stockfish does: letters k m s n r p, `M~` for a promoted
//! met, and the count in plies in the fields where chess has en passant and the fifty moves.
//!
//! `… w - 128 23 81` is a count of 64 moves that stands at ply 23, `… w - - 0 1` is none. Who
//! counts is not written: the ply is even when it is the counter's turn.

use std::num::NonZeroU32;

use shakmaty::{Bitboard, Board, Color, File, Rank, Role, Square};

use super::count::is_limit;
use super::{Count, Honour, Makruk, letter_of_role, role_of_letter};

/// Why a text is not the FEN of a Makruk position; in the order in which it is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum MakrukFenError {
    /// Not six fields with one space between them.
    #[error("a FEN has six fields")]
    Fields,
    /// The first field does not fill eight ranks with k m s n r p and numbers.
    #[error("the men's field is not readable")]
    Placement,
    /// Neither `w` nor `b`.
    #[error("the side to move is w or b")]
    Turn,
    /// Castling, which Makruk does not have (`MAK-NONE`).
    #[error("there is no castling in Makruk")]
    Castling,
    /// A move number or a ply is not a number, or is written with a sign or leading zeros.
    #[error("a number is not readable")]
    Number,
    /// Each side has one khun.
    #[error("each side has one khun")]
    Khuns,
    /// More men of a kind than a game can bring about.
    #[error("too many men")]
    Men,
    /// A bia behind its starting rank, or where it would have promoted (`MAK-PROMOTION`).
    #[error("a bia where none can stand")]
    BiaRank,
    /// The side that has moved is in check, or the check is none that a move can give.
    #[error("an impossible check")]
    Check,
    /// The count fits neither side, or not the pieces (`MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`).
    #[error("an impossible count")]
    Count,
}

impl Makruk {
    /// Reads a FEN and checks the position. Promoted mets need no `~`; without it none is promoted.
    ///
    /// What is read is written again as the same text.
    ///
    /// # Errors
    /// When the text is no FEN, or not of a position that a game can bring about, as far as that
    /// can be told by counting men.
    pub(crate) fn from_fen(fen: &str) -> Result<Makruk, MakrukFenError> {
        let fields: Vec<&str> = fen.split(' ').take(7).collect();
        let [men, turn, castling, limit, ply, fullmoves] = *fields else {
            return Err(MakrukFenError::Fields);
        };
        let (board, promoted) = placement(men).ok_or(MakrukFenError::Placement)?;
        let turn = match turn {
            "w" => Color::White,
            "b" => Color::Black,
            _ => return Err(MakrukFenError::Turn),
        };
        if castling != "-" {
            return Err(MakrukFenError::Castling);
        }
        let limit = if limit == "-" { None } else { Some(number(limit)?) };
        let ply = number(ply)?;
        let fullmoves = NonZeroU32::new(number(fullmoves)?).ok_or(MakrukFenError::Number)?;
        let halfmoves = if limit.is_some() { 0 } else { ply };
        let mut position = Makruk { board, promoted, turn, count: None, halfmoves, fullmoves };
        position.check_men()?;
        position.check_check()?;
        if let Some(limit) = limit {
            position.count = Some(position.count_of(limit, ply).ok_or(MakrukFenError::Count)?);
        }
        Ok(position)
    }

    /// The position in FEN, with its count in plies when there is one.
    pub(crate) fn fen(&self) -> String {
        let turn = self.turn.char();
        let (limit, ply) = match self.count {
            Some(count) => (count.limit_plies.to_string(), count.ply.into()),
            None => ("-".to_owned(), self.halfmoves),
        };
        format!("{} {turn} - {limit} {ply} {}", self.placement(), self.fullmoves)
    }

    /// The first field of the FEN.
    fn placement(&self) -> String {
        let mut text = String::new();
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for file in File::ALL {
                let square = Square::from_coords(file, rank);
                let Some(man) = self.board.piece_at(square) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                let letter = letter_of_role(man.role);
                text.push(man.color.fold_wb(letter.to_ascii_uppercase(), letter));
                if self.promoted.contains(square) {
                    text.push('~');
                }
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            if rank != Rank::First {
                text.push('/');
            }
        }
        text
    }

    /// That a game can bring about such men: none comes on the board, and a bia becomes a met only.
    fn check_men(&self) -> Result<(), MakrukFenError> {
        for color in Color::ALL {
            if self.number(color, Role::King) != 1 {
                return Err(MakrukFenError::Khuns);
            }
            let [met, bia] = [Role::Queen, Role::Pawn].map(|role| self.number(color, role));
            let promoted = (self.promoted & self.board.by_color(color)).count();
            let many = [Role::Rook, Role::Knight, Role::Bishop]
                .into_iter()
                .any(|role| self.number(color, role) > 2);
            if many || bia > 8 || met + bia > 9 || promoted + usize::from(bia) > 8 {
                return Err(MakrukFenError::Men);
            }
            let home = [Rank::Third, Rank::Fourth, Rank::Fifth].into_iter();
            let home = home.fold(Bitboard::EMPTY, |all, rank| {
                all | Bitboard::from_rank(color.relative_rank(rank))
            });
            if !self.board.by_piece(color.pawn()).is_subset(home) {
                return Err(MakrukFenError::BiaRank);
            }
        }
        Ok(())
    }

    /// That the last move can have been legal and have given the check. One move uncovers at most
    /// one line, and only a rua's: two checkers are a rua and one other man.
    fn check_check(&self) -> Result<(), MakrukFenError> {
        let before = Makruk { turn: !self.turn, ..self.clone() };
        let checkers = self.checkers();
        let ruas = checkers & self.board.by_role(Role::Rook);
        let possible = match checkers.count() {
            0 | 1 => true,
            2 => ruas.count() == 1,
            _ => false,
        };
        if before.is_check() || !possible { Err(MakrukFenError::Check) } else { Ok(()) }
    }

    /// The count of a FEN. Both khuns may be bare: the last piece of the stronger side fell too.
    fn count_of(&self, limit_plies: u32, ply: u32) -> Option<Count> {
        let (limit_plies, ply) = (u16::try_from(limit_plies).ok()?, u16::try_from(ply).ok()?);
        let by = if ply.is_multiple_of(2) { self.turn } else { self.turn.other() };
        let honour = if self.is_bare(by) { Honour::Pieces } else { Honour::Board };
        let bia = self.board.by_role(Role::Pawn).any();
        let ended = honour == Honour::Board && self.is_bare(by.other());
        let possible = !bia && !ended && is_limit(honour, limit_plies);
        possible.then_some(Count { by, honour, limit_plies, ply })
    }
}

/// The men of a FEN's first field, and which of the mets are promoted.
fn placement(text: &str) -> Option<(Board, Bitboard)> {
    let mut board = Board::empty();
    let mut promoted = Bitboard::EMPTY;
    let mut ranks = text.split('/');
    for rank in Rank::ALL.into_iter().rev() {
        let mut file: u32 = 0;
        let mut after_number = false;
        let mut before: Option<(Role, Square)> = None;
        for c in ranks.next()?.chars() {
            let digit = c.to_digit(9).filter(|digit| *digit > 0);
            if c == '~' {
                // Once, and behind a met.
                let (_, square) = before.take().filter(|(role, _)| *role == Role::Queen)?;
                promoted.add(square);
            } else if let Some(digit) = digit.filter(|_| !after_number) {
                file += digit;
                before = None;
            } else {
                let square = Square::from_coords(File::try_from(file).ok()?, rank);
                let role = role_of_letter(c)?;
                board.set_piece_at(square, role.of(Color::from_white(c.is_ascii_uppercase())));
                before = Some((role, square));
                file += 1;
            }
            after_number = digit.is_some();
        }
        if file != 8 {
            return None;
        }
    }
    ranks.next().is_none().then_some((board, promoted))
}

/// A number as this project writes it, so that what is read is written the same.
fn number(text: &str) -> Result<u32, MakrukFenError> {
    let value: Option<u32> = text.parse().ok();
    value.filter(|value| value.to_string() == text).ok_or(MakrukFenError::Number)
}
