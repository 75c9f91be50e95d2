//! A period's calculation: the games give sums for each player, and the sums a new list. Games are walked
//! over twice, the second time for the limit around an average that the first time gives.

use std::num::NonZero;
use std::ops::AddAssign;
use std::panic::resume_unwind;
use std::thread;

use serde::{Deserialize, Serialize};

use crate::rating::development::Development;
use crate::rating::first_rating::limited;
use crate::rating::game::Line;
use crate::rating::{
    AverageLimit, AverageScore, Fraction, GamesOfG, ListEntry, ManyGames, Options, Period,
};

/// With more games in one period a fixed rating is calculated again from them (`RAT-16`).
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
    /// From the period's games alone, of which there are very many (`RAT-16`, `SKS-4.5`).
    ManyGames,
    /// From the period's games alone, as the rating commissioner decided (`RAT-16`).
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
    rate_by(options, period, NonZero::<usize>::MIN)
}

/// The new list as [`rate`] makes it, by so many threads: each takes a part of the games, and what it
/// makes of them are sums, so that the list is the same for any number.
pub fn rate_by(options: &Options, period: &Period<'_>, threads: NonZero<usize>) -> Vec<Rated> {
    let list = period.list;
    let mut tallies = period.sums(threads, |tallies: &mut [Tally], line| {
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
    let limits = period.sums(threads, |limits: &mut [i64], line| {
        let player = line.player as usize;
        if rated[player].method.is_of_average() {
            limits[player] += tallies[player].limited(&line);
        }
    });
    for (tally, limit) in tallies.iter_mut().zip(limits) {
        tally.limited_opponents += limit;
    }
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

impl Period<'_> {
    /// Sums over the sides of the period's games, one for each player of the list, made by so many
    /// threads.
    fn sums<T: Copy + Default + AddAssign + Send>(
        &self,
        threads: NonZero<usize>,
        add: impl Fn(&mut [T], Line) + Sync,
    ) -> Vec<T> {
        let sum = |part: Period<'_>| {
            let mut sums = vec![T::default(); self.list.len()];
            part.lines(|line| add(&mut sums, line));
            sums
        };
        let length = self.games.len().div_ceil(threads.get());
        let (first, rest) = self.games.split_at(length);
        thread::scope(|scope| {
            let part = |games| Period { games, substituted: &[], ..*self };
            let others =
                rest.chunks(length.max(1)).map(|games| scope.spawn(move || sum(part(games))));
            let others: Vec<_> = others.collect();
            let mut sums = sum(Period { games: first, ..*self });
            for other in others {
                let others = other.join().unwrap_or_else(|panic| resume_unwind(panic));
                sums.iter_mut().zip(others).for_each(|(sum, other)| *sum += other);
            }
            sums
        })
    }
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

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        let Tally { games, half_points, opponents, limited_opponents, hundredths } = other;
        self.games += games;
        self.half_points += half_points;
        self.opponents += opponents;
        self.limited_opponents += limited_opponents;
        self.hundredths += hundredths;
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
