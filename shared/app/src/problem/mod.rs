//! Why something was not done: of which kind, in one sentence, under which rule.

mod challenge_refused;
mod desk_refused;
mod refused;
mod team_refused;

use rules::{GameId, Interval, PlayerId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::sheet::columns::Fault;

/// Seconds after which something that does not answer now may answer.
const AGAIN_SECONDS: i64 = 5;

/// Faults of a file that are told at once.
pub const FAULTS_TOLD: usize = 100;

/// Of which kind a problem is: what whoever asks can do about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// The request cannot be read.
    Unreadable,
    /// Who asks has not shown who they are.
    Unauthenticated,
    /// Who asks may not.
    NotAllowed,
    /// There is nothing, or nothing that who asks may see.
    NotFound,
    /// What is there is not asked in this way.
    WrongMethod,
    /// As things stand, a rule says no.
    Conflict,
    /// It is larger than anything that is taken.
    TooLarge,
    /// It is in a form that is not read.
    WrongForm,
    /// It is for another server.
    Misdirected,
    /// What is sent is possible at no time.
    Invalid,
    /// It was tried too often.
    TooMany,
    /// Something failed here, and will again.
    Internal,
    /// Something failed, and may be tried again.
    Unavailable,
}

/// Why something was not done, on its way to whoever asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    kind: ProblemKind,
    /// Boxed: a refusal is rare, and every answer would else be as large.
    said: Box<Said>,
}

/// What is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    /// A stable name for programs.
    pub(crate) code: &'static str,
    /// One sentence for people, in English.
    pub(crate) detail: String,
    /// The rule that says no.
    pub(crate) rule: Option<&'static str>,
    /// The moves that an ambiguous one may mean, in SAN.
    pub(crate) candidates: Vec<String>,
    /// Whom of several players it is about.
    pub(crate) player: Option<PlayerId>,
    /// What is wrong in a file, line by line.
    pub(crate) errors: Vec<FileError>,
    /// When to try again.
    pub(crate) retry_after_seconds: Option<i64>,
}

