//! A bracket: the players of one score, and those who have floated down to them.
//!
//! The best pairing is the heaviest matching; of several, the one that comes first in the order of the Handbook's article
//! 4. That order is asked for step by step: somebody is wished somewhere, and where the heaviest matching grants it, it
//! stays so.

use super::criteria::{Criteria, Pair};
use super::matching::Matching;
use super::scene::{Place, Scene};
use super::weight::Weight;

/// A bracket that is being paired. Vertices are counted among those that are not yet paired.
pub(super) struct Bracket<'a, const LANES: usize> {
    scene: &'a Scene<'a>,
    criteria: Criteria,
    matching: Matching<LANES>,
}

impl<'a, const LANES: usize> Bracket<'a, LANES> {
    pub(super) fn new(scene: &'a Scene<'a>, criteria: Criteria) -> Bracket<'a, LANES> {
        let weight = |one, other| weight(scene, &criteria, one, other);
        let mut matching = Matching::new(scene.vertices.len(), weight);
        matching.solve();
        Bracket { scene, criteria, matching }
    }

    /// The pairs of the bracket, by the round's vertices. Whoever is in none of them floats down.
    pub(super) fn pairs(mut self) -> Vec<(usize, usize)> {
        self.choose_bye();
        let movers = self.all(Place::Mover);
        let residents = self.all(Place::Resident);
        self.choose_movers(&movers);
        self.choose_opponents(&movers, &residents);
        let among = |it: &usize| !movers.contains(&self.matching.mate(*it));
        let remainder: Vec<usize> = residents.into_iter().filter(among).collect();
        self.exchange(&remainder);
        self.transpose(&remainder);
        let vertices = self.scene.vertices;
        let pairs = (0..vertices.len()).map(|it| (it, self.matching.mate(it)));
        let of_bracket = pairs.filter(|(one, other)| one < other && self.is_within(*one, *other));
        of_bracket.map(|(one, other)| (vertices[one], vertices[other])).collect()
    }

    fn all(&self, place: Place) -> Vec<usize> {
        let places = self.scene.places.iter().enumerate();
        places.filter(|(_, it)| **it == place).map(|(at, _)| at).collect()
    }

    fn is_within(&self, one: usize, other: usize) -> bool {
        is_within(self.scene, one, other)
    }

    /// Where only one floats down, and has the bye, that is whoever has played most (C9).
    fn choose_bye(&mut self) {
        let players = 0..self.scene.places.len();
        let of_bracket =
            |it: &usize| matches!(self.scene.places[*it], Place::Mover | Place::Resident);
        let down = |it: &usize| !self.is_within(*it, self.matching.mate(*it));
        let mut floaters = players.filter(of_bracket).filter(down);
        let (Some(floater), None) = (floaters.next(), floaters.next()) else { return };
        let bye = self.matching.mate(floater);
        if self.scene.places[bye] != Place::Bye {
            return;
        }
        let (scene, criteria) = (self.scene, &self.criteria);
        self.matching.change(bye, |other, weight| match scene.places[other] {
            Place::Mover | Place::Resident => weight + criteria.bye(record(scene, other)),
            Place::Next | Place::Rest | Place::Bye => weight,
        });
        self.matching.solve();
    }

    /// Of those who have floated down, the highest are paired.
    fn choose_movers(&mut self, movers: &[usize]) {
        let scene = self.scene;
        for mover in movers.iter().copied() {
            let is_paired = |it: &Self| is_within(scene, mover, it.matching.mate(mover));
            if !is_paired(self) {
                self.wish(mover, |other| usize::from(is_within(scene, mover, other)));
            }
            let stays = is_paired(self);
            self.matching.forbid(mover, |other| is_within(scene, mover, other) != stays);
        }
    }

    /// The highest opponents for them, one after the other.
    fn choose_opponents(&mut self, movers: &[usize], residents: &[usize]) {
        for mover in movers.iter().copied() {
            if self.is_within(mover, self.matching.mate(mover)) {
                self.choose_opponent(mover, residents);
            }
        }
    }

    /// The first of these as an opponent who can be had.
    fn choose_opponent(&mut self, player: usize, opponents: &[usize]) {
        let is_open = |it: &&usize| !self.matching.weight(player, **it).is_forbidden();
        let first = opponents.iter().find(is_open).copied();
        if first != Some(self.matching.mate(player)) {
            let rank = |other| opponents.iter().rev().position(|it| *it == other);
            self.wish(player, |other| rank(other).map_or(0, |rank| rank + 1));
        }
        let opponent = self.matching.mate(player);
        self.matching.forbid(player, |other| other != opponent);
        self.matching.forbid(opponent, |other| other != player);
    }

    /// Divides those who have the bracket's score into an upper and a lower half (S1 and S2): with the fewest exchanges, of
    /// those who are nearest to one another. Whoever leads a pair is of the upper half after the exchange: of two who were
    /// in one half, that is the higher one, since any other exchange would be of players further apart.
    fn exchange(&mut self, remainder: &[usize]) {
        let size = remainder.len();
        let paired = remainder.iter().filter(|it| remainder.contains(&self.matching.mate(**it)));
        let half = paired.count() / 2;
        let rank = |vertex: usize| remainder.iter().position(|it| *it == vertex);
        for (at, player) in remainder.iter().copied().enumerate() {
            let criteria = &self.criteria;
            self.matching.change(player, |other, mut weight| {
                // Each pair is changed once, from its higher player.
                if rank(other).is_some_and(|rank| rank > at) {
                    weight.add_to(criteria.kept, usize::from(at < half));
                    weight.add_to(criteria.height, size - at);
                }
                weight
            });
        }
        self.matching.solve();
        let exchanges = (0..half).filter(|at| !self.leads(remainder, *at)).count();
        // Of the upper half the lowest go, and of the lower half the highest come.
        let mut left = exchanges;
        for at in (0..half).rev() {
            if left == 0 {
                break;
            }
            left -= usize::from(!self.settle(remainder, at, false));
        }
        let mut left = exchanges;
        for at in half..size {
            if left == 0 {
                break;
            }
            left -= usize::from(self.settle(remainder, at, true));
        }
    }

    /// Whether somebody of the remainder leads a pair: with a lower one of it.
    fn leads(&self, remainder: &[usize], at: usize) -> bool {
        remainder[at + 1..].contains(&self.matching.mate(remainder[at]))
    }

    /// Settles whether somebody leads a pair, as it is wished if that can be; answers what has become of it.
    fn settle(&mut self, remainder: &[usize], at: usize, wished: bool) -> bool {
        let (player, below) = (remainder[at], &remainder[at + 1..]);
        if self.leads(remainder, at) != wished {
            self.wish(player, |other| usize::from(below.contains(&other) == wished));
        }
        let leads = self.leads(remainder, at);
        self.matching.forbid(player, |other| below.contains(&other) != leads);
        leads
    }

    /// The highest opponents for the upper half, one after the other: the first transposition of the lower half.
    fn transpose(&mut self, remainder: &[usize]) {
        let rank = |vertex: usize| remainder.iter().position(|it| *it == vertex);
        let leads: Vec<bool> = (0..remainder.len()).map(|at| self.leads(remainder, at)).collect();
        for (at, player) in remainder.iter().copied().enumerate() {
            self.matching.forbid(player, |other| match rank(other) {
                Some(mate) if mate > at => !leads[at] || leads[mate],
                Some(mate) => leads[at] || !leads[mate],
                None => leads[at],
            });
        }
        for (at, player) in remainder.iter().copied().enumerate() {
            if leads[at] {
                self.choose_opponent(player, &remainder[at + 1..]);
            }
        }
    }

    /// Asks for a player to be where the number is highest.
    fn wish(&mut self, player: usize, number: impl Fn(usize) -> usize) {
        let field = self.criteria.wish;
        self.matching.change(player, |other, mut weight| {
            weight.add_to(field, number(other));
            weight
        });
        self.matching.solve();
    }
}

