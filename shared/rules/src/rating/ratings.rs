//! A player's ratings as they count today: one for each pool, and that of FIDE.

use crate::rating::{FIXED_GAMES_MIN, FideEntry, ListEntry, Options, Pool, Start, start_rating};
use crate::{Day, Variant};

/// What the lists say of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ratings {
    /// In chess.
    pub chess: ListEntry,
    /// In Chess960, which has a list of its own (`TR-9.2`).
    pub chess960: ListEntry,
    /// What the latest list of FIDE says that is known here (`TR-9.4`, `NORM-4b`).
    pub fide: Option<FideEntry>,
}

impl Ratings {
    /// A published rating in chess of which nobody tells the number of games: a fixed one.
    pub fn of_chess(rating: Option<u16>) -> Ratings {
        let games = if rating.is_some() { FIXED_GAMES_MIN } else { 0 };
        Ratings { chess: ListEntry { rating, games }, ..Ratings::default() }
    }

    /// In a pool.
    pub fn of_pool(&self, pool: Pool) -> ListEntry {
        match pool {
            Pool::Chess => self.chess,
            Pool::Chess960 => self.chess960,
        }
    }

    /// The same in a pool, to be changed.
    pub fn of_pool_mut(&mut self, pool: Pool) -> &mut ListEntry {
        match pool {
            Pool::Chess => &mut self.chess,
            Pool::Chess960 => &mut self.chess960,
        }
    }

    /// What counts in events of a variant. Makruk has no rating of its own (`MAK-EVENT`): that of
    /// chess tells how strong a player is at thinking.
    pub fn of_variant(&self, variant: Variant) -> ListEntry {
        self.of_pool(Pool::of(variant).unwrap_or(Pool::Chess))
    }

    /// What counts on a day of what FIDE says: only the list that is valid then (`TR-9.4`,
    /// `NORM-4b`), and only in chess.
    pub fn fide_on(&self, day: Day, variant: Variant) -> Option<FideEntry> {
        self.fide.filter(|fide| fide.counts_on(day) && Pool::of(variant) == Some(Pool::Chess))
    }

    /// The FIDE rating that counts on a day, where it stands in for an own one.
    pub fn fide_rating_on(&self, day: Day, variant: Variant) -> Option<u16> {
        self.fide_on(day, variant).and_then(|fide| fide.rating)
    }

    /// What the player starts an event of a variant with as of a day, `level` being that of the event
    /// (`TR-9.4`, `SKS-1.5`).
    pub fn start(&self, options: &Options, variant: Variant, day: Day, level: u16) -> Start {
        start_rating(options, self.of_variant(variant), self.fide_rating_on(day, variant), level)
    }
}
