//! What a game is in: it runs, stands still for one reason or another, or is over.

use shakmaty::Color;

use crate::{Claim, DAY_SECONDS, Ending, Instant, MoveCode, TableUnknown};

/// Days in which the players hand in what they claim of a game that is with the adjudicators
/// (`LAW-11.1`). The rules ask for a date and leave it open: four weeks are time for an analysis.
const ADJUDICATION_CLAIM_DAYS: i64 = 28;

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

/// Why a game stands still by an official's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// The tournament director has interrupted it (`LAW-6.10a`).
    Director,
    /// It waits for the adjudicators (`LAW-11.1`).
    Adjudication,
    /// It is played elsewhere, by post or on another server: its result is entered here (`LAW-8.5`).
    Elsewhere,
}

/// A game that stands still by an official's decision: no clock runs, and nobody can move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped {
    /// Since when the clocks stand.
    pub since: Instant,
    /// Why.
    pub why: Stop,
}

impl Stopped {
    /// The first second that is too late for the players to say what they claim; none where nobody
    /// asks them.
    pub fn claims_until(self) -> Option<Instant> {
        let until = self.since + ADJUDICATION_CLAIM_DAYS * DAY_SECONDS;
        (self.why == Stop::Adjudication).then_some(until)
    }
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

impl State {
    /// Since when no clock has run; none where one runs, or will at the start.
    pub(crate) fn stands_since(&self) -> Option<Instant> {
        match *self {
            State::Running { .. } => None,
            State::Flagged { at, .. } | State::Referred(Referred { at, .. }) => Some(at),
            State::Stopped(Stopped { since, .. }) => Some(since),
            State::Finished(ending) => Some(ending.at),
        }
    }
}
