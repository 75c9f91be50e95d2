//! Days between which games ended.

use app::{Period, Problem, Query};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use chrono::NaiveDate;
use serde::Deserialize;
use utoipa::IntoParams;

/// Which games: all that are shown, or those that ended between two days.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct PeriodQuery {
    /// Only games that ended on this day or later, in UTC.
    #[serde(default)]
    from: Option<NaiveDate>,
    /// Only games that ended on this day or earlier, in UTC.
    #[serde(default)]
    until: Option<NaiveDate>,
}

impl PeriodQuery {
    fn read(self) -> Result<Period, Problem> {
        Period::of_days(self.from, self.until)
            .ok_or_else(|| Problem::invalid_query("The period ends before it begins."))
    }
}

/// The period that a query names.
pub(crate) struct Ended(pub(crate) Period);

impl<S: Send + Sync> FromRequestParts<S> for Ended {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Ended, Problem> {
        let Query(query) = Query::<PeriodQuery>::from_request_parts(parts, state).await?;
        query.read().map(Ended)
    }
}
