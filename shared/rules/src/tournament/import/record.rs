//! Results that come later: of games that were not over when their event was brought here
//! (`LAW-8.5`).

use super::{Import, ImportRefusal, ImportSection, ImportState};
use crate::Outcome;
use crate::tournament::EventId;

impl Import {
    /// The event in whose games results are recorded.
    ///
    /// # Errors
    /// `NotDone` until all of its games stand.
    pub fn event_to_record_in(&self) -> Result<EventId, ImportRefusal> {
        match (self.state, self.event) {
            (ImportState::Done, Some(event)) => Ok(event),
            (ImportState::Done, None)
            | (ImportState::Waiting | ImportState::Writing | ImportState::Refused, _) => {
                Err(ImportRefusal::NotDone)
            }
        }
    }

    /// Refuses whoever plays in the event: nobody records results of their own games, not through a
    /// federation's key either.
    ///
    /// # Errors
    /// `NotForYou`.
    pub fn check_recorder(plays: bool) -> Result<(), ImportRefusal> {
        if plays { Err(ImportRefusal::NotForYou) } else { Ok(()) }
    }

    /// The import with the finished games of its sections counted again.
    pub fn counted(&self, finished: impl IntoIterator<Item = u32>) -> Outcome<Import> {
        let mut after = self.clone();
        for (ImportSection { finished, .. }, now) in after.sections.iter_mut().zip(finished) {
            *finished = now;
        }
        if after == *self { Outcome::Unchanged } else { Outcome::Changed(after) }
    }
}
