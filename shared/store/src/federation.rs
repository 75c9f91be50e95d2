//! A federation's own item, and the lines of its members.

use rules::{Federation, Instant, PlayerId};

use crate::account::federation_pk;
use crate::alarm::shard_of_text;
use crate::item::{Attributes, Reader, SK, key, number};
use crate::{Error, Store};

/// Sort keys of the members' lines begin with this.
const MEMBER: &str = "MEMBER#";
/// The sort key of the setting that an archive is made every night.
pub(crate) const NIGHTLY: &str = "NIGHTLY";

/// The line of a player who plays for a federation.
pub(crate) fn member_key(federation: Federation, player: PlayerId) -> Attributes {
    key(federation_pk(federation), format!("{MEMBER}{:010}", player.0))
}

fn nightly_key(federation: Federation) -> Attributes {
    key(federation_pk(federation), NIGHTLY)
}

impl Store {
    /// Everybody who plays for a federation, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn members(&self, federation: Federation) -> Result<Vec<PlayerId>, Error> {
        let items = self.query_prefix(federation_pk(federation), MEMBER).await?;
        let read = |item: &Attributes| {
            let reader = Reader::new(item);
            let player = reader.text(SK)?.strip_prefix(MEMBER).and_then(|id| id.parse().ok());
            player.map(PlayerId).ok_or_else(|| reader.corrupt(SK, "is no player's"))
        };
        items.iter().map(read).collect()
    }

    /// When a federation's next nightly archive is due; none where none is made.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn nightly_export(&self, federation: Federation) -> Result<Option<Instant>, Error> {
        let Some(item) = self.get(nightly_key(federation)).await? else { return Ok(None) };
        Ok(Some(Instant::from_unix(Reader::new(&item).number("alarm_at")?)))
    }

    /// Sets when a federation's next nightly archive is due; with none, none is made any more.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn set_nightly_export(
        &self,
        federation: Federation,
        next: Option<Instant>,
    ) -> Result<(), Error> {
        let mut item = nightly_key(federation);
        let Some(next) = next else {
            let delete = self.client().delete_item().table_name(self.table());
            delete.set_key(Some(item)).send().await?;
            return Ok(());
        };
        item.insert("shard".to_owned(), number(shard_of_text(&federation_pk(federation))));
        item.insert("alarm_at".to_owned(), number(next.unix()));
        self.put_item(item).await
    }
}
