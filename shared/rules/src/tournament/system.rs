//! Who plays whom in a section, and how many play in one.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{Pairing, SECTION_PLAYERS, match_of, round_robin, scheveningen, silli};
use crate::PlayerId;

/// The most players of a section in which nobody meets everybody: its table has a line for each.
const SILLI_PLAYERS_MAX: usize = 100;

/// Games that each player of such a section can have.
pub const SILLI_GAMES: RangeInclusive<u8> = 4..=30;

/// Games of a match in a knock-out.
pub const KNOCK_OUT_GAMES: RangeInclusive<u8> = 1..=6;

/// Rounds of a Swiss tournament.
pub const SWISS_ROUNDS: RangeInclusive<u8> = 2..=15;

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// Everybody against everybody (`TR-0.3`).
    RoundRobin {
        /// Two games each, with either colour, instead of one.
        double: bool,
    },
    /// Everybody of one half against everybody of the other.
    Scheveningen,
    /// Everybody against so many, chosen by the order of ratings so that everybody's opponents are about as strong
    /// (the Silli system).
    Silli {
        /// Games of each player: an even number of [`SILLI_GAMES`], half of them with White.
        games: u8,
    },
    /// Sections of two, of whom one goes on; whoever has nobody to meet goes on without a game.
    KnockOut {
        /// Games of a match, one of [`KNOCK_OUT_GAMES`]: with either colour in turn.
        games: u8,
    },
    /// Sections of two with about equal scores, who have not met; whoever has no opponent has a bye. An event is a round,
    /// and everybody goes on to the next (FIDE Handbook C.04.3).
    Swiss {
        /// Rounds in all, one of [`SWISS_ROUNDS`]: a game in each.
        rounds: u8,
    },
}

impl System {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            System::RoundRobin { .. } => "round_robin",
            System::Scheveningen => "scheveningen",
            System::Silli { .. } => "silli",
            System::KnockOut { .. } => "knock_out",
            System::Swiss { .. } => "swiss",
        }
    }

    /// Games that each player of a section has, if there is somebody to play.
    pub fn games_each(self, section_size: u8) -> u16 {
        let players = u16::from(section_size);
        match self {
            System::RoundRobin { double: false } => players.saturating_sub(1),
            System::RoundRobin { double: true } => 2 * players.saturating_sub(1),
            System::Scheveningen => players / 2,
            System::Silli { games } | System::KnockOut { games } => games.into(),
            System::Swiss { .. } => 1,
        }
    }

    /// How many play in a section.
    pub fn section_sizes(self) -> RangeInclusive<usize> {
        match self {
            System::RoundRobin { .. } | System::Scheveningen => SECTION_PLAYERS,
            System::Silli { games } => usize::from(games) + 1..=SILLI_PLAYERS_MAX,
            System::KnockOut { .. } | System::Swiss { .. } => 1..=2,
        }
    }

    /// Whether so many players make two equal sides, where the system has sides.
    pub fn has_equal_sides(self, players: usize) -> bool {
        match self {
            System::RoundRobin { .. }
            | System::Silli { .. }
            | System::KnockOut { .. }
            | System::Swiss { .. } => true,
            System::Scheveningen => players.is_multiple_of(2),
        }
    }

    /// Who plays whom by start numbers from 0.
    pub fn pairings(self, players: usize) -> Vec<Pairing> {
        match self {
            System::RoundRobin { double } => round_robin(players, double),
            System::Scheveningen => scheveningen(players / 2),
            System::Silli { games } => silli(players, games),
            System::KnockOut { games } => match_of(players, games),
            System::Swiss { .. } => match_of(players, 1),
        }
    }

    /// Whether lots are drawn for the start numbers (`TR-0.3`).
    pub fn draws_start_numbers(self) -> bool {
        match self {
            System::RoundRobin { .. } | System::Scheveningen | System::KnockOut { .. } => true,
            System::Silli { .. } | System::Swiss { .. } => false,
        }
    }

    /// The players of a section in the order in which it is put together. In the Silli system that is the order of
    /// their start numbers, so the strongest come first; whoever is equal keeps the order. Elsewhere nothing is changed:
    /// lots are drawn, or whoever stands first has White.
    #[must_use]
    pub fn in_order(
        self,
        mut players: Vec<PlayerId>,
        rating: impl Fn(PlayerId) -> Option<u16>,
    ) -> Vec<PlayerId> {
        if let System::Silli { .. } = self {
            players.sort_by_key(|player| Reverse(rating(*player)));
        }
        players
    }
}
