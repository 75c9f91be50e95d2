//! How far a run is, and what that asks to be done.

use serde::{Deserialize, Serialize};

/// How far a run is. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RunState {
    /// Its games are being collected.
    Collecting,
    /// Its shares are being calculated.
    Calculating,
    /// It can be looked at, corrected and published.
    Preview,
    /// It is being published.
    Publishing,
    /// It is published, and in force from its day on.
    Published,
    /// It is being brought to the players' profiles.
    Entering,
    /// It counts.
    InForce,
    /// It is being taken back.
    Withdrawing,
    /// It was published and taken back.
    Withdrawn,
}

/// What a run lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RunWork {
    /// Its games are to be collected.
    Games,
    /// Something is to be done for each share of its players.
    Shares(ShareWork),
    /// Its day has come, and nothing else is lacking.
    Entry,
    /// Nothing, until somebody decides or its day comes.
    Nothing,
}

/// What is to be done for a share of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShareWork {
    /// The new ratings are calculated.
    Calculate,
    /// What they rest on is put beside each player.
    Publish,
    /// They are brought to the profiles.
    Enter,
    /// The profiles get back what they said before.
    Withdraw,
}

impl RunState {
    /// All of them.
    pub const ALL: [RunState; 9] = [
        RunState::Collecting,
        RunState::Calculating,
        RunState::Preview,
        RunState::Publishing,
        RunState::Published,
        RunState::Entering,
        RunState::InForce,
        RunState::Withdrawing,
        RunState::Withdrawn,
    ];

    /// Whether the list can be read by everybody.
    pub fn is_public(self) -> bool {
        matches!(self, RunState::Published | RunState::Entering | RunState::InForce)
    }

    /// Whether it was decided to publish the list, and not to take it back.
    pub fn is_to_be_public(self) -> bool {
        self == RunState::Publishing || self.is_public()
    }

    /// Whether a run has something to do now, nobody asking.
    pub fn is_at_work(self) -> bool {
        self == RunState::Collecting || self.share_work().is_some()
    }

    /// What is to be done for each share; none where nothing is.
    pub fn share_work(self) -> Option<ShareWork> {
        match self {
            RunState::Calculating => Some(ShareWork::Calculate),
            RunState::Publishing => Some(ShareWork::Publish),
            RunState::Entering => Some(ShareWork::Enter),
            RunState::Withdrawing => Some(ShareWork::Withdraw),
            RunState::Collecting
            | RunState::Preview
            | RunState::Published
            | RunState::InForce
            | RunState::Withdrawn => None,
        }
    }
}
