//! Norms that players have made, kept when their event is finished.

use rules::PlayerId;
use rules::title::NormRecord;

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, key};
use crate::player::player_pk;
use crate::{Error, Store};

const NORM: &str = "NORM#";

pub(crate) fn read(item: &Attributes) -> Result<NormRecord, Error> {
    read_json(&Reader::new(item), "norm")
}

impl Store {
    /// Keeps a player's norm. Again does no harm.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn put_norm(&self, player: PlayerId, norm: &NormRecord) -> Result<(), Error> {
        let sk = format!("{NORM}{:010}#{}", norm.section, norm.title);
        let mut item = key(player_pk(player), sk);
        item.insert("norm".to_owned(), json(norm)?);
        self.put_item(item).await
    }

    /// A player's norms, by section.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn norms_of(&self, player: PlayerId) -> Result<Vec<NormRecord>, Error> {
        let items = self.query_prefix(player_pk(player), NORM).await?;
        items.iter().map(read).collect()
    }
}
