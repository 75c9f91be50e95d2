//! What comes in: bodies and paths, read into types or refused with a clear problem.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use rules::{GameId, check_message};
use serde::de::DeserializeOwned;

use crate::http::traced;
use crate::{App, Problem, ProblemKind};

/// Largest body where nothing else is said, in bytes.
pub const BODY_BYTES_MAX: usize = 64 * 1024;

/// A JSON body. Types that are read this way deny unknown fields.
#[derive(Clone, Copy, Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Problem> {
        if !is_json(request.headers()) {
            return Err(Problem::new(
                ProblemKind::WrongForm,
                "unsupported_media_type",
                "Send the body as application/json.",
            ));
        }
        let bytes = Bytes::from_request(request, app).await.map_err(|rejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                Problem::new(
                    ProblemKind::TooLarge,
                    "body_too_large",
                    "The body is larger than anything that is taken here.",
                )
            } else {
                Problem::bad_request("malformed_json", "The body broke off.")
            }
        })?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| explain(&error))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let essence = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default().trim();
    essence.eq_ignore_ascii_case("application/json")
}

/// What serde_json found, as a problem.
fn explain(error: &serde_json::Error) -> Problem {
    if !error.is_data() {
        let place = format!("line {}, column {}", error.line(), error.column());
        let detail = format!("The body is not JSON: see {place}.");
        return Problem::bad_request("malformed_json", detail);
    }
    let detail = error.to_string();
    let code = if detail.starts_with("unknown field") { "unknown_field" } else { "invalid_body" };
    Problem::invalid(code, format!("The body does not fit: {detail}."))
}

/// A text that must be there, trimmed: 1 to 2,000 characters.
///
/// # Errors
/// `invalid_body` with the sentence given when it is empty; `message_too_long`.
pub fn text_of(text: &str, missing: &str) -> Result<String, Problem> {
    let invalid = || Problem::invalid_body(missing);
    check_message(text)?.ok_or_else(invalid)
}

/// The game that a path names; anything but a number is no game.
#[derive(Clone, Copy, Debug)]
pub struct GamePath(pub GameId);

impl FromRequestParts<App> for GamePath {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<GamePath, Problem> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|Path(id)| id.parse().ok());
        let id = id.map(GameId).ok_or_else(Problem::unknown_game)?;
        traced::about(id);
        Ok(GamePath(id))
    }
}
