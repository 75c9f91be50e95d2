//! Sections balanced by strength, with federations spread (`TR-1.0.5`, `TR-3.1-3.4`).
//!
//! The rules ask for balance and leave the way to whoever makes the sections. Ours can be repeated
//! by hand: a serpentine by rating, then exchanges between players of neighbouring strength.
//! Nothing is drawn and the order of entry decides only who waits, so the same field always gives
//! the same sections.
//!
//! Two sections that took one player each from every row of the serpentine can always be made to
//! share every federation evenly, by exchanges within the rows alone: draw a line between the
//! federations of each row's two players, follow the lines, and send every other player to the
//! other section. That is done with the sections that have most and fewest of a federation, until
//! none exceeds its share. Strength comes before federations: where that pulls the averages too far
//! apart and exchanges of neighbours do not mend it, the serpentine is taken again and only such
//! exchanges are made.

mod rows;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use self::rows::Rows;
use super::SECTION_PLAYERS_MIN as PLAYERS_MIN;
use crate::{Federation, PlayerId};

/// A field divided into sections.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sections {
    /// The players of each section, by rating, unrated ones last.
    pub sections: Vec<Vec<PlayerId>>,
    /// Who waits, in order of entry.
    pub left_over: Vec<PlayerId>,
}

/// The sections have more seats than there are entrants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the sections have more seats than the {entrants} entrants fill")]
pub struct TooFewEntrants {
    /// How many entrants there are.
    pub entrants: usize,
}

/// So many times are all neighbours looked at: a bound, where about ten times are enough.
const ROUNDS_MAX: usize = 50;

/// The sizes of as many full sections of `size` players as `players` fill, and of one more of the
/// rest when that comes to `minimum`; a `minimum` of `size` leaves only full ones.
pub fn sections_of(players: usize, size: usize, minimum: usize) -> Vec<usize> {
    if size < PLAYERS_MIN {
        return Vec::new();
    }
    let rest = players % size;
    let mut sizes = vec![size; players / size];
    sizes.extend((rest >= minimum.max(PLAYERS_MIN)).then_some(rest));
    sizes
}

/// The sizes of the fewest sections of at most `size` in which everybody plays: they differ by one
/// at most, as 40 players make four sections of 10 where 11 are allowed. `None` when they would
/// come below `minimum`.
pub fn level_sections_of(players: usize, size: usize, minimum: usize) -> Option<Vec<usize>> {
    if size < PLAYERS_MIN {
        return None;
    }
    let count = players.div_ceil(size);
    let least = players.checked_div(count)?;
    let larger = players % count;
    let sizes = (0..count).map(|index| least + usize::from(index < larger)).collect();
    (least >= minimum.max(PLAYERS_MIN)).then_some(sizes)
}

/// Balanced sections of the sizes that [`sections_of`] gives (`TR-1.0.5`).
///
/// `entrants` come in order of entry, with the rating in points that counts: who entered last
/// waits first. An unrated player counts as the field's weakest. A player who stands there twice
/// entered the first time.
pub fn balance(
    entrants: &[(PlayerId, Federation, Option<u16>)],
    size: usize,
    minimum: usize,
) -> Sections {
    let entrants = once_each(entrants);
    let sizes = sections_of(entrants.len(), size, minimum);
    seat(&entrants, &sizes)
}

/// Balanced sections of these sizes, as the organiser chose them (`TR-1.0.5`, `TR-3.1-3.4`);
/// otherwise as [`balance`].
///
/// Where the sizes differ by one at most, no section has more players of a federation than its
/// share, unless the averages of the ratings would come apart by more than an exchange of two
/// neighbours makes them. Where they differ by more, that is tried.
///
/// # Errors
/// When there are fewer entrants than seats.
pub fn balance_into(
    entrants: &[(PlayerId, Federation, Option<u16>)],
    sizes: &[usize],
) -> Result<Sections, TooFewEntrants> {
    let entrants = once_each(entrants);
    let seats = sizes.iter().try_fold(0_usize, |sum, size| sum.checked_add(*size));
    match seats {
        Some(seats) if seats <= entrants.len() => Ok(seat(&entrants, sizes)),
        _ => Err(TooFewEntrants { entrants: entrants.len() }),
    }
}

/// The entrants in their order, each where they stand first.
fn once_each(
    entrants: &[(PlayerId, Federation, Option<u16>)],
) -> Vec<(PlayerId, Federation, Option<u16>)> {
    let mut seen = BTreeSet::new();
    entrants.iter().filter(|(player, ..)| seen.insert(*player)).copied().collect()
}

