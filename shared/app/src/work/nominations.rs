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
        let mut stored = self.store.federation_year(federation, year).await?;
        let made = &mut stored.counted.nominations;
        let mut events: Vec<EventId> = made.iter().map(|it| EventId(it.event)).collect();
        events.sort_unstable();
        events.dedup();
        let events = self.store.events(&events).await?;
        let cancelled = |id: u32| {
            events.iter().any(|event| event.id.0 == id && event.state == EventState::Cancelled)
        };
        made.retain(|it| !cancelled(it.event));
        Ok((stored, before.counted.members.map(|count| count.members)))
    }
}
