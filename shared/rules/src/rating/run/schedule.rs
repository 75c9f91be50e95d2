//! What a run does by the calendar (`TR-9.5`, `SKS-1.6`): the next list is begun by itself, and the
//! rating commissioner is reminded of one that waits.

use super::{BY_SCHEDULE, RatingRun, RunState, next_list};
use crate::rating::{ListId, Pool, Quarter};
use crate::{Day, Instant};

/// Days before a list has to be available on which the rating commissioner is reminded of it.
const DAYS_BEFORE: [i32; 2] = [7, 1];

/// Days from one reminder to the next once it is late, the first of them on the day after.
const DAYS_APART: i32 = 7;

/// A list that waits to be published.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListReminder {
    /// The day of the reminder.
    pub on: Day,
    /// The day on which the list is available at the latest.
    pub available_from: Day,
    /// Whether that day is past.
    pub is_late: bool,
}

impl RatingRun {
    /// The reminder that is due on a day: the latest, while the list waits. One that the schedule has
    /// begun is told of once it is calculated.
    pub fn reminder(&self, list: ListId, today: Day) -> Option<ListReminder> {
        if self.state != RunState::Preview {
            return None;
        }
        let prepared = self.begun_by == BY_SCHEDULE && self.calculation == 1;
        let first = prepared.then(|| list.quarter.due_from());
        let days = first.into_iter().chain(reminder_days(list.quarter));
        let on = days.take_while(|day| *day <= today).last()?;
        let available_from = list.quarter.available_from();
        Some(ListReminder { on, available_from, is_late: available_from < on })
    }

    /// Whether it was published, or would be today, later than two weeks before it counts (`TR-9.5`). It is
    /// published all the same, as the players would go on with older ratings: the list says so. What was read
    /// from a file was published elsewhere.
    pub fn is_late(&self, list: ListId, today: Day) -> bool {
        let published = self.published.filter(|_| self.state.is_to_be_public());
        let on = published.map_or(today, |(at, _)| Day::of(at));
        !self.imported && list.quarter.available_from() < on
    }

    /// When its alarm rings, unless work that it lacks asks for an earlier one: when the list is to be
    /// brought to the profiles, when the next reminder is due, or when the next list is.
    pub fn wakes_at(&self, list: ListId, now: Instant) -> Option<Instant> {
        let today = Day::of(now);
        match self.state {
            RunState::Preview => {
                reminder_days(list.quarter).find(|day| today < *day).map(Day::starts_at)
            }
            RunState::Published => Some(list.counts_from().max(now)),
            RunState::InForce => {
                list.quarter.next().map(|next| next.due_from().starts_at().max(now))
            }
            RunState::Collecting
            | RunState::Calculating
            | RunState::Publishing
            | RunState::Entering
            | RunState::Withdrawing
            | RunState::Withdrawn => None,
        }
    }
}

/// The days on which a list that waits is told of, without an end.
fn reminder_days(quarter: Quarter) -> impl Iterator<Item = Day> {
    let available_from = quarter.available_from();
    let before = DAYS_BEFORE.into_iter().map(move |days| available_from.plus(-days));
    let late = (0..).map(move |times| available_from.plus(1 + DAYS_APART * times));
    before.chain(late)
}

/// A list that waits for the rating commissioner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitingList {
    /// Which.
    pub list: ListId,
    /// The day since when.
    pub since: Day,
    /// Whether it can be published; nobody has begun it else.
    pub is_prepared: bool,
}

impl WaitingList {
    fn new(list: ListId, is_prepared: bool) -> WaitingList {
        WaitingList { list, since: list.quarter.due_from(), is_prepared }
    }
}

/// Lists that wait for the rating commissioner: those that can be published, and those that are due where
/// nobody has begun them. A pool that never had a list waits for none.
pub fn waiting_lists<'a>(
    runs: impl IntoIterator<Item = (ListId, &'a RatingRun)>,
    today: Day,
) -> Vec<WaitingList> {
    let runs: Vec<_> = runs.into_iter().collect();
    let previews = runs.iter().filter(|(_, run)| run.state == RunState::Preview);
    let mut waiting: Vec<_> = previews.map(|(list, _)| WaitingList::new(*list, true)).collect();
    for pool in Pool::ALL {
        let lists = || runs.iter().map(|(list, _)| *list).filter(move |list| list.pool == pool);
        let next = next_list(pool, lists(), today).filter(|_| lists().next().is_some());
        let due = next.filter(|quarter| quarter.is_due_on(today));
        waiting.extend(due.map(|quarter| WaitingList::new(ListId { pool, quarter }, false)));
    }
    waiting
}
