//! Entries: who wants to play in an event, and how far that is. The event's version is raised with
//! each, so that a start list is published for exactly the entries that its organiser saw.

use std::collections::BTreeSet;

use aws_sdk_dynamodb::types::{ConditionCheck, Put, TransactWriteItem};
use rules::tournament::{Entry, EntryLine, EntryUse, QualificationUse, Stage};
use rules::{Instant, PlayerId};

use crate::event::{event_pk, json, read_json};
use crate::item::{Attributes, Reader, key, number};
use crate::player::player_pk;
use crate::request::Part;
use crate::{Error, EventAct, EventId, SectionId, Store, StoredEvent, StoredYear};

const ENTRY: &str = "ENTRY#";
const QUALIFIED: &str = "QUALIFIED#";

fn entry_key(event: EventId, player: PlayerId) -> Attributes {
    key(event_pk(event), format!("{ENTRY}{:010}", player.0))
}

fn line_key(player: PlayerId, event: EventId) -> Attributes {
    key(player_pk(player), format!("{ENTRY}{:010}", event.0))
}

/// The key of what tells that a player has used something that counts for one entry.
fn use_key(player: PlayerId, used: EntryUse) -> Attributes {
    let sk = match used {
        EntryUse::Win(section) => format!("WIN#{:010}", section.0),
        EntryUse::Result { section, target } => {
            format!("{QUALIFIED}S{:010}#{}", section.0, target.code())
        }
        EntryUse::Champion => format!("{QUALIFIED}CHAMPION"),
        EntryUse::Year { year, target } => format!("{QUALIFIED}Y{year}#{}", target.code()),
    };
    key(player_pk(player), sk)
}

/// The line that a player has of an entry, as it is kept.
fn line_item(player: PlayerId, line: &EntryLine) -> Attributes {
    let mut item = line_key(player, line.event);
    let mut instant = |name: &str, at: Option<Instant>| {
        if let Some(at) = at {
            item.insert(name.to_owned(), number(at.unix()));
        }
    };
    instant("norm_event_starts_at", line.norm_event_starts_at);
    instant("deposit_refunded_at", line.deposit_refunded_at);
    item
}

/// The line that a player has of an entry.
pub(crate) fn read_line(item: &Attributes) -> Result<EntryLine, Error> {
    let reader = Reader::new(item);
    let event = reader.text("sk")?.strip_prefix(ENTRY).and_then(|id| id.parse().ok());
    let instant = |name| Ok::<_, Error>(reader.maybe_number(name)?.map(Instant::from_unix));
    Ok(EntryLine {
        event: EventId(event.ok_or_else(|| reader.corrupt("sk", "is no entry's"))?),
        norm_event_starts_at: instant("norm_event_starts_at")?,
        deposit_refunded_at: instant("deposit_refunded_at")?,
    })
}

