//! Leave books: one item a player and section, and the mark that the player's games have not been
//! brought up to date yet.
//!
//! The book is the truth; the running games mirror it. What is entered and the alarm that rings
//! until the games have followed are one write, so a server that dies in between leaves nothing
//! behind: the next one that hears the alarm finishes the work. A book is written under a condition
//! on its version, the number of its entries; like a log it only grows.

use aws_sdk_dynamodb::types::{ConditionCheck, Put, TransactWriteItem};
use rules::{Day, Days, Instant, LeaveAction, LeaveEntry, PlayerId};
use serde::{Deserialize, Serialize};

use crate::item::{Attributes, Reader, bytes, key, number};
use crate::player::{player_of, player_pk};
use crate::shard::shard_of_text;
use crate::write::Update;
use crate::{Error, SectionId, Store};

/// Sort keys of leave books begin so.
const LEAVE: &str = "LEAVE#";
/// The first byte of a kept book: how the rest is encoded.
const VERSION_1: u8 = 1;

/// The leave of one player in one section as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLeave {
    /// Whose.
    pub player: PlayerId,
    /// In which section.
    pub section: SectionId,
    /// Everything that was entered, in order; nothing where there is no item yet.
    pub entries: Vec<LeaveEntry>,
    /// When somebody looks whether the player's games have followed; none once they have.
    pub alarm_at: Option<Instant>,
}

impl StoredLeave {
    /// A book in which nothing was entered yet.
    pub fn empty(player: PlayerId, section: SectionId) -> StoredLeave {
        StoredLeave { player, section, entries: Vec::new(), alarm_at: None }
    }

    /// Which version it is: 0 before anything was entered, one more with each entry.
    pub fn version(&self) -> usize {
        self.entries.len()
    }

    fn key(&self) -> Attributes {
        leave_key(self.player, self.section)
    }
}

/// An entry as it is kept. New fields would need a new version.
#[derive(Serialize, Deserialize)]
struct PackedEntry {
    at: i64,
    by: u32,
    action: PackedAction,
    reason: String,
}

/// What was entered, days counted from 1970-01-01. New kinds are added at the end.
#[derive(Serialize, Deserialize)]
enum PackedAction {
    Registered { first: i32, last: i32 },
    Cancelled { first: i32, last: i32 },
    Granted { first: i32, last: i32 },
    Withdrawn { first: i32, last: i32 },
    Corrected { year: i32, days: i16 },
}

impl PackedEntry {
    fn new(entry: &LeaveEntry) -> PackedEntry {
        let ends = |days: Days| (days.first().unix_days(), days.last().unix_days());
        let action = match entry.action {
            LeaveAction::Registered(days) => {
                let (first, last) = ends(days);
                PackedAction::Registered { first, last }
            }
            LeaveAction::Cancelled(days) => {
                let (first, last) = ends(days);
                PackedAction::Cancelled { first, last }
            }
            LeaveAction::Granted(days) => {
                let (first, last) = ends(days);
                PackedAction::Granted { first, last }
            }
            LeaveAction::Withdrawn(days) => {
                let (first, last) = ends(days);
                PackedAction::Withdrawn { first, last }
            }
            LeaveAction::Corrected { year, days } => PackedAction::Corrected { year, days },
        };
        let (at, by) = (entry.at.unix(), entry.by.0);
        PackedEntry { at, by, action, reason: entry.reason.clone() }
    }

    fn read(self) -> Option<LeaveEntry> {
        let days = |first, last| Days::new(Day::from_unix_days(first)?, Day::from_unix_days(last)?);
        let action = match self.action {
            PackedAction::Registered { first, last } => LeaveAction::Registered(days(first, last)?),
            PackedAction::Cancelled { first, last } => LeaveAction::Cancelled(days(first, last)?),
            PackedAction::Granted { first, last } => LeaveAction::Granted(days(first, last)?),
            PackedAction::Withdrawn { first, last } => LeaveAction::Withdrawn(days(first, last)?),
            PackedAction::Corrected { year, days } => LeaveAction::Corrected { year, days },
        };
        let (at, by) = (Instant::from_unix(self.at), PlayerId(self.by));
        Some(LeaveEntry { at, by, action, reason: self.reason })
    }
}

/// The bytes of a book: the encoding's version, then the entries in postcard's form.
fn pack(leave: &StoredLeave, entry: &LeaveEntry) -> Result<Vec<u8>, Error> {
    let entries = leave.entries.iter().chain([entry]);
    let packed: Vec<PackedEntry> = entries.map(PackedEntry::new).collect();
    postcard::to_extend(&packed, vec![VERSION_1])
        .map_err(|e| Error::corrupt(player_pk(leave.player), e))
}

fn unpack(kept: &[u8]) -> Option<Vec<LeaveEntry>> {
    let (&VERSION_1, kept) = kept.split_first()? else { return None };
    let (packed, rest) = postcard::take_from_bytes::<Vec<PackedEntry>>(kept).ok()?;
    rest.is_empty().then_some(())?;
    packed.into_iter().map(PackedEntry::read).collect()
}

