//! The embedded DynamoDB: a database of its own thread, asked in this process and by nobody else.

pub(crate) mod handle;
mod operations;
mod worker;

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use dynoxide::Database;
use store::{Ask, Store};

use self::handle::Handle;
use self::worker::{ToDisk, Worker};
use crate::folder::{self, Fault, database};
use crate::stream::{self, Reader, StreamError};
use crate::table;

/// A running database. Dropping it lets requests finish, closes the file and marks it as left in order.
#[derive(Debug)]
pub struct Embedded {
    worker: Worker,
    /// The file that bears the mark; none: in memory.
    marked: Option<PathBuf>,
    /// Held so that the same file is not opened twice.
    _lock: Option<File>,
    database: Handle,
    /// Where SQLite finds a database whose tables have their stream; none: they have none.
    streamed: Option<String>,
}

/// The database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process has it open.
    #[error("{0} is in use by another Posthorn; stop that one first")]
    InUse(String),
    /// A file of the folder is not what it has to be.
    #[error(transparent)]
    Folder(#[from] Fault),
    /// Nothing is to be made, and there is none.
    #[error("{0} holds no posthorn.db")]
    Missing(String),
    /// A thread or a file failed.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The database failed.
    #[error("the embedded database {0} cannot be opened: {1}")]
    Database(String, String),
    /// The table cannot be made.
    #[error("the table cannot be made: {0}")]
    Table(String),
    /// The stream cannot be prepared or read.
    #[error("the table's stream cannot be read: {0}")]
    Stream(#[from] StreamError),
}

impl Embedded {
    /// Makes the database of a folder that has none, with its table: a first start that is cut short
    /// leaves nothing that is half-made.
    ///
    /// # Errors
    /// As [`Embedded::open`] and [`Embedded::store`].
    pub async fn make(folder: &Path, table: &str) -> Result<(), OpenError> {
        let _lock = locked(folder)?;
        if database::look_at(folder)? {
            return Ok(());
        }
        let part = database::part_in(folder)?;
        let path = part.to_string_lossy().into_owned();
        let embedded = Embedded::start(prepared(&path)?, None, None, Some(path))?;
        embedded.store(table).await?;
        drop(embedded);
        Ok(database::put_in_place(&part, folder)?)
    }

    /// The database on a file in `folder`: [`Embedded::open`] would make one, with nothing in it.
    ///
    /// # Errors
    /// `Missing`; as [`Embedded::open`].
    pub fn open_existing(folder: &Path) -> Result<Embedded, OpenError> {
        if !database::path_in(folder).exists() {
            return Err(OpenError::Missing(folder.display().to_string()));
        }
        Embedded::open(folder)
    }

    /// A database on a file in `folder`, made when it is not there. Its tables have their stream,
    /// also those that an earlier version made without.
    ///
    /// # Errors
    /// `InUse`, `Folder`, `Io`, `Database`, `Stream`.
    pub fn open(folder: &Path) -> Result<Embedded, OpenError> {
        let lock = locked(folder)?;
        database::look_at(folder)?;
        let file = database::path_in(folder);
        let path = file.to_string_lossy().into_owned();
        let failed =
            |error: &dyn std::fmt::Display| OpenError::Database(path.clone(), error.to_string());
        let database = prepared(&path)?;
        // SQLite is to leave its log to the system at a commit: the worker brings it to the disk. Nothing
        // else of what this sets differs from how dynoxide opens a file.
        database.disable_bulk_loading().map_err(|e| failed(&e))?;
        database::mark(&file, true).map_err(|e| failed(&e))?;
        // The log stays the same file for as long as a connection is open.
        let log = File::open(format!("{path}-wal"))?;
        let to_disk: ToDisk = Box::new(move || log.sync_data());
        let mut embedded = Embedded::start(database, Some(to_disk), Some(lock), Some(path))?;
        embedded.marked = Some(file);
        Ok(embedded)
    }

    /// A database in memory. Its tables have no stream: most tests read none.
    ///
    /// # Errors
    /// `Io`, `Database`.
    pub fn memory() -> Result<Embedded, OpenError> {
        let opened = Database::memory();
        let database =
            opened.map_err(|e| OpenError::Database("in memory".to_owned(), e.to_string()))?;
        Embedded::start(database, None, None, None)
    }

    /// A database in memory whose tables have their stream.
    ///
    /// # Errors
    /// `Io`, `Database`, `Stream`.
    pub fn memory_with_stream() -> Result<Embedded, OpenError> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        // SQLite shares a database of this kind between the connections of one process that name
        // it; each is a new one.
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let location = format!("file:/posthorn-{number}?vfs=memdb");
        Embedded::start(prepared(&location)?, None, None, Some(location))
    }

    fn start(
        database: Database,
        to_disk: Option<ToDisk>,
        lock: Option<File>,
        streamed: Option<String>,
    ) -> Result<Embedded, OpenError> {
        let worker = Worker::start(database.clone(), to_disk)?;
        let jobs = worker.jobs().clone();
        let database = Handle { database, jobs };
        Ok(Embedded { worker, marked: None, _lock: lock, database, streamed })
    }

    /// Where requests are put down: for a store, and for whoever stands before the database in a test.
    pub fn ask(&self) -> Arc<dyn Ask> {
        Arc::new(self.worker.jobs().clone())
    }

    /// The table `name` in this database, made when it is not there.
    ///
    /// # Errors
    /// `Table`, `Stream`.
    pub async fn store(&self, name: &str) -> Result<Store, OpenError> {
        let store = Store::in_process(self.ask(), name);
        let definition = table::definition().map_err(OpenError::Table)?;
        let definition = match self.streamed {
            Some(_) => definition,
            None => definition.without_stream(),
        };
        store.create_table(&definition).await.map_err(|e| OpenError::Table(e.to_string()))?;
        if self.streamed.is_some() {
            // One that was made before it had a stream.
            let view_type = definition.stream_view_type();
            let view_type =
                view_type.ok_or_else(|| OpenError::Table("it has no stream".to_owned()))?;
            stream::enable(&self.database, name, view_type)?;
        }
        Ok(store)
    }

    /// The changes of the table `name`, from where its last reader was done. One reader at a time:
    /// what it is done with is removed.
    ///
    /// # Errors
    /// `Stream`, also when this database has none.
    pub fn stream(&self, name: &str) -> Result<Reader, OpenError> {
        let location = self.streamed.as_deref().ok_or(StreamError::Absent)?;
        Ok(Reader::open(self.database.clone(), location, name)?)
    }

    /// Removes what has outlived its time to live, as the real database does by itself.
    pub fn remove_expired(&self) {
        if let Err(error) = self.database.database.sweep_ttl() {
            tracing::warn!(%error, "expired items could not be removed");
        }
    }
}

/// What was asked before the mark is still answered, into a log that is closed behind it.
impl Drop for Embedded {
    fn drop(&mut self) {
        if let Some(path) = &self.marked
            && let Err(error) = database::mark(path, false)
        {
            tracing::warn!(%error, "the database could not be marked as left in order");
        }
    }
}

/// The folder for this process alone; made where it is not there.
fn locked(folder: &Path) -> Result<File, OpenError> {
    folder::make(folder)?;
    let lock = folder::lock(folder)?;
    lock.ok_or_else(|| OpenError::InUse(folder.display().to_string()))
}

/// A database whose tables can have their stream.
fn prepared(location: &str) -> Result<Database, OpenError> {
    let opened = Database::new(location);
    let database = opened.map_err(|e| OpenError::Database(location.to_owned(), e.to_string()))?;
    stream::prepare(location)?;
    Ok(database)
}