impl Store {
    /// A player's entry in an event.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn entry(&self, event: EventId, player: PlayerId) -> Result<Option<Entry>, Error> {
        let item = self.get(entry_key(event, player)).await?;
        item.map(|item| read_json(&Reader::new(&item), "entry")).transpose()
    }

    /// Every entry in an event, in the order in which they were made.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn entries(&self, event: EventId) -> Result<Vec<Entry>, Error> {
        let items = self.query_prefix(event_pk(event), ENTRY).await?;
        let read = |item: &Attributes| read_json(&Reader::new(item), "entry");
        let mut entries: Vec<Entry> = items.iter().map(read).collect::<Result<_, _>>()?;
        entries.sort_by_key(|entry| (entry.at, entry.player));
        Ok(entries)
    }

    /// Up to `limit` of an event's entries, by the player's number; those behind `after`, where that is
    /// given.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn entries_after(
        &self,
        event: EventId,
        after: Option<PlayerId>,
        limit: u16,
    ) -> Result<Vec<Entry>, Error> {
        let after = after.map(|after| entry_key(event, after));
        let part = Part { after, limit: Some(limit), ..Part::default() };
        let items = self.query_part(event_pk(event), ENTRY, part).await?;
        items.iter().map(|item| read_json(&Reader::new(item), "entry")).collect()
    }

    /// Several entries, each with its event, in no order; those that do not exist are left out.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn entries_by(
        &self,
        entries: &[(EventId, PlayerId)],
    ) -> Result<Vec<(EventId, Entry)>, Error> {
        let keys = entries.iter().map(|(event, player)| entry_key(*event, *player));
        let items = self.batch_get(keys.collect()).await?;
        let read = |item: &Attributes| {
            let reader = Reader::new(item);
            let event = reader.text("pk")?.strip_prefix("E#").and_then(|id| id.parse().ok());
            let event = event.ok_or_else(|| reader.corrupt("pk", "is no event's"))?;
            Ok((EventId(event), read_json(&reader, "entry")?))
        };
        items.iter().map(read).collect()
    }

    /// The events that a player has entered and neither withdrawn from nor been refused.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn entries_of(&self, player: PlayerId) -> Result<Vec<EntryLine>, Error> {
        let items = self.query_prefix(player_pk(player), ENTRY).await?;
        items.iter().map(read_line).collect()
    }

    /// The event in which a player has used the win of a section (`TR-2.5`, `TR-2.6`).
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn win_used(
        &self,
        player: PlayerId,
        section: SectionId,
    ) -> Result<Option<EventId>, Error> {
        self.used_in(player, EntryUse::Win(section)).await
    }

    /// The qualifications that a player has used, those for events that were called off left out
    /// (`TR-1.0.7`).
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn qualifications_used(
        &self,
        player: PlayerId,
    ) -> Result<Vec<QualificationUse>, Error> {
        let items = self.query_prefix(player_pk(player), QUALIFIED).await?;
        let read = |item: &Attributes| read_json(&Reader::new(item), "used");
        let mut used = items.iter().map(read).collect::<Result<Vec<QualificationUse>, _>>()?;
        // Two halves are two items of one use.
        used.sort_by_key(|made| (made.at, made.event));
        used.dedup();
        let ids: BTreeSet<EventId> = used.iter().map(|made| made.event).collect();
        let events = self.events(&ids.into_iter().collect::<Vec<_>>()).await?;
        let is_off = |id| events.iter().any(|it| it.id == id && it.state.frees_its_entries());
        used.retain(|made| !is_off(made.event));
        Ok(used)
    }

    async fn used_in(&self, player: PlayerId, used: EntryUse) -> Result<Option<EventId>, Error> {
        let item = self.get(use_key(player, used)).await?;
        item.map(|item| Reader::new(&item).number("event").map(EventId)).transpose()
    }

    /// The event in which something is still used; none where it is called off, which leaves it to another
    /// one.
    ///
    /// # Errors
    /// `Corrupt`, `NotFound`, `Unavailable`.
    pub async fn still_used(&self, used_in: EventId) -> Result<Option<EventId>, Error> {
        let event = self.event(used_in).await?;
        Ok(Some(used_in).filter(|_| !event.state.frees_its_entries()))
    }

    /// The event that is called off and has left what it used to another one.
    async fn left_by(&self, player: PlayerId, used: EntryUse) -> Result<Option<EventId>, Error> {
        let Some(used_in) = self.used_in(player, used).await? else { return Ok(None) };
        Ok(match self.still_used(used_in).await? {
            Some(_) => None,
            None => Some(used_in),
        })
    }

    /// The writes by which an entry uses what it stands on, each under the condition that no other one
    /// does, or by which it gives that back, where no other entry has used it since.
    async fn use_writes(
        &self,
        event: EventId,
        entry: &Entry,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let mut writes = Vec::new();
        for used in entry.uses() {
            let key = use_key(entry.player, used);
            if entry.state.is_alive() {
                let mut item = key;
                item.insert("event".to_owned(), number(event.0));
                if let Some(made) = entry.qualification_use(event) {
                    item.insert("used".to_owned(), json(&made)?);
                }
                let left = self.left_by(entry.player, used).await?.unwrap_or(event);
                let put = Put::builder()
                    .table_name(self.table())
                    .set_item(Some(item))
                    .condition_expression(
                        "attribute_not_exists(pk) OR event = :event OR event = :left",
                    )
                    .expression_attribute_values(":event", number(event.0))
                    .expression_attribute_values(":left", number(left.0))
                    .build()?;
                writes.push(TransactWriteItem::builder().put(put).build());
                if let EntryUse::Result { section, target: Stage::WorldChampionshipFinal } = used {
                    writes.push(self.not_deferred_from(event, entry.player, section)?);
                }
            } else if self.used_in(entry.player, used).await? == Some(event) {
                writes.push(self.delete(key)?);
            }
        }
        Ok(writes)
    }

    /// Nothing of a player's stands on a result for a stage but in an event that has left it (`TR-1.0.7`).
    pub(crate) async fn not_used(
        &self,
        player: PlayerId,
        used: EntryUse,
    ) -> Result<TransactWriteItem, Error> {
        let mut check =
            ConditionCheck::builder().table_name(self.table()).set_key(Some(use_key(player, used)));
        check = match self.left_by(player, used).await? {
            Some(left) => check
                .condition_expression("attribute_not_exists(pk) OR event = :left")
                .expression_attribute_values(":left", number(left.0)),
            None => check.condition_expression("attribute_not_exists(pk)"),
        };
        Ok(TransactWriteItem::builder().condition_check(check.build()?).build())
    }

    /// Keeps a player's entry in an event that is still as it was read, and the player's own line. An
    /// entry that does not count any more gives back what it stood on: a win, a qualification, a nomination.
    ///
    /// # Errors
    /// `Conflict` when the event, or an entry in it, has changed, or another one uses what this one stands
    /// on; `Unavailable`.
    pub async fn put_entry(
        &self,
        event: &StoredEvent,
        entry: &Entry,
        act: &EventAct,
    ) -> Result<(), Error> {
        self.put_entries(event, std::slice::from_ref(entry), act, &[]).await
    }

    /// The same for several entries, all or none, with the years in which they count as nominations: as
    /// they are to be, with the versions with which they were read. An entry is 2 of the 100 items that
    /// one write may have, one by a win 3, one by two halves or in a Final 4.
    ///
    /// # Errors
    /// As [`Store::put_entry`], and `Conflict` when a year has changed.
    pub async fn put_entries(
        &self,
        event: &StoredEvent,
        entries: &[Entry],
        act: &EventAct,
        years: &[StoredYear],
    ) -> Result<(), Error> {
        let writes = self.entries_writes(event, entries, act, years).await?;
        self.transact(writes).await
    }

    /// The writes of [`Store::put_entries`].
    pub(crate) async fn entries_writes(
        &self,
        event: &StoredEvent,
        entries: &[Entry],
        act: &EventAct,
        years: &[StoredYear],
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let mut writes = self.event_moves_on(event, act)?;
        for entry in entries {
            writes.extend(self.entry_writes(event, entry).await?);
        }
        for year in years {
            writes.push(self.year_write(year)?);
        }
        writes.push(self.event_waits_write(event, entries, act.at).await?);
        Ok(writes)
    }

    async fn entry_writes(
        &self,
        event: &StoredEvent,
        entry: &Entry,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let mut item = entry_key(event.id, entry.player);
        item.insert("entry".to_owned(), json(entry)?);
        let mut writes = vec![self.put(item)?];
        writes.push(match entry.line(event.id, &event.announcement, event.state) {
            Some(line) => self.put(line_item(entry.player, &line))?,
            None => self.delete(line_key(entry.player, event.id))?,
        });
        // What an entry stands on is lost once the start lists are out (`TR-8.1`).
        if entry.state.is_alive() || event.state.must_be_announced().is_ok() {
            writes.extend(self.use_writes(event.id, entry).await?);
            writes.extend(self.nomination_given_back(event.id, entry).await?);
        }
        Ok(writes)
    }
}
