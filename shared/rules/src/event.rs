//! What happened in a game: the only thing that is kept, and never changed.

use shakmaty::Color;

use crate::{BoardEnding, Instant, MoveCode};

/// One entry of a game's log. The start is not an event: it stands in the game's [`Terms`].
///
/// [`Terms`]: crate::Terms
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The player on move has moved.
    MovePlayed {
        /// When the server accepted it.
        at: Instant,
        /// The move.
        code: MoveCode,
        /// Whether a draw was offered with it (`LAW-9.1.2.1`).
        draw_offered: bool,
        /// How it ended the game, judged when it was played and never judged again.
        ends: Option<BoardEnding>,
    },
    /// An open offer was accepted (`LAW-5.2.3`).
    DrawAccepted {
        /// When.
        at: Instant,
        /// Who accepted.
        by: Color,
    },
    /// The opponent's open offers were declined (`LAW-9.1.2.1`).
    DrawDeclined {
        /// When.
        at: Instant,
        /// Who declined.
        by: Color,
    },
    /// A player has resigned (`LAW-5.1.2`).
    Resigned {
        /// When.
        at: Instant,
        /// Who.
        by: Color,
    },
    /// A flag has fallen (`LAW-6.7`).
    TimeForfeited {
        /// The deadline, not the moment at which somebody looked.
        at: Instant,
        /// Whose flag.
        by: Color,
        /// The opponent could not mate by any sequence of legal moves.
        drawn: bool,
    },
}

impl Event {
    /// When it happened.
    pub fn at(&self) -> Instant {
        match *self {
            Event::MovePlayed { at, .. }
            | Event::DrawAccepted { at, .. }
            | Event::DrawDeclined { at, .. }
            | Event::Resigned { at, .. }
            | Event::TimeForfeited { at, .. } => at,
        }
    }
}
