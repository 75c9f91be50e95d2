//! What the players of a game have to say to its adjudicators: kept with the game, one item each.

use rules::{AdjudicationClaim, GameId};

use crate::event::{json, read_json};
use crate::game::game_pk;
use crate::item::{Attributes, Reader, key};
use crate::{Error, Store};

fn item(game: GameId, claim: &AdjudicationClaim) -> Result<Attributes, Error> {
    let mut item = key(game_pk(game), format!("ADJ#{}", claim.by));
    item.insert("claim".to_owned(), json(claim)?);
    Ok(item)
}

impl Store {
    /// What a player has to say to the adjudicators about a game, in place of what was said before.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn keep_adjudication_claim(
        &self,
        game: GameId,
        claim: &AdjudicationClaim,
    ) -> Result<(), Error> {
        self.transact(vec![self.put(item(game, claim)?)?]).await
    }

    /// The claim that is made for a player who has withdrawn, unless there is one already.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn claim_for_withdrawn(
        &self,
        game: GameId,
        claim: &AdjudicationClaim,
    ) -> Result<(), Error> {
        match self.transact(vec![self.put_new(item(game, claim)?)?]).await {
            Ok(()) | Err(Error::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// What the players of a game have said to the adjudicators.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn adjudication_claims(&self, game: GameId) -> Result<Vec<AdjudicationClaim>, Error> {
        let items = self.query_prefix(game_pk(game), "ADJ#").await?;
        items.iter().map(|item| read_json(&Reader::new(item), "claim")).collect()
    }
}
