//! Teams of an event: who plays in them, and how far their entries are. As with entries the event's version is
//! raised with each change, so that start lists are published for exactly the teams that the organiser saw.

use std::collections::BTreeSet;

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::PlayerId;
use rules::tournament::{Team, TeamNumber};

use crate::event::{event_pk, json, read_json};
use crate::item::{Attributes, Reader, key, number};
use crate::player::player_pk;
use crate::shard::shard_of_text;
use crate::write::Update;
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

    /// Keeps a team of an event that is still as it was read, with the lines of everybody in it.
    ///
    /// # Errors
    /// `Conflict` when the event, or a team of it, has changed; `Corrupt`, `Unavailable`.
    pub async fn put_team(
        &self,
        event: &StoredEvent,
        team: &Team,
        act: &EventAct,
    ) -> Result<(), Error> {
        let known = self.teams(event.id).await?;
        let (before, others): (Vec<&Team>, Vec<&Team>) =
            known.iter().partition(|known| known.number == team.number);
        let mut item = team_key(event.id, team.number);
        item.insert("team".to_owned(), json(team)?);
        if let Some(at) = team.alarm_at() {
            item.insert("alarm_at".to_owned(), number(at.unix()));
            item.insert("shard".to_owned(), number(shard_of_text(&team_shard(event.id))));
        }
        let mut writes = self.event_moves_on(event, act)?;
        writes.push(self.put(item)?);
        let all = [&others[..], &[team]].concat();
        writes.push(self.team_waits_write(event, &all, act.at).await?);
        let is = alive(team);
        writes.extend(self.line_writes(event.id, team.number, &is)?);
        for player in before.into_iter().flat_map(alive).filter(|player| !is.contains(player)) {
            // Who is the captain of one team may play for another: then that one is named.
            match others.iter().find(|other| alive(other).contains(&player)) {
                Some(other) => {
                    writes.extend(self.line_writes(event.id, other.number, &[player].into())?);
                }
                None => writes.push(self.delete(line_key(player, event.id))?),
            }
        }
        self.transact(writes).await
    }

    /// Keeps a team of an event that is brought here as a whole, with the lines of everybody in it, unless it is
    /// there.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn bring_team(&self, event: EventId, team: &Team) -> Result<(), Error> {
        let mut item = team_key(event, team.number);
        item.insert("team".to_owned(), json(team)?);
        let lines = self.line_writes(event, team.number, &alive(team))?;
        match self.transact([vec![self.put_new(item)?], lines].concat()).await {
            Ok(()) | Err(Error::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// The lines of everybody in a team.
    fn line_writes(
        &self,
        event: EventId,
        team: TeamNumber,
        people: &BTreeSet<PlayerId>,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let write = |player: &PlayerId| {
            let mut line = line_key(*player, event);
            line.insert("team".to_owned(), number(team.0));
            self.put(line)
        };
        people.iter().map(write).collect()
    }

    /// One team of an event.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn team(&self, event: EventId, team: TeamNumber) -> Result<Team, Error> {
        let item = self.get(team_key(event, team)).await?.ok_or(Error::NotFound)?;
        read_json(&Reader::new(&item), "team")
    }

    /// Tells that the games have followed a replacement, as long as the team is what was read; its alarm rings for
    /// what is left.
    ///
    /// # Errors
    /// `Conflict` when the team has changed; `Corrupt`, `Unavailable`.
    pub async fn team_followed(
        &self,
        event: EventId,
        before: &Team,
        after: &Team,
    ) -> Result<(), Error> {
        let key = team_key(event, before.number);
        let item = self.get(key.clone()).await?.ok_or(Error::NotFound)?;
        if read_json::<Team>(&Reader::new(&item), "team")? != *before {
            return Err(Error::Conflict);
        }
        let was = item.get("team").cloned().ok_or(Error::NotFound)?;
        let update = match after.alarm_at() {
            Some(at) => Update::new(key, "SET team = :team, alarm_at = :at, #shard = :shard")
                .with(":at", number(at.unix()))
                .with(":shard", number(shard_of_text(&team_shard(event)))),
            None => Update::new(key, "SET team = :team REMOVE alarm_at, #shard"),
        };
        let update = update.under("team = :was").with(":was", was).with(":team", json(after)?);
        self.write_once(self.update_write(update)?).await
    }
}

/// By what the alarms of an event's teams are divided.
fn team_shard(event: EventId) -> String {
    format!("{}/teams", event_pk(event))
}

/// Everybody who is in a team that counts.
fn alive(team: &Team) -> BTreeSet<PlayerId> {
    team.people().filter(|_| team.state.is_alive()).collect()
}
