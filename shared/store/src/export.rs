//! Exports that were ordered: what, by whom, and how far the file is.
//!
//! An export is one item under whoever it belongs to, changed under a condition on its version. An
//! order that waits has a line made of what is ordered, so that the same one sent again is the same
//! export.

use std::fmt;
use std::str::FromStr;

use rules::{Instant, PlayerId};
use serde::{Deserialize, Serialize};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, SK, key, number};
use crate::shard::shard_of_text;
use crate::{Error, EventId, KeyOwner, Role, Store, Turn};

/// Sort keys of exports begin with this.
pub(crate) const EXPORT: &str = "EXPORT#";
/// Sort keys of the lines of orders that wait.
pub(crate) const ORDER: &str = "EXPORTORDER#";

/// What is taken out. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ExportOrder {
    /// The games of an event in PGN, or those that ended in a period.
    Event {
        /// The event.
        event: EventId,
        /// The first second of the period.
        from: Option<Instant>,
        /// The second after its last.
        until: Option<Instant>,
    },
    /// A player's games in PGN.
    Player {
        /// The player.
        player: PlayerId,
        /// The first second of the period.
        from: Option<Instant>,
        /// The second after its last.
        until: Option<Instant>,
    },
    /// The games of all sections that ended in a period, in PGN.
    Period {
        /// The first second of the period.
        from: Instant,
        /// The second after its last.
        until: Instant,
    },
    /// Everything of the federation to which the export belongs.
    Federation,
    /// Everything about the person to whom the export belongs.
    Person,
}

/// How far an export is. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExportState {
    /// Nobody has begun.
    Waiting,
    /// Its pieces are being written.
    Writing,
    /// Its file is there.
    Done,
    /// It was given up.
    Failed,
}

/// An export as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Export {
    /// What was ordered.
    pub order: ExportOrder,
    /// By whom; nobody where it is made every night.
    pub by: Option<PlayerId>,
    /// In which roles: what is shown to them is in it.
    pub roles: Vec<Role>,
    /// When.
    pub ordered_at: Instant,
    /// How far it is.
    pub state: ExportState,
    /// Sections, members or games that are written.
    pub done: u32,
    /// Those that there are.
    pub total: u32,
    /// Bytes of the file, once it is there.
    pub bytes: u64,
    /// When it was done or given up.
    pub finished_at: Option<Instant>,
    /// Runs that have begun since the last piece.
    pub tries: u32,
}

/// An export by its owner and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExportId {
    /// Whose.
    pub owner: KeyOwner,
    /// No other export of anybody has it.
    pub number: u32,
}

impl fmt::Display for ExportId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}", self.owner, self.number)
    }
}

impl FromStr for ExportId {
    type Err = ();

    fn from_str(text: &str) -> Result<ExportId, ()> {
        let (owner, number) = text.split_once('_').ok_or(())?;
        let id = ExportId { owner: owner.parse()?, number: number.parse().map_err(|_| ())? };
        if id.to_string() == text { Ok(id) } else { Err(()) }
    }
}

/// An export with its name and its version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredExport {
    /// Its name.
    pub id: ExportId,
    /// How often it was changed.
    pub version: u32,
    /// What it says.
    pub export: Export,
    /// When somebody goes on with it, or removes it.
    pub alarm_at: Instant,
    /// When the table removes it, should nobody else have done so.
    pub expires_at: Instant,
}

impl Export {
    /// Whether its file is still to come.
    pub fn is_open(&self) -> bool {
        matches!(self.state, ExportState::Waiting | ExportState::Writing)
    }
}

fn export_key(id: ExportId) -> Attributes {
    key(id.owner.pk(), format!("{EXPORT}{:010}", id.number))
}

/// The line of an order that waits: what is shown differs by the roles, too.
fn order_key(owner: KeyOwner, export: &Export) -> Result<Attributes, Error> {
    let what = serde_json::to_string(&(&export.order, &export.roles));
    let what = what.map_err(|error| Error::corrupt("a new export", error))?;
    Ok(key(owner.pk(), format!("{ORDER}{what}")))
}

fn item(stored: &StoredExport) -> Result<Attributes, Error> {
    let mut item = export_key(stored.id);
    item.extend([
        ("export".to_owned(), json(&stored.export)?),
        ("version".to_owned(), number(stored.version)),
        ("shard".to_owned(), number(shard_of_text(&stored.id.owner.pk()))),
        ("alarm_at".to_owned(), number(stored.alarm_at.unix())),
        ("expires_at".to_owned(), number(stored.expires_at.unix())),
    ]);
    Ok(item)
}

fn read(owner: KeyOwner, item: &Attributes) -> Result<StoredExport, Error> {
    let reader = Reader::new(item);
    let number = reader.text(SK)?.strip_prefix(EXPORT).and_then(|id| id.parse().ok());
    let number = number.ok_or_else(|| reader.corrupt(SK, "is no export's"))?;
    Ok(StoredExport {
        id: ExportId { owner, number },
        version: reader.number("version")?,
        export: read_json(&reader, "export")?,
        alarm_at: Instant::from_unix(reader.number("alarm_at")?),
        expires_at: Instant::from_unix(reader.number("expires_at")?),
    })
}

impl Store {
    /// Keeps a new export, and answers it; or the one that was ordered before in the same words and
    /// is not finished yet.
    ///
    /// # Errors
    /// `Conflict` when the turn is taken, or somebody finishes that one at this moment; `Corrupt`,
    /// `Unavailable`.
    pub async fn order_export(
        &self,
        new: &StoredExport,
        turn: Turn,
    ) -> Result<StoredExport, Error> {
        let mut line = order_key(new.id.owner, &new.export)?;
        let order = line.clone();
        line.insert("number".to_owned(), number(new.id.number));
        line.insert("expires_at".to_owned(), number(new.expires_at.unix()));
        let writes = vec![self.take_turn(turn)?, self.put_new(item(new)?)?, self.put_new(line)?];
        match self.transact(writes).await {
            Ok(()) => Ok(new.clone()),
            Err(Error::Conflict) => {
                let line = self.get(order).await?.ok_or(Error::Conflict)?;
                let number = Reader::new(&line).number("number")?;
                match self.export(ExportId { number, ..new.id }).await {
                    Err(Error::NotFound) => Err(Error::Conflict),
                    found => found,
                }
            }
            Err(error) => Err(error),
        }
    }

    /// An export.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn export(&self, id: ExportId) -> Result<StoredExport, Error> {
        read(id.owner, &self.get(export_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// All exports of an owner, in the order in which they were made.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn exports(&self, owner: KeyOwner) -> Result<Vec<StoredExport>, Error> {
        let items = self.query_prefix(owner.pk(), EXPORT).await?;
        items.iter().map(|item| read(owner, item)).collect()
    }

    /// Keeps an export that was read in the version before. With its end the order's line goes.
    ///
    /// # Errors
    /// `Conflict` when somebody has changed it; `Unavailable`.
    pub async fn change_export(&self, changed: &StoredExport) -> Result<(), Error> {
        let put = self.put_changed(item(changed)?, changed.version - 1)?;
        let mut writes = vec![put];
        if !changed.export.is_open() {
            let line = order_key(changed.id.owner, &changed.export)?;
            writes.push(self.delete(line)?);
        }
        self.transact(writes).await
    }

    /// Removes an export; idempotent.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn remove_export(&self, id: ExportId) -> Result<(), Error> {
        self.delete_item(export_key(id)).await
    }
}
