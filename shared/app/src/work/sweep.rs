//! Sweeps over the `alarms` index: what is due is looked at, partition by partition, in batches.
//!
//! Nothing here counts on running alone, on time or to its end: whatever is looked at is decided by
//! its own item, and changed under a condition. What one run leaves behind the next one finds.
//!
//! One alarm may end the process, for want of memory or time or by a fault of ours, and would so in every
//! run. So the runs of every other minute look at each alarm by itself, in an order of their own: what does
//! not come before that one in one run does so in another.
//!
//! What takes more than one turn, such as an event of sixty sections, has the next one in the same run, once all
//! else that was due has had its own: the run goes on with it until the next run is near.

use std::fmt::Debug;
use std::ops::Range;
use std::slice::from_ref;

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

/// Seconds after which a run that looks at each alarm by itself, or goes on with what is done in part, leaves the
/// rest to the next one, which begins a minute after it. A turn takes some seconds more: far less than a
/// function's limit in `infra/aws/template.yaml`.
const RUN_SECONDS: i64 = 45;

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

    /// Whether the run has taken as long as it may.
    fn is_late(self, now: Instant) -> bool {
        now - self.begun >= RUN_SECONDS
    }

    fn is_over(self, now: Instant) -> bool {
        self.singly && self.is_late(now)
    }
}

/// What became of an alarm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Something was due and was done.
    Acted,
    /// Something was done, and the rest waits for nothing: it has its next turn in this run, behind all else.
    InPart,
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

    /// Answers whether the alarm is done in part.
    fn count(&mut self, looked: Result<Look, Problem>, alarm: &Alarm) -> bool {
        let in_part = matches!(looked, Ok(Look::InPart));
        match looked {
            Ok(Look::Acted | Look::InPart) => self.acted += 1,
            Ok(Look::Rearmed) => self.rearmed += 1,
            Ok(Look::Passed) => {}
            Err(problem) => {
                tracing::error!(?alarm, %problem, "an alarm cannot be looked at");
                self.failed += 1;
            }
        }
        in_part
    }
}

/// What a run did in one partition, and what it did there in part.
#[derive(Default)]
struct SweptShard {
    swept: Swept,
    in_part: Vec<Alarm>,
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
        let shards: Vec<_> = stream::iter(sweeps).buffered(together).collect().await;
        let mut all = SweptShard::default();
        for shard in shards {
            let SweptShard { swept, in_part } = shard?;
            all.swept = all.swept.and(swept);
            all.in_part.extend(in_part);
        }
        Box::pin(self.go_on(all, pace, &read, &look)).await
    }

    /// Goes on with what is done in part, each in its turn, until it is done or the run has taken as long as it may.
    async fn go_on<Batch>(
        &self,
        SweptShard { mut swept, mut in_part }: SweptShard,
        pace: Pace,
        read: &impl AsyncFn(&App, &[Alarm]) -> Result<Batch, Problem>,
        look: &impl AsyncFn(&App, &Batch, &Alarm) -> Result<Look, Problem>,
    ) -> Result<Swept, Problem> {
        while !in_part.is_empty() {
            for alarm in std::mem::take(&mut in_part) {
                if pace.is_late(self.clock.now()) {
                    swept.unfinished = true;
                    return Ok(swept);
                }
                tracing::info!(?alarm, "going on");
                let batch = read(self, from_ref(&alarm)).await?;
                if swept.count(look(self, &batch, &alarm).await, &alarm) {
                    in_part.push(alarm);
                }
            }
        }
        Ok(swept)
    }

    async fn sweep_shard<Batch>(
        &self,
        shard: u32,
        pace: Pace,
        read: &impl AsyncFn(&App, &[Alarm]) -> Result<Batch, Problem>,
        look: &impl AsyncFn(&App, &Batch, &Alarm) -> Result<Look, Problem>,
    ) -> Result<SweptShard, Problem> {
        let SweptShard { mut swept, mut in_part } = SweptShard::default();
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
                    return Ok(SweptShard { swept, in_part });
                }
                if pace.singly {
                    // The last such line of a run that has ended tells what it ended with.
                    tracing::info!(?alarms, "looking");
                }
                let batch = read(self, alarms).await?;
                for few in alarms.chunks(SIDE_BY_SIDE) {
                    let looked = join_all(few.iter().map(|alarm| look(self, &batch, alarm))).await;
                    for (alarm, looked) in few.iter().zip(looked) {
                        if swept.count(looked, alarm) {
                            in_part.push(alarm.clone());
                        }
                    }
                }
            }
            if due.len() < usize::from(BATCH) {
                return Ok(SweptShard { swept, in_part });
            }
            last = due.into_iter().next_back();
        }
        swept.unfinished = true;
        Ok(SweptShard { swept, in_part })
    }
}
