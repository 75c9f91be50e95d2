//! A finished game as the archive has it.

use rules::tournament::{EventId, EventKind, SectionId};
use rules::{
    ByColor, Color, Federation, GameId, HalfPoints, Instant, OpeningNumber, PlayerId, Reason,
    Variant,
};
use serde::{Deserialize, Serialize};

/// What is known of a finished game besides its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArchivedGame {
    /// Its number.
    pub id: GameId,
    /// Its section.
    pub section: SectionId,
    /// The section's event; none of games that were set up one by one.
    pub event: Option<EventId>,
    /// The event's kind.
    pub kind: Option<EventKind>,
    /// Whether it is a friendly game that its players have agreed on.
    pub friendly: bool,
    /// Which chess.
    pub variant: Variant,
    /// White and Black.
    pub players: [PlayerId; 2],
    /// For which federation each of them played, where that is known.
    pub federations: [Option<Federation>; 2],
    /// Their published ratings at the start.
    pub ratings: [Option<u16>; 2],
    /// What each of them has got.
    pub score: [HalfPoints; 2],
    /// How it ended.
    pub ended_by: EndedBy,
    /// When.
    pub ended_at: Instant,
    /// Half-moves.
    pub plies: u16,
    /// Its opening.
    pub opening: Option<OpeningNumber>,
}

impl ArchivedGame {
    /// Where it stands in the catalog: by its end, and among those of one second by its number.
    pub fn place(&self) -> (Instant, GameId) {
        (self.ended_at, self.id)
    }

    /// Full moves, the last one of White alone among them.
    pub fn moves(&self) -> u16 {
        self.plies.div_ceil(2)
    }

    /// The colour of a player.
    pub fn color_of(&self, player: PlayerId) -> Option<Color> {
        let [white, black] = self.players;
        match (white == player, black == player) {
            (true, _) => Some(Color::White),
            (false, true) => Some(Color::Black),
            (false, false) => None,
        }
    }

    /// White and Black.
    pub fn by_color(&self) -> ByColor<PlayerId> {
        let [white, black] = self.players;
        ByColor { white, black }
    }

    /// Who has won; none of a draw, and where neither has got the point.
    pub fn winner(&self) -> Option<Color> {
        match self.score {
            [HalfPoints(2), HalfPoints(0)] => Some(Color::White),
            [HalfPoints(0), HalfPoints(2)] => Some(Color::Black),
            _ => None,
        }
    }

    /// Whether each has got half a point.
    pub fn is_drawn(&self) -> bool {
        self.score == [HalfPoints(1); 2]
    }

    /// The average of both ratings, where both have one.
    pub fn average_rating(&self) -> Option<u16> {
        let [Some(white), Some(black)] = self.ratings else { return None };
        Some(white.midpoint(black))
    }
}

/// How a game ended, as it can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is the reason of its name")]
pub enum EndedBy {
    Checkmate,
    Resignation,
    Stalemate,
    DeadPosition,
    Agreement,
    TimeForfeiture,
    Silence,
    Repetition,
    FiftyMoves,
    TablebaseWin,
    TablebaseDraw,
    CountRunOut,
    CountMate,
    Default,
    Adjudication,
    Recorded,
}

impl EndedBy {
    /// None of a game that was cancelled: it counts in nothing (`SKS-7.3`), and is not in the archive.
    pub fn of(reason: Reason) -> Option<EndedBy> {
        Some(match reason {
            Reason::Checkmate => EndedBy::Checkmate,
            Reason::Resignation => EndedBy::Resignation,
            Reason::Stalemate => EndedBy::Stalemate,
            Reason::DeadPosition => EndedBy::DeadPosition,
            Reason::Agreement => EndedBy::Agreement,
            Reason::TimeForfeiture => EndedBy::TimeForfeiture,
            Reason::Silence => EndedBy::Silence,
            Reason::Repetition { .. } => EndedBy::Repetition,
            Reason::FiftyMoves { .. } => EndedBy::FiftyMoves,
            Reason::TablebaseWin => EndedBy::TablebaseWin,
            Reason::TablebaseDraw => EndedBy::TablebaseDraw,
            Reason::CountRunOut(_) => EndedBy::CountRunOut,
            Reason::CountMate => EndedBy::CountMate,
            Reason::Default => EndedBy::Default,
            Reason::Cancelled => return None,
            Reason::Adjudication { .. } => EndedBy::Adjudication,
            Reason::Recorded => EndedBy::Recorded,
        })
    }

    /// The reason's stable name, as [`Reason::code`] gives it.
    pub fn code(self) -> &'static str {
        match self {
            EndedBy::Checkmate => "checkmate",
            EndedBy::Resignation => "resignation",
            EndedBy::Stalemate => "stalemate",
            EndedBy::DeadPosition => "dead_position",
            EndedBy::Agreement => "agreement",
            EndedBy::TimeForfeiture => "time_forfeiture",
            EndedBy::Silence => "silence",
            EndedBy::Repetition => "repetition",
            EndedBy::FiftyMoves => "fifty_moves",
            EndedBy::TablebaseWin => "tablebase_win",
            EndedBy::TablebaseDraw => "tablebase_draw",
            EndedBy::CountRunOut => "count_run_out",
            EndedBy::CountMate => "count_mate",
            EndedBy::Default => "default",
            EndedBy::Adjudication => "adjudication",
            EndedBy::Recorded => "recorded",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ending_is_called_as_its_reason_is() {
        let reasons = [
            Reason::Checkmate,
            Reason::Resignation,
            Reason::Stalemate,
            Reason::DeadPosition,
            Reason::Agreement,
            Reason::TimeForfeiture,
            Reason::Silence,
            Reason::Repetition { intended: true },
            Reason::FiftyMoves { intended: false },
            Reason::TablebaseWin,
            Reason::TablebaseDraw,
            Reason::CountRunOut(rules::Honour::Board),
            Reason::CountMate,
            Reason::Default,
            Reason::Adjudication { drawn: true },
            Reason::Recorded,
        ];
        for reason in reasons {
            assert_eq!(EndedBy::of(reason).map(EndedBy::code), Some(reason.code()));
        }
        assert_eq!(EndedBy::of(Reason::Cancelled), None);
    }
}
