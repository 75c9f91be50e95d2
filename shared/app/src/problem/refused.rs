//! Of which kind each refusal of the rules is, and each fault of what stands around them.

use rules::rating::run::RunRefusal;
use rules::title::{RecordRefusal, TitleRefusal};
use rules::tournament::{
    AnnouncementRefusal, ApprovalLack, ConsentRefusal, DeferralRefusal, EntryRefusal, EventRefusal,
    ImportRefusal, ProposalRefusal, ReopeningRefusal, WithdrawalRefusal,
};
use rules::{LeaveRefusal, MeasureRefusal, Refusal, ReportRefusal, ScoreRefusal, TransferRefusal};

use crate::{FileError, Problem, ProblemKind};

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let kind = match refusal {
            Refusal::NotYourGame => ProblemKind::NotAllowed,
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
            | Refusal::ConditionalCycle { .. } => ProblemKind::Invalid,
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
            | Refusal::ConditionalOnMove => ProblemKind::Conflict,
        };
        let problem = Problem::refused(kind, refusal.code(), &refusal, refusal.rule());
        match refusal {
            Refusal::AmbiguousMove { candidates } => problem.with_candidates(candidates),
            _ => problem,
        }
    }
}

impl From<ReportRefusal> for Problem {
    fn from(refusal: ReportRefusal) -> Problem {
        let kind = match refusal {
            ReportRefusal::Game(refusal) => return refusal.into(),
            ReportRefusal::Agreed => ProblemKind::Conflict,
            ReportRefusal::TooLarge
            | ReportRefusal::NotOneGame { .. }
            | ReportRefusal::Pgn(_)
            | ReportRefusal::TooManyMoves
            | ReportRefusal::OtherVariant { .. }
            | ReportRefusal::OtherStart { .. }
            | ReportRefusal::TwoResults { .. }
            | ReportRefusal::NoResult { .. }
            | ReportRefusal::OtherMove { .. }
            | ReportRefusal::MovesMissing { .. }
            | ReportRefusal::Impossible(_) => ProblemKind::Invalid,
        };
        let problem = Problem::refused(kind, refusal.code(), &refusal, refusal.rule());
        let place = refusal.line().map(|line| FileError {
            file: "pgn",
            line,
            column: refusal.half_move().map_or_else(String::new, |half_move| half_move.to_string()),
            code: refusal.code(),
            rule: refusal.rule(),
            reason: refusal.to_string(),
        });
        problem.with_errors(place)
    }
}

impl From<ScoreRefusal> for Problem {
    fn from(refusal: ScoreRefusal) -> Problem {
        let kind = match refusal {
            ScoreRefusal::Game(refusal) => return refusal.into(),
            ScoreRefusal::NotBegun { .. }
            | ScoreRefusal::Stands { .. }
            | ScoreRefusal::NothingAsked
            | ScoreRefusal::NoClaim
            | ScoreRefusal::NoPeriods
            | ScoreRefusal::PlayedOn
            | ScoreRefusal::DecidedMeanwhile
            | ScoreRefusal::NothingEntered => ProblemKind::Conflict,
            ScoreRefusal::Gap { .. }
            | ScoreRefusal::TooManyMoves
            | ScoreRefusal::Move { .. }
            | ScoreRefusal::SentBeforeArrival { .. }
            | ScoreRefusal::ArrivedTooEarly { .. }
            | ScoreRefusal::InFuture { .. }
            | ScoreRefusal::NoteTooLong { .. }
            | ScoreRefusal::PositionMissing
            | ScoreRefusal::Position { .. }
            | ScoreRefusal::NoResult
            | ScoreRefusal::Until => ProblemKind::Invalid,
        };
        let problem = Problem::refused(kind, refusal.code(), &refusal, refusal.rule());
        let place = refusal.half_move().map(|half_move| FileError {
            file: "score",
            line: half_move,
            column: String::new(),
            code: refusal.code(),
            rule: refusal.rule(),
            reason: refusal.to_string(),
        });
        problem.with_errors(place)
    }
}

