//! How the moves of an event's games are sent (`TR-1.0.3`, `TR-1.7`).

use serde::{Deserialize, Serialize};

/// How moves are sent. The names are stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Medium {
    /// On this server, which keeps the clocks.
    #[default]
    Server,
    /// By e-mail, from player to player.
    Email,
    /// By post, from player to player.
    Post,
}

impl Medium {
    /// Whether it is what an announcement has that says nothing of it.
    pub fn is_server(&self) -> bool {
        *self == Medium::Server
    }

    /// Whether moves go by electronic transmission, as the rules count time and norm events (`TR-9.2`, `TR-4.7`).
    pub fn is_electronic(self) -> bool {
        match self {
            Medium::Server | Medium::Email => true,
            Medium::Post => false,
        }
    }
}
