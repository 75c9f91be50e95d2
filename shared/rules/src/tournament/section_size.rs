//! How many play in a section: asked where it is put together, where it is published and where it is
//! brought here.

use super::System;

/// The fewest players between whom a game can be played.
pub const SECTION_PLAYERS_MIN: usize = 2;

/// The most players of a section: each would have thirty games at once.
pub const SECTION_PLAYERS_MAX: usize = 31;

/// Whether so many can play in one section.
pub fn is_section_size(players: usize) -> bool {
    (SECTION_PLAYERS_MIN..=SECTION_PLAYERS_MAX).contains(&players)
}

/// Whether so many players make two equal sides, where the system has sides.
pub fn has_equal_sides(system: System, players: usize) -> bool {
    match system {
        System::RoundRobin { .. } => true,
        System::Scheveningen => players.is_multiple_of(2),
    }
}
