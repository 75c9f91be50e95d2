//! Which sections are proposed.

use std::collections::BTreeSet;

use super::{
    BEACON_CHARACTERS_MAX, Proposal, ProposalRefusal, ProposedSection, SECTION_NAME_CHARACTERS_MAX,
};
use crate::tournament::{
    EventState, RoundPairing, SectionId, Stage, System, Taken, balance_into, sections_of,
};
use crate::{Federation, Outcome, PlayerId};

/// What an organiser does with the sections of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProposalAct {
    /// They are put together: balanced by rating, players of one federation spread (`TR-1.0.5`).
    Make {
        /// Players in each section; none: as many full sections as there are players for.
        sizes: Option<Vec<usize>>,
        /// The name of the public value that the lots mix in.
        beacon: Option<String>,
    },
    /// They are put together by hand.
    Change {
        /// The sections.
        sections: Vec<ProposedSection>,
    },
}

/// What is known besides the proposal.
#[derive(Clone, Copy, Debug)]
pub struct ProposalFacts<'a> {
    /// How far the event is.
    pub state: EventState,
    /// Which stage of a championship it is.
    pub stage: Option<Stage>,
    /// Who plays whom.
    pub system: System,
    /// Players of a full section, as the event announces it.
    pub section_size: usize,
    /// How often the proposal was changed.
    pub version: u32,
    /// How often it had been when the organiser looked at it.
    pub seen: u32,
    /// The accepted players in the order of their entries, with the rating that counts.
    pub accepted: &'a [(PlayerId, Federation, Option<u16>)],
    /// Who meets whom in a round; none: by strength, into sections of the sizes that the organiser says.
    pub pairing: Option<&'a RoundPairing>,
    /// Those of the players who have advanced from the round before: from which section, and in which place.
    pub advanced: &'a [(PlayerId, (SectionId, u32))],
}

impl Proposal {
    /// The proposal after what an organiser does; done so before, it is the same.
    ///
    /// # Errors
    /// The first [`ProposalRefusal`] that applies.
    pub fn decide(
        &self,
        act: ProposalAct,
        facts: &ProposalFacts<'_>,
    ) -> Result<Outcome<Proposal>, ProposalRefusal> {
        let sections = match act {
            ProposalAct::Make { sizes, beacon } => {
                facts.must_be_open()?;
                facts.balanced(sizes, beacon.as_deref())?
            }
            ProposalAct::Change { sections } => {
                let sections = facts.in_order(sections);
                if sections != self.sections {
                    facts.must_be_open()?;
                    check_section_names(sections.iter().map(|section| &*section.name))?;
                    check_players(&sections, facts.accepted.iter().map(|(player, ..)| *player))?;
                }
                sections
            }
        };
        match sections == self.sections {
            true => Ok(Outcome::Unchanged),
            false => Ok(Outcome::Changed(Proposal { sections })),
        }
    }
}

