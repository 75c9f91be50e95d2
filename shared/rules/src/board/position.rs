//! Positions and what the board itself decides: `LAW-1` to `LAW-3`, `LAW-5.1.1`, `LAW-5.2.1`,
//! `LAW-5.2.2`, `LAW-B.*` and `MAK-*`, the three variants behind one interface.

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{
    Board, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, Move, MoveList, Position as _,
    Role, Square,
};

use super::dead;
use super::makruk::{Count, Makruk};
use crate::{BoardEnding, MoveCode, StartNumber, Variant};

/// A legal position with the side to move (`LAW-3.10.3`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    rules: Rules,
}

/// Whose rules make the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Rules {
    Chess(Chess),
    Chess960(Chess),
    Makruk(Makruk),
}

/// The text is not the FEN of a legal position, or of none in which a game can start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a position to play from: {0}")]
pub struct ParsePositionError(pub(crate) String);

impl Position {
    /// The position in which a game of `variant` starts (`LAW-2.1-2.4`, `LAW-2.3`, `MAK-SETUP`);
    /// of Chess960 the one with the number of chess.
    pub fn start(variant: Variant) -> Position {
        let rules = match variant {
            Variant::Chess => Rules::Chess(Chess::default()),
            Variant::Chess960 => return Position::start960(StartNumber::STANDARD),
            Variant::Makruk => Rules::Makruk(Makruk::default()),
        };
        Position { rules }
    }

    /// The Chess960 position with this number (`LAW-B.2`).
    pub fn start960(number: StartNumber) -> Position {
        Position { rules: Rules::Chess960(number.position()) }
    }

    /// Reads a FEN and checks the position (`LAW-3.10.3`). Castling rights of Chess960 may be
    /// those of X-FEN or of Shredder-FEN; Makruk is written with the letters `k m s n r p`.
    ///
    /// # Errors
    /// When the text is no FEN, or no legal position of `variant`.
    pub fn from_fen(variant: Variant, fen: &str) -> Result<Position, ParsePositionError> {
        let chess = |mode| {
            let fen: Fen = fen.parse().map_err(|e| ParsePositionError(format!("{e}")))?;
            fen.into_position::<Chess>(mode).map_err(|e| ParsePositionError(e.to_string()))
        };
        let rules = match variant {
            Variant::Chess => Rules::Chess(chess(CastlingMode::Standard)?),
            Variant::Chess960 => Rules::Chess960(chess(CastlingMode::Chess960)?),
            Variant::Makruk => {
                Rules::Makruk(Makruk::from_fen(fen).map_err(|e| ParsePositionError(e.to_string()))?)
            }
        };
        Ok(Position { rules })
    }

    /// Reads a FEN from which a game can be played: a legal position in which it is not over
    /// already (`LAW-3.10.3`).
    ///
    /// # Errors
    /// Those of [`Position::from_fen`]; mate, stalemate and dead positions.
    pub fn start_from_fen(variant: Variant, fen: &str) -> Result<Position, ParsePositionError> {
        let position = Position::from_fen(variant, fen)?;
        match position.board_ending() {
            None => Ok(position),
            Some(ending) => {
                Err(ParsePositionError(format!("the game would be over: {}", ending.in_words())))
            }
        }
    }

