//! What was decided after a season of a league.

use rules::tournament::{EventAct, EventId, SeasonDecision};

use crate::event::{event_pk, json, read_json};
use crate::item::{Attributes, Reader, key};
use crate::{Error, Store, StoredEvent};

fn season_key(id: EventId) -> Attributes {
    key(event_pk(id), "SEASON")
}

impl Store {
    /// What was decided after a season; none where nobody has decided yet.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn season_decision(&self, id: EventId) -> Result<Option<SeasonDecision>, Error> {
        let item = self.get(season_key(id)).await?;
        item.map(|item| read_json(&Reader::new(&item), "decision")).transpose()
    }

    /// Keeps what is decided after a season that is still as it was read.
    ///
    /// # Errors
    /// `Conflict` when somebody else has changed the event; `Corrupt`, `Unavailable`.
    pub async fn decide_season(
        &self,
        event: &StoredEvent,
        decision: &SeasonDecision,
        act: &EventAct,
    ) -> Result<(), Error> {
        let after = StoredEvent {
            version: event.version + 1,
            season_decided_at: Some(decision.at),
            ..event.clone()
        };
        let mut item = season_key(event.id);
        item.insert("decision".to_owned(), json(decision)?);
        let mut writes = self.event_change_writes(event.version, &after, act).await?;
        writes.push(self.put(item)?);
        self.transact(writes).await
    }
}
