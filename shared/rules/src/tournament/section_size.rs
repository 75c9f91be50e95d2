//! How many play in a section: asked where it is put together, where it is published and where it is
//! brought here.

use std::ops::RangeInclusive;

/// The fewest players between whom a game can be played.
pub const SECTION_PLAYERS_MIN: usize = 2;

/// The most players of a section: each would have thirty games at once.
pub const SECTION_PLAYERS_MAX: usize = 31;

/// How many play in a section in which everybody meets everybody.
pub(super) const SECTION_PLAYERS: RangeInclusive<usize> = SECTION_PLAYERS_MIN..=SECTION_PLAYERS_MAX;

/// Whether so many can play in one section in which everybody meets everybody; teams have no other.
pub fn is_section_size(players: usize) -> bool {
    SECTION_PLAYERS.contains(&players)
}
