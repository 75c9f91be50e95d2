//! The auditor of what officials decide about a game: clocks set and stopped, games sent to the
//! adjudicators, ended, and taken up again (LAW-5.1.4, LAW-5.2.6, LAW-6.8, LAW-6.10a, LAW-6.10c,
//! LAW-6.11, LAW-11.1, LAW-12.1, SKS-7.3).

use shakmaty::Color;

use crate::auditor::{Audited, Last, index};
use crate::board::lost_by;

/// Endings that the position itself has decided.
const BOARD: [&str; 5] = ["checkmate", "stalemate", "dead_position", "count_run_out", "count_mate"];

/// What is done to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Directive {
    /// Days used, or given back.
    Clock {
        by: Color,
        days: i64,
    },
    Stop,
    Resume,
    Adjudicators,
    /// Nobody: both.
    Default(Option<Color>),
    Cancel,
    Adjudicate {
        white: u8,
    },
    Reinstate,
}

/// That a game stands still, since when, and whether the adjudicators have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stopped {
    pub(crate) since: i64,
    pub(crate) adjudicated: bool,
}

impl Stopped {
    /// The answer to whoever would play on.
    pub(crate) fn verdict(self) -> &'static str {
        match self.adjudicated {
            true => "409 in_adjudication LAW-11.1",
            false => "409 clocks_stopped LAW-6.10a",
        }
    }
}

impl Audited {
    /// Does all of it, or tells why nothing of it can be done.
    pub(crate) fn direct(&mut self, directives: &[Directive], now: i64) -> Result<(), String> {
        let mut after = self.clone();
        // A flag that has to be claimed stops the game first, seen or not.
        if after.claimed && after.fell(now).is_some() {
            after.sweep(now);
        }
        for directive in directives {
            after.direct_one(*directive, now)?;
        }
        let gives = |directive: &Directive| match *directive {
            Directive::Clock { days, .. } => days <= 0,
            Directive::Resume | Directive::Reinstate => true,
            _ => false,
        };
        if after.ended.is_none() && directives.iter().any(gives) {
            // A game that goes on must not be lost at once.
            after.over(now).map_or(Ok(()), Err)?;
        }
        *self = after;
        Ok(())
    }

    fn direct_one(&mut self, directive: Directive, now: i64) -> Result<(), String> {
        self.may_be_directed(directive, now).map_or(Ok(()), Err)?;
        self.events += 1;
        self.last = Last::Other;
        match directive {
            Directive::Clock { by, days } => {
                self.purses[index(by)].adjust(days);
                self.adjusted.push((self.moves.len(), by, days));
                (self.adjusted_at, self.flagged) = (now, None);
            }
            Directive::Stop => self.stopped = Some(Stopped { since: now, adjudicated: false }),
            Directive::Adjudicators => {
                let since = self.stopped.map(|stopped| stopped.since);
                let since = since.or(self.flagged.take());
                let since = since.or(self.waiting.take().map(|claim| claim.at)).unwrap_or(now);
                self.stopped = Some(Stopped { since, adjudicated: true });
            }
            Directive::Resume => {
                let stopped = self.stopped.take().expect("a stop");
                self.stood((stopped.since, now));
            }
            Directive::Default(by) => {
                self.end(by.map_or((0, 0), lost_by), "default", "LAW-12.1", by, now);
            }
            Directive::Cancel => self.end((0, 0), "cancelled", "SKS-7.3", None, now),
            Directive::Adjudicate { white } => {
                let rule = if white == 1 { "LAW-5.2.6" } else { "LAW-5.1.4" };
                self.end((white, 2 - white), "adjudication", rule, None, now);
            }
            Directive::Reinstate => {
                let ended = self.ended.take().expect("an end");
                self.stood((ended.at, now));
                if ended.reason == "silence" {
                    self.events += 1;
                    self.announced = true;
                }
            }
        }
        Ok(())
    }

    fn may_be_directed(&self, directive: Directive, now: i64) -> Option<String> {
        if directive == Directive::Reinstate {
            return match self.ended {
                None => Some("409 not_finished".to_owned()),
                Some(ended) if BOARD.contains(&ended.reason) => {
                    Some("409 board_has_decided".to_owned())
                }
                Some(_) => None,
            };
        }
        if let Some(ended) = self.ended {
            return Some(format!("409 game_finished {}", ended.rule));
        }
        let waits = || self.waits().then(|| "409 claim_waits LAW-6.10a".to_owned());
        let stands = || self.stopped.map(|stopped| stopped.verdict().to_owned());
        match directive {
            Directive::Clock { days, .. } if days <= 0 => None,
            Directive::Stop if self.purses[0].is_block() => {
                Some("409 clocks_run_through LAW-10.1".to_owned())
            }
            // A flag that waits to be claimed is in nobody's way but the players'.
            Directive::Adjudicators
            | Directive::Default(_)
            | Directive::Cancel
            | Directive::Adjudicate { .. }
                if self.flagged.is_some() =>
            {
                None
            }
            Directive::Resume => self.stopped.is_none().then(|| "409 not_stopped".to_owned()),
            Directive::Stop => self.over(now).or_else(waits).or_else(stands),
            Directive::Adjudicators => {
                let there = self.stopped.is_some_and(|stopped| stopped.adjudicated);
                self.over(now).or_else(|| if there { stands() } else { None })
            }
            _ => self.over(now),
        }
    }
}
