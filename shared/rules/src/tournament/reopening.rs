//! Final tables that are taken back, so that what an appeal or a correction changes can still count in them (`TR-15`).
//!
//! Places and norms are worked out again when the tables are confirmed again, qualifications follow from the tables as
//! they stand, and a rating list takes what has ended since the one before. What cannot be had back stands in the way: a
//! title that was awarded for what the tables say, and a season by which the next one goes.

use crate::title::{NormRecord, TitleCase, TitleGrounds};
use crate::tournament::{EventRefusal, EventState, SectionId};
use crate::{Outcome, PlayerId};

/// What is known of an event whose tables are to be taken back.
#[derive(Clone, Copy, Debug)]
pub struct ReopeningFacts<'a> {
    /// How far it is.
    pub state: EventState,
    /// Whether its tables were taken back before, and not confirmed since.
    pub is_reopened: bool,
    /// Whether it was decided who goes up and who goes down after it (`TR-5.3-5.4`).
    pub is_season_decided: bool,
    /// Who has been awarded a title that rests on its tables.
    pub titles: &'a [PlayerId],
}

/// Why final tables are not taken back. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReopeningRefusal {
    /// The event's state does not allow it.
    #[error(transparent)]
    Event(#[from] EventRefusal),
    /// Its tables are not final.
    #[error("The tables of this event are not final: its results can be corrected as they are.")]
    NotFinished,
    /// The next season goes by it.
    #[error(
        "It is decided who goes up and who goes down after this season, and the next one goes by it."
    )]
    SeasonDecided,
    /// A title rests on it.
    #[error("A title was awarded for what these tables say: it would have to be revoked first.")]
    TitleAwarded(PlayerId),
}

impl ReopeningRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            ReopeningRefusal::Event(refusal) => refusal.code(),
            ReopeningRefusal::NotFinished => "not_finished",
            ReopeningRefusal::SeasonDecided => "season_decided",
            ReopeningRefusal::TitleAwarded(_) => "title_awarded",
        }
    }

    /// The article that says so; none where none does.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            ReopeningRefusal::Event(refusal) => refusal.rule(),
            ReopeningRefusal::NotFinished => None,
            ReopeningRefusal::SeasonDecided => Some("TR-5.3-5.4"),
            ReopeningRefusal::TitleAwarded(_) => Some("TR-10.10"),
        }
    }

    /// Whom it is about.
    pub fn player(self) -> Option<PlayerId> {
        match self {
            ReopeningRefusal::TitleAwarded(player) => Some(player),
            ReopeningRefusal::Event(_)
            | ReopeningRefusal::NotFinished
            | ReopeningRefusal::SeasonDecided => None,
        }
    }
}

impl ReopeningFacts<'_> {
    /// What the event is once its final tables are taken back (`TR-15`): its games are over or go on, and its tables are
    /// confirmed again as they were confirmed before.
    ///
    /// # Errors
    /// The first [`ReopeningRefusal`] that applies.
    pub fn reopen(&self) -> Result<Outcome<EventState>, ReopeningRefusal> {
        match self.state {
            EventState::Published if self.is_reopened => return Ok(Outcome::Unchanged),
            EventState::Announced | EventState::Published => {
                return Err(ReopeningRefusal::NotFinished);
            }
            EventState::Cancelled => return Err(EventRefusal::Over.into()),
            EventState::Finished => {}
        }
        if self.is_season_decided {
            return Err(ReopeningRefusal::SeasonDecided);
        }
        match self.titles.first() {
            Some(player) => Err(ReopeningRefusal::TitleAwarded(*player)),
            None => Ok(Outcome::Changed(EventState::Published)),
        }
    }
}

impl TitleCase {
    /// Whether a title that is in force was awarded for one of these norms (`TR-10.4` to `TR-10.8`), or for the win of
    /// one of these sections (`SKS-5`).
    pub fn rests_on(&self, norms: &[NormRecord], sections: &[SectionId]) -> bool {
        let proposed_at = self.decisions.first().map(|proposal| proposal.at);
        let counted = |norm: &NormRecord| {
            let was_made = proposed_at.is_some_and(|at| norm.finished_at <= at);
            was_made && self.award.title() == Some(norm.title)
        };
        let rests = match &self.grounds {
            TitleGrounds::Norms { .. } => norms.iter().any(counted),
            grounds => grounds.section().is_some_and(|section| sections.contains(&section)),
        };
        self.is_in_force() && rests
    }
}
