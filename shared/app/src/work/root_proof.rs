//! The proof that a game's head is in a day's root.

use proof::merkle::{self, GROUP};
use proof::{Chain, Head, RootProof, blind, leaf_text, read_hashes};
use rules::{Day, Game, GameId, hex};

use crate::work::root::proofs_end;
use crate::{App, Problem};

impl App {
    /// The proof that a game was in a day's root, out of the game as it is now: the head that the leaf
    /// was made of is one of its log's.
    ///
    /// # Errors
    /// `unknown_root` where there is no proof any more, or the game was not there; `log_changed` when
    /// no head of the log is the one of that day.
    pub async fn root_proof(
        &self,
        id: GameId,
        game: &Game,
        day: Day,
    ) -> Result<RootProof, Problem> {
        let index = id.0.saturating_sub(1) as usize;
        let (group, place) = (index / GROUP, index % GROUP);
        let top = self.store.root_top(day).await?;
        let top = top.filter(|top| id.0 <= top.games && self.clock.now() < proofs_end(day));
        let top = top.ok_or_else(Problem::unknown_root)?;
        let number = u32::try_from(group).unwrap_or(u32::MAX);
        let leaves =
            self.store.root_leaves(day, number).await?.ok_or_else(Problem::unknown_root)?;
        let leaves = read_hashes(&leaves);
        let leaf = leaves.get(place).ok_or_else(Problem::unknown_root)?;
        if *leaf == merkle::leaf("") {
            return Err(Problem::unknown_root());
        }
        let blind = blind(&top.secret, id.0);
        let heads = heads_of(id, game)?;
        let same = |head: &Head| merkle::leaf(&leaf_text(head, &blind)) == *leaf;
        let Some(head) = heads.into_iter().rev().find(same) else {
            tracing::error!(%id, %day, "the log is not the one of a published root");
            return Err(Problem::log_changed());
        };
        let mut path = merkle::path(&leaves, place);
        path.extend(merkle::path(&read_hashes(&top.groups), group));
        Ok(RootProof { head, blind, path: path.iter().map(|hash| hex(hash)).collect() })
    }
}

/// The heads of a game from its terms on, one for each length of its log.
fn heads_of(id: GameId, game: &Game) -> Result<Vec<Head>, Problem> {
    let chain = Chain::of(id, game, game.log().len().checked_sub(1));
    let mut stood = Game::new(game.terms().clone());
    let mut heads = Vec::with_capacity(chain.links.len());
    for (number, link) in chain.links.iter().enumerate() {
        if let Some(event) = number.checked_sub(1).and_then(|index| game.log().get(index)) {
            stood.apply(event).map_err(Problem::internal)?;
        }
        heads.push(Head::of(id, &stood, &link.hash));
    }
    Ok(heads)
}
