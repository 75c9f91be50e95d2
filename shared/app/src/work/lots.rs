//! Lots that anybody can draw again with `sha256sum`: start numbers, and with them the colours
//! (`TR-0.3`), and the start positions of Chess960 (`LAW-B.2`).
//!
//! A secret is drawn before an event's sections are put together, and its SHA-256 shown at once: from
//! then on the server is bound to it. The organiser may name a public value that nobody can know yet,
//! such as a round of a randomness beacon; the seed is then the SHA-256 of secret, slash and value, else
//! the secret itself. Secret and seed are published with the sections. Each lot is the SHA-256 of a line
//! of text that begins with the seed, so nothing else is ever drawn and no lot can be changed afterwards.
//! Without a public value this does not show that the secret was drawn only once before it was shown.

use std::fmt;
use std::str::FromStr;

use aws_lc_rs::digest::{SHA256, digest};
use rules::{PlayerId, StartNumber};

use crate::Random;

/// What all lots of an event are drawn with: 256 random bits, shown as 64 hexadecimal digits.
///
/// A player's ticket in a section is the SHA-256 of `seed/section/player`, in a shell
/// `printf %s SEED/SECTION/PLAYER | sha256sum`:
///
/// ```
/// use app::{Seed, draw_start_numbers};
/// use rules::PlayerId;
///
/// let seed: Seed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f".parse()?;
/// let lots = draw_start_numbers(&seed, "WC-P01", &[PlayerId(1), PlayerId(2)]);
/// assert_eq!(lots[0].number, 1);
/// assert_eq!(lots[0].player, PlayerId(2));
/// assert_eq!(lots[0].ticket, "ad86c28da52574c2b200db7f60f29ef3980f623f750cd27120137399b4620d62");
/// # Ok::<(), app::ParseSeedError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// The text is not 64 hexadecimal digits in small letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits, 0 to 9 and a to f")]
pub struct ParseSeedError;

impl Seed {
    /// A new seed: once an event, when its sections are published.
    pub fn draw(random: Random) -> Seed {
        let mut bytes = [0; 32];
        random(&mut bytes);
        Seed(bytes)
    }

    /// The SHA-256 of it in hexadecimal, by which whoever holds it as a secret is bound: in a shell
    /// `printf %s SECRET | sha256sum`.
    pub fn commitment(&self) -> String {
        hexadecimal(digest(&SHA256, self.to_string().as_bytes()).as_ref())
    }

    /// The seed that a secret and a public value make; without one the secret itself.
    #[must_use]
    pub fn mixed(self, value: Option<&str>) -> Seed {
        value.map_or(self, |value| Seed(self.hash(value)))
    }

    /// The SHA-256 of the seed in hexadecimal, a slash and the text.
    fn hash(&self, text: &str) -> [u8; 32] {
        let hash = digest(&SHA256, format!("{self}/{text}").as_bytes());
        let mut bytes = [0; 32];
        bytes.iter_mut().zip(hash.as_ref()).for_each(|(byte, hashed)| *byte = *hashed);
        bytes
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hexadecimal(&self.0))
    }
}

impl FromStr for Seed {
    type Err = ParseSeedError;

    /// Small letters only: the hashes are over the seed as it is shown.
    fn from_str(text: &str) -> Result<Seed, ParseSeedError> {
        let mut bytes = [0; 32];
        if text.len() != 2 * bytes.len() {
            return Err(ParseSeedError);
        }
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            *byte = digits.iter().try_fold(0, |byte, digit| match digit {
                b'0'..=b'9' => Ok(byte << 4 | (digit - b'0')),
                b'a'..=b'f' => Ok(byte << 4 | (digit - b'a' + 10)),
                _ => Err(ParseSeedError),
            })?;
        }
        Ok(Seed(bytes))
    }
}

/// A player's lot in a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lot {
    /// The start number, counted from 1.
    pub number: usize,
    /// Who drew it.
    pub player: PlayerId,
    /// SHA-256 of `seed/section/player`, 64 hexadecimal digits.
    pub ticket: String,
}

/// The start numbers of a section, in ascending order of tickets: number 1 first (`TR-0.3`). The
/// order of `players` does not matter; colours follow from [`rules::tournament::round_robin`].
pub fn draw_start_numbers(seed: &Seed, section: &str, players: &[PlayerId]) -> Vec<Lot> {
    let ticket = |player: &PlayerId| hexadecimal(&seed.hash(&format!("{section}/{player}")));
    let mut tickets: Vec<(String, PlayerId)> =
        players.iter().map(|player| (ticket(player), *player)).collect();
    tickets.sort();
    let lot = |(number, (ticket, player))| Lot { number, player, ticket };
    (1..).zip(tickets).map(lot).collect()
}

/// The Chess960 start position of a section's game, counted from 1 in the order of the pairings:
/// the first 16 digits of the SHA-256 of `seed/section/game k`, as a number modulo 960
/// (`LAW-B.2`).
pub fn draw_start_position(seed: &Seed, section: &str, game: usize) -> StartNumber {
    start_number(seed.hash(&format!("{section}/game {game}")))
}

/// The one Chess960 start position of an event, by the SHA-256 of `seed/chess960` (`LAW-B.2`).
pub fn draw_one_start_position(seed: &Seed) -> StartNumber {
    start_number(seed.hash("chess960"))
}

fn start_number(hash: [u8; 32]) -> StartNumber {
    let first = hash.iter().take(8).fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    StartNumber::drawn(first)
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
