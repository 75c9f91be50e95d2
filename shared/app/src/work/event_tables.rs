//! The tables of an event's sections.

use futures_util::future::try_join_all;
use store::{Error, SectionId, SectionTable, StoredEvent};

use crate::work::publish::section_ids;
use crate::{App, Problem};

/// Sections that are read side by side.
const SIDE_BY_SIDE: usize = 16;

impl App {
    /// The tables of an event's sections, in their order; none of those that a start list which is just being
    /// published has not reached yet.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn event_tables(&self, event: &StoredEvent) -> Result<Vec<SectionTable>, Problem> {
        let ids: Vec<SectionId> = section_ids(event).collect();
        let mut tables = Vec::with_capacity(ids.len());
        for few in ids.chunks(SIDE_BY_SIDE) {
            let read = few.iter().map(async |id| match self.store.section_table(*id).await {
                Err(Error::NotFound) => Ok(None),
                table => table.map(Some),
            });
            tables.extend(try_join_all(read).await?.into_iter().flatten());
        }
        Ok(tables)
    }
}
