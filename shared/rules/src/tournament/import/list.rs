//! The start list of an event that is brought here, and what is kept of it and of its games.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::ImportFault;
use crate::tournament::{Announcement, is_section_size};
use crate::{PlayedElsewhere, PlayerId};

/// A player of an import's start list, and what the list says of them as of the start. What it does
/// not say the profile does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedPlayer {
    /// The player.
    pub player: PlayerId,
    /// The published rating; none inside: unrated.
    pub rating: Option<Option<u16>>,
    /// Whether it is fixed.
    pub fixed: Option<bool>,
    /// The title's abbreviation; none inside: without a title.
    pub title: Option<Option<String>>,
}

/// What is told of one game of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameElsewhere {
    /// Which of the section's games, in the order of its pairings, from 0.
    pub index: u32,
    /// Where it started, in FEN, where that is drawn for each game.
    pub start_fen: Option<String>,
    /// What was played.
    pub played: PlayedElsewhere,
}

/// What is wrong with a section of an event whose players, or teams, have these start numbers, in ascending order: each fault
/// with the place in that order at which it stands, where it stands at one. Behind a number that is
/// missing nothing is told of others.
pub fn check_listed_section(
    event: &Announcement,
    section: &str,
    numbers: &[u32],
) -> Vec<(Option<usize>, ImportFault)> {
    let (name, players) = (|| section.to_owned(), numbers.len());
    let mut faults = Vec::new();
    if !is_section_size(players) {
        let of_teams = event.is_of_teams();
        faults.push((None, ImportFault::SectionSize { section: name(), players, of_teams }));
    }
    // What the stage asks (`TR-2.1-2.2`, `TR-3.1-3.4`, `TR-4.1-4.2`) it asks of events held elsewhere, too.
    if let Some(stage) = event.its_stage().filter(|stage| !stage.takes(players)) {
        faults.push((None, ImportFault::StageSize { stage, section: name(), players }));
    }
    let remarks = event.stage_remarks(&[(section, players)], &[]);
    faults.extend(remarks.into_iter().map(|remark| (None, ImportFault::Stage(remark))));
    if !event.system.has_equal_sides(players) {
        faults.push((None, ImportFault::UnequalSides { section: name(), players }));
    }
    let mut taken = BTreeSet::new();
    for ((place, &number), expected) in numbers.iter().enumerate().zip(1..) {
        if !taken.insert(number) {
            faults.push((Some(place), ImportFault::NumberTwice { section: name(), number }));
        } else if number != expected && taken.len() == place + 1 {
            let missing = ImportFault::NumberMissing { section: name(), number: expected };
            faults.push((Some(place), missing));
            break;
        }
    }
    faults
}
