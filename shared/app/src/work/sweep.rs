//! Sweeps over the `alarms` index: what is due is looked at, partition by partition, in batches.
//!
//! Nothing here counts on running alone, on time or to its end: whatever is looked at is decided by
//! its own item, and changed under a condition. What one run leaves behind the next one finds.
//!
//! One alarm may end the process, for want of memory or time or by a fault of ours, and would so in every
//! run. So the runs of every other minute look at each alarm by itself, in an order of their own: what does
//! not come before that one in one run does so in another.

use std::fmt::Debug;
use std::ops::Range;

use aws_lc_rs::digest::{SHA256, digest};
use futures_util::future::join_all;
use futures_util::stream::{self, StreamExt};
use rules::Instant;
use store::{Alarm, DueAlarm};

use crate::{App, Problem};

/// Alarms read at a time from one partition.
const BATCH: u16 = 100;

/// Batches that one run takes from one partition: a backlog is worked off by several runs.
const BATCHES_MAX: u32 = 50;

/// Alarms of one partition that are looked at side by side.
const SIDE_BY_SIDE: usize = 4;

/// Seconds after which a run that looks at each alarm by itself leaves the rest to the next one.
const SINGLY_SECONDS: i64 = 45;

/// How a run goes through what is due: all partitions at the same time and in batches, or one alarm after
/// the other.
#[derive(Clone, Copy)]
struct Pace {
    begun: Instant,
    singly: bool,
}

impl Pace {
    fn of(now: Instant) -> Pace {
        Pace { begun: now, singly: now.unix().div_euclid(60) % 2 != 0 }
    }

    /// How many of so many are done at the same time.
    fn together(self, many: usize) -> usize {
        if self.singly { 1 } else { many }
    }

    /// Puts what is gone through one by one into an order that the moment of the run draws.
    fn mix<T: Debug>(self, items: &mut [T]) {
        if self.singly {
            let drawn = |item: &T| digest(&SHA256, format!("{} {item:?}", self.begun).as_bytes());
            items.sort_by_cached_key(|item| drawn(item).as_ref().to_vec());
        }
    }

    fn is_over(self, now: Instant) -> bool {
        self.singly && now - self.begun >= SINGLY_SECONDS
    }
}

/// What became of an alarm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Something was due and was done.
    Acted,
    /// It rang too early and was set again.
    Rearmed,
    /// Somebody else had done it, or it is none of this sweep's.
    Passed,
}

/// What a run did: the figures to watch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// Alarms upon which something was done.
    pub acted: u32,
    /// Alarms that were set again.
    pub rearmed: u32,
    /// Alarms that could not be looked at; the next run tries again.
    pub failed: u32,
    /// Seconds by which the oldest alarm had been overdue when it was looked at.
    pub lag_seconds: i64,
    /// Whether more was due than one run takes.
    pub unfinished: bool,
}

impl Swept {
    fn and(self, other: Swept) -> Swept {
        Swept {
            acted: self.acted + other.acted,
            rearmed: self.rearmed + other.rearmed,
            failed: self.failed + other.failed,
            lag_seconds: self.lag_seconds.max(other.lag_seconds),
            unfinished: self.unfinished || other.unfinished,
        }
    }

    /// Writes the run's figures to the log, where whoever watches finds them.
    pub fn log(&self, sweep: &str) {
        let Swept { acted, rearmed, failed, lag_seconds, unfinished } = *self;
        tracing::info!(sweep, acted, rearmed, failed, lag_seconds, unfinished, "swept");
    }

    fn count(&mut self, looked: Result<Look, Problem>, alarm: &Alarm) {
        match looked {
            Ok(Look::Acted) => self.acted += 1,
            Ok(Look::Rearmed) => self.rearmed += 1,
            Ok(Look::Passed) => {}
            Err(problem) => {
                tracing::error!(?alarm, %problem, "an alarm cannot be looked at");
                self.failed += 1;
            }
        }
    }
}

impl App {
    /// Looks at everything that is due in the partitions, each partition on its own. `read` fetches
    /// what a batch of alarms needs together.
    ///
    /// # Errors
    /// When the table does not answer; what was done stays done. What cannot be looked at does not
    /// stand in the way of the rest and is only counted.
    pub async fn sweep<Batch>(
        &self,
        shards: Range<u32>,
        read: impl AsyncFn(&App, &[Alarm]) -> Result<Batch, Problem>,
        look: impl AsyncFn(&App, &Batch, &Alarm) -> Result<Look, Problem>,
    ) -> Result<Swept, Problem> {
        let pace = Pace::of(self.clock.now());
        let mut shards: Vec<u32> = shards.collect();
        pace.mix(&mut shards);
        let together = pace.together(shards.len());
        let sweeps = shards.into_iter().map(|shard| self.sweep_shard(shard, pace, &read, &look));
        let swept: Vec<_> = stream::iter(sweeps).buffered(together).collect().await;
        swept.into_iter().try_fold(Swept::default(), |all, swept| Ok(all.and(swept?)))
    }

    async fn sweep_shard<Batch>(
        &self,
        shard: u32,
        pace: Pace,
        read: &impl AsyncFn(&App, &[Alarm]) -> Result<Batch, Problem>,
        look: &impl AsyncFn(&App, &Batch, &Alarm) -> Result<Look, Problem>,
    ) -> Result<Swept, Problem> {
        let mut swept = Swept::default();
        let mut last: Option<DueAlarm> = None;
        for _ in 0..BATCHES_MAX {
            // Going on behind the last one, not from the start: the index lags behind what was
            // done, and what cannot be looked at stays in it.
            let due = self.store.alarms_due(shard, pace.begun, BATCH, last.as_ref()).await?;
            let oldest = due.first().map_or(0, |due| pace.begun - due.at);
            swept.lag_seconds = swept.lag_seconds.max(oldest);
            let mut alarms: Vec<Alarm> = due.iter().map(|due| due.alarm.clone()).collect();
            pace.mix(&mut alarms);
            for alarms in alarms.chunks(pace.together(usize::from(BATCH))) {
                if pace.is_over(self.clock.now()) {
                    swept.unfinished = true;
                    return Ok(swept);
                }
                if pace.singly {
                    // The last such line of a run that has ended tells what it ended with.
                    tracing::info!(?alarms, "looking");
                }
                let batch = read(self, alarms).await?;
                for few in alarms.chunks(SIDE_BY_SIDE) {
                    let looked = join_all(few.iter().map(|alarm| look(self, &batch, alarm))).await;
                    for (alarm, looked) in few.iter().zip(looked) {
                        swept.count(looked, alarm);
                    }
                }
            }
            if due.len() < usize::from(BATCH) {
                return Ok(swept);
            }
            last = due.into_iter().next_back();
        }
        swept.unfinished = true;
        Ok(swept)
    }
}
