//! The dates of rating lists (`TR-9.5`, `RAT-12`, `SKS-1.6`).

use std::fmt;
use std::str::FromStr;

use crate::Day;

/// Months of a quarter.
const MONTHS: u8 = 3;

/// Days between a list's being available and its taking effect: two weeks (`TR-9.5`, `SKS-1.6`).
const AVAILABLE_DAYS: i32 = 14;

/// Days before a list is published by which results are entered that officials enter (`RAT-13`).
const ENTERED_DAYS: i32 = 14;

/// The text is no quarter such as `2027/1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a quarter is a year and 1 to 4, such as 2027/1")]
pub struct ParseQuarterError;

/// A quarter of a year, for which a list is valid: from January, April, July and October
/// (`TR-9.5`, `SKS-1.6`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Quarter {
    first: Day,
}

impl Quarter {
    /// The quarter of a year, counted from 1; none where there is no such.
    pub fn new(year: i32, number: u8) -> Option<Quarter> {
        let months = number.checked_sub(1).filter(|before| *before < 4)? * MONTHS;
        Some(Quarter { first: Day::new_year(year)?.plus_months(months.into()) })
    }

    /// The quarter in which a day lies; none where the calendar ends.
    pub fn of(day: Day) -> Option<Quarter> {
        (1..=4).filter_map(|number| Quarter::new(day.year(), number)).find(|it| it.contains(day))
    }

    /// The day on which its list takes effect.
    pub fn starts_on(self) -> Day {
        self.first
    }

    /// The last day on which a result is reported in time for its list: a month before
    /// (`RAT-12`, `SKS-1.6`).
    pub fn reported_until(self) -> Day {
        let year = self.first.year();
        // Two months into the quarter before: 1 December, March, June or September.
        let before = Quarter::new(year, self.number() - 1).or_else(|| Quarter::new(year - 1, 4));
        before.map_or(self.first, |before| before.first.plus_months(2))
    }

    /// The day on which its list is available at the latest: two weeks before it takes effect
    /// (`TR-9.5`, `SKS-1.6`).
    pub fn available_from(self) -> Day {
        self.first.plus(-AVAILABLE_DAYS)
    }

    /// The last day on which results are entered in time that officials enter: two weeks before the
    /// day on which the list is published at the latest (`RAT-13`, `SKS-4.1-4.4`).
    pub fn entered_until(self) -> Day {
        self.available_from().plus(-ENTERED_DAYS)
    }

    /// The last day on which a result comes in time for its list, whoever enters it (`RAT-12`,
    /// `RAT-13`).
    pub fn complete_until(self) -> Day {
        self.reported_until().max(self.entered_until())
    }

    /// The first day on which everything in time is there, and its list can be calculated.
    pub fn due_from(self) -> Day {
        self.complete_until().plus(1)
    }

    /// The quarter after it; none where the calendar ends.
    pub fn next(self) -> Option<Quarter> {
        let year = self.first.year();
        Quarter::new(year, self.number() + 1).or_else(|| Quarter::new(year + 1, 1))
    }

    /// Whether every result in time for its list is there on a day: from the day after the last one on
    /// (`RAT-12`, `RAT-13`).
    pub fn is_due_on(self, day: Day) -> bool {
        self.due_from() <= day
    }

    /// The first quarter for whose list every result in time is there on a day.
    pub fn due_on(day: Day) -> Option<Quarter> {
        // The one before is reported in time long before its year begins.
        let first = Quarter::new(day.year(), 1)?;
        let following = std::iter::successors(Some(first), |quarter| quarter.next());
        following.take(6).take_while(|quarter| quarter.is_due_on(day)).last()
    }

    /// Whether a day is in it: its list is the one that is valid then.
    pub fn contains(self, day: Day) -> bool {
        self.first <= day && self.next().is_none_or(|next| day < next.first)
    }

    /// The number within its year, from 1.
    pub fn number(self) -> u8 {
        let year = self.first.year();
        let is = |number: &u8| Quarter::new(year, *number) == Some(self);
        (1..=4).find(is).unwrap_or(1)
    }
}

impl FromStr for Quarter {
    type Err = ParseQuarterError;

    fn from_str(text: &str) -> Result<Quarter, ParseQuarterError> {
        let (year, number) = text.split_once('/').ok_or(ParseQuarterError)?;
        let four_digits = year.len() == 4 && year.bytes().all(|b| b.is_ascii_digit());
        let quarter = year.parse().ok().filter(|_| four_digits).zip(number.parse().ok());
        let quarter = quarter.filter(|_| number.len() == 1);
        quarter.and_then(|(year, number)| Quarter::new(year, number)).ok_or(ParseQuarterError)
    }
}

impl fmt::Display for Quarter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first.year(), self.number())
    }
}
