//! Leave (`LAW-10.1`): the book of one player in one section, and what may be entered in it.
//!
//! The book is the log of what was entered, by whom and why; the days of leave and the corrections
//! of the allowance are folded from it, as a game is from its log. The event says how many days a
//! calendar year has. A running game mirrors the book as events of its own, so that its clock needs
//! no second read.
//!
//! A player enters leave from tomorrow on, and cancels days from tomorrow on: what has begun
//! stands. Officials also grant special leave, which may lie in the past and over leave of the
//! player's own; its days are not charged to the allowance.

use std::collections::{BTreeMap, BTreeSet};

use super::leave_refusal::{
    CORRECTION_DAYS_MAX, LEAVE_ENTRIES_MAX, LeaveRefusal, SPECIAL_LEAVE_DAYS_MAX,
};
use crate::{Day, Days, Instant, Intervals, PlayerId};

/// What a period of leave is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LeaveKind {
    /// Entered by the player and charged to the allowance.
    Own,
    /// Granted by an official.
    Special,
}

/// Some days of leave in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LeavePeriod {
    /// The days.
    pub days: Days,
    /// What they are.
    pub kind: LeaveKind,
    /// Who entered them.
    pub by: PlayerId,
}

/// What was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveAction {
    /// The player takes leave.
    Registered(Days),
    /// The player takes back what is left of it: of these days those that had not begun.
    Cancelled(Days),
    /// An official grants special leave.
    Granted(Days),
    /// An official takes back leave of either kind: of these days those that had not begun.
    Withdrawn(Days),
    /// An official sets by how many days a year's allowance differs from the event's.
    Corrected {
        /// The calendar year.
        year: i32,
        /// More days, or fewer when negative; in place of what was set before.
        days: i16,
    },
}

/// One line of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaveEntry {
    /// When it was entered.
    pub at: Instant,
    /// Who entered it.
    pub by: PlayerId,
    /// What.
    pub action: LeaveAction,
    /// Why, where an official entered it; a player gives no reason.
    pub reason: String,
}

/// What the book says to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeaveDecision {
    /// To be entered.
    Accepted(LeaveEntry),
    /// Entered already: there is nothing to do.
    Repeated,
}

/// A calendar year of the allowance, in days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaveYear {
    /// The year.
    pub year: i32,
    /// Days that the event and the corrections allow.
    pub allowed: u32,
    /// Days of own leave, past and to come, that no special leave covers.
    pub taken: u32,
}

impl LeaveYear {
    /// Days that can still be taken; 0 when a correction has left fewer than were taken.
    pub fn left(&self) -> u32 {
        self.allowed.saturating_sub(self.taken)
    }
}

/// The leave of one player in one section (`LAW-10.1`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaveBook {
    leave_days: u16,
    entries: Vec<LeaveEntry>,
    /// In the order of their days; periods of one kind have no day in common.
    periods: Vec<LeavePeriod>,
    corrections: BTreeMap<i32, i16>,
}

impl LeaveBook {
    /// The book as its entries tell it, in an event with so many days of leave a calendar year;
    /// 0 where the event has no leave.
    pub fn replay(leave_days: u16, entries: &[LeaveEntry]) -> LeaveBook {
        let (periods, corrections) = (Vec::new(), BTreeMap::new());
        let mut book = LeaveBook { leave_days, entries: Vec::new(), periods, corrections };
        entries.iter().for_each(|entry| book.apply(entry));
        book
    }

    /// Enters what was decided. Decides nothing.
    pub fn apply(&mut self, entry: &LeaveEntry) {
        let LeaveEntry { at, by, action, .. } = *entry;
        match action {
            LeaveAction::Registered(days) => {
                self.periods.push(LeavePeriod { days, kind: LeaveKind::Own, by });
            }
            LeaveAction::Granted(days) => {
                self.periods.push(LeavePeriod { days, kind: LeaveKind::Special, by });
            }
            LeaveAction::Cancelled(days) => self.take_away(days, &[LeaveKind::Own], at),
            LeaveAction::Withdrawn(days) => {
                self.take_away(days, &[LeaveKind::Own, LeaveKind::Special], at);
            }
            LeaveAction::Corrected { year, days } => {
                self.corrections.insert(year, days);
            }
        }
        self.periods.sort();
        self.entries.push(entry.clone());
    }

