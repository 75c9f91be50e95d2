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
    /// Why it ended; not cancelled, for such a game counts in nothing (`SKS-7.3`).
    pub reason: Reason,
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
