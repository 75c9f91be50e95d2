//! What the offices say of a case before it is decided, in the form in which it is kept: see `approval`.

use serde::{Deserialize, Serialize};

use super::TitleStep;
use crate::{Instant, PlayerId};

/// Recommendations and votes that one case has at most: they stay within one item.
pub const TITLE_WORDS_MAX: usize = 40;

/// How Congress has voted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Votes {
    /// For it.
    pub approving: u16,
    /// Of so many.
    pub of: u16,
}

/// What an office says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TitleWord {
    /// The Executive Board or a committee recommends the step, or advises against it.
    Recommendation {
        /// Whether it is for it.
        recommends: bool,
    },
    /// Congress has voted about it.
    Votes(Votes),
}

impl TitleWord {
    /// Whether it is of the same kind: a later one takes the place of an earlier.
    pub(super) fn is_like(self, other: TitleWord) -> bool {
        match (self, other) {
            (TitleWord::Recommendation { .. }, TitleWord::Recommendation { .. })
            | (TitleWord::Votes(_), TitleWord::Votes(_)) => true,
            (TitleWord::Recommendation { .. }, TitleWord::Votes(_))
            | (TitleWord::Votes(_), TitleWord::Recommendation { .. }) => false,
        }
    }
}

/// What was said about a step, by whom and when, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TitleSaid {
    /// About which step.
    pub step: TitleStep,
    /// When it was recorded.
    pub at: Instant,
    /// Who has recorded it, for the office.
    pub by: PlayerId,
    /// What.
    pub word: TitleWord,
    /// The office's words.
    pub text: String,
}
