//! Cases: what players bring before their director or the officers, and what becomes of it.
//!
//! Which offices somebody holds is asked before; who files, reads, answers and decides a case is told
//! here.

mod decide;
mod file;
mod publication;
mod refusal;

pub use decide::{CaseAct, CaseBench, CaseFacts, CaseRights, CaseStep};
pub use file::{
    CaseFiling, GameInQuestion, PublishedPage, ReportedConduct, ReportedMessage, Reportee,
    check_room,
};
pub use publication::PublicationDue;
pub use refusal::{CaseRefusal, OPEN_CASES_MAX};

use serde::{Deserialize, Serialize};

use crate::tournament::SectionId;
use crate::{GameId, Instant, PlayerId};

/// Answers that one case has at most.
pub const CASE_ANSWERS_MAX: usize = 40;

/// What a case is about. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CaseKind {
    /// A question or a complaint (`LAW-14.1`, `LAW-14.2`).
    Query,
    /// A message that is not acceptable (`LAW-13.3.1`).
    MessageReport,
    /// Running games shown on a page against the rules (`TR-14`).
    Publication,
    /// An appeal against a decision (`TR-15`).
    Appeal,
    /// How a player or an official has behaved (`LAW-13.1`).
    Conduct,
}

impl CaseKind {
    /// All of them.
    pub const ALL: [CaseKind; 5] = [
        CaseKind::Query,
        CaseKind::MessageReport,
        CaseKind::Publication,
        CaseKind::Appeal,
        CaseKind::Conduct,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            CaseKind::Query => "query",
            CaseKind::MessageReport => "message_report",
            CaseKind::Publication => "publication",
            CaseKind::Appeal => "appeal",
            CaseKind::Conduct => "conduct",
        }
    }

    /// The article by which officials see to it.
    pub fn rule(self) -> &'static str {
        match self {
            CaseKind::Query => "LAW-14.2",
            CaseKind::MessageReport => "LAW-13.3",
            CaseKind::Publication => "TR-14",
            CaseKind::Conduct => "LAW-13.1",
            CaseKind::Appeal => "TR-15",
        }
    }
}

/// How far a case is. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CaseState {
    /// It waits for an official.
    Open,
    /// It was answered; whoever filed it may write again, which opens it again.
    Answered,
    /// It was decided, for good.
    Decided,
}

/// How an appeal was decided (`TR-15`). The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AppealOutcome {
    /// The decision stands.
    Upheld,
    /// The appeal is not heard.
    Dismissed,
    /// The decision is changed, by another one.
    Changed,
}

impl AppealOutcome {
    /// All of them.
    pub const ALL: [AppealOutcome; 3] =
        [AppealOutcome::Upheld, AppealOutcome::Dismissed, AppealOutcome::Changed];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            AppealOutcome::Upheld => "upheld",
            AppealOutcome::Dismissed => "dismissed",
            AppealOutcome::Changed => "changed",
        }
    }
}

/// What was written in a case after it was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaseAnswer {
    /// When.
    pub at: Instant,
    /// Who.
    pub by: PlayerId,
    /// What.
    pub text: String,
}

/// What a case says, in the form in which it is kept. New fields are added with a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Case {
    /// What it is about.
    pub kind: CaseKind,
    /// How far it is.
    pub state: CaseState,
    /// When it was opened.
    pub opened_at: Instant,
    /// Who filed it.
    pub by: PlayerId,
    /// In which section.
    pub section: SectionId,
    /// In which game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// Whom it is about: who wrote the message, who shows the games, whose conduct is reported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// Whether that is an official, about whom other officers decide (`LAW-13.1`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_of_official: bool,
    /// The reported message's id within the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// The reported page's address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// The decision that is appealed against.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<u32>,
    /// What is asked or complained of.
    pub text: String,
    /// What was written since.
    #[serde(default)]
    pub answers: Vec<CaseAnswer>,
    /// How an appeal was decided; the last answer is the reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<AppealOutcome>,
}
