//! The sections for whose win the Czech honorary title is awarded (`SKS-5`).

use crate::tournament::{Announcement, Organiser, PlayedSection, RuleSet, Stage};

/// Players of a section whose win counts, at least.
pub const NATIONAL_PLAYERS_MIN: usize = 13;

/// The average of their ratings has to be above it, in points; seeding ratings and such as are not fixed
/// count.
pub const NATIONAL_AVERAGE: u16 = 2_350;

/// A section that somebody has won, or has not, as far as `SKS-5` asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NationalWin {
    /// Whether the federation whose title it is has held the event.
    pub own: bool,
    /// Whether it is the final of the national individual championship.
    pub is_final: bool,
    /// Whether its games are rated.
    pub rated: bool,
    /// How many play in it.
    pub players: usize,
    /// The sum of the ratings with which they started, in points.
    pub rating_sum: u32,
    /// Whether every game is over, and the player is first.
    pub won: bool,
}

impl NationalWin {
    /// What a section's table tells; `starts` are the ratings with which its players started.
    pub fn of(event: &Announcement, section: &PlayedSection<'_>, starts: &[u16]) -> NationalWin {
        NationalWin {
            own: event.organiser != Organiser::Iccf && event.organiser.rule_set() == RuleSet::Sks,
            is_final: event.its_stage() == Some(Stage::NationalFinal),
            rated: event.rated,
            players: section.players,
            rating_sum: starts.iter().copied().map(u32::from).sum(),
            won: section.is_won(),
        }
    }

    /// The average rating, to a whole point; none of nobody.
    pub fn average(&self) -> Option<u16> {
        let players = u32::try_from(self.players).ok().filter(|players| *players > 0)?;
        u16::try_from((2 * self.rating_sum + players) / (2 * players)).ok()
    }

    /// Whether the win is that of the final (`SKS-5`, 1a).
    pub fn is_of_final(&self) -> bool {
        self.own && self.is_final && self.won
    }

    /// Whether it is that of a strong section (`SKS-5`, 1b): the average is compared as it is, not as it
    /// is rounded.
    pub fn is_of_strong_section(&self) -> bool {
        let players = u32::try_from(self.players).unwrap_or(u32::MAX);
        let strong = self.rating_sum > u32::from(NATIONAL_AVERAGE).saturating_mul(players);
        self.own && self.rated && self.won && self.players >= NATIONAL_PLAYERS_MIN && strong
    }
}
