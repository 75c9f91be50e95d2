//! Which games a list counts: every rated game that has ended in time and is in no list yet
//! (`RAT-12`, `RAT-13`, `TR-9.2`, `SKS-1.2`, `SKS-4.1-4.4`). A game counts as reported when it ends
//! here, or is brought here; what is entered late comes into the next list.

use crate::rating::{ListId, Pool, Quarter};
use crate::tournament::{Announcement, Flag, Origin, RuleSet};
use crate::{Day, HalfPoints, Instant};

/// What a list is collected for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Collection {
    /// The list.
    pub list: ListId,
    /// Whose rules.
    pub rule_set: RuleSet,
    /// With which list those of here begin: what was known then is in it. None: with none that was
    /// taken over.
    pub first_list: Option<Quarter>,
}

/// A game of a rated event as it was reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportedGame {
    /// Both players' points, and when they were found; none while it runs.
    pub result: Option<(HalfPoints, HalfPoints, Instant)>,
    /// The letter beside the result.
    pub flag: Option<Flag>,
    /// Of an event that was brought here as a whole, or is played by post: from where, and when.
    pub brought: Option<(Origin, Instant)>,
    /// The points with which an earlier list has counted it.
    pub listed: Option<[HalfPoints; 2]>,
}

/// What becomes of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Intake {
    /// The list counts it.
    Counted,
    /// An earlier list has counted it with another result, and it is not counted again.
    ResultChanged,
    /// The list has nothing to do with it.
    Passed,
}

impl Collection {
    /// Whether games of an event are rated in this list: its announcement does not say otherwise
    /// (`SKS-1.2`), it is one of the list's pool, and no consent to that is waited for (`TR-9.2`).
    pub fn takes(&self, event: &Announcement, waits_for_consent: bool) -> bool {
        let of_pool = Pool::of(event.variant) == Some(self.list.pool);
        event.rated && of_pool && !waits_for_consent
    }

    /// What becomes of a game of an event that the list takes. Each game is in one list, the first
    /// after its end.
    pub fn intake(&self, game: &ReportedGame) -> Intake {
        let points = game.result.map(|(white, black, _)| [white, black]);
        match game.listed {
            None if self.counts(game) => Intake::Counted,
            Some(listed) if points.is_some_and(|points| points != listed) => Intake::ResultChanged,
            _ => Intake::Passed,
        }
    }

    /// Whether a game has ended in time (`RAT-12`), was entered in time where it was brought here
    /// (`RAT-13`, `SKS-4.1-4.4`), and was not cancelled.
    fn counts(&self, game: &ReportedGame) -> bool {
        let Some((_, _, at)) = game.result else { return false };
        let (quarter, found_on) = (self.list.quarter, Day::of(at));
        let in_time = match game.brought {
            Some((origin, entered_at)) => {
                let entered_on = Day::of(entered_at.max(at));
                origin.is_in_time(self.rule_set, quarter, found_on, entered_on, self.first_list)
            }
            None => found_on <= quarter.reported_until(),
        };
        in_time && game.flag != Some(Flag::Cancelled)
    }
}
