//! What is known of a player who wants to enter.

use serde::{Deserialize, Serialize};

use super::{EntryClass, Grounds, SectionWin};
use crate::rating::{FIXED_GAMES_MIN, ListEntry, PUBLISHED_GAMES_MIN};
use crate::tournament::{Advance, EventState, Medium};
use crate::{Federation, Instant, PlayerId, Sex, SuspensionCause, Title};

/// A rating of the current list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rating {
    /// The rating, in points.
    pub points: u16,
    /// Whether the list calls it fixed (`TR-9.3`).
    pub fixed: bool,
    /// Rated games from which it was calculated.
    pub games: u32,
}

/// What is known of a player, and of the event, when the player's entry comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Who wants to enter.
    pub player: PlayerId,
    /// The federation that the player plays for.
    pub federation: Federation,
    /// Whether that is a member of ICCF; else the player enters directly (`TR-2.1-2.2`).
    pub is_of_member: bool,
    /// The sex that the federation has registered, in events of ladies; elsewhere it is not asked.
    pub sex: Option<Sex>,
    /// The highest title.
    pub title: Option<Title>,
    /// The rating of the current list; one from fewer than 12 games is not published and counts as
    /// none (`TR-9.3`).
    pub rating: Option<Rating>,
    /// The rating of the current FIDE list, in points.
    pub fide_rating: Option<u16>,
    /// The first second at which the player may enter events again.
    pub suspended_until: Option<Instant>,
    /// What officers have suspended the player for, where that lasts so long; none: it follows from a
    /// withdrawal.
    pub suspended_for: Option<SuspensionCause>,
    /// Whether the player owes a deposit with the next entry (`TR-8.4`).
    pub owes_deposit: bool,
    /// Whether the player directs the event.
    pub directs: bool,
    /// Whether the player has entered the event already.
    pub entered: bool,
    /// How far the event has come.
    pub event: EventState,
    /// Whether the event waits for the Executive Board's agreement (`TR-1.0.4`).
    pub lacks_agreement: bool,
    /// The other norm events that the player has entered: how they are played, and when they start (`TR-4.7`).
    pub norm_events: Vec<(Medium, Instant)>,
    /// What the entry is based on beside the ratings.
    pub grounds: Option<Grounds>,
    /// What is known of the section that the grounds name; none where there is no such section.
    pub win: Option<SectionWin>,
    /// Whether the player has the qualification that the grounds name, and it is free but for this entry.
    pub is_qualified: bool,
    /// What the table of the round before says, where the grounds are that the player has advanced from it.
    pub advance: Option<Advance>,
    /// Other places of the event that are filled on excellent results, where the grounds are such (`TR-1.4.4`,
    /// `TR-1.6.3`).
    pub places_by_results: usize,
}

impl Rating {
    /// What a list says; none without a rating.
    pub fn of(entry: ListEntry) -> Option<Rating> {
        let fixed = entry.is_fixed();
        entry.rating.map(|points| Rating { points, fixed, games: entry.games })
    }

    /// Whether the list has it: from 12 games on (`TR-9.3`).
    fn is_published(self) -> bool {
        self.games >= PUBLISHED_GAMES_MIN
    }

    /// Whether it counts as fixed: called so, and from more than 29 games (`TR-9.3`).
    fn is_fixed(self) -> bool {
        self.fixed && self.games >= FIXED_GAMES_MIN
    }

    /// Whether it is fixed and at least `fixed`, or published and at least `other`.
    pub(super) fn reaches(self, fixed: u16, other: u16) -> bool {
        self.is_published() && self.points >= if self.is_fixed() { fixed } else { other }
    }
}

impl Entrant {
    /// The published rating (`TR-9.3`).
    pub(super) fn published(&self) -> Option<Rating> {
        self.rating.filter(|rating| rating.is_published())
    }

    /// Whether the player fills a vacant place of a Final that has no start lists yet (`TR-1.4.4`, `TR-1.6.3`).
    pub(super) fn fills_vacancy(&self) -> bool {
        self.event == EventState::Announced && matches!(self.grounds, Some(Grounds::Vacancy { .. }))
    }

    /// The rating that counts for the promotion classes, in points: without a published one that of
    /// FIDE stands in (`TR-2.6`).
    pub(super) fn class_points(&self) -> Option<u16> {
        self.published().map(|rating| rating.points).or(self.fide_rating)
    }

    /// Whether the player has won a section of this class and the right is still there.
    pub(super) fn won(&self, class: EntryClass) -> bool {
        self.win.is_some_and(|win| win.class == class && win.holds())
    }

    /// Whether what qualifies the player lets them in without a fee (`TR-3.6-3.7`).
    pub(super) fn has_won_the_fee(&self) -> bool {
        let qualified = self.grounds.as_ref().and_then(Grounds::qualified);
        self.is_qualified && qualified.is_some_and(|qualified| qualified.without_fee)
    }

    /// Grandmasters and fixed ratings of 2600 or more (`TR-4.5`).
    pub(super) fn enters_grandmaster_norms_free(&self) -> bool {
        let rated = self.rating.is_some_and(|rating| rating.is_fixed() && rating.points >= 2_600);
        self.title == Some(Title::Gm) || rated
    }
}
