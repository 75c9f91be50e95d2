//! Norms that officers have recorded of a player: all in one small item, changed under a condition on
//! its version.

use rules::PlayerId;
use rules::title::RecordedNorm;

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, key, number};
use crate::player::player_pk;
use crate::{Error, Store};

/// Their sort key. Not one of those that norms made here begin with.
pub(crate) const RECORDED: &str = "RECORDEDNORMS";

/// A player's recorded norms as they are kept, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredRecordedNorms {
    /// How often they were changed; 0: there are none.
    pub version: u32,
    /// What was recorded, with what was corrected and taken back.
    pub norms: Vec<RecordedNorm>,
}

fn recorded_key(player: PlayerId) -> Attributes {
    key(player_pk(player), RECORDED)
}

pub(crate) fn read(item: &Attributes) -> Result<StoredRecordedNorms, Error> {
    let reader = Reader::new(item);
    let norms = read_json(&reader, "norms")?;
    Ok(StoredRecordedNorms { version: reader.number("version")?, norms })
}

impl Store {
    /// A player's recorded norms.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn recorded_norms(&self, player: PlayerId) -> Result<StoredRecordedNorms, Error> {
        match self.get(recorded_key(player)).await? {
            Some(item) => read(&item),
            None => Ok(StoredRecordedNorms::default()),
        }
    }

    /// Keeps a player's recorded norms as they are after a change; `before`: the version that was
    /// changed.
    ///
    /// # Errors
    /// `Conflict` when somebody has changed them meanwhile; `Unavailable`.
    pub async fn change_recorded_norms(
        &self,
        player: PlayerId,
        before: u32,
        norms: &[RecordedNorm],
    ) -> Result<(), Error> {
        let mut item = recorded_key(player);
        item.insert("norms".to_owned(), json(&norms)?);
        item.insert("version".to_owned(), number(before + 1));
        let write = if before == 0 { self.put_new(item)? } else { self.put_changed(item, before)? };
        self.transact(vec![write]).await
    }
}
