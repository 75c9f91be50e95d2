//! Who has died, as far as it was reported here: lists say so (`SKS-1.7`).

use std::collections::HashSet;

use rules::PlayerId;

use crate::item::{Reader, SK, key};
use crate::{Error, Store};

/// The partition of one line for each.
const DECEASED: &str = "DECEASED";
const PLAYER: &str = "P#";

impl Store {
    /// Keeps that a player has died. Again does no harm.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn mark_deceased(&self, player: PlayerId) -> Result<(), Error> {
        self.put_item(key(DECEASED, format!("{PLAYER}{player}"))).await
    }

    /// Whether it was reported that a player has died.
    ///
    /// # Errors
    /// `Unavailable`.
    pub(crate) async fn is_deceased(&self, player: PlayerId) -> Result<bool, Error> {
        Ok(self.get(key(DECEASED, format!("{PLAYER}{player}"))).await?.is_some())
    }

    /// Everybody who has died.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn deceased(&self) -> Result<HashSet<PlayerId>, Error> {
        let lines = self.query_all(DECEASED.to_owned()).await?;
        let read = lines.iter().map(|line| {
            let reader = Reader::new(line);
            let player = reader.text(SK)?.strip_prefix(PLAYER).and_then(|id| id.parse().ok());
            player.map(PlayerId).ok_or_else(|| reader.corrupt(SK, "names no player"))
        });
        read.collect()
    }
}
