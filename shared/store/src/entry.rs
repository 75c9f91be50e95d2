//! Entries: who wants to play in an event, and how far that is. The event's version is raised with
//! each, so that a start list is published for exactly the entries that its organiser saw.

use aws_sdk_dynamodb::types::{Put, TransactWriteItem};
use rules::tournament::{EventState, Grounds, WonSection};
use rules::{Federation, Instant, PlayerId};
use serde::{Deserialize, Serialize};

use crate::event::{event_pk, json, read_json};
use crate::item::{Attributes, Reader, key, number};
use crate::player::player_pk;
use crate::request::Part;
use crate::{Error, EventAct, EventId, SectionId, Store, StoredEvent, StoredYear};

/// How far an entry is. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryState {
    /// It waits for the organiser, or for its fee.
    Entered,
    /// The player plays.
    Accepted,
    /// The player plays when a place becomes free.
    Waiting,
    /// The organiser has refused it.
    Refused,
    /// It was taken back before the start (`TR-8.1`).
    Withdrawn,
}

impl EntryState {
    /// Whether an entry counts.
    pub fn is_alive(self) -> bool {
        !matches!(self, EntryState::Refused | EntryState::Withdrawn)
    }
}

/// A player's entry in an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Whose.
    pub player: PlayerId,
    /// When it was made.
    pub at: Instant,
    /// Who made it: the player, or somebody of the federation.
    pub by: PlayerId,
    /// On which grounds, where the class alone does not admit the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grounds: Option<Grounds>,
    /// The federation among whose nominations it counts (`TR-1.0.10`); none where it does not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nominated_by: Option<Federation>,
    /// How far it is.
    pub state: EntryState,
    /// When the fee was recorded as paid (`TR-0.2`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fee_paid_at: Option<Instant>,
    /// Whether the player enters free where others pay (`TR-4.5`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub free: bool,
    /// When the delegate of the player's federation confirmed that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirmed_at: Option<Instant>,
    /// The deposit that came with it (`TR-8.4`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deposit: Option<Deposit>,
    /// Why it was refused, put on the waiting list or withdrawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Entry {
    /// One that nothing more is known of than who made it for whom, and when.
    pub fn new(player: PlayerId, by: PlayerId, at: Instant) -> Entry {
        Entry {
            player,
            at,
            by,
            grounds: None,
            nominated_by: None,
            state: EntryState::Entered,
            fee_paid_at: None,
            free: false,
            confirmed_at: None,
            deposit: None,
            reason: None,
        }
    }

    /// The section by whose win the player enters.
    fn won(&self) -> Option<SectionId> {
        match self.grounds {
            Some(Grounds::SectionWinner(WonSection::Number(section))) => Some(SectionId(section)),
            _ => None,
        }
    }
}

/// A deposit, which a federation holds for a player who has withdrawn before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deposit {
    /// When it was recorded as paid.
    pub paid_at: Instant,
    /// When it was given back: the player has finished the event properly (`TR-8.6`), or has not played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refunded_at: Option<Instant>,
    /// When it was forfeited (`TR-8.4`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeited_at: Option<Instant>,
}

impl Deposit {
    /// Whether it is neither given back nor forfeited.
    pub fn is_held(&self) -> bool {
        self.refunded_at.is_none() && self.forfeited_at.is_none()
    }
}

/// A player's entries, as the player's own items name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryLine {
    /// The event.
    pub event: EventId,
    /// Whether the event gives norms, and when it starts (`TR-4.7`).
    pub norm_event_starts_at: Option<Instant>,
    /// When the deposit that came with the entry was given back, the player having played (`TR-8.6`).
    pub deposit_refunded_at: Option<Instant>,
}

const ENTRY: &str = "ENTRY#";

fn entry_key(event: EventId, player: PlayerId) -> Attributes {
    key(event_pk(event), format!("{ENTRY}{:010}", player.0))
}

fn line_key(player: PlayerId, event: EventId) -> Attributes {
    key(player_pk(player), format!("{ENTRY}{:010}", event.0))
}

/// The key of what tells that a player has used the win of a section.
fn win_key(player: PlayerId, section: SectionId) -> Attributes {
    key(player_pk(player), format!("WIN#{:010}", section.0))
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
        let item = self.get(win_key(player, section)).await?;
        item.map(|item| Reader::new(&item).number("event").map(EventId)).transpose()
    }

    /// The write by which an entry uses the win of a section, under the condition that no other
    /// one does, or by which a dead entry gives it back.
    async fn win_write(
        &self,
        event: EventId,
        entry: &Entry,
        section: SectionId,
    ) -> Result<Option<TransactWriteItem>, Error> {
        let key = win_key(entry.player, section);
        if entry.state.is_alive() {
            let mut item = key;
            item.insert("event".to_owned(), number(event.0));
            let put = Put::builder()
                .table_name(self.table())
                .set_item(Some(item))
                .condition_expression("attribute_not_exists(pk) OR event = :event")
                .expression_attribute_values(":event", number(event.0))
                .build()?;
            return Ok(Some(TransactWriteItem::builder().put(put).build()));
        }
        // Another entry has used it since.
        if self.win_used(entry.player, section).await? != Some(event) {
            return Ok(None);
        }
        self.delete(key).map(Some)
    }

    /// Keeps a player's entry in an event that is still as it was read, and the player's own line. An
    /// entry that does not count any more gives back the win and the nomination that it stood on.
    ///
    /// # Errors
    /// `Conflict` when the event, or an entry in it, has changed, or another one uses the same win
    /// of a section; `Unavailable`.
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
    /// one write may have, one by a win 3.
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
        let mut writes = self.event_moves_on(event, act)?;
        for entry in entries {
            writes.extend(self.entry_writes(event, entry).await?);
        }
        for year in years {
            writes.push(self.year_write(year)?);
        }
        self.transact(writes).await
    }

    async fn entry_writes(
        &self,
        event: &StoredEvent,
        entry: &Entry,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let mut item = entry_key(event.id, entry.player);
        item.insert("entry".to_owned(), json(entry)?);
        let mut line = line_key(entry.player, event.id);
        if event.announcement.norms {
            let starts_at = event.announcement.starts_at.unix();
            line.insert("norm_event_starts_at".to_owned(), number(starts_at));
        }
        let refunded_at = entry.deposit.and_then(|deposit| deposit.refunded_at);
        let played = entry.state == EntryState::Accepted && event.state == EventState::Finished;
        if let Some(at) = refunded_at.filter(|_| played) {
            line.insert("deposit_refunded_at".to_owned(), number(at.unix()));
        }
        let mut writes = vec![self.put(item)?];
        writes.push(match entry.state.is_alive() {
            true => self.put(line)?,
            false => self.delete(line_key(entry.player, event.id))?,
        });
        if let Some(section) = entry.won() {
            writes.extend(self.win_write(event.id, entry, section).await?);
        }
        writes.extend(self.nomination_given_back(event.id, entry).await?);
        Ok(writes)
    }
}
