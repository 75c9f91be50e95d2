//! What a refusal at the desk is over HTTP: a part of the one table, beside `problem.rs`.

use axum::http::StatusCode;
use rules::{AdjudicationRefusal, CaseRefusal, OutageRefusal, RulingRefusal};

use crate::Problem;

impl From<RulingRefusal> for Problem {
    fn from(refusal: RulingRefusal) -> Problem {
        let status = match refusal {
            RulingRefusal::Measure(refusal) => return refusal.into(),
            RulingRefusal::Game(refusal) => return refusal.into(),
            RulingRefusal::NotAnOfficial => return Problem::forbidden(),
            RulingRefusal::DirectorDoesNotAdjudicate => StatusCode::FORBIDDEN,
            RulingRefusal::UnknownGame => StatusCode::NOT_FOUND,
            RulingRefusal::UnknownRuling
            | RulingRefusal::UnknownCase
            | RulingRefusal::GameMissing => StatusCode::UNPROCESSABLE_ENTITY,
            RulingRefusal::RequestTaken
            | RulingRefusal::AlreadyUndone
            | RulingRefusal::NotRevocable
            | RulingRefusal::NoUnfinishedGame
            | RulingRefusal::TablesFinal => StatusCode::CONFLICT,
        };
        Problem::refused(status, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<CaseRefusal> for Problem {
    fn from(refusal: CaseRefusal) -> Problem {
        let status = match refusal {
            CaseRefusal::Player(refusal) => return refusal.into(),
            CaseRefusal::Text(refusal) => return refusal.into(),
            CaseRefusal::NotForYou => return Problem::forbidden(),
            CaseRefusal::AppealForOthers => return Problem::forbidden().under("TR-15"),
            CaseRefusal::ChangedMeanwhile => return Problem::changed_meanwhile(),
            CaseRefusal::NoAddress | CaseRefusal::TextMissing => StatusCode::UNPROCESSABLE_ENTITY,
            CaseRefusal::OwnMessage
            | CaseRefusal::OwnPage
            | CaseRefusal::NotAppealable
            | CaseRefusal::AlreadyUndone
            | CaseRefusal::AlreadyAppealed
            | CaseRefusal::AlreadyReported
            | CaseRefusal::TooManyCases
            | CaseRefusal::NotAnAppeal
            | CaseRefusal::NotUndone
            | CaseRefusal::CaseDecided
            | CaseRefusal::CaseFull => StatusCode::CONFLICT,
        };
        Problem::refused(status, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<AdjudicationRefusal> for Problem {
    fn from(refusal: AdjudicationRefusal) -> Problem {
        let status = match refusal {
            AdjudicationRefusal::AnalysisUnfit => StatusCode::UNPROCESSABLE_ENTITY,
            AdjudicationRefusal::NotInAdjudication | AdjudicationRefusal::Closed => {
                StatusCode::CONFLICT
            }
        };
        Problem::refused(status, refusal.code(), &refusal, refusal.rule())
    }
}

impl From<OutageRefusal> for Problem {
    fn from(refusal: OutageRefusal) -> Problem {
        let status = match refusal {
            OutageRefusal::NotAnOfficial => return Problem::forbidden(),
            OutageRefusal::Empty
            | OutageRefusal::NotOver
            | OutageRefusal::TooLong
            | OutageRefusal::ReasonUnfit
            | OutageRefusal::ScopeUnclear => StatusCode::UNPROCESSABLE_ENTITY,
            OutageRefusal::UnknownSection | OutageRefusal::UnknownEvent => StatusCode::NOT_FOUND,
            OutageRefusal::NoGap => StatusCode::CONFLICT,
        };
        Problem::refused(status, refusal.code(), &refusal, refusal.rule())
    }
}
