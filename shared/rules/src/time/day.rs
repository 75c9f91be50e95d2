//! Calendar days in UTC: the grain of leave.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Datelike, Months, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use crate::{DAY_SECONDS, Instant, Interval};

/// A calendar day in UTC: days since 1970-01-01, always one that the calendar can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "i32", into = "i32")]
pub struct Day(i32);

/// The calendar ends before this day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} days after 1970-01-01 are beyond the calendar")]
pub struct BeyondCalendar(i32);

impl TryFrom<i32> for Day {
    type Error = BeyondCalendar;

    fn try_from(days: i32) -> Result<Day, BeyondCalendar> {
        Day::from_unix_days(days).ok_or(BeyondCalendar(days))
    }
}

impl From<Day> for i32 {
    fn from(day: Day) -> i32 {
        day.0
    }
}

impl Day {
    /// The day on which `at` lies.
    pub fn of(at: Instant) -> Day {
        Day::from(at.to_utc().date_naive())
    }

    /// The day that lies `days` after 1970-01-01; none where the calendar ends.
    pub fn from_unix_days(days: i32) -> Option<Day> {
        DateTime::<Utc>::from_timestamp(i64::from(days) * DAY_SECONDS, 0).map(|_| Day(days))
    }

    /// The first day of a year; none where the calendar ends.
    pub fn new_year(year: i32) -> Option<Day> {
        NaiveDate::from_ymd_opt(year, 1, 1).map(Day::from)
    }

    /// Days since 1970-01-01.
    pub fn unix_days(self) -> i32 {
        self.0
    }

    /// The day as a date, for people and for JSON.
    pub fn to_date(self) -> NaiveDate {
        self.starts_at().to_utc().date_naive()
    }

    /// The year in which it lies.
    pub fn year(self) -> i32 {
        self.to_date().year()
    }

    /// Its first second: 00:00 UTC.
    pub fn starts_at(self) -> Instant {
        Instant::from_unix(i64::from(self.0) * DAY_SECONDS)
    }

    /// The day after; the calendar's last day comes after itself.
    #[must_use]
    pub fn next(self) -> Day {
        self.plus(1)
    }

    /// The day before; the calendar's first day comes before itself.
    #[must_use]
    pub fn previous(self) -> Day {
        self.plus(-1)
    }

    /// The day of the same number so many months later, or that month's last day; the same day where
    /// the calendar ends.
    #[must_use]
    pub fn plus_months(self, months: u32) -> Day {
        self.to_date().checked_add_months(Months::new(months)).map_or(self, Day::from)
    }

    /// The day of the same number so many months earlier, or that month's last day; the same day where
    /// the calendar begins.
    #[must_use]
    pub fn minus_months(self, months: u32) -> Day {
        self.to_date().checked_sub_months(Months::new(months)).map_or(self, Day::from)
    }

    /// So many days later, or the same day where the calendar ends.
    #[must_use]
    pub fn plus(self, days: i32) -> Day {
        self.0.checked_add(days).and_then(Day::from_unix_days).unwrap_or(self)
    }
}

impl Instant {
    /// The same time of the day so many months later, or on that month's last day.
    #[must_use]
    pub fn plus_months(self, months: u32) -> Instant {
        let today = Day::of(self);
        today.plus_months(months).starts_at() + (self - today.starts_at())
    }

    /// The same time of the day so many months earlier, or on that month's last day.
    #[must_use]
    pub fn minus_months(self, months: u32) -> Instant {
        let today = Day::of(self);
        today.minus_months(months).starts_at() + (self - today.starts_at())
    }
}

/// The text is no day as it is written, such as `2026-11-24`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a day is written as 2026-11-24")]
pub struct ParseDayError;

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Day, ParseDayError> {
        let day = Day::from(text.parse::<NaiveDate>().map_err(|_| ParseDayError)?);
        // A year of six digits, or a month of one, is another spelling.
        if day.to_string() == text { Ok(day) } else { Err(ParseDayError) }
    }
}

impl From<NaiveDate> for Day {
    fn from(date: NaiveDate) -> Day {
        // A NaiveDate has 2^18 years at most, each way: its days fit.
        let days = date.signed_duration_since(NaiveDate::default()).num_days();
        Day(i32::try_from(days).unwrap_or_default())
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_date().fmt(f)
    }
}

/// Some calendar days in a row, both ends included; there is always one at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Days {
    first: Day,
    last: Day,
}

impl Days {
    /// From one day to another; none when the last comes before the first.
    pub fn new(first: Day, last: Day) -> Option<Days> {
        (first <= last).then_some(Days { first, last })
    }

    /// The first day.
    pub fn first(self) -> Day {
        self.first
    }

    /// The last day.
    pub fn last(self) -> Day {
        self.last
    }

    /// How many they are: at least 1.
    pub fn count(self) -> u32 {
        self.last.0.abs_diff(self.first.0).saturating_add(1)
    }

