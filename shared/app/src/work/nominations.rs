//! What is counted of a federation's year, as it stands (`TR-1.0.10`).

use rules::Federation;
use rules::tournament::EventState;
use store::{EventId, StoredYear};

use crate::{App, Problem};

impl App {
    /// A federation's year without nominations for events that do not take place, and the number of
    /// members that counts for it: that of the year before.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn nominations(
        &self,
        federation: Federation,
        year: i32,
    ) -> Result<(StoredYear, Option<u32>), Problem> {
        let before = self.store.federation_year(federation, year.saturating_sub(1)).await?;
        let stored = self.store.federation_year(federation, year).await?;
        let made = stored.counted.nominations.iter();
        let mut events: Vec<EventId> = made.map(|it| EventId(it.event)).collect();
        events.sort_unstable();
        events.dedup();
        let events = self.store.events(&events).await?;
        let cancelled = |id: EventId| {
            events.iter().any(|event| event.id == id && event.state == EventState::Cancelled)
        };
        let counted = stored.counted.without_cancelled(cancelled);
        Ok((StoredYear { counted, ..stored }, before.counted.members.map(|count| count.members)))
    }
}
