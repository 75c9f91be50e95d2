//! The auditor of a game's time: what was used, what happens by itself, flags that the opponent has to
//! claim, time from the bank, and clocks that turn out to have stood still (LAW-6.1, LAW-6.3,
//! LAW-6.6, LAW-6.7, LAW-6.8, LAW-10.1, LAW-C, LAW-0-options).

use std::collections::BTreeSet;

use rules::TimeControl;
use shakmaty::Color;
use tests::DAY;

use crate::auditor::{Audited, Last, index};
use crate::board::lost_by;
use crate::clocks::Purse;
use crate::timed::{SILENT, runs};

impl Audited {
    /// Under another control, where the opponent perhaps has to claim a flag.
    pub(crate) fn under(mut self, control: TimeControl, claimed: bool) -> Audited {
        self.purses = [(); 2].map(|()| Purse::new(control));
        self.claimed = claimed;
        self
    }

    /// When somebody loses on time; never while no clock runs.
    pub(crate) fn due(&self) -> Option<i64> {
        self.runs().then(|| self.deadline().0)
    }

    fn runs(&self) -> bool {
        let stands = self.waits() || self.stopped.is_some() || self.flagged.is_some();
        self.ended.is_none() && !stands
    }

    /// When the flag falls, day by day, or silence has lasted too long; and whether it is that.
    pub(crate) fn deadline(&self) -> (i64, bool) {
        let own = index(self.turn());
        let refilled = self.refilled(self.moves.len());
        let flag = self.purses[own].falls(&self.stops[own], self.since, refilled);
        let flag = flag.max(self.adjusted_at);
        let silent = self.stops[own].after(self.since, SILENT * DAY);
        let loses = self.silence && !self.announced && silent < flag;
        if loses { (silent, true) } else { (flag, false) }
    }

    /// Whether time has ended it, recorded or not, with nobody who has to claim it.
    pub(crate) fn is_lost(&self, now: i64) -> bool {
        let (at, silence) = self.deadline();
        self.runs() && now >= at && (silence || !self.claimed)
    }

    /// When the flag of the side to move fell, recorded or not.
    pub(crate) fn fell(&self, now: i64) -> Option<i64> {
        let (at, silence) = self.deadline();
        self.flagged.or_else(|| (self.runs() && !silence && now >= at).then_some(at))
    }

    /// Seconds that the side to move has thought.
    pub(crate) fn thinking(&self, now: i64) -> i64 {
        let stands = self.stopped.map(|stopped| stopped.since).or(self.flagged);
        let until = stands.or(self.waiting.as_ref().map(|claim| claim.at)).unwrap_or(now);
        self.stops[index(self.turn())].spent(self.since, until.min(now))
    }

    /// What was moved from the bank in a turn.
    pub(crate) fn refilled(&self, ply: usize) -> i64 {
        self.refills.iter().filter(|refill| refill.0 == ply).map(|refill| refill.2).sum()
    }

    /// Seconds that can be moved from the bank now; none but in Triple Block.
    pub(crate) fn refillable(&self, now: i64) -> Option<i64> {
        let refilled = self.refilled(self.moves.len());
        self.purses[index(self.turn())].refillable(self.thinking(now), refilled)
    }

