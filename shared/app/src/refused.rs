//! What each refusal of the rules, and each fault of the table, is in HTTP.

use axum::http::StatusCode;
use rules::rating::run::RunRefusal;
use rules::title::TitleRefusal;
use rules::tournament::{AnnouncementRefusal, EntryRefusal, WithdrawalRefusal};
use rules::{LeaveRefusal, MeasureRefusal, Refusal, TransferRefusal};

use crate::Problem;

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let status = match refusal {
            Refusal::NotYourGame => StatusCode::FORBIDDEN,
            Refusal::MessageTooLong { .. }
            | Refusal::UnreadableMove { .. }
            | Refusal::AmbiguousMove { .. }
            | Refusal::IllegalMove { .. }
            | Refusal::PromotionMissing
            | Refusal::NoSuchPosition { .. }
            | Refusal::RefillTooMuch { .. }
            | Refusal::ConditionalTooLarge { .. }
            | Refusal::ConditionalTooDeep
            | Refusal::ConditionalNotLinear
            | Refusal::ConditionalIllegal { .. }
            | Refusal::ConditionalTwice { .. }
            | Refusal::ConditionalCycle { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::TooManyMessages
            | Refusal::AlreadyMoved { .. }
            | Refusal::StalePosition { .. }
            | Refusal::UnknownPly { .. }
            | Refusal::GameFinished { .. }
            | Refusal::FlagFallen { .. }
            | Refusal::SilentTooLong { .. }
            | Refusal::FlagNotFallen
            | Refusal::OnLeave { .. }
            | Refusal::ClocksRunThrough
            | Refusal::NoSilenceRule
            | Refusal::NoBank
            | Refusal::NotYourTurn
            | Refusal::NoDrawOffer
            | Refusal::DrawTooEarly
            | Refusal::ClaimWaits
            | Refusal::ClocksStopped(_)
            | Refusal::NotStopped
            | Refusal::PlayedHere
            | Refusal::NotFinished
            | Refusal::BoardHasDecided
            | Refusal::NoMoveCounter
            | Refusal::NoClaimWaits
            | Refusal::OffersNotAllowed(_)
            | Refusal::TooFewMen { .. }
            | Refusal::TooManyMen { .. }
            | Refusal::NoSuchClaim
            | Refusal::ClaimNotUpheld(_)
            | Refusal::CountNotAllowed
            | Refusal::CountNotYours
            | Refusal::ConditionalNotAllowed
            | Refusal::ConditionalOnMove => StatusCode::CONFLICT,
        };
        let problem = Problem::refused(status, refusal.code(), &refusal, refusal.rule());
        match refusal {
            Refusal::AmbiguousMove { candidates } => problem.with_candidates(candidates),
            _ => problem,
        }
    }
}

