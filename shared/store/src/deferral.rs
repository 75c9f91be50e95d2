//! Places in a World Championship Final that players have put off to a later one (`TR-1.4.3`).

use rules::PlayerId;
use rules::tournament::Deferral;

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, key};
use crate::player::player_pk;
use crate::{Error, Store};

const DEFERRED: &str = "DEFERRED#";

impl Store {
    /// What a player has put off, by section.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn deferrals(&self, player: PlayerId) -> Result<Vec<Deferral>, Error> {
        let items = self.query_prefix(player_pk(player), DEFERRED).await?;
        let read = |item: &Attributes| read_json(&Reader::new(item), "deferral");
        items.iter().map(read).collect()
    }

    /// Keeps that a player has put a place off: once for each section, and for ever.
    ///
    /// # Errors
    /// `Conflict` when it was put off before; `Unavailable`.
    pub async fn defer(&self, player: PlayerId, deferral: &Deferral) -> Result<(), Error> {
        let mut item = key(player_pk(player), format!("{DEFERRED}{:010}", deferral.section));
        item.insert("deferral".to_owned(), json(deferral)?);
        self.transact(vec![self.put_new(item)?]).await
    }
}
