//! A page of a player's own that shows running games of a section, with the opponents' consents
//! (`TR-14`).
//!
//! A consent is for one player's page at one address: where the address changes, the opponents are asked
//! again. What may be shown is computed from the games as they stand, or stood at a moment.

mod address;
mod decide;
mod refusal;
mod shown;

pub use address::page_address;
pub use decide::{PageAct, PageFacts};
pub use refusal::{PAGE_ADDRESSES_MAX, PAGE_CONSENTS_MAX, PageRefusal};
pub use shown::{GameOnPage, PageLack, PageScene};

use serde::{Deserialize, Serialize};

use crate::{Instant, PlayerId};

/// What was done about a page. The names are stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PageStep {
    /// The player has named this address: whatever opponents have answered before was for another page.
    Named(String),
    /// The player shows no running games any more.
    Withdrawn,
    /// An opponent consents.
    Consented,
    /// An opponent does not.
    Refused,
    /// An opponent does not any more.
    TakenBack,
}

impl PageStep {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            PageStep::Named(_) => "named",
            PageStep::Withdrawn => "withdrawn",
            PageStep::Consented => "consented",
            PageStep::Refused => "refused",
            PageStep::TakenBack => "taken_back",
        }
    }
}

/// A step with who has done it when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageEntry {
    /// When.
    pub at: Instant,
    /// The player, or an opponent.
    pub by: PlayerId,
    /// What.
    pub step: PageStep,
}

/// How an opponent has answered for the page as it is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageAnswer {
    /// Not yet, or there is no page to answer for.
    Waits,
    /// They consent, since then.
    Consented(Instant),
    /// They refused, then.
    Refused(Instant),
    /// They took their consent back, then.
    TakenBack(Instant),
}

impl PageAnswer {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            PageAnswer::Waits => "waits",
            PageAnswer::Consented(_) => "consented",
            PageAnswer::Refused(_) => "refused",
            PageAnswer::TakenBack(_) => "taken_back",
        }
    }

    /// When it was given.
    pub fn at(self) -> Option<Instant> {
        match self {
            PageAnswer::Waits => None,
            PageAnswer::Consented(at) | PageAnswer::Refused(at) | PageAnswer::TakenBack(at) => {
                Some(at)
            }
        }
    }

    /// Whether the opponent consents.
    pub fn consents(self) -> bool {
        matches!(self, PageAnswer::Consented(_))
    }
}

/// A player's page in a section, in the form in which it is kept: all that was done about it, in order.
/// What is recorded stays, so that a director sees what stood at any moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayersPage {
    /// The oldest first.
    pub entries: Vec<PageEntry>,
}

impl PlayersPage {
    /// The page as it stood at a moment.
    #[must_use]
    pub fn as_of(&self, at: Instant) -> PlayersPage {
        let until = |entry: &&PageEntry| entry.at <= at;
        PlayersPage { entries: self.entries.iter().take_while(until).cloned().collect() }
    }

    /// The address at which running games are shown, and since when it is named; none where none are.
    pub fn named(&self) -> Option<(&str, Instant)> {
        self.entries.iter().rev().find_map(|entry| match &entry.step {
            PageStep::Named(url) => Some(Some((url.as_str(), entry.at))),
            PageStep::Withdrawn => Some(None),
            PageStep::Consented | PageStep::Refused | PageStep::TakenBack => None,
        })?
    }

    /// What was answered since the address was named, the newest first.
    fn answers(&self) -> impl Iterator<Item = &PageEntry> {
        let is_answer =
            |entry: &&PageEntry| !matches!(entry.step, PageStep::Named(_) | PageStep::Withdrawn);
        self.entries.iter().rev().take_while(is_answer)
    }

    /// How an opponent has answered.
    pub fn answer_of(&self, opponent: PlayerId) -> PageAnswer {
        let mut last = self.answers().filter(|entry| entry.by == opponent);
        last.find_map(|entry| match entry.step {
            PageStep::Consented => Some(PageAnswer::Consented(entry.at)),
            PageStep::Refused => Some(PageAnswer::Refused(entry.at)),
            PageStep::TakenBack => Some(PageAnswer::TakenBack(entry.at)),
            PageStep::Named(_) | PageStep::Withdrawn => None,
        })
        .unwrap_or(PageAnswer::Waits)
    }
}
