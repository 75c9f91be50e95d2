//! The log of an event's decisions, cut into pages.

use app::{App, Problem};
use store::{EventAct, StoredEvent};

/// Decisions on one page.
const ACTS_TOGETHER: u32 = 50;

/// The last decisions before a version of the event, in order, and before which there are more.
pub(crate) async fn page_before(
    app: &App,
    event: &StoredEvent,
    before: u32,
) -> Result<(Vec<EventAct>, Option<u32>), Problem> {
    // Each version has one line, and the first is 1.
    let before = before.min(event.version.saturating_add(1));
    let from = before.saturating_sub(ACTS_TOGETHER).max(1);
    if from >= before {
        return Ok((Vec::new(), None));
    }
    let acts = app.store.event_acts(event.id, from..before).await?;
    Ok((acts, Some(from).filter(|from| *from > 1)))
}
