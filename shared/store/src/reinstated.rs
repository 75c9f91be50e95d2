//! Games that had ended and run again: one small item each, all in one partition, written and taken away in the
//! transaction that changes the game. What was published at their end is held back by them.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::{Directive, Event, GameId};

use crate::item::{Attributes, Reader, key};
use crate::{Appended, Error, Store, StoredGame};

/// The partition of all of them: few at any time.
const REINSTATED: &str = "REINSTATED";

fn reinstated_key(game: GameId) -> Attributes {
    key(REINSTATED, format!("G#{:010}", game.0))
}

impl Store {
    /// Every game that runs though it had ended, by its number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn reinstated_games(&self) -> Result<Vec<GameId>, Error> {
        let items = self.query_prefix(REINSTATED.to_owned(), "G#").await?;
        let read = |item: &Attributes| {
            let reader = Reader::new(item);
            let game = reader.text("sk")?.strip_prefix("G#").and_then(|id| id.parse().ok());
            game.map(GameId).ok_or_else(|| reader.corrupt("sk", "is no game's"))
        };
        items.iter().map(read).collect()
    }

    /// The line of a game that runs again, or has ended once more; none of one that was never reinstated.
    pub(crate) fn reinstated_write(
        &self,
        game: &StoredGame,
        appended: &Appended<'_>,
    ) -> Result<Option<TransactWriteItem>, Error> {
        let reinstates = |event: &Event| {
            matches!(event, Event::Directed { directive: Directive::Reinstated, .. })
        };
        match appended.ending {
            None => self.put(reinstated_key(game.id)).map(Some),
            Some(_) if game.log.iter().any(reinstates) => {
                self.delete(reinstated_key(game.id)).map(Some)
            }
            Some(_) => Ok(None),
        }
    }
}
