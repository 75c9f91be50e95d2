//! How many entries an event has, and who is in a team of it.

use app::{App, Problem};
use rules::PlayerId;
use rules::tournament::{Entry, EntryState};
use store::StoredEvent;

use crate::view::EntryCountsView;

/// How many entries wait, play and are on the waiting list; of teams where they play.
pub(crate) async fn entry_counts(
    app: &App,
    event: &StoredEvent,
    entries: &[Entry],
) -> Result<EntryCountsView, Problem> {
    let states: Vec<EntryState> = match event.announcement.is_of_teams() {
        true => app.store.teams(event.id).await?.iter().map(|team| team.state).collect(),
        false => entries.iter().map(|entry| entry.state).collect(),
    };
    let count = |state| states.iter().filter(|known| **known == state).count();
    Ok(EntryCountsView::new(
        count(EntryState::Entered),
        count(EntryState::Accepted),
        count(EntryState::Waiting),
    ))
}

/// Whether somebody plays in a team of the event, or is its captain.
pub(crate) async fn is_in_a_team(
    app: &App,
    event: &StoredEvent,
    player: PlayerId,
) -> Result<bool, Problem> {
    if !event.announcement.is_of_teams() {
        return Ok(false);
    }
    let teams = app.store.teams(event.id).await?;
    Ok(teams.iter().any(|team| team.state.is_alive() && team.is_of(player)))
}
