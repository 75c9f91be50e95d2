//! How far a case about a title is, and the steps that bring it there (`TR-10.10`).

use serde::{Deserialize, Serialize};

/// How far a case is. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TitleState {
    /// It waits for an officer.
    Proposed,
    /// Everybody may object.
    Published,
    /// It is in force.
    Confirmed,
    /// It was refused.
    Refused,
    /// It was in force, and was taken away.
    Revoked,
}

impl TitleState {
    /// Whether it waits for a decision.
    pub fn waits(self) -> bool {
        matches!(self, TitleState::Proposed | TitleState::Published)
    }
}

/// What an officer decides. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TitleStep {
    /// It is proposed.
    Propose,
    /// Everybody may object for 60 days.
    Publish,
    /// It is in force from now on.
    Confirm,
    /// It is not awarded; of what was confirmed, it is not revoked.
    Refuse,
    /// It is proposed that what was confirmed is taken away.
    ProposeRevocation,
    /// What was confirmed is taken away.
    Revoke,
}
