//! Why a report is refused, and where in the PGN.

use super::{REPORT_BYTES_MAX, REPORT_PLIES_MAX};
use crate::pgn::{PgnError, PgnFault};
use crate::{BoardEnding, ElsewhereFault, Honour, Refusal};

/// A refused report. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReportRefusal {
    /// It is not the sender's game, it is played here, or nothing is to be sent of it any more.
    #[error(transparent)]
    Game(#[from] Refusal),
    /// It has more than [`REPORT_BYTES_MAX`] bytes.
    #[error("A PGN has at most {REPORT_BYTES_MAX} bytes.")]
    TooLarge,
    /// It holds no game, or several.
    #[error("Send the PGN of this game alone; there are {found} games in it.")]
    NotOneGame {
        /// How many.
        found: usize,
    },
    /// It cannot be read, or a move is not legal.
    #[error("The PGN, {0}.")]
    Pgn(#[from] PgnError),
    /// It has more than [`REPORT_PLIES_MAX`] half-moves.
    #[error("A game has at most {REPORT_PLIES_MAX} half-moves.")]
    TooManyMoves,
    /// The tags name another variant.
    #[error("This is a game of another variant.")]
    OtherVariant {
        /// The line on which it begins, from 1.
        line: usize,
    },
    /// The tags name another start.
    #[error("This is a game from another starting position.")]
    OtherStart {
        /// The line on which it begins, from 1.
        line: usize,
    },
    /// A tag says something else than the end of the moves.
    #[error("The tag Result says “{tag}”, and the moves end with {told}.")]
    TwoResults {
        /// The tag's line, from 1.
        line: usize,
        /// What the tag says.
        tag: String,
        /// What stands behind the moves.
        told: String,
    },
    /// It ends with `*`.
    #[error("The result is missing: 1-0, 0-1 or 1/2-1/2.")]
    NoResult {
        /// The last line of the moves, from 1.
        line: usize,
    },
    /// Both have sent the same result.
    #[error(
        "You have both sent the same result: it stands unless the tournament director decides otherwise."
    )]
    Agreed,
    /// A move that stands here already is another.
    #[error("Another move stands here already: ask the tournament director where it is wrong.")]
    OtherMove {
        /// The half-move, from 1.
        half_move: usize,
        /// Its line, from 1.
        line: usize,
    },
    /// Moves that stand here already are missing.
    #[error("Moves that stand here already are missing.")]
    MovesMissing {
        /// The first that is missing, from 1.
        half_move: usize,
    },
    /// The result cannot be so, or the game has not begun.
    #[error("This cannot be: {0}.")]
    Impossible(ElsewhereFault),
}

impl ReportRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ReportRefusal::Game(refusal) => refusal.code(),
            ReportRefusal::TooLarge => "text_too_large",
            ReportRefusal::NotOneGame { .. } => "not_one_game",
            ReportRefusal::Pgn(error) => match error.reason {
                PgnFault::NoGame => "not_one_game",
                PgnFault::UnknownVariant => "wrong_variant",
                PgnFault::NoStart | PgnFault::Start(_) => "wrong_start",
                PgnFault::Move(_) => "illegal_move",
                PgnFault::AfterEnd => "moves_after_end",
                PgnFault::NoResult => "result_missing",
                _ => "broken_pgn",
            },
            ReportRefusal::TooManyMoves => "too_many_moves",
            ReportRefusal::OtherVariant { .. } => "wrong_variant",
            ReportRefusal::OtherStart { .. } => "wrong_start",
            ReportRefusal::TwoResults { .. } => "two_results",
            ReportRefusal::NoResult { .. } => "result_missing",
            ReportRefusal::Agreed => "result_stands",
            ReportRefusal::OtherMove { .. } => "other_moves",
            ReportRefusal::MovesMissing { .. } => "moves_missing",
            ReportRefusal::Impossible(fault) => fault.code(),
        }
    }

    /// The article that says no; none for limits of this server and for what cannot be read.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            ReportRefusal::Game(refusal) => refusal.rule(),
            ReportRefusal::Pgn(PgnError { reason: PgnFault::Move(refusal), .. }) => refusal.rule(),
            ReportRefusal::Pgn(PgnError { reason: PgnFault::NoResult, .. })
            | ReportRefusal::TwoResults { .. }
            | ReportRefusal::NoResult { .. }
            | ReportRefusal::Agreed
            | ReportRefusal::OtherMove { .. }
            | ReportRefusal::MovesMissing { .. } => Some("LAW-8.5"),
            ReportRefusal::Impossible(ElsewhereFault::Contradicted(ending)) => {
                Some(rule_of(*ending))
            }
            ReportRefusal::TooLarge
            | ReportRefusal::NotOneGame { .. }
            | ReportRefusal::Pgn(_)
            | ReportRefusal::TooManyMoves
            | ReportRefusal::OtherVariant { .. }
            | ReportRefusal::OtherStart { .. }
            | ReportRefusal::Impossible(_) => None,
        }
    }

    /// The line at fault, from 1; none where it is the report as a whole.
    pub fn line(&self) -> Option<usize> {
        match self {
            ReportRefusal::Pgn(error) => Some(error.line),
            ReportRefusal::OtherVariant { line }
            | ReportRefusal::OtherStart { line }
            | ReportRefusal::TwoResults { line, .. }
            | ReportRefusal::NoResult { line }
            | ReportRefusal::OtherMove { line, .. } => Some(*line),
            ReportRefusal::Game(_)
            | ReportRefusal::TooLarge
            | ReportRefusal::NotOneGame { .. }
            | ReportRefusal::TooManyMoves
            | ReportRefusal::Agreed
            | ReportRefusal::MovesMissing { .. }
            | ReportRefusal::Impossible(_) => None,
        }
    }

    /// The half-move at fault, from 1; none where it is none.
    pub fn half_move(&self) -> Option<usize> {
        match self {
            ReportRefusal::Pgn(error) => error.half_move,
            ReportRefusal::OtherMove { half_move, .. }
            | ReportRefusal::MovesMissing { half_move } => Some(*half_move),
            ReportRefusal::Game(_)
            | ReportRefusal::TooLarge
            | ReportRefusal::NotOneGame { .. }
            | ReportRefusal::TooManyMoves
            | ReportRefusal::OtherVariant { .. }
            | ReportRefusal::OtherStart { .. }
            | ReportRefusal::TwoResults { .. }
            | ReportRefusal::NoResult { .. }
            | ReportRefusal::Agreed
            | ReportRefusal::Impossible(_) => None,
        }
    }
}

/// The article by which the board has decided.
fn rule_of(ending: BoardEnding) -> &'static str {
    match ending {
        BoardEnding::Checkmate => "LAW-5.1.1",
        BoardEnding::Stalemate => "LAW-5.2.1",
        BoardEnding::DeadPosition => "LAW-5.2.2",
        BoardEnding::CountRunOut(Honour::Pieces) => "MAK-COUNT-PIECES",
        BoardEnding::CountRunOut(Honour::Board) | BoardEnding::CountMate => "MAK-COUNT-BOARD",
    }
}
