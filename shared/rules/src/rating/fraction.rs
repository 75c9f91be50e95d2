//! Exact fractions, for what one player's rating comes to.

use std::fmt;
use std::ops::{Add, Mul};

use serde::{Serialize, Serializer};

/// An exact number. As text it is a decimal where it has an end, such as `44.625`, otherwise a whole
/// number and the rest, such as `2103 7/9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    numerator: i128,
    /// Above zero, and without a common divisor with the numerator.
    denominator: i128,
}

impl Fraction {
    /// A whole number.
    pub fn whole(number: impl Into<i128>) -> Fraction {
        Fraction { numerator: number.into(), denominator: 1 }
    }

    /// A quotient; `denominator` is above zero.
    pub(super) fn of(numerator: impl Into<i128>, denominator: impl Into<i128>) -> Fraction {
        let (numerator, denominator) = (numerator.into(), denominator.into());
        let (mut divisor, mut rest) = (denominator, numerator.abs() % denominator);
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        Fraction { numerator: numerator / divisor, denominator: denominator / divisor }
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
        (0..=9).zip(std::iter::successors(Some(1), |power| Some(power * 10))).find_map(
            |(places, power): (usize, i128)| {
                let scaled = Fraction::of(self.numerator * power, self.denominator);
                (scaled.denominator == 1).then_some((scaled.numerator, places))
            },
        )
    }
}

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
        let sign = if self.numerator < 0 { "-" } else { "" };
        let text = match self.decimals() {
            Some((scaled, 0)) => scaled.abs().to_string(),
            Some((scaled, places)) => {
                let digits = format!("{:0>width$}", scaled.abs(), width = places + 1);
                let (whole, decimals) = digits.split_at(digits.len() - places);
                format!("{whole}.{decimals}")
            }
            None => {
                let (whole, rest) = (
                    self.numerator.abs() / self.denominator,
                    self.numerator.abs() % self.denominator,
                );
                let whole = if whole == 0 { String::new() } else { format!("{whole} ") };
                format!("{whole}{rest}/{}", self.denominator)
            }
        };
        f.pad_integral(sign.is_empty(), "", &text)
    }
}

impl Serialize for Fraction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
