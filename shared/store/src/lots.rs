//! What an event's lots are drawn with, kept before there are sections: the server cannot change its mind
//! once it has seen who would play whom.

use crate::event::{event_pk, json, read_json};
use crate::item::{Reader, key};
use crate::{CommittedLots, Error, EventAct, EventId, Store, StoredEvent};

const LOTS: &str = "LOTS";

impl Store {
    /// What an event's lots will be drawn with; none where nobody has put sections together.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn committed_lots(&self, event: EventId) -> Result<Option<CommittedLots>, Error> {
        let item = self.get(key(event_pk(event), LOTS)).await?;
        item.map(|item| read_json(&Reader::new(&item), "lots")).transpose()
    }

    /// Keeps what an event's lots will be drawn with, for good, with a line in the event's log; the
    /// event has the next version.
    ///
    /// # Errors
    /// `Conflict` when it is kept already, or somebody else has changed the event; `Unavailable`.
    pub async fn commit_lots(
        &self,
        event: &StoredEvent,
        lots: &CommittedLots,
        act: &EventAct,
    ) -> Result<(), Error> {
        let mut item = key(event_pk(event.id), LOTS);
        item.insert("lots".to_owned(), json(lots)?);
        let mut writes = self.event_moves_on(event, act)?;
        writes.push(self.put_new(item)?);
        self.transact(writes).await
    }
}
