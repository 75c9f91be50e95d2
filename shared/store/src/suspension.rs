//! A player's suspensions by officers: all in one small item, changed under a condition on its version.

use rules::{PlayerId, Suspension};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, SK, key, number};
use crate::player::{player_of, player_pk};
use crate::{Error, Store};

const SUSPENSIONS: &str = "SUSPENSIONS";
/// The partition that names everybody who was ever suspended: few.
const SUSPENDED: &str = "SUSPENDED";

/// A player's suspensions as they are kept, in order. They stay when the account goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredSuspensions {
    /// How often they were changed; 0: there are none.
    pub version: u32,
    /// What was decided.
    pub made: Vec<Suspension>,
}

fn suspensions_key(player: PlayerId) -> Attributes {
    key(player_pk(player), SUSPENSIONS)
}

impl Store {
    /// A player's suspensions.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn suspensions(&self, player: PlayerId) -> Result<StoredSuspensions, Error> {
        let Some(item) = self.get(suspensions_key(player)).await? else {
            return Ok(StoredSuspensions::default());
        };
        let reader = Reader::new(&item);
        let made = read_json(&reader, "suspensions")?;
        Ok(StoredSuspensions { version: reader.number("version")?, made })
    }

    /// Several players' suspensions, in no order; those who have none are left out.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn suspensions_of(
        &self,
        players: &[PlayerId],
    ) -> Result<Vec<(PlayerId, Vec<Suspension>)>, Error> {
        let keys = players.iter().map(|player| suspensions_key(*player));
        let items = self.batch_get(keys.collect()).await?;
        let read = |item: &Attributes| {
            let reader = Reader::new(item);
            Ok((player_of(&reader)?, read_json(&reader, "suspensions")?))
        };
        items.iter().map(read).collect()
    }

    /// Everybody who was ever suspended, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn suspended_players(&self) -> Result<Vec<PlayerId>, Error> {
        let lines = self.query_all(SUSPENDED.to_owned()).await?;
        let read = |line: &Attributes| {
            let reader = Reader::new(line);
            let player = reader.text(SK)?.parse().map(PlayerId);
            player.map_err(|_| reader.corrupt(SK, "is no player's"))
        };
        lines.iter().map(read).collect()
    }

    /// Keeps a player's suspensions as they are after a change; `read`: the version that was changed.
    ///
    /// # Errors
    /// `Conflict` when somebody has changed them meanwhile; `Unavailable`.
    pub async fn change_suspensions(
        &self,
        player: PlayerId,
        read: u32,
        made: &[Suspension],
    ) -> Result<(), Error> {
        let mut item = suspensions_key(player);
        item.insert("suspensions".to_owned(), json(&made)?);
        item.insert("version".to_owned(), number(read + 1));
        let write = if read == 0 { self.put_new(item)? } else { self.put_changed(item, read)? };
        // With every change: the first ones were kept without.
        let line = self.put(key(SUSPENDED, format!("{:010}", player.0)))?;
        self.transact(vec![write, line]).await
    }
}
