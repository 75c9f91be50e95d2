//! Whoever stands at the desk of a section, with the offices that they hold there.

use crate::PlayerId;

/// Somebody at a section's desk. Which offices they hold is asked before; nobody uses one where they
/// play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeskPerson {
    /// Who.
    pub player: PlayerId,
    /// Whether they play in the section.
    pub plays: bool,
    /// Whether they are its tournament director.
    pub is_director: bool,
    /// Whether they hold an office by which they direct it.
    pub directs: bool,
    /// Whether they are an adjudicator (`LAW-11.1`).
    pub adjudicates: bool,
    /// Whether they decide appeals (`TR-15`).
    pub hears_appeals: bool,
}

impl DeskPerson {
    /// Whether they rule in the section.
    pub fn may_direct(&self) -> bool {
        self.directs && !self.plays
    }

    /// Whether they read everything of the section: who directs it, and who hears appeals from it.
    pub fn may_look(&self) -> bool {
        self.may_direct() || self.may_hear_appeals()
    }

    /// Whether they decide its games as an adjudicator: its director does not (`LAW-11.1`).
    pub fn may_adjudicate(&self) -> bool {
        self.adjudicates && !self.plays && !self.is_director
    }

    /// Whether they decide appeals of its players (`TR-15`).
    pub fn may_hear_appeals(&self) -> bool {
        self.hears_appeals && !self.plays
    }
}
