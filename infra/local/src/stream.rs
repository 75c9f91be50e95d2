//! The stream of an embedded table: each change of an item, in order, at least once.
//!
//! dynoxide 3.2.0 writes a record with every change, in the same transaction, into its table
//! `_stream_records`; but it walks all of them for the next number, and removes none. Both are
//! mended here over a connection of our own to the same database: an index, and the removal of what
//! has been read. How far that is stands beside the records, so that copying the file copies it.

mod follow;
mod image;

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use dynoxide::DynoxideError;
use dynoxide::actions::create_table::StreamSpecification;
use dynoxide::actions::get_records::{GetRecordsRequest, Record};
use dynoxide::actions::get_shard_iterator::encode_shard_iterator;
use dynoxide::actions::update_table::UpdateTableRequest;
use dynoxide::streams::shard_id;
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};

pub use follow::{Follower, run};
pub use image::Image;

use crate::embedded::handle::Handle;

/// The most that a batch holds. dynoxide serves nobody else while it gathers one.
pub const BATCH_MAX: usize = 100;

/// Records removed at once: nothing else is written for as long as that takes.
const REMOVED_AT_ONCE: usize = 500;
/// How long to wait for a change that is being written.
const BUSY: Duration = Duration::from_secs(5);
/// What dynoxide adds to the number of a record when it shows it.
const SHOWN_OFFSET: u128 = 100_000_000_000_000_000_000;

/// The index is over the expression that dynoxide sorts and searches by.
const PREPARE: &str = "
    CREATE INDEX IF NOT EXISTS _posthorn_stream_order
        ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
    CREATE TABLE IF NOT EXISTS _posthorn_stream_position (
        table_name TEXT PRIMARY KEY,
        sequence INTEGER NOT NULL
    ) WITHOUT ROWID;";

const POSITION: &str = "SELECT sequence FROM _posthorn_stream_position WHERE table_name = ?1";

const SET_POSITION: &str = "
    INSERT INTO _posthorn_stream_position (table_name, sequence) VALUES (?1, ?2)
        ON CONFLICT (table_name) DO UPDATE SET sequence = excluded.sequence";

/// The newest record stays: the next one's number is made from it, and must be higher also when
/// the machine's clock has been set back.
const REMOVE: &str = "
    DELETE FROM _stream_records WHERE id IN (
        SELECT id FROM _stream_records
        WHERE table_name = ?1 AND CAST(sequence_number AS INTEGER) <= ?2
            AND CAST(sequence_number AS INTEGER) < (
                SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records
                WHERE table_name = ?1)
        ORDER BY CAST(sequence_number AS INTEGER)
        LIMIT ?3)";

/// What became of one item.
#[derive(Clone, PartialEq)]
pub struct Change {
    /// The number of the change in the table's stream: higher than that of every change before it.
    pub sequence: i64,
    /// The item's partition key.
    pub partition: String,
    /// The item before; none when it is new.
    pub old: Option<Image>,
    /// The item after; none when it is gone.
    pub new: Option<Image>,
}

/// Items hold addresses and hashes of passwords, and keys hold addresses: none of it is shown.
impl fmt::Debug for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Change").field("sequence", &self.sequence).finish_non_exhaustive()
    }
}

