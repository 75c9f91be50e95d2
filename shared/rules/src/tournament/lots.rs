//! Lots that anybody can draw again with `sha256sum`: start numbers, and with them the colours
//! (`TR-0.3`), and the start positions of Chess960 (`LAW-B.2`).
//!
//! A secret is drawn before an event's sections are put together, and its SHA-256 shown at once: from
//! then on the server is bound to it. The organiser may name a public value that nobody can know yet,
//! such as a round of a randomness beacon; the seed is then the SHA-256 of secret, slash and value, else
//! the secret itself. Secret and seed are published with the sections. Each lot is the SHA-256 of a line
//! of text that begins with the seed, so nothing else is ever drawn and no lot can be changed afterwards.
//! Without a public value this does not show that the secret was drawn only once before it was shown.
//!
//! Nothing is hashed here: SHA-256 is an argument, as the bits of the secret are.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Announcement, ProposedSection, StartPositions, System};
use crate::{Color, Instant, ParsePositionError, PlayerId, Position, StartNumber, hex, read_hex};

/// SHA-256 of some bytes.
pub type Sha256 = fn(&[u8]) -> [u8; 32];

/// What all lots of an event are drawn with: 256 random bits, shown as 64 hexadecimal digits.
///
/// A player's ticket in a section is the SHA-256 of `seed/section/player`, in a shell
/// `printf %s SEED/SECTION/PLAYER | sha256sum`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// The text is not 64 hexadecimal digits in small letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits, 0 to 9 and a to f")]
pub struct ParseSeedError;

impl Seed {
    /// The SHA-256 of it in hexadecimal, by which whoever holds it as a secret is bound: in a shell
    /// `printf %s SECRET | sha256sum`.
    pub fn commitment(&self, sha256: Sha256) -> String {
        hex(&sha256(self.to_string().as_bytes()))
    }

    /// The seed that a secret and a public value make; without one the secret itself.
    #[must_use]
    pub fn mixed(self, value: Option<&str>, sha256: Sha256) -> Seed {
        value.map_or(self, |value| Seed(self.hash(value, sha256)))
    }

    /// The ticket of somebody in a section: the SHA-256 of `seed/section/who` in hexadecimal.
    pub(super) fn ticket(&self, section: &str, who: &str, sha256: Sha256) -> String {
        hex(&self.hash(&format!("{section}/{who}"), sha256))
    }

    /// The SHA-256 of the seed in hexadecimal, a slash and the text.
    fn hash(&self, text: &str, sha256: Sha256) -> [u8; 32] {
        sha256(format!("{self}/{text}").as_bytes())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Seed {
    type Err = ParseSeedError;

    /// Small letters only: the hashes are over the seed as it is shown.
    fn from_str(text: &str) -> Result<Seed, ParseSeedError> {
        read_hex(text).map(Seed).ok_or(ParseSeedError)
    }
}

/// A secret that was drawn, and the public value that will be mixed in, in the form in which they are
/// kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommittedLots {
    /// When.
    pub at: Instant,
    /// 64 hexadecimal digits. Its hash is public at once, itself with the start lists.
    pub secret: String,
    /// Which public value is mixed in, in words: one that nobody knew then; none: the secret is the seed.
    pub beacon: Option<String>,
}

impl CommittedLots {
    /// What was committed to.
    pub fn new(secret: &Seed, beacon: Option<String>, at: Instant) -> CommittedLots {
        CommittedLots { at, secret: secret.to_string(), beacon }
    }

    /// The hash of the secret, in hexadecimal.
    ///
    /// # Errors
    /// When the secret is none.
    pub fn commitment(&self, sha256: Sha256) -> Result<String, ParseSeedError> {
        Ok(self.secret.parse::<Seed>()?.commitment(sha256))
    }
}

/// What the seed of a publication was made of, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnLots {
    /// What was committed to.
    pub committed: CommittedLots,
    /// The public value, where one was named.
    pub value: Option<String>,
}

