//! The way of a title, from its proposal to the decision (`TR-10.10`).

use serde::{Deserialize, Serialize};

use super::award::Achievement;
use super::{
    Award, CountedNorm, NationalWin, NormSum, TITLE_OBJECTIONS_MAX, TitleGrounds, TitleRefusal,
    TitleSaid, TitleState, TitleStep, Votes, titles_made,
};
use crate::{DAY_SECONDS, Day, Instant, PlayerId, Title};

/// Days in which everybody may object, at least (`TR-10.10`).
const OBJECTION_DAYS: i64 = 60;
/// Months within which titles in memoriam are applied for (`TR-10.11`).
const IN_MEMORIAM_MONTHS: u32 = 24;

/// A step with who took it, when and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TitleDecision {
    /// What was decided.
    pub step: TitleStep,
    /// When.
    pub at: Instant,
    /// By whom; none: by itself, when a norm was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
    /// Why.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// How Congress has voted, as the commissioner has told before the Board recorded it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub votes: Option<Votes>,
    /// When the step was recommended, as the commissioner has told before the offices recorded it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recommended_on: Option<Day>,
}

/// What somebody has against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objection {
    /// When.
    pub at: Instant,
    /// Who.
    pub by: PlayerId,
    /// What.
    pub text: String,
}

/// A case, in the form in which it is kept. New fields are added with a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TitleCase {
    /// Whom it is about.
    pub player: PlayerId,
    /// What is to be awarded, or revoked.
    pub award: Award,
    /// A world champion's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cycle: Option<u16>,
    /// Why.
    pub grounds: TitleGrounds,
    /// How far it is.
    pub state: TitleState,
    /// Every step, the proposal first.
    pub decisions: Vec<TitleDecision>,
    /// What people have against it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objections: Vec<Objection>,
    /// What the offices have said of its steps, in order (`TR-10.10f-i`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub said: Vec<TitleSaid>,
    /// The player's title when it was confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title_before: Option<Title>,
}

/// What somebody proposes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TitleRequest {
    /// About whom.
    pub player: PlayerId,
    /// What is to be awarded, or revoked.
    pub award: Award,
    /// A world champion's number.
    pub cycle: Option<u16>,
    /// Why; how many norms there are is counted again.
    pub grounds: TitleGrounds,
    /// Why, in words.
    pub reason: String,
}

/// What is known of a player.
#[derive(Clone, Copy, Debug)]
pub struct TitleFacts<'a> {
    /// The present title.
    pub title: Option<Title>,
    /// The norms that count, wherever they were made.
    pub norms: &'a [CountedNorm],
    /// The player's other cases.
    pub others: &'a [TitleCase],
    /// The section that the proposal names, as its table stands (`SKS-5`).
    pub won: Option<NationalWin>,
}

impl TitleFacts<'_> {
    /// Whether the player has this award, or a title that covers it.
    fn has(&self, award: Award, cycle: Option<u16>) -> bool {
        match award {
            Award::Title(title) => self.title.is_some_and(|held| held.covers(title)),
            other => self.others.iter().any(|case| {
                case.award == other && case.cycle == cycle && case.state == TitleState::Confirmed
            }),
        }
    }
}

impl TitleRequest {
    /// The case that the request opens.
    ///
    /// # Errors
    /// The first [`TitleRefusal`] that applies.
    pub fn open(
        self,
        by: PlayerId,
        facts: &TitleFacts<'_>,
        now: Instant,
    ) -> Result<TitleCase, TitleRefusal> {
        if by == self.player {
            return Err(TitleRefusal::OwnTitle);
        }
        self.check_form(now)?;
        self.check_player(facts)?;
        Ok(self.opened(Some(by), facts.norms, now))
    }

    fn opened(self, by: Option<PlayerId>, norms: &[CountedNorm], now: Instant) -> TitleCase {
        let grounds = match (&self.grounds, self.award.title()) {
            (TitleGrounds::Norms { .. }, Some(title)) => {
                TitleGrounds::Norms { norms: NormSum::of(title, norms).norms }
            }
            _ => self.grounds,
        };
        let (step, reason) = (TitleStep::Propose, self.reason);
        let (votes, recommended_on) = (None, None);
        TitleCase {
            player: self.player,
            award: self.award,
            cycle: self.cycle,
            grounds,
            state: TitleState::Proposed,
            decisions: vec![TitleDecision { step, at: now, by, reason, votes, recommended_on }],
            objections: Vec::new(),
            said: Vec::new(),
            title_before: None,
        }
    }

