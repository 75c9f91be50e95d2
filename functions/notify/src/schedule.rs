//! When a notice that was not sent is tried again.

use rules::{DAY_SECONDS, Instant};
use store::{PendingNotice, stable_hash};

/// Seconds for which whoever puts or claims a notice has it alone, at least. Whoever has not sent it by
/// then is taken for dead.
pub const LEASE_SECONDS: i64 = 300;
/// Seconds to wait after a try, by how many there were before; the last one again and again.
const DELAYS_SECONDS: [i64; 7] = [60, 300, 1_800, 7_200, 21_600, 43_200, 86_400];
/// Seconds after which a notice is given up.
pub const GIVEN_UP_SECONDS: i64 = 3 * DAY_SECONDS;
/// Tries that it takes besides: a notice that was waiting while nothing ran has not been tried.
const TRIES_MIN: u16 = 4;
/// Tries after which a notice is given up without another: more than there is time for, unless the
/// last ones have ended with their machine.
pub(crate) const TRIES_MAX: u16 = 12;

/// Seconds to wait for a mail service that takes no more just now.
const BUSY_SECONDS_MIN: i64 = 60;
const BUSY_SECONDS_MAX: i64 = 3_600;
/// Seconds over which those that wait are spread besides.
const BUSY_SPREAD_SECONDS: u32 = 60;

/// Tries of a digest after which what was in it is sent one by one: one of them may be what keeps the
/// others back. That is after a day.
pub(crate) const TOGETHER_TRIES_MAX: u16 = 6;

/// When to try again what was due at `due_at` and has now been tried `tries` times; `None`: it is given
/// up. The last try comes when the time for it is over, unless it has hardly been tried by then.
pub fn next_try(due_at: Instant, tries: u16, now: Instant) -> Option<Instant> {
    let last = due_at + GIVEN_UP_SECONDS;
    let before = usize::from(tries.saturating_sub(1));
    let delay = DELAYS_SECONDS.get(before).or(DELAYS_SECONDS.last())?;
    if now < last {
        return Some(last.min(now + *delay));
    }
    (tries < TRIES_MIN).then(|| now + *delay)
}

/// When to bring again what was due at `due_at` to a mail service that takes no more just now, which is no try: a
/// quarter of the time that it has waited later, between a minute and an hour, and not with all others (`key`).
pub(crate) fn next_when_busy(due_at: Instant, key: &str, now: Instant) -> Instant {
    let wait = ((now - due_at) / 4).clamp(BUSY_SECONDS_MIN, BUSY_SECONDS_MAX);
    now + wait + i64::from(stable_hash(key) % BUSY_SPREAD_SECONDS)
}

/// Until when whoever claims a notice at `now` has it alone: a try that ends with its machine is
/// followed by the next one as a failure is, so that what ends machines does not end many.
pub(crate) fn held_until(pending: &PendingNotice, now: Instant) -> Instant {
    let next = next_try(pending.due_at, pending.tries.saturating_add(1), now);
    next.unwrap_or(now).max(now + LEASE_SECONDS)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const NOON: Instant = Instant::from_unix(1_767_225_600 + 12 * 3_600);

    #[test]
    fn failures_are_tried_again_for_three_days() {
        let (mut now, mut waited) = (NOON, Vec::new());
        for tries in 1.. {
            let Some(next) = next_try(NOON, tries, now) else { break };
            waited.push(next - now);
            now = next;
        }
        // The last wait is cut short: 72 hours in all.
        let expected = [60, 300, 1_800, 7_200, 21_600, 43_200, 86_400, 86_400, 12_240];
        assert_eq!((waited.as_slice(), now - NOON), (&expected[..], GIVEN_UP_SECONDS));
        for (late, next) in [(-1, Some(NOON + GIVEN_UP_SECONDS)), (0, None), (1, None)] {
            assert_eq!(next_try(NOON, 4, NOON + GIVEN_UP_SECONDS + late), next, "{late}");
        }
        // Nothing ran for a week: the notice has its tries all the same.
        let late = NOON + 7 * DAY_SECONDS;
        let next = |tries| next_try(NOON, tries, late).map(|next| next - late);
        assert_eq!([1, 2, 3, 4].map(next), [Some(60), Some(300), Some(1_800), None]);
        assert_eq!(next_try(NOON, u16::MAX, NOON), Some(NOON + DAY_SECONDS));
    }

    #[test]
    fn a_busy_service_is_asked_less_and_less_often() {
        let spread = |key: &str| i64::from(stable_hash(key) % BUSY_SPREAD_SECONDS);
        for (waited, wait) in [(0, 60), (240, 60), (244, 61), (14_400, 3_600), (400_000, 3_600)] {
            let next = |key| next_when_busy(NOON, key, NOON + waited) - (NOON + waited);
            assert_eq!(next("7/game-1-event-1"), wait + spread("7/game-1-event-1"), "{waited}");
        }
        let spreads: BTreeSet<i64> = (0..600).map(|n| spread(&format!("{n}"))).collect();
        assert!(spreads.len() > 50, "{spreads:?}");
    }
}
