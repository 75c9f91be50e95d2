//! Randomness that repeats itself: SplitMix64, small enough to be read.

use std::sync::atomic::{AtomicU64, Ordering};

/// The increment and the multipliers of SplitMix64 (Steele, Lea and Flood, 2014).
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

fn mix(state: u64) -> u64 {
    let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Fills a buffer with the next bytes of one fixed sequence: no two calls of a run get the same.
pub fn seeded_random(buffer: &mut [u8]) {
    static STATE: AtomicU64 = AtomicU64::new(0);
    for chunk in buffer.chunks_mut(8) {
        let state = STATE.fetch_add(GOLDEN, Ordering::Relaxed);
        chunk.copy_from_slice(&mix(state.wrapping_add(GOLDEN)).to_le_bytes()[..chunk.len()]);
    }
}

/// A sequence of throws that a seed decides.
#[derive(Clone, Debug)]
pub struct Dice {
    state: u64,
}

impl Dice {
    /// The dice of a seed.
    pub fn new(seed: u64) -> Dice {
        Dice { state: mix(seed.wrapping_add(GOLDEN)) }
    }

    /// A number below `limit`, which must not be 0.
    pub fn below(&mut self, limit: usize) -> usize {
        self.state = self.state.wrapping_add(GOLDEN);
        let limit = u64::try_from(limit).expect("a limit of 64 bits");
        usize::try_from(mix(self.state) % limit).expect("below the limit")
    }

    /// Whether something happens that happens `percent` times in a hundred.
    pub fn happens(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of several.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}