    fn check_form(&self, now: Instant) -> Result<(), TitleRefusal> {
        let award = self.award;
        match award {
            Award::Title(title @ (Title::Lgm | Title::Lim))
                if self.grounds != TitleGrounds::Revocation =>
            {
                return Err(TitleRefusal::NoLongerAwarded { title });
            }
            _ => {}
        }
        if !self.grounds.fit(award) {
            return Err(TitleRefusal::GroundsUnfit { award });
        }
        if !self.grounds.article_fits(award) {
            return Err(TitleRefusal::ArticleUnfit { award });
        }
        if award.has_cycle() != self.cycle.is_some_and(|cycle| cycle > 0) {
            return Err(TitleRefusal::CycleMissing);
        }
        match &self.grounds {
            TitleGrounds::Arbiter { mentor, .. } if mentor.trim().is_empty() => {
                Err(TitleRefusal::MentorMissing)
            }
            TitleGrounds::Arbiter { postal: Some(postal), .. } if postal.since > Day::of(now) => {
                Err(TitleRefusal::DirectedAhead)
            }
            TitleGrounds::InMemoriam { died_on } => {
                let today = Day::of(now);
                if *died_on > today {
                    return Err(TitleRefusal::DiedAhead);
                }
                match died_on.plus_months(IN_MEMORIAM_MONTHS) < today {
                    true => Err(TitleRefusal::TooLongAfterDeath),
                    false => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// Whether the player has achieved what the paragraph names (`SKS-5`): holds the title, or has won the
    /// section. Who is a grandmaster has won more than a Senior International Master.
    fn check_achieved(&self, facts: &TitleFacts<'_>) -> Result<(), TitleRefusal> {
        let enough = match self.grounds.achievement() {
            None => return Ok(()),
            Some(Achievement::Title(title)) => {
                let covers = facts.title.is_some_and(|held| held.covers(title));
                let held = facts.title == Some(title) || (title == Title::Sim && covers);
                return if held { Ok(()) } else { Err(TitleRefusal::NotAchieved) };
            }
            Some(Achievement::Final) => facts.won.map(|won| won.is_of_final()),
            Some(Achievement::StrongSection) => facts.won.map(|won| won.is_of_strong_section()),
        };
        match enough {
            Some(true) => Ok(()),
            Some(false) => Err(TitleRefusal::SectionNotEnough),
            None => Err(TitleRefusal::SectionMissing),
        }
    }

    fn check_player(&self, facts: &TitleFacts<'_>) -> Result<(), TitleRefusal> {
        let award = self.award;
        self.check_achieved(facts)?;
        let revocation = self.grounds == TitleGrounds::Revocation;
        if revocation && facts.title.map(Award::Title) != Some(award) {
            return Err(TitleRefusal::NotHeld { award });
        }
        if !revocation && facts.has(award, self.cycle) {
            return Err(TitleRefusal::AlreadyHeld { award });
        }
        let same = |case: &&TitleCase| case.award == award && case.cycle == self.cycle;
        if facts.others.iter().filter(same).any(|case| case.state.waits()) {
            return Err(TitleRefusal::CaseWaits);
        }
        match (&self.grounds, award) {
            (TitleGrounds::Norms { .. }, Award::Title(title))
                if !NormSum::of(title, facts.norms).suffices() =>
            {
                Err(TitleRefusal::NormsMissing { title })
            }
            _ => Ok(()),
        }
    }
}

impl TitleCase {
    /// When it was decided so, for the last time.
    pub fn decided(&self, step: TitleStep) -> Option<&TitleDecision> {
        self.decisions.iter().rev().find(|decision| decision.step == step)
    }

    /// Until when everybody may object at least; none where it is not published.
    pub fn objections_until(&self) -> Option<Instant> {
        self.decided(TitleStep::Publish).map(|step| step.at + OBJECTION_DAYS * DAY_SECONDS)
    }

    /// Whether what it awards is in force.
    pub fn is_in_force(&self) -> bool {
        self.state == TitleState::Confirmed && !self.is_revocation()
    }

    /// Whether the case takes something away.
    pub fn is_revocation(&self) -> bool {
        self.grounds == TitleGrounds::Revocation
    }

    /// The case after an officer's decision.
    ///
    /// # Errors
    /// The first [`TitleRefusal`] that applies.
    pub fn decide(
        &self,
        decision: TitleDecision,
        facts: &TitleFacts<'_>,
    ) -> Result<TitleCase, TitleRefusal> {
        if decision.by == Some(self.player) {
            return Err(TitleRefusal::OwnTitle);
        }
        let state = match (decision.step, self.state) {
            (TitleStep::Publish, TitleState::Proposed) => TitleState::Published,
            (TitleStep::Refuse, state) if state.waits() => TitleState::Refused,
            (TitleStep::Refuse, state) if self.revocation_proposed().is_some() => state,
            (TitleStep::Confirm, state) if state.waits() => {
                self.check_confirmation(&decision, facts)?;
                TitleState::Confirmed
            }
            (TitleStep::ProposeRevocation, state) if self.is_in_force() => {
                if self.revocation_proposed().is_some() {
                    return Err(TitleRefusal::CaseWaits);
                }
                state
            }
            (TitleStep::Revoke, TitleState::Confirmed) if !self.is_revocation() => {
                self.revocation_proposed().ok_or(TitleRefusal::RevocationNotProposed)?;
                self.check_approval(decision.step)?;
                TitleState::Revoked
            }
            (TitleStep::ProposeRevocation | TitleStep::Revoke, _) => {
                return Err(TitleRefusal::NotConfirmed);
            }
            _ => return Err(TitleRefusal::Decided),
        };
        let mut case = TitleCase { state, ..self.clone() };
        if decision.step == TitleStep::Confirm {
            case.title_before = facts.title;
        }
        case.decisions.push(decision);
        Ok(case)
    }

    /// 60 days for objections (`TR-10.10`), then what the Board, the committees and Congress have said.
    fn check_confirmation(
        &self,
        decision: &TitleDecision,
        facts: &TitleFacts<'_>,
    ) -> Result<(), TitleRefusal> {
        let award = self.award;
        if self.is_revocation() {
            let held = facts.title.map(Award::Title) == Some(award);
            return if held {
                self.check_approval(decision.step)
            } else {
                Err(TitleRefusal::NotHeld { award })
            };
        }
        if facts.has(award, self.cycle) {
            return Err(TitleRefusal::AlreadyHeld { award });
        }
        if self.grounds.is_published(award) {
            let until = self.objections_until().ok_or(TitleRefusal::PublishFirst)?;
            if decision.at < until {
                return Err(TitleRefusal::ObjectionsOpen { until });
            }
        }
        if let (TitleGrounds::Norms { .. }, Award::Title(title)) = (&self.grounds, award) {
            // A recorded norm may have been taken back since.
            if !NormSum::of(title, facts.norms).suffices() {
                return Err(TitleRefusal::NormsMissing { title });
            }
        }
        self.check_approval(decision.step)
    }

    /// The case with what somebody has against it.
    ///
    /// # Errors
    /// `NotPublished`, `ObjectedAlready`, `TooManyObjections`.
    pub fn object(&self, objection: Objection) -> Result<TitleCase, TitleRefusal> {
        if self.state != TitleState::Published {
            return Err(TitleRefusal::NotPublished);
        }
        if self.objections.iter().any(|made| made.by == objection.by) {
            return Err(TitleRefusal::ObjectedAlready);
        }
        if self.objections.len() >= TITLE_OBJECTIONS_MAX {
            return Err(TitleRefusal::TooManyObjections);
        }
        let mut case = self.clone();
        case.objections.push(objection);
        Ok(case)
    }

    /// What the case has given and taken, with the time of each.
    fn changes(&self) -> Vec<(Instant, Title, bool)> {
        let Some(title) = self.award.title() else { return Vec::new() };
        let at = |step| self.decided(step).map(|decision| decision.at);
        let confirmed = at(TitleStep::Confirm).map(|at| (at, title, !self.is_revocation()));
        let revoked = at(TitleStep::Revoke).map(|at| (at, title, false));
        confirmed.into_iter().chain(revoked).collect()
    }

    /// The title that a player has after the decision by which this case became what it is: what was
    /// held before all cases, with what each of them has given and taken since.
    pub fn title_after(&self, others: &[TitleCase]) -> Option<Title> {
        let cases = || others.iter().chain([self]);
        let begun = |case: &&TitleCase| case.changes().first().map(|(at, ..)| *at);
        let first = cases().filter(|case| begun(case).is_some()).min_by_key(begun);
        let mut held: Vec<Title> = first.and_then(|case| case.title_before).into_iter().collect();
        let mut changes: Vec<_> = cases().flat_map(TitleCase::changes).collect();
        changes.sort_by_key(|(at, ..)| *at);
        for (_, title, given) in changes {
            held.retain(|known| *known != title);
            held.extend(given.then_some(title));
        }
        held.into_iter().max_by_key(|title| title.level())
    }
}

/// The case that comes of itself when a player's norms make a title, the highest of several: none
/// where the player has it or more, where a case waits already that covers it, and where as many norms
/// have not sufficed before.
pub fn title_due(player: PlayerId, facts: &TitleFacts<'_>, now: Instant) -> Option<TitleCase> {
    let wanted = |title: &Title| facts.title.is_none_or(|held| !held.covers(*title));
    let judged = |title: &Title| {
        let known = NormSum::of(*title, facts.norms).norms;
        let by_norms = |case: &&TitleCase| matches!(case.grounds, TitleGrounds::Norms { norms } if norms >= known);
        let same = facts.others.iter().filter(|case| case.award == Award::Title(*title));
        same.filter(by_norms).any(|case| !case.state.waits())
    };
    let due = titles_made(facts.norms).into_iter().filter(wanted).find(|title| !judged(title))?;
    let waits = facts.others.iter().filter(|case| case.state.waits() && !case.is_revocation());
    let mut titles = waits.filter_map(|case| case.award.title());
    if titles.any(|title| title.covers(due)) {
        return None;
    }
    let grounds = TitleGrounds::Norms { norms: 0 };
    let reason = String::new();
    let request = TitleRequest { player, award: Award::Title(due), cycle: None, grounds, reason };
    Some(request.opened(None, facts.norms, now))
}
