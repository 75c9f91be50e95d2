//! Whether time may end games now: not after the server was away, nor after its clock has jumped,
//! until an officer has said what becomes of that time (`LAW-6.8`).

use crate::{Instant, Interval};

/// Seconds without a run of the schedules after which nothing is ended, unless the operator says
/// otherwise.
pub const GAP_SECONDS_MAX: i64 = 30 * 60;

/// Seconds by which the clock of the wall may go another way than the time that has passed.
pub const JUMP_SECONDS_MAX: i64 = 5 * 60;

/// When games were last looked at, and what waits for an officer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heartbeat {
    /// The last run.
    pub ran_at: Instant,
    /// Time in which there was none, or of which the clock is in doubt. It may be empty: a clock that
    /// was set back.
    pub gap: Option<Interval>,
}

/// What a run finds out about time before it looks at games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The moment of the run.
    pub now: Instant,
    /// Seconds without a run that are no gap.
    pub gap_seconds_max: i64,
    /// Whether the clock has jumped since the last run of the same process.
    pub jumped: bool,
}

impl Heartbeat {
    /// After another run. The first one finds no gap: nobody knows of a time before it.
    pub fn after(before: Option<Heartbeat>, beat: Beat) -> Heartbeat {
        let Beat { now, gap_seconds_max, jumped } = beat;
        let gap = before.and_then(|before| {
            let passed = now - before.ran_at;
            let set_back = passed < -gap_seconds_max;
            if !jumped && !set_back && passed <= gap_seconds_max {
                return before.gap;
            }
            // A clock that was set back says that what came after `now` has not been yet.
            let from = before.gap.map_or(before.ran_at, |gap| gap.from).min(now);
            Some(Interval { from, until: now })
        });
        Heartbeat { ran_at: now, gap }
    }

    /// The time that waits for an officer, also where no run has noticed yet that there was none.
    pub fn waiting(&self, now: Instant, gap_seconds_max: i64) -> Option<Interval> {
        let beat = Beat { now, gap_seconds_max, jumped: false };
        Heartbeat::after(Some(*self), beat).gap
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: i64 = 60;

    fn at(seconds: i64) -> Instant {
        Instant::from_unix(1_767_225_600) + seconds
    }

    /// A run at each moment, and whether the clock has jumped before it; the gap after all of them.
    #[track_caller]
    fn check(runs: &[(i64, bool)], gap: Option<(i64, i64)>) {
        let beat = |before, &(seconds, jumped)| {
            let beat = Beat { now: at(seconds), gap_seconds_max: GAP_SECONDS_MAX, jumped };
            Some(Heartbeat::after(before, beat))
        };
        let last = runs.iter().fold(None, beat).expect("a run");
        assert_eq!(Some(last.ran_at), runs.last().map(|run| at(run.0)), "{runs:?}");
        let gap = gap.map(|(from, until)| Interval { from: at(from), until: at(until) });
        assert_eq!(last.gap, gap, "{runs:?}");
    }

    #[test]
    fn gaps_are_found() {
        check(&[(0, false)], None);
        check(&[(0, false), (MINUTE, false)], None);
        // Both sides of the limit.
        check(&[(0, false), (GAP_SECONDS_MAX, false)], None);
        check(&[(0, false), (GAP_SECONDS_MAX + 1, false)], Some((0, GAP_SECONDS_MAX + 1)));
        // It stays until somebody decides, and grows with the next one.
        check(&[(0, false), (9_000, false), (9_060, false)], Some((0, 9_000)));
        check(&[(0, false), (9_000, false), (9_060, false), (20_000, false)], Some((0, 20_000)));
    }

    #[test]
    fn clocks_jump() {
        // Ahead, found by its length or by the other clock.
        check(&[(0, false), (600, true)], Some((0, 600)));
        check(&[(0, false), (60 * 86_400, false)], Some((0, 60 * 86_400)));
        // Ahead, and then right again: what is in doubt ends now.
        check(&[(0, false), (60 * 86_400, true), (120, true)], Some((0, 120)));
        check(&[(0, false), (60 * 86_400, false), (120, false)], Some((0, 120)));
        // Set back, and then right again.
        check(&[(0, false), (-7_200, true)], Some((-7_200, -7_200)));
        check(&[(0, false), (-7_200, false), (60, true)], Some((-7_200, 60)));
        // What a clock is put right by day by day is none.
        check(&[(0, false), (-30, false), (40, false)], None);
    }

    #[test]
    fn what_no_run_has_seen_waits_too() {
        let last = Heartbeat { ran_at: at(0), gap: None };
        assert_eq!(last.waiting(at(GAP_SECONDS_MAX), GAP_SECONDS_MAX), None);
        let gap = Interval { from: at(0), until: at(9_000) };
        assert_eq!(last.waiting(at(9_000), GAP_SECONDS_MAX), Some(gap));
        let known = Heartbeat { ran_at: at(9_000), gap: Some(gap) };
        assert_eq!(known.waiting(at(9_060), GAP_SECONDS_MAX), Some(gap));
    }
}
