//! The open cases of a player, and the turn to open one more.

use app::{App, Problem};
use rules::PlayerId;
use store::{KeyOwner, Opened, Turn};

/// The numbers of a player's cases, and the turn to open one more.
pub(crate) struct OpenCases {
    /// Those that are open.
    pub(crate) open: Vec<u32>,
    /// Open or not.
    pub(crate) all: Vec<u32>,
    /// Taken by whoever opens one.
    pub(crate) turn: Turn,
}

/// A player's cases.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn open_cases(app: &App, player: PlayerId) -> Result<OpenCases, Problem> {
    let turn = app.store.next_turn(KeyOwner::Player(player), Opened::Case).await?;
    let cases = app.store.cases_of(player).await?;
    let open = cases.iter().filter_map(|(id, open)| open.then_some(*id)).collect();
    let all = cases.iter().map(|(id, _)| *id).collect();
    Ok(OpenCases { open, all, turn })
}
