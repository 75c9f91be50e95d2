//! Whose table it is: the public halves of the keys that its receipts were signed with.

use futures_util::FutureExt;

use crate::item::{Reader, key, text};
use crate::{Error, Store};

/// Halves are base64url: none of them has a space.
const KEYS: &str = "KEYS";

impl Store {
    /// The public halves that were kept, the present one first; none where the table is new, or from before
    /// they were kept.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn postmark_keys(&self) -> Result<Vec<String>, Error> {
        let Some(item) = self.get(key(KEYS, KEYS)).await? else { return Ok(Vec::new()) };
        Ok(Reader::new(&item).text("postmark")?.split(' ').map(str::to_owned).collect())
    }

    /// Keeps the public halves, the present one first.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn keep_postmark_keys(&self, keys: &[String]) -> Result<(), Error> {
        let mut item = key(KEYS, KEYS);
        item.insert("postmark".to_owned(), text(keys.join(" ")));
        let table = self.table();
        self.client().put_item().table_name(table).set_item(Some(item)).send().boxed().await?;
        Ok(())
    }

    /// Whether there is nothing in the table at all.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn is_empty(&self) -> Result<bool, Error> {
        let table = self.table();
        let found = self.client().scan().table_name(table).limit(1).consistent_read(true);
        Ok(found.send().boxed().await?.count() == 0)
    }
}
