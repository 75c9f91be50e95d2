//! Consumed capacity as the database reports it: the measure of the design.

use std::sync::atomic::{AtomicU64, Ordering};

use aws_sdk_dynamodb::types::ConsumedCapacity;

/// Read and write units, counted in tenths: DynamoDB charges halves.
#[derive(Debug, Default)]
pub struct Units {
    read_tenths: AtomicU64,
    write_tenths: AtomicU64,
}

impl Units {
    /// Tenths of read units and of write units consumed so far.
    pub fn tenths(&self) -> (u64, u64) {
        (self.read_tenths.load(Ordering::Relaxed), self.write_tenths.load(Ordering::Relaxed))
    }

    pub(crate) fn add_read(&self, consumed: Option<&ConsumedCapacity>) {
        self.read_tenths.fetch_add(tenths(consumed), Ordering::Relaxed);
    }

    pub(crate) fn add_write(&self, consumed: Option<&ConsumedCapacity>) {
        self.write_tenths.fetch_add(tenths(consumed), Ordering::Relaxed);
    }
}

/// The API reports units as floating point numbers; here they become whole tenths.
#[expect(clippy::float_arithmetic, reason = "the API reports units as floating point numbers")]
fn tenths(consumed: Option<&ConsumedCapacity>) -> u64 {
    let units = consumed.and_then(ConsumedCapacity::capacity_units).unwrap_or(0.0);
    (units * 10.0).round() as u64
}
