//! Claims that wait for a tournament director: one small item each, all in one partition, written
//! and taken away in the transaction that changes the game.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::GameId;

use crate::item::{Attributes, Reader, key, number};
use crate::{Error, SectionId, Store, StoredGame};

/// The partition of all claims that wait: few at any time.
const CLAIMS: &str = "CLAIMS";

/// A claim that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitingClaim {
    /// The game in which it was made.
    pub game: GameId,
    /// The section whose director rules on it.
    pub section: SectionId,
}

fn claim_key(game: GameId) -> Attributes {
    key(CLAIMS, format!("G#{:010}", game.0))
}

impl Store {
    /// Every claim that waits, by the games' numbers.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn waiting_claims(&self) -> Result<Vec<WaitingClaim>, Error> {
        let items = self.query_prefix(CLAIMS.to_owned(), "G#").await?;
        let read = |item: &Attributes| {
            let reader = Reader::new(item);
            let game = reader.text("sk")?.strip_prefix("G#").and_then(|id| id.parse().ok());
            Ok(WaitingClaim {
                game: GameId(game.ok_or_else(|| reader.corrupt("sk", "is no game's"))?),
                section: SectionId(reader.number("section")?),
            })
        };
        items.iter().map(read).collect()
    }

    /// The line of a claim that waits now, or does so no longer.
    pub(crate) fn claim_write(
        &self,
        game: &StoredGame,
        waits: bool,
    ) -> Result<TransactWriteItem, Error> {
        if !waits {
            return self.delete(claim_key(game.id));
        }
        let mut item = claim_key(game.id);
        item.insert("section".to_owned(), number(game.section.0));
        self.put(item)
    }
}