fn record<'a>(scene: &'a Scene<'_>, vertex: usize) -> &'a super::record::Record {
    scene.round.ranked[scene.vertices[vertex]]
}

/// Whether two would be a pair of the bracket.
fn is_within(scene: &Scene<'_>, one: usize, other: usize) -> bool {
    matches!(
        (scene.places[one], scene.places[other]),
        (Place::Resident, Place::Resident | Place::Mover) | (Place::Mover, Place::Resident)
    )
}

/// What a pair weighs, the higher one first.
fn weight<const LANES: usize>(
    scene: &Scene<'_>,
    criteria: &Criteria,
    one: usize,
    other: usize,
) -> Weight<LANES> {
    if scene.places[other] == Place::Bye {
        let player = record(scene, one);
        let may = !player.has_had_bye && player.half_points <= scene.bye_score;
        return if may { Weight::ZERO } else { Weight::forbidden() };
    }
    if !scene.round.may_meet(scene.vertices[one], scene.vertices[other]) {
        return Weight::forbidden();
    }
    let pair = Pair { higher: record(scene, one), lower: record(scene, other) };
    match scene.places[other] {
        Place::Resident => criteria.within(&pair),
        Place::Next => criteria.of_next(&pair),
        Place::Mover | Place::Rest | Place::Bye => Weight::ZERO,
    }
}
