//! How far an event has come, from its announcement to its final tables, and what is possible then.

use serde::{Deserialize, Serialize};

/// How far an event has come. The names are stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventState {
    /// It is announced; entries are taken between its dates.
    #[default]
    Announced,
    /// The start lists are published.
    Published,
    /// The final tables are confirmed.
    Finished,
    /// It does not take place.
    Cancelled,
}

impl EventState {
    /// Every state.
    pub const ALL: [EventState; 4] =
        [EventState::Announced, EventState::Published, EventState::Finished, EventState::Cancelled];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            EventState::Announced => "announced",
            EventState::Published => "published",
            EventState::Finished => "finished",
            EventState::Cancelled => "cancelled",
        }
    }

    /// The state of a name that [`EventState::code`] gives.
    pub fn from_code(code: &str) -> Option<EventState> {
        EventState::ALL.into_iter().find(|state| state.code() == code)
    }
}

/// What the state of an event does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventRefusal {
    /// It can be done only before the start lists.
    #[error("The start lists of this event are published, or it does not take place.")]
    StartListsPublished,
    /// Nothing changes in an event that is over.
    #[error("This event is over.")]
    Over,
    /// There are no games yet that could be over.
    #[error("Its games have not been set up.")]
    NotStarted,
    /// Tables are final when every game is over.
    #[error("Games are still played.")]
    GamesRunning,
}

impl EventRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            EventRefusal::StartListsPublished => "start_lists_published",
            EventRefusal::Over => "event_over",
            EventRefusal::NotStarted => "not_started",
            EventRefusal::GamesRunning => "games_running",
        }
    }

    /// The article that says no: none does, all of these are limits of this server.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            EventRefusal::StartListsPublished
            | EventRefusal::Over
            | EventRefusal::NotStarted
            | EventRefusal::GamesRunning => None,
        }
    }
}

impl EventState {
    /// Whether what its entries have used up can be used again, such as the win of a section (`TR-2.5`,
    /// `TR-2.6`): it does not take place.
    pub fn frees_its_entries(self) -> bool {
        self == EventState::Cancelled
    }

    /// Refuses what can be done only before the start lists.
    ///
    /// # Errors
    /// `StartListsPublished`.
    pub fn must_be_announced(self) -> Result<(), EventRefusal> {
        match self {
            EventState::Announced => Ok(()),
            EventState::Published | EventState::Finished | EventState::Cancelled => {
                Err(EventRefusal::StartListsPublished)
            }
        }
    }

    /// Refuses what can be done only as long as the event is not over.
    ///
    /// # Errors
    /// `Over`.
    pub fn must_be_open(self) -> Result<(), EventRefusal> {
        match self {
            EventState::Announced | EventState::Published => Ok(()),
            EventState::Finished | EventState::Cancelled => Err(EventRefusal::Over),
        }
    }

    /// Refuses final tables before there are games. `set_up`: whether all of them are.
    ///
    /// # Errors
    /// `NotStarted`.
    pub fn must_be_played(self, set_up: bool) -> Result<(), EventRefusal> {
        match self {
            EventState::Published if set_up => Ok(()),
            EventState::Published
            | EventState::Announced
            | EventState::Finished
            | EventState::Cancelled => Err(EventRefusal::NotStarted),
        }
    }
}
