//! Errors as `application/problem+json` (RFC 9457): the one place that turns a refusal into a
//! status code.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rules::title::TitleRefusal;
use rules::tournament::{AnnouncementRefusal, EntryRefusal, WithdrawalRefusal};
use rules::{GameId, Interval, LeaveRefusal, MeasureRefusal, Refusal, TransferRefusal};
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
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Problem::new(status, "faulty_file", detail).with_errors(faults)
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
    pub fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Problem {
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

    /// Nobody is signed in.
    pub fn unauthenticated() -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, "unauthenticated", "Sign in first.")
    }

    /// There is no such game.
    pub fn unknown_game() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "unknown_game", "There is no such game.")
    }

    /// There is no root of this day, or no proof of a game in it any more.
    pub fn unknown_root() -> Problem {
        let detail = "There is no such root, or no proof: they are kept for 35 days.";
        Problem::new(StatusCode::NOT_FOUND, "unknown_root", detail)
    }

    /// A game's log is not the one of which a published root was made.
    pub fn log_changed() -> Problem {
        let detail = "The game's log is not the one of which this root was made.";
        Problem::new(StatusCode::CONFLICT, "log_changed", detail)
    }

    /// The query of the address cannot be read, or asks for what there is not.
    pub fn invalid_query(detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "invalid_query", detail)
    }

    /// No list has this name, or none that may be seen.
    pub fn unknown_rating_list() -> Problem {
        let detail = "There is no such rating list, or none that you may see.";
        Problem::new(StatusCode::NOT_FOUND, "unknown_rating_list", detail)
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
        Problem::new(StatusCode::NOT_FOUND, "unknown_event", "There is no such event.")
    }

    /// Codes of events are taken once.
    pub fn code_taken() -> Problem {
        let detail = "There is another event with this code.";
        Problem::new(StatusCode::CONFLICT, "code_taken", detail)
    }

    /// There is no such player.
    pub fn unknown_player() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "unknown_player", "There is no such player.")
    }

    /// There is no such section, or nothing of the player's in it.
    pub fn unknown_section() -> Problem {
        let detail = "There is no such section, or none of the player's games is played in it.";
        Problem::new(StatusCode::NOT_FOUND, "unknown_section", detail)
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
        let mut problem = Problem::new(
            StatusCode::CONFLICT,
            "time_in_doubt",
            format!(
                "The server was away from {} until {}. Nobody loses on time before an officer has decided \
                 whether that time is given back; please try again later.",
                gap.from, gap.until
            ),
        );
        problem.body.rule = Some("LAW-6.8");
        problem
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

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let status = match refusal {
            Refusal::NotYourGame => StatusCode::FORBIDDEN,
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
            | Refusal::ConditionalCycle { .. } => StatusCode::UNPROCESSABLE_ENTITY,
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
            | Refusal::ConditionalOnMove => StatusCode::CONFLICT,
        };
        let mut problem = Problem::new(status, refusal.code(), refusal.to_string());
        problem.body.rule = refusal.rule();
        if let Refusal::AmbiguousMove { candidates } = refusal {
            problem.body.candidates = candidates;
        }
        problem
    }
}

