//! What a bracket is paired from: the round, and where everybody stands.

use super::record::Record;

/// A round that is being paired. Players are vertices in the order of their scores, then of their numbers; behind them
/// comes the bye, where their number is odd.
pub(super) struct Round<'a> {
    /// Their pairing numbers.
    pub(super) numbers: &'a [usize],
    /// The players by vertex.
    pub(super) ranked: Vec<&'a Record>,
    /// Rounds that have been played.
    pub(super) played: usize,
    /// Rounds in all.
    pub(super) rounds: usize,
}

impl Round<'_> {
    /// Behind the last vertex that has the same score as this one.
    pub(super) fn end_of_score(&self, begin: usize) -> usize {
        let Some(first) = self.ranked.get(begin) else { return begin };
        let same = self.ranked[begin..].iter().take_while(|it| it.half_points == first.half_points);
        begin + same.count()
    }

    /// Whether two may meet (C1, C3).
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        let (first, second) = (self.ranked[one], self.ranked[other]);
        let denies = match (first.absolute(), second.absolute()) {
            (Some(colour), Some(same)) => colour == same,
            _ => false,
        };
        // A topscorer: with more than half of the points before the last round.
        let is_top = |record: &Record| {
            usize::try_from(record.half_points).is_ok_and(|points| points > self.played)
        };
        let is_last = self.played + 1 >= self.rounds;
        !first.met.contains(&self.numbers[other])
            && (!denies || is_last && (is_top(first) || is_top(second)))
    }
}

/// Where a player stands who is not yet paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Has floated down into the bracket (a moved-down player, MDP).
    Mover,
    /// Has the bracket's score.
    Resident,
    /// Has the next score.
    Next,
    /// Has a lower score.
    Rest,
    /// Is the bye.
    Bye,
}

/// A bracket that is to be paired, with everybody who comes after it.
pub(super) struct Scene<'a> {
    pub(super) round: &'a Round<'a>,
    /// The vertices of the round that are not yet paired.
    pub(super) vertices: &'a [usize],
    /// Where each of them stands.
    pub(super) places: Vec<Place>,
    /// The score with which somebody has the bye.
    pub(super) bye_score: u32,
}
