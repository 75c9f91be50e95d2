//! What an address asks for behind its question mark, read into a type or refused with a clear problem.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::Problem;

/// The query of an address. Types that are read this way deny unknown fields.
#[derive(Clone, Copy, Debug)]
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Problem> {
        let query = axum::extract::Query::from_request_parts(parts, state).await;
        let axum::extract::Query(query) =
            query.map_err(|error| Problem::invalid_query(format!("{}.", error.body_text())))?;
        Ok(Query(query))
    }
}
