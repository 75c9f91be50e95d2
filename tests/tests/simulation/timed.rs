//! The auditor of a game's time: everything that bears on the clocks is kept as it came, and every
//! question is answered by going through all of it again (LAW-6.1, LAW-6.3, LAW-6.6, LAW-6.7,
//! LAW-6.8, LAW-10.1, LAW-C, LAW-0-options).

use std::collections::BTreeSet;

use rules::TimeControl;
use tests::DAY;

use crate::book::day_of;
use crate::clocks::{Purse, Stops};

/// Both players' knights go out and come home: never an end, always a legal move.
pub(crate) const MOVES: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];
/// Days of silence that lose.
pub(crate) const SILENT: i64 = 41;

/// What is laid down.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Laid {
    pub(crate) control: TimeControl,
    pub(crate) silence: bool,
    /// Whether the opponent has to claim a flag.
    pub(crate) claimed: bool,
    pub(crate) starts_at: i64,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct End {
    /// Who lost: 0 is White.
    pub(crate) loser: usize,
    pub(crate) reason: &'static str,
    pub(crate) rule: &'static str,
    pub(crate) at: i64,
}

/// What a player asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    Move { ply: usize },
    Announce { ply: usize },
    Refill { ply: usize, refilled: i64, seconds: Option<i64> },
    ClaimTime,
    Resign,
}

/// A refill: in which turn, what had been moved before, and how much more.
type Refill = (usize, i64, i64);

/// One game as the auditor sees it. Sides are 0 and 1, White first.
#[derive(Clone, Debug)]
pub(crate) struct Timed {
    pub(crate) laid: Laid,
    pub(crate) moves: Vec<i64>,
    /// Each side's days of leave, as far as they have reached the game.
    pub(crate) leave: [BTreeSet<i64>; 2],
    pub(crate) outages: Vec<(i64, i64)>,
    refills: Vec<Refill>,
    announced: BTreeSet<usize>,
    pub(crate) last: i64,
    /// When a flag fell that has to be claimed.
    pub(crate) flagged: Option<i64>,
    /// Whether a flag that had stopped the game was lifted.
    pub(crate) lifted: bool,
    pub(crate) ended: Option<End>,
    pub(crate) events: usize,
}

/// How many times days in a row begin.
pub(crate) fn runs(days: &BTreeSet<i64>) -> usize {
    days.iter().filter(|day| !days.contains(&(*day - 1))).count()
}

impl Timed {
    pub(crate) fn new(laid: Laid) -> Timed {
        Timed {
            laid,
            moves: Vec::new(),
            leave: Default::default(),
            outages: Vec::new(),
            refills: Vec::new(),
            announced: BTreeSet::new(),
            last: i64::MIN,
            flagged: None,
            lifted: false,
            ended: None,
            events: 0,
        }
    }

    pub(crate) fn turn(&self) -> usize {
        self.moves.len() % 2
    }

    pub(crate) fn is_block(&self) -> bool {
        matches!(self.laid.control, TimeControl::TripleBlock(_))
    }

    /// When the clock was started for the half-move with this index.
    pub(crate) fn since(&self, ply: usize) -> i64 {
        let before = ply.checked_sub(1).map(|before| self.moves[before]);
        before.map_or(self.laid.starts_at, |at| at.max(self.laid.starts_at))
    }

    fn stops(&self, side: usize) -> Stops {
        Stops { days: self.leave[side].clone(), outages: self.outages.clone() }
    }

    /// What was moved from the bank in this turn.
    pub(crate) fn refilled(&self, ply: usize) -> i64 {
        self.refills.iter().filter(|refill| refill.0 == ply).map(|refill| refill.2).sum()
    }

    /// What both sides have, every move counted again.
    pub(crate) fn purses(&self) -> [Purse; 2] {
        let mut purses = [Purse::new(self.laid.control), Purse::new(self.laid.control)];
        let stops = [self.stops(0), self.stops(1)];
        for (ply, at) in self.moves.iter().enumerate() {
            let seconds = stops[ply % 2].spent(self.since(ply), *at);
            purses[ply % 2].make(seconds, self.refilled(ply));
        }
        purses
    }

