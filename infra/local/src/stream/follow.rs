//! Handing changes on: in order for each partition, until it has succeeded.
//!
//! A change that fails holds up only its own partition: what else happens is handed on meanwhile.
//! The position in the stream stays before the oldest change that is not done, so that a restart
//! loses none and repeats some.

use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::fmt::{self, Display};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{BATCH_MAX, Change, Reader, StreamError};

/// How often the stream is looked at while nothing happens.
const POLL: Duration = Duration::from_millis(200);
/// How long after a failure a change is tried again; doubled with every further one.
const RETRY_MIN: Duration = Duration::from_secs(1);
/// The longest such wait.
const RETRY_MAX: Duration = Duration::from_secs(60);
/// Changes that may wait for their turn in memory. When so many do, nothing more is read.
const WAITING_MAX: usize = 1_000;
/// How often the position is kept while there is more to read.
const KEEP: Duration = Duration::from_secs(1);

/// Hands the changes of a stream on, step by step. The time is an argument.
#[derive(Debug)]
pub struct Follower {
    reader: Reader,
    /// Read and not done, in order.
    waiting: VecDeque<Arc<Change>>,
    stalls: Stalls,
    kept_at: Option<Instant>,
}

/// Partitions whose oldest waiting change has failed.
#[derive(Default)]
struct Stalls(HashMap<String, Stall>);

/// Partitions can be addresses: only how many there are is shown.
impl fmt::Debug for Stalls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} stalls", self.0.len())
    }
}

struct Stall {
    failures: u32,
    retry_at: Instant,
}

/// Hands each change to `handle`, for ever. A change is done when that succeeds; otherwise it is
/// tried again after 1 second, 2, 4 and so on up to 60, and changes of the same partition wait. The
/// same change may be handed over again after a restart. What can never succeed must not fail.
///
/// `handle` is no `AsyncFn`: the compiler cannot tell that such a one may be spawned as a task.
pub async fn run<E: Display, F: Future<Output = Result<(), E>>>(
    reader: Reader,
    handle: impl Fn(Arc<Change>) -> F,
) -> Infallible {
    let mut follower = Follower::new(reader);
    loop {
        let wait = match follower.step(Instant::now(), &handle).await {
            Ok(true) => continue,
            Ok(false) => POLL,
            Err(error) => {
                tracing::error!(%error, "the table's stream cannot be followed");
                RETRY_MIN
            }
        };
        tokio::time::sleep(wait).await;
    }
}

impl Follower {
    /// Starts where the reader is.
    pub fn new(reader: Reader) -> Follower {
        Follower { reader, waiting: VecDeque::new(), stalls: Stalls::default(), kept_at: None }
    }

    /// Reads a batch and hands on, once each, what waits and may be tried at `now`. Answers whether
    /// there is more to read.
    ///
    /// # Errors
    /// When the stream cannot be read or its position not kept; a failed `handle` is no error.
    pub async fn step<E: Display, F: Future<Output = Result<(), E>>>(
        &mut self,
        now: Instant,
        handle: &impl Fn(Arc<Change>) -> F,
    ) -> Result<bool, StreamError> {
        let mut more = false;
        if self.waiting.len() < WAITING_MAX {
            let batch = self.reader.next_batch().await?;
            more = batch.len() == BATCH_MAX;
            self.waiting.extend(batch.into_iter().map(Arc::new));
        }
        let mut index = 0;
        while let Some(change) = self.waiting.get(index) {
            match self.stalls.hand_on(change, now, handle).await {
                true => drop(self.waiting.remove(index)),
                false => index += 1,
            }
        }
        if !more || self.kept_at.is_none_or(|kept_at| kept_at + KEEP <= now) {
            let oldest = self.waiting.front().map(|change| change.sequence - 1);
            self.reader.finish(oldest.unwrap_or(self.reader.read())).await?;
            self.kept_at = Some(now);
        }
        Ok(more && self.waiting.len() < WAITING_MAX)
    }

    /// Changes that have been read and are not done.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }
}

impl Stalls {
    /// Whether the change is done.
    async fn hand_on<E: Display, F: Future<Output = Result<(), E>>>(
        &mut self,
        change: &Arc<Change>,
        now: Instant,
        handle: &impl Fn(Arc<Change>) -> F,
    ) -> bool {
        let stall = self.0.get(&change.partition);
        if stall.is_some_and(|stall| now < stall.retry_at) {
            return false;
        }
        let failures = stall.map_or(0, |stall| stall.failures);
        match handle(change.clone()).await {
            Ok(()) => {
                self.0.remove(&change.partition);
                true
            }
            Err(error) => {
                let wait = RETRY_MIN.saturating_mul(1 << failures.min(16)).min(RETRY_MAX);
                let failures = failures + 1;
                tracing::warn!(%error, failures, sequence = change.sequence, "a change failed");
                let stall = Stall { failures, retry_at: now + wait };
                self.0.insert(change.partition.clone(), stall);
                false
            }
        }
    }
}