/// Seats the first entrants; there are enough of them.
fn seat(entrants: &[(PlayerId, Federation, Option<u16>)], sizes: &[usize]) -> Sections {
    let seats = sizes.iter().sum::<usize>().min(entrants.len());
    let (playing, waiting) = entrants.split_at(seats);
    let field = Field::new(playing, sizes);
    let serpentine = Draft::serpentine(&field);
    let limit = serpentine.spread() + field.one_exchange();
    let mut spread = serpentine.clone();
    spread.spread_federations();
    spread.exchange_neighbours(limit);
    if spread.spread() > limit {
        spread = serpentine;
        spread.exchange_neighbours(limit);
    }
    let mut sections = vec![Vec::new(); sizes.len()];
    for (man, section) in field.players.iter().zip(&spread.sections) {
        sections[*section].push(man.player);
    }
    let left_over = waiting.iter().map(|(player, ..)| *player).collect();
    Sections { sections, left_over }
}

/// A player who is to be seated.
struct Seated {
    player: PlayerId,
    /// Index of the federation.
    federation: usize,
    /// Points.
    rating: i64,
}

/// Who plays, and in sections of which sizes.
struct Field<'a> {
    /// By strength.
    players: Vec<Seated>,
    sizes: &'a [usize],
    /// For each federation, how many of its players a section need have at most.
    shares: Vec<usize>,
}

impl Field<'_> {
    fn new<'a>(playing: &[(PlayerId, Federation, Option<u16>)], sizes: &'a [usize]) -> Field<'a> {
        let mut counts: BTreeMap<Federation, usize> = BTreeMap::new();
        playing.iter().for_each(|(_, federation, _)| *counts.entry(*federation).or_default() += 1);
        let index: BTreeMap<Federation, usize> = counts.keys().copied().zip(0..).collect();
        let weakest = playing.iter().filter_map(|(.., rating)| *rating).min().unwrap_or(0);
        let mut ranking = playing.to_vec();
        ranking.sort_by_key(|(player, _, rating)| (std::cmp::Reverse(*rating), *player));
        let seated = |(player, federation, rating): (PlayerId, Federation, Option<u16>)| Seated {
            player,
            federation: index[&federation],
            rating: rating.unwrap_or(weakest).into(),
        };
        let players = ranking.into_iter().map(seated).collect();
        let share = |count: &usize| count.div_ceil(sizes.len().max(1));
        Field { players, sizes, shares: counts.values().map(share).collect() }
    }

    /// Who are as many places apart as there are sections are neighbours, and whoever is between.
    fn neighbours(&self, rank: usize) -> std::ops::Range<usize> {
        rank + 1..(rank + self.sizes.len() + 1).min(self.players.len())
    }

    /// By how much an exchange of two neighbours can pull the averages of two sections apart, in
    /// thousandths of a point, rounded up.
    fn one_exchange(&self) -> i64 {
        let differences = (0..self.players.len()).filter_map(|rank| {
            let furthest = self.neighbours(rank).last()?;
            Some(self.players[rank].rating - self.players[furthest].rating)
        });
        let smallest = self.sizes.iter().copied().filter(|size| *size > 0).min().unwrap_or(1);
        let smallest = whole(smallest);
        (differences.max().unwrap_or(0) * 2 * THOUSAND + smallest - 1) / smallest
    }
}

/// Averages are compared in thousandths of a point.
const THOUSAND: i64 = 1_000;

fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Everybody in a section, changed until it will do.
#[derive(Clone)]
struct Draft<'a> {
    field: &'a Field<'a>,
    /// The section of each player, by rank.
    sections: Vec<usize>,
    /// The sum of the ratings of each section, in points.
    sums: Vec<i64>,
    /// How many players of each federation a section has.
    counts: Vec<Vec<usize>>,
}

