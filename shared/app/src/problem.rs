//! Errors as `application/problem+json` (RFC 9457): the one place that turns a refusal into a
//! status code.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rules::{GameId, Interval};
use serde::Serialize;
use utoipa::ToSchema;

use crate::audit::RefusedWith;
use crate::columns::Fault;

/// Seconds after which something that does not answer now may answer.
const AGAIN_SECONDS: i64 = 5;

/// Faults of a file that are told at once.
pub const FAULTS_TOLD: usize = 100;

/// An error on its way to the client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    status: StatusCode,
    /// Boxed: a refusal is rare, and every answer would else be as large.
    body: Box<ProblemBody>,
}

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
    /// What is wrong in a file, line by line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    errors: Vec<FileError>,
    /// When to try again.
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after_seconds: Option<i64>,
}

/// A place in a file that cannot be taken as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FileError {
    /// Which file, where a request holds more than one: the name of its field.
    pub file: &'static str,
    /// The line, counted from 1.
    pub line: usize,
    /// The column's heading, or its number; empty where no single one is at fault.
    pub column: String,
    /// A stable name for programs: `faulty_field` where it cannot be read, else that of the refusal.
    pub code: &'static str,
    /// The rule that says no.
    #[schema(required)]
    pub rule: Option<&'static str>,
    /// What is wrong.
    pub reason: String,
}

/// `1 fault was found`, `2 faults were found`.
pub fn faults_found(count: usize) -> String {
    match count {
        1 => "1 fault was found".to_owned(),
        _ => format!("{count} faults were found"),
    }
}

impl FileError {
    /// A field that cannot be read.
    pub fn of(file: &'static str, fault: Fault) -> FileError {
        let Fault { line, column, reason } = fault;
        FileError { file, line, column, code: "faulty_field", rule: None, reason }
    }
}

impl Problem {
    /// Files have these faults: the first hundred are told, each with its file's name.
    pub fn faulty_files(faults: Vec<(&'static str, Fault)>) -> Problem {
        Problem::faulty_rows(faults.into_iter().map(|(file, it)| FileError::of(file, it)).collect())
    }

    /// The same of faults that have codes.
    pub fn faulty_rows(faults: Vec<FileError>) -> Problem {
        let found = faults_found(faults.len());
        let detail = format!("{found} in the file; nothing was taken from it.");
        Problem::invalid("faulty_file", detail).with_errors(faults)
    }

    /// The same as a fault of a place in a file.
    pub fn at(self, file: &'static str, line: usize, column: &str) -> FileError {
        let ProblemBody { code, rule, detail: reason, .. } = *self.body;
        FileError { file, line, column: column.to_owned(), code, rule, reason }
    }

    /// The same, with what is wrong in files: the first hundred places are told.
    #[must_use]
    pub fn with_errors(mut self, errors: impl IntoIterator<Item = FileError>) -> Problem {
        self.body.errors = errors.into_iter().take(FAULTS_TOLD).collect();
        self
    }

    /// Whether a rule or the state of things says no: the same request would be refused again.
    pub fn is_refusal(&self) -> bool {
        matches!(self.status, StatusCode::CONFLICT | StatusCode::UNPROCESSABLE_ENTITY)
    }

    /// A problem with a code of its own.
    pub(crate) fn new(
        status: StatusCode,
        code: &'static str,
        detail: impl Into<String>,
    ) -> Problem {
        let unavailable = status == StatusCode::SERVICE_UNAVAILABLE;
        let body = ProblemBody {
            kind: "about:blank",
            title: status.canonical_reason().unwrap_or("Error"),
            status: status.as_u16(),
            code,
            detail: detail.into(),
            rule: None,
            candidates: Vec::new(),
            errors: Vec::new(),
            retry_after_seconds: unavailable.then_some(AGAIN_SECONDS),
        };
        Problem { status, body: Box::new(body) }
    }

    /// A refusal of the rules, in its own words.
    pub(crate) fn refused(
        status: StatusCode,
        code: &'static str,
        refusal: &impl std::fmt::Display,
        rule: Option<&'static str>,
    ) -> Problem {
        let mut problem = Problem::new(status, code, refusal.to_string());
        problem.body.rule = rule;
        problem
    }

    /// The same, with the moves that were perhaps meant, in SAN.
    pub(crate) fn with_candidates(mut self, candidates: Vec<String>) -> Problem {
        self.body.candidates = candidates;
        self
    }

    /// 400: the request cannot be read.
    pub fn bad_request(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, code, detail)
    }