impl From<LeaveRefusal> for Problem {
    fn from(refusal: LeaveRefusal) -> Problem {
        let status = match refusal {
            LeaveRefusal::LastBeforeFirst
            | LeaveRefusal::TooLong { .. }
            | LeaveRefusal::CorrectionTooLarge { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            LeaveRefusal::NoLeaveInEvent
            | LeaveRefusal::Retroactive { .. }
            | LeaveRefusal::TooFarAhead { .. }
            | LeaveRefusal::Overlaps { .. }
            | LeaveRefusal::AllowanceExceeded { .. }
            | LeaveRefusal::NotOnLeave
            | LeaveRefusal::TooManyPeriods => StatusCode::CONFLICT,
        };
        let mut problem = Problem::new(status, refusal.code(), refusal.to_string());
        problem.body.rule = refusal.rule();
        problem
    }
}

impl From<MeasureRefusal> for Problem {
    fn from(refusal: MeasureRefusal) -> Problem {
        let status = match refusal {
            MeasureRefusal::NotLostOnTime => StatusCode::CONFLICT,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        let mut problem = Problem::new(status, refusal.code(), refusal.to_string());
        problem.body.rule = refusal.rule();
        problem
    }
}

impl From<EntryRefusal> for Problem {
    fn from(refusal: EntryRefusal) -> Problem {
        let status = match refusal {
            EntryRefusal::ReasonMissing { .. } | EntryRefusal::ReasonTooLong { .. } => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            _ => StatusCode::CONFLICT,
        };
        let mut problem = Problem::new(status, refusal.code(), refusal.to_string());
        problem.body.rule = refusal.rule();
        problem
    }
}

impl From<WithdrawalRefusal> for Problem {
    fn from(refusal: WithdrawalRefusal) -> Problem {
        let status = match refusal {
            WithdrawalRefusal::DeathIsReported
            | WithdrawalRefusal::GroundsMissing
            | WithdrawalRefusal::TextTooLong { .. }
            | WithdrawalRefusal::NoSuchGame { .. }
            | WithdrawalRefusal::DetailsMissing { .. }
            | WithdrawalRefusal::SuspensionMissing { .. }
            | WithdrawalRefusal::SuspensionOutside { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            WithdrawalRefusal::BeingCarriedOut
            | WithdrawalRefusal::WithdrawalWaits
            | WithdrawalRefusal::WithdrawalDecided
            | WithdrawalRefusal::NothingToWithdrawFrom
            | WithdrawalRefusal::GroundsTooShort { .. }
            | WithdrawalRefusal::ReviewFirst
            | WithdrawalRefusal::OfferFirst
            | WithdrawalRefusal::NotAccepted => StatusCode::CONFLICT,
        };
        let mut problem = Problem::new(status, refusal.code(), refusal.to_string());
        problem.body.rule = refusal.rule();
        problem
    }
}

impl From<TitleRefusal> for Problem {
    fn from(refusal: TitleRefusal) -> Problem {
        let status = match refusal {
            TitleRefusal::OwnTitle => StatusCode::FORBIDDEN,
            TitleRefusal::NoLongerAwarded { .. }
            | TitleRefusal::GroundsUnfit { .. }
            | TitleRefusal::ArticleUnfit { .. }
            | TitleRefusal::CycleMissing
            | TitleRefusal::MentorMissing
            | TitleRefusal::DiedAhead
            | TitleRefusal::VotesMissing { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        };
        let mut problem = Problem::new(status, refusal.code(), refusal.to_string());
        problem.body.rule = refusal.rule();
        problem
    }
}

impl From<TransferRefusal> for Problem {
    fn from(refusal: TransferRefusal) -> Problem {
        let status = match refusal {
            TransferRefusal::NotThePlayer
            | TransferRefusal::OwnTransfer
            | TransferRefusal::HasAnswered => StatusCode::FORBIDDEN,
            TransferRefusal::ReasonMissing | TransferRefusal::NotAsked { .. } => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            _ => StatusCode::CONFLICT,
        };
        Problem::new(status, refusal.code(), refusal.to_string()).under(refusal.rule())
    }
}

/// An announcement that the rules do not allow cannot be made by waiting: it has to be written anew.
impl From<AnnouncementRefusal> for Problem {
    fn from(refusal: AnnouncementRefusal) -> Problem {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        let mut problem = Problem::new(status, refusal.code(), refusal.to_string());
        problem.body.rule = refusal.rule();
        problem
    }
}

impl From<store::Error> for Problem {
    fn from(error: store::Error) -> Problem {
        match error {
            store::Error::NotFound => {
                Problem::new(StatusCode::NOT_FOUND, "not_found", "There is nothing here.")
            }
            store::Error::Conflict => Problem::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "unavailable",
                "Too many changes at once. Nothing was changed; please try again.",
            ),
            store::Error::Unavailable(cause) => {
                tracing::error!(%cause, "the database failed");
                Problem::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "unavailable",
                    "The database does not answer. Please try again in a moment.",
                )
            }
            corrupt @ store::Error::Corrupt { .. } => Problem::internal(corrupt),
        }
    }
}

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
