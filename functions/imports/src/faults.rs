//! What is wrong with an import, and where: collected, so that everything is told at once.

use app::columns::Fault as ColumnFault;
use app::{FileError, Problem, faults_found};
use rules::pgn::PgnError;
use rules::tournament::ImportFault;
use serde::Serialize;
use utoipa::ToSchema;

/// Problems that are told at once; the others are counted.
const TOLD_MAX: usize = 500;

/// The texts of an import, by the names of their members.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ImportFile)]
pub(crate) enum File {
    /// What the event says of itself.
    Announcement,
    /// The start list.
    StartList,
    /// The games.
    Pgn,
    /// The results.
    Results,
}

impl File {
    fn name(self) -> &'static str {
        match self {
            File::Announcement => "announcement",
            File::StartList => "start_list",
            File::Pgn => "pgn",
            File::Results => "results",
        }
    }
}

/// Whether a problem keeps an event from being brought here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ImportSeverity)]
pub(crate) enum Severity {
    /// It does.
    Error,
    /// It does not: whoever brings it should know.
    Warning,
}

/// Something that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ImportFault)]
pub(crate) struct Fault {
    file: File,
    /// The line, counted from 1; none where it is about no single one.
    #[schema(required)]
    line: Option<usize>,
    /// The column's heading, or its number.
    #[schema(required)]
    column: Option<String>,
    /// A stable name for programs.
    code: &'static str,
    /// The rule that says no, where it is one.
    #[schema(required)]
    rule: Option<&'static str>,
    /// One sentence for people, in English.
    detail: String,
    severity: Severity,
}

/// Everything that is wrong.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    told: Vec<Fault>,
    /// Errors, those that are not told among them.
    errors: usize,
    count: usize,
}

/// Where something is wrong: the file, its line, its column.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'a>(pub(crate) File, pub(crate) Option<usize>, pub(crate) Option<&'a str>);

impl Faults {
    fn push(&mut self, fault: Fault) {
        self.count += 1;
        self.errors += usize::from(fault.severity == Severity::Error);
        if self.told.len() < TOLD_MAX {
            self.told.push(fault);
        }
    }

    /// Something that keeps the event from being brought here.
    pub(crate) fn error(&mut self, at: Place<'_>, code: &'static str, detail: impl Into<String>) {
        self.refused(at, code, detail, None);
    }

    /// The same by a rule.
    pub(crate) fn refused(
        &mut self,
        at: Place<'_>,
        code: &'static str,
        detail: impl Into<String>,
        rule: Option<&'static str>,
    ) {
        self.add(at, code, detail.into(), rule, Severity::Error);
    }

    /// What the rules find.
    pub(crate) fn found(&mut self, at: Place<'_>, fault: &ImportFault) {
        let severity = if fault.is_warning() { Severity::Warning } else { Severity::Error };
        self.add(at, fault.code(), fault.to_string(), fault.rule(), severity);
    }

    /// Something to be known.
    pub(crate) fn warn(&mut self, at: Place<'_>, code: &'static str, detail: impl Into<String>) {
        self.add(at, code, detail.into(), None, Severity::Warning);
    }

    fn add(
        &mut self,
        at: Place<'_>,
        code: &'static str,
        detail: String,
        rule: Option<&'static str>,
        severity: Severity,
    ) {
        let Place(file, line, column) = at;
        let column = column.map(str::to_owned);
        self.push(Fault { file, line, column, code, rule, detail, severity });
    }

    /// What the reader of columns has found.
    pub(crate) fn columns(&mut self, file: File, found: Vec<ColumnFault>) {
        for ColumnFault { line, column, reason } in found {
            let at = Place(file, Some(line), Some(&column));
            self.error(at, "unreadable_field", format!("{reason}."));
        }
    }

    /// Columns that nobody reads: a heading may be misspelt.
    pub(crate) fn unread(&mut self, file: File, headings: &[String]) {
        for heading in headings {
            let heading: String = heading.chars().take(60).collect();
            let detail = format!("The column “{heading}” is not read.");
            self.warn(Place(file, Some(1), Some(&heading)), "unread_column", detail);
        }
    }

    /// What the reader of PGN has found.
    pub(crate) fn pgn(&mut self, code: &'static str, error: &PgnError) {
        let at = Place(File::Pgn, Some(error.line), None);
        let quoted =
            if error.token.is_empty() { String::new() } else { format!(": “{}”", error.token) };
        self.error(at, code, format!("{}{quoted}.", error.reason));
    }

    /// Whether nothing keeps the event from being brought here.
    pub(crate) fn none(&self) -> bool {
        self.errors == 0
    }

    /// How many errors there are.
    pub(crate) fn errors(&self) -> usize {
        self.errors
    }

    /// How many there are in all.
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// By file and line, errors and warnings.
    pub(crate) fn sorted(mut self) -> Vec<Fault> {
        self.told.sort_by_key(|fault| (fault.file, fault.line));
        self.told
    }

    /// The refusal of what was sent: nothing was made of it.
    pub(crate) fn problem(self) -> Problem {
        let found = faults_found(self.errors);
        let detail = format!("{found}; nothing was made of what was sent.");
        Problem::invalid("import_has_problems", detail).with_errors(self.told())
    }

    /// The errors as a problem has them.
    fn told(self) -> impl Iterator<Item = FileError> {
        let errors = self.sorted().into_iter().filter(|fault| fault.severity == Severity::Error);
        errors.map(|fault| FileError {
            file: fault.file.name(),
            line: fault.line.unwrap_or(1),
            column: fault.column.unwrap_or_default(),
            code: fault.code,
            rule: fault.rule,
            reason: fault.detail,
        })
    }
}
