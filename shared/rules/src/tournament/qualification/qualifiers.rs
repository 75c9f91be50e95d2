//! The Table of Qualifiers: of all players, who may enter a stage, and what of it is used (`TR-1.0.6`).

use super::{Held, Qualification, QualificationState, QualificationUse};
use crate::Day;
use crate::tournament::{EventId, Stage};

/// A line of the Table of Qualifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QualifierLine {
    /// What a player has.
    Has(Qualification),
    /// What was used and holds no more, since a result was corrected (`TR-1.0.7`).
    Stays(QualificationUse),
}

impl QualifierLine {
    /// The stage whose table it is in.
    pub fn target(&self) -> Stage {
        match self {
            QualifierLine::Has(one) => one.target,
            QualifierLine::Stays(made) => made.target,
        }
    }

    /// The event for which it is used.
    pub fn used_in(&self) -> Option<EventId> {
        match self {
            QualifierLine::Has(one) => match one.state {
                QualificationState::Used(event) => Some(event),
                QualificationState::Free | QualificationState::Expired => None,
            },
            QualifierLine::Stays(made) => Some(made.event),
        }
    }
}

impl Held {
    /// What the tables say of the player: all that is valid, used or not. What is used and has no end, or
    /// holds no more, is told as long as the event for which it is used is not over.
    pub fn lines(&self, is_over: impl Fn(EventId) -> bool, today: Day) -> Vec<QualifierLine> {
        let is_valid = |one: &&Qualification| match (one.until, one.state) {
            (Some(until), _) => until >= today,
            (None, QualificationState::Used(event)) => !is_over(event),
            (None, QualificationState::Free | QualificationState::Expired) => true,
        };
        let has = self.qualifications.iter().filter(is_valid).copied().map(QualifierLine::Has);
        let stays = self.stays.iter().filter(|made| !is_over(made.event)).copied();
        has.chain(stays.map(QualifierLine::Stays)).collect()
    }
}
