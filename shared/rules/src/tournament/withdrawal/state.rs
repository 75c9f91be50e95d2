//! How far a withdrawal is, and what officials can decide about it.

use serde::{Deserialize, Serialize};

use super::WithdrawalRefusal;
use crate::RulingKind;
use crate::tournament::RuleSet;

/// What a withdrawal is called once it is decided. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WithdrawalKind {
    /// The grounds are adequate (`TR-8.3`, `SKS-7.3`).
    Accepted,
    /// They are not, and the player stops all the same (`TR-8.4`, `SKS-7.4`).
    Unaccepted,
    /// Neither the opponents nor the director were told (`TR-8.5`, `SKS-7.5`).
    Silent,
    /// The player has died: adequate by itself (`TR-8.2`, `SKS-7.2`).
    Death,
}

impl WithdrawalKind {
    /// All of them.
    pub const ALL: [WithdrawalKind; 4] = [
        WithdrawalKind::Accepted,
        WithdrawalKind::Unaccepted,
        WithdrawalKind::Silent,
        WithdrawalKind::Death,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            WithdrawalKind::Accepted => "accepted",
            WithdrawalKind::Unaccepted => "unaccepted",
            WithdrawalKind::Silent => "silent",
            WithdrawalKind::Death => "death",
        }
    }

    /// Whether the player has died (`TR-8.2`, `SKS-7.2`).
    pub fn is_death(self) -> bool {
        match self {
            WithdrawalKind::Death => true,
            WithdrawalKind::Accepted | WithdrawalKind::Unaccepted | WithdrawalKind::Silent => false,
        }
    }

    /// The kind of ruling by which the games follow.
    pub fn ruling(self) -> RulingKind {
        match self {
            WithdrawalKind::Accepted => RulingKind::WithdrawalAccepted,
            WithdrawalKind::Unaccepted => RulingKind::WithdrawalUnaccepted,
            WithdrawalKind::Silent => RulingKind::WithdrawalSilent,
            WithdrawalKind::Death => RulingKind::WithdrawalDeath,
        }
    }

    /// The article that describes it.
    pub fn rule(self, rule_set: RuleSet) -> &'static str {
        match (rule_set, self) {
            (RuleSet::Iccf, WithdrawalKind::Accepted | WithdrawalKind::Death) => "TR-8.3",
            (RuleSet::Iccf, WithdrawalKind::Unaccepted) => "TR-8.4",
            (RuleSet::Iccf, WithdrawalKind::Silent) => "TR-8.5",
            (RuleSet::Sks, WithdrawalKind::Accepted | WithdrawalKind::Death) => "SKS-7.3",
            (RuleSet::Sks, WithdrawalKind::Unaccepted) => "SKS-7.4",
            (RuleSet::Sks, WithdrawalKind::Silent) => "SKS-7.5",
        }
    }
}

/// How far a withdrawal is. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WithdrawalState {
    /// It waits for a decision.
    Requested,
    /// The grounds were reviewed and are not adequate: the player is offered to play on (`TR-8.4`).
    Offered,
    /// The player has taken the request back.
    TakenBack,
    /// The player plays on after the offer (`TR-8.4`).
    PlayOn,
    /// It is decided.
    Decided(WithdrawalKind),
}

impl WithdrawalState {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            WithdrawalState::Requested => "requested",
            WithdrawalState::Offered => "offered",
            WithdrawalState::TakenBack => "taken_back",
            WithdrawalState::PlayOn => "play_on",
            WithdrawalState::Decided(kind) => kind.code(),
        }
    }

    /// Whether somebody still has to decide about it.
    pub fn waits(self) -> bool {
        matches!(self, WithdrawalState::Requested | WithdrawalState::Offered)
    }

    /// Whether an official's decision is what it waits for: an offer waits for the player first.
    pub fn waits_for_official(self) -> bool {
        match self {
            WithdrawalState::Requested => true,
            WithdrawalState::Offered
            | WithdrawalState::TakenBack
            | WithdrawalState::PlayOn
            | WithdrawalState::Decided(_) => false,
        }
    }

    /// What it was decided to be.
    pub fn kind(self) -> Option<WithdrawalKind> {
        match self {
            WithdrawalState::Decided(kind) => Some(kind),
            _ => None,
        }
    }

    /// The state once the player does not want to withdraw any more: a request is taken back, an
    /// offer to play on is taken up. Once more it is the same.
    ///
    /// # Errors
    /// `WithdrawalDecided`.
    pub(super) fn taken_back(self) -> Result<WithdrawalState, WithdrawalRefusal> {
        match self {
            WithdrawalState::Requested | WithdrawalState::TakenBack => {
                Ok(WithdrawalState::TakenBack)
            }
            WithdrawalState::Offered | WithdrawalState::PlayOn => Ok(WithdrawalState::PlayOn),
            WithdrawalState::Decided(_) => Err(WithdrawalRefusal::WithdrawalDecided),
        }
    }
}