impl From<LeaveRefusal> for Problem {
    fn from(refusal: LeaveRefusal) -> Problem {
        let status = match refusal {
            LeaveRefusal::LastBeforeFirst
            | LeaveRefusal::TooLong { .. }
            | LeaveRefusal::CorrectionTooLarge { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            LeaveRefusal::NoLeaveInEvent
            | LeaveRefusal::Retroactive { .. }
            | LeaveRefusal::TooFarAhead { .. }
            | LeaveRefusal::Overlaps { .. }
            | LeaveRefusal::AllowanceExceeded { .. }
            | LeaveRefusal::NotOnLeave
            | LeaveRefusal::TooManyPeriods => StatusCode::CONFLICT,
        };
        Problem::refused(status, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<MeasureRefusal> for Problem {
    fn from(refusal: MeasureRefusal) -> Problem {
        let status = match refusal {
            MeasureRefusal::NotLostOnTime => StatusCode::CONFLICT,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Problem::refused(status, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<EntryRefusal> for Problem {
    fn from(refusal: EntryRefusal) -> Problem {
        let status = match refusal {
            EntryRefusal::NotForYou => return Problem::forbidden(),
            EntryRefusal::OwnEvent => return Problem::own_event(),
            EntryRefusal::NotEntered => StatusCode::NOT_FOUND,
            EntryRefusal::NotToldWhy
            | EntryRefusal::ReasonMissing { .. }
            | EntryRefusal::ReasonTooLong { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            EntryRefusal::OrganiserEntersAlone
            | EntryRefusal::RefusedBefore
            | EntryRefusal::NotYetOpen { .. }
            | EntryRefusal::Closed { .. }
            | EntryRefusal::EventCancelled
            | EntryRefusal::StartListsPublished
            | EntryRefusal::Suspended { .. }
            | EntryRefusal::AlreadyEntered
            | EntryRefusal::DirectorPlays
            | EntryRefusal::OtherFederation { .. }
            | EntryRefusal::SectionNotWon { .. }
            | EntryRefusal::WinUsed { .. }
            | EntryRefusal::InvitationOnly
            | EntryRefusal::OutsideClass { .. }
            | EntryRefusal::NominationsUsed { .. }
            | EntryRefusal::SecondNormEvent { .. }
            | EntryRefusal::NoFee
            | EntryRefusal::NotFree
            | EntryRefusal::FeeNotPaid
            | EntryRefusal::NotConfirmed
            | EntryRefusal::DepositNotPaid { .. }
            | EntryRefusal::NoDeposit
            | EntryRefusal::DepositForfeited
            | EntryRefusal::DepositGivenBack
            | EntryRefusal::EventNotOver
            | EntryRefusal::ListsStandFast => StatusCode::CONFLICT,
        };
        Problem::refused(status, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<WithdrawalRefusal> for Problem {
    fn from(refusal: WithdrawalRefusal) -> Problem {
        let status = match refusal {
            WithdrawalRefusal::DeathIsReported
            | WithdrawalRefusal::GroundsMissing
            | WithdrawalRefusal::TextTooLong { .. }
            | WithdrawalRefusal::NoSuchGame { .. }
            | WithdrawalRefusal::DetailsMissing { .. }
            | WithdrawalRefusal::SuspensionMissing { .. }
            | WithdrawalRefusal::SuspensionOutside { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            WithdrawalRefusal::BeingCarriedOut
            | WithdrawalRefusal::WithdrawalWaits
            | WithdrawalRefusal::WithdrawalDecided
            | WithdrawalRefusal::NothingToWithdrawFrom
            | WithdrawalRefusal::GroundsTooShort { .. }
            | WithdrawalRefusal::ReviewFirst
            | WithdrawalRefusal::OfferFirst
            | WithdrawalRefusal::NotAccepted => StatusCode::CONFLICT,
        };
        Problem::refused(status, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<TitleRefusal> for Problem {
    fn from(refusal: TitleRefusal) -> Problem {
        let status = match refusal {
            TitleRefusal::OwnTitle => StatusCode::FORBIDDEN,
            TitleRefusal::NoLongerAwarded { .. }
            | TitleRefusal::GroundsUnfit { .. }
            | TitleRefusal::ArticleUnfit { .. }
            | TitleRefusal::CycleMissing
            | TitleRefusal::MentorMissing
            | TitleRefusal::DiedAhead
            | TitleRefusal::VotesMissing { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        };
        Problem::refused(status, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<TransferRefusal> for Problem {
    fn from(refusal: TransferRefusal) -> Problem {
        let status = match refusal {
            TransferRefusal::NotThePlayer
            | TransferRefusal::OwnTransfer
            | TransferRefusal::HasAnswered => StatusCode::FORBIDDEN,
            TransferRefusal::ReasonMissing | TransferRefusal::NotAsked { .. } => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            _ => StatusCode::CONFLICT,
        };
        Problem::refused(status, refusal.code(), &refusal, Some(refusal.rule()))
    }
}

/// An announcement that the rules do not allow cannot be made by waiting: it has to be written anew.
impl From<AnnouncementRefusal> for Problem {
    fn from(refusal: AnnouncementRefusal) -> Problem {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Problem::refused(status, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<store::Error> for Problem {
    fn from(error: store::Error) -> Problem {
        match error {
            store::Error::NotFound => Problem::not_found("not_found", "There is nothing here."),
            store::Error::Conflict => Problem::unavailable(
                "unavailable",
                "Too many changes at once. Nothing was changed; please try again.",
            ),
            store::Error::Unavailable(cause) => {
                tracing::error!(%cause, "the database failed");
                Problem::unavailable(
                    "unavailable",
                    "The database does not answer. Please try again in a moment.",
                )
            }
            corrupt @ store::Error::Corrupt { .. } => Problem::internal(corrupt),
        }
    }
}

impl From<RunRefusal> for Problem {
    fn from(refusal: RunRefusal) -> Problem {
        let status = match refusal {
            RunRefusal::OwnRating => StatusCode::FORBIDDEN,
            RunRefusal::UnknownCorrection => StatusCode::NOT_FOUND,
            RunRefusal::TooManyCorrections | RunRefusal::StartRatingOutside => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            RunRefusal::ResultsStillCome { .. }
            | RunRefusal::ListExists
            | RunRefusal::ChangedMeanwhile
            | RunRefusal::PublishedUnseen
            | RunRefusal::CorrectedLate
            | RunRefusal::LaterListPublished { .. }
            | RunRefusal::NotPublished
            | RunRefusal::NotCalculatedAnew => StatusCode::CONFLICT,
        };
        Problem::refused(status, refusal.code(), &refusal, refusal.rule())
    }
}
