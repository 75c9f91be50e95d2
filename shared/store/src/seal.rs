//! The seal of a game's item: a hash of what must not change by itself.
//!
//! A disk that turns a bit of a log leaves, in one of three cases, another game that can be played
//! on: other times, another offer, another move. A receipt given for it would be signed. So each write
//! of a log writes its hash beside it, in the same item, and each read compares.
//!
//! This is no proof against whoever writes to the table: the receipts and the daily roots are.

use aws_lc_rs::digest::{Context, SHA256};
use rules::{ByColor, GameId, PlayerId};

use crate::SectionId;

/// The attribute's name.
pub(crate) const SEAL: &str = "seal";

/// Bytes of the hash that are kept: a damage that they do not show is one in 2^128.
const BYTES: usize = 16;

/// What a seal is made of beside the log: it stays as it was when the game was set up.
#[derive(Clone, Debug)]
pub(crate) struct Sealed<'a> {
    pub(crate) id: GameId,
    pub(crate) section: SectionId,
    pub(crate) players: ByColor<PlayerId>,
    /// The terms in their bytes.
    pub(crate) terms: &'a [u8],
}

impl Sealed<'_> {
    /// The seal of the game with this log.
    pub(crate) fn with(&self, log: &[u8]) -> Vec<u8> {
        let ByColor { white, black } = self.players;
        let mut context = Context::new(&SHA256);
        context.update(b"posthorn game 1");
        for number in [self.id.0, self.section.0, white.0, black.0] {
            context.update(&number.to_be_bytes());
        }
        // Where one part ends and the next begins is a part of what is hashed.
        for part in [self.terms, log] {
            context.update(&(part.len() as u64).to_be_bytes());
            context.update(part);
        }
        context.finish().as_ref()[..BYTES].to_vec()
    }
}
