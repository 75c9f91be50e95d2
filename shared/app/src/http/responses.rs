//! The statuses of answers that are no refusals, and how changes of a game are refused, for the API's
//! description.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response as HttpResponse};
use utoipa::IntoResponses;
use utoipa::openapi::{RefOr, Response};

/// Every way in which a change of a game can be refused beside those that the description gives to
/// all operations: somebody who may not, no such game, a rule that says no.
#[derive(Clone, Copy, Debug)]
pub struct ChangeRefused;

impl IntoResponses for ChangeRefused {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        ["403", "404", "409"].map(|status| (status.to_owned(), Response::default().into())).into()
    }
}

/// 201 with what was made.
#[derive(Clone, Copy, Debug)]
pub struct Created<T>(pub T);

/// 202: it was taken, and will be done.
#[derive(Clone, Copy, Debug)]
pub struct Accepted<T>(pub T);

/// 500 with an answer of another form than a problem's.
#[derive(Clone, Copy, Debug)]
pub struct Failed<T>(pub T);

/// The answer to a request that makes something once.
#[derive(Clone, Copy, Debug)]
pub enum Made<T> {
    /// 201: it was made.
    New(T),
    /// 200: the same request had made it before, or only asked what would be made.
    Nothing(T),
}

impl<T> Made<T> {
    /// `value`, made by this request or there before.
    pub fn once(value: T, is_new: bool) -> Made<T> {
        if is_new { Made::New(value) } else { Made::Nothing(value) }
    }
}

impl<T: IntoResponse> IntoResponse for Created<T> {
    fn into_response(self) -> HttpResponse {
        (StatusCode::CREATED, self.0).into_response()
    }
}

impl<T: IntoResponse> IntoResponse for Accepted<T> {
    fn into_response(self) -> HttpResponse {
        (StatusCode::ACCEPTED, self.0).into_response()
    }
}

impl<T: IntoResponse> IntoResponse for Failed<T> {
    fn into_response(self) -> HttpResponse {
        (StatusCode::INTERNAL_SERVER_ERROR, self.0).into_response()
    }
}

impl<T: IntoResponse> IntoResponse for Made<T> {
    fn into_response(self) -> HttpResponse {
        match self {
            Made::New(value) => Created(value).into_response(),
            Made::Nothing(value) => value.into_response(),
        }
    }
}
