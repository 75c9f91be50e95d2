//! When a notice that was not sent is tried again.

use rules::{DAY_SECONDS, Instant};

/// Seconds for which whoever puts or claims a notice has it alone. Whoever has not sent it by then
/// is taken for dead.
pub const LEASE_SECONDS: i64 = 300;
/// Seconds to wait after a failure, by how many there were before; the last one again and again.
const DELAYS_SECONDS: [i64; 7] = [60, 300, 1_800, 7_200, 21_600, 43_200, 86_400];
/// Seconds after which a notice is given up.
pub const GIVEN_UP_SECONDS: i64 = 3 * DAY_SECONDS;
/// Failures that it takes besides: a notice that was waiting while nothing ran has not been tried.
const FAILURES_MIN: u16 = 4;

/// When to try again what was due at `due_at`, has now failed, and had failed `tries` times before;
/// `None`: it is given up. The last try comes when the time for it is over, unless it has hardly been
/// tried by then.
pub fn next_try(due_at: Instant, tries: u16, now: Instant) -> Option<Instant> {
    let last = due_at + GIVEN_UP_SECONDS;
    let delay = DELAYS_SECONDS.get(usize::from(tries)).or(DELAYS_SECONDS.last())?;
    if now < last {
        return Some(last.min(now + *delay));
    }
    (tries.saturating_add(1) < FAILURES_MIN).then(|| now + *delay)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Instant = Instant::from_unix(1_767_225_600 + 12 * 3_600);

    #[test]
    fn failures_are_tried_again_for_three_days() {
        let (mut now, mut waited) = (NOON, Vec::new());
        for tries in 0.. {
            let Some(next) = next_try(NOON, tries, now) else { break };
            waited.push(next - now);
            now = next;
        }
        // The last wait is cut short: 72 hours in all.
        let expected = [60, 300, 1_800, 7_200, 21_600, 43_200, 86_400, 86_400, 12_240];
        assert_eq!((waited.as_slice(), now - NOON), (&expected[..], GIVEN_UP_SECONDS));
        for (late, next) in [(-1, Some(NOON + GIVEN_UP_SECONDS)), (0, None), (1, None)] {
            assert_eq!(next_try(NOON, 3, NOON + GIVEN_UP_SECONDS + late), next, "{late}");
        }
        // Nothing ran for a week: the notice has its tries all the same.
        let late = NOON + 7 * DAY_SECONDS;
        let next = |tries| next_try(NOON, tries, late).map(|next| next - late);
        assert_eq!([0, 1, 2, 3].map(next), [Some(60), Some(300), Some(1_800), None]);
        assert_eq!(next_try(NOON, u16::MAX, NOON), Some(NOON + DAY_SECONDS));
    }
}
