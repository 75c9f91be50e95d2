//! Finished games, read page by page, the latest first.

use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

use app::Page;
use store::Seat;

/// A finished game's place: when it ended, in seconds, and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place(i64, u32);

impl Place {
    /// None while the game runs.
    fn of(seat: &Seat) -> Option<Place> {
        Some(Place(seat.ended_at?.unix(), seat.game.0))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0, self.1)
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Place, ()> {
        let (ended, game) = text.rsplit_once('-').ok_or(())?;
        Ok(Place(ended.parse().map_err(drop)?, game.parse().map_err(drop)?))
    }
}

/// The finished games of a page, and where the next one begins.
pub(crate) fn part(seats: Vec<Seat>, page: &Page<Place>) -> (Vec<Seat>, Option<String>) {
    let is_behind = |place| page.after.is_none_or(|after| place < after);
    let mut finished: Vec<(Place, Seat)> = seats
        .into_iter()
        .filter_map(|seat| Some((Place::of(&seat)?, seat)))
        .filter(|(place, _)| is_behind(*place))
        .collect();
    finished.sort_unstable_by_key(|(place, _)| Reverse(*place));
    let next = page.cut(&mut finished, |(place, _)| *place);
    (finished.into_iter().map(|(_, seat)| seat).collect(), next)
}