impl DrawnLots {
    /// The seed that these make.
    ///
    /// # Errors
    /// When the secret is none.
    pub fn seed(&self, sha256: Sha256) -> Result<Seed, ParseSeedError> {
        let secret: Seed = self.committed.secret.parse()?;
        Ok(secret.mixed(self.value.as_deref(), sha256))
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
/// order of `players` does not matter; colours follow from [`round_robin`](super::round_robin).
pub fn draw_start_numbers(
    seed: &Seed,
    section: &str,
    players: &[PlayerId],
    sha256: Sha256,
) -> Vec<Lot> {
    let ticket = |player: &PlayerId| seed.ticket(section, &player.to_string(), sha256);
    let mut tickets: Vec<(String, PlayerId)> =
        players.iter().map(|player| (ticket(player), *player)).collect();
    tickets.sort();
    let lot = |(number, (ticket, player))| Lot { number, player, ticket };
    (1..).zip(tickets).map(lot).collect()
}

/// The Chess960 start position of a section's game, counted from 1 in the order of the pairings:
/// the first 16 digits of the SHA-256 of `seed/section/game k`, as a number modulo 960
/// (`LAW-B.2`).
pub fn draw_start_position(seed: &Seed, section: &str, game: usize, sha256: Sha256) -> StartNumber {
    start_number(seed.hash(&format!("{section}/game {game}"), sha256))
}

/// The one Chess960 start position of an event, by the SHA-256 of `seed/chess960` (`LAW-B.2`).
pub fn draw_one_start_position(seed: &Seed, sha256: Sha256) -> StartNumber {
    start_number(seed.hash("chess960", sha256))
}

/// The colour of number 1 in the first round of a Swiss tournament (FIDE Handbook C.04.3, article 5): White where the
/// SHA-256 of `secret/colour` begins with 0, 2, 4, 6, 8, a, c or e, in a shell `printf %s SECRET/colour | sha256sum`. The secret
/// that was committed to draws it, since the sections that follow from it are seen before a public value is known.
pub fn draw_first_colour(secret: &Seed, sha256: Sha256) -> Color {
    let [first, ..] = secret.hash("colour", sha256);
    Color::from_white((first >> 4).is_multiple_of(2))
}

impl ProposedSection {
    /// The players by start number, which in the Silli system and in a Swiss tournament nobody draws. The sides of a Scheveningen match are the
    /// halves of the section as it was put together, and lots are drawn within each.
    pub fn start_numbers(&self, system: System, seed: &Seed, sha256: Sha256) -> Vec<PlayerId> {
        let drawn = |players: &[PlayerId]| {
            let lots = draw_start_numbers(seed, &self.name, players, sha256);
            lots.into_iter().map(|lot| lot.player).collect::<Vec<_>>()
        };
        match system {
            System::RoundRobin { .. } | System::KnockOut { .. } => drawn(&self.players),
            // The order of the ratings in which they were put together, or White and Black.
            System::Silli { .. } | System::Swiss { .. } => self.players.clone(),
            System::Scheveningen => {
                let (one, other) = self.players.split_at(self.players.len() / 2);
                [drawn(one), drawn(other)].concat()
            }
        }
    }
}

/// A game whose start may be drawn.
#[derive(Clone, Copy, Debug)]
pub struct GameLot<'a> {
    /// What its event's lots are drawn with.
    pub seed: &'a Seed,
    /// The name of its section.
    pub section: &'a str,
    /// Which of the section's games, counted from 1 in the order of the pairings.
    pub game: usize,
}

impl Announcement {
    /// Whether anything is drawn: start numbers, the colour of a Swiss tournament's first round, or the starts of games.
    pub fn draws_lots(&self) -> bool {
        let drawn =
            matches!(self.start_positions, StartPositions::PerGame | StartPositions::OneForAll);
        drawn || self.system.draws_start_numbers() || self.draws_first_colour()
    }

    /// Whether it is the first round of a Swiss tournament.
    pub fn draws_first_colour(&self) -> bool {
        matches!(self.system, System::Swiss { .. }) && self.previous_round.is_none()
    }

    /// Where a game starts: as the event says, as was told of it in FEN where it was begun elsewhere,
    /// or as is drawn; none: as usual.
    ///
    /// # Errors
    /// When no game can start there.
    pub fn start_of(
        &self,
        lot: GameLot<'_>,
        told: Option<&str>,
        sha256: Sha256,
    ) -> Result<Option<Position>, ParsePositionError> {
        let from = |fen| Position::start_from_fen(self.variant, fen);
        let number = match (&self.start_positions, told) {
            (StartPositions::Usual, _) => return Ok(None),
            (StartPositions::From(fen), _) => return from(fen).map(Some),
            (StartPositions::PerGame | StartPositions::OneForAll, Some(fen)) => {
                return from(fen).map(Some);
            }
            (StartPositions::PerGame, None) => {
                draw_start_position(lot.seed, lot.section, lot.game, sha256)
            }
            (StartPositions::OneForAll, None) => draw_one_start_position(lot.seed, sha256),
        };
        Ok(Some(Position::start960(number)))
    }
}

fn start_number(hash: [u8; 32]) -> StartNumber {
    let first = hash.iter().take(8).fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    StartNumber::drawn(first)
}
