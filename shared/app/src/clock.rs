//! The one place that reads the time.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use rules::Instant;

/// Where `now` comes from. Cloning shares the clock.
#[derive(Clone, Debug)]
pub enum Clock {
    /// The machine's clock.
    System,
    /// The machine's clock, moved by so many seconds: time travel in the local stack.
    Shifted(Arc<AtomicI64>),
    /// A clock that stands still until somebody moves it: tests and replays. Unix seconds.
    Manual(Arc<AtomicI64>),
}

impl Clock {
    /// A clock that shows `at` until it is moved.
    pub fn manual(at: Instant) -> Clock {
        Clock::Manual(Arc::new(AtomicI64::new(at.unix())))
    }

    /// The machine's clock, moved by `seconds`.
    pub fn shifted(seconds: i64) -> Clock {
        Clock::Shifted(Arc::new(AtomicI64::new(seconds)))
    }

    /// The present moment.
    pub fn now(&self) -> Instant {
        match self {
            Clock::System => system_now(),
            Clock::Shifted(seconds) => system_now() + seconds.load(Ordering::SeqCst),
            Clock::Manual(at) => Instant::from_unix(at.load(Ordering::SeqCst)),
        }
    }

    /// Moves the clock forward; the machine's own clock cannot be moved.
    ///
    /// Answers whether it was moved: never for [`Clock::System`], never backwards.
    pub fn advance(&self, seconds: i64) -> bool {
        match self {
            Clock::Shifted(by) | Clock::Manual(by) if seconds >= 0 => {
                by.fetch_add(seconds, Ordering::SeqCst);
                true
            }
            _ => false,
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "this is the one place that reads the time")]
fn system_now() -> Instant {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Instant::from_unix(i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
}
