//! Time controls as values of an event, and the clocks they make (`LAW-6.1`, `LAW-6.2`).
//!
//! A day is a whole period of 24 hours from the opponent's move; midnight plays no part. The log
//! holds only when moves were made, so every control is read from the same log.

mod triple_block;
mod words;

use serde::{Deserialize, Serialize};

pub use triple_block::TripleBlock;
pub use words::ParseTimeControlError;

/// Seconds in a day of the clock.
pub const DAY_SECONDS: i64 = 86_400;

/// How much time the players have. New kinds are added at the end: the order is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TimeControl {
    /// `moves` moves in `days` days, again and again; unused days carry over.
    ///
    /// A move costs the whole days spent on it, the first 24 hours being free; each day beyond
    /// `double_after_days` on one move costs two.
    MovesInDays {
        /// Moves to make by each control; at least 1.
        moves: u16,
        /// Days that each control adds.
        days: u16,
        /// Days on one move after which days count twice; none: never.
        double_after_days: Option<u16>,
    },
    /// One period, then others again and again; unused days carry over at every control.
    Phases {
        /// The first period.
        first: Period,
        /// Every later one.
        then: Period,
        /// Days on one move after which days count twice; none: never.
        double_after_days: Option<u16>,
    },
    /// So many days for the whole game and some more with each move made.
    BasePerMove {
        /// Days at the start.
        days: u16,
        /// Days that each move adds.
        days_per_move: u16,
        /// Days on one move after which days count twice; none: never.
        double_after_days: Option<u16>,
    },
    /// A clock, an increment and a bank (`LAW-C`).
    TripleBlock(TripleBlock),
    /// No limit.
    None,
}

/// Moves to be made in a number of days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Period {
    /// Moves to make by the control; at least 1.
    pub moves: u16,
    /// Days that the period adds.
    pub days: u16,
}

/// What a player has used so far: all that a control needs to go on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeUsed {
    /// Moves made.
    pub moves: u16,
    /// Days charged for them.
    pub days: u32,
    /// Seconds spent on them.
    pub seconds: i64,
    /// Seconds that a protected Triple Block has added.
    pub granted_seconds: i64,
    /// Days that officials have added to those used; negative: given back (`LAW-6.11`).
    pub adjusted_days: i32,
}

/// The move that a player is thinking about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reflection {
    /// Seconds spent on it so far.
    pub seconds: i64,
    /// Seconds moved from the bank to the clock meanwhile.
    pub refilled_seconds: i64,
}

/// One player's clock as people read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Whether it is running now.
    pub running: bool,
    /// Whole days left, with what the present reflection would be charged taken off; none without
    /// a limit.
    pub days_left: Option<i64>,
    /// Seconds until the flag falls while the clock runs, negative once it has fallen. In Triple
    /// Block what the clock shows, running or not.
    pub seconds_left: Option<i64>,
    /// Days charged since the start, the present reflection not included.
    pub days_used: u32,
    /// Moves still to be made by the next control; none where the time is for all moves.
    pub moves_to_go: Option<u16>,
    /// The move number of the next control; none where the time is for all moves.
    pub control_move: Option<u16>,
    /// Seconds spent on the present move so far.
    pub thinking_seconds: i64,
    /// Whether the time that passes now counts twice.
    pub doubled: bool,
    /// Seconds until time counts twice, while the clock runs and time does not count twice yet.
    pub doubles_in_seconds: Option<i64>,
    /// Seconds in the bank; only in Triple Block.
    pub bank_seconds: Option<i64>,
}

impl TimeUsed {
    /// Days charged, with what officials have added or given back; negative when they have given
    /// back more than was used.
    fn days_used(self) -> i64 {
        i64::from(self.days) + i64::from(self.adjusted_days)
    }
}

impl TimeControl {
    /// The ICCF standard: 10 moves in 50 days, days beyond 20 on one move counting twice.
    pub const STANDARD: TimeControl =
        TimeControl::MovesInDays { moves: 10, days: 50, double_after_days: Some(20) };

    /// Days on one move after which days count twice.
    pub fn double_after_days(&self) -> Option<u16> {
        match *self {
            TimeControl::MovesInDays { double_after_days, .. }
            | TimeControl::Phases { double_after_days, .. }
            | TimeControl::BasePerMove { double_after_days, .. } => double_after_days,
            TimeControl::TripleBlock(_) | TimeControl::None => None,
        }
    }

    /// Whether clocks may be stopped: by leave, by the director, for an outage (`LAW-10.1`,
    /// `LAW-6.10a`). Silence is no rule either where they may not.
    pub fn may_be_stopped(&self) -> bool {
        !matches!(self, TimeControl::TripleBlock(_))
    }

    /// Days charged for a move that took `seconds`.
    pub fn charged_days(&self, seconds: i64) -> u32 {
        let days = u32::try_from(seconds.max(0) / DAY_SECONDS).unwrap_or(u32::MAX / 2);
        let doubled = self.double_after_days().map_or(0, |limit| days.saturating_sub(limit.into()));
        days.saturating_add(doubled)
    }

