//! What time does to a game, and what players and officials do to its clocks.

use shakmaty::Color;

use super::Decision;
use crate::{
    Event, FlagRule, Game, Instant, Interval, Intervals, PlayerId, Reason, Refusal, TimeControl,
};

impl Game {
    /// What has happened by itself by `now`, dated when it happened: a flag has fallen (`LAW-6.7`,
    /// `TR-8.7a`), which ends the game, or stops it where the opponent has to claim; or silence
    /// has lasted too long.
    pub fn forfeit(&self, now: Instant) -> Option<Event> {
        let due = self.due().filter(|due| now >= due.at)?;
        let (by, at) = (self.turn(), due.at);
        Some(match (due.silence, self.terms().flag) {
            (true, _) => Event::SilenceForfeited { at, by },
            (false, FlagRule::Claimed) => Event::FlagFell { at, by },
            (false, FlagRule::Server) => self.time_forfeited(by, at),
        })
    }

    /// Whether time has ended the game by `now`, recorded or not: a flag that the opponent has to
    /// claim has not.
    pub fn is_over_on_time(&self, now: Instant) -> bool {
        self.forfeit(now).is_some_and(|event| !matches!(event, Event::FlagFell { .. }))
    }

    /// A draw when the opponent cannot mate by any sequence of legal moves (`LAW-6.7`).
    fn time_forfeited(&self, by: Color, at: Instant) -> Event {
        Event::TimeForfeited { at, by, drawn: !self.position().can_mate(!by) }
    }

    /// Decides a claim that the opponent's time has run out (`LAW-6.6`).
    ///
    /// # Errors
    /// `NotYourGame`, `GameFinished`, `FlagFallen` for one's own flag, `ClaimWaits`,
    /// `FlagNotFallen`.
    pub fn claim_time(&self, player: PlayerId, now: Instant) -> Result<Decision, Refusal> {
        let claimer = self.side_of(player)?;
        if let Some(repeat) = self.repeated_ending(Reason::TimeForfeiture, !claimer) {
            return Ok(repeat);
        }
        match self.flag_fell(now) {
            Some((by, at)) if by == !claimer => Decision::accepted(self.time_forfeited(by, at)),
            _ => {
                self.must_run(now)?;
                self.must_not_wait()?;
                Err(Refusal::FlagNotFallen)
            }
        }
    }

    /// Decides that longer reflection is announced for the move after `ply` half-moves: silence
    /// does not lose while it lasts.
    ///
    /// # Errors
    /// `NotYourGame`, `StalePosition`, `UnknownPly`, `GameFinished`, `FlagFallen`, `ClaimWaits`,
    /// `NotYourTurn`, `NoSilenceRule`.
    pub fn announce_reflection(
        &self,
        player: PlayerId,
        ply: u16,
        now: Instant,
    ) -> Result<Decision, Refusal> {
        let by = self.side_of(player)?;
        let announced = |(index, played, event): (usize, u16, &Event)| match *event {
            Event::ReflectionAnnounced { by: announcer, .. }
                if (announcer, played) == (by, ply) =>
            {
                Some(index)
            }
            _ => None,
        };
        if let Some(index) = self.events_by_ply().find_map(announced) {
            return Ok(Decision::Repeated(index));
        }
        self.must_be_on_move(by, ply, now)?;
        if !self.silence_loses() {
            return Err(Refusal::NoSilenceRule);
        }
        Decision::accepted(Event::ReflectionAnnounced { at: self.not_before_last(now), by })
    }

    /// Decides to move time from the bank to the clock (`LAW-C`): so many seconds, or as many as
    /// can be moved. `refilled` is what the player has seen to be moved for this move already, so
    /// that a request sent twice moves it once.
    ///
    /// # Errors
    /// `NotYourGame`, `StalePosition`, `UnknownPly`, `GameFinished`, `FlagFallen`, `ClaimWaits`,
    /// `NotYourTurn`, `NoBank`, `RefillTooMuch`.
    pub fn refill(
        &self,
        player: PlayerId,
        ply: u16,
        refilled: i64,
        seconds: Option<u32>,
        now: Instant,
    ) -> Result<Decision, Refusal> {
        let by = self.side_of(player)?;
        if let Some(index) = self.refilled_before(by, ply, refilled) {
            return Ok(Decision::Repeated(index));
        }
        self.must_be_on_move(by, ply, now)?;
        let TimeControl::TripleBlock(_) = self.terms().time_control else {
            return Err(Refusal::NoBank);
        };
        let at = self.not_before_last(now);
        let seconds_max = self.refillable_seconds(at).unwrap_or(0);
        let most = u32::try_from(seconds_max).unwrap_or(u32::MAX);
        let seconds = seconds.unwrap_or(most);
        if seconds == 0 || seconds > most {
            return Err(Refusal::RefillTooMuch { seconds_max });
        }
        Decision::accepted(Event::TimeRefilled { at, by, seconds })
    }

