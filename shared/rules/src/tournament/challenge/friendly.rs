//! What players have agreed on that is no event.

use serde::{Deserialize, Serialize};

/// What a section is of that belongs to no event. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Friendly {
    /// A game of two players, or both of their games.
    Game,
    /// A tournament among friends.
    Tournament,
}