    /// 401: who asks has not shown who they are.
    pub fn unauthorized(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, code, detail)
    }

    /// 403: who asks may not.
    pub fn not_allowed(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, code, detail)
    }

    /// 404: there is nothing, or nothing that who asks may see.
    pub fn not_found(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, code, detail)
    }

    /// 409: as things stand, a rule says no.
    pub fn conflict(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::CONFLICT, code, detail)
    }

    /// 422: what is sent is possible at no time.
    pub fn invalid(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, detail)
    }

    /// 422: the body says what it cannot say.
    pub fn invalid_body(detail: impl Into<String>) -> Problem {
        Problem::invalid("invalid_body", detail)
    }

    /// 503: it failed, and may be tried again.
    pub fn unavailable(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, code, detail)
    }

    /// 421: the request is for another server.
    pub fn misdirected(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::MISDIRECTED_REQUEST, code, detail)
    }

    /// Nobody is signed in.
    pub fn unauthenticated() -> Problem {
        Problem::unauthorized("unauthenticated", "Sign in first.")
    }

    /// There is no such game.
    pub fn unknown_game() -> Problem {
        Problem::not_found("unknown_game", "There is no such game.")
    }

    /// There is no root of this day, or no proof of a game in it any more.
    pub fn unknown_root() -> Problem {
        let detail = "There is no such root, or no proof: they are kept for 35 days.";
        Problem::not_found("unknown_root", detail)
    }

    /// A game's log is not the one of which a published root was made.
    pub fn log_changed() -> Problem {
        let detail = "The game's log is not the one of which this root was made.";
        Problem::conflict("log_changed", detail)
    }

    /// The query of the address cannot be read, or asks for what there is not.
    pub fn invalid_query(detail: impl Into<String>) -> Problem {
        Problem::bad_request("invalid_query", detail)
    }

    /// No list has this name, or none that may be seen.
    pub fn unknown_rating_list() -> Problem {
        let detail = "There is no such rating list, or none that you may see.";
        Problem::not_found("unknown_rating_list", detail)
    }

    /// No key is enough for this.
    pub fn session_needed() -> Problem {
        crate::api_key::session_needed()
    }

    /// A federation's key asks for what is a person's.
    pub fn person_needed() -> Problem {
        crate::api_key::person_needed()
    }

    /// There is no such event.
    pub fn unknown_event() -> Problem {
        Problem::not_found("unknown_event", "There is no such event.")
    }

    /// Codes of events are taken once.
    pub fn code_taken() -> Problem {
        let detail = "There is another event with this code.";
        Problem::conflict("code_taken", detail)
    }

    /// There is no such player.
    pub fn unknown_player() -> Problem {
        Problem::not_found("unknown_player", "There is no such player.")
    }

    /// There is no such section, or nothing of the player's in it.
    pub fn unknown_section() -> Problem {
        let detail = "There is no such section, or none of the player's games is played in it.";
        Problem::not_found("unknown_section", detail)
    }

    /// The same, with what it is about in front of its sentence.
    #[must_use]
    pub fn about(mut self, what: &str) -> Problem {
        self.body.detail = format!("{what}: {}", self.body.detail);
        self
    }

    /// The same, with the rule that says no.
    #[must_use]
    pub fn under(mut self, rule: &'static str) -> Problem {
        self.body.rule = Some(rule);
        self
    }

    /// Something failed here; the cause is logged and not shown.
    pub fn internal(cause: impl std::fmt::Display) -> Problem {
        tracing::error!(%cause, "internal error");
        Problem::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "internal",
            "Something failed on the server. Nothing was changed; please try again.",
        )
    }

    /// A game that is not as it was written. Nothing of it is shown, and nothing is added to it: what is
    /// signed would be another game.
    pub fn damaged_game(game: GameId, cause: impl std::fmt::Display) -> Problem {
        tracing::error!(game = game.0, %cause, "a game is damaged and out of play until it is restored");
        Problem::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "damaged_game",
            "The record of this game is damaged. Nothing is played or lost in it until whoever runs the \
             server has restored it.",
        )
    }

    /// Time has run out, but the server was away, or its clock is in doubt: an officer decides first.
    pub fn time_in_doubt(gap: Interval) -> Problem {
        let detail = format!(
            "The server was away from {} until {}. Nobody loses on time before an officer has decided \
             whether that time is given back; please try again later.",
            gap.from, gap.until
        );
        Problem::conflict("time_in_doubt", detail).under("LAW-6.8")
    }

    /// Too many attempts.
    pub fn too_many_attempts(retry_after_seconds: i64) -> Problem {
        let mut problem = Problem::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too_many_attempts",
            "Too many attempts. Please wait before you try again.",
        );
        problem.body.retry_after_seconds = Some(retry_after_seconds);
        problem
    }

    /// The stable name.
    pub fn code(&self) -> &'static str {
        self.body.code
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.body.detail, self.body.code)
    }
}

impl std::error::Error for Problem {}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let retry_after = self.body.retry_after_seconds;
        let code = self.body.code;
        let mut response = (self.status, Json(*self.body)).into_response();
        response.extensions_mut().insert(RefusedWith(code));
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if let Some(seconds) = retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