    /// Takes away those of the days that have not begun at `at`.
    fn take_away(&mut self, days: Days, kinds: &[LeaveKind], at: Instant) {
        let Some(taken) = not_begun(days, at) else { return };
        let left = |period: &LeavePeriod| {
            let taken = kinds.contains(&period.kind).then_some(taken);
            let parts = match taken {
                Some(taken) => period.days.without(taken).collect(),
                None => vec![period.days],
            };
            let period = *period;
            parts.into_iter().map(move |days| LeavePeriod { days, ..period })
        };
        self.periods = self.periods.iter().flat_map(left).collect();
    }

    /// Enters leave of the player's own, from tomorrow (UTC) to the end of the next calendar year.
    /// Leave over New Year is charged to each year by its days. Besides moving this is the only way to
    /// stop one's own clock (`LAW-6.10b`).
    ///
    /// # Errors
    /// `NoLeaveInEvent`, `LastBeforeFirst`, `Retroactive`, `TooFarAhead`, `Overlaps`,
    /// `AllowanceExceeded`, `TooManyPeriods`.
    pub fn register(
        &self,
        first: Day,
        last: Day,
        by: PlayerId,
        now: Instant,
    ) -> Result<LeaveDecision, LeaveRefusal> {
        let days = Days::new(first, last);
        if days.is_some_and(|days| self.has(days, LeaveKind::Own)) {
            return Ok(LeaveDecision::Repeated);
        }
        self.must_have_leave()?;
        let days = days.ok_or(LeaveRefusal::LastBeforeFirst)?;
        let earliest = Day::of(now).next();
        if first < earliest {
            return Err(LeaveRefusal::Retroactive { earliest });
        }
        must_not_be_later(last, now)?;
        must_be_free(days, self.periods.iter())?;
        for year in self.years_of(days) {
            let asked = days_in(days, year.year).map_or(0, Days::count);
            if asked > year.left() {
                let LeaveYear { year, .. } = year;
                let left = self.year(year).left();
                return Err(LeaveRefusal::AllowanceExceeded { year, left, asked });
            }
        }
        if self.entered_in(Day::of(now).year()) >= LEAVE_ENTRIES_MAX {
            return Err(LeaveRefusal::TooManyPeriods);
        }
        Ok(accepted(LeaveAction::Registered(days), by, "", now))
    }

    /// Takes back the player's own leave on those of the days that have not begun: a running leave
    /// ends today (UTC), one to come may go as a whole. The allowance gets its days back.
    ///
    /// # Errors
    /// `LastBeforeFirst`, `Retroactive` when all of the days have begun, `NotOnLeave`.
    pub fn cancel(
        &self,
        first: Day,
        last: Day,
        by: PlayerId,
        now: Instant,
    ) -> Result<LeaveDecision, LeaveRefusal> {
        let days = Days::new(first, last).ok_or(LeaveRefusal::LastBeforeFirst)?;
        self.take_back(LeaveAction::Cancelled(days), days, &[LeaveKind::Own], (by, ""), now)
    }

    /// Takes back leave of either kind, as an official: otherwise as [`LeaveBook::cancel`].
    ///
    /// # Errors
    /// As [`LeaveBook::cancel`].
    pub fn withdraw(
        &self,
        first: Day,
        last: Day,
        by: PlayerId,
        reason: &str,
        now: Instant,
    ) -> Result<LeaveDecision, LeaveRefusal> {
        let days = Days::new(first, last).ok_or(LeaveRefusal::LastBeforeFirst)?;
        let kinds = [LeaveKind::Own, LeaveKind::Special];
        self.take_back(LeaveAction::Withdrawn(days), days, &kinds, (by, reason), now)
    }

