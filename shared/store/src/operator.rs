//! Who runs the server: one item, which an administrator writes.

use rules::Operator;

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, key};
use crate::{Error, Store};

fn operator_key() -> Attributes {
    key("OPERATOR", "OPERATOR")
}

impl Store {
    /// Who runs the server, where that was said.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn operator(&self) -> Result<Option<Operator>, Error> {
        let item = self.get(operator_key()).await?;
        item.map(|item| read_json(&Reader::new(&item), "operator")).transpose()
    }

    /// Keeps who runs the server.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn keep_operator(&self, operator: &Operator) -> Result<(), Error> {
        let mut item = operator_key();
        item.insert("operator".to_owned(), json(operator)?);
        self.put_item(item).await
    }
}
