//! Which time is given back to whom, and who decides it.

use std::collections::BTreeSet;

use super::{OUTAGE_DAYS_MAX, OUTAGE_REASON_CHARACTERS_MAX, Outage, OutageRefusal};
use crate::tournament::{EventId, SectionId};
use crate::{DAY_SECONDS, Instant, Interval, Outcome, PlayerId};

/// What an official says of an outage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutageAct {
    /// From when until when.
    pub interval: Interval,
    /// The sections that are named.
    pub sections: BTreeSet<SectionId>,
    /// In place of them: all sections of this event.
    pub event: Option<EventId>,
    /// In place of both: every running game.
    pub everything: bool,
    /// Whether those who lost on time or by silence in it play on.
    pub reinstates: bool,
    /// Why.
    pub reason: String,
    /// Who.
    pub by: PlayerId,
}

/// Whose games an outage is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutageScope {
    /// Those of these sections.
    Sections(BTreeSet<SectionId>),
    /// Those of the event's sections.
    Event(EventId),
    /// All of them.
    Everything,
}

/// What is known besides what the official says.
#[derive(Clone, Copy, Debug)]
pub struct OutageFacts<'a> {
    /// The sections that there are, or of those that are named the ones that were found.
    pub sections: &'a [OutageSection],
    /// Whether the official directs everything.
    pub directs_all: bool,
}

/// A section, and what the official is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutageSection {
    /// Which.
    pub id: SectionId,
    /// Of which event.
    pub event: Option<EventId>,
    /// Whether the official directs it.
    pub directs: bool,
    /// Whether the official plays in it: others decide there.
    pub plays: bool,
}

/// What an officer who directs everything says of time that waits for a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GapAct {
    /// Where it begins, as it was seen.
    pub from: Instant,
    /// Whether every running game gets it back; otherwise the clocks count it.
    pub gives_back: bool,
    /// Whether those who lost on time or by silence in it play on.
    pub reinstates: bool,
    /// Why.
    pub reason: String,
    /// Who.
    pub by: PlayerId,
}

/// What is known besides what the officer says.
#[derive(Clone, Copy, Debug)]
pub struct GapFacts<'a> {
    /// The time that waits, also where no run has noticed it yet.
    pub waiting: Option<Interval>,
    /// Every section; asked only where the time is given back.
    pub sections: &'a [SectionId],
    /// What was decided so far: from when, and by whom.
    pub decided: &'a [(Instant, PlayerId)],
}

impl OutageAct {
    /// Whose games it is about, once what it says of itself can be.
    ///
    /// # Errors
    /// `Empty`, `NotOver`, `TooLong`, `ReasonUnfit`, `ScopeUnclear`.
    pub fn scope(&self, now: Instant) -> Result<OutageScope, OutageRefusal> {
        check_interval(self.interval, now)?;
        read_reason(&self.reason)?;
        match (self.sections.is_empty(), self.event, self.everything) {
            (false, None, false) => Ok(OutageScope::Sections(self.sections.clone())),
            (true, Some(event), false) => Ok(OutageScope::Event(event)),
            (true, None, true) => Ok(OutageScope::Everything),
            (true, None, false)
            | (true, Some(_), true)
            | (false, None, true)
            | (false, Some(_), _) => Err(OutageRefusal::ScopeUnclear),
        }
    }
}

impl OutageFacts<'_> {
    /// The sections that it is about, in their order. Whoever directs all of them and plays in none
    /// decides there; for everything an officer does, who may play: both players of every game get
    /// the same, so that this is no decision in a game of one's own.
    fn concerned(&self, scope: &OutageScope) -> Result<Vec<SectionId>, OutageRefusal> {
        let concerned: Vec<&OutageSection> = match scope {
            OutageScope::Everything => match self.directs_all {
                true => return Ok(in_order(self.sections.iter().map(|section| section.id))),
                false => return Err(OutageRefusal::NotAnOfficial),
            },
            OutageScope::Sections(named) => {
                let found = self.sections.iter().filter(|section| named.contains(&section.id));
                let found: Vec<&OutageSection> = found.collect();
                if found.len() < named.len() {
                    return Err(OutageRefusal::UnknownSection);
                }
                found
            }
            OutageScope::Event(event) => {
                let of_event = |section: &&OutageSection| section.event == Some(*event);
                let found: Vec<&OutageSection> = self.sections.iter().filter(of_event).collect();
                if found.is_empty() {
                    return Err(OutageRefusal::UnknownEvent);
                }
                found
            }
        };
        match concerned.iter().all(|section| section.directs && !section.plays) {
            true => Ok(in_order(concerned.iter().map(|section| section.id))),
            false => Err(OutageRefusal::NotAnOfficial),
        }
    }
}

impl Outage {
    /// What is to be kept. The same decision again is the same value, whenever it is made.
    ///
    /// # Errors
    /// The first [`OutageRefusal`] that applies.
    pub fn decide(
        act: &OutageAct,
        facts: &OutageFacts<'_>,
        now: Instant,
    ) -> Result<Outage, OutageRefusal> {
        let scope = act.scope(now)?;
        Ok(Outage {
            interval: act.interval,
            sections: facts.concerned(&scope)?,
            reinstates: act.reinstates,
            reason: read_reason(&act.reason)?,
            decided_by: act.by,
            decided_at: now,
        })
    }

    /// What becomes of the time that waits for a decision (`LAW-6.8`): every running game gets it
    /// back, until now, or the clocks count it. Nothing changes where the same officer has decided it
    /// before.
    ///
    /// # Errors
    /// `ReasonUnfit`, `NoGap`.
    pub fn decide_gap(
        act: &GapAct,
        facts: &GapFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<Outage>, OutageRefusal> {
        let reason = read_reason(&act.reason)?;
        if facts.waiting.is_none_or(|gap| gap.from != act.from) {
            return match facts.decided.contains(&(act.from, act.by)) {
                true => Ok(Outcome::Unchanged),
                false => Err(OutageRefusal::NoGap),
            };
        }
        let sections = match act.gives_back {
            true => in_order(facts.sections.iter().copied()),
            false => Vec::new(),
        };
        Ok(Outcome::Changed(Outage {
            interval: Interval { from: act.from, until: now },
            sections,
            reinstates: act.gives_back && act.reinstates,
            reason,
            decided_by: act.by,
            decided_at: now,
        }))
    }
}

fn check_interval(interval: Interval, now: Instant) -> Result<(), OutageRefusal> {
    if interval.is_empty() {
        return Err(OutageRefusal::Empty);
    }
    if interval.until > now {
        return Err(OutageRefusal::NotOver);
    }
    if interval.until - interval.from > OUTAGE_DAYS_MAX * DAY_SECONDS {
        return Err(OutageRefusal::TooLong);
    }
    Ok(())
}

fn read_reason(reason: &str) -> Result<String, OutageRefusal> {
    let reason = reason.trim();
    match reason.chars().count() {
        1..=OUTAGE_REASON_CHARACTERS_MAX => Ok(reason.to_owned()),
        _ => Err(OutageRefusal::ReasonUnfit),
    }
}

fn in_order(sections: impl Iterator<Item = SectionId>) -> Vec<SectionId> {
    sections.collect::<BTreeSet<SectionId>>().into_iter().collect()
}
