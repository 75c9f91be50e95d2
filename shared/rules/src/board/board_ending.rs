//! How a position ends a game by itself.

use super::Honour;

/// An ending that the position itself decides, at once, with the move that brings it about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardEnding {
    /// The side to move is mated: `LAW-5.1.1`.
    Checkmate,
    /// The side to move has no legal move and is not in check: `LAW-5.2.1`.
    Stalemate,
    /// Neither side can mate by any sequence of legal moves: `LAW-5.2.2`.
    DeadPosition,
    /// The counter has spoken the limit and is not mated: `MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`.
    CountRunOut(Honour),
    /// The counter has mated without having stopped counting, a draw: `MAK-COUNT-BOARD`.
    CountMate,
}

impl BoardEnding {
    /// What it is, in words.
    pub fn in_words(self) -> &'static str {
        match self {
            BoardEnding::Checkmate => "checkmate",
            BoardEnding::Stalemate => "stalemate",
            BoardEnding::DeadPosition => "dead position",
            BoardEnding::CountRunOut(Honour::Board) => "count run out",
            BoardEnding::CountRunOut(Honour::Pieces) => "count of pieces run out",
            BoardEnding::CountMate => "mate by the counter",
        }
    }
}
