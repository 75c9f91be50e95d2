//! The rating commissioner's consent to a national event that is to be rated (`TR-9.2`). ICCF's own events
//! and those between countries need none; without it no start list is published, and of an event that was
//! brought here with its games no result is rated.

use serde::{Deserialize, Serialize};

use crate::tournament::{Announcement, EntryClass, EventRefusal, EventState, Organiser};
use crate::{Instant, Outcome, PlayerId};

/// A consent, in the form in which it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingConsent {
    /// By whom.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
}

/// What is known of the event whose rating is consented to.
#[derive(Clone, Copy, Debug)]
pub struct ConsentFacts<'a> {
    /// How far it is.
    pub state: EventState,
    /// What is announced.
    pub announcement: &'a Announcement,
    /// The people who organise it.
    pub organisers: &'a [PlayerId],
    /// The consent so far.
    pub given: Option<RatingConsent>,
    /// Whether the event was brought here as a whole.
    pub imported: bool,
}

impl EventState {
    /// Whether a consent that is missing can still be given: before the start lists, and where those came
    /// with the games at any time, as nobody could ask before.
    pub fn takes_consent(self, imported: bool) -> bool {
        match self {
            EventState::Announced => true,
            EventState::Published | EventState::Finished => imported,
            EventState::Cancelled => false,
        }
    }
}

/// Why a consent is not taken. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConsentRefusal {
    /// The event's state does not allow it.
    #[error(transparent)]
    Event(#[from] EventRefusal),
    /// It is no rated national event.
    #[error("Only rated national events need this consent.")]
    NotNeeded,
    /// Nobody consents to what they organise themselves.
    #[error("You organise this event; another rating commissioner decides about its rating.")]
    OwnEvent,
}

impl ConsentRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            ConsentRefusal::Event(refusal) => refusal.code(),
            ConsentRefusal::NotNeeded => "consent_not_needed",
            ConsentRefusal::OwnEvent => "own_consent",
        }
    }

    /// The article that says so; none where none does.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            ConsentRefusal::Event(refusal) => refusal.rule(),
            ConsentRefusal::NotNeeded => Some("TR-9.2"),
            ConsentRefusal::OwnEvent => None,
        }
    }
}

impl Announcement {
    /// Whether the rating commissioner has to consent before it counts (`TR-9.2`).
    pub fn needs_rating_consent(&self) -> bool {
        let national = match self.organiser {
            Organiser::Federation(_) => self.entry == EntryClass::National,
            Organiser::Iccf => false,
        };
        self.rated && national
    }
}

impl ConsentFacts<'_> {
    /// Whether somebody may give the consent now, or take it back.
    pub fn is_open(self, by: PlayerId) -> bool {
        self.check(self.given.is_none(), by).is_ok()
    }

    fn check(self, consents: bool, by: PlayerId) -> Result<(), ConsentRefusal> {
        if !(consents && self.state.takes_consent(self.imported)) {
            self.state.must_be_announced()?;
        }
        if consents && !self.announcement.needs_rating_consent() {
            return Err(ConsentRefusal::NotNeeded);
        }
        if self.organisers.contains(&by) {
            return Err(ConsentRefusal::OwnEvent);
        }
        Ok(())
    }
}

impl RatingConsent {
    /// The consent once the announcement is changed: what is rated, and by which games, stays as it was
    /// consented to, or the consent is gone (`TR-9.2`). Names, dates, fees and people may change.
    pub fn after(self, before: &Announcement, new: &Announcement) -> Option<RatingConsent> {
        let played = |of: &Announcement| Announcement {
            code: String::new(),
            name: String::new(),
            director: self.by,
            fee: None,
            visibility: new.visibility,
            entries_open_at: self.at,
            entries_close_at: self.at,
            starts_at: self.at,
            ends_at: None,
            ..of.clone()
        };
        (played(before) == played(new)).then_some(self)
    }

    /// Gives the consent, or takes it back before the start lists; given so before, it stays as it is. What
    /// was brought here with its games can have been rated by it, and is not taken back.
    ///
    /// # Errors
    /// [`ConsentRefusal`].
    pub fn decide(
        consents: bool,
        by: PlayerId,
        facts: ConsentFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<Option<RatingConsent>>, ConsentRefusal> {
        if facts.given.is_some() == consents {
            return Ok(Outcome::Unchanged);
        }
        facts.check(consents, by)?;
        Ok(Outcome::Changed(consents.then_some(RatingConsent { by, at: now })))
    }
}
