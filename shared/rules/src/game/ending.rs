//! How games end: the score and the reason, with the article.

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{BoardEnding, Claim, Honour, Instant, Position};

/// Points in halves: 0, 1 or 2 (`LAW-12.1`, `LAW-12.2`). Two scores make a result, so 0-0 is
/// expressible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct HalfPoints(pub u8);

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// `LAW-5.1.1`
    Checkmate,
    /// `LAW-5.1.2`
    Resignation,
    /// `LAW-5.2.1`
    Stalemate,
    /// `LAW-5.2.2`
    DeadPosition,
    /// `LAW-5.2.3`
    Agreement,
    /// `LAW-6.7`
    TimeForfeiture,
    /// The event's rule on silence, one of the choices that `LAW-0-options` leaves to it.
    Silence,
    /// `LAW-9.2.1.1` with an intended move, `LAW-9.2.1.2` for the position as it stood.
    Repetition {
        /// Whether it was claimed with an intended move.
        intended: bool,
    },
    /// `LAW-9.3.1` with an intended move, `LAW-9.3.2` for the position as it stood.
    FiftyMoves {
        /// Whether it was claimed with an intended move.
        intended: bool,
    },
    /// `LAW-5.1.3`
    TablebaseWin,
    /// `LAW-5.2.4`
    TablebaseDraw,
    /// `MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`
    CountRunOut(Honour),
    /// `MAK-COUNT-BOARD`
    CountMate,
    /// Lost without being played out: `LAW-12.1`.
    Default,
    /// Counts in nothing: `SKS-7.3`.
    Cancelled,
    /// Decided by the adjudicators: `LAW-5.1.4`, `LAW-5.2.6`.
    Adjudication {
        /// Whether they gave a draw.
        drawn: bool,
    },
    /// Played elsewhere, and recorded here: `LAW-8.5`.
    Recorded,
}

impl Reason {
    /// Every reason, once for each [`Reason::code`].
    pub const ALL: [Reason; 17] = [
        Reason::Checkmate,
        Reason::Resignation,
        Reason::Stalemate,
        Reason::DeadPosition,
        Reason::Agreement,
        Reason::TimeForfeiture,
        Reason::Silence,
        Reason::Repetition { intended: false },
        Reason::FiftyMoves { intended: false },
        Reason::TablebaseWin,
        Reason::TablebaseDraw,
        Reason::CountRunOut(Honour::Board),
        Reason::CountMate,
        Reason::Default,
        Reason::Cancelled,
        Reason::Adjudication { drawn: false },
        Reason::Recorded,
    ];

    /// A reason of a name that [`Reason::code`] gives.
    pub fn from_code(code: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|reason| reason.code() == code)
    }

    /// Whether another one has the same name.
    pub fn is_alike(self, other: Reason) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::Resignation => "resignation",
            Reason::Stalemate => "stalemate",
            Reason::DeadPosition => "dead_position",
            Reason::Agreement => "agreement",
            Reason::TimeForfeiture => "time_forfeiture",
            Reason::Silence => "silence",
            Reason::Repetition { .. } => "repetition",
            Reason::FiftyMoves { .. } => "fifty_moves",
            Reason::TablebaseWin => "tablebase_win",
            Reason::TablebaseDraw => "tablebase_draw",
            Reason::CountRunOut(_) => "count_run_out",
            Reason::CountMate => "count_mate",
            Reason::Default => "default",
            Reason::Cancelled => "cancelled",
            Reason::Adjudication { .. } => "adjudication",
            Reason::Recorded => "recorded",
        }
    }

    /// Whether the position itself has decided, so that no official can let the game go on.
    pub fn is_of_the_board(self) -> bool {
        match self {
            Reason::Checkmate
            | Reason::Stalemate
            | Reason::DeadPosition
            | Reason::CountRunOut(_)
            | Reason::CountMate => true,
            Reason::Resignation
            | Reason::Agreement
            | Reason::TimeForfeiture
            | Reason::Silence
            | Reason::Repetition { .. }
            | Reason::FiftyMoves { .. }
            | Reason::TablebaseWin
            | Reason::TablebaseDraw
            | Reason::Default
            | Reason::Cancelled
            | Reason::Adjudication { .. }
            | Reason::Recorded => false,
        }
    }

    /// How PGN's tag `Termination` names it (PGN standard, 9.8.2). A result that is recorded says nothing of how
    /// the game ended, and no value of that tag says so.
    pub fn pgn_termination(self) -> Option<&'static str> {
        Some(match self {
            Reason::Checkmate
            | Reason::Resignation
            | Reason::Stalemate
            | Reason::DeadPosition
            | Reason::Agreement
            | Reason::Repetition { .. }
            | Reason::FiftyMoves { .. }
            | Reason::TablebaseWin
            | Reason::TablebaseDraw
            | Reason::CountRunOut(_)
            | Reason::CountMate => "normal",
            Reason::TimeForfeiture => "time forfeit",
            // Whoever is silent has left the game; a cancelled one nobody finishes.
            Reason::Silence | Reason::Cancelled => "abandoned",
            // What PGN calls an administrative forfeit.
            Reason::Default => "rules infraction",
            Reason::Adjudication { .. } => "adjudication",
            Reason::Recorded => return None,
        })
    }

    /// The article that ends the game.
    pub fn rule(self) -> &'static str {
        match self {
            Reason::Checkmate => "LAW-5.1.1",
            Reason::Resignation => "LAW-5.1.2",
            Reason::Stalemate => "LAW-5.2.1",
            Reason::DeadPosition => "LAW-5.2.2",
            Reason::Agreement => "LAW-5.2.3",
            Reason::TimeForfeiture => "LAW-6.7",
            Reason::Silence => "LAW-0-options",
            Reason::Repetition { intended } => Claim::Repetition.rule_for(intended),
            Reason::FiftyMoves { intended } => Claim::FiftyMoves.rule_for(intended),
            Reason::TablebaseWin => "LAW-5.1.3",
            Reason::TablebaseDraw => "LAW-5.2.4",
            Reason::CountRunOut(Honour::Pieces) => "MAK-COUNT-PIECES",
            Reason::CountRunOut(Honour::Board) | Reason::CountMate => "MAK-COUNT-BOARD",
            Reason::Default => "LAW-12.1",
            Reason::Cancelled => "SKS-7.3",
            Reason::Adjudication { drawn: false } => "LAW-5.1.4",
            Reason::Adjudication { drawn: true } => "LAW-5.2.6",
            Reason::Recorded => "LAW-8.5",
        }
    }
}

