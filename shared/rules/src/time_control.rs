//! Time controls as values of an event, and the clocks they make (`LAW-6.1`, `LAW-6.2`).
//!
//! A day is a whole period of 24 hours from the opponent's move; midnight plays no part. The log
//! holds only when moves were made, so every other control can be read from the same log.

use serde::{Deserialize, Serialize};

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
}

/// What a player has used so far: all that a control needs to go on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeUsed {
    /// Moves made.
    pub moves: u16,
    /// Days charged for them.
    pub days: u32,
}

/// One player's clock as people read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Whether it is running now.
    pub running: bool,
    /// Whole days of budget left, with what the present reflection would be charged taken off.
    pub days_left: i64,
    /// Seconds until the flag falls; only while the clock runs. Negative once it has fallen.
    pub seconds_left: Option<i64>,
    /// Days charged since the start, the present reflection not included.
    pub days_used: u32,
    /// Moves still to be made by the next control.
    pub moves_to_go: u16,
    /// The move number of the next control.
    pub control_move: u16,
    /// Seconds spent on the present move so far.
    pub thinking_seconds: i64,
    /// Whether the time that passes now counts twice.
    pub doubled: bool,
}

impl TimeControl {
    /// The ICCF standard: 10 moves in 50 days, days beyond 20 on one move counting twice.
    pub const STANDARD: TimeControl =
        TimeControl::MovesInDays { moves: 10, days: 50, double_after_days: Some(20) };

    /// Days charged for a move that took `seconds`.
    pub fn charged_days(&self, seconds: i64) -> u32 {
        let TimeControl::MovesInDays { double_after_days, .. } = *self;
        let days = u32::try_from(seconds.max(0) / DAY_SECONDS).unwrap_or(u32::MAX / 2);
        let doubled = double_after_days.map_or(0, |limit| days.saturating_sub(limit.into()));
        days.saturating_add(doubled)
    }

    /// `used` after one more move that took `seconds`.
    #[must_use]
    pub fn after_move(&self, used: TimeUsed, seconds: i64) -> TimeUsed {
        let days = used.days.saturating_add(self.charged_days(seconds));
        TimeUsed { moves: used.moves.saturating_add(1), days }
    }

    /// Days granted up to the next control, unused ones of earlier controls included.
    pub fn budget_days(&self, used: TimeUsed) -> u32 {
        let TimeControl::MovesInDays { moves, days, .. } = *self;
        u32::from(days) * (u32::from(used.moves / moves.max(1)) + 1)
    }

    /// Seconds of reflection at which the flag falls: the first at which the charge would exceed
    /// what is left of the budget (`LAW-6.3`). A move one second earlier is in time.
    pub fn seconds_to_flag(&self, used: TimeUsed) -> i64 {
        let TimeControl::MovesInDays { double_after_days, .. } = *self;
        let left = i64::from(self.budget_days(used)) - i64::from(used.days);
        let days = match double_after_days.map(i64::from) {
            Some(limit) if left >= limit => limit + (left - limit) / 2 + 1,
            _ => left + 1,
        };
        days.max(0) * DAY_SECONDS
    }

    /// A clock that has run for `thinking_seconds` on the present move, and may still be `running`.
    pub fn clock(&self, used: TimeUsed, thinking_seconds: i64, running: bool) -> Clock {
        let TimeControl::MovesInDays { moves, double_after_days, .. } = *self;
        let thinking = thinking_seconds.max(0);
        let control_move = (used.moves / moves.max(1)).saturating_add(1).saturating_mul(moves);
        let charged = used.days.saturating_add(self.charged_days(thinking));
        Clock {
            running,
            days_left: i64::from(self.budget_days(used)) - i64::from(charged),
            seconds_left: running.then(|| self.seconds_to_flag(used) - thinking),
            days_used: used.days,
            moves_to_go: control_move.saturating_sub(used.moves),
            control_move,
            thinking_seconds: thinking,
            doubled: running
                && double_after_days
                    .is_some_and(|limit| thinking >= i64::from(limit) * DAY_SECONDS),
        }
    }
}
