//! The approval under which an international event of a federation is announced (`TR-6`, `TR-12`).

use app::{App, Problem};
use rules::tournament::{Announcement, EventId};
use store::{ApprovalMove, Error, StoredApproval, StoredEvent};

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

/// The approval under which a new event is announced; none where it needs none.
///
/// # Errors
/// The rules' refusal, `unknown_approval`, `unavailable`.
pub(crate) async fn approval_for(
    app: &App,
    new: &Announcement,
    named: Option<u32>,
) -> Result<Option<StoredApproval>, Problem> {
    let named = approval_named(app, named).await?;
    let is_under = new.is_under_approval(None, named.as_ref().map(|stored| &stored.approval))?;
    Ok(named.filter(|_| is_under))
}

/// The approval under which an event goes on that announces something else, by its number, and what that
/// changes; `another`: one that it takes in place of its own.
///
/// # Errors
/// The rules' refusal, `unknown_approval`, `unavailable`.
pub(crate) async fn approval_after(
    app: &App,
    event: &StoredEvent,
    new: &Announcement,
    another: Option<u32>,
) -> Result<(Option<u32>, Vec<ApprovalMove>), Problem> {
    let held = approval_named(app, event.approval).await?;
    let named = match another {
        Some(_) => approval_named(app, another).await?,
        None => held.clone(),
    };
    let was = Some((event.id, &event.announcement));
    let is_under = new.is_under_approval(was, named.as_ref().map(|stored| &stored.approval))?;
    let next = named.filter(|_| is_under);
    let id = next.as_ref().map(|stored| stored.id);
    let mut moves = Vec::new();
    if id != event.approval {
        moves.extend(next.map(|stored| taken(stored, event.id)));
        moves.extend(held.map(left));
    }
    Ok((id, moves))
}

/// An approval with the event that is announced under it.
pub(crate) fn taken(before: StoredApproval, event: EventId) -> ApprovalMove {
    let after = before.approval.used_by(event);
    ApprovalMove { before, after }
}

/// An approval that its event leaves.
pub(crate) fn left(before: StoredApproval) -> ApprovalMove {
    let after = before.approval.left();
    ApprovalMove { before, after }
}