/// A finished game's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// What each player gets.
    pub score: ByColor<HalfPoints>,
    /// Why.
    pub reason: Reason,
    /// Who mated, resigned, agreed, claimed, counted, overstepped, was silent or lost by default; nobody for
    /// stalemate, dead positions, and what others decided.
    pub by: Option<Color>,
    /// When; for a time forfeiture the instant of the deadline.
    pub at: Instant,
}

impl Ending {
    /// `winner` gets the point.
    pub fn won(winner: Color, reason: Reason, by: Color, at: Instant) -> Ending {
        let score = ByColor::new_with(|color| HalfPoints(if color == winner { 2 } else { 0 }));
        Ending { score, reason, by: Some(by), at }
    }

    /// Both get half a point.
    pub fn drawn(reason: Reason, by: Option<Color>, at: Instant) -> Ending {
        Ending { score: ByColor::new_with(|_| HalfPoints(1)), reason, by, at }
    }

    /// The ending that the position `after` a move of `mover` brings.
    ///
    /// A count can run out with a move of the other side, too: it takes the counter's last piece,
    /// and the count that then starts by itself is past its limit (`MAK-COUNT-PIECES`).
    pub fn on_board(ending: BoardEnding, after: &Position, mover: Color, at: Instant) -> Ending {
        match ending {
            BoardEnding::Checkmate => Ending::won(mover, Reason::Checkmate, mover, at),
            BoardEnding::Stalemate => Ending::drawn(Reason::Stalemate, None, at),
            BoardEnding::DeadPosition => Ending::drawn(Reason::DeadPosition, None, at),
            BoardEnding::CountRunOut(honour) => {
                let counter = after.count().map_or(mover, |count| count.by);
                Ending::drawn(Reason::CountRunOut(honour), Some(counter), at)
            }
            BoardEnding::CountMate => Ending::drawn(Reason::CountMate, Some(mover), at),
        }
    }

    /// The result as PGN writes it. 0-0, which PGN lacks, is an unknown result there.
    pub fn pgn(&self) -> &'static str {
        match (self.score.white.0, self.score.black.0) {
            (2, 0) => "1-0",
            (0, 2) => "0-1",
            (1, 1) => "1/2-1/2",
            _ => "*",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_a_name_of_its_own() {
        for (index, reason) in Reason::ALL.into_iter().enumerate() {
            assert_eq!(Reason::from_code(reason.code()), Some(reason));
            let alike = Reason::ALL.iter().position(|other| reason.is_alike(*other));
            assert_eq!(alike, Some(index), "{reason:?}");
        }
        assert_eq!(Reason::from_code("boredom"), None);
        assert!(
            Reason::Repetition { intended: true }.is_alike(Reason::Repetition { intended: false })
        );
    }
}
