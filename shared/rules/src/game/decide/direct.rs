//! What officials decide about a game.

use super::Decision;
use crate::{Directive, Event, Game, Instant, Interval, Position, Reason, Refusal, Stop};

impl Game {
    /// Decides what the decision with the number `decision` does to this game, all of it or
    /// nothing. A decision that the log has already is a repetition, whatever has happened since.
    ///
    /// A flag that the opponent has to claim stops the game first, whether or not anybody has seen
    /// it. Time that is given lifts a flag that has fallen and not ended the game yet; a game that
    /// goes on by a decision must not be lost at once. Time taken as a penalty may lose it: the
    /// flag then falls with the decision, not before.
    ///
    /// # Errors
    /// `GameFinished`, `FlagFallen`, `SilentTooLong`, `ClaimWaits`, `ClocksRunThrough`,
    /// `ClocksStopped`, `NotStopped`, `NotFinished`, `BoardHasDecided`, `NoMoveCounter`.
    pub fn direct(
        &self,
        decision: u32,
        directives: &[Directive],
        now: Instant,
    ) -> Result<Decision, Refusal> {
        let known = |event: &Event| matches!(*event, Event::Directed { decision: number, .. } if number == decision);
        if let Some(index) = self.log().iter().position(known) {
            return Ok(Decision::Repeated(index));
        }
        self.directed(decision, directives, now).map(Decision::Accepted)
    }

    /// Takes back a loss on time or by silence within an outage, and gives the outage's time back with it
    /// (`LAW-6.8`): the one without the other would lose the game again at once.
    ///
    /// # Errors
    /// `NotFinished`, `BoardHasDecided`; `GameFinished` when it was lost otherwise or at another time;
    /// `ClocksRunThrough`; `FlagFallen` when the time that is given back is none.
    pub fn reinstate_in_outage(
        &self,
        decision: u32,
        outage: Interval,
        now: Instant,
    ) -> Result<Decision, Refusal> {
        let known = |event: &Event| matches!(*event, Event::Directed { decision: number, .. } if number == decision);
        if let Some(index) = self.log().iter().position(known) {
            return Ok(Decision::Repeated(index));
        }
        let at = self.not_before_last(now);
        self.may_be_directed(Directive::Reinstated, at)?;
        let ending = self.ending().ok_or(Refusal::NotFinished)?;
        let silent = match ending.reason {
            Reason::TimeForfeiture => false,
            Reason::Silence => true,
            reason => return Err(Refusal::GameFinished { reason, at: ending.at }),
        };
        if !outage.contains(ending.at) {
            return Err(Refusal::GameFinished { reason: ending.reason, at: ending.at });
        }
        if !self.terms().time_control.may_be_stopped() {
            return Err(Refusal::ClocksRunThrough);
        }
        let mut events = vec![Event::Directed { at, decision, directive: Directive::Reinstated }];
        if let Some(by) = ending.by.filter(|_| silent) {
            events.push(Event::ReflectionAnnounced { at, by });
        }
        events.push(Event::OutageCredited { at, outage });
        let mut after = self.clone();
        for event in &events {
            after.apply(event).map_err(|_| Refusal::NotStopped)?;
        }
        after.must_run(at)?;
        Ok(Decision::Accepted(events))
    }

    /// Refuses what [`Game::direct`] refuses, before the decision has a number.
    ///
    /// # Errors
    /// Those of [`Game::direct`].
    pub fn may_direct(&self, directives: &[Directive], now: Instant) -> Result<(), Refusal> {
        // Any number but that of what was told: this is an official's.
        self.directed(u32::MAX, directives, now).map(|_| ())
    }

