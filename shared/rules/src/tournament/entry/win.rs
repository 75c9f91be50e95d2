//! The win of a section, which lets its winner into a higher class once (`TR-2.3`, `TR-2.5`, `TR-2.6`).

use super::{Entry, EntryClass, Grounds, WonSection};
use crate::tournament::{EventId, PlayedGame, SectionId, TieBreak, standings};

/// What is known of a section that an entrant says to have won (`TR-2.5`, `TR-2.6`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SectionWin {
    /// The class of its event.
    pub class: EntryClass,
    /// Whether every game is finished and the entrant's first place qualifies (`TR-2.3`, `TR-0.4`).
    pub first: bool,
    /// Whether it stands behind another entry of the player.
    pub used: bool,
}

/// A section that somebody says to have won, as its table stands.
#[derive(Clone, Copy, Debug)]
pub struct PlayedSection<'a> {
    /// The class of its event.
    pub class: EntryClass,
    /// How the event tells players apart who have the same score.
    pub tie_breaks: &'a [TieBreak],
    /// How many players its start list has.
    pub players: usize,
    /// Its games.
    pub games: &'a [PlayedGame],
    /// How many of them are still played.
    pub unfinished: usize,
    /// The start number, counted from 0, of whoever says so; none: nobody of the start list.
    pub own: Option<usize>,
    /// Whether they have withdrawn from it silently.
    pub is_silent: bool,
}

impl SectionWin {
    /// What a section's table tells, `used_in` being the event for which the win was used already, in
    /// the eyes of an entry in `event`.
    pub fn seen_in(
        section: &PlayedSection<'_>,
        used_in: Option<EventId>,
        event: EventId,
    ) -> SectionWin {
        SectionWin {
            class: section.class,
            first: section.is_won(),
            used: used_in.is_some_and(|used_in| used_in != event),
        }
    }
}

impl PlayedSection<'_> {
    /// Whether every game is over and the first place, told by the tie-breaks (`TR-2.3`), qualifies
    /// (`TR-0.4`). Whoever has withdrawn silently qualifies for nothing (`TR-8.5`).
    pub fn is_won(&self) -> bool {
        let Some(own) = self.own.filter(|_| self.unfinished == 0) else { return false };
        if self.is_silent {
            return false;
        }
        let lines = standings(self.players, self.games, self.tie_breaks);
        lines.iter().any(|line| line.player == own && line.qualifies())
    }
}

/// What an entry does with the win of the section that it is based on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryWin {
    /// It uses it, and no other entry may.
    Used(SectionId),
    /// It counts no more: the win can be used again.
    GivenBack(SectionId),
}

impl Entry {
    /// What becomes of the win that the entry is based on (`TR-2.5`, `TR-2.6`); none where it is based on
    /// none that is known by its number.
    pub fn win(&self) -> Option<EntryWin> {
        let Some(Grounds::SectionWinner(WonSection::Number(section))) = self.grounds else {
            return None;
        };
        let section = SectionId(section);
        Some(match self.state.is_alive() {
            true => EntryWin::Used(section),
            false => EntryWin::GivenBack(section),
        })
    }
}
