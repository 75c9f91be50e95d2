//! An import from being handed in to the event that is made of it.

use super::{
    IMPORT_DAYS, Import, ImportDecision, ImportRefusal, ImportSection, ImportState, ImportTeams,
    SuspendedPlayer,
};
use crate::tournament::{Announcement, EventId, Origin};
use crate::{DAY_SECONDS, Instant, Outcome, PlayerId};

/// What somebody hands in.
#[derive(Clone, Debug, PartialEq)]
pub struct ImportFiling {
    /// Where the games were played.
    pub origin: Origin,
    /// What the event says of itself.
    pub announcement: Announcement,
    /// Its sections; where teams play their boards.
    pub sections: Vec<ImportSection>,
    /// The sections of teams, where they play.
    pub team_sections: Vec<ImportTeams>,
    /// SHA-256 of what was sent, in hexadecimal digits.
    pub digest: String,
    /// Its players who were suspended when it began.
    pub suspended: Vec<SuspendedPlayer>,
}

/// Whoever hands in an import, or decides about one. For which events they act is asked before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportOfficial {
    /// Who; of a federation's key whoever answers for it.
    pub player: PlayerId,
    /// Whether they hold an office that approves imports.
    pub approves: bool,
}

impl ImportOfficial {
    /// Whether what they hand in waits for an officer: nobody approves an event in which they play.
    pub fn needs_approval(&self, plays: bool) -> bool {
        plays || !self.approves
    }
}

/// What an officer does with an import that waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportAct {
    /// Its event is made.
    Approve,
    /// Nothing is made of it.
    Refuse {
        /// Why, for the federation.
        reason: String,
    },
}

/// What is known besides the import.
#[derive(Clone, Copy, Debug)]
pub struct ImportFacts<'a> {
    /// Who decides.
    pub official: ImportOfficial,
    /// How often the import was changed.
    pub version: u32,
    /// How often it had been when the official looked at it.
    pub seen: u32,
    /// Whether another event has its code; asked only where it is approved.
    pub code_taken: bool,
    /// Its players who are suspended now; asked only where it is approved before the event begins.
    pub suspended: &'a [SuspendedPlayer],
}

impl Import {
    /// The import that is handed in: it waits for an officer, or its event is made at once.
    pub fn handed_in(filing: ImportFiling, official: ImportOfficial, now: Instant) -> Import {
        let ImportFiling { origin, announcement, sections, team_sections, digest, suspended } =
            filing;
        let import = Import {
            by: official.player,
            at: now,
            origin,
            announcement,
            sections,
            team_sections,
            digest,
            state: ImportState::Waiting,
            decided: None,
            event: None,
            suspended,
        };
        let waits = official.needs_approval(import.plays(official.player));
        let state = if waits { ImportState::Waiting } else { ImportState::Writing };
        Import { state, ..import }
    }

    /// Refuses another import under the key of the request that has made this one.
    ///
    /// # Errors
    /// `RequestTaken`.
    pub fn check_repeated(&self, digest: &str) -> Result<(), ImportRefusal> {
        if self.digest == digest { Ok(()) } else { Err(ImportRefusal::RequestTaken) }
    }

    /// Whether somebody may approve or refuse it now: nobody decides on what they have brought, or
    /// play in.
    pub fn is_before(&self, official: ImportOfficial) -> bool {
        self.state == ImportState::Waiting && official.approves && !self.is_own(official.player)
    }

    fn is_own(&self, player: PlayerId) -> bool {
        self.by == player || self.plays(player)
    }

    /// Whether somebody plays in it, or is the captain of a team of it (`TR-11`).
    pub fn plays(&self, player: PlayerId) -> bool {
        let mut teams = self.team_sections.iter().flat_map(|section| &section.teams);
        self.sections.iter().any(|section| section.players.contains(&player))
            || teams.any(|team| team.captain == player)
    }

