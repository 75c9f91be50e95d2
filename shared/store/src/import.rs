//! Imports: events that are brought here as a whole, with what was played elsewhere.
//!
//! What an import is to make is kept before anything of it is made: an item of its own, changed under
//! a condition on its version, and parts with the start lists and the games. One write then makes the
//! event of it; its sections and games follow as those of any event do. A request has a key of the
//! sender's, so that one sent twice is one import.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::tournament::{
    ConsentKind, EventAct, GameElsewhere, Import, ImportState, ListedPlayer, ProposedSection,
    ProposedTeams,
};
use rules::{Instant, PlayerId};
use serde::{Deserialize, Serialize};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, bytes, key, number};
use crate::proposal::proposal_item;
use crate::shard::shard_of_text;
use crate::{Error, Store, StoredEvent};

/// What partition keys of imports begin with.
pub(crate) const PREFIX: &str = "IMPORT#";
/// Sort key of an import's own item.
pub(crate) const IMPORT: &str = "IMPORT";
/// Sort keys of its parts begin with this.
const PART: &str = "PART#";
/// The partition that names every import.
const IMPORTS: &str = "IMPORTS";
/// The partition that names those that wait for an officer: few at any time.
const WAITING: &str = "IMPORTSWAITING";
/// The encoding of the parts.
const VERSION: u8 = 1;

/// An import with its number and its version.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredImport {
    /// Its number.
    pub id: u32,
    /// How often it was changed.
    pub version: u32,
    /// What it says.
    pub import: Import,
    /// When somebody goes on with it; none while it waits, and when it is over.
    pub alarm_at: Option<Instant>,
}

/// A part of an import: of one section, its players with the first of its games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportPart {
    /// The players, by start number; in the first part of each section.
    pub players: Vec<ListedPlayer>,
    /// Games.
    pub games: Vec<GameElsewhere>,
}

fn pk(id: u32) -> String {
    format!("{PREFIX}{id}")
}

fn import_key(id: u32) -> Attributes {
    key(pk(id), IMPORT)
}

fn section_prefix(section: u32) -> String {
    format!("{PART}{section:05}#")
}

/// An import's line in a partition that names several.
fn line_key(pk: &str, id: u32) -> Attributes {
    key(pk, format!("I#{id:010}"))
}

/// What makes a sender's request unique.
fn request_key(by: PlayerId, request: &str) -> Attributes {
    key(format!("P#{by}"), format!("IMPORTREQUEST#{request}"))
}

fn item(stored: &StoredImport) -> Result<Attributes, Error> {
    let mut item = import_key(stored.id);
    item.insert("import".to_owned(), json(&stored.import)?);
    item.insert("version".to_owned(), number(stored.version));
    if let Some(at) = stored.alarm_at {
        item.insert("shard".to_owned(), number(shard_of_text(&pk(stored.id))));
        item.insert("alarm_at".to_owned(), number(at.unix()));
    }
    Ok(item)
}

pub(crate) fn read(item: &Attributes) -> Result<StoredImport, Error> {
    let reader = Reader::new(item);
    let id = reader.text("pk")?.strip_prefix(PREFIX).and_then(|id| id.parse().ok());
    Ok(StoredImport {
        id: id.ok_or_else(|| reader.corrupt("pk", "is no import's"))?,
        version: reader.number("version")?,
        import: read_json(&reader, "import")?,
        alarm_at: reader.maybe_number("alarm_at")?.map(Instant::from_unix),
    })
}

fn read_part(item: &Attributes) -> Result<ImportPart, Error> {
    let reader = Reader::new(item);
    match reader.bytes("part")?.split_first() {
        Some((&VERSION, packed)) => {
            postcard::from_bytes(packed).map_err(|error| reader.corrupt("part", error))
        }
        _ => Err(reader.corrupt("part", "is of no known version")),
    }
}

