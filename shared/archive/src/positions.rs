//! Which moves were played in a position, and in which games: buckets of positions that were sorted by their
//! fingerprints, so that one that was reached once takes about nine bytes, and the bytes of one that was reached in
//! all games are those of the differences between the games' places.
//!
//! A position in a bucket is 32 bits that follow those by which the bucket is found, then either one move with the
//! high bit set and one game, or how many moves, and for each the move, how many games, and the games.

use rules::MoveCode;

use crate::Damaged;
use crate::bytes::{Bytes, put_number};

/// A move that was not made: the game ended here. No move has this number.
const END: u16 = 0x7FFF;
/// Set on a move that is the only one of a position, in one game.
const ALONE: u16 = 0x8000;
/// Positions of a bucket, about.
const STEPS_A_BUCKET: u64 = 64;
/// Bits by which buckets are found, at most.
const BITS_MAX: u32 = 24;

/// A half-move of a game, or its end, packed so that steps sort by position, by move, and by game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Step(u128);

impl Step {
    pub(crate) fn new(fingerprint: u64, played: Option<MoveCode>, game: u32) -> Step {
        let played = played.map_or(END, MoveCode::bits);
        Step(u128::from(fingerprint) << 64 | u128::from(played) << 32 | u128::from(game))
    }

    pub(crate) fn fingerprint(self) -> u64 {
        u64::try_from(self.0 >> 64).unwrap_or_default()
    }

    fn played(self) -> u16 {
        u16::try_from(self.0 >> 32 & 0xFFFF).unwrap_or_default()
    }

    fn game(self) -> u32 {
        u32::try_from(self.0 & 0xFFFF_FFFF).unwrap_or_default()
    }
}

/// How positions are divided into buckets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Buckets {
    /// Leading bits of a fingerprint that tell its bucket.
    bits: u32,
}

impl Buckets {
    /// For this many half-moves.
    pub(crate) fn for_steps(steps: u64) -> Buckets {
        Buckets { bits: (steps / STEPS_A_BUCKET).max(1).ilog2().min(BITS_MAX) }
    }

    /// As they were divided.
    pub fn with_bits(bits: u32) -> Buckets {
        Buckets { bits: bits.min(BITS_MAX) }
    }

    /// Leading bits that tell the bucket.
    pub fn bits(self) -> u32 {
        self.bits
    }

    /// How many there are.
    pub fn count(self) -> u64 {
        1 << self.bits
    }

    /// The bucket of a position.
    pub fn of(self, fingerprint: u64) -> u64 {
        fingerprint.checked_shr(64 - self.bits).unwrap_or_default()
    }

    fn rest(self, fingerprint: u64) -> u32 {
        u32::try_from(fingerprint << self.bits >> 32).unwrap_or_default()
    }

    /// The bytes of a bucket with these steps, which are sorted.
    pub(crate) fn write(self, steps: &[Step], bytes: &mut Vec<u8>) {
        for position in steps.chunk_by(|a, b| a.fingerprint() == b.fingerprint()) {
            if let Some(first) = position.first() {
                bytes.extend(self.rest(first.fingerprint()).to_le_bytes());
                write_position(position, bytes);
            }
        }
    }

    /// What was played in a position, by the bytes of its bucket.
    ///
    /// # Errors
    /// [`Damaged`].
    pub fn read(self, bytes: &[u8], fingerprint: u64) -> Result<Vec<Played>, Damaged> {
        let wanted = self.rest(fingerprint);
        let mut bytes = Bytes(bytes);
        let mut found = Vec::new();
        while !bytes.is_empty() {
            let is_wanted = bytes.u32()? == wanted;
            read_position(&mut bytes, is_wanted.then_some(&mut found))?;
        }
        Ok(found)
    }
}

/// A move in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move; none: these games ended here.
    pub code: Option<MoveCode>,
    /// The places in the catalog of the games in which it was played, ascending.
    pub games: Vec<u32>,
}

fn write_position(steps: &[Step], bytes: &mut Vec<u8>) {
    if let [alone] = steps {
        bytes.extend((alone.played() | ALONE).to_le_bytes());
        return put_number(bytes, alone.game());
    }
    let moves = || steps.chunk_by(|a, b| a.played() == b.played());
    bytes.extend(u16::try_from(moves().count()).unwrap_or(END).to_le_bytes());
    for played in moves() {
        bytes.extend(played.first().map_or(END, |step| step.played()).to_le_bytes());
        put_number(bytes, u32::try_from(played.len()).unwrap_or(u32::MAX));
        let mut before = 0;
        for step in played {
            put_number(bytes, step.game() - before);
            before = step.game();
        }
    }
}

fn read_position(
    bytes: &mut Bytes<'_>,
    mut found: Option<&mut Vec<Played>>,
) -> Result<(), Damaged> {
    let mut keep = |played: u16, games: Vec<u32>| {
        if let Some(found) = &mut found {
            let code = (played != END).then(|| MoveCode::from_bits(played).ok_or(Damaged));
            found.push(Played { code: code.transpose()?, games });
        }
        Ok(())
    };
    let head = bytes.u16()?;
    if head & ALONE != 0 {
        let game = bytes.number()?;
        return keep(head & !ALONE, vec![game]);
    }
    for _ in 0..head {
        let (played, count) = (bytes.u16()?, bytes.number()?);
        let mut games = Vec::new();
        let mut place = 0_u32;
        for _ in 0..count {
            place = place.checked_add(bytes.number()?).ok_or(Damaged)?;
            games.push(place);
        }
        keep(played, games)?;
    }
    Ok(())
}