    /// The position in FEN; an en passant square only where the capture is legal. In Makruk the
    /// fields before the move number are the count (`MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`).
    pub fn fen(&self) -> String {
        match &self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => {
                Fen::from_position(chess, EnPassantMode::Legal).to_string()
            }
            Rules::Makruk(makruk) => makruk.fen(),
        }
    }

    /// Which chess is played.
    pub fn variant(&self) -> Variant {
        match self.rules {
            Rules::Chess(_) => Variant::Chess,
            Rules::Chess960(_) => Variant::Chess960,
            Rules::Makruk(_) => Variant::Makruk,
        }
    }

    /// Its number, when it is a Chess960 start position before any move.
    pub fn start_number(&self) -> Option<StartNumber> {
        match &self.rules {
            Rules::Chess960(chess) => StartNumber::of(chess),
            Rules::Chess(_) | Rules::Makruk(_) => None,
        }
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        match &self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => chess.turn(),
            Rules::Makruk(makruk) => makruk.turn(),
        }
    }

    /// The number of the move to come, counted in pairs of half-moves from the starting position.
    pub fn move_number(&self) -> u32 {
        match &self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => chess.fullmoves().get(),
            Rules::Makruk(makruk) => makruk.fullmoves().get(),
        }
    }

    /// Half-moves since a pawn has moved or anything was captured (`LAW-9.3.2`).
    pub fn quiet_plies(&self) -> u32 {
        match &self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => chess.halfmoves(),
            Rules::Makruk(makruk) => makruk.halfmoves(),
        }
    }

    /// Pieces and pawns on the board, kings included.
    pub fn men(&self) -> u32 {
        u32::try_from(self.board().occupied().count()).unwrap_or(u32::MAX)
    }

    /// Whether any castling right is left.
    pub fn has_castling_rights(&self) -> bool {
        match &self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => chess.castles().any(),
            Rules::Makruk(_) => false,
        }
    }

    /// The position as shakmaty has it, for tablebases; none of Makruk.
    pub fn as_chess(&self) -> Option<&Chess> {
        match &self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => Some(chess),
            Rules::Makruk(_) => None,
        }
    }

    /// The running count of Makruk.
    pub fn count(&self) -> Option<Count> {
        match &self.rules {
            Rules::Chess(_) | Rules::Chess960(_) => None,
            Rules::Makruk(makruk) => makruk.count(),
        }
    }

    /// The Makruk position.
    pub(crate) fn makruk(&self) -> Option<&Makruk> {
        match &self.rules {
            Rules::Chess(_) | Rules::Chess960(_) => None,
            Rules::Makruk(makruk) => Some(makruk),
        }
    }

    fn makruk_mut(&mut self) -> Option<&mut Makruk> {
        match &mut self.rules {
            Rules::Chess(_) | Rules::Chess960(_) => None,
            Rules::Makruk(makruk) => Some(makruk),
        }
    }

    /// The position of Makruk in which `counter` starts to count, or nobody counts any longer;
    /// `None` where that is not possible.
    pub fn counted(&self, counter: Option<Color>) -> Option<Position> {
        let mut counted = self.clone();
        let makruk = counted.makruk_mut()?;
        match counter {
            Some(counter) => makruk.start_count(counter),
            None => makruk.stop_count(),
        }?;
        Some(counted)
    }

    /// Whether the side to move is in check (`LAW-3.9`).
    pub fn is_check(&self) -> bool {
        match &self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => chess.is_check(),
            Rules::Makruk(makruk) => makruk.is_check(),
        }
    }

    /// Whether this is the same position as another (`LAW-9.2.2`): the same side to move, the same
    /// pieces on the same squares, the same castling rights, and the same captures en passant that
    /// are legal. A met that was a bia moves like any other; the count of Makruk is no part of it.
    pub fn is_same(&self, other: &Position) -> bool {
        match (&self.rules, &other.rules) {
            (Rules::Chess(a), Rules::Chess(b)) | (Rules::Chess960(a), Rules::Chess960(b)) => {
                a.turn() == b.turn()
                    && a.board() == b.board()
                    && a.castles().castling_rights() == b.castles().castling_rights()
                    && a.legal_ep_square() == b.legal_ep_square()
            }
            (Rules::Makruk(a), Rules::Makruk(b)) => a.same_position(b),
            _ => false,
        }
    }

    /// Every legal move (`LAW-3.10.1`): `LAW-1.2`, `LAW-3.1`, `LAW-3.2-3.6`, `LAW-3.7`, `LAW-3.8`
    /// and `LAW-3.9`, which are those of `FIDE-1-5`; castling in all four ways of Chess960
    /// (`LAW-B.3.1`, `LAW-B.3.4-5`, `LAW-B.3.6`).
    pub(crate) fn legal_moves(&self) -> MoveList {
        match &self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => chess.legal_moves(),
            Rules::Makruk(makruk) => makruk.legal_moves(),
        }
    }

    /// The move in SAN, with its check or mate sign (`LAW-A.1-A.13`).
    pub(crate) fn san(&self, m: Move) -> String {
        match &self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => {
                SanPlus::from_move(chess.clone(), m).to_string()
            }
            Rules::Makruk(makruk) => makruk.san(m),
        }
    }

    /// How this position ends the game, if it does: `LAW-1.2`, `LAW-1.3`, `LAW-5.1.1`, `LAW-5.2.1`,
    /// `LAW-5.2.2`, `MAK-END`, `MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`.
    pub fn board_ending(&self) -> Option<BoardEnding> {
        if !self.has_legal_move() {
            let mate = self.is_check();
            let counted = self.makruk().is_some_and(Makruk::mate_by_counter);
            return Some(match (mate, counted) {
                (true, false) => BoardEnding::Checkmate,
                (true, true) => BoardEnding::CountMate,
                (false, _) => BoardEnding::Stalemate,
            });
        }
        match &self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => {
                dead::is_dead(chess).then_some(BoardEnding::DeadPosition)
            }
            Rules::Makruk(makruk) => match makruk.count() {
                Some(count) if makruk.count_ran_out() => {
                    Some(BoardEnding::CountRunOut(count.honour))
                }
                _ => {
                    let hopeless =
                        Color::ALL.into_iter().all(|color| makruk.insufficient_material(color));
                    hopeless.then_some(BoardEnding::DeadPosition)
                }
            },
        }
    }

    fn has_legal_move(&self) -> bool {
        !self.legal_moves().is_empty()
    }

    /// Whether `color` could still mate by some sequence of legal moves (`LAW-6.7`), as far as
    /// [`Position::board_ending`] can tell.
    pub fn can_mate(&self, color: Color) -> bool {
        match &self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => !dead::cannot_mate(chess, color),
            Rules::Makruk(makruk) => !makruk.insufficient_material(color),
        }
    }

    /// Plays a move; `None`, and nothing played, when it is not legal here.
    pub(crate) fn play(&mut self, code: MoveCode) -> Option<()> {
        let m = self.move_of(code)?;
        self.play_legal(m);
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
        let board = self.board();
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
        let legal = match &self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => chess.is_legal(m),
            Rules::Makruk(makruk) => makruk.is_legal(m),
        };
        (code_of(m) == Some(code) && legal).then_some(m)
    }

    /// The position after a move; `None` when it is not legal here.
    pub fn played(&self, code: MoveCode) -> Option<Position> {
        Some(self.after(self.move_of(code)?))
    }

    /// Plays a move of [`Position::legal_moves`].
    pub(crate) fn after(&self, m: Move) -> Position {
        let mut after = self.clone();
        after.play_legal(m);
        after
    }

    fn play_legal(&mut self, m: Move) {
        match &mut self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => chess.play_unchecked(m),
            Rules::Makruk(makruk) => makruk.play_unchecked(m),
        }
    }

    pub(crate) fn board(&self) -> &Board {
        match &self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => chess.board(),
            Rules::Makruk(makruk) => makruk.board(),
        }
    }

    /// Where a move is entered: in chess castling names the square that the king goes to, in
    /// Chess960 the rook's own, because a step of the king may end where castling would
    /// (`LAW-B.3.3`).
    pub(crate) fn destination(&self, m: Move) -> Square {
        match m {
            Move::Castle { king, .. } if self.variant() == Variant::Chess => {
                let side = m.castling_side().unwrap_or(CastlingSide::KingSide);
                Square::from_coords(side.king_to_file(), king.rank())
            }
            _ => m.to(),
        }
    }

    /// The number of positions that `depth` half-moves lead to, counted move by move.
    pub fn perft(&self, depth: u32) -> u64 {
        match &self.rules {
            Rules::Chess(chess) | Rules::Chess960(chess) => shakmaty::perft(chess, depth),
            Rules::Makruk(makruk) => makruk.perft(depth),
        }
    }
}

/// The code of a move; drops, which no variant here has, have none.
pub(crate) fn code_of(m: Move) -> Option<MoveCode> {
    Some(MoveCode::new(m.from()?, m.to(), m.promotion()))
}
