//! What a game is in: it runs, stands still for one reason or another, or is over.

use shakmaty::Color;

use crate::{Claim, Ending, Instant, MoveCode, Stop, TableUnknown};

/// A claim that waits for the tournament director; the clocks stand still since it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Referred {
    /// When it was made.
    pub at: Instant,
    /// Who claims.
    pub by: Color,
    /// What.
    pub claim: Claim,
    /// The move after which the position is claimed for; none: the present position.
    pub intended: Option<MoveCode>,
    /// Why the tablebases do not tell.
    pub why: TableUnknown,
}

/// A game that stands still by an official's decision: no clock runs, and nobody can move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped {
    /// Since when the clocks stand.
    pub since: Instant,
    /// Why.
    pub why: Stop,
}

/// What happens to a running game by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Due {
    /// The first second that is too late.
    pub(crate) at: Instant,
    /// Whether silence loses then, not the flag.
    pub(crate) silence: bool,
}

/// A running game may have a deadline, a finished one has an ending, and one that waits for a claim,
/// a ruling or a decision has neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// The player on move thinks.
    Running {
        /// What happens otherwise; nothing where there is no limit.
        due: Option<Due>,
    },
    /// A flag has fallen, and the opponent has not claimed it yet.
    Flagged {
        /// Whose.
        by: Color,
        /// When.
        at: Instant,
    },
    /// Nobody can move, and no clock runs (`LAW-6.10a`).
    Referred(Referred),
    /// The same, until an official decides.
    Stopped(Stopped),
    /// Nothing can change any more, unless an official reinstates the game.
    Finished(Ending),
}
