//! The kinds of events.

use serde::{Deserialize, Serialize};

/// What kind of event (`TR-0.1`). The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    /// A championship.
    Title,
    /// Sections of a class, whose winners enter the next one.
    Promotion,
    /// A cup.
    Cup,
    /// An event in which norms for titles are made.
    Norm,
    /// Invitational, memorial, thematic and friendly events.
    Special,
    /// A league of teams.
    TeamLeague,
}

impl EventKind {
    /// Every kind.
    pub const ALL: [EventKind; 6] = [
        EventKind::Title,
        EventKind::Promotion,
        EventKind::Cup,
        EventKind::Norm,
        EventKind::Special,
        EventKind::TeamLeague,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            EventKind::Title => "title",
            EventKind::Promotion => "promotion",
            EventKind::Cup => "cup",
            EventKind::Norm => "norm",
            EventKind::Special => "special",
            EventKind::TeamLeague => "team_league",
        }
    }

    /// The kind of a name that [`EventKind::code`] gives.
    pub fn from_code(code: &str) -> Option<EventKind> {
        EventKind::ALL.into_iter().find(|kind| kind.code() == code)
    }
}
