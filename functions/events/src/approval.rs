//! The approval under which an international event of a federation is announced (`TR-6`, `TR-12`).

use app::{App, Problem};
use rules::tournament::{Announcement, EventState, UnderApproval};
use store::{Error, EventId, StoredApproval};

/// The approval that is named.
///
/// # Errors
/// `unknown_approval`, `unavailable`.
pub(crate) async fn approval_named(
    app: &App,
    id: Option<u32>,
) -> Result<Option<StoredApproval>, Problem> {
    let Some(id) = id else { return Ok(None) };
    match app.store.approval(id).await {
        Err(Error::NotFound) => {
            Err(Problem::not_found("unknown_approval", "There is no such application."))
        }
        found => Ok(Some(found?)),
    }
}

/// Whether an event can be announced under it; `changed`: the event that is, as it was announced before.
///
/// # Errors
/// The rules' refusal; `unavailable`.
pub(crate) async fn check_approval(
    app: &App,
    new: &Announcement,
    changed: Option<(EventId, &Announcement)>,
    approval: Option<&StoredApproval>,
) -> Result<(), Problem> {
    let its = approval.and_then(|stored| stored.approval.event);
    let taken = match its.filter(|its| changed.is_none_or(|(event, _)| event != *its)) {
        // Called off, an event needs its approval no more.
        Some(other) => {
            let state = app.store.event(other).await?.state;
            (state != EventState::Cancelled).then_some(other)
        }
        None => None,
    };
    let under = approval.map(|stored| UnderApproval { approval: &stored.approval, taken });
    Ok(new.check_approval(changed.map(|(_, was)| was), under)?)
}
