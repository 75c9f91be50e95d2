//! Whether an event is the asker's own, so that others see to it.

use app::{Act, App, Caller, Problem, section_ids};
use store::StoredEvent;

use crate::counts::is_in_a_team;

/// Whether somebody who sees to events has entered this one, or plays in it; of others it is not asked.
pub(crate) async fn is_own(
    app: &App,
    event: &StoredEvent,
    caller: Option<&Caller>,
) -> Result<bool, Problem> {
    let sees_to_it = |caller: &&Caller| Act::FOR_OTHERS.into_iter().any(|act| caller.may_ever(act));
    let official = caller.filter(sees_to_it);
    let Some(player) = official.map(Caller::answers) else { return Ok(false) };
    let entry = app.store.entry(event.id, player).await?;
    if entry.is_some_and(|entry| entry.state.is_alive()) {
        return Ok(true);
    }
    if is_in_a_team(app, event, player).await? {
        return Ok(true);
    }
    if event.publication.is_none() {
        return Ok(false);
    }
    let plays_in = app.plays_in(player).await?;
    Ok(section_ids(event).any(|section| plays_in.contains(&section)))
}
