//! The mark of a table that holds the demo, whose passwords everybody knows.

use futures_util::FutureExt;

use crate::item::key;
use crate::{Error, Store};

impl Store {
    /// Marks the table for good: it holds the demo.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn mark_demo(&self) -> Result<(), Error> {
        let table = self.table();
        let item = Some(key("DEMO", "DEMO"));
        self.client().put_item().table_name(table).set_item(item).send().boxed().await?;
        Ok(())
    }

    /// Whether the table was marked.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn is_demo(&self) -> Result<bool, Error> {
        Ok(self.get(key("DEMO", "DEMO")).await?.is_some())
    }
}
