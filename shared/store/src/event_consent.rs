//! The consents for which an event waits (`TR-9.2`, `TR-1.0.4`).

use rules::tournament::{ConsentFacts, ConsentKind, EventConsent};

use crate::StoredEvent;

impl StoredEvent {
    /// What is known of it to whoever consents.
    pub fn consent_facts(&self, kind: ConsentKind) -> ConsentFacts<'_> {
        ConsentFacts {
            kind,
            state: self.state,
            announcement: &self.announcement,
            organisers: &self.organisers,
            given: self.consent(kind),
            imported: self.imported.is_some(),
        }
    }

    /// A consent that was given.
    pub fn consent(&self, kind: ConsentKind) -> Option<EventConsent> {
        match kind {
            ConsentKind::Rating => self.rating_consent,
            ConsentKind::Final => self.board_agreement,
        }
    }

    /// Whether it waits for a consent (`TR-9.2`, `TR-1.0.4`).
    pub fn waits_for_consent(&self, kind: ConsentKind) -> bool {
        self.consent_facts(kind).is_missing()
    }
}
