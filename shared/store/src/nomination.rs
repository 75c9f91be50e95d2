//! The nomination that an entry has used, given back with it (`TR-1.0.10`).

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::tournament::Entry;

use crate::federation_year::StoredYear;
use crate::{Error, EventId, Store};

impl Store {
    /// The write by which a dead entry gives its nomination back; none where it has none.
    pub(crate) async fn nomination_given_back(
        &self,
        event: EventId,
        entry: &Entry,
    ) -> Result<Option<TransactWriteItem>, Error> {
        let Some((federation, year)) = entry.nomination_given_back() else { return Ok(None) };
        let stored = self.federation_year(federation, year).await?;
        let after = stored.counted.given_back(event, entry.player);
        let write = |counted| self.year_write(&StoredYear { counted, ..stored });
        after.map(write).transpose()
    }
}
