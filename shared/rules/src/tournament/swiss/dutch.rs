//! A round: its brackets from the highest score to the lowest, and who has the bye.

use std::cmp::Reverse;

use super::bracket::Bracket;
use super::colours::colour_of;
use super::criteria::Criteria;
use super::matching::Matching;
use super::record::{Record, SwissBout};
use super::scene::{Place, Round, Scene};
use super::weight::{Fields, Weight, bits_for};
use crate::Color;

/// The most players of a Swiss tournament: with them a round is paired in less than a second.
pub const SWISS_PLAYERS_MAX: usize = 200;

/// Lanes of a weight in a tournament as they are, and in one with as many scores as there can be.
const FEW_LANES: usize = 10;
const MANY_LANES: usize = 64;

/// Two who meet, or one who has a bye; by pairing numbers from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SwissPairing {
    /// A game.
    Game {
        /// Who has White.
        white: usize,
        /// Who has Black.
        black: usize,
    },
    /// A point without a game.
    Bye {
        /// Whose.
        player: usize,
    },
}

/// Pairs the next round for those of `players` who are `present`, from the rounds before it, whose bouts are between numbers
/// below `players`; `rounds` is how many there
/// will be in all, and `initial` the colour of number 0 in the first one. The highest scores come first. None where
/// nobody can be paired so that no two meet again and no colour becomes impossible.
pub fn pair_swiss_round(
    players: usize,
    before: &[Vec<SwissBout>],
    present: &[usize],
    rounds: usize,
    initial: Color,
) -> Option<Vec<SwissPairing>> {
    let records = Record::of(players, before);
    let mut order: Vec<usize> = present.iter().copied().filter(|it| *it < players).collect();
    order.sort_by_key(|number| (Reverse(records[*number].half_points), *number));
    order.dedup();
    if order.is_empty() {
        return Some(Vec::new());
    }
    let ranked = order.iter().map(|number| &records[*number]).collect();
    let round = Round { numbers: &order, ranked, played: before.len(), rounds };
    let mates = round.mates()?;
    let mut pairings = Vec::with_capacity(order.len().div_ceil(2));
    for (at, mate) in mates.into_iter().enumerate() {
        let Some(mate) = mate else {
            pairings.push(SwissPairing::Bye { player: order[at] });
            continue;
        };
        if mate < at {
            continue;
        }
        let colour = colour_of((order[at], round.ranked[at]), round.ranked[mate], initial);
        let (white, black) = colour.fold_wb((at, mate), (mate, at));
        pairings.push(SwissPairing::Game { white: order[white], black: order[black] });
    }
    Some(pairings)
}

impl Round<'_> {
    /// With whom each player is paired; none: the bye.
    fn mates(&self) -> Option<Vec<Option<usize>>> {
        let players = self.ranked.len();
        let bye_score = self.bye_score()?;
        let mut mates: Vec<Option<usize>> = vec![None; players];
        let mut movers: Vec<usize> = Vec::new();
        let mut begin = 0;
        while begin < players {
            let end = self.end_of_score(begin);
            let next_end = self.end_of_score(end);
            // Whoever is not yet paired, and the bye.
            let mut vertices = movers.clone();
            vertices.extend(begin..players + players % 2);
            let place = |vertex: usize| match vertex {
                _ if vertex < begin => Place::Mover,
                _ if vertex < end => Place::Resident,
                _ if vertex == players => Place::Bye,
                _ if vertex < next_end => Place::Next,
                _ => Place::Rest,
            };
            let places = vertices.iter().copied().map(place).collect();
            let bracket = Scene { round: self, vertices: &vertices, places, bye_score };
            let pairs = bracket.pairs(next_end);
            for (one, other) in pairs {
                mates[one] = Some(other);
                mates[other] = Some(one);
            }
            movers.extend(begin..end);
            movers.retain(|it| mates[*it].is_none());
            begin = end;
        }
        Some(mates)
    }

    /// The lowest score with which somebody can have the bye so that everybody else is paired (C2, C4, C5); none where
    /// that cannot be done at all.
    fn bye_score(&self) -> Option<u32> {
        let players = self.ranked.len();
        let field = Fields::default().take(bits_for(players));
        let weight = |one: usize, other: usize| -> Weight<1> {
            let mut weight = Weight::ZERO;
            if other == players {
                match self.ranked[one].has_had_bye {
                    true => return Weight::forbidden(),
                    false => weight.add_to(field, one),
                }
            } else if !self.may_meet(one, other) {
                return Weight::forbidden();
            }
            weight
        };
        let mut matching = Matching::new(players + players % 2, weight);
        matching.solve();
        let is_complete =
            (0..players).all(|it| !matching.weight(it, matching.mate(it)).is_forbidden());
        let byes = (0..players).find(|it| matching.mate(*it) == players);
        is_complete.then(|| byes.map_or(0, |it| self.ranked[it].half_points))
    }
}

impl Scene<'_> {
    /// The pairs of the bracket.
    fn pairs(&self, next_end: usize) -> Vec<(usize, usize)> {
        let mut scores: Vec<(u32, usize)> = Vec::new();
        let in_sight = self.vertices.iter().filter(|vertex| **vertex < next_end);
        for vertex in in_sight.clone() {
            let score = self.round.ranked[*vertex].half_points;
            match scores.last_mut() {
                Some((last, players)) if *last == score => *players += 1,
                _ => scores.push((score, 1)),
            }
        }
        let criteria = Criteria::new(&scores, in_sight.count(), self.round.played);
        match criteria.lanes <= FEW_LANES {
            true => Bracket::<FEW_LANES>::new(self, criteria).pairs(),
            false => Bracket::<MANY_LANES>::new(self, criteria).pairs(),
        }
    }
}
