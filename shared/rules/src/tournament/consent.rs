//! What an office consents to before an event goes on.
//!
//! The rating commissioner consents to a national event that is to be rated (`TR-9.2`). ICCF's own events
//! and those between countries need none; without it no start list is published, and of an event that was
//! brought here with its games no result is rated.
//!
//! The Executive Board agrees to the World Championship Final that the title tournament commissioner plans
//! (`TR-1.0.4`): before that nobody is entered in it, and no start list is published. What the Board announces
//! itself it has agreed to, and what it has agreed to and changes itself stays agreed.

use serde::{Deserialize, Serialize};

use crate::tournament::{Announcement, EntryClass, EventRefusal, EventState, Organiser, Stage};
use crate::{Instant, Outcome, PlayerId};

/// What is consented to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConsentKind {
    /// The rating of a national event, by the rating commissioner.
    Rating,
    /// The plan of the World Championship Final, by the Executive Board.
    Final,
}

impl ConsentKind {
    /// Both.
    pub const ALL: [ConsentKind; 2] = [ConsentKind::Rating, ConsentKind::Final];

    /// The article that asks for it.
    pub fn rule(self) -> &'static str {
        match self {
            ConsentKind::Rating => "TR-9.2",
            ConsentKind::Final => "TR-1.0.4",
        }
    }

    /// Whether an event that is brought here with its games needs it: what was planned elsewhere is over.
    fn is_asked_of_imports(self) -> bool {
        match self {
            ConsentKind::Rating => true,
            ConsentKind::Final => false,
        }
    }
}

/// A consent, in the form in which it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventConsent {
    /// By whom.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
}

/// What is known of the event that is consented to.
#[derive(Clone, Copy, Debug)]
pub struct ConsentFacts<'a> {
    /// To what of it.
    pub kind: ConsentKind,
    /// How far it is.
    pub state: EventState,
    /// What is announced.
    pub announcement: &'a Announcement,
    /// The people who organise it.
    pub organisers: &'a [PlayerId],
    /// The consent so far.
    pub given: Option<EventConsent>,
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
    /// It is no event that needs it.
    #[error("This event needs no such consent.")]
    NotNeeded(ConsentKind),
    /// Nobody consents to what they organise themselves.
    #[error("You organise this event; another rating commissioner decides about its rating.")]
    OwnEvent,
}

impl ConsentRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            ConsentRefusal::Event(refusal) => refusal.code(),
            ConsentRefusal::NotNeeded(_) => "consent_not_needed",
            ConsentRefusal::OwnEvent => "own_consent",
        }
    }

    /// The article that says so; none where none does.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            ConsentRefusal::Event(refusal) => refusal.rule(),
            ConsentRefusal::NotNeeded(kind) => Some(kind.rule()),
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

    /// Whether the Executive Board has to agree before it goes on (`TR-1.0.4`).
    pub fn needs_board_agreement(&self) -> bool {
        let is_final = self.its_stage() == Some(Stage::WorldChampionshipFinal);
        is_final && self.planned_under().is_some()
    }

    /// Whether it needs a consent.
    pub fn needs_consent(&self, kind: ConsentKind) -> bool {
        match kind {
            ConsentKind::Rating => self.needs_rating_consent(),
            ConsentKind::Final => self.needs_board_agreement(),
        }
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
        if consents && !self.is_asked() {
            return Err(ConsentRefusal::NotNeeded(self.kind));
        }
        match self.kind {
            ConsentKind::Rating if self.organisers.contains(&by) => Err(ConsentRefusal::OwnEvent),
            // Who plans it on the Board is the Board, too.
            ConsentKind::Rating | ConsentKind::Final => Ok(()),
        }
    }

    /// Whether the event needs the consent.
    pub fn is_asked(self) -> bool {
        let comes_first = !self.imported || self.kind.is_asked_of_imports();
        comes_first && self.announcement.needs_consent(self.kind)
    }

    /// Whether it is waited for.
    pub fn is_missing(self) -> bool {
        self.state.takes_consent(self.imported) && self.is_asked() && self.given.is_none()
    }
}

impl EventConsent {
    /// The Executive Board's own agreement to a final that it announces itself (`TR-1.0.4`); none where somebody
    /// else does, and of other events.
    pub fn of_board(
        announcement: &Announcement,
        by: PlayerId,
        is_board: bool,
        now: Instant,
    ) -> Option<EventConsent> {
        let agreed = is_board && announcement.needs_board_agreement();
        agreed.then_some(EventConsent { by, at: now })
    }

    /// The consent once the announcement is changed: what is played, and by which rules, stays as it was
    /// consented to, or the consent is gone (`TR-9.2`, `TR-1.0.4`). Names, words, dates, fees and people may change.
    pub fn after(self, before: &Announcement, new: &Announcement) -> Option<EventConsent> {
        let played = |of: &Announcement| Announcement {
            code: String::new(),
            name: String::new(),
            about: None,
            director: self.by,
            fee: None,
            payment: None,
            visibility: new.visibility,
            entries_open_at: self.at,
            entries_close_at: self.at,
            starts_at: self.at,
            ends_at: None,
            ..of.clone()
        };
        (played(before) == played(new)).then_some(self)
    }

    /// The Executive Board's agreement once the announcement is changed, by the Board itself where `is_board`: what
    /// it has agreed to stays agreed then. What waits for it is agreed to by an act of its own (`TR-1.0.4`).
    pub fn of_board_after(
        given: Option<EventConsent>,
        (before, new): (&Announcement, &Announcement),
        by: PlayerId,
        is_board: bool,
        now: Instant,
    ) -> Option<EventConsent> {
        let given = given?;
        given.after(before, new).or_else(|| EventConsent::of_board(new, by, is_board, now))
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
    ) -> Result<Outcome<Option<EventConsent>>, ConsentRefusal> {
        if facts.given.is_some() == consents {
            return Ok(Outcome::Unchanged);
        }
        facts.check(consents, by)?;
        Ok(Outcome::Changed(consents.then_some(EventConsent { by, at: now })))
    }
}
