//! Sections that are proposed for an event before its start lists.

use rules::tournament::{
    EventAct, EventId, Proposal, ProposedSection, ProposedTeams, TeamProposal,
};

use crate::event::{event_pk, json, read_json};
use crate::item::{Attributes, Reader, key, number};
use crate::{Error, Store, StoredEvent};

/// Sections that are proposed for an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredProposal {
    /// How often it was changed; 0 where there is none.
    pub version: u32,
    /// The sections; where teams play none.
    pub proposal: Proposal,
    /// The sections of teams, where they play.
    pub teams: TeamProposal,
}

fn proposal_key(id: EventId) -> Attributes {
    key(event_pk(id), "PROPOSAL")
}

/// The item of an event's proposed sections, of players or of teams.
pub(crate) fn proposal_item(
    event: EventId,
    version: u32,
    sections: &[ProposedSection],
    of_teams: &[ProposedTeams],
) -> Result<Attributes, Error> {
    let mut item = proposal_key(event);
    item.insert("version".to_owned(), number(version));
    item.insert("sections".to_owned(), json(&sections)?);
    if !of_teams.is_empty() {
        item.insert("team_sections".to_owned(), json(&of_teams)?);
    }
    Ok(item)
}

impl Store {
    /// The sections proposed for an event; none with version 0.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn proposal(&self, id: EventId) -> Result<StoredProposal, Error> {
        let Some(item) = self.get(proposal_key(id)).await? else {
            return Ok(StoredProposal::default());
        };
        let reader = Reader::new(&item);
        let proposal = Proposal { sections: read_json(&reader, "sections")? };
        let teams = match reader.maybe_text("team_sections")? {
            Some(_) => TeamProposal { sections: read_json(&reader, "team_sections")? },
            None => TeamProposal::default(),
        };
        Ok(StoredProposal { version: reader.number("version")?, proposal, teams })
    }

    /// Keeps sections, of players or of teams, in place of those with `version`.
    ///
    /// # Errors
    /// `Conflict` when somebody else has changed them, or the event; `Unavailable`.
    pub async fn propose(
        &self,
        event: &StoredEvent,
        version: u32,
        (sections, of_teams): (&[ProposedSection], &[ProposedTeams]),
        act: &EventAct,
    ) -> Result<(), Error> {
        let item = proposal_item(event.id, version + 1, sections, of_teams)?;
        let mut writes = self.event_moves_on(event, act)?;
        writes.push(match version {
            0 => self.put_new(item)?,
            _ => self.put_changed(item, version)?,
        });
        self.transact(writes).await
    }
}