    fn take_back(
        &self,
        action: LeaveAction,
        days: Days,
        kinds: &[LeaveKind],
        (by, reason): (PlayerId, &str),
        now: Instant,
    ) -> Result<LeaveDecision, LeaveRefusal> {
        let on_leave = |days: Days| {
            let mut periods = self.periods.iter().filter(|period| kinds.contains(&period.kind));
            periods.any(|period| period.days.common(days).is_some())
        };
        let left = not_begun(days, now);
        if left.is_some_and(on_leave) {
            return Ok(accepted(action, by, reason, now));
        }
        if self.entries.iter().any(|entry| entry.action == action) {
            return Ok(LeaveDecision::Repeated);
        }
        if left.is_none() {
            return Err(LeaveRefusal::Retroactive { earliest: Day::of(now).next() });
        }
        Err(LeaveRefusal::NotOnLeave)
    }

    /// Grants special leave, which may lie in the past and over leave of the player's own.
    ///
    /// # Errors
    /// `NoLeaveInEvent`, `LastBeforeFirst`, `Retroactive` when it begins more than
    /// [`SPECIAL_LEAVE_DAYS_MAX`] days ago, `TooFarAhead` when it begins after the end of the next
    /// calendar year, `TooLong`, `Overlaps` with other special leave.
    pub fn grant_special(
        &self,
        first: Day,
        last: Day,
        by: PlayerId,
        reason: &str,
        now: Instant,
    ) -> Result<LeaveDecision, LeaveRefusal> {
        let days = Days::new(first, last);
        if days.is_some_and(|days| self.has(days, LeaveKind::Special)) {
            return Ok(LeaveDecision::Repeated);
        }
        self.must_have_leave()?;
        let days = days.ok_or(LeaveRefusal::LastBeforeFirst)?;
        let earliest = Day::of(now).plus(-i32::from(SPECIAL_LEAVE_DAYS_MAX));
        if first < earliest {
            return Err(LeaveRefusal::Retroactive { earliest });
        }
        must_not_be_later(first, now)?;
        if days.count() > SPECIAL_LEAVE_DAYS_MAX.into() {
            return Err(LeaveRefusal::TooLong { days: days.count() });
        }
        let special = self.periods.iter().filter(|period| period.kind == LeaveKind::Special);
        must_be_free(days, special)?;
        Ok(accepted(LeaveAction::Granted(days), by, reason, now))
    }

    /// Sets by how many days this or the next year's allowance differs from the event's. Leave
    /// that was entered before stays, even where it is now more than is allowed.
    ///
    /// # Errors
    /// `NoLeaveInEvent`, `Retroactive`, `TooFarAhead`, `CorrectionTooLarge`.
    pub fn correct_allowance(
        &self,
        year: i32,
        days: i16,
        by: PlayerId,
        reason: &str,
        now: Instant,
    ) -> Result<LeaveDecision, LeaveRefusal> {
        if self.correction(year) == days {
            return Ok(LeaveDecision::Repeated);
        }
        self.must_have_leave()?;
        let this_year = Day::of(now).year();
        if year < this_year {
            let earliest = Day::new_year(this_year).unwrap_or_else(|| Day::of(now));
            return Err(LeaveRefusal::Retroactive { earliest });
        }
        if year > this_year.saturating_add(1) {
            return Err(LeaveRefusal::TooFarAhead { latest: latest(now) });
        }
        if days.unsigned_abs() > CORRECTION_DAYS_MAX {
            return Err(LeaveRefusal::CorrectionTooLarge { days });
        }
        Ok(accepted(LeaveAction::Corrected { year, days }, by, reason, now))
    }

    /// Days of leave that the event has a calendar year; 0 where it has none.
    pub fn leave_days(&self) -> u16 {
        self.leave_days
    }

    /// Everything that was entered, in order.
    pub fn entries(&self) -> &[LeaveEntry] {
        &self.entries
    }

    /// The periods of leave in the order of their days. Special leave may lie over own leave.
    pub fn periods(&self) -> &[LeavePeriod] {
        &self.periods
    }

    /// When the player's clocks stand still: in order, none touching another. Nothing where the
    /// event has no leave.
    pub fn intervals(&self) -> Intervals {
        let periods = self.periods.iter().filter(|_| self.leave_days > 0);
        periods.map(|period| period.days.interval()).collect()
    }

