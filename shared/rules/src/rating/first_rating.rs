//! Ratings from a score against the average of the opponents: Rp = Rc + D(p) F, F = -2p² + 2p + 0.5
//! (`RAT-5`, `SKS-2-3`). First ratings, those from fewer than 30 games, and fixed ratings of whoever
//! has finished very many games in a period are calculated so. The tables convert scores to rating
//! differences and back (`RAT-1-2`).

use serde::Serialize;

use crate::rating::expected::{next_line, number};
use crate::rating::{AverageLimit, DIFFERENCE_MAX, FactorScore, Fraction, Options};

/// The table as it is printed: score in hundredths, from 1.00 down to 0.00, and rating difference
/// (`RAT-3`). In force with the rules of 2020; that of 2014 is the same.
const PRINTED: &str = include_str!("../../tables/2020/score_to_difference.csv");

/// The rating differences by score in hundredths.
const DIFFERENCES: [i16; 101] = by_score(PRINTED.as_bytes());

/// The rating difference D(p) of a score in hundredths (`RAT-3`); more than 100 count as 100.
pub fn rating_difference(hundredths: u8) -> i16 {
    DIFFERENCES[usize::from(hundredths.min(100))]
}

/// Reads the table while the program is compiled: a row that cannot be read is a fault of the build.
const fn by_score(csv: &[u8]) -> [i16; 101] {
    let mut differences = [0; 101];
    let mut at = next_line(csv, 0);
    let mut rows = 0;
    while at < csv.len() {
        let (whole, next) = number(csv, at);
        let (hundredths, next) = number(csv, next);
        let negative = csv[next] == b'-';
        let (difference, _) = number(csv, if negative { next + 1 } else { next });
        assert!(whole * 100 + hundredths == 100 - rows);
        differences[100 - rows] = if negative { -(difference as i16) } else { difference as i16 };
        rows += 1;
        at = next_line(csv, at);
    }
    assert!(rows == 101);
    differences
}

/// What a player has scored, and against whom on the average.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct AverageScore {
    /// Games; at least one.
    pub games: u32,
    /// Points, in halves.
    pub half_points: u32,
    /// The sum of the opponents' ratings.
    pub opponents: u64,
    /// The sum of the opponents' ratings with the limit around their average, times the games
    /// ([`limited`]).
    pub limited_opponents: i64,
    /// The player's old rating.
    pub old: Option<u16>,
}

/// A rating times `games`, no further from the average of the opponents than 350 (`RAT-5`): multiples
/// of an average are whole numbers. `opponents` is the sum of all ratings.
pub(super) fn limited(rating: u16, opponents: u64, games: u32) -> i64 {
    let [opponents, games] = [i64::try_from(opponents).unwrap_or(i64::MAX), i64::from(games)];
    let reach = games * i64::from(DIFFERENCE_MAX);
    (games * i64::from(rating))
        .clamp(opponents.saturating_sub(reach), opponents.saturating_add(reach))
}

impl AverageScore {
    /// Games, at least one: nobody is rated from none.
    fn games(&self) -> u32 {
        self.games.max(1)
    }

    /// The average of the opponents, Rc, limited as the options say.
    pub fn average(&self, options: &Options) -> Fraction {
        let games = i128::from(self.games());
        match (options.average_limit, self.old) {
            (AverageLimit::EachAroundAverage, _) => {
                Fraction::of(self.limited_opponents, games * games)
            }
            (AverageLimit::AverageAroundOldRating, None) => Fraction::of(self.opponents, games),
            (AverageLimit::AverageAroundOldRating, Some(old)) => {
                let (old, reach) = (games * i128::from(old), games * i128::from(DIFFERENCE_MAX));
                Fraction::of(i128::from(self.opponents).clamp(old - reach, old + reach), games)
            }
        }
    }

    /// The score in hundredths, half up.
    pub fn hundredths(&self) -> u8 {
        let (halves, games) = (u64::from(self.half_points), u64::from(self.games()));
        u8::try_from((100 * halves + games) / (2 * games)).unwrap_or(100)
    }

    /// The rating difference D(p).
    pub fn difference(&self) -> i16 {
        rating_difference(self.hundredths())
    }

    /// The correction factor F.
    pub fn factor(&self, options: &Options) -> Fraction {
        let (score, of) = match options.factor_score {
            FactorScore::Hundredths => (i128::from(self.hundredths()), 100),
            FactorScore::Exact => (i128::from(self.half_points), 2 * i128::from(self.games())),
        };
        Fraction::of(4 * score * (of - score) + of * of, 2 * of * of)
    }

    /// The rating, not rounded yet.
    pub fn rating(&self, options: &Options) -> Fraction {
        let correction = Fraction::whole(self.difference()) * self.factor(options);
        self.average(options) + correction
    }
}
