//! What happened in a game: the only thing that is kept, and never changed.

use shakmaty::Color;

use crate::{BoardEnding, Claim, Directive, Instant, Interval, MoveCode, TableUnknown};

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
        /// Whether it was sent in advance, as the answer to the move before.
        conditional: bool,
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
    /// The player on move has claimed a draw or a win (`LAW-9.4.1`).
    Claimed {
        /// When.
        at: Instant,
        /// Who.
        by: Color,
        /// What.
        claim: Claim,
        /// The intended move for the position after which it was claimed; none: for the present one.
        intended: Option<MoveCode>,
        /// What came of it, judged when it was made and never judged again.
        verdict: ClaimVerdict,
    },
    /// The tournament director has ruled on the claim that waited.
    ClaimRuled {
        /// When.
        at: Instant,
        /// Whether the claim was right.
        upheld: bool,
    },
    /// The player on move counts from here (`MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`).
    CountStarted {
        /// When.
        at: Instant,
        /// The counter.
        by: Color,
    },
    /// The counter counts no longer (`MAK-COUNT-BOARD`).
    CountStopped {
        /// When.
        at: Instant,
        /// The counter.
        by: Color,
    },
    /// A player's clock stands still for these days (`LAW-10.1`).
    LeaveRegistered {
        /// When it was entered.
        at: Instant,
        /// Whose leave.
        by: Color,
        /// From when until when.
        leave: Interval,
    },
    /// A player's clock does not stand still for these days after all.
    LeaveCancelled {
        /// When it was entered.
        at: Instant,
        /// Whose leave.
        by: Color,
        /// From when until when.
        leave: Interval,
    },
    /// Time in which the server could not be reached is charged to nobody.
    OutageCredited {
        /// When it was decided.
        at: Instant,
        /// From when until when.
        outage: Interval,
    },
    /// The player on move has announced longer reflection for this move: silence does not lose.
    ReflectionAnnounced {
        /// When.
        at: Instant,
        /// Who.
        by: Color,
    },
    /// The player on move has moved time from the bank to the clock (`LAW-C`).
    TimeRefilled {
        /// When.
        at: Instant,
        /// Who.
        by: Color,
        /// How much; at least 1.
        seconds: u32,
    },
    /// A flag has fallen where the opponent has to claim it: the game stops (`LAW-6.6`).
    FlagFell {
        /// The deadline, not the moment at which somebody looked.
        at: Instant,
        /// Whose flag.
        by: Color,
    },
    /// A player was silent for longer than the event allows.
    SilenceForfeited {
        /// When silence began to lose, not the moment at which somebody looked.
        at: Instant,
        /// Who.
        by: Color,
    },
    /// The tournament director or an officer has decided about the game.
    Directed {
        /// When.
        at: Instant,
        /// The decision's number, under which its reasons are kept; several entries may share it.
        decision: u32,
        /// What it does.
        directive: Directive,
    },
}

/// What came of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimVerdict {
    /// It was right and ended the game (`LAW-9.4.2`, `LAW-5.1.3`, `LAW-5.2.4`).
    Correct,
    /// It was wrong: play goes on (`LAW-9.4.3`).
    Incorrect {
        /// It counts as a draw offer (`LAW-9.1.2.2`), unless the event forbids one now.
        opens_offer: bool,
    },
    /// The tables do not tell: the tournament director rules.
    Referred(TableUnknown),
}

impl Event {
    /// When it happened.
    pub fn at(&self) -> Instant {
        match *self {
            Event::MovePlayed { at, .. }
            | Event::DrawAccepted { at, .. }
            | Event::DrawDeclined { at, .. }
            | Event::Resigned { at, .. }
            | Event::TimeForfeited { at, .. }
            | Event::Claimed { at, .. }
            | Event::ClaimRuled { at, .. }
            | Event::CountStarted { at, .. }
            | Event::CountStopped { at, .. }
            | Event::LeaveRegistered { at, .. }
            | Event::LeaveCancelled { at, .. }
            | Event::OutageCredited { at, .. }
            | Event::ReflectionAnnounced { at, .. }
            | Event::TimeRefilled { at, .. }
            | Event::FlagFell { at, .. }
            | Event::SilenceForfeited { at, .. }
            | Event::Directed { at, .. } => at,
        }
    }
}