    /// The days by which a year's allowance differs from the event's.
    pub fn correction(&self, year: i32) -> i16 {
        self.corrections.get(&year).copied().unwrap_or(0)
    }

    /// A calendar year of the allowance.
    pub fn year(&self, year: i32) -> LeaveYear {
        let allowed = i32::from(self.leave_days) + i32::from(self.correction(year));
        let allowed = u32::try_from(allowed).unwrap_or(0);
        let of_kind = |kind| {
            let periods = self.periods.iter().filter(move |period| period.kind == kind);
            periods.filter_map(move |period| days_in(period.days, year))
        };
        let own: u32 = of_kind(LeaveKind::Own).map(Days::count).sum();
        let covered = of_kind(LeaveKind::Own).flat_map(|own| {
            of_kind(LeaveKind::Special).filter_map(move |special| special.common(own))
        });
        let taken = own.saturating_sub(covered.map(Days::count).sum());
        LeaveYear { year, allowed: if self.leave_days == 0 { 0 } else { allowed }, taken }
    }

    /// This and the next calendar year, and every other in which there is own leave.
    pub fn years(&self, now: Instant) -> Vec<LeaveYear> {
        let this_year = Day::of(now).year();
        let mut years = BTreeSet::from([this_year, this_year.saturating_add(1)]);
        for period in self.periods.iter().filter(|period| period.kind == LeaveKind::Own) {
            years.extend(period.days.first().year()..=period.days.last().year());
        }
        years.into_iter().map(|year| self.year(year)).collect()
    }

    fn years_of(&self, days: Days) -> impl Iterator<Item = LeaveYear> {
        (days.first().year()..=days.last().year()).map(|year| self.year(year))
    }

    fn has(&self, days: Days, kind: LeaveKind) -> bool {
        self.periods.iter().any(|period| period.days == days && period.kind == kind)
    }

    /// How often the player has entered or cancelled leave in a calendar year.
    fn entered_in(&self, year: i32) -> u32 {
        let own = |entry: &&LeaveEntry| {
            matches!(entry.action, LeaveAction::Registered(_) | LeaveAction::Cancelled(_))
                && Day::of(entry.at).year() == year
        };
        u32::try_from(self.entries.iter().filter(own).count()).unwrap_or(u32::MAX)
    }

    fn must_have_leave(&self) -> Result<(), LeaveRefusal> {
        if self.leave_days == 0 { Err(LeaveRefusal::NoLeaveInEvent) } else { Ok(()) }
    }
}

fn accepted(action: LeaveAction, by: PlayerId, reason: &str, at: Instant) -> LeaveDecision {
    LeaveDecision::Accepted(LeaveEntry { at, by, action, reason: reason.to_owned() })
}

/// Those of the days that begin after `now`: from tomorrow on.
fn not_begun(days: Days, now: Instant) -> Option<Days> {
    Days::new(days.first().max(Day::of(now).next()), days.last())
}

/// Those of the days that lie in a calendar year.
fn days_in(days: Days, year: i32) -> Option<Days> {
    let (first, next) = (Day::new_year(year)?, Day::new_year(year.checked_add(1)?)?);
    days.common(Days::new(first, next.previous())?)
}

/// The last day for which leave can be entered: the end of the next calendar year.
fn latest(now: Instant) -> Day {
    let after = Day::new_year(Day::of(now).year().saturating_add(2));
    after.map_or_else(|| Day::of(now), Day::previous)
}

fn must_not_be_later(day: Day, now: Instant) -> Result<(), LeaveRefusal> {
    let latest = latest(now);
    if day > latest { Err(LeaveRefusal::TooFarAhead { latest }) } else { Ok(()) }
}

/// Refuses days of which some are leave already, and names the first such leave.
fn must_be_free<'a>(
    days: Days,
    mut periods: impl Iterator<Item = &'a LeavePeriod>,
) -> Result<(), LeaveRefusal> {
    match periods.find(|period| period.days.common(days).is_some()) {
        Some(LeavePeriod { days, .. }) => {
            Err(LeaveRefusal::Overlaps { first: days.first(), last: days.last() })
        }
        None => Ok(()),
    }
}
