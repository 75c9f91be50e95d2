//! Teams of an event: who plays in them, and how far their entries are. As with entries the event's version is
//! raised with each change, so that start lists are published for exactly the teams that the organiser saw.

use rules::tournament::{ProposedTeams, Team, TeamNumber};

use crate::event::{event_pk, json, proposal_key, read_json};
use crate::item::{Attributes, Reader, key, number};
use crate::{Error, EventAct, EventId, Store, StoredEvent};

const TEAM: &str = "TEAM#";

fn team_key(event: EventId, team: TeamNumber) -> Attributes {
    key(event_pk(event), format!("{TEAM}{:05}", team.0))
}

impl Store {
    /// Every team of an event, in the order in which they were entered.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn teams(&self, event: EventId) -> Result<Vec<Team>, Error> {
        let items = self.query_prefix(event_pk(event), TEAM).await?;
        items.iter().map(|item| read_json(&Reader::new(item), "team")).collect()
    }

    /// Keeps a team of an event that is still as it was read.
    ///
    /// # Errors
    /// `Conflict` when the event, or a team of it, has changed; `Unavailable`.
    pub async fn put_team(
        &self,
        event: &StoredEvent,
        team: &Team,
        act: &EventAct,
    ) -> Result<(), Error> {
        let mut item = team_key(event.id, team.number);
        item.insert("team".to_owned(), json(team)?);
        let mut writes = self.event_moves_on(event, act)?;
        writes.push(self.put(item)?);
        writes.push(self.team_waits_write(event, team, act.at).await?);
        self.transact(writes).await
    }

    /// Keeps sections of teams in place of those with `version`.
    ///
    /// # Errors
    /// `Conflict` when somebody else has changed them, or the event; `Unavailable`.
    pub async fn propose_teams(
        &self,
        event: &StoredEvent,
        version: u32,
        sections: &[ProposedTeams],
        act: &EventAct,
    ) -> Result<(), Error> {
        let mut item = proposal_key(event.id);
        item.insert("version".to_owned(), number(version + 1));
        item.insert("sections".to_owned(), json(&[(); 0])?);
        item.insert("team_sections".to_owned(), json(&sections)?);
        let mut writes = self.event_moves_on(event, act)?;
        writes.push(match version {
            0 => self.put_new(item)?,
            _ => self.put_changed(item, version)?,
        });
        self.transact(writes).await
    }
}
