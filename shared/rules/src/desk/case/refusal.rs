//! Why a case, or what is done in one, is refused: each with its rule,
//! and the limit that is told then.

use crate::{MeasureRefusal, Refusal};

/// Open cases that one player has at most.
pub const OPEN_CASES_MAX: usize = 20;

/// A refused request. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CaseRefusal {
    /// Whoever asks neither plays nor directs, or is not concerned.
    #[error("Only players of the section whom it concerns, and its officials, do this.")]
    NotForYou,
    /// Only what the opponent has written is reported.
    #[error("Only what the opponent has written is reported.")]
    OwnMessage,
    /// The player who is reported does not play in the section.
    #[error(transparent)]
    Player(MeasureRefusal),
    /// Nobody reports a page of their own.
    #[error("This page is your own.")]
    OwnPage,
    /// Nobody reports themselves.
    #[error("Nobody reports their own conduct.")]
    OwnConduct,
    /// Who is reported neither plays in the section nor is an official.
    #[error("Only players and officials of the section are reported here.")]
    NotReportable,
    /// The game is not one of whoever reports, or not one of the player who is reported.
    #[error("Name a game of yours in which it happened, or none.")]
    OtherGame,
    /// The page's address is none.
    #[error("Give the page's address, with https:// in front of it.")]
    NoAddress,
    /// A letter decides nothing.
    #[error("A letter is no decision to appeal against.")]
    NotAppealable,
    /// What was undone is not appealed against.
    #[error("This decision has been undone before.")]
    AlreadyUndone,
    /// The case says nothing.
    #[error("Say what it is about.")]
    TextMissing,
    /// The case says too much.
    #[error(transparent)]
    Text(#[from] Refusal),
    /// Each player appeals against a decision once.
    #[error("You have appealed against this decision before.")]
    AlreadyAppealed,
    /// A message is reported once.
    #[error("You have reported this message before.")]
    AlreadyReported,
    /// The same is reported once by the same player.
    #[error("You have reported this before: write in that case.")]
    ConductReported,
    /// A player has [`OPEN_CASES_MAX`] open cases.
    #[error("You have {OPEN_CASES_MAX} open cases, the most that one player can have.")]
    TooManyCases,
    /// Whoever asks does not decide this appeal.
    #[error("Officers who have not made the decision decide about the appeal.")]
    AppealForOthers,
    /// Only appeals have an outcome.
    #[error("This case is no appeal: answer it.")]
    NotAnAppeal,
    /// A decision is changed by another one, which comes first.
    #[error("Undo the decision by another one first.")]
    NotUndone,
    /// Nothing is written in a case that is decided.
    #[error("This case is decided: nothing more is written in it.")]
    CaseDecided,
    /// The case has changed since it was read.
    #[error("Somebody has changed this case meanwhile.")]
    ChangedMeanwhile,
    /// The case has [`CASE_ANSWERS_MAX`](super::CASE_ANSWERS_MAX) answers.
    #[error("Nothing more fits into this case: file another one.")]
    CaseFull,
}

impl CaseRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            CaseRefusal::NotForYou | CaseRefusal::AppealForOthers => "forbidden",
            CaseRefusal::OwnMessage
            | CaseRefusal::OwnPage
            | CaseRefusal::OwnConduct
            | CaseRefusal::NotReportable
            | CaseRefusal::OtherGame => "not_reportable",
            CaseRefusal::Player(refusal) => refusal.code(),
            CaseRefusal::NoAddress | CaseRefusal::TextMissing => "invalid_body",
            CaseRefusal::NotAppealable => "not_appealable",
            CaseRefusal::AlreadyUndone => "already_undone",
            CaseRefusal::Text(refusal) => refusal.code(),
            CaseRefusal::AlreadyAppealed => "already_appealed",
            CaseRefusal::AlreadyReported => "already_reported",
            CaseRefusal::ConductReported => "conduct_reported",
            CaseRefusal::TooManyCases => "too_many_cases",
            CaseRefusal::NotAnAppeal => "not_an_appeal",
            CaseRefusal::NotUndone => "not_undone",
            CaseRefusal::CaseDecided => "case_decided",
            CaseRefusal::ChangedMeanwhile => "changed_meanwhile",
            CaseRefusal::CaseFull => "case_full",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            CaseRefusal::OwnMessage | CaseRefusal::AlreadyReported => Some("LAW-13.3.1"),
            CaseRefusal::OwnConduct
            | CaseRefusal::NotReportable
            | CaseRefusal::OtherGame
            | CaseRefusal::ConductReported => Some("LAW-13.1"),
            CaseRefusal::OwnPage => Some("TR-14"),
            CaseRefusal::NotAppealable
            | CaseRefusal::AlreadyAppealed
            | CaseRefusal::AppealForOthers
            | CaseRefusal::NotAnAppeal
            | CaseRefusal::NotUndone => Some("TR-15"),
            CaseRefusal::Player(refusal) => refusal.rule(),
            CaseRefusal::Text(refusal) => refusal.rule(),
            CaseRefusal::NotForYou
            | CaseRefusal::NoAddress
            | CaseRefusal::AlreadyUndone
            | CaseRefusal::TextMissing
            | CaseRefusal::TooManyCases
            | CaseRefusal::CaseDecided
            | CaseRefusal::ChangedMeanwhile
            | CaseRefusal::CaseFull => None,
        }
    }
}
