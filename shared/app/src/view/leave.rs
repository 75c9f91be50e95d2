//! Leave as JSON: what the player and the officials see of one section.

use chrono::{DateTime, NaiveDate, Utc};
use rules::{Day, Instant, LeaveBook, LeaveKind, LeavePeriod, LeaveYear, Profile};
use serde::Serialize;
use store::Section;
use utoipa::ToSchema;

use super::{SectionView, time};

/// A player's leave in one section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = LeaveSection)]
pub struct LeaveSectionView {
    /// The section.
    pub section: SectionView,
    /// Days of leave in a calendar year; 0: there is no leave in this event.
    pub allowance_days: u16,
    /// The player's games in it that run.
    pub running_games: u32,
    /// This and the next year, and those in which there is leave of the player's own.
    pub years: Vec<LeaveYearView>,
    /// Leave, past and to come, in the order of its days.
    pub periods: Vec<LeavePeriodView>,
}

impl LeaveSectionView {
    /// The book as it stands at `now`.
    pub fn new(
        section: &Section,
        director: Option<&Profile>,
        running_games: u32,
        book: &LeaveBook,
        now: Instant,
    ) -> LeaveSectionView {
        let period = |period| LeavePeriodView::new(period, now);
        LeaveSectionView {
            section: SectionView::new(section, director),
            allowance_days: section.leave_days,
            running_games,
            years: book.years(now).into_iter().map(LeaveYearView::from).collect(),
            periods: book.periods().iter().map(period).collect(),
        }
    }
}

/// A calendar year of the allowance, in days.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = LeaveYear)]
pub struct LeaveYearView {
    /// The year.
    pub year: i32,
    /// Days that the event allows, corrections included.
    pub allowed: u32,
    /// Days of own leave, past and to come.
    pub taken: u32,
    /// Days that can still be taken.
    pub left: u32,
}

impl From<LeaveYear> for LeaveYearView {
    fn from(of: LeaveYear) -> LeaveYearView {
        LeaveYearView { year: of.year, allowed: of.allowed, taken: of.taken, left: of.left() }
    }
}

/// Some days of leave in a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = LeavePeriod)]
pub struct LeavePeriodView {
    /// The first day (UTC).
    pub first: NaiveDate,
    /// The last day (UTC).
    pub last: NaiveDate,
    /// How many days.
    pub days: u32,
    /// Whether it is charged to the allowance.
    pub kind: LeaveKindName,
    /// When the clocks stop.
    pub from: DateTime<Utc>,
    /// When they go on.
    pub until: DateTime<Utc>,
    /// Where it stands now.
    pub state: LeaveStateName,
}

impl LeavePeriodView {
    fn new(period: &LeavePeriod, now: Instant) -> LeavePeriodView {
        let (days, today) = (period.days, Day::of(now));
        let interval = days.interval();
        LeavePeriodView {
            first: days.first().to_date(),
            last: days.last().to_date(),
            days: days.count(),
            kind: match period.kind {
                LeaveKind::Own => LeaveKindName::Own,
                LeaveKind::Special => LeaveKindName::Special,
            },
            from: time(interval.from),
            until: time(interval.until),
            state: match () {
                () if days.last() < today => LeaveStateName::Past,
                () if days.first() > today => LeaveStateName::Coming,
                () => LeaveStateName::Running,
            },
        }
    }
}

/// What a period of leave is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = LeaveKind)]
pub enum LeaveKindName {
    /// The player's own, charged to the allowance.
    Own,
    /// Granted by an official, not charged.
    Special,
}

/// Where a period of leave stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = LeaveState)]
pub enum LeaveStateName {
    /// Over.
    Past,
    /// The clocks stand still.
    Running,
    /// Still to begin.
    Coming,
}
