//! How long something waits.

use rules::Instant;

/// Whole days from a moment until now.
pub(crate) fn age_days(since: Instant, now: Instant) -> i64 {
    (now - since).div_euclid(rules::DAY_SECONDS)
}