    /// `used` after one more move that took `seconds`.
    #[must_use]
    pub fn after_move(&self, used: TimeUsed, seconds: i64) -> TimeUsed {
        let after = TimeUsed {
            moves: used.moves.saturating_add(1),
            days: used.days.saturating_add(self.charged_days(seconds)),
            seconds: used.seconds.saturating_add(seconds.max(0)),
            ..used
        };
        match self {
            TimeControl::TripleBlock(blocks) => blocks.protect(after),
            _ => after,
        }
    }

    /// Days granted up to the next control, unused ones of earlier controls included; none where
    /// whole days are not what is counted.
    pub fn budget_days(&self, used: TimeUsed) -> Option<u32> {
        let made = u32::from(used.moves);
        let periods = |period: Period, made: u32| {
            u32::from(period.days) * (made / u32::from(period.moves.max(1)) + 1)
        };
        match *self {
            TimeControl::MovesInDays { moves, days, .. } => {
                Some(periods(Period { moves, days }, made))
            }
            TimeControl::Phases { first, then, .. } => {
                let later = made.checked_sub(first.moves.into()).map(|made| periods(then, made));
                Some(u32::from(first.days) + later.unwrap_or(0))
            }
            TimeControl::BasePerMove { days, days_per_move, .. } => {
                Some(u32::from(days) + u32::from(days_per_move) * made)
            }
            TimeControl::TripleBlock(_) | TimeControl::None => None,
        }
    }

    /// Whole days left at the beginning of a turn; in Triple Block those on the clock. None without a
    /// limit.
    pub fn days_left(&self, used: TimeUsed) -> Option<i64> {
        match self {
            TimeControl::TripleBlock(blocks) => {
                Some(blocks.clock_seconds(used).div_euclid(DAY_SECONDS))
            }
            _ => Some(i64::from(self.budget_days(used)?) - used.days_used()),
        }
    }

    /// The move number of the next control; none where the time is for all moves.
    pub fn control_move(&self, used: TimeUsed) -> Option<u16> {
        let next = |made: u16, moves: u16| {
            (made / moves.max(1)).saturating_add(1).saturating_mul(moves.max(1))
        };
        match *self {
            TimeControl::MovesInDays { moves, .. } => Some(next(used.moves, moves)),
            TimeControl::Phases { first, then, .. } => {
                let later = used.moves.checked_sub(first.moves);
                Some(
                    later.map_or(first.moves, |made| {
                        first.moves.saturating_add(next(made, then.moves))
                    }),
                )
            }
            TimeControl::BasePerMove { .. } | TimeControl::TripleBlock(_) | TimeControl::None => {
                None
            }
        }
    }

    /// Seconds of reflection at which the flag falls: the first at which the charge would exceed
    /// what is left of the budget (`LAW-6.3`), in Triple Block those on the clock. A move one
    /// second earlier is in time. None without a limit.
    pub fn seconds_to_flag(&self, used: TimeUsed, refilled_seconds: i64) -> Option<i64> {
        if let TimeControl::TripleBlock(blocks) = self {
            return Some(blocks.clock_seconds(used).saturating_add(refilled_seconds));
        }
        let left = self.days_left(used)?;
        let days = match self.double_after_days().map(i64::from) {
            Some(limit) if left >= limit => limit + (left - limit) / 2 + 1,
            _ => left + 1,
        };
        Some(days.max(0) * DAY_SECONDS)
    }

    /// A clock in the present reflection, which may still be `running`.
    pub fn clock(&self, used: TimeUsed, reflection: Reflection, running: bool) -> Clock {
        let thinking = reflection.seconds.max(0);
        let to_flag = self.seconds_to_flag(used, reflection.refilled_seconds);
        let left = to_flag.map(|seconds| seconds.saturating_sub(thinking));
        let charged = i64::from(self.charged_days(thinking));
        let to_doubling =
            self.double_after_days().map(|limit| i64::from(limit) * DAY_SECONDS - thinking);
        let control_move = self.control_move(used);
        let mut clock = Clock {
            running,
            days_left: self.days_left(used).map(|left| left - charged),
            seconds_left: left.filter(|_| running),
            days_used: u32::try_from(used.days_used().max(0)).unwrap_or(u32::MAX),
            moves_to_go: control_move.map(|control| control.saturating_sub(used.moves)),
            control_move,
            thinking_seconds: thinking,
            doubled: running && to_doubling.is_some_and(|seconds| seconds <= 0),
            doubles_in_seconds: to_doubling.filter(|seconds| running && *seconds > 0),
            bank_seconds: None,
        };
        if let TimeControl::TripleBlock(blocks) = self {
            clock.seconds_left = left;
            clock.days_left = left.map(|seconds| seconds.div_euclid(DAY_SECONDS));
            let days_used = used.seconds / DAY_SECONDS + i64::from(used.adjusted_days);
            clock.days_used = u32::try_from(days_used.max(0)).unwrap_or(u32::MAX);
            let bank = blocks.bank_seconds(used);
            clock.bank_seconds = Some(bank.saturating_sub(reflection.refilled_seconds));
        }
        clock
    }
}
