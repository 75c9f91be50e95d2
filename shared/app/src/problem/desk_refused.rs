//! Of which kind each refusal at the desk is.

use rules::tournament::{ApprovalRefusal, PageRefusal};
use rules::{
    AdjudicationRefusal, AppointmentRefusal, CaseRefusal, OperatorRefusal, OutageRefusal,
    RegisterRefusal, RegistrationRefusal, RulesQuestionRefusal, RulingRefusal, SuspensionRefusal,
};

use crate::{Problem, ProblemKind};

impl From<RulingRefusal> for Problem {
    fn from(refusal: RulingRefusal) -> Problem {
        let kind = match refusal {
            RulingRefusal::Measure(refusal) => return refusal.into(),
            RulingRefusal::Game(refusal) => return refusal.into(),
            RulingRefusal::NotAnOfficial => return Problem::forbidden(),
            RulingRefusal::DirectorDoesNotAdjudicate => ProblemKind::NotAllowed,
            RulingRefusal::UnknownGame => ProblemKind::NotFound,
            RulingRefusal::UnknownRuling
            | RulingRefusal::UnknownCase
            | RulingRefusal::ArticleMissing
            | RulingRefusal::GameMissing => ProblemKind::Invalid,
            RulingRefusal::RequestTaken
            | RulingRefusal::AlreadyUndone
            | RulingRefusal::NotRevocable
            | RulingRefusal::UndoneInPart
            | RulingRefusal::NoUnfinishedGame
            | RulingRefusal::TablesFinal => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<CaseRefusal> for Problem {
    fn from(refusal: CaseRefusal) -> Problem {
        let kind = match refusal {
            CaseRefusal::Player(refusal) => return refusal.into(),
            CaseRefusal::Text(refusal) => return refusal.into(),
            CaseRefusal::NotForYou => return Problem::forbidden(),
            CaseRefusal::AppealForOthers => return Problem::forbidden().under("TR-15"),
            CaseRefusal::ChangedMeanwhile => return Problem::changed_meanwhile(),
            CaseRefusal::NoAddress | CaseRefusal::TextMissing => ProblemKind::Invalid,
            CaseRefusal::OwnMessage
            | CaseRefusal::OwnPage
            | CaseRefusal::OwnConduct
            | CaseRefusal::NotReportable
            | CaseRefusal::OtherGame
            | CaseRefusal::ConductReported
            | CaseRefusal::NotAppealable
            | CaseRefusal::AlreadyUndone
            | CaseRefusal::AlreadyAppealed
            | CaseRefusal::AlreadyReported
            | CaseRefusal::TooManyCases
            | CaseRefusal::NotAnAppeal
            | CaseRefusal::NotUndone
            | CaseRefusal::CaseDecided
            | CaseRefusal::CaseFull => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<PageRefusal> for Problem {
    fn from(refusal: PageRefusal) -> Problem {
        let kind = match refusal {
            PageRefusal::NotForYou => return Problem::forbidden(),
            PageRefusal::NoAddress => ProblemKind::Invalid,
            PageRefusal::ShownToAll
            | PageRefusal::NothingRuns
            | PageRefusal::TooManyAddresses
            | PageRefusal::OtherPage
            | PageRefusal::GameOver
            | PageRefusal::TooManyConsents => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<AppointmentRefusal> for Problem {
    fn from(refusal: AppointmentRefusal) -> Problem {
        let kind = match refusal {
            AppointmentRefusal::NoOffice => ProblemKind::Invalid,
            AppointmentRefusal::Own => ProblemKind::NotAllowed,
            AppointmentRefusal::Unconfirmed | AppointmentRefusal::LastAdministrator => {
                ProblemKind::Conflict
            }
        };
        Problem::refused(kind, refusal.code(), &refusal, None)
    }
}

impl From<SuspensionRefusal> for Problem {
    fn from(refusal: SuspensionRefusal) -> Problem {
        let kind = match refusal {
            SuspensionRefusal::Own => ProblemKind::NotAllowed,
            SuspensionRefusal::Length { .. } => ProblemKind::Invalid,
            SuspensionRefusal::Unknown => ProblemKind::NotFound,
            SuspensionRefusal::NotRepeated
            | SuspensionRefusal::Running
            | SuspensionRefusal::Over => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<RulesQuestionRefusal> for Problem {
    fn from(refusal: RulesQuestionRefusal) -> Problem {
        let kind = match refusal {
            RulesQuestionRefusal::Text(refusal) => return refusal.into(),
            RulesQuestionRefusal::NotForYou => return Problem::forbidden().under("LAW-0-gaps"),
            RulesQuestionRefusal::Own | RulesQuestionRefusal::NotAMember => ProblemKind::NotAllowed,
            RulesQuestionRefusal::Article | RulesQuestionRefusal::TextMissing => {
                ProblemKind::Invalid
            }
            RulesQuestionRefusal::TooMany | RulesQuestionRefusal::Answered => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<ApprovalRefusal> for Problem {
    fn from(refusal: ApprovalRefusal) -> Problem {
        let kind = match refusal {
            ApprovalRefusal::Text(refusal) => return refusal.into(),
            ApprovalRefusal::NotForYou => return Problem::forbidden().under("TR-12"),
            ApprovalRefusal::ChangedMeanwhile => return Problem::changed_meanwhile(),
            ApprovalRefusal::Own | ApprovalRefusal::NotAMember => ProblemKind::NotAllowed,
            ApprovalRefusal::NameUnfit
            | ApprovalRefusal::PlanMissing
            | ApprovalRefusal::FeeOfNothing
            | ApprovalRefusal::PrizesUnclear
            | ApprovalRefusal::StartPast
            | ApprovalRefusal::TextMissing
            | ApprovalRefusal::CongressMissing
            | ApprovalRefusal::NotReferred => ProblemKind::Invalid,
            ApprovalRefusal::Late
            | ApprovalRefusal::TooMany
            | ApprovalRefusal::Decided
            | ApprovalRefusal::NoDeposit => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<RegistrationRefusal> for Problem {
    fn from(refusal: RegistrationRefusal) -> Problem {
        let kind = match refusal {
            RegistrationRefusal::VoidLink => ProblemKind::Unreadable,
            RegistrationRefusal::TooSoon { seconds } => return Problem::too_many_attempts(seconds),
            RegistrationRefusal::NameKnown
            | RegistrationRefusal::HasPlayed
            | RegistrationRefusal::HoldsOffice
            | RegistrationRefusal::SameNumber
            | RegistrationRefusal::NobodyHas => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, None)
    }
}

impl From<OperatorRefusal> for Problem {
    fn from(refusal: OperatorRefusal) -> Problem {
        Problem::refused(ProblemKind::Invalid, refusal.code(), &refusal, None)
    }
}

impl From<RegisterRefusal> for Problem {
    fn from(refusal: RegisterRefusal) -> Problem {
        let kind = match refusal {
            RegisterRefusal::Text(refusal) => return refusal.into(),
            RegisterRefusal::ChangedMeanwhile => return Problem::changed_meanwhile(),
            RegisterRefusal::SourceMissing => ProblemKind::Invalid,
            RegisterRefusal::BeforeLast { .. } | RegisterRefusal::TooMany => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, None)
    }
}

impl From<AdjudicationRefusal> for Problem {
    fn from(refusal: AdjudicationRefusal) -> Problem {
        let kind = match refusal {
            AdjudicationRefusal::AnalysisUnfit => ProblemKind::Invalid,
            AdjudicationRefusal::NotInAdjudication | AdjudicationRefusal::Closed => {
                ProblemKind::Conflict
            }
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<OutageRefusal> for Problem {
    fn from(refusal: OutageRefusal) -> Problem {
        let kind = match refusal {
            OutageRefusal::NotAnOfficial => return Problem::forbidden(),
            OutageRefusal::Empty
            | OutageRefusal::NotOver
            | OutageRefusal::TooLong
            | OutageRefusal::ReasonUnfit
            | OutageRefusal::ScopeUnclear => ProblemKind::Invalid,
            OutageRefusal::UnknownSection | OutageRefusal::UnknownEvent => ProblemKind::NotFound,
            OutageRefusal::NoGap => ProblemKind::Conflict,
        };
        Problem::refused(kind, refusal.code(), &refusal, refusal.rule())
    }
}
