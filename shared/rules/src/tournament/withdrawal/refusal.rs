//! Why a withdrawal, or a decision about one, is refused: in the order in which it is checked, each
//! with its rule, and the limits that are told then.

use crate::GameId;

/// Months for which grounds keep a player from the board at least (`TR-8.2`, `SKS-7.2`).
pub const GROUNDS_MONTHS_MIN: u16 = 3;

/// Longest text of a request, of a note on a game, or of a decision, in characters.
pub const WITHDRAWAL_CHARACTERS_MAX: usize = 2_000;

/// A refused request. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WithdrawalRefusal {
    /// A request of the player waits already.
    #[error("A withdrawal of this player waits for a decision already.")]
    WithdrawalWaits,
    /// It was decided, and a decision is taken once.
    #[error("This withdrawal is decided.")]
    WithdrawalDecided,
    /// The player plays nowhere.
    #[error("There is no running game and no entry to withdraw from.")]
    NothingToWithdrawFrom,
    /// A death is reported by somebody else.
    #[error("A death is reported by somebody else to the tournament director.")]
    DeathIsReported,
    /// The request does not say why.
    #[error("Give the reasons for the withdrawal.")]
    GroundsMissing,
    /// A text is longer than [`WITHDRAWAL_CHARACTERS_MAX`] characters.
    #[error("A text has {characters} characters; {WITHDRAWAL_CHARACTERS_MAX} are the most.")]
    TextTooLong {
        /// How long it is.
        characters: usize,
    },
    /// A note is about a game that the player does not play.
    #[error("Game {game} is none of the player's running games.")]
    NoSuchGame {
        /// Which.
        game: GameId,
    },
    /// Under personal circumstances details of all games are given.
    #[error(
        "For personal circumstances tell the details of every game: those of {game} are missing."
    )]
    DetailsMissing {
        /// The first game without.
        game: GameId,
    },
    /// The grounds do not last long enough to be adequate.
    #[error(
        "Grounds are adequate when they last for {GROUNDS_MONTHS_MIN} months at least, not for \
         {months}."
    )]
    GroundsTooShort {
        /// How long they last.
        months: u16,
    },
    /// A second withdrawal within a short time goes to the organiser.
    #[error("A second withdrawal within a short time is reviewed by the organiser.")]
    ReviewFirst,
    /// The player has not been offered to play on.
    #[error("The player is offered to play on first.")]
    OfferFirst,
    /// Only a withdrawal that was accepted can be abused.
    #[error("Only a withdrawal that was accepted can have been abused.")]
    NotAccepted,
    /// What follows from the acceptance has not been done everywhere yet.
    #[error("The acceptance is still being carried out: try again in some minutes.")]
    BeingCarriedOut,
    /// The decision has to say for how long the player may not enter events.
    #[error("Say for how many months the player may not enter events: 0 to {max}.")]
    SuspensionMissing {
        /// The most.
        max: u16,
    },
    /// The suspension is shorter or longer than the rules allow.
    #[error("The player may not enter events for {min} to {max} months here, not for {months}.")]
    SuspensionOutside {
        /// How long it was to be.
        months: u16,
        /// At least.
        min: u16,
        /// At most.
        max: u16,
        /// The article; none for this server's own limit.
        rule: Option<&'static str>,
    },
}

impl WithdrawalRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            WithdrawalRefusal::WithdrawalWaits => "withdrawal_waits",
            WithdrawalRefusal::WithdrawalDecided => "withdrawal_decided",
            WithdrawalRefusal::NothingToWithdrawFrom => "nothing_to_withdraw_from",
            WithdrawalRefusal::DeathIsReported => "death_is_reported",
            WithdrawalRefusal::GroundsMissing => "grounds_missing",
            WithdrawalRefusal::TextTooLong { .. } => "text_too_long",
            WithdrawalRefusal::NoSuchGame { .. } => "no_such_game",
            WithdrawalRefusal::DetailsMissing { .. } => "details_missing",
            WithdrawalRefusal::GroundsTooShort { .. } => "grounds_too_short",
            WithdrawalRefusal::ReviewFirst => "review_first",
            WithdrawalRefusal::OfferFirst => "offer_first",
            WithdrawalRefusal::NotAccepted => "not_accepted",
            WithdrawalRefusal::BeingCarriedOut => "being_carried_out",
            WithdrawalRefusal::SuspensionMissing { .. } => "suspension_missing",
            WithdrawalRefusal::SuspensionOutside { .. } => "suspension_outside",
        }
    }

    /// The article that says no; none for limits of this server. Where both rule books say the same
    /// it is ICCF's.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            WithdrawalRefusal::GroundsMissing => Some("TR-8.1"),
            WithdrawalRefusal::DeathIsReported => Some("SKS-7.2"),
            WithdrawalRefusal::GroundsTooShort { .. } => Some("TR-8.2"),
            WithdrawalRefusal::DetailsMissing { .. } | WithdrawalRefusal::NotAccepted => {
                Some("TR-8.3")
            }
            WithdrawalRefusal::ReviewFirst | WithdrawalRefusal::OfferFirst => Some("TR-8.4"),
            WithdrawalRefusal::SuspensionMissing { .. } => Some("TR-8.5"),
            WithdrawalRefusal::SuspensionOutside { rule, .. } => *rule,
            WithdrawalRefusal::WithdrawalWaits
            | WithdrawalRefusal::WithdrawalDecided
            | WithdrawalRefusal::BeingCarriedOut
            | WithdrawalRefusal::NothingToWithdrawFrom
            | WithdrawalRefusal::TextTooLong { .. }
            | WithdrawalRefusal::NoSuchGame { .. } => None,
        }
    }
}
