//! Spans of time in which a clock stands still: leave, claims that wait, outages.

use crate::Instant;

/// From one moment up to, not including, another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Interval {
    /// The first second in it.
    pub from: Instant,
    /// The first second after it.
    pub until: Instant,
}

impl Interval {
    /// Whether there is no second in it.
    pub fn is_empty(self) -> bool {
        self.until <= self.from
    }

    /// Whether `at` lies in it.
    pub fn contains(self, at: Instant) -> bool {
        self.from <= at && at < self.until
    }
}

/// Intervals in their order, none touching another: a set of seconds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Intervals(Vec<Interval>);

impl Intervals {
    /// The intervals.
    pub fn as_slice(&self) -> &[Interval] {
        &self.0
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// With the seconds of one more.
    pub fn add(&mut self, added: Interval) {
        if added.is_empty() {
            return;
        }
        let touches = |kept: &Interval| kept.from <= added.until && added.from <= kept.until;
        let merged = self.0.iter().filter(|kept| touches(kept)).fold(added, |all, kept| Interval {
            from: all.from.min(kept.from),
            until: all.until.max(kept.until),
        });
        self.0.retain(|kept| !touches(kept));
        let place = self.0.partition_point(|kept| kept.from < merged.from);
        self.0.insert(place, merged);
    }

    /// Without the seconds of this one.
    pub fn remove(&mut self, removed: Interval) {
        if removed.is_empty() {
            return;
        }
        let kept = |interval: &Interval| {
            let before = Interval { until: interval.until.min(removed.from), ..*interval };
            let after = Interval { from: interval.from.max(removed.until), ..*interval };
            [before, after].into_iter().filter(|part| !part.is_empty())
        };
        self.0 = self.0.iter().flat_map(kept).collect();
    }

    /// The seconds that are in either.
    #[must_use]
    pub fn union(&self, other: &Intervals) -> Intervals {
        let mut all = self.clone();
        for interval in &other.0 {
            all.add(*interval);
        }
        all
    }

    /// The seconds that are here and not in the other.
    #[must_use]
    pub fn without(&self, other: &Intervals) -> Intervals {
        let mut left = self.clone();
        for interval in &other.0 {
            left.remove(*interval);
        }
        left
    }

    /// The interval in which `at` lies.
    pub fn containing(&self, at: Instant) -> Option<Interval> {
        self.0.iter().copied().find(|interval| interval.contains(at))
    }

    /// How many seconds between the two moments lie in the intervals.
    pub fn seconds_between(&self, from: Instant, until: Instant) -> i64 {
        let inside = |i: &Interval| (i.until.min(until) - i.from.max(from)).max(0);
        // Saturating, as moments are: between the ends of time lie more seconds than can be told.
        self.0.iter().map(inside).fold(0, i64::saturating_add)
    }

    /// The first moment by which `seconds` have passed since `from` outside the intervals.
    pub fn after(&self, from: Instant, seconds: i64) -> Instant {
        let mut at = from + seconds;
        if seconds <= 0 {
            // Nothing has to pass, in an interval or outside.
            return at;
        }
        for interval in &self.0 {
            if interval.from >= at {
                break;
            }
            at = at + (interval.until - interval.from.max(from)).max(0);
        }
        at
    }
}

impl FromIterator<Interval> for Intervals {
    fn from_iter<I: IntoIterator<Item = Interval>>(intervals: I) -> Intervals {
        let mut all = Intervals::default();
        for interval in intervals {
            all.add(interval);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn at(seconds: i64) -> Instant {
        Instant::from_unix(seconds)
    }

    fn span(from: i64, until: i64) -> Interval {
        Interval { from: at(from), until: at(until) }
    }

    /// Sets of seconds do what sets of numbers do, and are always written in one way.
    fn check_set(intervals: &Intervals, seconds: &BTreeSet<i64>) -> Result<(), TestCaseError> {
        let spans = intervals.as_slice();
        prop_assert!(spans.iter().all(|span| !span.is_empty()));
        prop_assert!(spans.windows(2).all(|two| two[0].until < two[1].from), "{:?}", spans);
        let listed = spans.iter().flat_map(|span| span.from.unix()..span.until.unix());
        prop_assert!(listed.eq(seconds.iter().copied()), "{:?}", spans);
        prop_assert_eq!(intervals.is_empty(), seconds.is_empty());
        for second in -5..45 {
            let inside = intervals.containing(at(second)).is_some();
            prop_assert_eq!(inside, seconds.contains(&second));
        }
        Ok(())
    }

    proptest! {
        /// LAW-10.1: leave, as a set of seconds, against a set of numbers; and the moment after so
        /// many seconds outside it, against counting them.
        #[test]
        fn intervals_are_sets_of_seconds(
            changes in proptest::collection::vec((0..40_i64, -3..12_i64, any::<bool>()), 0..12),
            from in -5..45_i64,
            until in -5..45_i64,
            wanted in 0..30_i64,
        ) {
            let (mut intervals, mut seconds) = (Intervals::default(), BTreeSet::new());
            let (mut added, mut removed) = (Intervals::default(), Intervals::default());
            for (first, length, add) in changes {
                let changed = span(first, first + length);
                if add {
                    intervals.add(changed);
                    added.add(changed);
                    seconds.extend(first..first + length);
                } else {
                    intervals.remove(changed);
                    removed.add(changed);
                    seconds.retain(|second| !(first..first + length).contains(second));
                }
                check_set(&intervals, &seconds)?;
            }
            prop_assert_eq!(intervals.union(&added), added.clone());
            prop_assert!(added.without(&removed).as_slice().iter().all(|s| intervals.contains_all(*s)));
            let inside = (from..until).filter(|second| seconds.contains(second)).count();
            prop_assert_eq!(intervals.seconds_between(at(from), at(until)), inside as i64);
            let (mut moment, mut passed) = (from, 0);
            while passed < wanted {
                passed += i64::from(!seconds.contains(&moment));
                moment += 1;
            }
            prop_assert_eq!(intervals.after(at(from), wanted), at(moment));
        }
    }

    impl Intervals {
        fn contains_all(&self, span: Interval) -> bool {
            self.seconds_between(span.from, span.until) == span.until - span.from
        }
    }

    /// Moments at the ends of time are no danger: a damaged log must not stop a server.
    #[test]
    fn the_ends_of_time_are_no_danger() {
        let ends = [i64::MIN, i64::MIN + 1, -1, 0, 1, i64::MAX - 1, i64::MAX];
        let mut all = Intervals::default();
        for (from, until) in [(i64::MIN, -9), (-5, -1), (0, 1), (7, i64::MAX)] {
            all.add(span(from, until));
        }
        for from in ends {
            for until in ends {
                let between = all.seconds_between(at(from), at(until));
                assert!(between >= 0, "{from} to {until}: {between}");
                assert!(all.after(at(from), until.max(0)) >= at(from), "{from}, {until} s");
            }
        }
        all.remove(span(i64::MIN, i64::MAX));
        assert!(all.is_empty());
    }
}