    /// Seconds that the side to move has thought by `now`.
    pub(crate) fn thinking(&self, now: i64) -> i64 {
        let until = self.flagged.map_or(now, |at| at.min(now));
        self.stops(self.turn()).spent(self.since(self.moves.len()), until)
    }

    /// Whether silence can lose this game.
    pub(crate) fn silence_counts(&self) -> bool {
        self.laid.silence && !self.is_block()
    }

    pub(crate) fn is_announced(&self) -> bool {
        self.announced.contains(&self.moves.len())
    }

    /// When the side to move will not have been heard of for so many days.
    pub(crate) fn silent_at(&self, days: i64) -> i64 {
        self.stops(self.turn()).after(self.since(self.moves.len()), days * DAY)
    }

    /// What happens by itself next: when, and whether silence does it.
    pub(crate) fn due(&self) -> Option<(i64, bool)> {
        if self.ended.is_some() || self.flagged.is_some() {
            return None;
        }
        let (turn, ply) = (self.turn(), self.moves.len());
        let purse = &self.purses()[turn];
        let flag = purse.falls(&self.stops(turn), self.since(ply), self.refilled(ply));
        let silent = self.silence_counts() && !self.is_announced();
        match silent.then(|| self.silent_at(SILENT)) {
            Some(at) if at < flag => Some((at, true)),
            _ => Some((flag, false)),
        }
    }

    /// Seconds that can be moved from the bank now; none but in Triple Block.
    pub(crate) fn refillable(&self, now: i64) -> Option<i64> {
        let refilled = self.refilled(self.moves.len());
        self.purses()[self.turn()].refillable(self.thinking(now), refilled)
    }

    /// Why nothing can be done any more.
    fn over(&self, now: i64) -> Option<String> {
        if let Some(end) = self.ended {
            return Some(format!("409 game_finished {}", end.rule));
        }
        match self.due() {
            None => Some("409 flag_fallen LAW-6.7".to_owned()),
            Some((at, false)) if now >= at => Some("409 flag_fallen LAW-6.7".to_owned()),
            Some((at, true)) if now >= at => Some("409 silent_too_long LAW-0-options".to_owned()),
            Some(_) => None,
        }
    }

    /// Why `by` cannot do anything with the position after so many half-moves.
    fn refuse(&self, by: usize, ply: usize, now: i64) -> Option<String> {
        if ply < self.moves.len() {
            return Some("409 stale_position LAW-4.3".to_owned());
        } else if ply > self.moves.len() {
            return Some("409 unknown_ply LAW-1.1".to_owned());
        }
        self.over(now).or((by != self.turn()).then(|| "409 not_your_turn LAW-1.1".to_owned()))
    }

    /// The answer's verdict, and what becomes of the game.
    pub(crate) fn ask(&mut self, by: usize, asked: Asked, now: i64) -> String {
        let refused = match asked {
            Asked::Move { ply } if ply < self.moves.len() && ply % 2 == by => return done(),
            Asked::Move { ply } => self.refuse(by, ply, now).or_else(|| {
                let away = self.leave[by].contains(&day_of(now));
                away.then(|| "409 on_leave LAW-10.1".to_owned())
            }),
            Asked::Announce { ply } if ply % 2 == by && self.announced.contains(&ply) => {
                return done();
            }
            Asked::Announce { ply } => self.refuse(by, ply, now).or_else(|| {
                (!self.silence_counts()).then(|| "409 no_silence_rule LAW-0-options".to_owned())
            }),
            Asked::Refill { ply, refilled, seconds } => {
                let before = |refill: &Refill| (refill.0, refill.1) == (ply, refilled);
                if ply % 2 == by && self.refills.iter().any(before) {
                    return done();
                }
                self.refuse(by, ply, now).or_else(|| self.refuse_refill(seconds, now))
            }
            Asked::ClaimTime => return self.claim_time(by, now),
            Asked::Resign => {
                let resigned = |end: End| end.reason == "resignation" && end.loser == by;
                if self.ended.is_some_and(resigned) {
                    return done();
                }
                self.over(now)
            }
        };
        refused.unwrap_or_else(|| {
            self.carry_out(by, asked, now);
            done()
        })
    }

