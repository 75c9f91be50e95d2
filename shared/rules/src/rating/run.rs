//! A period's run: the games give sums for each player, and the sums a new list. Games are walked
//! over twice, the second time for the limit around an average that the first time gives.

use serde::{Deserialize, Serialize};

use crate::rating::development::Development;
use crate::rating::first_rating::limited;
use crate::rating::game::Line;
use crate::rating::{
    AverageLimit, AverageScore, Fraction, GamesOfG, ListEntry, ManyGames, Options, Period,
};

/// With more games in one period a fixed rating is calculated anew from them (`RAT-16`).
const MANY_GAMES: u32 = 50;

/// The same as so many points that could be won or lost, games times k (`SKS-4.5`).
const MANY_GAMES_TIMES_K: i64 = 800;

/// How a player's new rating is calculated. Lists keep the order: new ones are added at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// Not at all: no game in the period (`TR-9.7`, `SKS-1.8`).
    Unchanged,
    /// For the first time, from the period's games (`RAT-14`, `SKS-4.1-4.4`).
    First,
    /// From all games played, of which there were fewer than 30 (`RAT-15`, `SKS-4.1-4.4`).
    AllGames,
    /// The old rating and the changes of the period's games (`RAT-6`, `RAT-16`, `SKS-2-3`).
    Changes,
    /// Anew from the period's games, of which there are very many (`RAT-16`, `SKS-4.5`).
    ManyGames,
    /// Anew from the period's games, as the rating commissioner decided (`RAT-16`).
    ReplacedByCommissioner,
}

/// A player's place in the new list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rated {
    /// What the new list says.
    pub entry: ListEntry,
    /// Where it comes from.
    pub method: Method,
}

/// A player's games in sums.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    games: u32,
    half_points: u32,
    opponents: u64,
    limited_opponents: i64,
    /// The scores above what was expected, in hundredths.
    hundredths: i64,
}

/// The new list: each player of the old one, in its order.
///
/// Fixed ratings change by the games of the period (`RAT-6`); the others are calculated from all
/// games, for which `period.history` has to hold the earlier ones (`RAT-15`). No rating is below 0.
pub fn rate(options: &Options, period: &Period<'_>) -> Vec<Rated> {
    let list = period.list;
    let mut tallies = vec![Tally::default(); list.len()];
    period.lines(|line| {
        let player = line.player as usize;
        tallies[player].add(&line, list[player]);
    });
    let methods = (0..).zip(list.iter().zip(&tallies));
    let mut rated: Vec<Rated> = methods
        .map(|(player, (old, tally))| {
            let method = method(options, period, player, *old, tally);
            let games = old.games.saturating_add(tally.games);
            Rated { entry: ListEntry { rating: old.rating, games }, method }
        })
        .collect();
    period.past_lines(options, |line| {
        let player = line.player as usize;
        if rated[player].method == Method::AllGames {
            tallies[player].add(&line, list[player]);
        }
    });
    let of_average = |player: usize| rated[player].method.is_of_average();
    period.lines(|line| {
        let player = line.player as usize;
        if of_average(player) {
            tallies[player].limit(&line);
        }
    });
    period.past_lines(options, |line| {
        let player = line.player as usize;
        if rated[player].method == Method::AllGames {
            tallies[player].limit(&line);
        }
    });
    for ((rated, tally), old) in rated.iter_mut().zip(&tallies).zip(list) {
        if rated.method != Method::Unchanged {
            let exact = tally.rating(options, *old, rated.method);
            rated.entry.rating = Some(rounded(exact));
        }
    }
    rated
}

/// The nearest whole number, half up (`RAT-17`, `SKS-4.6`).
pub(super) fn rounded(exact: Fraction) -> u16 {
    let bounds = i128::from(u16::MIN)..=i128::from(u16::MAX);
    let points = exact.round_half_up().clamp(*bounds.start(), *bounds.end());
    u16::try_from(points).unwrap_or_default()
}

fn method(
    options: &Options,
    period: &Period<'_>,
    player: u32,
    old: ListEntry,
    tally: &Tally,
) -> Method {
    if tally.games == 0 {
        Method::Unchanged
    } else if old.needs_history() {
        Method::AllGames
    } else if !old.is_fixed() {
        Method::First
    } else if tally.has_many_games(options, old) {
        Method::ManyGames
    } else if period.replaced_by_commissioner.binary_search(&player).is_ok() {
        Method::ReplacedByCommissioner
    } else {
        Method::Changes
    }
}

impl Method {
    /// Whether it is the calculation of a first rating, by a score and the average of the opponents
    /// (`RAT-5`).
    pub fn is_of_average(self) -> bool {
        !matches!(self, Method::Unchanged | Method::Changes)
    }
}

impl Tally {
    #[inline]
    pub(super) fn add(&mut self, line: &Line, old: ListEntry) {
        self.games += 1;
        self.half_points += u32::from(line.points.0);
        self.opponents += u64::from(line.opponent_rating);
        // Without a rating nothing is expected, and the sum is not asked for.
        self.hundredths += old.rating.map_or(0, |own| line.hundredths(own));
    }

    #[inline]
    pub(super) fn limit(&mut self, line: &Line) {
        self.limited_opponents += self.limited(line);
    }

    /// The opponent's rating times the games, with the limit around the average.
    fn limited(&self, line: &Line) -> i64 {
        limited(line.opponent_rating, self.opponents, self.games)
    }

    /// The rating with which an opponent counts in the average (`RAT-5`).
    pub(super) fn counted(&self, options: &Options, line: &Line) -> Fraction {
        match options.average_limit {
            AverageLimit::EachAroundAverage => Fraction::of(self.limited(line), self.games),
            AverageLimit::AverageAroundOldRating => Fraction::whole(line.opponent_rating),
        }
    }

    /// Whether there are too many games for a sum of changes (`RAT-16`, `SKS-4.5`).
    fn has_many_games(&self, options: &Options, old: ListEntry) -> bool {
        match options.many_games {
            ManyGames::MoreThanFifty => self.games > MANY_GAMES,
            ManyGames::MoreThan800OverK => {
                let k = self.development(options, old);
                // Games times k, as the change of as many points.
                k.change(100 * i64::from(self.games)).exceeds(MANY_GAMES_TIMES_K)
            }
        }
    }

    /// The coefficient k of a fixed rating, on the games that the options say (`RAT-9`, `SKS-2-3`).
    pub(super) fn development(&self, options: &Options, old: ListEntry) -> Development {
        let of_period = match options.games_of_g {
            GamesOfG::BeforePeriod => 0,
            GamesOfG::WithPeriod => self.games,
        };
        let games = old.games.saturating_add(of_period);
        Development::of(old.rating.unwrap_or_default(), games)
    }

    /// The sum of the changes (`RAT-6`, `RAT-7`).
    pub(super) fn change(&self, options: &Options, old: ListEntry) -> Fraction {
        self.development(options, old).change(self.hundredths)
    }

    /// What the formula of first ratings takes (`RAT-5`).
    pub(super) fn average_score(&self, old: ListEntry) -> AverageScore {
        AverageScore {
            games: self.games,
            half_points: self.half_points,
            opponents: self.opponents,
            limited_opponents: self.limited_opponents,
            old: old.rating,
        }
    }

    /// The new rating of a player with games, not rounded yet.
    pub(super) fn rating(&self, options: &Options, old: ListEntry, method: Method) -> Fraction {
        if method.is_of_average() {
            return self.average_score(old).rating(options);
        }
        Fraction::whole(old.rating.unwrap_or_default()) + self.change(options, old)
    }
}
