//! A list among the others of its pool: which comes next, and which rests on which.

use super::{RatingRun, RunRefusal, RunState};
use crate::rating::{ListId, Pool, Quarter};
use crate::{Day, Instant};

/// The quarter of a later list of the pool that is published or is going to be, of these runs; none
/// where there is none. A list rests on the one before: while a later one is published, it stays as
/// it is.
pub fn later_published(
    list: ListId,
    runs: impl IntoIterator<Item = (ListId, RunState)>,
) -> Option<Quarter> {
    let later =
        |(other, state): &(ListId, RunState)| list.is_before(*other) && state.is_to_be_public();
    runs.into_iter().find(later).map(|(other, _)| other.quarter)
}

/// Whether a list of the pool, of these runs, counts on a day and has not reached every player yet: what
/// players start with on that day is told once it has (`TR-9.4`).
pub fn is_being_entered(
    pool: Pool,
    runs: impl IntoIterator<Item = (ListId, RunState)>,
    now: Instant,
) -> bool {
    let waits = |(list, state): (ListId, RunState)| {
        let entered = !state.is_to_be_public() || state == RunState::InForce;
        list.pool == pool && list.counts_from() <= now && !entered
    };
    runs.into_iter().any(waits)
}

/// The quarter whose list comes next in a pool, of which these lists have a run: the one after the
/// newest, or the first for which every result in time is there (`RAT-12`).
pub fn next_list(
    pool: Pool,
    runs: impl IntoIterator<Item = ListId>,
    today: Day,
) -> Option<Quarter> {
    let known = runs.into_iter().filter(|list| list.pool == pool).map(|list| list.quarter);
    match known.max() {
        Some(last) => last.next(),
        None => Quarter::due_on(today),
    }
}

/// Refuses a list from a file where the pool has a list already: only a first one is read, or one in
/// place of what was read and taken back.
///
/// # Errors
/// `ListExists`.
pub fn check_import<'a>(
    list: ListId,
    runs: impl IntoIterator<Item = (ListId, &'a RatingRun)>,
) -> Result<(), RunRefusal> {
    let mut stands =
        runs.into_iter().filter(|(other, run)| other.pool == list.pool && !run.makes_room());
    match stands.next() {
        Some(_) => Err(RunRefusal::ListExists),
        None => Ok(()),
    }
}
