//! The random bits and the hashes of which lots are made; how they are drawn the rules tell
//! ([`rules::tournament::Seed`]).

use aws_lc_rs::digest::{SHA256, digest};
use rules::tournament::Seed;

use crate::Random;

/// SHA-256, for lots that anybody can draw again with `sha256sum`:
///
/// ```
/// use app::sha256;
/// use rules::PlayerId;
/// use rules::tournament::{ParseSeedError, Seed, draw_start_numbers};
///
/// let seed: Seed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f".parse()?;
/// let lots = draw_start_numbers(&seed, "WC-P01", &[PlayerId(1), PlayerId(2)], sha256);
/// assert_eq!(lots[0].number, 1);
/// assert_eq!(lots[0].player, PlayerId(2));
/// assert_eq!(lots[0].ticket, "ad86c28da52574c2b200db7f60f29ef3980f623f750cd27120137399b4620d62");
/// # Ok::<(), ParseSeedError>(())
/// ```
pub fn sha256(bytes: &[u8]) -> [u8; 32] {
    let mut hash = [0; 32];
    hash.iter_mut().zip(digest(&SHA256, bytes).as_ref()).for_each(|(byte, hashed)| *byte = *hashed);
    hash
}

/// A new seed: once an event, before its sections are put together.
pub fn draw_seed(random: Random) -> Seed {
    let mut bytes = [0; 32];
    random(&mut bytes);
    Seed(bytes)
}
