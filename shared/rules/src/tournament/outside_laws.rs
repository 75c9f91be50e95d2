//! Events outside the Laws (`LAW-0`): a game is rated only when it is played under them, so these are
//! unrated, and say what they are wherever they are shown.

use serde::{Deserialize, Serialize};

/// What of an event lies outside the Laws. The names are stored, and stand in files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OutsideLaws {
    /// A friendly match, for nothing but itself.
    Friendly,
    /// All games go on from an opening that was agreed.
    Thematic,
    /// The players have agreed to use no engines.
    NoEngines,
    /// Another agreement that the Laws do not know.
    Agreement,
}

impl OutsideLaws {
    /// All of them.
    pub const ALL: [OutsideLaws; 4] = [
        OutsideLaws::Friendly,
        OutsideLaws::Thematic,
        OutsideLaws::NoEngines,
        OutsideLaws::Agreement,
    ];

    /// A stable name for programs and files.
    pub fn code(self) -> &'static str {
        match self {
            OutsideLaws::Friendly => "friendly",
            OutsideLaws::Thematic => "thematic",
            OutsideLaws::NoEngines => "no_engines",
            OutsideLaws::Agreement => "agreement",
        }
    }

    /// The one with this name.
    pub fn from_code(code: &str) -> Option<OutsideLaws> {
        OutsideLaws::ALL.into_iter().find(|known| known.code() == code)
    }
}
