//! Who advances: the first places of a section, once its last game is over.

use std::collections::BTreeSet;

use crate::PlayerId;
use crate::tournament::{PlayedGame, Standing, TieBreak, standings};

/// A section of the round before.
#[derive(Clone, Copy, Debug)]
pub struct SectionBefore<'a> {
    /// Its players by start number.
    pub players: &'a [PlayerId],
    /// Its games, between start numbers.
    pub games: &'a [PlayedGame],
    /// How its event breaks ties.
    pub tie_breaks: &'a [TieBreak],
    /// Whether all its games are there, and all of them are over.
    pub is_over: bool,
    /// Who has withdrawn silently.
    pub silent: &'a BTreeSet<PlayerId>,
    /// How many advance.
    pub advancing: u8,
}

/// A player of the round before, with the place that was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advancer {
    /// Who.
    pub player: PlayerId,
    /// The place in the section, counted from 1.
    pub place: u32,
    /// Whether others have the same.
    pub shared: bool,
    /// The score.
    pub half_points: u32,
    /// What the table says of going on.
    pub advance: Advance,
}

/// What a section's table says of a player's going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Advance {
    /// The player advances.
    Sure,
    /// More players share the place than advance with it, the tie-breaks leaving them equal (`TR-7.5`): somebody
    /// decides, and says why.
    Tied,
    /// Others come before: somebody decides, and says why, such as that one of them does not go on.
    Behind,
    /// Games of the section are still to be played: nobody advances yet.
    Running,
    /// The player has withdrawn silently, and qualifies for nothing (`TR-8.5`).
    SilentlyWithdrawn,
    /// The player is not on the section's start list.
    NotOfSection,
}

impl SectionBefore<'_> {
    /// Everybody of the section by place, with what the table says of going on.
    pub fn advancers(&self) -> Vec<Advancer> {
        let lines = standings(self.players.len(), self.games, self.tie_breaks);
        let advancer = |line: &Standing| {
            let player = *self.players.get(line.player)?;
            // Whoever has withdrawn silently takes nobody's place.
            let shares = |other: &&Standing| {
                let own = self.players.get(other.player);
                other.place == line.place && own.is_none_or(|own| !self.silent.contains(own))
            };
            let sharing = lines.iter().filter(shares).count();
            let Standing { place, shared, half_points, .. } = *line;
            let advance = self.advance(player, place, sharing);
            Some(Advancer { player, place, shared, half_points, advance })
        };
        lines.iter().filter_map(advancer).collect()
    }

    /// What the table says of one player.
    pub fn advance_of(&self, player: PlayerId) -> Advance {
        let found = self.advancers().into_iter().find(|advancer| advancer.player == player);
        found.map_or(Advance::NotOfSection, |found| found.advance)
    }

    fn advance(&self, player: PlayerId, place: u32, sharing: usize) -> Advance {
        if !self.is_over {
            return Advance::Running;
        }
        if self.silent.contains(&player) {
            return Advance::SilentlyWithdrawn;
        }
        let advancing = u32::from(self.advancing);
        let last =
            place.saturating_sub(1).saturating_add(u32::try_from(sharing).unwrap_or(u32::MAX));
        match (last <= advancing, place <= advancing) {
            (true, _) => Advance::Sure,
            (false, true) => Advance::Tied,
            (false, false) => Advance::Behind,
        }
    }
}

impl Advance {
    /// All of them.
    pub const ALL: [Advance; 6] = [
        Advance::Sure,
        Advance::Tied,
        Advance::Behind,
        Advance::Running,
        Advance::SilentlyWithdrawn,
        Advance::NotOfSection,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Advance::Sure => "sure",
            Advance::Tied => "tied",
            Advance::Behind => "behind",
            Advance::Running => "running",
            Advance::SilentlyWithdrawn => "withdrew_silently",
            Advance::NotOfSection => "not_of_section",
        }
    }
}
