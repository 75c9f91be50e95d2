//! Triple Block: a clock that runs to the second, an increment, and a bank (`LAW-C`).
//!
//! Clock and bank need not be kept apart: after every move the clock is filled up from the bank,
//! so their sum tells both. The sum is what was given less what was spent.

use serde::{Deserialize, Serialize};

use super::{DAY_SECONDS, Reflection, TimeUsed};

/// Days that the clock shows at most, and at the start.
const CLOCK_DAYS_MAX: i64 = 50;

/// Moves of a player that bring an increment.
const INCREMENT_MOVES: u16 = 50;

/// Days that a protected clock shows at least after a move.
const PROTECTED_DAYS: i64 = 3;

/// The parameters of a Triple Block control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TripleBlock {
    /// Days in the bank at the start.
    pub bank_days: u16,
    /// Days added after each of the first 50 moves.
    pub increment_days: u16,
    /// Whether, after a move beyond the 50th, the clock shows three days at least.
    pub protected: bool,
}

impl TripleBlock {
    /// Days that the clock shows at most.
    pub const CLOCK_DAYS: i64 = CLOCK_DAYS_MAX;

    /// Seconds on clock and in bank together at the beginning of a turn. Saturating, as moments
    /// are, so that a damaged log is no danger.
    fn total_seconds(&self, used: TimeUsed) -> i64 {
        let increments = i64::from(used.moves.min(INCREMENT_MOVES));
        let days = CLOCK_DAYS_MAX
            + i64::from(self.bank_days)
            + i64::from(self.increment_days) * increments;
        ((days - i64::from(used.adjusted_days)) * DAY_SECONDS)
            .saturating_add(used.granted_seconds)
            .saturating_sub(used.seconds)
    }

    /// Seconds on the clock at the beginning of a turn.
    pub fn clock_seconds(&self, used: TimeUsed) -> i64 {
        self.total_seconds(used).min(CLOCK_DAYS_MAX * DAY_SECONDS)
    }

    /// Seconds in the bank at the beginning of a turn.
    pub fn bank_seconds(&self, used: TimeUsed) -> i64 {
        self.total_seconds(used).saturating_sub(self.clock_seconds(used))
    }

    /// Seconds that can be moved from the bank to the clock now: what the bank has, as far as the
    /// clock does not go above 50 days.
    pub fn refillable_seconds(&self, used: TimeUsed, reflection: Reflection) -> i64 {
        let refilled = reflection.refilled_seconds;
        let shown =
            self.clock_seconds(used).saturating_add(refilled).saturating_sub(reflection.seconds);
        let bank = self.bank_seconds(used).saturating_sub(refilled);
        bank.min((CLOCK_DAYS_MAX * DAY_SECONDS).saturating_sub(shown)).max(0)
    }

    /// With what a protected control adds after a move.
    pub(super) fn protect(&self, used: TimeUsed) -> TimeUsed {
        let missing = (PROTECTED_DAYS * DAY_SECONDS).saturating_sub(self.clock_seconds(used));
        if self.protected && used.moves > INCREMENT_MOVES && missing > 0 {
            TimeUsed { granted_seconds: used.granted_seconds.saturating_add(missing), ..used }
        } else {
            used
        }
    }
}
