//! How many players a federation nominates for the World Championship (`TR-1.0.10`).

use chrono::Datelike;
use serde::{Deserialize, Serialize};

use crate::tournament::{Announcement, EntryClass, EntryRefusal, Grounds};
use crate::{Federation, Instant, PlayerId};

/// What every federation has in a calendar year.
const EVERYBODYS: u8 = 2;
/// What it has in addition, in all, with more members than so many in the year before.
const ADDITIONAL: [(u32, u8); 5] = [(5_000, 5), (2_000, 4), (1_000, 3), (500, 2), (200, 1)];

/// From this rating on a nominee enters the Semi-Finals, below it the Preliminaries; in points, fixed
/// or not.
pub const SEMI_FINAL_RATING_MIN: u16 = 2_400;

/// A nomination that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Nomination {
    /// For which event.
    pub event: u32,
    /// Whom.
    pub player: PlayerId,
    /// When the entry was made.
    pub at: Instant,
}

/// The calendar year in which something happens, as nominations are counted.
pub fn nomination_year(at: Instant) -> i32 {
    at.to_utc().year()
}

/// How many a federation has in a year, by its members or affiliated players of the year before, as the
/// statistics of the fees tell them; where they tell nothing, what every federation has (`TR-1.0.10`).
pub fn nominations_a_year(members_before: Option<u32>) -> u8 {
    let members = members_before.unwrap_or(0);
    let additional = ADDITIONAL.iter().find(|(over, _)| members > *over);
    EVERYBODYS + additional.map_or(0, |(_, more)| *more)
}

/// A federation's nominations of a year with one more, where it is not among them (`TR-1.0.10`).
///
/// # Errors
/// `NominationsUsed`.
pub fn nominate(
    federation: Federation,
    made: &[Nomination],
    members_before: Option<u32>,
    nomination: Nomination,
) -> Result<Vec<Nomination>, EntryRefusal> {
    let same =
        |kept: &Nomination| (kept.event, kept.player) == (nomination.event, nomination.player);
    if made.iter().any(same) {
        return Ok(made.to_vec());
    }
    let quota = nominations_a_year(members_before);
    if made.len() >= usize::from(quota) {
        let year = nomination_year(nomination.at);
        return Err(EntryRefusal::NominationsUsed { federation, year, quota });
    }
    Ok([made, &[nomination]].concat())
}

impl EntryClass {
    /// Whether a nomination for it is one of those that are counted.
    fn counts_nominations(self) -> bool {
        matches!(
            self,
            EntryClass::WorldChampionshipPreliminary | EntryClass::WorldChampionshipSemiFinal
        )
    }
}

impl Announcement {
    /// Whether an entry on these grounds is a nomination that counts (`TR-1.0.10`).
    pub fn counts_nomination(&self, grounds: Option<&Grounds>) -> bool {
        self.entry.counts_nominations() && matches!(grounds, Some(Grounds::Nomination { .. }))
    }
}
