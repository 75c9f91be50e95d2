//! The open cases of a player, and the turn to open one more.

use app::{App, Problem};
use rules::PlayerId;
use store::{KeyOwner, Opened, Turn};

/// The numbers of a player's open cases, and the turn to open one more.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn open_cases(app: &App, player: PlayerId) -> Result<(Vec<u32>, Turn), Problem> {
    let turn = app.store.next_turn(KeyOwner::Player(player), Opened::Case).await?;
    let cases = app.store.cases_of(player).await?;
    let open = cases.into_iter().filter_map(|(id, open)| open.then_some(id)).collect();
    Ok((open, turn))
}
