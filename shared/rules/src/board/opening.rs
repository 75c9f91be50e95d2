//! The openings of chess by the Encyclopaedia's codes, with their names: known by their positions, so that a game
//! that comes to one by other moves is of it, too.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::Position;
use crate::{Game, MoveCode, Variant};

/// Code, name and position a line; `tables/openings.mjs` says where they come from.
const TABLE: &str = include_str!("../../tables/openings.tsv");

/// Half-moves behind which no opening has its name.
const PLIES_MAX: usize = 40;

/// An opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Its code in the Encyclopaedia of Chess Openings, `A00` to `E99`.
    pub eco: &'static str,
    /// Its English name, the variation with it.
    pub name: &'static str,
}

/// An opening by its place in [`Opening::all`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct OpeningNumber(pub u16);

static OPENINGS: LazyLock<Vec<Opening>> = LazyLock::new(|| lines().map(|(of, _)| of).collect());

static BY_POSITION: LazyLock<HashMap<u64, OpeningNumber>> = LazyLock::new(|| {
    let read = |(number, (_, fields)): (usize, (Opening, &str))| {
        let position = Position::from_fen(Variant::Chess, &format!("{fields} 0 1")).ok()?;
        Some((position.fingerprint(), OpeningNumber(u16::try_from(number).ok()?)))
    };
    lines().enumerate().filter_map(read).collect()
});

fn lines() -> impl Iterator<Item = (Opening, &'static str)> {
    TABLE.lines().filter_map(|line| {
        let (eco, rest) = line.split_once('\t')?;
        let (name, position) = rest.split_once('\t')?;
        Some((Opening { eco, name }, position))
    })
}

impl Opening {
    /// Every named position, by code and name: a name stands there once for each of its positions.
    pub fn all() -> &'static [Opening] {
        &OPENINGS
    }

    /// What stands before the colon in its name, and in those of its variations.
    pub fn family(&self) -> &'static str {
        self.name.split_once(':').map_or(self.name, |(family, _)| family)
    }

    /// A number that changes with the table, and so with what an [`OpeningNumber`] means (FNV-1a).
    pub fn table_number() -> u32 {
        static NUMBER: LazyLock<u32> = LazyLock::new(|| {
            TABLE
                .bytes()
                .fold(0x811C_9DC5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
        });
        *NUMBER
    }
}

impl OpeningNumber {
    /// The opening of which this very position is the one with a name; none, too, of other variants.
    pub fn of(position: &Position) -> Option<OpeningNumber> {
        let is_chess = position.variant() == Variant::Chess;
        is_chess.then(|| BY_POSITION.get(&position.fingerprint()).copied()).flatten()
    }

    /// The opening of a game with these moves: the last of its positions that has a name.
    pub fn of_moves(
        start: Position,
        moves: impl IntoIterator<Item = MoveCode>,
    ) -> Option<OpeningNumber> {
        if start.variant() != Variant::Chess {
            return None;
        }
        let mut position = start;
        let mut opening = OpeningNumber::of(&position);
        for code in moves.into_iter().take(PLIES_MAX) {
            let Some(next) = position.played(code) else { break };
            position = next;
            opening = OpeningNumber::of(&position).or(opening);
        }
        opening
    }

    /// Code and name.
    pub fn opening(self) -> Option<Opening> {
        OPENINGS.get(usize::from(self.0)).copied()
    }
}

impl Game {
    /// The opening that was played; none of other variants, and where no position has a name.
    pub fn opening(&self) -> Option<Opening> {
        let moves = self.plies().iter().map(|ply| ply.code);
        OpeningNumber::of_moves(self.terms().start_position(), moves)?.opening()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::notation::read_move;

    fn opening(moves: &str) -> Option<(&'static str, &'static str)> {
        let mut position = Position::start(Variant::Chess);
        let mut codes = Vec::new();
        for san in moves.split_whitespace() {
            let code = read_move(san, &position).expect(san);
            position = position.played(code).expect(san);
            codes.push(code);
        }
        let opening = OpeningNumber::of_moves(Position::start(Variant::Chess), codes)?.opening()?;
        Some((opening.eco, opening.name))
    }

    #[test]
    fn an_opening_is_the_last_position_with_a_name() {
        assert_eq!(opening(""), None);
        assert_eq!(opening("e4"), Some(("B00", "King's Pawn Game")));
        let najdorf = Some(("B90", "Sicilian Defense: Najdorf Variation"));
        assert_eq!(opening("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6"), najdorf);
        // What follows has no name of its own.
        assert_eq!(opening("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Qd2"), najdorf);
        let declined = Some(("D30", "Queen's Gambit Declined"));
        assert_eq!(opening("d4 d5 c4 e6"), declined);
        assert_eq!(opening("c4 e6 d4 d5"), declined);
    }

    #[test]
    fn every_line_of_the_table_can_be_played_and_stands_in_its_place() {
        assert_eq!(OPENINGS.len(), TABLE.lines().count());
        assert_eq!(BY_POSITION.len(), OPENINGS.len(), "a position has one name");
        for opening in Opening::all() {
            let code = opening.eco.as_bytes();
            assert!(matches!(code, [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9']), "{}", opening.eco);
        }
        assert!(lines().is_sorted_by_key(|(opening, _)| opening.eco));
    }
}
