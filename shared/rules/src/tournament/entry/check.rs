//! Everything that is asked when an entry comes.

use chrono::Datelike;

use super::{
    Entrant, EntryClass, EntryRefusal, GROUNDS_CHARACTERS_MAX, Grounds, PLACES_BY_RESULTS_MAX,
    SectionWin, Vacancy, WinLack, WonSection,
};
use crate::tournament::{
    Advance, Announcement, EventKind, EventState, Medium, Organiser, RuleSet, Stage, UsedBasis,
};
use crate::{Federation, Instant, Sex, SuspensionCause};

/// Months before entries close in which former World Champions do not ask any more (`TR-1.4.3`).
const CHAMPIONS_MONTHS: u32 = 1;

impl Announcement {
    /// Whether a player may enter at `now`; late entries are refused (`TR-1.0.5`). A repeated
    /// request is refused like every other second one: whoever answers looks for the entry first.
    ///
    /// The commissioner's admission stands in for an invitation and for the limits of a class
    /// (`TR-4.6`, `TR-1.0.11`), and for nothing else.
    ///
    /// # Errors
    /// The first [`EntryRefusal`] that applies; never `FeeNotPaid` or `DepositNotPaid`.
    pub fn check_entry(&self, entrant: &Entrant, now: Instant) -> Result<(), EntryRefusal> {
        if self.is_of_teams() {
            return Err(EntryRefusal::OfTeams);
        }
        match self.check_open(entrant.event, now) {
            // Which places are vacant is known once everybody else has entered, or has not.
            Err(EntryRefusal::Closed { .. }) if entrant.fills_vacancy() => {}
            open => open?,
        }
        if entrant.lacks_agreement {
            return Err(EntryRefusal::BoardAgreementMissing);
        }
        self.check_entrant(entrant, now)
    }

    /// Whether the event is for a player, whenever entries are taken.
    pub(super) fn check_entrant(
        &self,
        entrant: &Entrant,
        now: Instant,
    ) -> Result<(), EntryRefusal> {
        self.check_suspension(entrant, now)?;
        if entrant.entered {
            return Err(EntryRefusal::AlreadyEntered);
        }
        if self.norms && (entrant.directs || entrant.player == self.director) {
            return Err(EntryRefusal::DirectorPlays);
        }
        self.check_federation(entrant.federation)?;
        self.check_ladies(entrant.sex)?;
        check_membership(entrant)?;
        self.check_grounds(entrant.grounds.as_ref())?;
        self.check_win(entrant)?;
        self.check_qualification(entrant)?;
        self.check_champion(entrant, now)?;
        self.check_vacancy(entrant)?;
        self.check_advanced(entrant)?;
        if !self.admits(entrant) {
            return Err(match (self.entry, self.qualified_stage()) {
                (EntryClass::Invitation, Some(stage)) => EntryRefusal::NotQualified { stage },
                (EntryClass::Invitation, None) => EntryRefusal::InvitationOnly,
                (class, _) => EntryRefusal::OutsideClass { class, points: entrant.class_points() },
            });
        }
        self.check_half_year(&entrant.norm_events)
    }

    /// Whether anybody may enter at `now`, with the event in this state (`TR-1.0.5`).
    ///
    /// # Errors
    /// `NotYetOpen`, `Closed`, `EventCancelled`, `StartListsPublished`.
    pub fn check_open(&self, event: EventState, now: Instant) -> Result<(), EntryRefusal> {
        if now < self.entries_open_at {
            return Err(EntryRefusal::NotYetOpen { at: self.entries_open_at });
        }
        if now >= self.entries_close_at {
            return Err(EntryRefusal::Closed { at: self.entries_close_at });
        }
        match event {
            EventState::Announced => Ok(()),
            EventState::Cancelled => Err(EntryRefusal::EventCancelled),
            EventState::Published | EventState::Finished => Err(EntryRefusal::StartListsPublished),
        }
    }

    /// Refuses whoever may not enter events yet: after a withdrawal, or as officers have decided.
    ///
    /// # Errors
    /// `Suspended`.
    pub(super) fn check_suspension(
        &self,
        entrant: &Entrant,
        now: Instant,
    ) -> Result<(), EntryRefusal> {
        let Some(until) = entrant.suspended_until.filter(|until| now < *until) else {
            return Ok(());
        };
        let by_officers = entrant.suspended_for.map(SuspensionCause::rule);
        let rule = by_officers.unwrap_or_else(|| self.suspension_rule());
        Err(EntryRefusal::Suspended { until, rule })
    }

