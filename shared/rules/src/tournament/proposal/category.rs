//! Whom the commissioner admits to a norm event does not lower its category (`TR-4.6`).

use std::collections::HashMap;

use super::{ProposalRefusal, ProposedSection};
use crate::PlayerId;
use crate::norm::{Category, NormOverview, NormTerms, Participant};

/// What the category of a norm event's sections comes of.
#[derive(Clone, Copy, Debug)]
pub struct CategoryFacts<'a> {
    /// What it rests on besides the players.
    pub terms: NormTerms,
    /// The accepted players, by the lists of the day.
    pub participants: &'a HashMap<PlayerId, Participant>,
    /// Those of them who play because the commissioner admits them.
    pub admitted: &'a [PlayerId],
}

impl CategoryFacts<'_> {
    /// The category of a section is not lower than that of its other players alone.
    pub(super) fn check(self, section: &ProposedSection) -> Result<(), ProposalRefusal> {
        let is_other = |id: &&PlayerId| !self.admitted.contains(id);
        let with = self.category(section.players.iter());
        let without = self.category(section.players.iter().filter(is_other));
        match without {
            Some(category) if with < without => {
                let section = section.name.clone();
                Err(ProposalRefusal::CategoryDrops { section, category, with })
            }
            Some(_) | None => Ok(()),
        }
    }

    fn category<'b>(self, players: impl Iterator<Item = &'b PlayerId>) -> Option<Category> {
        let players = players.filter_map(|id| self.participants.get(id).copied());
        NormOverview::new(self.terms, &players.collect::<Vec<_>>()).category
    }
}
