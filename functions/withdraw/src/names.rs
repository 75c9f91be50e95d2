//! The names of what the rules tell apart, for the API's description: they are read and written by
//! the rules themselves, and a test compares the two.

#![allow(dead_code, reason = "only described, never made")]

use utoipa::ToSchema;

/// Why a player cannot play on (TR-8.2).
#[derive(ToSchema)]
#[schema(as = WithdrawalGrounds, rename_all = "snake_case")]
pub(crate) enum GroundsName {
    Death,
    GraveIllness,
    BeyondControl,
    Personal,
}

/// What a withdrawal is decided to be.
#[derive(ToSchema)]
#[schema(as = WithdrawalKind, rename_all = "snake_case")]
pub(crate) enum KindName {
    Accepted,
    Unaccepted,
    Silent,
    Death,
}

/// How far a withdrawal is.
#[derive(ToSchema)]
#[schema(as = WithdrawalState, rename_all = "snake_case")]
pub(crate) enum StateName {
    /// It waits for a decision.
    Requested,
    /// The grounds are not adequate: the player is offered to play on.
    Offered,
    /// The player has taken the request back.
    TakenBack,
    /// The player plays on after the offer.
    PlayOn,
    Accepted,
    Unaccepted,
    Silent,
    Death,
}

/// What a player is suspended for.
#[derive(ToSchema)]
#[schema(as = SuspensionCause, rename_all = "snake_case")]
pub(crate) enum CauseName {
    /// Running games were shown against the rules, in different events (TR-14).
    Publishing,
    /// Continued, repeated or serious misbehaviour (LAW-13.3.2).
    Conduct,
}

/// What becomes of a game.
#[derive(ToSchema)]
#[schema(as = WithdrawalConsequence, rename_all = "snake_case")]
pub(crate) enum ConsequenceName {
    /// It is adjudicated at once.
    Adjudicate,
    /// It is cancelled.
    Cancel,
    /// The player loses it by default.
    Default,
}

/// How far a game is.
#[derive(ToSchema)]
#[schema(as = WithdrawalGameStage, rename_all = "snake_case")]
pub(crate) enum StageName {
    Running,
    Finished,
    Cancelled,
}

/// What is decided about a player's request.
#[derive(ToSchema)]
#[schema(as = RuleOnWithdrawal, rename_all = "snake_case")]
pub(crate) enum RulingName {
    /// The grounds are adequate (TR-8.3).
    Accepted,
    /// They are not: the player is offered to play on (TR-8.4).
    Offered,
    /// The player withdraws in spite of the offer (TR-8.4).
    Unaccepted,
    /// The player has died.
    Death,
    /// The player has abused the acceptance (TR-8.3).
    Abused,
}

/// What an official decides without a request.
#[derive(ToSchema)]
#[schema(as = ReportedWithdrawal, rename_all = "snake_case")]
pub(crate) enum ReportName {
    /// The player has stopped without a word (TR-8.5).
    Silent,
    /// The player has died (TR-8.2).
    Death,
    /// The player is too ill to ask (SKS-7.2): the organiser and the officers only.
    Accepted,
}