    pub(crate) fn refuse_refill(&self, seconds: Option<i64>, now: i64) -> Option<&'static str> {
        let Some(most) = self.refillable(now) else { return Some("409 no_bank LAW-C") };
        let seconds = seconds.unwrap_or(most);
        (seconds == 0 || seconds > most).then_some("422 refill_too_much LAW-C")
    }

    /// Why nobody can do anything any more, recorded or not.
    pub(crate) fn over(&self, now: i64) -> Option<String> {
        if let Some(ended) = self.ended {
            return Some(format!("409 game_finished {}", ended.rule));
        }
        if self.fell(now).is_some() {
            return Some("409 flag_fallen LAW-6.7".to_owned());
        }
        let silent = self.runs() && now >= self.deadline().0;
        silent.then(|| "409 silent_too_long LAW-0-options".to_owned())
    }

    /// LAW-6.6: the opponent claims a flag.
    pub(crate) fn claim_time(&mut self, by: Color, now: i64) -> String {
        let lost = self.ended.filter(|ended| ended.reason == "time_forfeiture");
        if lost.is_some_and(|ended| ended.by == Some(!by)) {
            return "200".to_owned();
        }
        if let Some(at) = self.fell(now).filter(|_| by != self.turn()) {
            self.forfeit(at);
            return "200".to_owned();
        }
        let stands = || match self.stopped {
            _ if self.waits() => Some("409 claim_waits LAW-6.10a".to_owned()),
            stopped => stopped.map(|stopped| stopped.verdict().to_owned()),
        };
        let refused = self.over(now).or_else(stands);
        refused.unwrap_or_else(|| "409 flag_not_fallen LAW-6.6".to_owned())
    }

    /// A schedule looks: the flag fell at the deadline, not when it is seen.
    pub(crate) fn sweep(&mut self, now: i64) {
        let (deadline, silence) = self.deadline();
        if !self.runs() || now < deadline {
            return;
        }
        if silence {
            let by = self.turn();
            self.happened(1);
            self.end(lost_by(by), "silence", "LAW-0-options", Some(by), deadline);
        } else if self.claimed {
            self.happened(1);
            self.flagged = Some(deadline);
        } else {
            self.forfeit(deadline);
        }
    }

    fn forfeit(&mut self, at: i64) {
        let by = self.turn();
        self.happened(1);
        let halves = if self.board.cannot_mate(!by) { (1, 1) } else { lost_by(by) };
        self.end(halves, "time_forfeiture", "LAW-6.7", Some(by), at);
    }

    fn happened(&mut self, events: usize) {
        self.events += events;
        self.last = Last::Other;
    }

    /// Neither clock ran between two moments.
    pub(crate) fn stood(&mut self, span: (i64, i64)) {
        self.stops.iter_mut().for_each(|stops| stops.outages.push(span));
    }

    /// Makes a side's leave what its book says.
    pub(crate) fn follow(&mut self, side: usize, days: &BTreeSet<i64>, now: i64) {
        let events = runs(&(days - &self.stops[side].days));
        let mut changed = self.clone();
        changed.stops[side].days.clone_from(days);
        if events > 0 {
            self.lift(changed, events, now);
        }
    }

    /// Charges an outage to nobody. Answers whether that could be done.
    pub(crate) fn credit(&mut self, outage: (i64, i64), now: i64) -> bool {
        let mut changed = self.clone();
        changed.stood(outage);
        self.lift(changed, 1, now)
    }

    /// Takes over a change of what stops the clocks, unless the game is over all the same.
    fn lift(&mut self, mut changed: Audited, events: usize, now: i64) -> bool {
        if self.ended.is_some() || self.purses[0].is_block() {
            return false;
        }
        changed.flagged = None;
        changed.recount();
        // The clocks run again when a claim that waits is rejected.
        let mut after = changed.clone();
        if let Some(claim) = after.waiting.take() {
            after.stood((claim.at, now));
        }
        let goes_on = after.over(now).is_none();
        if goes_on {
            changed.happened(events);
            *self = changed;
        }
        goes_on
    }

    /// Counts every move again, with what officials have added and given back.
    fn recount(&mut self) {
        let mut purses = [self.purses[0].afresh(), self.purses[1].afresh()];
        let mut since = self.starts_at;
        for ply in 0..=self.moves.len() {
            for (_, by, days) in self.adjusted.iter().filter(|adjusted| adjusted.0 == ply) {
                purses[index(*by)].adjust(*days);
            }
            let Some(played) = self.moves.get(ply) else { break };
            let own = index(self.mover(ply));
            purses[own].make(self.stops[own].spent(since, played.at), self.refilled(ply));
            since = played.at.max(self.starts_at);
        }
        self.purses = purses;
    }
}
