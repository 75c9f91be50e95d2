//! Problems as `application/problem+json` (RFC 9457): the one place that turns a kind into a status.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::audit::RefusedWith;
use crate::problem::Said;
use crate::{FileError, Problem, ProblemKind};

/// What the client reads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Problem, example = json!({
    "type": "about:blank", "title": "Conflict", "status": 409, "code": "already_moved",
    "detail": "You have already answered this position with 12.Nf3; a move cannot be taken back.",
    "rule": "LAW-4.3"
}))]
pub struct ProblemBody {
    /// Always `about:blank`: the code says more.
    #[serde(rename = "type")]
    kind: &'static str,
    /// The status in words.
    title: &'static str,
    /// The HTTP status.
    status: u16,
    /// A stable name for programs.
    code: &'static str,
    /// One sentence for people, in English.
    detail: String,
    /// The rule that says no.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// The moves that an ambiguous one may mean, in SAN.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<String>,
    /// The number of the player whom it is about, where several were named.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<u32>,
    /// What is wrong in a file, line by line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    errors: Vec<FileError>,
    /// When to try again.
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after_seconds: Option<i64>,
}

/// The status of a kind.
fn status(kind: ProblemKind) -> StatusCode {
    match kind {
        ProblemKind::Unreadable => StatusCode::BAD_REQUEST,
        ProblemKind::Unauthenticated => StatusCode::UNAUTHORIZED,
        ProblemKind::NotAllowed => StatusCode::FORBIDDEN,
        ProblemKind::NotFound => StatusCode::NOT_FOUND,
        ProblemKind::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        ProblemKind::Conflict => StatusCode::CONFLICT,
        ProblemKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ProblemKind::WrongForm => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        ProblemKind::Misdirected => StatusCode::MISDIRECTED_REQUEST,
        ProblemKind::Invalid => StatusCode::UNPROCESSABLE_ENTITY,
        ProblemKind::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ProblemKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        ProblemKind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (kind, said) = self.into_parts();
        let Said { code, detail, rule, candidates, player, errors, retry_after_seconds } = said;
        let status = status(kind);
        let body = ProblemBody {
            kind: "about:blank",
            title: status.canonical_reason().unwrap_or("Error"),
            status: status.as_u16(),
            code,
            detail,
            rule,
            candidates,
            player: player.map(|player| player.0),
            errors,
            retry_after_seconds,
        };
        let mut response = (status, Json(body)).into_response();
        response.extensions_mut().insert(RefusedWith(code));
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if let Some(seconds) = retry_after_seconds {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
