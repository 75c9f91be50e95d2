//! The auditor's clocks: a walk through time, day by day and from one edge to the next, where the
//! server calculates (LAW-6.1, LAW-6.3, LAW-10.1, LAW-C).

use std::collections::BTreeSet;

use rules::TimeControl;
use tests::DAY;

/// What the clock of Triple Block shows at the start and at most.
const BLOCK: i64 = 50 * DAY;
/// Moves of Triple Block that bring an increment.
const INCREMENTS: i64 = 50;

/// When a clock stands still.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stops {
    /// Days of leave, counted from 1970-01-01.
    pub(crate) days: BTreeSet<i64>,
    /// Outages: the first second of each, and the first one after it.
    pub(crate) outages: Vec<(i64, i64)>,
}

impl Stops {
    fn runs(&self, at: i64) -> bool {
        let inside = |&(from, until): &(i64, i64)| from <= at && at < until;
        !self.days.contains(&at.div_euclid(DAY)) && !self.outages.iter().any(inside)
    }

    /// The next moment at which it may begin or cease to run.
    fn edge_after(&self, at: i64) -> i64 {
        let edges = self.outages.iter().flat_map(|&(from, until)| [from, until]);
        let midnight = (at.div_euclid(DAY) + 1) * DAY;
        edges.filter(|edge| *edge > at).fold(midnight, i64::min)
    }

    /// Seconds by which the clock goes forward.
    pub(crate) fn spent(&self, from: i64, until: i64) -> i64 {
        let (mut at, mut spent) = (from, 0);
        while at < until {
            let edge = self.edge_after(at).min(until);
            spent += if self.runs(at) { edge - at } else { 0 };
            at = edge;
        }
        spent
    }

    /// The first moment by which the clock has gone forward by so many seconds.
    pub(crate) fn after(&self, from: i64, seconds: i64) -> i64 {
        let (mut at, mut left) = (from, seconds);
        while left > 0 {
            let edge = self.edge_after(at);
            if !self.runs(at) {
                at = edge;
            } else if edge - at >= left {
                return at + left;
            } else {
                left -= edge - at;
                at = edge;
            }
        }
        at
    }
}

/// What a player has left, and has used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Purse {
    control: TimeControl,
    pub(crate) made: i64,
    /// Days granted so far, and days charged; in Triple Block those that officials have added.
    granted: i64,
    pub(crate) used: i64,
    /// Seconds spent on all moves.
    pub(crate) seconds: i64,
    /// Seconds of Triple Block.
    pub(crate) clock: i64,
    pub(crate) bank: i64,
}

impl Purse {
    pub(crate) fn new(control: TimeControl) -> Purse {
        let (granted, bank) = match control {
            TimeControl::MovesInDays { days, .. } | TimeControl::BasePerMove { days, .. } => {
                (i64::from(days), 0)
            }
            TimeControl::Phases { first, .. } => (i64::from(first.days), 0),
            TimeControl::TripleBlock(blocks) => (0, i64::from(blocks.bank_days) * DAY),
            TimeControl::None => unreachable!("every game has a limit"),
        };
        Purse { control, made: 0, granted, used: 0, seconds: 0, clock: BLOCK, bank }
    }

    /// What a day of one move costs, counted from 1.
    fn cost(&self, day: i64) -> i64 {
        let limit = match self.control {
            TimeControl::MovesInDays { double_after_days, .. }
            | TimeControl::Phases { double_after_days, .. }
            | TimeControl::BasePerMove { double_after_days, .. } => double_after_days,
            TimeControl::TripleBlock(_) | TimeControl::None => None,
        };
        if limit.is_some_and(|limit| day > i64::from(limit)) { 2 } else { 1 }
    }

    /// Days charged for a move of so many seconds.
    pub(crate) fn charge(&self, seconds: i64) -> i64 {
        (1..=seconds.max(0) / DAY).map(|day| self.cost(day)).sum()
    }

    pub(crate) fn days_left(&self) -> i64 {
        self.granted - self.used
    }

    /// The same control as at the start.
    pub(crate) fn afresh(&self) -> Purse {
        Purse::new(self.control)
    }

    /// An official adds days to those used, or gives some back.
    pub(crate) fn adjust(&mut self, days: i64) {
        self.used += days;
        if self.is_block() {
            let total = self.clock + self.bank - days * DAY;
            self.clock = total.min(BLOCK);
            self.bank = total - self.clock;
        }
    }

    /// What the page says of it, after so many seconds of a turn and so many moved from the bank.
    pub(crate) fn shown(&self, thinking: i64, refilled: i64) -> Vec<(&'static str, i64)> {
        if self.is_block() {
            return vec![
                ("seconds_left", self.clock + refilled - thinking),
                ("bank_seconds", self.bank - refilled),
                ("days_used", (self.seconds / DAY + self.used).max(0)),
            ];
        }
        vec![
            ("days_left", self.days_left() - self.charge(thinking)),
            ("days_used", self.used.max(0)),
        ]
    }

    /// Seconds that can be moved from the bank now; none but in Triple Block.
    pub(crate) fn refillable(&self, thinking: i64, refilled: i64) -> Option<i64> {
        let shown = self.clock + refilled - thinking;
        let most = (self.bank - refilled).min(BLOCK - shown).max(0);
        self.is_block().then_some(most)
    }

    pub(crate) fn is_block(&self) -> bool {
        matches!(self.control, TimeControl::TripleBlock(_))
    }

    /// When the flag falls in a turn that began at `since`, `refilled` seconds being moved from the
    /// bank meanwhile.
    pub(crate) fn falls(&self, stops: &Stops, since: i64, refilled: i64) -> i64 {
        if self.is_block() {
            return stops.after(since, self.clock + refilled);
        }
        // Less than nothing is left after a penalty.
        if self.days_left() < 0 {
            return stops.after(since, 0);
        }
        let (mut at, mut charged) = (since, 0);
        for day in 1.. {
            at = stops.after(at, DAY);
            charged += self.cost(day);
            if charged > self.days_left() {
                break;
            }
        }
        at
    }

    /// Makes a move that took so many seconds.
    pub(crate) fn make(&mut self, seconds: i64, refilled: i64) {
        self.used += if self.is_block() { 0 } else { self.charge(seconds) };
        self.seconds += seconds;
        self.made += 1;
        let made = self.made;
        match self.control {
            TimeControl::MovesInDays { moves, days, .. } => {
                self.granted += if made % i64::from(moves) == 0 { i64::from(days) } else { 0 };
            }
            TimeControl::Phases { first, then, .. } => {
                let beyond = made - i64::from(first.moves);
                let control = beyond >= 0 && beyond % i64::from(then.moves) == 0;
                self.granted += if control { i64::from(then.days) } else { 0 };
            }
            TimeControl::BasePerMove { days_per_move, .. } => {
                self.granted += i64::from(days_per_move);
            }
            TimeControl::TripleBlock(blocks) => {
                self.clock += refilled - seconds;
                self.bank -= refilled;
                if made <= INCREMENTS {
                    self.bank += i64::from(blocks.increment_days) * DAY;
                }
                let moved = self.bank.min(BLOCK - self.clock);
                self.clock += moved;
                self.bank -= moved;
                if blocks.protected && made > INCREMENTS {
                    self.clock = self.clock.max(3 * DAY);
                }
            }
            TimeControl::None => {}
        }
    }
}