/// What an official decides about a player's request. The names are those of programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WithdrawalRuling {
    /// The grounds are adequate (`TR-8.3`).
    Accepted,
    /// They are not: the player is offered to play on (`TR-8.4`).
    Offered,
    /// The player withdraws in spite of the offer (`TR-8.4`).
    Unaccepted,
    /// The player has died.
    Death,
    /// The player has abused the acceptance (`TR-8.3`).
    Abused,
}

impl WithdrawalRuling {
    /// The state that it brings; none: it stays.
    pub(super) fn state(self) -> Option<WithdrawalState> {
        match self {
            WithdrawalRuling::Accepted => Some(WithdrawalState::Decided(WithdrawalKind::Accepted)),
            WithdrawalRuling::Offered => Some(WithdrawalState::Offered),
            WithdrawalRuling::Unaccepted => {
                Some(WithdrawalState::Decided(WithdrawalKind::Unaccepted))
            }
            WithdrawalRuling::Death => Some(WithdrawalState::Decided(WithdrawalKind::Death)),
            WithdrawalRuling::Abused => None,
        }
    }

    /// Whether it is for whoever reviews, and not for the director (`TR-8.4`).
    pub fn is_review(self) -> bool {
        match self {
            WithdrawalRuling::Accepted | WithdrawalRuling::Death => false,
            WithdrawalRuling::Offered | WithdrawalRuling::Unaccepted | WithdrawalRuling::Abused => {
                true
            }
        }
    }
}

/// What an official decides about a player who has not asked. The names are those of programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WithdrawalReport {
    /// The player has stopped without a word (`TR-8.5`).
    Silent,
    /// The player has died (`TR-8.2`).
    Death,
    /// The player is too ill to ask (`SKS-7.2`).
    Accepted,
}

impl WithdrawalReport {
    pub(super) fn kind(self) -> WithdrawalKind {
        match self {
            WithdrawalReport::Silent => WithdrawalKind::Silent,
            WithdrawalReport::Death => WithdrawalKind::Death,
            WithdrawalReport::Accepted => WithdrawalKind::Accepted,
        }
    }

    /// Whether it is for whoever reviews, and not for the director: nobody else judges grounds that
    /// the player has not given.
    pub fn is_review(self) -> bool {
        match self {
            WithdrawalReport::Accepted => true,
            WithdrawalReport::Silent | WithdrawalReport::Death => false,
        }
    }
}

/// What was decided, as it is kept. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WithdrawalStep {
    /// The player was offered to play on.
    Offered,
    /// As [`WithdrawalKind::Accepted`].
    Accepted,
    /// As [`WithdrawalKind::Unaccepted`].
    Unaccepted,
    /// As [`WithdrawalKind::Silent`].
    Silent,
    /// As [`WithdrawalKind::Death`].
    Death,
    /// The acceptance was abused.
    Abused,
}

impl WithdrawalStep {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            WithdrawalStep::Offered => "offered",
            WithdrawalStep::Accepted => "accepted",
            WithdrawalStep::Unaccepted => "unaccepted",
            WithdrawalStep::Silent => "silent",
            WithdrawalStep::Death => "death",
            WithdrawalStep::Abused => "abused",
        }
    }
}

impl From<WithdrawalKind> for WithdrawalStep {
    fn from(kind: WithdrawalKind) -> WithdrawalStep {
        match kind {
            WithdrawalKind::Accepted => WithdrawalStep::Accepted,
            WithdrawalKind::Unaccepted => WithdrawalStep::Unaccepted,
            WithdrawalKind::Silent => WithdrawalStep::Silent,
            WithdrawalKind::Death => WithdrawalStep::Death,
        }
    }
}

impl From<WithdrawalRuling> for WithdrawalStep {
    fn from(ruling: WithdrawalRuling) -> WithdrawalStep {
        match ruling {
            WithdrawalRuling::Accepted => WithdrawalStep::Accepted,
            WithdrawalRuling::Offered => WithdrawalStep::Offered,
            WithdrawalRuling::Unaccepted => WithdrawalStep::Unaccepted,
            WithdrawalRuling::Death => WithdrawalStep::Death,
            WithdrawalRuling::Abused => WithdrawalStep::Abused,
        }
    }
}