/// A place in a file that cannot be taken as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FileError {
    /// Which file, where a request holds more than one: the name of its field.
    pub file: &'static str,
    /// The line, counted from 1.
    pub line: usize,
    /// The column's heading, or its number; of a game in PGN the half-move, from 1; empty where no single one is at
    /// fault.
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
        let Said { code, rule, detail: reason, .. } = *self.said;
        FileError { file, line, column: column.to_owned(), code, rule, reason }
    }

    /// The same, with what is wrong in files: the first hundred places are told.
    #[must_use]
    pub fn with_errors(mut self, errors: impl IntoIterator<Item = FileError>) -> Problem {
        self.said.errors = errors.into_iter().take(FAULTS_TOLD).collect();
        self
    }

    /// Whether a rule or the state of things says no: the same request would be refused again.
    pub fn is_refusal(&self) -> bool {
        matches!(self.kind, ProblemKind::Conflict | ProblemKind::Invalid)
    }

    /// Of which kind it is, and what is told of it.
    pub(crate) fn into_parts(self) -> (ProblemKind, Said) {
        (self.kind, *self.said)
    }

    /// A problem with a code of its own.
    pub(crate) fn new(kind: ProblemKind, code: &'static str, detail: impl Into<String>) -> Problem {
        let again = (kind == ProblemKind::Unavailable).then_some(AGAIN_SECONDS);
        let said = Said {
            code,
            detail: detail.into(),
            rule: None,
            candidates: Vec::new(),
            player: None,
            errors: Vec::new(),
            retry_after_seconds: again,
        };
        Problem { kind, said: Box::new(said) }
    }

    /// A refusal of the rules, in its own words.
    pub(crate) fn refused(
        kind: ProblemKind,
        code: &'static str,
        refusal: &impl std::fmt::Display,
        rule: Option<&'static str>,
    ) -> Problem {
        let mut problem = Problem::new(kind, code, refusal.to_string());
        problem.said.rule = rule;
        problem
    }

    /// The same, with the moves that were perhaps meant, in SAN.
    pub(crate) fn with_candidates(mut self, candidates: Vec<String>) -> Problem {
        self.said.candidates = candidates;
        self
    }

    /// The same, saying whom of several players it is about.
    pub fn with_player(mut self, player: Option<PlayerId>) -> Problem {
        self.said.player = player;
        self
    }

    /// The request cannot be read.
    pub fn bad_request(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(ProblemKind::Unreadable, code, detail)
    }

    /// Who asks has not shown who they are.
    pub fn unauthorized(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(ProblemKind::Unauthenticated, code, detail)
    }

    /// Who asks may not.
    pub fn not_allowed(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(ProblemKind::NotAllowed, code, detail)
    }

    /// There is nothing, or nothing that who asks may see.
    pub fn not_found(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(ProblemKind::NotFound, code, detail)
    }

    /// As things stand, a rule says no.
    pub fn conflict(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(ProblemKind::Conflict, code, detail)
    }

    /// What is sent is possible at no time.
    pub fn invalid(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(ProblemKind::Invalid, code, detail)
    }

    /// The body says what it cannot say.
    pub fn invalid_body(detail: impl Into<String>) -> Problem {
        Problem::invalid("invalid_body", detail)
    }

    /// It failed, and may be tried again.
    pub fn unavailable(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(ProblemKind::Unavailable, code, detail)
    }

    /// The request is for another server.
    pub fn misdirected(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(ProblemKind::Misdirected, code, detail)
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
        let detail = "No key is enough for this: sign in on the page.";
        Problem::not_allowed("session_needed", detail)
    }

    /// A federation's key asks for what is a person's.
    pub fn person_needed() -> Problem {
        let detail =
            "This is for people: a federation's key is nobody's account and plays no games.";
        Problem::not_allowed("person_needed", detail)
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

    /// No archive was built yet.
    pub fn archive_not_built() -> Problem {
        let detail =
            "There is no archive yet: it is built each night from the games that have ended.";
        Problem::not_found("archive_not_built", detail)
    }

    /// There is no such player.
    pub fn unknown_player() -> Problem {
        Problem::not_found("unknown_player", "There is no such player.")
    }

    /// There is no such challenge, or none that the reader may see.
    pub fn unknown_challenge() -> Problem {
        let detail = "There is no such challenge, or it is not for you.";
        Problem::not_found("unknown_challenge", detail)
    }

    /// There is no such section, or nothing of the player's in it.
    pub fn unknown_section() -> Problem {
        let detail = "There is no such section, or none of the player's games is played in it.";
        Problem::not_found("unknown_section", detail)
    }

    /// The same, with what it is about in front of its sentence.
    #[must_use]
    pub fn about(mut self, what: &str) -> Problem {
        self.said.detail = format!("{what}: {}", self.said.detail);
        self
    }

    /// The same, with the rule that says no.
    #[must_use]
    pub fn under(mut self, rule: &'static str) -> Problem {
        self.said.rule = Some(rule);
        self
    }

    /// Something failed here; the cause is logged and not shown.
    pub fn internal(cause: impl std::fmt::Display) -> Problem {
        tracing::error!(%cause, "internal error");
        Problem::new(
            ProblemKind::Internal,
            "internal",
            "Something failed on the server. Nothing was changed; please try again.",
        )
    }

    /// A game that is not as it was written. Nothing of it is shown, and nothing is added to it: what is
    /// signed would be another game.
    pub fn damaged_game(game: GameId, cause: impl std::fmt::Display) -> Problem {
        tracing::error!(game = game.0, %cause, "a game is damaged and out of play until it is restored");
        Problem::new(
            ProblemKind::Internal,
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
            ProblemKind::TooMany,
            "too_many_attempts",
            "Too many attempts. Please wait before you try again.",
        );
        problem.said.retry_after_seconds = Some(retry_after_seconds);
        problem
    }

    /// The stable name.
    pub fn code(&self) -> &'static str {
        self.said.code
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.said.detail, self.said.code)
    }
}

impl std::error::Error for Problem {}
