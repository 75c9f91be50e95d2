//! The sex that a player's federation has registered, where a rule needs it (`SKS-1.7`, `TR-1.5`, `TR-1.6`).
//! Nobody else sees it. Players of countries that are no members have no delegate: the rating commissioner,
//! who keeps the lists that show it, registers theirs.

use serde::{Deserialize, Serialize};

use crate::{Instant, Outcome, PlayerId};

/// What is registered. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sex {
    /// A woman.
    Female,
    /// A man.
    Male,
}

impl Sex {
    /// The letter in rating lists (`SKS-1.7`).
    pub fn letter(self) -> char {
        match self {
            Sex::Female => 'F',
            Sex::Male => 'M',
        }
    }
}

/// A player's sex as it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegisteredSex {
    /// Which.
    pub sex: Sex,
    /// Who has registered it.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
}

/// What somebody may do with what is registered of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SexRights {
    /// Who it is.
    pub by: PlayerId,
    /// Whether they act for the player's federation.
    pub acts_for_federation: bool,
    /// Whether they keep the rating lists.
    pub keeps_lists: bool,
    /// Whether the player's federation is a member of ICCF, and has delegates.
    pub of_member: bool,
    /// Whether they fill events for which a rule asks.
    pub needs_it: bool,
}

/// Somebody has no business with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("The federation of the player registers this; nobody does of themselves.")]
pub struct SexRefused;

impl SexRights {
    /// Whether they see what is registered: the player does, too.
    pub fn may_see(self, player: PlayerId) -> bool {
        self.by == player || self.acts_for_federation || self.keeps_lists || self.needs_it
    }

    /// Whether they register it: somebody else does one's own.
    pub fn may_register(self, player: PlayerId) -> bool {
        let registers = self.acts_for_federation || self.keeps_lists && !self.of_member;
        registers && self.by != player
    }

    /// What is registered after an order; none: nothing any more. The same again changes nothing.
    ///
    /// # Errors
    /// [`SexRefused`].
    pub fn order(
        self,
        player: PlayerId,
        known: Option<RegisteredSex>,
        sex: Option<Sex>,
        now: Instant,
    ) -> Result<Outcome<Option<RegisteredSex>>, SexRefused> {
        if !self.may_register(player) {
            return Err(SexRefused);
        }
        if known.map(|known| known.sex) == sex {
            return Ok(Outcome::Unchanged);
        }
        Ok(Outcome::Changed(sex.map(|sex| RegisteredSex { sex, by: self.by, at: now })))
    }
}
