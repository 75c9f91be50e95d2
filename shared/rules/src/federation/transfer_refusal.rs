//! Why something about a transfer is refused: in the order in which it is checked (`TR-13`).

use crate::Federation;

/// A refused request. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TransferRefusal {
    /// The player is there already.
    #[error("The player plays for {federation} already.")]
    SameFederation {
        /// For which.
        federation: Federation,
    },
    /// It is over.
    #[error("This transfer is over: it was registered, refused or taken back.")]
    TransferClosed,
    /// Only the player appeals and takes back.
    #[error("This is for the player alone.")]
    NotThePlayer,
    /// Nobody answers, decides or registers for themselves.
    #[error("Nobody decides about a transfer of their own: leave this to another official.")]
    OwnTransfer,
    /// A request, an objection, an appeal and a decision give their reasons.
    #[error("Give the reasons.")]
    ReasonMissing,
    /// It is asked of two federations.
    #[error("{federation} is not asked: the player neither leaves nor joins it.")]
    NotAsked {
        /// Which is not.
        federation: Federation,
    },
    /// A consent stands; an objection is followed by a consent only.
    #[error("{federation} has answered, and only an objection can be changed.")]
    AlreadyAnswered {
        /// Which has.
        federation: Federation,
    },
    /// Nobody has objected, or there is an appeal already.
    #[error("There is no objection to appeal against, or you have appealed.")]
    NothingToAppealAgainst,
    /// The Arbitration Commission decides appeals.
    #[error("There is no appeal to decide about.")]
    NotAppealed,
    /// Whoever has answered for a federation does not decide.
    #[error("You have answered for a federation: leave the appeal to another officer.")]
    HasAnswered,
    /// A federation has not consented.
    #[error("A transfer is registered when both federations have consented, or after an appeal.")]
    NotAgreed,
}

impl TransferRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            TransferRefusal::SameFederation { .. } => "same_federation",
            TransferRefusal::TransferClosed => "transfer_closed",
            TransferRefusal::NotThePlayer => "not_the_player",
            TransferRefusal::OwnTransfer => "own_transfer",
            TransferRefusal::ReasonMissing => "reason_missing",
            TransferRefusal::NotAsked { .. } => "federation_not_asked",
            TransferRefusal::AlreadyAnswered { .. } => "already_answered",
            TransferRefusal::NothingToAppealAgainst => "nothing_to_appeal_against",
            TransferRefusal::NotAppealed => "not_appealed",
            TransferRefusal::HasAnswered => "has_answered",
            TransferRefusal::NotAgreed => "not_agreed",
        }
    }

    /// The article that says no.
    pub fn rule(&self) -> &'static str {
        "TR-13"
    }
}