    /// The days that are in both.
    pub fn common(self, other: Days) -> Option<Days> {
        Days::new(self.first.max(other.first), self.last.min(other.last))
    }

    /// The days before and the days after those of `other`, as far as there are any.
    pub fn without(self, other: Days) -> impl Iterator<Item = Days> {
        let parts = match self.common(other) {
            None => [Some(self), None],
            // Compared before it is counted on: at the calendar's ends a day has no neighbour.
            Some(common) => [
                (self.first < common.first)
                    .then(|| Days { first: self.first, last: common.first.previous() }),
                (common.last < self.last)
                    .then(|| Days { first: common.last.next(), last: self.last }),
            ],
        };
        parts.into_iter().flatten()
    }

    /// The seconds for which a clock stands still: from 00:00 UTC of the first day to 00:00 UTC
    /// after the last.
    pub fn interval(self) -> Interval {
        Interval { from: self.first.starts_at(), until: self.last.starts_at() + DAY_SECONDS }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        Day::from(text.parse::<NaiveDate>().expect("a date"))
    }

    #[test]
    fn days_are_days_of_the_calendar() {
        for (text, unix_days) in
            [("1970-01-01", 0), ("1969-12-31", -1), ("2024-02-29", 19_782), ("2026-11-21", 20_778)]
        {
            let day = day(text);
            assert_eq!((day.unix_days(), day.to_string()), (unix_days, text.to_owned()));
            assert_eq!(Day::from_unix_days(unix_days), Some(day));
            assert_eq!((Day::of(day.starts_at()), Day::of(day.starts_at() + 86_399)), (day, day));
            assert_eq!(Day::of(day.starts_at() + 86_400), day.next());
            assert_eq!(Day::of(day.starts_at() + -1), day.previous());
        }
        assert_eq!(day("2024-02-28").next(), day("2024-02-29"));
        assert_eq!(day("2025-02-28").next(), day("2025-03-01"));
        assert_eq!(Day::new_year(2027), Some(day("2027-01-01")));
    }

    #[test]
    fn months_are_months_of_the_calendar() {
        for (from, months, until) in [
            ("2026-11-21", 0, "2026-11-21"),
            ("2026-11-21", 6, "2027-05-21"),
            ("2026-08-31", 6, "2027-02-28"),
            ("2027-08-31", 6, "2028-02-29"),
            ("2028-02-29", 12, "2029-02-28"),
            ("2026-12-31", 2, "2027-02-28"),
            ("2026-11-21", 60, "2031-11-21"),
        ] {
            assert_eq!(day(from).plus_months(months), day(until), "{from} and {months}");
        }
        for (until, months, from) in [
            ("2026-11-21", 0, "2026-11-21"),
            ("2027-02-28", 1, "2027-01-28"),
            ("2026-03-31", 1, "2026-02-28"),
            ("2026-01-15", 1, "2025-12-15"),
        ] {
            assert_eq!(day(until).minus_months(months), day(from), "{until} and {months}");
        }
        let last = Day::from(NaiveDate::MAX);
        assert_eq!((last.plus_months(1), last.plus_months(u32::MAX)), (last, last));
    }

    /// What comes from outside may be the calendar's last day: nothing overflows.
    #[test]
    fn the_calendar_ends() {
        for date in [NaiveDate::MIN, NaiveDate::MAX] {
            assert_eq!(Day::from(date).to_date(), date);
        }
        let (first, last) = (Day::from(NaiveDate::MIN), Day::from(NaiveDate::MAX));
        assert_eq!((first.previous(), last.next()), (first, last));
        assert_eq!(last.plus(i32::MAX), last);
        assert_eq!((Day::from_unix_days(i32::MAX), Day::from_unix_days(i32::MIN)), (None, None));
        assert_eq!(Day::new_year(i32::MAX), None);
        let all = Days::new(first, last).expect("days");
        assert_eq!(all.count(), first.unix_days().abs_diff(last.unix_days()) + 1);
        assert_eq!(all.without(all).count(), 0);
    }

    #[test]
    fn days_are_taken_away() {
        let days = |first, last| Days::new(Day(first), Day(last)).expect("days");
        let cases: &[(Days, &[Days])] = &[
            (days(1, 4), &[days(5, 9)]),
            (days(10, 12), &[days(5, 9)]),
            (days(1, 5), &[days(6, 9)]),
            (days(9, 9), &[days(5, 8)]),
            (days(6, 6), &[days(5, 5), days(7, 9)]),
            (days(5, 9), &[]),
            (days(1, 20), &[]),
        ];
        for (taken, left) in cases {
            assert_eq!(days(5, 9).without(*taken).collect::<Vec<_>>(), *left, "{taken:?}");
        }
        assert_eq!(Days::new(Day(2), Day(1)), None);
        assert_eq!((days(5, 9).count(), days(5, 5).count()), (5, 1));
    }
}
