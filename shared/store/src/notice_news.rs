//! What notices of several sorts tell of: reports, accounts, cases and withdrawals.

use serde::{Deserialize, Serialize};

/// What has happened to the reports of a game. New ones are added at the end: the order is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReportNews {
    /// One player has sent a report.
    Sent,
    /// The results that both have sent differ.
    Differ,
}

impl ReportNews {
    /// The name in keys and in the texts of mails.
    pub fn name(self) -> &'static str {
        match self {
            ReportNews::Sent => "sent",
            ReportNews::Differ => "differ",
        }
    }
}

/// What has happened to the scores of a game by post or e-mail. New ones are added at the end: the order is
/// stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ScoreNews {
    /// The sheets have begun to differ.
    Differ,
    /// A player has made a claim.
    Claimed,
    /// The director has decided, or asks for something.
    Decided,
}

impl ScoreNews {
    /// The name in keys and in the texts of mails.
    pub fn name(self) -> &'static str {
        match self {
            ScoreNews::Differ => "differ",
            ScoreNews::Claimed => "claimed",
            ScoreNews::Decided => "decided",
        }
    }
}

/// What has happened to an account. New ones are added at the end: the order is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AccountNews {
    /// A forgotten password was replaced, and everything ended that was signed in.
    PasswordReset,
    /// The password was changed by somebody who was signed in.
    PasswordChanged,
    /// The address was changed; this goes to the new one.
    AddressChanged,
    /// A key was made.
    KeyMade,
    /// A webhook was made.
    WebhookMade,
    /// Somebody has signed in with a browser that is not known.
    SignedIn,
    /// A session was ended because its cookie had been copied.
    SessionReused,
}

impl AccountNews {
    /// The name in keys and in the texts of mails.
    pub fn name(self) -> &'static str {
        match self {
            AccountNews::PasswordReset => "password-reset",
            AccountNews::PasswordChanged => "password-changed",
            AccountNews::AddressChanged => "address-changed",
            AccountNews::KeyMade => "key-made",
            AccountNews::WebhookMade => "webhook-made",
            AccountNews::SignedIn => "signed-in",
            AccountNews::SessionReused => "session-reused",
        }
    }
}

/// What has happened to a case. New ones are added at the end: the order is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CaseNews {
    /// It was filed.
    Opened,
    /// Somebody has written in it.
    Answered {
        /// The answer's number in the case, from 1.
        answer: u32,
    },
    /// It was decided.
    Decided,
}

impl CaseNews {
    /// The name in keys.
    pub(crate) fn key(self) -> String {
        match self {
            CaseNews::Opened => "opened".to_owned(),
            CaseNews::Answered { answer } => format!("answer-{answer}"),
            CaseNews::Decided => "decided".to_owned(),
        }
    }
}

/// What has happened to a withdrawal. New ones are added at the end: the order is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WithdrawalNews {
    /// The player asks for it.
    Requested,
    /// The player is offered to play on.
    Offered,
    /// The player plays on.
    TakenBack,
    /// It is decided.
    Decided,
    /// The acceptance was abused.
    Abused,
}

impl WithdrawalNews {
    /// The name in keys.
    pub(crate) fn name(self) -> &'static str {
        match self {
            WithdrawalNews::Requested => "requested",
            WithdrawalNews::Offered => "offered",
            WithdrawalNews::TakenBack => "taken-back",
            WithdrawalNews::Decided => "decided",
            WithdrawalNews::Abused => "abused",
        }
    }
}

/// What has happened about a tournament among friends. The order is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FriendsNews {
    /// Everybody who was invited has answered.
    Answered,
    /// Where nobody's answer is waited for, enough have come by the link.
    Enough,
    /// It was called off.
    Off,
    /// The challenger has struck somebody off who had joined.
    Struck,
}

impl FriendsNews {
    /// A stable name.
    pub fn name(self) -> &'static str {
        match self {
            FriendsNews::Answered => "answered",
            FriendsNews::Enough => "enough",
            FriendsNews::Off => "off",
            FriendsNews::Struck => "struck",
        }
    }
}
