//! The development coefficient k = r g (`RAT-9`, `SKS-2-3`). There is no factor f any more (`RAT-10`).

use serde::Serialize;

use crate::rating::Fraction;

/// The parts into which [`Development`] divides r, g and so k: then all of them are whole numbers.
const R_PARTS: u32 = 40;
const G_PARTS: u32 = 200;
/// k is a multiple of this part of one.
pub(super) const K_PARTS: u32 = R_PARTS * G_PARTS;

/// What a point more or less than expected is worth, and why (`RAT-9`, `SKS-2-3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Development {
    /// r = 10 from 2400 on, 20 up to 2000, between them 70 - R0/40; in fortieths.
    pub fortieths_r: u32,
    /// g = 1 from 80 games on, 1.25 up to 30, between them 1.4 - gn/200; in two-hundredths.
    pub two_hundredths_g: u32,
}

impl Development {
    /// The coefficient of a rating from so many games.
    pub fn of(rating: u16, games: u32) -> Development {
        let fortieths_r = match u32::from(rating) {
            2_400.. => 10 * R_PARTS,
            rating @ 2_001.. => 70 * R_PARTS - rating,
            _ => 20 * R_PARTS,
        };
        let two_hundredths_g = match games {
            80.. => G_PARTS,
            31.. => 280 - games,
            _ => 250,
        };
        Development { fortieths_r, two_hundredths_g }
    }

    /// k, in parts of 8000.
    pub(super) fn parts(self) -> u32 {
        self.fortieths_r * self.two_hundredths_g
    }

    /// r.
    pub fn r(self) -> Fraction {
        Fraction::of(self.fortieths_r, R_PARTS)
    }

    /// g.
    pub fn g(self) -> Fraction {
        Fraction::of(self.two_hundredths_g, G_PARTS)
    }

    /// k.
    pub fn k(self) -> Fraction {
        Fraction::of(self.parts(), K_PARTS)
    }

    /// The change of a rating for scores that are together so many hundredths above, or below, what
    /// was expected (`RAT-7`).
    pub fn change(self, hundredths: i64) -> Fraction {
        Fraction::of(i128::from(hundredths) * i128::from(self.parts()), K_PARTS * 100)
    }
}
