//! The line of each game, in the order in which they ended.

use crate::{ArchivedGame, Damaged, Filter, Played};

/// What is known of each game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalog {
    games: Vec<ArchivedGame>,
}

impl Catalog {
    /// Of these games, in their order.
    pub(crate) fn new(games: Vec<ArchivedGame>) -> Catalog {
        Catalog { games }
    }

    /// As it was written.
    ///
    /// # Errors
    /// [`Damaged`].
    pub fn read(bytes: &[u8]) -> Result<Catalog, Damaged> {
        let games = postcard::from_bytes(bytes).map_err(|_| Damaged)?;
        Ok(Catalog { games })
    }

    /// As it is kept.
    pub(crate) fn bytes(&self) -> Result<Vec<u8>, postcard::Error> {
        postcard::to_stdvec(&self.games)
    }

    /// All games, the first that ended first: a place counts from 0.
    pub fn games(&self) -> &[ArchivedGame] {
        &self.games
    }

    /// The places of the games that a filter lets through, ascending: of those in which one of these moves was played,
    /// where some are given.
    pub fn places(&self, filter: &Filter, among: Option<&[Played]>) -> Vec<u32> {
        let Some(among) = among else {
            let games = (0..).zip(&self.games);
            let wanted = games.filter(|(_, game)| filter.lets_through(game));
            return wanted.map(|(place, _)| place).collect();
        };
        let all = among.iter().flat_map(|played| &played.games);
        let mut places: Vec<u32> =
            all.copied().filter(|place| self.is_wanted(filter, *place)).collect();
        // A position may come up in a game more than once, and go on in several ways.
        places.sort_unstable();
        places.dedup();
        places
    }

    pub(crate) fn is_wanted(&self, filter: &Filter, place: u32) -> bool {
        self.games.get(place as usize).is_some_and(|game| filter.lets_through(game))
    }
}
