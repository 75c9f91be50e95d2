//! Weights of pairs: criteria that come one before the other, however many there are.

use std::ops::{Add, AddAssign, Sub, SubAssign};

/// The bits of a lane that fields take; the rest is room for sums.
const LANE_BITS: u32 = 40;

/// A weight. Fields are packed into lanes, and lanes are compared from the first one: an ordered group, in which
/// nothing of a later field ever outweighs an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Weight<const LANES: usize>([i64; LANES]);

/// A place in a weight for numbers of so many bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    lane: usize,
    shift: u32,
}

/// Hands out the fields of a weight, the most important one first.
#[derive(Debug, Default)]
pub(super) struct Fields {
    lane: usize,
    used: u32,
}

impl Fields {
    /// The next field, in which all numbers of a pairing together need no more than these bits.
    pub(super) fn take(&mut self, bits: u32) -> Field {
        if self.used + bits > LANE_BITS {
            self.lane += 1;
            self.used = 0;
        }
        self.used += bits;
        Field { lane: self.lane, shift: LANE_BITS - self.used }
    }

    /// Lanes that have been begun.
    pub(super) fn lanes(&self) -> usize {
        self.lane + 1
    }
}

/// Bits in which every number up to this one can be written.
pub(super) fn bits_for(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}

impl<const LANES: usize> Weight<LANES> {
    /// Nothing.
    pub(super) const ZERO: Weight<LANES> = Weight([0; LANES]);

    /// The weight of a pair that may not be: it is worse than anything that fields say.
    pub(super) fn forbidden() -> Weight<LANES> {
        let mut weight = Weight::ZERO;
        weight.0[0] = -(1 << (LANE_BITS + 4));
        weight
    }

    /// Whether it is that of a pair that may not be.
    pub(super) fn is_forbidden(&self) -> bool {
        self.0[0] < 0
    }

    /// Adds to a field.
    pub(super) fn add_to(&mut self, field: Field, number: usize) {
        let number = i64::try_from(number).unwrap_or_default();
        self.0[field.lane] += number << field.shift;
    }

    /// Half of it, which is even in each lane.
    #[must_use]
    pub(super) fn half(mut self) -> Weight<LANES> {
        for lane in &mut self.0 {
            debug_assert!(*lane % 2 == 0, "halves are whole");
            *lane /= 2;
        }
        self
    }

    /// The least that is not less in any lane, and even in each.
    #[must_use]
    pub(super) fn even(mut self) -> Weight<LANES> {
        for lane in &mut self.0 {
            *lane += *lane & 1;
        }
        self
    }
}

impl<const LANES: usize> Add for Weight<LANES> {
    type Output = Weight<LANES>;

    fn add(mut self, other: Weight<LANES>) -> Weight<LANES> {
        self += other;
        self
    }
}

impl<const LANES: usize> AddAssign for Weight<LANES> {
    fn add_assign(&mut self, other: Weight<LANES>) {
        for (lane, added) in self.0.iter_mut().zip(other.0) {
            *lane += added;
        }
    }
}

impl<const LANES: usize> Sub for Weight<LANES> {
    type Output = Weight<LANES>;

    fn sub(mut self, other: Weight<LANES>) -> Weight<LANES> {
        self -= other;
        self
    }
}

impl<const LANES: usize> SubAssign for Weight<LANES> {
    fn sub_assign(&mut self, other: Weight<LANES>) {
        for (lane, taken) in self.0.iter_mut().zip(other.0) {
            *lane -= taken;
        }
    }
}
