//! The rulings of a section, as they were made: what was undone, what counts as a breach, whom each
//! concerns.

use std::collections::BTreeSet;

use super::{Breach, DirectedGame, Ruling, RulingKind, RulingRefusal};
use crate::{DeskPerson, GameId, PlayerId};

/// A ruling that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeRuling<'a> {
    /// Its number.
    pub id: u32,
    /// What it says.
    pub ruling: &'a Ruling,
    /// What it does; nothing for a warning or a letter.
    pub games: &'a [DirectedGame],
}

/// Every ruling of a section, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulingLog<'a>(Vec<MadeRuling<'a>>);

impl<'a> FromIterator<MadeRuling<'a>> for RulingLog<'a> {
    fn from_iter<T: IntoIterator<Item = MadeRuling<'a>>>(made: T) -> RulingLog<'a> {
        RulingLog(made.into_iter().collect())
    }
}

impl MadeRuling<'_> {
    /// Whether it concerns somebody who plays in the section: it is about them, or one of their
    /// games, or everybody.
    pub fn concerns(&self, person: &DeskPerson, is_theirs: impl Fn(GameId) -> bool) -> bool {
        person.plays
            && (self.ruling.to_all
                || self.ruling.to.contains(&person.player)
                || self.ruling.player == Some(person.player)
                || self.games.iter().any(|directed| is_theirs(directed.game)))
    }

    /// Whether it can be taken back, with all that it did to games.
    pub fn is_revocable(&self) -> bool {
        self.ruling.kind.is_revocable()
    }

    /// Whether it decides anything: a letter does not (`TR-15`).
    pub(in crate::desk) fn is_appealable(&self) -> bool {
        !self.games.is_empty() || (!self.ruling.to_all && self.ruling.to.is_empty())
    }
}

impl<'a> RulingLog<'a> {
    /// The ruling of this number.
    pub fn get(&self, id: u32) -> Option<MadeRuling<'a>> {
        self.0.iter().find(|made| made.id == id).copied()
    }

    /// The number of the ruling that has undone this one; none where it stands.
    pub fn undone_by(&self, id: u32) -> Option<u32> {
        self.0.iter().find(|later| later.ruling.undoes == Some(id)).map(|later| later.id)
    }

    /// The numbers of the rulings that answer a case.
    pub fn answering(&self, case: u32) -> Vec<u32> {
        let answers = self.0.iter().filter(|made| made.ruling.case == Some(case));
        answers.map(|made| made.id).collect()
    }

    /// How many rulings find that a player has shown running games, and stand (`TR-14`).
    pub fn publication_breaches(&self, player: PlayerId) -> usize {
        let counts = |made: &&MadeRuling<'_>| match made.ruling.breach {
            Some(Breach::Publication) => {
                made.ruling.player == Some(player) && self.undone_by(made.id).is_none()
            }
            None => false,
        };
        self.0.iter().filter(counts).count()
    }

    /// Who has withdrawn silently, by a ruling that stands: they make no norm here and qualify for
    /// nothing (`TR-8.5`).
    pub fn silently_withdrawn(&self) -> BTreeSet<PlayerId> {
        let stands = |made: &&MadeRuling<'_>| {
            made.ruling.kind == RulingKind::WithdrawalSilent && self.undone_by(made.id).is_none()
        };
        self.0.iter().filter(stands).filter_map(|made| made.ruling.player).collect()
    }

    /// The ruling that is to be undone: one that stands. It is taken back as a whole, or undone by what is done to
    /// its games now.
    ///
    /// # Errors
    /// `UnknownRuling`, `AlreadyUndone`, `NotRevocable`.
    pub(super) fn undoable(
        &self,
        id: u32,
        is_taken_back: bool,
    ) -> Result<MadeRuling<'a>, RulingRefusal> {
        let made = self.get(id).ok_or(RulingRefusal::UnknownRuling)?;
        match self.undone_by(id) {
            Some(_) => Err(RulingRefusal::AlreadyUndone),
            None if is_taken_back && !made.is_revocable() => Err(RulingRefusal::NotRevocable),
            None => Ok(made),
        }
    }
}
