//! What is counted of a federation in a calendar year: its members, and whom it has nominated for the
//! World Championship (`TR-1.0.10`). One small item a year, changed under a condition on its version.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::Federation;
use rules::tournament::FederationYear;

use crate::event::{json, read_json};
use crate::federation::federation_pk;
use crate::item::{Attributes, Reader, key, number};
use crate::{Error, Store};

/// A year as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredYear {
    /// Whose.
    pub federation: Federation,
    /// Which.
    pub year: i32,
    /// How often it was changed; 0 where nothing is kept.
    pub version: u32,
    /// What is counted.
    pub counted: FederationYear,
}

fn year_key(federation: Federation, year: i32) -> Attributes {
    key(federation_pk(federation), format!("YEAR#{year:04}"))
}

impl Store {
    /// What is counted of a federation in a year.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn federation_year(
        &self,
        federation: Federation,
        year: i32,
    ) -> Result<StoredYear, Error> {
        let item = self.get(year_key(federation, year)).await?;
        let (version, counted) = match &item {
            None => (0, FederationYear::default()),
            Some(item) => {
                let reader = Reader::new(item);
                (reader.number("version")?, read_json(&reader, "counted")?)
            }
        };
        Ok(StoredYear { federation, year, version, counted })
    }

    /// Keeps what `year` says, unless somebody has changed it since it was read with this version.
    ///
    /// # Errors
    /// `Conflict`, `Unavailable`.
    pub async fn put_federation_year(&self, year: &StoredYear) -> Result<(), Error> {
        self.transact(vec![self.year_write(year)?]).await
    }

    pub(crate) fn year_write(&self, year: &StoredYear) -> Result<TransactWriteItem, Error> {
        let mut item = year_key(year.federation, year.year);
        item.insert("counted".to_owned(), json(&year.counted)?);
        item.insert("version".to_owned(), number(year.version + 1));
        if year.version == 0 {
            return self.put_new(item);
        }
        self.put_changed(item, year.version)
    }
}
