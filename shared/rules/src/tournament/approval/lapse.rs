//! When an approval lapses that no event uses, and what its federation is told of that (`TR-12`, article 12.3).

use serde::{Deserialize, Serialize};

use super::{Approval, ApprovalState};
use crate::Day;

/// Days before the last one for the start on which the federation is reminded.
const REMINDER_DAYS: i32 = 30;

/// What a federation is told. The names are stored, and the order: new ones are added at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LapseNews {
    /// It will lapse.
    Soon,
    /// It has lapsed.
    Lapsed,
}

impl LapseNews {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            LapseNews::Soon => "soon",
            LapseNews::Lapsed => "lapsed",
        }
    }
}

impl Approval {
    /// The day on which the federation is told next; none while an event uses it, and once all was told.
    pub fn tells_on(&self) -> Option<Day> {
        if self.state() != ApprovalState::Approved || self.event.is_some() {
            return None;
        }
        match self.told {
            None => Some(self.starts_until().plus(-REMINDER_DAYS)),
            Some(LapseNews::Soon) => Some(self.starts_until().next()),
            Some(LapseNews::Lapsed) => None,
        }
    }

    /// What the federation is to be told on this day, with the approval once it was.
    pub fn tell(&self, today: Day) -> Option<(LapseNews, Approval)> {
        self.tells_on().filter(|on| *on <= today)?;
        let news = if self.is_lapsed_on(today) { LapseNews::Lapsed } else { LapseNews::Soon };
        Some((news, Approval { told: Some(news), ..self.clone() }))
    }
}
