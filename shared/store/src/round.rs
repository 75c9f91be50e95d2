//! Which events go on from an event.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::tournament::{EventId, EventState};

use crate::event::event_pk;
use crate::item::{Attributes, Reader, key};
use crate::{Error, Store, StoredEvent};

/// What the sort keys of the lines begin with that name the rounds after an event.
const NEXT: &str = "NEXT#";

impl Store {
    /// The line of an event with the one that it goes on from; nothing where it goes on from none. A line stays when
    /// another previous round is announced: readers look at the event.
    pub(crate) fn round_write(&self, event: &StoredEvent) -> Result<Vec<TransactWriteItem>, Error> {
        let previous = event.announcement.previous_round;
        let line = |before: EventId| key(event_pk(before), format!("{NEXT}{:010}", event.id.0));
        previous.map(|previous| self.put(line(previous.event))).into_iter().collect()
    }

    /// The events that go on from an event and take place, the first announced first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn rounds_after(&self, id: EventId) -> Result<Vec<StoredEvent>, Error> {
        let lines = self.query_prefix(event_pk(id), NEXT).await?;
        let next = |line: &Attributes| {
            let reader = Reader::new(line);
            let next = reader.text("sk")?.strip_prefix(NEXT).and_then(|id| id.parse().ok());
            next.map(EventId).ok_or_else(|| reader.corrupt("sk", "names no event"))
        };
        let ids = lines.iter().map(next).collect::<Result<Vec<_>, _>>()?;
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let mut events = self.events(&ids).await?;
        events.retain(|event| {
            let previous = event.announcement.previous_round.map(|previous| previous.event);
            previous == Some(id) && event.state != EventState::Cancelled
        });
        events.sort_by_key(|event| event.id);
        Ok(events)
    }
}
