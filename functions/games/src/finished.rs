//! Finished games, read page by page, the latest first.

use std::cmp::Reverse;

use app::{Dated, Page};
use store::Seat;

/// The finished games of a page, and where the next one begins.
pub(crate) fn part(seats: Vec<Seat>, page: &Page<Dated>) -> (Vec<Seat>, Option<String>) {
    let is_behind = |place| page.after.is_none_or(|after| place < after);
    let mut finished: Vec<(Dated, Seat)> = seats
        .into_iter()
        .filter_map(|seat| Some((Dated { at: seat.ended_at?, number: seat.game.0 }, seat)))
        .filter(|(place, _)| is_behind(*place))
        .collect();
    finished.sort_unstable_by_key(|(place, _)| Reverse(*place));
    let next = page.cut(&mut finished, |(place, _)| *place);
    (finished.into_iter().map(|(_, seat)| seat).collect(), next)
}