impl Store {
    /// Keeps a part of an import that is still to be kept itself. Should that not come about, the
    /// table removes it.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn put_import_part(
        &self,
        id: u32,
        section: u32,
        chunk: u32,
        part: &ImportPart,
        expires_at: Instant,
    ) -> Result<(), Error> {
        let mut packed = vec![VERSION];
        let part = postcard::to_stdvec(part).map_err(|error| Error::corrupt(pk(id), error))?;
        packed.extend(part);
        let mut item = key(pk(id), format!("{}{chunk:04}", section_prefix(section)));
        item.insert("part".to_owned(), bytes(packed));
        item.insert("expires_at".to_owned(), number(expires_at.unix()));
        self.put_item(item).await
    }

    /// What an import says of one of its sections, by the section's place in it from 0.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn import_section(&self, id: u32, section: u32) -> Result<ImportPart, Error> {
        let mut whole = ImportPart::default();
        for item in self.query_prefix(pk(id), &section_prefix(section)).await? {
            let part = read_part(&item)?;
            whole.players.extend(part.players);
            whole.games.extend(part.games);
        }
        Ok(whole)
    }

    /// Keeps an import, unless the same request was kept before: then answers what that has made.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn keep_import(
        &self,
        stored: &StoredImport,
        request: &str,
    ) -> Result<StoredImport, Error> {
        let mut line = request_key(stored.import.by, request);
        line.insert("import".to_owned(), number(stored.id));
        let waits = stored.import.state == ImportState::Waiting;
        let waiting = waits.then(|| line_key(WAITING, stored.id));
        let items = [item(stored)?, line, line_key(IMPORTS, stored.id)].into_iter().chain(waiting);
        let writes = items.map(|item| self.put_new(item)).collect::<Result<Vec<_>, Error>>()?;
        match self.transact(writes).await {
            Ok(()) => return Ok(stored.clone()),
            Err(Error::Conflict) => {}
            Err(error) => return Err(error),
        }
        self.import_of(stored.import.by, request).await?.ok_or(Error::Conflict)
    }

    /// The import that a request has made before.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn import_of(
        &self,
        by: PlayerId,
        request: &str,
    ) -> Result<Option<StoredImport>, Error> {
        let Some(line) = self.get(request_key(by, request)).await? else { return Ok(None) };
        self.import(Reader::new(&line).number("import")?).await.map(Some)
    }

    /// An import.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn import(&self, id: u32) -> Result<StoredImport, Error> {
        read(&self.get(import_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// Every import, the newest first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn imports(&self) -> Result<Vec<StoredImport>, Error> {
        self.imports_in(IMPORTS).await
    }

    /// Those that wait for an officer, the newest first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn waiting_imports(&self) -> Result<Vec<StoredImport>, Error> {
        self.imports_in(WAITING).await
    }

    async fn imports_in(&self, partition: &str) -> Result<Vec<StoredImport>, Error> {
        let lines = self.query_prefix(partition.to_owned(), "I#").await?;
        let of = |line: &Attributes| {
            let reader = Reader::new(line);
            let id = reader.text("sk")?.strip_prefix("I#").and_then(|id| id.parse().ok());
            id.map(import_key).ok_or_else(|| reader.corrupt("sk", "is no import's"))
        };
        let keys = lines.iter().map(of).collect::<Result<Vec<_>, Error>>()?;
        let found = self.batch_get(keys).await?;
        let mut imports = found.iter().map(read).collect::<Result<Vec<_>, Error>>()?;
        imports.sort_by_key(|stored| std::cmp::Reverse(stored.id));
        Ok(imports)
    }

    /// Keeps an import that was read in the version before.
    ///
    /// # Errors
    /// `Conflict` when somebody has changed it; `Unavailable`.
    pub async fn change_import(&self, changed: &StoredImport) -> Result<(), Error> {
        self.transact(vec![self.changed_import(changed)?]).await
    }

    /// The same for one that has waited and was approved or refused.
    ///
    /// # Errors
    /// As [`Store::change_import`].
    pub async fn decide_import(&self, decided: &StoredImport) -> Result<(), Error> {
        let waits = self.delete(line_key(WAITING, decided.id))?;
        self.transact(vec![self.changed_import(decided)?, waits]).await
    }

    /// The same with the event that is made of it, published with its sections, of players or of teams: all or
    /// nothing.
    ///
    /// # Errors
    /// `Conflict` when somebody has changed it, or the event's number or code is taken;
    /// `Unavailable`.
    pub async fn import_event(
        &self,
        changed: &StoredImport,
        event: &StoredEvent,
        (sections, of_teams): (&[ProposedSection], &[ProposedTeams]),
        act: &EventAct,
    ) -> Result<(), Error> {
        let mut writes = self.new_event_writes(event, act)?;
        writes.push(self.put_new(proposal_item(event.id, 1, sections, of_teams)?)?);
        writes.push(self.changed_import(changed)?);
        // Nobody enters it, so that nothing else can wait.
        if event.waits_for_consent(ConsentKind::Rating) {
            writes.push(self.event_waits_write(event, &[], act.at).await?);
        }
        self.transact(writes).await
    }

    fn changed_import(&self, changed: &StoredImport) -> Result<TransactWriteItem, Error> {
        self.put_changed(item(changed)?, changed.version - 1)
    }

    /// Removes what an import was to make, once it is made or refused.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn remove_import_parts(&self, id: u32) -> Result<(), Error> {
        for part in self.query_prefix(pk(id), PART).await? {
            let place = Reader::new(&part);
            let place = key(place.text("pk")?, place.text("sk")?);
            self.delete_item(place).await?;
        }
        Ok(())
    }
}
