//! Moments in whole seconds: the grain of every clock, log and deadline.

use std::fmt;
use std::ops::{Add, Sub};

use chrono::{DateTime, SecondsFormat, Utc};
use serde::{Deserialize, Serialize};

/// A moment in whole seconds since 1970-01-01T00:00:00Z.
///
/// Fractions of a second are cut off, so a move sent within a second counts as sent at its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Instant(i64);

impl Instant {
    /// The moment that lies `seconds` after 1970-01-01T00:00:00Z.
    pub const fn from_unix(seconds: i64) -> Instant {
        Instant(seconds)
    }

    /// Seconds since 1970-01-01T00:00:00Z.
    pub const fn unix(self) -> i64 {
        self.0
    }

    /// The same moment as a date, for people and for JSON.
    pub fn to_utc(self) -> DateTime<Utc> {
        DateTime::from_timestamp(self.0, 0).unwrap_or_default()
    }
}

impl From<DateTime<Utc>> for Instant {
    fn from(at: DateTime<Utc>) -> Instant {
        Instant(at.timestamp())
    }
}

/// `seconds` later.
impl Add<i64> for Instant {
    type Output = Instant;

    fn add(self, seconds: i64) -> Instant {
        Instant(self.0.saturating_add(seconds))
    }
}

/// The seconds from `earlier` to `self`; negative when `earlier` is the later one.
impl Sub for Instant {
    type Output = i64;

    fn sub(self, earlier: Instant) -> i64 {
        self.0.saturating_sub(earlier.0)
    }
}

impl fmt::Display for Instant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_utc().to_rfc3339_opts(SecondsFormat::Secs, true))
    }
}
