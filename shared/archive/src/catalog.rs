//! The line of each game, in the order in which they ended.

use crate::{ArchivedGame, Damaged};

/// What is known of each game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalog {
    games: Vec<ArchivedGame>,
}

impl Catalog {
    /// Of these games, in whatever order.
    pub(crate) fn new(mut games: Vec<ArchivedGame>) -> Catalog {
        games.sort_unstable_by_key(ArchivedGame::place);
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
}
