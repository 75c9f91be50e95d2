//! The embedded DynamoDB: a database of its own thread, asked in this process and by nobody else.

mod operations;
mod worker;

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use dynoxide::Database;
use store::{Ask, Store};

use self::worker::{Jobs, ToDisk, Worker};
use crate::stream::{self, Reader, StreamError};
use crate::table;

/// A running database. Dropping it lets requests finish and closes the file.
#[derive(Debug)]
pub struct Embedded {
    worker: Worker,
    /// Held so that the same file is not opened twice.
    _lock: Option<File>,
    database: Handle,
    /// Where SQLite finds a database whose tables have their stream; none: they have none.
    streamed: Option<String>,
}

/// A handle for what the SDK cannot ask for.
#[derive(Clone)]
pub(crate) struct Handle {
    pub(crate) database: Database,
    jobs: Jobs,
}

impl Handle {
    /// Waits until everything that was written before is on the disk.
    pub(crate) async fn settled(&self) {
        self.jobs.settled().await;
    }
}

impl std::fmt::Debug for Handle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Database")
    }
}

/// The database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process has it open.
    #[error("{0} is in use by another Posthorn; stop that one first")]
    InUse(String),
    /// A file or a socket failed.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The database failed.
    #[error("the embedded database cannot be opened: {0}")]
    Database(String),
    /// The table cannot be made.
    #[error("the table cannot be made: {0}")]
    Table(String),
    /// The stream cannot be prepared or read.
    #[error("the table's stream cannot be read: {0}")]
    Stream(#[from] StreamError),
}

impl Embedded {
    /// A database on a file in `folder`, made when it is not there. Its tables have their stream,
    /// also those that an earlier version made without.
    ///
    /// # Errors
    /// `InUse`, `Io`, `Database`, `Stream`.
    pub fn open(folder: &Path) -> Result<Embedded, OpenError> {
        std::fs::create_dir_all(folder)?;
        let lock = File::create(folder.join("lock"))?;
        lock.try_lock().map_err(|_| OpenError::InUse(folder.display().to_string()))?;
        let path = folder.join("posthorn.db").to_string_lossy().into_owned();
        let database = prepared(&path)?;
        // SQLite is to leave its log to the system at a commit: the worker brings it to the disk. Nothing
        // else of what this sets differs from how dynoxide opens a file.
        database.disable_bulk_loading().map_err(|e| OpenError::Database(e.to_string()))?;
        // The log stays the same file for as long as a connection is open.
        let log = File::open(format!("{path}-wal"))?;
        let to_disk: ToDisk = Box::new(move || log.sync_data());
        Embedded::start(database, Some(to_disk), Some(lock), Some(path))
    }

    /// A database in memory. Its tables have no stream: most tests read none.
    ///
    /// # Errors
    /// `Io`, `Database`.
    pub fn memory() -> Result<Embedded, OpenError> {
        let database = Database::memory().map_err(|e| OpenError::Database(e.to_string()))?;
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
        Ok(Embedded { worker, _lock: lock, database: Handle { database, jobs }, streamed })
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

/// A database whose tables can have their stream.
fn prepared(location: &str) -> Result<Database, OpenError> {
    let database = Database::new(location).map_err(|e| OpenError::Database(e.to_string()))?;
    stream::prepare(location)?;
    Ok(database)
}