impl From<LeaveRefusal> for Problem {
    fn from(refusal: LeaveRefusal) -> Problem {
        let kind = match refusal {
            LeaveRefusal::LastBeforeFirst
            | LeaveRefusal::TooLong { .. }
            | LeaveRefusal::CorrectionTooLarge { .. } => ProblemKind::Invalid,
            LeaveRefusal::NoLeaveInEvent
            | LeaveRefusal::Retroactive { .. }
            | LeaveRefusal::TooFarAhead { .. }
            | LeaveRefusal::Overlaps { .. }
            | LeaveRefusal::AllowanceExceeded { .. }
            | LeaveRefusal::NotOnLeave
            | LeaveRefusal::TooManyPeriods => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<MeasureRefusal> for Problem {
    fn from(refusal: MeasureRefusal) -> Problem {
        let kind = match refusal {
            MeasureRefusal::NotLostOnTime => ProblemKind::Conflict,
            _ => ProblemKind::Invalid,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<EntryRefusal> for Problem {
    fn from(refusal: EntryRefusal) -> Problem {
        let kind = match refusal {
            EntryRefusal::NotForYou => return Problem::forbidden(),
            EntryRefusal::OwnEvent => return Problem::own_event(),
            EntryRefusal::Event(refusal) => return refusal.into(),
            EntryRefusal::NotEntered => ProblemKind::NotFound,
            EntryRefusal::NotToldWhy
            | EntryRefusal::ReasonMissing { .. }
            | EntryRefusal::ReasonTooLong { .. } => ProblemKind::Invalid,
            EntryRefusal::OfTeams
            | EntryRefusal::OrganiserEntersAlone
            | EntryRefusal::RefusedBefore
            | EntryRefusal::NotYetOpen { .. }
            | EntryRefusal::Closed { .. }
            | EntryRefusal::EventCancelled
            | EntryRefusal::StartListsPublished
            | EntryRefusal::BoardAgreementMissing
            | EntryRefusal::Suspended { .. }
            | EntryRefusal::AlreadyEntered
            | EntryRefusal::DirectorPlays
            | EntryRefusal::OtherFederation { .. }
            | EntryRefusal::LadiesOnly { .. }
            | EntryRefusal::NotAMember { .. }
            | EntryRefusal::SectionNotWon { .. }
            | EntryRefusal::WinUsed { .. }
            | EntryRefusal::NotQualified { .. }
            | EntryRefusal::ChampionAsksLate { .. }
            | EntryRefusal::NoVacancies
            | EntryRefusal::VacanciesFilled { .. }
            | EntryRefusal::FromRoundBefore
            | EntryRefusal::NotFromRoundBefore
            | EntryRefusal::NotAdvanced { .. }
            | EntryRefusal::InvitationOnly
            | EntryRefusal::OutsideClass { .. }
            | EntryRefusal::NominationsUsed { .. }
            | EntryRefusal::SecondNormEvent { .. }
            | EntryRefusal::NoFee
            | EntryRefusal::Accepted
            | EntryRefusal::NotFree
            | EntryRefusal::FeeNotPaid
            | EntryRefusal::NotConfirmed
            | EntryRefusal::IdentityNotProved
            | EntryRefusal::DepositNotPaid { .. }
            | EntryRefusal::NoDeposit
            | EntryRefusal::DepositForfeited
            | EntryRefusal::DepositGivenBack
            | EntryRefusal::EventNotOver => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<WithdrawalRefusal> for Problem {
    fn from(refusal: WithdrawalRefusal) -> Problem {
        let kind = match refusal {
            WithdrawalRefusal::DeathIsReported
            | WithdrawalRefusal::GroundsMissing
            | WithdrawalRefusal::TextTooLong { .. }
            | WithdrawalRefusal::NoSuchGame { .. }
            | WithdrawalRefusal::DetailsMissing { .. }
            | WithdrawalRefusal::SuspensionMissing { .. }
            | WithdrawalRefusal::SuspensionOutside { .. } => ProblemKind::Invalid,
            WithdrawalRefusal::BeingCarriedOut
            | WithdrawalRefusal::WithdrawalWaits
            | WithdrawalRefusal::WithdrawalDecided
            | WithdrawalRefusal::NothingToWithdrawFrom
            | WithdrawalRefusal::GroundsTooShort { .. }
            | WithdrawalRefusal::ReviewFirst
            | WithdrawalRefusal::OfferFirst
            | WithdrawalRefusal::NotAccepted => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<EventRefusal> for Problem {
    fn from(refusal: EventRefusal) -> Problem {
        let kind = match refusal {
            EventRefusal::StartListsPublished
            | EventRefusal::Over
            | EventRefusal::NotStarted
            | EventRefusal::GamesRunning => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<ReopeningRefusal> for Problem {
    fn from(refusal: ReopeningRefusal) -> Problem {
        let kind = match refusal {
            ReopeningRefusal::Event(refusal) => return refusal.into(),
            ReopeningRefusal::NotFinished
            | ReopeningRefusal::SeasonDecided
            | ReopeningRefusal::TitleAwarded(_) => ProblemKind::Conflict,
        };
        let problem = Problem::refused(kind, refusal.code(), &refusal, refusal.rule());
        problem.with_player(refusal.player())
    }
}

impl From<ConsentRefusal> for Problem {
    fn from(refusal: ConsentRefusal) -> Problem {
        let kind = match refusal {
            ConsentRefusal::Event(refusal) => return refusal.into(),
            ConsentRefusal::NotNeeded(_) => ProblemKind::Conflict,
            ConsentRefusal::OwnEvent => ProblemKind::NotAllowed,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<DeferralRefusal> for Problem {
    fn from(refusal: DeferralRefusal) -> Problem {
        let kind = match refusal {
            DeferralRefusal::Event(refusal) => return refusal.into(),
            DeferralRefusal::NotOfFinal
            | DeferralRefusal::DeferredBefore
            | DeferralRefusal::NoPlace
            | DeferralRefusal::PlaceUsed => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<ApprovalLack> for Problem {
    fn from(lack: ApprovalLack) -> Problem {
        Problem::refused(ProblemKind::Conflict, lack.code(), &lack, lack.rule())
    }
}

impl From<ProposalRefusal> for Problem {
    fn from(refusal: ProposalRefusal) -> Problem {
        let kind = match refusal {
            ProposalRefusal::ChangedMeanwhile => return Problem::changed_meanwhile(),
            ProposalRefusal::Event(refusal) => return refusal.into(),
            ProposalRefusal::EntriesUndecided { .. }
            | ProposalRefusal::RatingConsentMissing
            | ProposalRefusal::BoardAgreementMissing
            | ProposalRefusal::CategoryDrops { .. }
            | ProposalRefusal::NotByRating { .. }
            | ProposalRefusal::Approval(_)
            | ProposalRefusal::LineUpIncomplete { .. }
            | ProposalRefusal::SeasonBeforeUndecided
            | ProposalRefusal::SwissRunning { .. }
            | ProposalRefusal::SwissTooEarly
            | ProposalRefusal::SwissPlayers { .. }
            | ProposalRefusal::SwissUnpaired
            | ProposalRefusal::Suspended { .. } => ProblemKind::Conflict,
            ProposalRefusal::SizesUnfit { .. }
            | ProposalRefusal::RoundUnfit { .. }
            | ProposalRefusal::Division(_)
            | ProposalRefusal::BeaconUnfit
            | ProposalRefusal::BeaconMissing { .. }
            | ProposalRefusal::BeaconNotNamed
            | ProposalRefusal::NamesUnfit
            | ProposalRefusal::NoSections
            | ProposalRefusal::NotAccepted { .. }
            | ProposalRefusal::PlayerTwice { .. }
            | ProposalRefusal::TeamNotAccepted { .. }
            | ProposalRefusal::TeamTwice { .. }
            | ProposalRefusal::TeamsUnplaced { .. }
            | ProposalRefusal::SectionSize { .. }
            | ProposalRefusal::StageSize { .. }
            | ProposalRefusal::UnequalSides { .. }
            | ProposalRefusal::Unplaced { .. } => ProblemKind::Invalid,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<ImportRefusal> for Problem {
    fn from(refusal: ImportRefusal) -> Problem {
        let kind = match refusal {
            ImportRefusal::ChangedMeanwhile => return Problem::changed_meanwhile(),
            ImportRefusal::NotForYou => ProblemKind::NotAllowed,
            ImportRefusal::RequestTaken
            | ImportRefusal::Decided
            | ImportRefusal::Lapsed
            | ImportRefusal::PlayEnded
            | ImportRefusal::Suspended { .. }
            | ImportRefusal::CodeTaken
            | ImportRefusal::NotDone => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<TitleRefusal> for Problem {
    fn from(refusal: TitleRefusal) -> Problem {
        let kind = match refusal {
            TitleRefusal::OwnTitle => ProblemKind::NotAllowed,
            TitleRefusal::NoLongerAwarded { .. }
            | TitleRefusal::GroundsUnfit { .. }
            | TitleRefusal::ArticleUnfit { .. }
            | TitleRefusal::CycleMissing
            | TitleRefusal::MentorMissing
            | TitleRefusal::DirectedAhead
            | TitleRefusal::SectionMissing
            | TitleRefusal::DiedAhead
            | TitleRefusal::VotesUnfit => ProblemKind::Invalid,
            _ => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<RecordRefusal> for Problem {
    fn from(refusal: RecordRefusal) -> Problem {
        let kind = match refusal {
            RecordRefusal::Own => ProblemKind::NotAllowed,
            RecordRefusal::Unknown => ProblemKind::NotFound,
            RecordRefusal::EventMissing
            | RecordRefusal::SourceMissing
            | RecordRefusal::Days
            | RecordRefusal::Games
            | RecordRefusal::GamesCounted
            | RecordRefusal::OldTitle { .. }
            | RecordRefusal::NoDoubleRound
            | RecordRefusal::TooFewGames => ProblemKind::Invalid,
            RecordRefusal::Withdrawn | RecordRefusal::Twice | RecordRefusal::TooMany => {
                ProblemKind::Conflict
            }
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<TransferRefusal> for Problem {
    fn from(refusal: TransferRefusal) -> Problem {
        let kind = match refusal {
            TransferRefusal::NotThePlayer
            | TransferRefusal::OwnTransfer
            | TransferRefusal::HasAnswered => ProblemKind::NotAllowed,
            TransferRefusal::ReasonMissing | TransferRefusal::NotAsked { .. } => {
                ProblemKind::Invalid
            }
            _ => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, Some(refusal.rule()))
    }
}

/// An announcement that the rules do not allow cannot be made by waiting: it has to be written again.
impl From<AnnouncementRefusal> for Problem {
    fn from(refusal: AnnouncementRefusal) -> Problem {
        let kind = ProblemKind::Invalid;
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
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

impl From<post::FilesError> for Problem {
    fn from(_: post::FilesError) -> Problem {
        let detail = "The files do not answer. Please try again in a moment.";
        Problem::unavailable("unavailable", detail)
    }
}

impl From<proof::SignError> for Problem {
    fn from(error: proof::SignError) -> Problem {
        Problem::internal(error)
    }
}

impl From<RunRefusal> for Problem {
    fn from(refusal: RunRefusal) -> Problem {
        let kind = match refusal {
            RunRefusal::OwnRating => ProblemKind::NotAllowed,
            RunRefusal::UnknownCorrection => ProblemKind::NotFound,
            RunRefusal::TooManyCorrections | RunRefusal::StartRatingOutside => ProblemKind::Invalid,
            RunRefusal::ResultsStillCome { .. }
            | RunRefusal::ListExists
            | RunRefusal::ChangedMeanwhile
            | RunRefusal::PublishedUnseen
            | RunRefusal::CorrectedLate
            | RunRefusal::LaterListPublished { .. }
            | RunRefusal::NotPublished
            | RunRefusal::NotCalculatedAnew
            | RunRefusal::FideListNotCurrent { .. } => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}
