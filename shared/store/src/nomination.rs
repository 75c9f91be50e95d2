//! The nomination that an entry has used, given back with it (`TR-1.0.10`).

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::tournament::nomination_year;

use crate::{Entry, Error, EventId, Store};

impl Store {
    /// The write by which a dead entry gives its nomination back; none where it has none.
    pub(crate) async fn nomination_given_back(
        &self,
        event: EventId,
        entry: &Entry,
    ) -> Result<Option<TransactWriteItem>, Error> {
        let Some(federation) = entry.nominated_by.filter(|_| !entry.state.is_alive()) else {
            return Ok(None);
        };
        let mut year = self.federation_year(federation, nomination_year(entry.at)).await?;
        let made = year.counted.nominations.len();
        year.counted
            .nominations
            .retain(|kept| (kept.event, kept.player) != (event.0, entry.player));
        let given_back = year.counted.nominations.len() < made;
        given_back.then(|| self.year_write(&year)).transpose()
    }
}