    fn directed(
        &self,
        decision: u32,
        directives: &[Directive],
        now: Instant,
    ) -> Result<Vec<Event>, Refusal> {
        let at = self.not_before_last(now);
        let mut after = self.clone();
        let mut events = Vec::with_capacity(directives.len() + 1);
        if let Some(fell @ Event::FlagFell { .. }) = self.forfeit(at) {
            after.apply(&fell).map_err(|_| Refusal::NotStopped)?;
            events.push(fell);
        }
        for directive in directives {
            after.may_be_directed(*directive, at)?;
            let ended = after.ending().copied();
            let mut add = |after: &mut Game, event: Event| {
                events.push(event);
                after.apply(&event).map_err(|_| Refusal::NotStopped)
            };
            add(&mut after, Event::Directed { at, decision, directive: *directive })?;
            // Silence that has lost the game once must not lose it again in the same second.
            if let Some(by) = ended.filter(|e| e.reason == Reason::Silence).and_then(|e| e.by) {
                add(&mut after, Event::ReflectionAnnounced { at, by })?;
            }
        }
        let gives = |directive: &Directive| match *directive {
            Directive::ClockAdjusted { days, .. } => days <= 0,
            Directive::ClocksResumed | Directive::Reinstated => true,
            _ => false,
        };
        if after.ending().is_none() && directives.iter().any(gives) {
            after.must_run(at)?;
        }
        Ok(events)
    }

    /// A position from which the players of a game that is played elsewhere go on after an illegal
    /// move (`LAW-7.2`). Here no such move stands.
    ///
    /// # Errors
    /// `GameFinished`, `PlayedHere`, `NoSuchPosition`.
    pub fn restore(&self, fen: &str) -> Result<Position, Refusal> {
        self.must_be_unfinished()?;
        if !self.is_played_elsewhere() {
            return Err(Refusal::PlayedHere);
        }
        let position = Position::start_from_fen(self.terms().variant, fen);
        position.map_err(|why| Refusal::NoSuchPosition { why: why.0 })
    }

    /// Whether the game is with the adjudicators (`LAW-11.1`).
    pub fn is_in_adjudication(&self) -> bool {
        self.stopped().is_some_and(|stopped| stopped.why == Stop::Adjudication)
    }

    /// Refuses what cannot be done to this game.
    fn may_be_directed(&self, directive: Directive, at: Instant) -> Result<(), Refusal> {
        if directive == Directive::Reinstated {
            let ending = self.ending().ok_or(Refusal::NotFinished)?;
            let final_on_board = ending.reason.is_of_the_board();
            return if final_on_board { Err(Refusal::BoardHasDecided) } else { Ok(()) };
        }
        self.must_be_unfinished()?;
        let control = self.terms().time_control;
        let stop = self.stopped().map(|stopped| stopped.why);
        match directive {
            Directive::ClockAdjusted { .. } if self.is_played_elsewhere() => {
                Err(Refusal::ClocksStopped(Stop::Elsewhere))
            }
            Directive::ClockAdjusted { days, moves, .. } => {
                let counts = control.control_move(self.time_used(self.turn())).is_some();
                if moves != 0 && !counts {
                    return Err(Refusal::NoMoveCounter);
                }
                // Time cannot be taken from whoever has none left.
                if days > 0 { self.must_run(at) } else { Ok(()) }
            }
            Directive::ClocksStopped => {
                if !control.may_be_stopped() {
                    return Err(Refusal::ClocksRunThrough);
                }
                self.must_run(at)?;
                self.must_not_wait()
            }
            Directive::ClocksResumed if stop == Some(Stop::Elsewhere) => self.must_not_wait(),
            Directive::ClocksResumed => stop.map(|_| ()).ok_or(Refusal::NotStopped),
            Directive::SentToAdjudication => {
                if !self.flag_to_claim() {
                    self.must_run(at)?;
                }
                if stop == Some(Stop::Adjudication) { self.must_not_wait() } else { Ok(()) }
            }
            // A flag that has fallen ends the game first, whether or not a sweep has run.
            Directive::Defaulted { .. }
            | Directive::Cancelled
            | Directive::Adjudicated { .. }
            | Directive::Recorded { .. } => {
                if self.flag_to_claim() {
                    Ok(())
                } else {
                    self.must_run(at)
                }
            }
            Directive::Replaced { .. } if self.flag_to_claim() || self.referred().is_some() => {
                Ok(())
            }
            Directive::Replaced { .. } if stop == Some(Stop::Adjudication) => {
                Err(Refusal::ClocksStopped(Stop::Adjudication))
            }
            Directive::Replaced { .. } => self.must_run(at),
            Directive::Reinstated => Ok(()),
        }
    }
}
