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
        self.0.iter().map(inside).sum()
    }

    /// The first moment by which `seconds` have passed since `from` outside the intervals.
    pub fn after(&self, from: Instant, seconds: i64) -> Instant {
        let mut at = from + seconds;
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
