//! All events, looked through for those that somebody asks about.

use store::StoredEvent;

use crate::{App, Problem};

/// Events that are read at once.
const EVENTS_A_PAGE: u16 = 100;

impl App {
    /// Every event of which something holds, the last announced first.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn events_where(
        &self,
        holds: impl Fn(&StoredEvent) -> bool,
    ) -> Result<Vec<StoredEvent>, Problem> {
        let (mut found, mut before) = (Vec::new(), None);
        loop {
            let page = self.store.events_before(before, EVENTS_A_PAGE).await?;
            let is_full = page.len() == usize::from(EVENTS_A_PAGE);
            before = page.last().map(|last| last.id);
            found.extend(page.into_iter().filter(|event| holds(event)));
            if !is_full {
                return Ok(found);
            }
        }
    }
}
