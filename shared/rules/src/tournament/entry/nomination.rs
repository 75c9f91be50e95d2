//! How many players a federation nominates for the World Championship (`TR-1.0.10`).

use chrono::Datelike;
use serde::{Deserialize, Serialize};

use super::{Entry, EntryClass, EntryRefusal, Grounds};
use crate::tournament::{Announcement, EventId};
use crate::{Federation, Instant, PlayerId};

/// What every federation has in a calendar year.
const EVERYBODYS: u8 = 2;
/// What it has in addition, in all, with more members than so many in the year before.
const ADDITIONAL: [(u32, u8); 5] = [(5_000, 5), (2_000, 4), (1_000, 3), (500, 2), (200, 1)];

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

/// How many members a federation had, as the statistics of the fees tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MembersCount {
    /// How many.
    pub members: u32,
    /// Who has entered it.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
}

/// What is counted of a federation in a calendar year, in the form in which it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FederationYear {
    /// The members; none where nobody has entered them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub members: Option<MembersCount>,
    /// The nominations that count.
    #[serde(default)]
    pub nominations: Vec<Nomination>,
}

impl FederationYear {
    /// The year without nominations for events that do not take place, which do not count.
    #[must_use]
    pub fn without_cancelled(mut self, cancelled: impl Fn(EventId) -> bool) -> FederationYear {
        self.nominations.retain(|made| !cancelled(EventId(made.event)));
        self
    }

    /// The year without the nomination of an entry in this event; none where it is not counted.
    pub fn given_back(&self, event: EventId, player: PlayerId) -> Option<FederationYear> {
        let own = |made: &Nomination| (made.event, made.player) == (event.0, player);
        let mut after = self.clone();
        after.nominations.retain(|made| !own(made));
        (after != *self).then_some(after)
    }
}

/// An entry that is a nomination, and can be kept once it is counted in its federation's year.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NominatedEntry {
    entry: Entry,
    event: EventId,
    federation: Federation,
}

impl NominatedEntry {
    /// One that is made again counts where it was made before.
    pub(super) fn new(entry: Entry, event: EventId, federation: Federation) -> NominatedEntry {
        let federation = entry.nominated_by.unwrap_or(federation);
        let entry = Entry { nominated_by: Some(federation), ..entry };
        NominatedEntry { entry, event, federation }
    }

    /// The federation among whose nominations it counts.
    pub fn federation(&self) -> Federation {
        self.federation
    }

    /// The calendar year in which it counts.
    pub fn year(&self) -> i32 {
        nomination_year(self.entry.at)
    }

    /// The entry as it is to be kept, with the federation's year in which it is counted;
    /// `members_before`: how many members the federation had in the year before (`TR-1.0.10`).
    ///
    /// # Errors
    /// `NominationsUsed`.
    pub fn count(
        self,
        year: &FederationYear,
        members_before: Option<u32>,
    ) -> Result<(Entry, FederationYear), EntryRefusal> {
        let NominatedEntry { entry, event, federation } = self;
        let nomination = Nomination { event: event.0, player: entry.player, at: entry.at };
        let nominations = nominate(federation, &year.nominations, members_before, nomination)?;
        Ok((entry, FederationYear { nominations, ..year.clone() }))
    }
}

impl Entry {
    /// The federation and the calendar year to which it gives its nomination back, since it counts no
    /// more (`TR-1.0.10`); none where it counts, or never did.
    pub fn nomination_given_back(&self) -> Option<(Federation, i32)> {
        let federation = self.nominated_by.filter(|_| !self.state.is_alive())?;
        Some((federation, nomination_year(self.at)))
    }
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
