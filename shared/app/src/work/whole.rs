//! Games read back from their logs, and what becomes of one that is damaged: it is out of play, named
//! to the operator, and in nobody else's way.

use rules::{Game, GameId};
use store::{Error, StoredGame};

use crate::{App, Problem};

/// Games of a batch.
#[derive(Debug, Default)]
pub struct WholeGames {
    /// Those that can be read, in no order.
    pub games: Vec<(StoredGame, Game)>,
    /// Those that cannot.
    pub damaged: Vec<GameId>,
}

impl App {
    /// Several games, in no order; those that do not exist are left out.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn whole_games(&self, ids: &[GameId]) -> Result<WholeGames, Problem> {
        let mut found = WholeGames::default();
        for (id, stored) in self.store.games_each(ids).await? {
            match whole_game(id, stored) {
                Ok(game) => found.games.push(game),
                // It is in the log.
                Err(_) => found.damaged.push(id),
            }
        }
        Ok(found)
    }
}

/// A game with what its log tells.
///
/// # Errors
/// `damaged_game` when its item is not as it was written, or its log cannot be played; `unknown_game`,
/// `unavailable`.
pub fn whole_game(
    id: GameId,
    stored: Result<StoredGame, Error>,
) -> Result<(StoredGame, Game), Problem> {
    let stored = match stored {
        Ok(stored) => stored,
        Err(Error::NotFound) => return Err(Problem::unknown_game()),
        Err(corrupt @ Error::Corrupt { .. }) => return Err(Problem::damaged_game(id, corrupt)),
        Err(other) => return Err(other.into()),
    };
    match Game::replay(stored.terms.clone(), &stored.log) {
        Ok(game) => Ok((stored, game)),
        Err(corrupt) => Err(Problem::damaged_game(id, corrupt)),
    }
}