    /// The article by which a player is kept out after a withdrawal.
    pub(in crate::tournament) fn suspension_rule(&self) -> &'static str {
        match (self.rule_set, self.kind) {
            (RuleSet::Sks, _) => "SKS-7.3-general",
            (RuleSet::Iccf, EventKind::Promotion) => "TR-2.1-2.2",
            (RuleSet::Iccf, _) => "TR-8.3",
        }
    }

    fn check_federation(&self, of_player: Federation) -> Result<(), EntryRefusal> {
        match self.organiser {
            Organiser::Federation(federation)
                if self.entry == EntryClass::National && federation != of_player =>
            {
                Err(EntryRefusal::OtherFederation { federation })
            }
            _ => Ok(()),
        }
    }

    /// In events of ladies those play of whom a federation has registered it (`TR-1.5`, `TR-1.6`).
    fn check_ladies(&self, sex: Option<Sex>) -> Result<(), EntryRefusal> {
        if !self.is_of_ladies() || sex == Some(Sex::Female) {
            return Ok(());
        }
        Err(EntryRefusal::LadiesOnly { rule: self.its_stage().and_then(Stage::of_ladies) })
    }

    /// Reasons are given, and can be shown (`TR-2.5`, `TR-2.6`).
    fn check_grounds(&self, grounds: Option<&Grounds>) -> Result<(), EntryRefusal> {
        let Some(text) = grounds.and_then(Grounds::text) else {
            return Ok(());
        };
        if text.trim().is_empty() {
            let nominated = matches!(grounds, Some(Grounds::Nomination { .. }));
            let asked = matches!(self.entry, EntryClass::HigherClass | EntryClass::MasterClass);
            let rule = self.entry.limits_rule().filter(|_| nominated && asked);
            return Err(EntryRefusal::ReasonMissing { rule });
        }
        let characters = text.chars().count();
        if characters > GROUNDS_CHARACTERS_MAX {
            return Err(EntryRefusal::ReasonTooLong { characters });
        }
        Ok(())
    }

    /// A section that the grounds name was won, and lets its winner in once (`TR-2.5`, `TR-2.6`). Grounds
    /// that name none are older than the question.
    ///
    /// # Errors
    /// `SectionNotWon`, `WinUsed`.
    pub fn check_win(&self, entrant: &Entrant) -> Result<(), EntryRefusal> {
        if !matches!(entrant.grounds, Some(Grounds::SectionWinner(WonSection::Number(_)))) {
            return Ok(());
        }
        let rule = self.entry.limits_rule();
        match entrant.win {
            None => Err(EntryRefusal::not_won(WinLack::NotOfSection, rule)),
            Some(SectionWin { lack: Some(lack), .. }) => Err(EntryRefusal::not_won(lack, rule)),
            Some(SectionWin { used_in: Some(_), .. }) => Err(EntryRefusal::WinUsed { rule }),
            Some(_) => Ok(()),
        }
    }

    /// A qualification that the grounds name is one for this stage, and can be used (`TR-1.0.7`).
    ///
    /// # Errors
    /// `NotQualified`.
    pub fn check_qualification(&self, entrant: &Entrant) -> Result<(), EntryRefusal> {
        let Some(Grounds::Qualified(qualified)) = &entrant.grounds else { return Ok(()) };
        let is_its = self.qualified_stage() == Some(qualified.target);
        match is_its && entrant.is_qualified {
            true => Ok(()),
            false => Err(EntryRefusal::NotQualified { stage: qualified.target }),
        }
    }

    /// Former World Champions ask for their place in a later Final at least a month before entries close
    /// (`TR-1.4.3`).
    fn check_champion(&self, entrant: &Entrant, now: Instant) -> Result<(), EntryRefusal> {
        let qualified = entrant.grounds.as_ref().and_then(Grounds::qualified);
        let asks = qualified
            .is_some_and(|it| it.basis == UsedBasis::Player && it.target.takes_champions_once());
        match asks && now > self.entries_close_at.minus_months(CHAMPIONS_MONTHS) {
            true => Err(EntryRefusal::ChampionAsksLate { closes_at: self.entries_close_at }),
            false => Ok(()),
        }
    }

    /// A vacant place is one of a Final, and at most two of them are filled on excellent results (`TR-1.4.4`,
    /// `TR-1.6.3`).
    ///
    /// # Errors
    /// `NoVacancies`, `VacanciesFilled`.
    pub fn check_vacancy(&self, entrant: &Entrant) -> Result<(), EntryRefusal> {
        let Some(Grounds::Vacancy { way, .. }) = &entrant.grounds else { return Ok(()) };
        let filled = self.its_stage().and_then(|stage| way.filled_by(stage));
        let Some((_, rule)) = filled else { return Err(EntryRefusal::NoVacancies) };
        match way {
            Vacancy::ExcellentResults if entrant.places_by_results >= PLACES_BY_RESULTS_MAX => {
                Err(EntryRefusal::VacanciesFilled { rule })
            }
            Vacancy::ExcellentResults | Vacancy::NextPlaced => Ok(()),
        }
    }

    /// Where the event goes on from another one, those play who have advanced from it, and whom an official admits: once
    /// the section is over, and with reasons where its table alone does not say so. Whoever has withdrawn silently
    /// qualifies for nothing (`TR-8.5`).
    ///
    /// # Errors
    /// `FromRoundBefore`, `NotFromRoundBefore`, `NotAdvanced`, `ReasonMissing`.
    pub fn check_advanced(&self, entrant: &Entrant) -> Result<(), EntryRefusal> {
        let goes_on = self.previous_round.is_some();
        let reason = match &entrant.grounds {
            Some(Grounds::Advanced { reason, .. }) if goes_on => reason,
            Some(Grounds::Advanced { .. }) => return Err(EntryRefusal::NotFromRoundBefore),
            Some(Grounds::Commissioner { .. } | Grounds::Qualification { .. }) => return Ok(()),
            Some(_) | None if goes_on => return Err(EntryRefusal::FromRoundBefore),
            Some(_) | None => return Ok(()),
        };
        match entrant.advance.unwrap_or(Advance::NotOfSection) {
            Advance::Sure => Ok(()),
            Advance::Tied | Advance::Behind if reason.is_some() => Ok(()),
            Advance::Tied | Advance::Behind => Err(EntryRefusal::ReasonMissing { rule: None }),
            advance @ (Advance::Running | Advance::SilentlyWithdrawn | Advance::NotOfSection) => {
                Err(EntryRefusal::NotAdvanced { advance })
            }
        }
    }

    /// The stage, where players qualify for it (`TR-1.0.6`).
    fn qualified_stage(&self) -> Option<Stage> {
        self.its_stage().filter(|stage| stage.is_qualified_for())
    }

    /// Whether the class is for a player, or an official admits the player (`TR-1.0.11`, `TR-4.6`). Invitations go
    /// through federations: theirs is the nomination (`TR-6`).
    pub(super) fn admits(&self, entrant: &Entrant) -> bool {
        match (self.entry, &entrant.grounds) {
            (_, Some(Grounds::Commissioner { .. } | Grounds::Vacancy { .. })) => true,
            (EntryClass::Invitation, grounds) => matches!(
                grounds,
                Some(
                    Grounds::Nomination { .. }
                        | Grounds::Advanced { .. }
                        | Grounds::Qualification { .. }
                        | Grounds::Qualified(_)
                )
            ),
            (class, _) => class.is_for(entrant),
        }
    }

    /// One norm event in each half-year, and one by post in each year, by their starts (`TR-4.7`).
    fn check_half_year(&self, norm_events: &[(Medium, Instant)]) -> Result<(), EntryRefusal> {
        let cycle = |at: Instant| {
            let at = at.to_utc();
            (at.year(), at.month() <= 6 || !self.medium.is_electronic())
        };
        let same = |(medium, at): &&(Medium, Instant)| {
            medium.is_electronic() == self.medium.is_electronic()
                && cycle(*at) == cycle(self.starts_at)
        };
        match norm_events.iter().find(same) {
            Some(&(_, starts_at)) if self.kind == EventKind::Norm => {
                Err(EntryRefusal::SecondNormEvent { starts_at })
            }
            _ => Ok(()),
        }
    }
}

/// Member federations nominate; players of others enter directly (`TR-1.0.10`, `TR-2.1-2.2`).
fn check_membership(entrant: &Entrant) -> Result<(), EntryRefusal> {
    match entrant.grounds {
        Some(Grounds::Nomination { .. }) if !entrant.is_of_member => {
            Err(EntryRefusal::NotAMember { federation: entrant.federation })
        }
        _ => Ok(()),
    }
}
