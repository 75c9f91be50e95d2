//! What a refusal about a rating run is over HTTP: a part of the one table, beside `problem.rs`.

use axum::http::StatusCode;
use rules::rating::run::RunRefusal;

use crate::Problem;

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
        let problem = Problem::new(status, refusal.code(), refusal.to_string());
        match refusal.rule() {
            Some(rule) => problem.under(rule),
            None => problem,
        }
    }
}
