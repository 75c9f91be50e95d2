//! Who is meant: players by their numbers or by their names in the start list, and which of a section's
//! games is theirs.

use std::collections::HashMap;

use rules::tournament::{Pairing, SectionBoard, System, plain_name, section_pairings};
use rules::{PlayerId, Profile};

use crate::start_list::ListedSection;

/// A game of the start list: its section, and its place among the section's pairings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Slot {
    /// The section, from 0.
    pub(crate) section: usize,
    /// The game, from 0.
    pub(crate) index: usize,
}

/// Why nobody, or no game, is found: a stable name and a sentence.
pub(crate) type NotFound = (&'static str, String);

/// Everybody of the start list.
pub(crate) struct Roster {
    /// Each player's section and start number, both from 0.
    by_id: HashMap<PlayerId, (usize, usize)>,
    by_name: HashMap<String, Vec<PlayerId>>,
    sections: Vec<SectionGames>,
}

/// The games of a section.
pub(crate) struct SectionGames {
    /// Its players by start number.
    pub(crate) players: Vec<PlayerId>,
    /// Who plays whom.
    pub(crate) pairings: Vec<Pairing>,
    /// Which board of which teams it is.
    pub(crate) board: Option<SectionBoard>,
    index: HashMap<(usize, usize), usize>,
}

impl Roster {
    /// The roster of sections without faults.
    pub(crate) fn new(
        system: System,
        sections: &[ListedSection],
        people: &HashMap<PlayerId, Profile>,
    ) -> Roster {
        let mut roster =
            Roster { by_id: HashMap::new(), by_name: HashMap::new(), sections: Vec::new() };
        for (place, section) in sections.iter().enumerate() {
            for (number, listed) in section.players.iter().enumerate() {
                let id = listed.player.player;
                roster.by_id.insert(id, (place, number));
                let own = people.get(&id).map(Profile::name_in_files);
                let mut names: Vec<String> =
                    own.iter().chain(&listed.name).map(|name| plain_name(name)).collect();
                names.dedup();
                for name in names {
                    roster.by_name.entry(name).or_default().push(id);
                }
            }
            let board = section.board.clone();
            let number = board.as_ref().map(|board| board.board);
            let pairings = section_pairings(system, number, section.players.len());
            let index = pairings.iter().enumerate();
            let index = index.map(|(index, pairing)| ((pairing.white, pairing.black), index));
            let index = index.collect();
            roster.sections.push(SectionGames { players: section.ids(), pairings, board, index });
        }
        roster
    }

    /// The sections, in their order.
    pub(crate) fn sections(&self) -> &[SectionGames] {
        &self.sections
    }

    /// Who is meant by a number or a name.
    ///
    /// # Errors
    /// When nobody is, or several are.
    pub(crate) fn player(&self, text: &str) -> Result<PlayerId, NotFound> {
        if let Ok(id) = text.parse().map(PlayerId) {
            let listed = self.by_id.contains_key(&id).then_some(id);
            let missing = || ("not_in_list", format!("{id} is not in the start list."));
            return listed.ok_or_else(missing);
        }
        match self.by_name.get(&plain_name(text)).map_or(&[][..], Vec::as_slice) {
            [one] => Ok(*one),
            [] => Err(("not_in_list", format!("“{}” is not in the start list.", cut(text)))),
            several => {
                let count = several.len();
                let detail = format!("“{}” may be {count} players: give numbers.", cut(text));
                Err(("ambiguous_name", detail))
            }
        }
    }

    /// The game of two players.
    ///
    /// # Errors
    /// When they have none with these colours.
    pub(crate) fn slot(&self, white: PlayerId, black: PlayerId) -> Result<Slot, NotFound> {
        let place = |id| self.by_id.get(&id).copied().unwrap_or_default();
        let ((section, one), (other_section, other)) = (place(white), place(black));
        if section != other_section {
            let is_board = self.sections.get(section).is_some_and(|it| it.board.is_some());
            let what = if is_board { "on different boards" } else { "in different sections" };
            let detail = format!("{white} and {black} are {what}.");
            return Err(("not_paired", detail));
        }
        let index = |white, black| self.sections.get(section)?.index.get(&(white, black)).copied();
        match (index(one, other), index(other, one)) {
            (Some(index), _) => Ok(Slot { section, index }),
            (None, Some(_)) => {
                let detail = format!(
                    "By their start numbers {} and {} {black} has White against {white}.",
                    one + 1,
                    other + 1
                );
                Err(("wrong_colours", detail))
            }
            (None, None) => {
                let detail = format!("{white} and {black} do not play each other.");
                Err(("not_paired", detail))
            }
        }
    }

    /// The section in which somebody is.
    pub(crate) fn section_of(&self, player: PlayerId) -> Option<usize> {
        self.by_id.get(&player).map(|(section, _)| *section)
    }
}

/// As much of a text as a sentence repeats.
fn cut(text: &str) -> String {
    text.chars().take(60).collect()
}