/// The stream cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StreamError {
    /// The database was opened without streams.
    #[error("this database keeps no stream")]
    Absent,
    /// A record is not as dynoxide writes it.
    #[error("record {0} of the stream cannot be read")]
    Corrupt(String),
    /// dynoxide failed.
    #[error("{0}")]
    Database(#[from] DynoxideError),
    /// SQLite failed.
    #[error("{0}")]
    Sqlite(#[from] rusqlite::Error),
    /// The work was given up because the program ends.
    #[error("the program is ending")]
    Ending(#[from] tokio::task::JoinError),
}

/// Reads the changes of one table.
#[derive(Clone, Debug)]
pub struct Reader {
    database: Handle,
    connection: Arc<Mutex<Connection>>,
    table: Arc<str>,
    read: i64,
    finished: i64,
}

/// Makes what a database needs for streams to be read, unless it is there. dynoxide has opened it
/// before: the index is over a table of its own.
pub(crate) fn prepare(location: &str) -> Result<(), StreamError> {
    Ok(connect(location)?.execute_batch(PREPARE)?)
}

/// Gives a table that was made without its stream one. What was written before is not in it.
pub(crate) fn enable(database: &Handle, table: &str, view_type: &str) -> Result<(), StreamError> {
    if database.database.get_table_metadata(table)?.is_some_and(|table| table.stream_enabled) {
        return Ok(());
    }
    let specification =
        StreamSpecification { stream_enabled: true, stream_view_type: Some(view_type.to_owned()) };
    database.database.update_table(UpdateTableRequest {
        table_name: table.to_owned(),
        stream_specification: Some(specification),
        ..UpdateTableRequest::default()
    })?;
    Ok(())
}

/// A connection beside dynoxide's. What it writes may be lost when the machine loses power, never
/// torn: changes are then handed out again. Clearing the write-ahead log is left to dynoxide.
fn connect(location: &str) -> Result<Connection, StreamError> {
    let connection = Connection::open(location)?;
    connection.busy_timeout(BUSY)?;
    connection.pragma_update(None, "synchronous", "NORMAL")?;
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    Ok(connection)
}

impl Reader {
    pub(crate) fn open(
        database: Handle,
        location: &str,
        table: &str,
    ) -> Result<Reader, StreamError> {
        let connection = connect(location)?;
        let position =
            connection.query_row(POSITION, [table], |row| row.get(0)).optional()?.unwrap_or(0);
        Ok(Reader {
            database,
            connection: Arc::new(Mutex::new(connection)),
            table: table.into(),
            read: position,
            finished: position,
        })
    }

    /// The next changes, [`BATCH_MAX`] at most, in the order in which they were made; none when
    /// all have been read. Each is handed out once, and again to a reader that is opened before
    /// [`Reader::finish`] was called for it.
    ///
    /// # Errors
    /// `Database`, `Corrupt`, `Ending`; the next call tries the same changes.
    pub async fn next_batch(&mut self) -> Result<Vec<Change>, StreamError> {
        let database = self.database.clone();
        let shard_iterator = encode_shard_iterator(&self.table, &shard_id(&self.table), self.read);
        let request = GetRecordsRequest { shard_iterator, limit: Some(BATCH_MAX) };
        let changes = tokio::task::spawn_blocking(move || {
            let answer = database.database.get_records(request)?;
            answer.records.into_iter().map(Change::read).collect::<Result<Vec<_>, StreamError>>()
        });
        let changes = changes.await??;
        // Nobody is told of what a loss of power could take back.
        self.database.settled().await;
        self.read = changes.last().map_or(self.read, |change| change.sequence);
        Ok(changes)
    }

    /// The number of the last change that was handed out.
    pub fn read(&self) -> i64 {
        self.read
    }

    /// Everything up to the change `sequence` needs no reading again: it is removed.
    ///
    /// # Errors
    /// `Sqlite`, `Ending`: some of it may then be handed out again after a restart.
    pub async fn finish(&mut self, sequence: i64) -> Result<(), StreamError> {
        if sequence <= self.finished {
            return Ok(());
        }
        let (connection, table) = (self.connection.clone(), self.table.clone());
        let removal = tokio::task::spawn_blocking(move || {
            let mut connection = connection.lock().unwrap_or_else(PoisonError::into_inner);
            connection.execute(SET_POSITION, params![&*table, sequence])?;
            loop {
                let transaction =
                    connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
                let removed =
                    transaction.execute(REMOVE, params![&*table, sequence, REMOVED_AT_ONCE])?;
                transaction.commit()?;
                if removed < REMOVED_AT_ONCE {
                    return Ok::<_, StreamError>(());
                }
            }
        });
        removal.await??;
        self.finished = sequence;
        Ok(())
    }
}

impl Change {
    fn read(record: Record) -> Result<Change, StreamError> {
        let shown = record.dynamodb.sequence_number;
        let number = shown.parse().ok().and_then(|shown: u128| shown.checked_sub(SHOWN_OFFSET));
        let sequence = number.and_then(|number| i64::try_from(number).ok());
        let partition = image::partition(&record.dynamodb.keys);
        Ok(Change {
            sequence: sequence.ok_or_else(|| StreamError::Corrupt(shown.clone()))?,
            partition: partition.ok_or(StreamError::Corrupt(shown))?,
            old: record.dynamodb.old_image.map(image::convert),
            new: record.dynamodb.new_image.map(image::convert),
        })
    }
}
