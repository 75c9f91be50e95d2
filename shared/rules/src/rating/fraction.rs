//! Exact fractions, for what one player's rating comes to.

use std::fmt;
use std::ops::{Add, Mul};

use serde::{Serialize, Serializer};

/// An exact number. As text it is a decimal where it has an end, such as `44.625`, otherwise a whole
/// number and the rest, such as `2103 7/9`.
#[derive(Clone, Copy, Debug)]
pub struct Fraction {
    numerator: i128,
    /// Above zero. Common divisors stay in until somebody looks: a list does not need them out.
    denominator: i128,
}

impl Fraction {
    /// A whole number.
    pub fn whole(number: impl Into<i128>) -> Fraction {
        Fraction::of(number, 1)
    }

    /// A quotient; `denominator` is above zero.
    pub(super) fn of(numerator: impl Into<i128>, denominator: impl Into<i128>) -> Fraction {
        Fraction { numerator: numerator.into(), denominator: denominator.into() }
    }

    /// Numerator and denominator without a common divisor.
    fn lowest_terms(self) -> (i128, i128) {
        let (mut divisor, mut rest) = (self.denominator, self.numerator.abs() % self.denominator);
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        (self.numerator / divisor, self.denominator / divisor)
    }

    /// The nearest whole number; a half goes up, below zero as well (`RAT-17`, `SKS-4.6`).
    pub fn round_half_up(self) -> i128 {
        (2 * self.numerator + self.denominator).div_euclid(2 * self.denominator)
    }

    /// Whether it is more than a whole number.
    pub(super) fn exceeds(self, number: i64) -> bool {
        self.numerator > self.denominator * i128::from(number)
    }

    /// The number as a multiple of a power of ten, and that power's exponent; none where the decimals
    /// have no end within nine places. Changes have eight at most, with a denominator of 800000.
    fn decimals(self) -> Option<(i128, usize)> {
        let (numerator, denominator) = self.lowest_terms();
        let powers = std::iter::successors(Some(1), |power| Some(power * 10)).take(10);
        let found = powers.enumerate().find(|(_, power)| power % denominator == 0);
        found.map(|(places, power)| (numerator * (power / denominator), places))
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Fraction) -> bool {
        self.lowest_terms() == other.lowest_terms()
    }
}

impl Eq for Fraction {}

impl Add for Fraction {
    type Output = Fraction;

    fn add(self, other: Fraction) -> Fraction {
        let numerator = self.numerator * other.denominator + other.numerator * self.denominator;
        Fraction::of(numerator, self.denominator * other.denominator)
    }
}

impl Mul for Fraction {
    type Output = Fraction;

    fn mul(self, other: Fraction) -> Fraction {
        Fraction::of(self.numerator * other.numerator, self.denominator * other.denominator)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (numerator, denominator) = self.lowest_terms();
        let text = match self.decimals() {
            Some((scaled, 0)) => scaled.abs().to_string(),
            Some((scaled, places)) => {
                let digits = format!("{:0>width$}", scaled.abs(), width = places + 1);
                let (whole, decimals) = digits.split_at(digits.len() - places);
                format!("{whole}.{decimals}")
            }
            None => match (numerator.abs() / denominator, numerator.abs() % denominator) {
                (0, rest) => format!("{rest}/{denominator}"),
                (whole, rest) => format!("{whole} {rest}/{denominator}"),
            },
        };
        f.pad_integral(numerator >= 0, "", &text)
    }
}

impl Serialize for Fraction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