    /// The import after what an officer does; done so before by the same one, it is the same.
    ///
    /// # Errors
    /// The first [`ImportRefusal`] that applies.
    pub fn decide(
        &self,
        act: ImportAct,
        facts: &ImportFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<Import>, ImportRefusal> {
        let by = facts.official.player;
        if self.is_decided_so(&act, by) {
            return Ok(Outcome::Unchanged);
        }
        self.must_be_before(facts)?;
        let (state, reason) = match act {
            ImportAct::Approve => {
                self.check_approval(facts, now)?;
                (ImportState::Writing, None)
            }
            ImportAct::Refuse { reason } => (ImportState::Refused, Some(reason)),
        };
        let decided = Some(ImportDecision { by, at: now, reason });
        Ok(Outcome::Changed(Import { state, decided, ..self.clone() }))
    }

    fn is_decided_so(&self, act: &ImportAct, by: PlayerId) -> bool {
        let Some(decided) = self.decided.as_ref().filter(|decided| decided.by == by) else {
            return false;
        };
        match (act, self.state) {
            (ImportAct::Approve, ImportState::Writing | ImportState::Done) => true,
            (ImportAct::Approve, ImportState::Waiting | ImportState::Refused) => false,
            (ImportAct::Refuse { reason }, _) => decided.reason.as_ref() == Some(reason),
        }
    }

    fn must_be_before(&self, facts: &ImportFacts<'_>) -> Result<(), ImportRefusal> {
        let ImportFacts { official, version, seen, .. } = *facts;
        match self.state {
            _ if !official.approves => Err(ImportRefusal::NotForYou),
            ImportState::Waiting if self.is_own(official.player) => Err(ImportRefusal::NotForYou),
            ImportState::Waiting if version != seen => Err(ImportRefusal::ChangedMeanwhile),
            ImportState::Waiting => Ok(()),
            ImportState::Writing | ImportState::Done | ImportState::Refused => {
                Err(ImportRefusal::Decided)
            }
        }
    }

    /// An approval lapses (`TR-12`), where play has ended meanwhile every game needs a result, and nobody who
    /// is suspended begins to play (`TR-8.3`, `TR-14`, `LAW-13.3.2`).
    fn check_approval(&self, facts: &ImportFacts<'_>, now: Instant) -> Result<(), ImportRefusal> {
        if self.at + IMPORT_DAYS * DAY_SECONDS <= now {
            return Err(ImportRefusal::Lapsed);
        }
        let unfinished = self.sections.iter().any(|section| section.finished < section.games);
        if unfinished && self.announcement.ends_at.is_some_and(|end| end <= now) {
            return Err(ImportRefusal::PlayEnded);
        }
        let to_begin = now < self.announcement.starts_at;
        if let Some(found) = facts.suspended.first().filter(|_| to_begin) {
            let SuspendedPlayer { player, until, .. } = *found;
            let rule = found.rule(&self.announcement);
            return Err(ImportRefusal::Suspended { player, until, rule });
        }
        if facts.code_taken { Err(ImportRefusal::CodeTaken) } else { Ok(()) }
    }

    /// Who answers for the event that is made of it: who has approved it, else who has brought it.
    pub fn answers(&self) -> PlayerId {
        self.decided.as_ref().map_or(self.by, |decided| decided.by)
    }

    /// The import once its event has its number.
    #[must_use]
    pub fn made(&self, event: EventId) -> Import {
        Import { event: Some(event), ..self.clone() }
    }

    /// The import after another run that sets up its event; `done`: whether all of it stands.
    #[must_use]
    pub fn set_up(&self, done: bool) -> Import {
        let state = if done { ImportState::Done } else { ImportState::Writing };
        Import { state, ..self.clone() }
    }

    /// The import once its event cannot be made any more: nobody refuses it, and it says why.
    #[must_use]
    pub fn given_up(&self, why: String, now: Instant) -> Import {
        let decided = Some(ImportDecision { by: self.by, at: now, reason: Some(why) });
        Import { state: ImportState::Refused, decided, ..self.clone() }
    }
}
