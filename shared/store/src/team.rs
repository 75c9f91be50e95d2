//! Teams of an event: who plays in them, and how far their entries are. As with entries the event's version is
//! raised with each change, so that start lists are published for exactly the teams that the organiser saw.

use std::collections::BTreeSet;

use rules::PlayerId;
use rules::tournament::{ProposedTeams, Team, TeamNumber};

use crate::event::{event_pk, json, proposal_key, read_json};
use crate::item::{Attributes, Reader, key, number};
use crate::player::player_pk;
use crate::{Error, EventAct, EventId, Store, StoredEvent};

const TEAM: &str = "TEAM#";

/// The key of the line that somebody has of a team: its captain, and whoever is in its line-up.
fn line_key(player: PlayerId, event: EventId) -> Attributes {
    key(player_pk(player), format!("{TEAM}{:010}", event.0))
}

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

    /// The events in a team of which somebody plays, or is its captain.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn teams_of(&self, player: PlayerId) -> Result<Vec<(EventId, TeamNumber)>, Error> {
        let items = self.query_prefix(player_pk(player), TEAM).await?;
        let read = |item: &Attributes| {
            let reader = Reader::new(item);
            let event = reader.text("sk")?.strip_prefix(TEAM).and_then(|id| id.parse().ok());
            let event = event.ok_or_else(|| reader.corrupt("sk", "is no event's"))?;
            Ok((EventId(event), TeamNumber(reader.number("team")?)))
        };
        items.iter().map(read).collect()
    }

    /// Keeps a team of an event that is still as it was read, with the lines of everybody in it; `before`: what it
    /// was.
    ///
    /// # Errors
    /// `Conflict` when the event, or a team of it, has changed; `Unavailable`.
    pub async fn put_team(
        &self,
        event: &StoredEvent,
        (before, team): (Option<&Team>, &Team),
        act: &EventAct,
    ) -> Result<(), Error> {
        let mut item = team_key(event.id, team.number);
        item.insert("team".to_owned(), json(team)?);
        let mut writes = self.event_moves_on(event, act)?;
        writes.push(self.put(item)?);
        writes.push(self.team_waits_write(event, team, act.at).await?);
        let alive = |team: &Team| -> BTreeSet<PlayerId> {
            team.people().filter(|_| team.state.is_alive()).collect()
        };
        let (was, is) = (before.map(alive).unwrap_or_default(), alive(team));
        for player in is.difference(&was) {
            let mut line = line_key(*player, event.id);
            line.insert("team".to_owned(), number(team.number.0));
            writes.push(self.put(line)?);
        }
        // Who is the captain of one team may play for another.
        let elsewhere = self.teams(event.id).await?;
        let elsewhere = elsewhere.iter().filter(|other| other.number != team.number).map(alive);
        let elsewhere: BTreeSet<PlayerId> = elsewhere.flatten().collect();
        for player in was.difference(&is).filter(|player| !elsewhere.contains(player)) {
            writes.push(self.delete(line_key(*player, event.id))?);
        }
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