    /// The refill of this turn that was made when `refilled` seconds had been moved.
    fn refilled_before(&self, by: Color, ply: u16, refilled: i64) -> Option<usize> {
        let mut moved = 0;
        let refills = self.events_by_ply().filter_map(|(index, played, event)| match *event {
            Event::TimeRefilled { by: refiller, seconds, .. }
                if (refiller, played) == (by, ply) =>
            {
                Some((index, i64::from(seconds)))
            }
            _ => None,
        });
        for (index, seconds) in refills {
            if moved == refilled {
                return Some(index);
            }
            moved += seconds;
        }
        None
    }

    /// Decides what makes `color`'s leave in this game the one that was registered (`LAW-10.1`,
    /// `LAW-6.10b`): nothing when it is already. Leave granted for days that have passed may lift a flag that
    /// has fallen and not ended the game yet.
    ///
    /// # Errors
    /// `GameFinished`, `ClocksRunThrough`; `FlagFallen` and `SilentTooLong` when that stays so.
    pub fn set_leave(
        &self,
        color: Color,
        registered: &Intervals,
        now: Instant,
    ) -> Result<Decision, Refusal> {
        self.must_be_unfinished()?;
        if !self.terms().time_control.may_be_stopped() {
            return Err(Refusal::ClocksRunThrough);
        }
        let at = self.not_before_last(now);
        let known = self.leave(color);
        let cancelled = known.without(registered);
        let added = registered.without(known);
        let cancel = |leave: &Interval| Event::LeaveCancelled { at, by: color, leave: *leave };
        let add = |leave: &Interval| Event::LeaveRegistered { at, by: color, leave: *leave };
        let cancelled = cancelled.as_slice().iter().map(cancel);
        let events: Vec<Event> = cancelled.chain(added.as_slice().iter().map(add)).collect();
        if events.is_empty() {
            return Ok(self.unchanged());
        }
        self.lifting(events, at)
    }

    /// Decides that an outage is charged to nobody: nothing when it is known already, or when
    /// there is no second in it. A flag that fell in it and has not ended the game yet is lifted.
    ///
    /// # Errors
    /// `GameFinished`, `ClocksRunThrough`; `FlagFallen` and `SilentTooLong` when that stays so.
    pub fn credit_outage(&self, outage: Interval, now: Instant) -> Result<Decision, Refusal> {
        self.must_be_unfinished()?;
        if !self.terms().time_control.may_be_stopped() {
            return Err(Refusal::ClocksRunThrough);
        }
        let at = self.not_before_last(now);
        let credited = |event: &Event| matches!(*event, Event::OutageCredited { outage: known, .. } if known == outage);
        if let Some(index) = self.log().iter().position(credited) {
            return Ok(Decision::Repeated(index));
        }
        if outage.is_empty() {
            return Ok(self.unchanged());
        }
        self.lifting(vec![Event::OutageCredited { at, outage }], at)
    }

    /// Nothing to append: the log says it already, as its last event leaves it.
    fn unchanged(&self) -> Decision {
        Decision::Repeated(self.log().len().saturating_sub(1))
    }

    /// Refuses anything in a finished game.
    pub(super) fn must_be_unfinished(&self) -> Result<(), Refusal> {
        match self.ending() {
            Some(ending) => Err(Refusal::GameFinished { reason: ending.reason, at: ending.at }),
            None => Ok(()),
        }
    }

    /// Accepts events that may lift a flag which has fallen. What has run out by `at` all the same
    /// ends the game first, so that the log's times do not run backwards; a claim that waits is
    /// taken as rejected then, which starts the clocks again.
    fn lifting(&self, events: Vec<Event>, at: Instant) -> Result<Decision, Refusal> {
        let mut after = self.clone();
        let rejected = self.referred().map(|_| Event::ClaimRuled { at, upheld: false });
        if events.iter().chain(&rejected).all(|event| after.apply(event).is_ok()) {
            after.must_run(at)?;
        }
        Ok(Decision::Accepted(events))
    }
}
