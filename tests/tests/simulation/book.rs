//! The auditor's leave book: which days a player is away in one section, and what is left of each
//! calendar year (LAW-10.1). Days are counted from 1970-01-01.

use std::collections::BTreeSet;

use tests::DAY;

/// Entries of a player's own in a calendar year.
const ENTRIES_MAX: usize = 50;
/// Most days of one special leave.
const SPECIAL_MAX: i64 = 1_096;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    Register,
    Cancel,
    Grant,
    Withdraw,
}

/// A player's leave in one section.
#[derive(Clone, Debug)]
pub(crate) struct Book {
    pub(crate) allowance: i64,
    pub(crate) own: Vec<(i64, i64)>,
    pub(crate) special: Vec<(i64, i64)>,
    /// Everything that was entered, with the year in which that was done.
    entered: Vec<(Asked, (i64, i64), i64)>,
}

/// The day on which a moment lies.
pub(crate) fn day_of(at: i64) -> i64 {
    at.div_euclid(DAY)
}

fn days_in_year(year: i64) -> i64 {
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    if leap { 366 } else { 365 }
}

/// The first day of a year.
pub(crate) fn new_year(year: i64) -> i64 {
    (1970..year).map(days_in_year).sum()
}

/// The year in which a day lies.
pub(crate) fn year_of(day: i64) -> i64 {
    let (mut year, mut next) = (1970, days_in_year(1970));
    while day >= next {
        year += 1;
        next += days_in_year(year);
    }
    year
}

fn touch(one: (i64, i64), other: (i64, i64)) -> bool {
    one.0 <= other.1 && other.0 <= one.1
}

impl Book {
    pub(crate) fn new(allowance: i64) -> Book {
        Book { allowance, own: Vec::new(), special: Vec::new(), entered: Vec::new() }
    }

    /// Every day of leave.
    pub(crate) fn days(&self) -> BTreeSet<i64> {
        self.own.iter().chain(&self.special).flat_map(|&(first, last)| first..=last).collect()
    }

    /// Days of a year that are charged: own leave that no special leave covers.
    pub(crate) fn taken(&self, year: i64) -> i64 {
        let special = |day| self.special.iter().any(|&(first, last)| first <= day && day <= last);
        let own = self.own.iter().flat_map(|&(first, last)| first..=last);
        let charged = own.filter(|day| year_of(*day) == year && !special(*day)).count();
        i64::try_from(charged).expect("few days")
    }

    /// What is entered; `Ok(false)` when it was before, and the code of the refusal otherwise.
    pub(crate) fn decide(
        &self,
        asked: Asked,
        days: (i64, i64),
        now: i64,
    ) -> Result<bool, &'static str> {
        let (today, latest) = (day_of(now), new_year(year_of(day_of(now)) + 2) - 1);
        match asked {
            _ if self.allowance == 0 => Err("no_leave_in_event"),
            Asked::Register if self.own.contains(&days) => Ok(false),
            Asked::Register if days.0 <= today => Err("leave_retroactive"),
            Asked::Register if days.1 > latest => Err("leave_too_far_ahead"),
            Asked::Register => {
                if self.own.iter().chain(&self.special).any(|period| touch(*period, days)) {
                    return Err("leave_overlaps");
                }
                let fits = |year| {
                    let asked = (days.0..=days.1).filter(|day| year_of(*day) == year).count();
                    i64::try_from(asked).expect("few days")
                        <= (self.allowance - self.taken(year)).max(0)
                };
                if !(year_of(days.0)..=year_of(days.1)).all(fits) {
                    return Err("leave_allowance_exceeded");
                }
                let of_own = |(asked, _, year): &&(Asked, (i64, i64), i64)| {
                    matches!(asked, Asked::Register | Asked::Cancel) && *year == year_of(today)
                };
                if self.entered.iter().filter(of_own).count() >= ENTRIES_MAX {
                    return Err("too_many_periods");
                }
                Ok(true)
            }
            Asked::Grant if self.special.contains(&days) => Ok(false),
            Asked::Grant if days.0 < today - SPECIAL_MAX => Err("leave_retroactive"),
            Asked::Grant if days.0 > latest => Err("leave_too_far_ahead"),
            Asked::Grant if days.1 - days.0 >= SPECIAL_MAX => Err("leave_too_long"),
            Asked::Grant if self.special.iter().any(|period| touch(*period, days)) => {
                Err("leave_overlaps")
            }
            Asked::Grant => Ok(true),
            Asked::Cancel | Asked::Withdraw => {
                let begins = days.0.max(today + 1);
                let special = self.special.iter().filter(|_| asked == Asked::Withdraw);
                let left = begins <= days.1;
                if left && self.own.iter().chain(special).any(|p| touch(*p, (begins, days.1))) {
                    Ok(true)
                } else if self.entered.iter().any(|(a, d, _)| (*a, *d) == (asked, days)) {
                    Ok(false)
                } else if left {
                    Err("not_on_leave")
                } else {
                    Err("leave_retroactive")
                }
            }
        }
    }

    /// Enters what was decided.
    pub(crate) fn enter(&mut self, asked: Asked, days: (i64, i64), now: i64) {
        let taken = (days.0.max(day_of(now) + 1), days.1);
        match asked {
            Asked::Register => self.own.push(days),
            Asked::Grant => self.special.push(days),
            Asked::Cancel => take_away(&mut self.own, taken),
            Asked::Withdraw => {
                take_away(&mut self.own, taken);
                take_away(&mut self.special, taken);
            }
        }
        self.entered.push((asked, days, year_of(day_of(now))));
    }
}

/// Without the days taken; what is left on either side stays a period of its own.
fn take_away(periods: &mut Vec<(i64, i64)>, taken: (i64, i64)) {
    let left = |&(first, last): &(i64, i64)| {
        let before = (first, last.min(taken.0 - 1));
        let after = (first.max(taken.1 + 1), last);
        [before, after].into_iter().filter(|(first, last)| first <= last)
    };
    if taken.0 <= taken.1 {
        *periods = periods.iter().flat_map(left).collect();
    }
}
