//! What players have agreed on that is no event, as JSON.

use rules::tournament::Friendly;
use serde::Serialize;
use utoipa::ToSchema;

/// What a section is of that belongs to no event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Friendly)]
pub enum FriendlyName {
    /// A game of two players, or both of their games: the section is named by the number of their challenge.
    Game,
    /// A tournament among friends: its name is that of the event.
    Tournament,
}

impl From<Friendly> for FriendlyName {
    fn from(friendly: Friendly) -> FriendlyName {
        match friendly {
            Friendly::Game => FriendlyName::Game,
            Friendly::Tournament => FriendlyName::Tournament,
        }
    }
}
