//! The win of a section, which lets its winner into a higher class once (`TR-2.3`, `TR-2.5`, `TR-2.6`).

use super::{EntryClass, Grounds, WonSection};
use crate::tournament::{EventId, PlayedGame, SectionId, TieBreak, standings};

/// What a section lacks to be won by somebody, in the order in which it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinLack {
    /// There is no such section, or it is in no event, or they are not of its start list.
    NotOfSection,
    /// They have withdrawn silently from it (`TR-8.5`).
    WithdrawnSilently,
    /// Not every game is over.
    GamesRunning,
    /// Somebody else is first (`TR-2.3`).
    NotFirst,
    /// They are first without more than half of the points possible (`TR-0.4`).
    NoPlusScore,
}

impl WinLack {
    /// All of them.
    pub const ALL: [WinLack; 5] = [
        WinLack::NotOfSection,
        WinLack::WithdrawnSilently,
        WinLack::GamesRunning,
        WinLack::NotFirst,
        WinLack::NoPlusScore,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            WinLack::NotOfSection => "not_of_section",
            WinLack::WithdrawnSilently => "withdrawn_silently",
            WinLack::GamesRunning => "games_running",
            WinLack::NotFirst => "not_first",
            WinLack::NoPlusScore => "no_plus_score",
        }
    }

    /// The article that asks for it; none: that of the class that is entered.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            WinLack::WithdrawnSilently => Some("TR-8.5"),
            WinLack::NoPlusScore => Some("TR-0.4"),
            WinLack::NotOfSection | WinLack::GamesRunning | WinLack::NotFirst => None,
        }
    }

    /// The same in a sentence.
    pub(super) fn in_words(self) -> &'static str {
        match self {
            WinLack::NotOfSection => "The player is not on that section's start list.",
            WinLack::WithdrawnSilently => {
                "The player withdrew silently from that section, and qualifies by it for nothing."
            }
            WinLack::GamesRunning => "Games of that section are still running.",
            WinLack::NotFirst => "The player did not come first in that section.",
            WinLack::NoPlusScore => {
                "First place qualifies only with more than half of the points possible."
            }
        }
    }
}

/// What is known of a section that an entrant says to have won (`TR-2.5`, `TR-2.6`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SectionWin {
    /// The class of its event.
    pub class: EntryClass,
    /// What it lacks; none: every game is finished and the entrant's first place qualifies (`TR-2.3`,
    /// `TR-0.4`).
    pub lack: Option<WinLack>,
    /// The other event for an entry in which the player has used it.
    pub used_in: Option<EventId>,
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
            lack: section.lack(),
            used_in: used_in.filter(|used_in| *used_in != event),
        }
    }

    /// Whether an entry can be made by it.
    pub fn holds(&self) -> bool {
        self.lack.is_none() && self.used_in.is_none()
    }
}

impl PlayedSection<'_> {
    /// Whether it is over, and the player has won it.
    pub fn is_won(&self) -> bool {
        self.lack().is_none()
    }

    /// What the section lacks to be won: every game is over and the first place, told by the tie-breaks
    /// (`TR-2.3`), qualifies (`TR-0.4`). Whoever has withdrawn silently qualifies for nothing (`TR-8.5`).
    fn lack(&self) -> Option<WinLack> {
        let Some(own) = self.own else { return Some(WinLack::NotOfSection) };
        if self.is_silent {
            return Some(WinLack::WithdrawnSilently);
        }
        if self.unfinished > 0 {
            return Some(WinLack::GamesRunning);
        }
        let lines = standings(self.players, self.games, self.tie_breaks);
        match lines.iter().find(|line| line.player == own) {
            Some(line) if line.qualifies() => None,
            Some(line) if line.place == 1 => Some(WinLack::NoPlusScore),
            _ => Some(WinLack::NotFirst),
        }
    }
}

impl EntryClass {
    /// The class a section of which lets its winner into this one, whatever the rating (`TR-2.5`,
    /// `TR-2.6`); none: no win does.
    pub fn entered_by_win_of(self) -> Option<EntryClass> {
        match self {
            EntryClass::HigherClass => Some(EntryClass::OpenClass),
            EntryClass::MasterClass => Some(EntryClass::HigherClass),
            EntryClass::Open
            | EntryClass::OpenClass
            | EntryClass::MasterNorm
            | EntryClass::GrandmasterNorm
            | EntryClass::WorldCupPreliminary
            | EntryClass::WorldChampionshipPreliminary
            | EntryClass::WorldChampionshipSemiFinal
            | EntryClass::National
            | EntryClass::Invitation => None,
        }
    }
}

/// Of the sections that a player has played in, the one whose win lets them enter (`TR-2.5`, `TR-2.6`): the
/// first that holds. A player with several uses the oldest.
pub fn win_to_enter_by(wins: &[(SectionId, SectionWin)], class: EntryClass) -> Option<Grounds> {
    let fit = wins.iter().filter(|(_, win)| win.class == class && win.holds());
    let oldest = fit.map(|(section, _)| section.0).min()?;
    Some(Grounds::SectionWinner(WonSection::Number(oldest)))
}
