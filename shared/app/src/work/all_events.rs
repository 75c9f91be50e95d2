//! All events, looked through for those that somebody asks about.

use store::StoredEvent;

use crate::{App, Problem};

/// Events that are read at once.
const EVENTS_A_PAGE: u16 = 100;
/// Pages that are read for whoever asks without having signed in.
const LATEST_PAGES: usize = 5;

impl App {
    /// Every event of which something holds, the last announced first.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn events_where(
        &self,
        holds: impl Fn(&StoredEvent) -> bool,
    ) -> Result<Vec<StoredEvent>, Problem> {
        self.some_events_where(usize::MAX, holds).await
    }

    /// The same of the events announced last, five hundred of them: what everybody may ask for costs no more, however
    /// many there have been.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn latest_events_where(
        &self,
        holds: impl Fn(&StoredEvent) -> bool,
    ) -> Result<Vec<StoredEvent>, Problem> {
        self.some_events_where(LATEST_PAGES, holds).await
    }

    async fn some_events_where(
        &self,
        pages: usize,
        holds: impl Fn(&StoredEvent) -> bool,
    ) -> Result<Vec<StoredEvent>, Problem> {
        let (mut found, mut before) = (Vec::new(), None);
        for _ in 0..pages {
            let page = self.store.events_before(before, EVENTS_A_PAGE).await?;
            let is_full = page.len() == usize::from(EVENTS_A_PAGE);
            before = page.last().map(|last| last.id);
            found.extend(page.into_iter().filter(|event| holds(event)));
            if !is_full {
                break;
            }
        }
        Ok(found)
    }
}
