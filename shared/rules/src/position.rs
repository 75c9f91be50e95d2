//! Positions and what the board itself decides: `LAW-1` to `LAW-3`, `LAW-5.1.1`, `LAW-5.2.1`, `LAW-5.2.2`.

use serde::{Deserialize, Serialize};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, Move, MoveList, Position as _, Role, Square,
};

use crate::{BoardEnding, MoveCode};

/// Which chess is played. New variants are added at the end: the order is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Variant {
    /// Orthodox chess.
    Chess,
}

impl Variant {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Variant::Chess => "chess",
        }
    }
}

/// A legal position with the side to move (`LAW-3.10.3`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    chess: Chess,
}

/// The text is not the FEN of a legal position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a legal position: {0}")]
pub struct ParsePositionError(String);

impl Position {
    /// The position in which a game of `variant` starts (`LAW-2.1-2.4`, `LAW-2.3`).
    pub fn start(variant: Variant) -> Position {
        match variant {
            Variant::Chess => Position { chess: Chess::default() },
        }
    }

    /// Reads a FEN and checks the position (`LAW-3.10.3`).
    ///
    /// # Errors
    /// When the text is no FEN, or no legal position of `variant`.
    pub fn from_fen(variant: Variant, fen: &str) -> Result<Position, ParsePositionError> {
        let mode = match variant {
            Variant::Chess => CastlingMode::Standard,
        };
        let fen: Fen = fen.parse().map_err(|e| ParsePositionError(format!("{e}")))?;
        let chess = fen.into_position(mode).map_err(|e| ParsePositionError(e.to_string()))?;
        Ok(Position { chess })
    }

    /// The position in FEN; an en passant square only where the capture is legal.
    pub fn fen(&self) -> String {
        Fen::from_position(&self.chess, EnPassantMode::Legal).to_string()
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.chess.turn()
    }

    /// The number of the move to come, counted in pairs of half-moves from the starting position.
    pub fn move_number(&self) -> u32 {
        self.chess.fullmoves().get()
    }

    /// Whether the side to move is in check (`LAW-3.9`).
    pub fn is_check(&self) -> bool {
        self.chess.is_check()
    }

    /// Every legal move (`LAW-3.10.1`): `LAW-1.2`, `LAW-3.1`, `LAW-3.2-3.6`, `LAW-3.7`, `LAW-3.8`
    /// and `LAW-3.9`, which are those of `FIDE-1-5`.
    pub(crate) fn legal_moves(&self) -> MoveList {
        self.chess.legal_moves()
    }

    /// The move in SAN, with its check or mate sign (`LAW-A.1-A.13`).
    pub(crate) fn san(&self, m: Move) -> String {
        SanPlus::from_move(self.chess.clone(), m).to_string()
    }

    /// How this position ends the game, if it does: `LAW-1.2`, `LAW-1.3`, `LAW-5.1.1`, `LAW-5.2.1`,
    /// `LAW-5.2.2`.
    ///
    /// A dead position is told by material alone: blocked positions play on.
    pub fn board_ending(&self) -> Option<BoardEnding> {
        if self.chess.legal_moves().is_empty() {
            let mate = self.chess.is_check();
            Some(if mate { BoardEnding::Checkmate } else { BoardEnding::Stalemate })
        } else if self.chess.is_insufficient_material() {
            Some(BoardEnding::DeadPosition)
        } else {
            None
        }
    }

    /// Whether `color` could still mate by some sequence of legal moves, by material (`LAW-6.7`).
    pub fn can_mate(&self, color: Color) -> bool {
        !self.chess.has_insufficient_material(color)
    }

    /// Plays a move; `None`, and nothing played, when it is not legal here.
    pub(crate) fn play(&mut self, code: MoveCode) -> Option<()> {
        let m = self.move_of(code)?;
        self.chess.play_unchecked(m);
        Some(())
    }

    /// The code's move; `None` when it is not legal here (`LAW-3.10.2`): the code belongs to
    /// another position.
    ///
    /// A stored code was legal when it was made and is checked all the same: an illegal move,
    /// such as the capture of a king, makes shakmaty panic some moves later, and a damaged log
    /// must be told as one.
    pub(crate) fn move_of(&self, code: MoveCode) -> Option<Move> {
        let (from, to) = (code.from(), code.to());
        let board = self.chess.board();
        let piece = board.piece_at(from).filter(|piece| piece.color == self.turn())?;
        let own_rook = board.piece_at(to).is_some_and(|target| target.color == piece.color);
        let m = if piece.role == Role::King && own_rook {
            Move::Castle { king: from, rook: to }
        } else if piece.role == Role::Pawn
            && from.file() != to.file()
            && board.role_at(to).is_none()
        {
            Move::EnPassant { from, to }
        } else {
            let capture = board.role_at(to);
            Move::Normal { role: piece.role, from, capture, to, promotion: code.promotion() }
        };
        (code_of(m) == Some(code) && self.chess.is_legal(m)).then_some(m)
    }

    /// Plays a move of [`Position::legal_moves`].
    pub(crate) fn after(&self, m: Move) -> Position {
        let mut chess = self.chess.clone();
        chess.play_unchecked(m);
        Position { chess }
    }
}

/// The code of a move; drops, which no variant here has, have none.
pub(crate) fn code_of(m: Move) -> Option<MoveCode> {
    Some(MoveCode::new(m.from()?, m.to(), m.promotion()))
}

/// Where the moving piece ends up on the board: castling names the rook's square otherwise.
pub(crate) fn destination(m: Move) -> Square {
    match m {
        Move::Castle { king, .. } => {
            let side = m.castling_side().unwrap_or(shakmaty::CastlingSide::KingSide);
            Square::from_coords(side.king_to_file(), king.rank())
        }
        _ => m.to(),
    }
}