fn leave_key(player: PlayerId, section: SectionId) -> Attributes {
    key(player_pk(player), format!("{LEAVE}{:010}", section.0))
}

fn read(player: PlayerId, item: &Attributes) -> Result<StoredLeave, Error> {
    let reader = Reader::new(item);
    let section = reader.text("sk")?.strip_prefix(LEAVE).and_then(|id| id.parse().ok());
    let section = SectionId(section.ok_or_else(|| reader.corrupt("sk", "is no leave book's"))?);
    let entries =
        unpack(reader.bytes("book")?).ok_or_else(|| reader.corrupt("book", "cannot be read"))?;
    if reader.number::<usize>("version")? != entries.len() {
        return Err(reader.corrupt("version", "does not count the book"));
    }
    let alarm_at = reader.maybe_number("alarm_at")?.map(Instant::from_unix);
    Ok(StoredLeave { player, section, entries, alarm_at })
}

/// The condition that a book is what was read, with the name and the values that it needs.
fn unchanged(leave: &StoredLeave) -> (&'static str, Option<Attributes>) {
    match leave.version() {
        0 => ("attribute_not_exists(#version)", None),
        version => {
            let values = Attributes::from([(":version".to_owned(), number(version))]);
            ("#version = :version", Some(values))
        }
    }
}

impl Store {
    /// A player's leave in a section; an empty book where there is none.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn leave_book(
        &self,
        player: PlayerId,
        section: SectionId,
    ) -> Result<StoredLeave, Error> {
        let item = self.get(leave_key(player, section)).await?;
        item.map_or_else(|| Ok(StoredLeave::empty(player, section)), |item| read(player, &item))
    }

    /// Several leave books, in no order; those that hold nothing are left out.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn leave_books_of(
        &self,
        books: &[(PlayerId, SectionId)],
    ) -> Result<Vec<StoredLeave>, Error> {
        let keys = books.iter().map(|(player, section)| leave_key(*player, *section)).collect();
        let items = self.batch_get(keys).await?;
        items.iter().map(|item| read(player_of(&Reader::new(item))?, item)).collect()
    }

    /// All of a player's leave books, by the sections' numbers: one query.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn leave_books(&self, player: PlayerId) -> Result<Vec<StoredLeave>, Error> {
        let items = self.query_prefix(player_pk(player), LEAVE).await?;
        items.iter().map(|item| read(player, item)).collect()
    }

    /// Enters one line in each of up to 100 books, in all or in none, and sets the alarm that
    /// rings until the games have followed.
    ///
    /// # Errors
    /// `Conflict` when a book has changed since it was read; `Unavailable`.
    pub async fn enter_leave(
        &self,
        entries: &[(StoredLeave, LeaveEntry)],
        alarm_at: Instant,
    ) -> Result<(), Error> {
        let put = |(leave, entry): &(StoredLeave, LeaveEntry)| {
            let mut item = leave.key();
            item.extend([
                ("book".to_owned(), bytes(pack(leave, entry)?)),
                ("version".to_owned(), number(leave.version() + 1)),
                ("shard".to_owned(), number(shard_of_text(&player_pk(leave.player)))),
                ("alarm_at".to_owned(), number(alarm_at.unix())),
            ]);
            let (condition, values) = unchanged(leave);
            let put = Put::builder()
                .table_name(self.table())
                .set_item(Some(item))
                .condition_expression(condition)
                .expression_attribute_names("#version", "version")
                .set_expression_attribute_values(values)
                .build()?;
            Ok(TransactWriteItem::builder().put(put).build())
        };
        let writes: Result<Vec<TransactWriteItem>, Error> = entries.iter().map(put).collect();
        self.transact(writes?).await
    }

    /// Takes the alarm away: the games have followed this version of the book. Idempotent.
    ///
    /// # Errors
    /// `Conflict` when the book has changed since it was read; `Unavailable`.
    pub async fn leave_applied(&self, leave: &StoredLeave) -> Result<(), Error> {
        if leave.alarm_at.is_none() {
            return Ok(());
        }
        let (condition, values) = unchanged(leave);
        let applied = Update::new(leave.key(), "REMOVE #shard, alarm_at")
            .under(condition)
            .with_all(values.unwrap_or_default());
        self.update(applied).await
    }

    /// A condition of a transaction: nothing has been entered in the book since it was read.
    pub(crate) fn leave_unchanged(&self, leave: &StoredLeave) -> Result<TransactWriteItem, Error> {
        let (condition, values) = unchanged(leave);
        let check = ConditionCheck::builder()
            .table_name(self.table())
            .set_key(Some(leave.key()))
            .condition_expression(condition)
            .expression_attribute_names("#version", "version")
            .set_expression_attribute_values(values)
            .build()?;
        Ok(TransactWriteItem::builder().condition_check(check).build())
    }
}
