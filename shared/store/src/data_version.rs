//! Which version of Posthorn's data a table holds, so that an older program leaves it alone.

use aws_sdk_dynamodb::types::AttributeValue;
use futures_util::FutureExt;

use crate::item::{Attributes, Reader, key, number};
use crate::{Error, Store};

/// The version that this program writes. It is raised with a change that the program before cannot read, or would
/// spoil; what both can read stays one version.
pub const DATA_VERSION: u32 = 1;

/// The table holds data that a newer program has written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the data are of a newer Posthorn (data version {0}, this one reads {DATA_VERSION}): start that one again, or \
     restore the backup that was made before the upgrade"
)]
pub struct NewerData(pub u32);

/// Refuses data that a newer program has written: this one would not understand them, and might spoil them.
///
/// # Errors
/// Their version.
pub fn check_data_version(held: Option<u32>) -> Result<(), NewerData> {
    match held {
        Some(newer) if newer > DATA_VERSION => Err(NewerData(newer)),
        Some(_) | None => Ok(()),
    }
}

fn version_key() -> Attributes {
    key("DATA", "VERSION")
}

impl Store {
    /// Which version the table holds; none: nobody has said yet.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn data_version(&self) -> Result<Option<u32>, Error> {
        let item = self.get(version_key()).await?;
        item.map(|item| Reader::new(&item).number("version")).transpose()
    }

    /// Says that the table holds a version from now on.
    ///
    /// # Errors
    /// `Conflict` when it holds a newer one; `Unavailable`.
    pub async fn keep_data_version(&self, version: u32) -> Result<(), Error> {
        let mut item = version_key();
        item.insert("version".to_owned(), number(version));
        self.client()
            .put_item()
            .table_name(self.table())
            .set_item(Some(item))
            .condition_expression("attribute_not_exists(version) OR version <= :new")
            .expression_attribute_values(":new", AttributeValue::N(version.to_string()))
            .send()
            .boxed()
            .await?;
        Ok(())
    }
}
