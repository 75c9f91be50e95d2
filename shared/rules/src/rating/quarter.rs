//! The dates of rating lists (`TR-9.5`, `RAT-12`, `SKS-1.6`).

use std::fmt;

use crate::Day;

/// Months of a quarter.
const MONTHS: u8 = 3;

/// Days between a list's being available and its taking effect: two weeks (`TR-9.5`, `SKS-1.6`).
const AVAILABLE_DAYS: i32 = 14;

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

    fn number(self) -> u8 {
        let year = self.first.year();
        let is = |number: &u8| Quarter::new(year, *number) == Some(self);
        (1..=4).find(is).unwrap_or(1)
    }
}

impl fmt::Display for Quarter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first.year(), self.number())
    }
}
