//! Building the archive from finished games, in as much memory as these and one part of their positions take.

use rules::{MoveCode, OpeningNumber, Position};

use crate::positions::Step;
use crate::{ArchivedGame, Buckets, Catalog};

/// Half-moves that are held in memory at a time, 16 bytes each.
const STEPS_A_PART: u64 = 16_000_000;

/// A finished game with its moves.
#[derive(Clone, Debug)]
pub struct Archived {
    /// What is known of it. Its opening and the number of its half-moves are found while it is built in.
    pub game: ArchivedGame,
    /// From where it started, where that is not the variant's own position.
    pub start: Option<Box<Position>>,
    /// Its moves. What cannot be played in its place is left out with all that follows.
    pub moves: Box<[MoveCode]>,
}

/// An archive that is being built: an iterator over the parts of the file of its positions, in their order. When
/// there are none left, [`Build::finish`] gives the other files.
///
/// The games are gone through once for each part, of which each holds the positions of some buckets: so no more than
/// a part of the positions is ever in memory, and nothing has to be put down meanwhile.
pub struct Build {
    games: Vec<Archived>,
    buckets: Buckets,
    steps: u64,
    parts: u64,
    done: u64,
    starts: Vec<u64>,
    bytes: u64,
}

/// What there is besides the positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Built {
    /// The catalog, which [`Catalog::read`] reads.
    pub catalog: Vec<u8>,
    /// Where each bucket begins in the file of positions, and where the last one ends: 8 bytes each, the low ones
    /// first.
    pub directory: Vec<u8>,
    /// How positions are divided.
    pub buckets: Buckets,
    /// Games.
    pub games: u32,
    /// Positions that games went through, each as often as it was reached.
    pub positions: u64,
}

impl Build {
    /// Of these games, in whatever order.
    pub fn new(games: Vec<Archived>) -> Build {
        Build::in_parts_of(games, STEPS_A_PART)
    }

    pub(crate) fn in_parts_of(mut games: Vec<Archived>, steps_a_part: u64) -> Build {
        games.sort_unstable_by_key(|archived| archived.game.place());
        for archived in &mut games {
            archived.look_through();
        }
        let steps = games.iter().map(|archived| archived.moves.len() as u64 + 1).sum();
        let buckets = Buckets::for_steps(steps);
        let parts = steps.div_ceil(steps_a_part).clamp(1, buckets.count());
        Build { games, buckets, steps, parts, done: 0, starts: Vec::new(), bytes: 0 }
    }

    /// The other files.
    ///
    /// # Errors
    /// None that is known.
    pub fn finish(mut self) -> Result<Built, postcard::Error> {
        self.starts.push(self.bytes);
        let games = u32::try_from(self.games.len()).unwrap_or(u32::MAX);
        let catalog = Catalog::new(self.games.into_iter().map(|archived| archived.game).collect());
        Ok(Built {
            catalog: catalog.bytes()?,
            directory: self.starts.into_iter().flat_map(u64::to_le_bytes).collect(),
            buckets: self.buckets,
            games,
            positions: self.steps,
        })
    }

    /// The first bucket of a part.
    fn first_bucket(&self, part: u64) -> u64 {
        self.buckets.count() * part / self.parts
    }
}

impl Iterator for Build {
    type Item = Vec<u8>;

    fn next(&mut self) -> Option<Vec<u8>> {
        if self.done == self.parts {
            return None;
        }
        let here = self.first_bucket(self.done)..self.first_bucket(self.done + 1);
        self.done += 1;
        let mut steps = Vec::with_capacity(usize::try_from(self.steps / self.parts).unwrap_or(0));
        for (place, archived) in (0..).zip(&self.games) {
            archived.each_position(|fingerprint, played| {
                if here.contains(&self.buckets.of(fingerprint)) {
                    steps.push(Step::new(fingerprint, played, place));
                }
            });
        }
        steps.sort_unstable();
        // A position that comes up again in a game, and goes on in the same way.
        steps.dedup();
        let (mut bytes, mut rest) = (Vec::new(), steps.as_slice());
        for bucket in here {
            self.starts.push(self.bytes + bytes.len() as u64);
            let end = rest.partition_point(|step| self.buckets.of(step.fingerprint()) <= bucket);
            let (own, behind) = rest.split_at_checked(end).unwrap_or((rest, &[]));
            self.buckets.write(own, &mut bytes);
            rest = behind;
        }
        self.bytes += bytes.len() as u64;
        Some(bytes)
    }
}

impl Archived {
    fn start(&self) -> Position {
        match &self.start {
            Some(start) => Position::clone(start),
            None => Position::start(self.game.variant),
        }
    }

    /// Each position, and what was played in it; none: the game ended.
    fn each_position(&self, mut each: impl FnMut(u64, Option<MoveCode>)) {
        let mut position = self.start();
        for code in &self.moves {
            let Some(next) = position.played(*code) else { break };
            each(position.fingerprint(), Some(*code));
            position = next;
        }
        each(position.fingerprint(), None);
    }

    /// Finds the opening, and how many half-moves there are.
    fn look_through(&mut self) {
        self.game.opening = OpeningNumber::of_moves(self.start(), self.moves.iter().copied());
        self.game.plies = u16::try_from(self.moves.len()).unwrap_or(u16::MAX);
    }
}