impl ProposalFacts<'_> {
    fn must_be_open(&self) -> Result<(), ProposalRefusal> {
        if self.version != self.seen {
            return Err(ProposalRefusal::ChangedMeanwhile);
        }
        Ok(self.state.must_be_announced()?)
    }

    fn balanced(
        &self,
        sizes: Option<Vec<usize>>,
        beacon: Option<&str>,
    ) -> Result<Vec<ProposedSection>, ProposalRefusal> {
        let players = self.accepted.len();
        let fits = self.system.section_sizes();
        let unfit = ProposalRefusal::SizesUnfit { players, sizes: fits.clone() };
        if let Some(pairing) = self.pairing {
            beacon.map_or(Ok(()), check_beacon)?;
            return match sizes {
                None if players >= *fits.end() => self.round(pairing),
                // Who meets whom follows from the rounds before, or from the seeds.
                None | Some(_) => Err(ProposalRefusal::RoundUnfit { players }),
            };
        }
        let full = || sections_of(players, self.section_size, self.section_size);
        let sizes = sizes.unwrap_or_else(full);
        if sizes.is_empty() || !sizes.iter().all(|size| fits.contains(size)) {
            return Err(unfit);
        }
        for (number, players) in (1..).zip(&sizes) {
            let number: usize = number;
            check_size(self.stage, &number.to_string(), *players)?;
        }
        beacon.map_or(Ok(()), check_beacon)?;
        let balanced = balance_into(self.accepted, &sizes).map_err(|_| unfit)?;
        Ok(self.in_order(numbered(balanced.sections)))
    }

    fn round(&self, pairing: &RoundPairing) -> Result<Vec<ProposedSection>, ProposalRefusal> {
        let from = |player| self.advanced.iter().find(|(advanced, _)| *advanced == player);
        let taken = |&(player, _, rating): &(PlayerId, Federation, Option<u16>)| {
            let from = from(player).map(|(_, from)| *from);
            Taken { player, rating, from }
        };
        let taken: Vec<Taken> = self.accepted.iter().map(taken).collect();
        pairing.sections(&taken).map(numbered)
    }

    /// The sections with their players as the system has them, by the ratings that count.
    fn in_order(&self, sections: Vec<ProposedSection>) -> Vec<ProposedSection> {
        let rating = |player| {
            let known = self.accepted.iter().find(|(accepted, ..)| *accepted == player);
            known.and_then(|(.., rating)| *rating)
        };
        let ordered = |section: ProposedSection| ProposedSection {
            players: self.system.in_order(section.players, rating),
            ..section
        };
        sections.into_iter().map(ordered).collect()
    }
}

/// Sections that are called by their numbers.
fn numbered(sections: Vec<Vec<PlayerId>>) -> Vec<ProposedSection> {
    let named =
        |(number, players): (usize, _)| ProposedSection { name: number.to_string(), players };
    (1..).zip(sections).map(named).collect()
}

/// Refuses a section of a size that its stage does not have: promotion classes (`TR-2.1-2.2`), rounds of
/// the World Cup (`TR-3.1-3.4`) and norm events (`TR-4.1-4.2`).
pub(in crate::tournament) fn check_size(
    stage: Option<Stage>,
    section: &str,
    players: usize,
) -> Result<(), ProposalRefusal> {
    match stage.filter(|stage| !stage.takes(players)) {
        Some(stage) => {
            Err(ProposalRefusal::StageSize { stage, section: section.to_owned(), players })
        }
        None => Ok(()),
    }
}

/// Refuses the name or the value of a public beacon that cannot be shown, or hashed by hand.
pub(in crate::tournament) fn check_beacon(text: &str) -> Result<(), ProposalRefusal> {
    let fits = (1..=BEACON_CHARACTERS_MAX).contains(&text.len())
        && text.trim() == text
        && text.chars().all(|c| c == ' ' || c.is_ascii_graphic());
    if fits { Ok(()) } else { Err(ProposalRefusal::BeaconUnfit) }
}

/// Each section has a name of its own; lots are drawn over it, with slashes between.
pub(in crate::tournament) fn check_section_names<'a>(
    sections: impl ExactSizeIterator<Item = &'a str>,
) -> Result<(), ProposalRefusal> {
    let count = sections.len();
    let names: BTreeSet<&str> = sections.collect();
    let fits = |name: &&str| {
        (1..=SECTION_NAME_CHARACTERS_MAX).contains(&name.chars().count())
            && !name.chars().any(|c| c.is_control() || c == '/')
    };
    match names.len() == count && names.iter().all(fits) {
        true => Ok(()),
        false => Err(ProposalRefusal::NamesUnfit),
    }
}

/// Nobody plays twice, and nobody whose entry was not accepted.
pub(super) fn check_players(
    sections: &[ProposedSection],
    accepted: impl Iterator<Item = PlayerId>,
) -> Result<(), ProposalRefusal> {
    let accepted: BTreeSet<PlayerId> = accepted.collect();
    let mut seen = BTreeSet::new();
    for &player in sections.iter().flat_map(|section| &section.players) {
        if !accepted.contains(&player) {
            return Err(ProposalRefusal::NotAccepted { player });
        }
        if !seen.insert(player) {
            return Err(ProposalRefusal::PlayerTwice { player });
        }
    }
    Ok(())
}
