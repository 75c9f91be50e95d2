//! A place in the World Championship Final that is put off to a later one (`TR-1.4.3`).

use super::{Deferral, Held, Qualification, QualificationState};
use crate::tournament::{Announcement, EventId, EventRefusal, EventState, SectionId, Stage};
use crate::{Instant, Outcome};

/// What is known of a Final and of a player whose place in it is to be put off.
#[derive(Clone, Copy, Debug)]
pub struct DeferralFacts<'a> {
    /// Which event.
    pub event: EventId,
    /// What was announced.
    pub announcement: &'a Announcement,
    /// How far the event is.
    pub state: EventState,
    /// What the player has.
    pub held: &'a Held,
    /// What the player has put off before.
    pub deferrals: &'a [Deferral],
}

/// A place that is not put off. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeferralRefusal {
    /// Places in other events are not put off.
    #[error("Only a place in the World Championship Final can be deferred.")]
    NotOfFinal,
    /// It was put off before, from another Final.
    #[error("This place has been deferred before: that is possible once.")]
    DeferredBefore,
    /// The start lists are published, or the event does not take place.
    #[error(transparent)]
    Event(#[from] EventRefusal),
    /// The section gives the player no place, or its time is over.
    #[error(
        "The result in this section gives you no place in the World Championship Final, or not any more."
    )]
    NoPlace,
    /// An entry uses it.
    #[error("This place is used for an entry: withdraw the entry first.")]
    PlaceUsed,
}

impl DeferralRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            DeferralRefusal::NotOfFinal => "not_of_final",
            DeferralRefusal::DeferredBefore => "deferred_before",
            DeferralRefusal::Event(refusal) => refusal.code(),
            DeferralRefusal::NoPlace => "no_place",
            DeferralRefusal::PlaceUsed => "place_used",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            DeferralRefusal::NotOfFinal | DeferralRefusal::DeferredBefore => Some("TR-1.4.3"),
            DeferralRefusal::Event(refusal) => refusal.rule(),
            DeferralRefusal::NoPlace => Some("TR-1.4.1"),
            DeferralRefusal::PlaceUsed => None,
        }
    }
}

impl Deferral {
    /// The place that a section gives, put off from a Final whose start lists are not published: once
    /// (`TR-1.4.3`). Asked again for the same Final it is put off already.
    ///
    /// # Errors
    /// The first [`DeferralRefusal`] that applies.
    pub fn ask(
        section: SectionId,
        facts: &DeferralFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<Deferral>, DeferralRefusal> {
        let last = Stage::WorldChampionshipFinal;
        if facts.announcement.its_stage() != Some(last) {
            return Err(DeferralRefusal::NotOfFinal);
        }
        let event = facts.event;
        match facts.deferrals.iter().find(|known| known.section == section.0) {
            Some(known) if known.event == event => return Ok(Outcome::Unchanged),
            Some(_) => return Err(DeferralRefusal::DeferredBefore),
            None => {}
        }
        facts.state.must_be_announced()?;
        let mut places = facts.held.qualifications.iter();
        let place = places.find(|one| one.is_place_in_final() && one.section() == Some(section));
        match place.map(|place| place.state) {
            Some(QualificationState::Free) => {}
            Some(QualificationState::Used(_)) => return Err(DeferralRefusal::PlaceUsed),
            Some(QualificationState::Expired) | None => return Err(DeferralRefusal::NoPlace),
        }
        Ok(Outcome::Changed(Deferral { section: section.0, event, at: now }))
    }
}

impl Qualification {
    /// Whether it is a place in the World Championship Final by a result (`TR-1.4.1`).
    fn is_place_in_final(&self) -> bool {
        self.target == Stage::WorldChampionshipFinal && self.section().is_some()
    }

    /// Whether it is a place that can be put off (`TR-1.4.3`).
    pub fn can_be_deferred(&self) -> bool {
        let is_free = self.state == QualificationState::Free;
        self.is_place_in_final() && is_free && self.deferred.is_none()
    }
}

impl Held {
    /// The same with what was put off: such a place does not expire until it is used in a later Final, and
    /// in the eyes of an entry in the one that is left out, `but_for`, it is not there (`TR-1.4.3`).
    #[must_use]
    pub fn with_deferrals(mut self, deferrals: &[Deferral], but_for: Option<EventId>) -> Held {
        let of = |section: Option<SectionId>| {
            deferrals.iter().find(|it| section.is_some_and(|section| section.0 == it.section))
        };
        for one in &mut self.qualifications {
            let Some(deferral) = of(one.section()).filter(|_| one.is_place_in_final()) else {
                continue;
            };
            one.until = None;
            one.deferred = Some(*deferral);
            if one.state == QualificationState::Expired {
                one.state = QualificationState::Free;
            }
        }
        let left_out = |it: Option<Deferral>| it.is_some_and(|it| Some(it.event) == but_for);
        self.qualifications.retain(|one| !left_out(one.deferred));
        self
    }
}
