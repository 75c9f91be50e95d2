//! A legal move as people and programs write it.

use shakmaty::{Move, Role, Square};

use crate::board::move_code::promotion_digit;
use crate::board::position::code_of;
use crate::{MoveCode, Position};

/// A move with all its spellings and the position after it: what a page needs to offer it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMove {
    /// As the log keeps it.
    pub code: MoveCode,
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes; in castling where the king goes, in Chess960 where the rook stands
    /// (`LAW-B.3.3`).
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
    /// Its small letter.
    pub letter: Option<char>,
    /// UCI, `e1g1` for castling; in Chess960 the king onto its rook.
    pub uci: String,
    /// SAN, `LAW-A.1-A.13`.
    pub san: String,
    /// ICCF numeric notation, `LAW-A.14-A.20`.
    pub iccf: String,
    /// The position after the move.
    pub fen: String,
    /// Whether it gives check.
    pub check: bool,
}

impl LegalMove {
    /// `m`, which is legal in `position`, in all its spellings.
    pub(crate) fn new(position: &Position, m: Move) -> Option<LegalMove> {
        let code = code_of(m)?;
        let (from, to, promotion) = (code.from(), position.destination(m), code.promotion());
        let after = position.after(m);
        let letter = promotion.map(|role| position.variant().letter(role));
        Some(LegalMove {
            code,
            from,
            to,
            promotion,
            uci: format!("{from}{to}{}", letter.map_or(String::new(), String::from)),
            letter,
            san: position.san(m),
            iccf: iccf_number(from, to, promotion),
            fen: after.fen(),
            check: after.is_check(),
        })
    }
}

impl Position {
    /// Every legal move with its spellings (`LAW-3.10.1`), by from-square, then to-square.
    pub fn describe_legal_moves(&self) -> Vec<LegalMove> {
        let moves = self.legal_moves();
        let mut described: Vec<_> = moves.iter().filter_map(|m| LegalMove::new(self, *m)).collect();
        described.sort_by_key(|m| (m.from, m.to, m.code.bits()));
        described
    }

    /// A move by its piece and squares, `Ng1-f3`, for one that may be legal only later.
    pub fn long(&self, code: MoveCode) -> String {
        let (from, to) = (code.from(), code.to());
        let piece = self.board().piece_at(from);
        let own = self.board().piece_at(to).filter(|at| Some(at.color) == piece.map(|p| p.color));
        match (piece.map(|piece| piece.role), own.map(|own| own.role)) {
            (Some(Role::King), Some(Role::Rook)) if to > from => return "O-O".to_owned(),
            (Some(Role::King), Some(Role::Rook)) => return "O-O-O".to_owned(),
            _ => {}
        }
        let letter = |role| self.variant().letter(role).to_ascii_uppercase();
        let piece = piece.filter(|piece| piece.role != Role::Pawn).map(|piece| letter(piece.role));
        let promoted = code.promotion().map(|role| format!("={}", letter(role)));
        let piece = piece.map_or(String::new(), String::from);
        format!("{piece}{from}-{to}{}", promoted.unwrap_or_default())
    }

    /// The spellings of one legal move; `None` when the code belongs to another position.
    pub fn describe(&self, code: MoveCode) -> Option<LegalMove> {
        LegalMove::new(self, self.move_of(code)?)
    }
}

/// File and rank digits of both squares, and the promotion's digit.
fn iccf_number(from: Square, to: Square, promotion: Option<Role>) -> String {
    let square = |s: Square| (u32::from(s.file()) + 1) * 10 + u32::from(s.rank()) + 1;
    let digit = promotion.map_or(String::new(), |role| promotion_digit(role).to_string());
    format!("{}{}{digit}", square(from), square(to))
}
