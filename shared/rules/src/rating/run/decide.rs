//! What the rating commissioner decides about a run.

use super::{
    CORRECTIONS_MAX, Correction, CorrectionKind, RatingRun, RunRefusal, RunState, check_not_own,
};
use crate::rating::Quarter;
use crate::{Instant, Outcome, PlayerId};

/// What somebody orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunAct {
    /// What.
    pub what: RunOrder,
    /// Who.
    pub by: PlayerId,
}

/// What can be ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunOrder {
    /// The games are collected, and the list is calculated, again: after a director has set a result
    /// right, or after the list was taken back.
    Calculate,
    /// The list that was looked at is published.
    Publish,
    /// The published list is taken back: ratings are again what they were before it.
    Withdraw {
        /// Why, for everybody.
        reason: String,
    },
    /// A rating is set right, and the list calculated again (`TR-9.4`, `RAT-16`).
    Correct {
        /// Whose.
        player: PlayerId,
        /// What.
        kind: CorrectionKind,
        /// Why, for the player and the national delegate.
        reason: String,
    },
    /// A correction is taken back, and the list calculated again.
    TakeCorrectionBack {
        /// The correction's number.
        number: u32,
    },
}

/// What is known besides the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunFacts {
    /// How often the run was changed.
    pub version: u32,
    /// How often it had been when whoever decides looked at it.
    pub seen: u32,
    /// The later list that rests on this one: see [`later_published`](super::later_published).
    pub later: Option<Quarter>,
}

impl RunFacts {
    fn must_be_seen(&self) -> Result<(), RunRefusal> {
        match self.seen == self.version {
            true => Ok(()),
            false => Err(RunRefusal::ChangedMeanwhile),
        }
    }
}

/// A list rests on the one before: while a later one is published, it stays as it is.
pub(super) fn must_be_newest(later: Option<Quarter>) -> Result<(), RunRefusal> {
    match later {
        Some(quarter) => Err(RunRefusal::LaterListPublished { quarter }),
        None => Ok(()),
    }
}

impl RatingRun {
    /// The run after what somebody orders; ordered and done so before, it is the same.
    ///
    /// # Errors
    /// The first [`RunRefusal`] that applies.
    pub fn decide(
        &self,
        act: RunAct,
        facts: &RunFacts,
        now: Instant,
    ) -> Result<Outcome<RatingRun>, RunRefusal> {
        match act.what {
            RunOrder::Calculate => {
                facts.must_be_seen()?;
                must_be_newest(facts.later)?;
                self.anew().map(Outcome::Changed)
            }
            RunOrder::Publish => self.publish(act.by, facts, now),
            RunOrder::Withdraw { reason } => self.withdraw(reason, facts),
            RunOrder::Correct { player, kind, reason } => {
                self.check_correction(act.by, player, facts)?;
                let made = Correction { number: 0, player, kind, reason, by: act.by, at: now };
                self.corrected(made).map(Outcome::Changed)
            }
            RunOrder::TakeCorrectionBack { number } => {
                self.must_be_correctable(facts)?;
                let mut after = self.anew()?;
                let made = self.correction(number).ok_or(RunRefusal::UnknownCorrection)?;
                check_not_own(act.by, [made.player])?;
                after.corrections.retain(|made| made.number != number);
                Ok(Outcome::Changed(after))
            }
        }
    }

    /// Whether somebody may set a player's rating right.
    ///
    /// # Errors
    /// `ChangedMeanwhile`, `CorrectedLate`, `LaterListPublished`, `OwnRating`.
    pub fn check_correction(
        &self,
        by: PlayerId,
        player: PlayerId,
        facts: &RunFacts,
    ) -> Result<(), RunRefusal> {
        self.must_be_correctable(facts)?;
        check_not_own(by, [player])
    }

    fn must_be_correctable(&self, facts: &RunFacts) -> Result<(), RunRefusal> {
        facts.must_be_seen()?;
        if self.state != RunState::Preview {
            return Err(RunRefusal::CorrectedLate);
        }
        must_be_newest(facts.later)
    }

    /// The correction of this number.
    pub fn correction(&self, number: u32) -> Option<&Correction> {
        self.corrections.iter().find(|made| made.number == number)
    }

    /// The correction of this number that was made then, once the list with it is published:
    /// people are told of it as long as it stands (`RAT-16`).
    pub fn published_correction(&self, number: u32, at: Instant) -> Option<&Correction> {
        self.correction(number).filter(|made| made.at == at && self.state.is_public())
    }

    /// With its games to be collected again.
    fn anew(&self) -> Result<RatingRun, RunRefusal> {
        let open = matches!(self.state, RunState::Preview | RunState::Withdrawn);
        if !open || self.imported {
            return Err(RunRefusal::NotCalculatedAnew);
        }
        let calculation = self.calculation + 1;
        Ok(RatingRun { state: RunState::Collecting, calculation, ..self.clone() })
    }

    fn publish(
        &self,
        by: PlayerId,
        facts: &RunFacts,
        now: Instant,
    ) -> Result<Outcome<RatingRun>, RunRefusal> {
        if self.state.is_to_be_public() && facts.version > facts.seen {
            return Ok(Outcome::Unchanged);
        }
        facts.must_be_seen()?;
        if self.state != RunState::Preview {
            return Err(RunRefusal::PublishedUnseen);
        }
        must_be_newest(facts.later)?;
        Ok(Outcome::Changed(RatingRun {
            state: RunState::Publishing,
            published: Some((now, by)),
            withdrawn_reason: None,
            ..self.clone()
        }))
    }

    fn withdraw(&self, reason: String, facts: &RunFacts) -> Result<Outcome<RatingRun>, RunRefusal> {
        let withdrawn = matches!(self.state, RunState::Withdrawing | RunState::Withdrawn);
        if withdrawn && self.withdrawn_reason.as_ref() == Some(&reason) {
            return Ok(Outcome::Unchanged);
        }
        facts.must_be_seen()?;
        must_be_newest(facts.later)?;
        let state = match self.state {
            // Before its day no profile tells of it.
            RunState::Published => RunState::Withdrawn,
            RunState::Entering | RunState::InForce => RunState::Withdrawing,
            RunState::Collecting
            | RunState::Calculating
            | RunState::Preview
            | RunState::Publishing
            | RunState::Withdrawing
            | RunState::Withdrawn => return Err(RunRefusal::NotPublished),
        };
        Ok(Outcome::Changed(RatingRun { state, withdrawn_reason: Some(reason), ..self.clone() }))
    }

    /// With a correction, whose number is set here: a second one of the same thing takes the place of
    /// the first.
    fn corrected(&self, made: Correction) -> Result<RatingRun, RunRefusal> {
        if self.corrections.len() >= CORRECTIONS_MAX {
            return Err(RunRefusal::TooManyCorrections);
        }
        made.kind.check()?;
        let mut after = self.anew()?;
        let same = |known: &&Correction| {
            known.player == made.player && known.kind.is_of_the_same(made.kind)
        };
        let number = match self.corrections.iter().find(same) {
            Some(known) => known.number,
            None => self.corrections.iter().map(|known| known.number).max().unwrap_or(0) + 1,
        };
        after.corrections.retain(|known| known.number != number);
        after.corrections.push(Correction { number, ..made });
        Ok(after)
    }
}
