//! Who plays whom, and with which colour (`TR-0.3`).
//!
//! A pairing is by start numbers. Those are drawn by lot, so the colours are, too; in the Silli system they follow
//! the ratings, and everybody has as many games with White as with Black. All games of a section begin together: a
//! round is the place in the printed table, not a date.

/// The most players for whom there are tables; no section comes near it.
pub const START_NUMBERS_MAX: usize = 1_000;

/// A game between two start numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pairing {
    /// The round of the table, counted from 1.
    pub round: u16,
    /// White's start number, counted from 0.
    pub white: usize,
    /// Black's start number, counted from 0.
    pub black: usize,
}

/// Everybody against everybody by the FIDE Berger tables (FIDE Handbook C.05, annex 1), in the
/// order in which they are printed; `double` adds the same games with colours reversed (`TR-0.3`).
///
/// With an odd number of players, whoever meets the number that is missing has a bye and no game.
/// Nobody's colours differ by more than one; with an odd number of players, or double, they are
/// equal. More than [`START_NUMBERS_MAX`] players have no table.
pub fn round_robin(players: usize, double: bool) -> Vec<Pairing> {
    if players > START_NUMBERS_MAX {
        return Vec::new();
    }
    let even = players + players % 2;
    let rounds = even.saturating_sub(1);
    let mut pairings = Vec::new();
    for (round, index) in (1..).zip(0..rounds) {
        // The player who meets the last number. From one round to the next everybody moves on by
        // half the table, and the last number, which stays, changes its colour.
        let pivot = index * (even / 2) % rounds;
        let (white, black) = if index % 2 == 0 { (pivot, even - 1) } else { (even - 1, pivot) };
        pairings.push(Pairing { round, white, black });
        for distance in 1..even / 2 {
            let white = (pivot + distance) % rounds;
            let black = (pivot + rounds - distance) % rounds;
            pairings.push(Pairing { round, white, black });
        }
    }
    pairings.retain(|pairing| pairing.white < players && pairing.black < players);
    if double {
        let first = pairings.len();
        let last_round = pairings.last().map_or(0, |pairing| pairing.round);
        pairings.extend_from_within(..);
        for pairing in &mut pairings[first..] {
            pairing.round += last_round;
            std::mem::swap(&mut pairing.white, &mut pairing.black);
        }
    }
    pairings
}

/// Everybody of one side against everybody of the other, the Scheveningen system: the first side
/// has the start numbers below `per_side`, the second one those from there on (`TR-10.0.1`).
///
/// In each round the second side moves on by one place. Everybody's colours are equal, or differ
/// by one when `per_side` is odd; so are each side's in a round. When `per_side` is even but no
/// multiple of four, a side has White in one game more than half of one round, and in one less of the
/// next: in this order no choice of colours makes all rounds even. More than
/// [`START_NUMBERS_MAX`] players have no table.
pub fn scheveningen(per_side: usize) -> Vec<Pairing> {
    if per_side > START_NUMBERS_MAX / 2 {
        return Vec::new();
    }
    let mut pairings = Vec::with_capacity(per_side * per_side);
    for (round, shift) in (1..).zip(0..per_side) {
        for first in 0..per_side {
            let second = (first + shift) % per_side;
            // The sum takes every value once for each player, and evenly in a round.
            let sum = (first + second) % per_side;
            let is_white = if per_side % 2 == 1 && sum == per_side / 2 {
                // The one value too many goes to the two sides in turn.
                first % 2 == 0
            } else {
                sum < per_side / 2
            };
            let (first, second) = (first, per_side + second);
            let (white, black) = if is_white { (first, second) } else { (second, first) };
            pairings.push(Pairing { round, white, black });
        }
    }
    pairings
}

/// A match of `games` between the only two start numbers there are, with either colour in turn: the knock-out. Whoever is
/// alone has nobody to play.
pub fn match_of(players: usize, games: u8) -> Vec<Pairing> {
    let pairing = |round: u16| match round % 2 {
        1 => Pairing { round, white: 0, black: 1 },
        _ => Pairing { round, white: 1, black: 0 },
    };
    if players == 2 { (1..=games.into()).map(pairing).collect() } else { Vec::new() }
}

/// Everybody against `games` others, the Silli system: the start numbers stand in a circle in the order of the
/// ratings, and whoever is at a distance is met, with White in one direction and with Black in the other.
///
/// Everybody has half of the games with White, and nobody meets anybody twice. The distances are taken evenly from all
/// that there are, near ones and far ones, so that everybody's opponents come from the whole order: their average is
/// about that of the section, wherever a player stands. With as many games as there are others everybody meets
/// everybody. A round has each player's games at one distance.
///
/// The printed tables of ICCF are not published with its rules; this is our reading of what they are for. An odd
/// number of games, none, or more than there are others, have no table.
pub fn silli(players: usize, games: u8) -> Vec<Pairing> {
    let (games, distances) = (usize::from(games), players.saturating_sub(1) / 2);
    let wanted = games / 2;
    if players > START_NUMBERS_MAX || games % 2 == 1 || wanted == 0 || wanted > distances {
        return Vec::new();
    }
    let mut pairings = Vec::with_capacity(players * wanted);
    for (round, part) in (1..).zip(0..wanted) {
        // The middle of each of as many equal parts of half the circle, rounded half down.
        let distance = ((2 * part + 1) * players + 2 * wanted - 1) / (4 * wanted);
        for white in 0..players {
            pairings.push(Pairing { round, white, black: (white + distance) % players });
        }
    }
    pairings
}
