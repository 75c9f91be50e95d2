//! How two sections share every federation evenly by exchanges within their rows.
//!
//! Each row is a line between the federations of its two players. Whoever walks along the lines,
//! each once, and sends the player of the federation left to the one section and the player of the
//! federation reached to the other, leaves every federation as often as they reach it, but for the
//! two ends of the walk. A walk that begins where an odd number of lines meet ends at another such
//! federation, so that no federation is an end twice, and the two sections come to differ by one
//! player of it at most.

use std::collections::BTreeMap;

use super::{Field, whole};

/// The rows of two sections.
pub(super) struct Rows<'a> {
    field: &'a Field<'a>,
    /// For each row the rank of its player in the first section and in the second.
    pairs: Vec<(usize, usize)>,
    /// Ranks of the players of a larger section who have no counterpart, and stay.
    extra: Vec<usize>,
    /// Whether the first section is the larger one.
    first_larger: bool,
}

/// Some of the rows, and whether each exchanges its players.
type Walk = Vec<(usize, bool)>;

impl<'a> Rows<'a> {
    /// The rows of two sections of which the ranks are given, the strongest first.
    pub(super) fn new(field: &'a Field<'a>, first: Vec<usize>, second: Vec<usize>) -> Rows<'a> {
        let first_larger = first.len() > second.len();
        let (large, small) = if first_larger { (first, second) } else { (second, first) };
        // At even distances, so that a row's players are of like strength also then.
        let partner = |row: usize| (2 * row + 1) * large.len() / (2 * small.len());
        let extra =
            (0..large.len()).filter(|index| !(0..small.len()).any(|r| partner(r) == *index));
        let extra = extra.map(|index| large[index]).collect();
        let pair = |(row, rank): (usize, &usize)| match first_larger {
            true => (large[partner(row)], *rank),
            false => (*rank, large[partner(row)]),
        };
        let pairs = small.iter().enumerate().map(pair).collect();
        Rows { field, pairs, extra, first_larger }
    }

    /// The pairs that change places. Every walk may be taken in either direction: that is chosen so
    /// that the averages, of which `gap` tells how far they are apart, come near to each other.
    pub(super) fn exchanged(&self, gap: i64) -> Vec<(usize, usize)> {
        let (fixed, mut free) = self.walks();
        let mut gap = gap + fixed.iter().map(|walk| self.effect(walk)).sum::<i64>();
        let turned = |walk: &Walk| walk.iter().map(|(row, turn)| (*row, !turn)).collect::<Walk>();
        // What moves the averages most is placed first, so that the smaller ones make up for it.
        let weight = |walk: &Walk| (self.effect(walk) - self.effect(&turned(walk))).abs();
        free.sort_by_key(|walk| std::cmp::Reverse(weight(walk)));
        let mut chosen: Walk = fixed.concat();
        for walk in free {
            let exchanges = |walk: &Walk| walk.iter().filter(|(_, exchange)| *exchange).count();
            let directions = [turned(&walk), walk];
            let best = directions
                .into_iter()
                .min_by_key(|walk| ((gap + self.effect(walk)).abs(), exchanges(walk)))
                .unwrap_or_default();
            gap += self.effect(&best);
            chosen.extend(best);
        }
        chosen.iter().filter(|(_, exchange)| *exchange).map(|(row, _)| self.pairs[*row]).collect()
    }

    /// What a walk adds to the gap between the sections' averages.
    fn effect(&self, walk: &Walk) -> i64 {
        let exchanged = walk.iter().filter(|(_, exchange)| *exchange);
        let difference = exchanged.map(|(row, _)| {
            let (first, second) = self.pairs[*row];
            self.field.players[second].rating - self.field.players[first].rating
        });
        difference.sum::<i64>() * whole(2 * self.pairs.len() + self.extra.len())
    }

    /// All rows as walks: those of which the direction is fixed, because they begin at a player who
    /// stays, and the others.
    fn walks(&self) -> (Vec<Walk>, Vec<Walk>) {
        let federation = |rank: usize| self.field.players[rank].federation;
        let ends = |row: usize| (federation(self.pairs[row].0), federation(self.pairs[row].1));
        // A row of two compatriots may do as it likes.
        let (alike, mut open): (Vec<usize>, Vec<usize>) =
            (0..self.pairs.len()).partition(|row| ends(*row).0 == ends(*row).1);
        let mut fixed = Vec::new();
        for rank in &self.extra {
            // The one who stays stands in the larger section: compatriots begin in the other.
            let walk = walk_from(federation(*rank), &mut open, ends);
            fixed.push(walk.into_iter().map(|(r, turn)| (r, turn == self.first_larger)).collect());
        }
        let mut free: Vec<Walk> = alike.into_iter().map(|row| vec![(row, false)]).collect();
        while let Some(row) = open.first() {
            let mut lines = BTreeMap::new();
            for end in open.iter().flat_map(|row| [ends(*row).0, ends(*row).1]) {
                *lines.entry(end).or_insert(0) += 1;
            }
            let odd = lines.into_iter().find(|(_, count)| count % 2 == 1);
            let start = odd.map_or(ends(*row).0, |(federation, _)| federation);
            free.push(walk_from(start, &mut open, ends));
        }
        (fixed, free)
    }
}

/// Follows open rows from a federation until it comes to one that has none left. The player of the
/// federation that is left goes to the second section, that of the next one to the first.
fn walk_from(start: usize, open: &mut Vec<usize>, ends: impl Fn(usize) -> (usize, usize)) -> Walk {
    let (mut here, mut walk) = (start, Walk::new());
    while let Some(index) = open.iter().position(|r| ends(*r).0 == here || ends(*r).1 == here) {
        let row = open.remove(index);
        let (first, second) = ends(row);
        walk.push((row, first == here));
        here = if first == here { second } else { first };
    }
    walk
}
