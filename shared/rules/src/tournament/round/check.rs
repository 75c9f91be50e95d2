//! Which event another one can go on from, and what follows from that.

use super::{ADVANCING_MAX, RoundPairing, RoundRefusal, SWISS_ADVANCING};
use crate::tournament::{Announcement, Entry, EventState, Origin, SectionId, Stage, System};

/// Whether another round before can be announced, by the entries that there are: nobody has advanced from this one.
///
/// # Errors
/// `PlayersAdvanced`.
pub fn may_go_on_from_another(entries: &[Entry]) -> Result<(), RoundRefusal> {
    let has_advanced = |entry: &Entry| {
        let grounds = entry.grounds.as_ref();
        entry.state.is_alive() && grounds.is_some_and(|grounds| grounds.advanced().is_some())
    };
    match entries.iter().any(has_advanced) {
        true => Err(RoundRefusal::PlayersAdvanced),
        false => Ok(()),
    }
}

impl Announcement {
    /// What it says of the round before.
    pub(in crate::tournament) fn check_previous_round(
        &self,
        origin: Option<Origin>,
    ) -> Result<(), RoundRefusal> {
        let Some(previous) = self.previous_round else { return Ok(()) };
        if origin.is_some() {
            return Err(RoundRefusal::Elsewhere);
        }
        if self.is_of_teams() {
            return Err(RoundRefusal::OfTeams);
        }
        if self.entry.kind().is_some() || self.its_stage().is_some_and(Stage::is_qualified_for) {
            return Err(RoundRefusal::OfStage);
        }
        match self.system {
            System::Swiss { .. } if previous.advancing != SWISS_ADVANCING => {
                Err(RoundRefusal::SwissAdvancing)
            }
            _ if (1..=ADVANCING_MAX).contains(&previous.advancing) => Ok(()),
            _ => Err(RoundRefusal::Advancing),
        }
    }

    /// Whether what was asked of the round before is to be asked again, where it was announced otherwise.
    pub fn goes_on_otherwise(&self, was: &Announcement) -> bool {
        self.previous_round != was.previous_round
            || self.previous_round.is_some()
                && (self.organiser != was.organiser
                    || self.variant != was.variant
                    || self.system != was.system
                    || self.tie_breaks != was.tie_breaks)
    }

    /// Whether it can go on from an event that has come so far: another one of single players, of the same organiser
    /// and the same chess, which takes place.
    ///
    /// # Errors
    /// `NoRoundBefore`.
    pub fn check_goes_on_from(
        &self,
        before: Option<(&Announcement, EventState)>,
    ) -> Result<(), RoundRefusal> {
        let fits = |(before, state): &(&Announcement, EventState)| {
            !before.is_of_teams()
                && before.organiser == self.organiser
                && before.variant == self.variant
                && before.code != self.code
                && *state != EventState::Cancelled
        };
        match before.filter(fits) {
            Some((before, _)) => self.check_swiss_goes_on_from(before),
            None => Err(RoundRefusal::NoRoundBefore),
        }
    }

    /// A Swiss tournament has the same number of rounds and the same tie-breaks throughout, and no groups before it; and
    /// nobody comes from its pairs but to its next round.
    fn check_swiss_goes_on_from(&self, before: &Announcement) -> Result<(), RoundRefusal> {
        match (self.system, before.system) {
            (System::Swiss { .. }, _) => {
                match before.system == self.system && before.tie_breaks == self.tie_breaks {
                    true => Ok(()),
                    false => Err(RoundRefusal::SwissBefore),
                }
            }
            (_, System::Swiss { .. }) => Err(RoundRefusal::AfterSwiss),
            _ => Ok(()),
        }
    }

    /// Whether it can be the next round of a Swiss tournament that has had so many, `next` being other events that go on
    /// from the last one.
    ///
    /// # Errors
    /// `SwissOver`, `SwissGoesOn`.
    pub fn check_swiss_next(&self, before: usize, next: usize) -> Result<(), RoundRefusal> {
        match self.system {
            System::Swiss { rounds } if before >= usize::from(rounds) => {
                Err(RoundRefusal::SwissOver { rounds })
            }
            System::Swiss { .. } if next > 0 => Err(RoundRefusal::SwissGoesOn),
            _ => Ok(()),
        }
    }

    /// Whether it can be changed so, where another round goes on from it.
    ///
    /// # Errors
    /// `SwissStays`.
    pub fn check_swiss_stays(&self, was: &Announcement) -> Result<(), RoundRefusal> {
        let System::Swiss { .. } = was.system else { return Ok(()) };
        match self.system == was.system && self.tie_breaks == was.tie_breaks {
            true => Ok(()),
            false => Err(RoundRefusal::SwissStays),
        }
    }

    /// How the players of a knock-out are put together, `before` being the event that it goes on from with the numbers of
    /// its sections in their order; none: by strength, into sections of the sizes that the organiser says.
    pub fn round_pairing(
        &self,
        before: Option<(&Announcement, &[SectionId])>,
    ) -> Option<RoundPairing> {
        let System::KnockOut { .. } = self.system else { return None };
        let goes_on = self.previous_round.is_some_and(|previous| previous.advancing == 1);
        let knocked_out = |(before, sections): (&Announcement, &[SectionId])| {
            let System::KnockOut { .. } = before.system else { return None };
            goes_on.then(|| RoundPairing::Neighbours(sections.to_vec()))
        };
        Some(before.and_then(knocked_out).unwrap_or(RoundPairing::Seeds))
    }
}