    fn refuse_refill(&self, seconds: Option<i64>, now: i64) -> Option<String> {
        let Some(most) = self.refillable(now.max(self.last)) else {
            return Some("409 no_bank LAW-C".to_owned());
        };
        let seconds = seconds.unwrap_or(most);
        let refused = seconds == 0 || seconds > most;
        refused.then(|| "422 refill_too_much LAW-C".to_owned())
    }

    fn claim_time(&mut self, by: usize, now: i64) -> String {
        let lost = |end: End| end.reason == "time_forfeiture" && end.loser != by;
        if self.ended.is_some_and(lost) {
            return done();
        }
        let fell = match (self.flagged, self.due()) {
            (Some(at), _) => Some(at),
            (None, Some((at, false))) if now >= at => Some(at),
            _ => None,
        };
        match fell.filter(|_| by != self.turn()) {
            Some(at) => {
                self.end("time_forfeiture", "LAW-6.7", self.turn(), at);
                done()
            }
            None => self.over(now).unwrap_or_else(|| "409 flag_not_fallen LAW-6.6".to_owned()),
        }
    }

    fn carry_out(&mut self, by: usize, asked: Asked, now: i64) {
        let at = now.max(self.last);
        let ply = self.moves.len();
        match asked {
            Asked::Move { .. } => self.moves.push(at),
            Asked::Announce { .. } => {
                self.announced.insert(ply);
            }
            Asked::Refill { seconds, .. } => {
                let most = self.refillable(at).expect("a bank");
                self.refills.push((ply, self.refilled(ply), seconds.unwrap_or(most)));
            }
            Asked::Resign => return self.end("resignation", "LAW-5.1.2", by, at),
            Asked::ClaimTime => return,
        }
        self.happened(at);
    }

    fn end(&mut self, reason: &'static str, rule: &'static str, loser: usize, at: i64) {
        self.ended = Some(End { loser, reason, rule, at });
        self.flagged = None;
        self.happened(at);
    }

    fn happened(&mut self, at: i64) {
        assert!(at >= self.last, "time runs backwards: {at} in {self:?}");
        self.last = at;
        self.events += 1;
    }

    /// What time has brought by `now`.
    pub(crate) fn sweep(&mut self, now: i64) {
        let turn = self.turn();
        match self.due().filter(|(at, _)| now >= *at) {
            Some((at, true)) => self.end("silence", "LAW-0-options", turn, at),
            Some((at, false)) if self.laid.claimed => {
                self.flagged = Some(at);
                self.happened(at);
            }
            Some((at, false)) => self.end("time_forfeiture", "LAW-6.7", turn, at),
            None => {}
        }
    }

    /// Takes over a change of what stops the clocks, unless the game is over by `at` all the same.
    fn lift(&mut self, mut changed: Timed, events: usize, at: i64) {
        if self.ended.is_some() || self.is_block() {
            return;
        }
        changed.lifted |= changed.flagged.take().is_some();
        if changed.due().is_some_and(|(due, _)| at < due) {
            changed.happened(at);
            changed.events += events - 1;
            *self = changed;
        }
    }

    /// Makes a side's leave what its book says.
    pub(crate) fn follow(&mut self, side: usize, days: &BTreeSet<i64>, now: i64) {
        let known = self.leave[side].clone();
        if known != *days {
            let events = runs(&(&known - days)) + runs(&(days - &known));
            let mut changed = self.clone();
            changed.leave[side] = days.clone();
            self.lift(changed, events, now.max(self.last));
        }
    }

    /// Charges an outage to nobody.
    pub(crate) fn credit(&mut self, outage: (i64, i64), now: i64) {
        if !self.outages.contains(&outage) {
            let mut changed = self.clone();
            changed.outages.push(outage);
            self.lift(changed, 1, now.max(self.last));
        }
    }
}

fn done() -> String {
    "200".to_owned()
}