impl<'a> Draft<'a> {
    /// The serpentine: the first row of players goes from the first section to the last, the next
    /// one back. Where sizes differ, each section takes its players at even distances, so that a
    /// small one does not end among the strong.
    fn serpentine(field: &'a Field<'a>) -> Draft<'a> {
        let mut seats = Vec::with_capacity(field.players.len());
        for (section, size) in field.sizes.iter().copied().enumerate() {
            let count = field.sizes.len();
            seats.extend((0..size).map(|row| {
                let turn = if row % 2 == 0 { section } else { count - 1 - section };
                (2 * row + 1, size, turn, section)
            }));
        }
        // By the middle of the part of the field that the seat stands for.
        let scaled = |part: usize, size: usize| part as u128 * size as u128;
        seats.sort_by(|a, b| scaled(a.0, b.1).cmp(&scaled(b.0, a.1)).then_with(|| a.2.cmp(&b.2)));
        let mut draft = Draft {
            field,
            sections: seats.into_iter().map(|(.., section)| section).collect(),
            sums: vec![0; field.sizes.len()],
            counts: vec![vec![0; field.shares.len()]; field.sizes.len()],
        };
        for (man, section) in field.players.iter().zip(&draft.sections) {
            draft.sums[*section] += man.rating;
            draft.counts[*section][man.federation] += 1;
        }
        draft
    }

    /// The largest difference between two sections' averages, in thousandths of a point.
    fn spread(&self) -> i64 {
        let averages = self.sums.iter().zip(self.field.sizes).filter(|(_, size)| **size > 0);
        let averages = averages.map(|(sum, size)| sum * THOUSAND / whole(*size));
        let (least, most) = averages.fold((i64::MAX, i64::MIN), |(least, most), average| {
            (least.min(average), most.max(average))
        });
        most.saturating_sub(least).max(0)
    }

    /// How far apart two sections' averages are, times both sizes.
    fn gap(&self, a: usize, b: usize) -> i64 {
        self.sums[a] * whole(self.field.sizes[b]) - self.sums[b] * whole(self.field.sizes[a])
    }

    /// Two players of different sections change places.
    fn exchange(&mut self, first: usize, second: usize) {
        self.sections.swap(first, second);
        for (came, went) in [(first, second), (second, first)] {
            let (section, players) = (self.sections[came], &self.field.players);
            self.sums[section] += players[came].rating - players[went].rating;
            self.counts[section][players[went].federation] -= 1;
            self.counts[section][players[came].federation] += 1;
        }
    }

    /// Exchanges neighbours while that brings a federation nearer to its share, or two sections'
    /// averages nearer to each other, and the averages do not come apart beyond `limit`.
    fn exchange_neighbours(&mut self, limit: i64) {
        for _ in 0..ROUNDS_MAX {
            let mut exchanged = false;
            for first in 0..self.field.players.len() {
                for second in self.field.neighbours(first) {
                    exchanged |= self.exchange_if_better(first, second, limit);
                }
            }
            if !exchanged {
                return;
            }
        }
    }

    fn exchange_if_better(&mut self, first: usize, second: usize, limit: i64) -> bool {
        let (a, b) = (self.sections[first], self.sections[second]);
        if a == b {
            return false;
        }
        let players = &self.field.players;
        let excess = self.excess_after(first, second);
        let gap = self.gap(a, b);
        let difference = players[first].rating - players[second].rating;
        let sizes = whole(self.field.sizes[a] + self.field.sizes[b]);
        let nearer = (gap - difference * sizes).abs() < gap.abs();
        if excess > 0 || excess == 0 && !nearer {
            return false;
        }
        let limit = limit.max(self.spread());
        self.exchange(first, second);
        let kept = self.spread() <= limit;
        if !kept {
            self.exchange(first, second);
        }
        kept
    }

    /// How many more players beyond a federation's share there would be after an exchange.
    fn excess_after(&self, first: usize, second: usize) -> i64 {
        let (a, b) = (self.sections[first], self.sections[second]);
        let players = &self.field.players;
        let (f, g) = (players[first].federation, players[second].federation);
        if f == g {
            return 0;
        }
        let over = |section: usize, federation: usize| {
            self.counts[section][federation] >= self.field.shares[federation]
        };
        let beyond = |section: usize, federation: usize| {
            self.counts[section][federation] > self.field.shares[federation]
        };
        i64::from(over(a, g)) - i64::from(beyond(a, f)) + i64::from(over(b, f))
            - i64::from(beyond(b, g))
    }

    /// Shares federations evenly between sections, two at a time, until none exceeds its share.
    fn spread_federations(&mut self) {
        for federation in 0..self.field.shares.len() {
            loop {
                let count = |section: &usize| self.counts[*section][federation];
                let all = 0..self.field.sizes.len();
                let most = all.clone().max_by_key(|s| (count(s), std::cmp::Reverse(*s)));
                let (Some(most), Some(least)) = (most, all.min_by_key(count)) else { return };
                if count(&most) <= self.field.shares[federation] || !self.share_evenly(most, least)
                {
                    break;
                }
            }
        }
    }

    /// Shares all federations evenly between two sections. Whether that changed them for the
    /// better: where one of them has more than one seat above the other, it may not.
    fn share_evenly(&mut self, a: usize, b: usize) -> bool {
        let unevenness = |draft: &Draft<'_>| -> usize {
            [a, b].iter().flat_map(|s| &draft.counts[*s]).map(|count| count * count).sum()
        };
        let before = unevenness(self);
        let of = |section: usize| -> Vec<usize> {
            (0..self.sections.len()).filter(|rank| self.sections[*rank] == section).collect()
        };
        let rows = Rows::new(self.field, of(a), of(b));
        let exchanged = rows.exchanged(self.gap(a, b));
        exchanged.iter().for_each(|(first, second)| self.exchange(*first, *second));
        let better = unevenness(self) < before;
        if !better {
            exchanged.iter().for_each(|(first, second)| self.exchange(*first, *second));
        }
        better
    }
}
