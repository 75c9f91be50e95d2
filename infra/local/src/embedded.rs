//! The embedded DynamoDB: a database of its own thread, spoken to over loopback like the real one.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread::JoinHandle;

use dynoxide::Database;
use store::Store;
use tokio::sync::oneshot;

use crate::stream::{self, Reader, StreamError};
use crate::table;

/// A running database. Dropping it lets requests finish and closes the file.
#[derive(Debug)]
pub struct Embedded {
    endpoint: String,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
    /// Held so that the same file is not opened twice.
    _lock: Option<File>,
    database: Handle,
    /// Where SQLite finds a database whose tables have their stream; none: they have none.
    streamed: Option<String>,
}

/// A handle for what the SDK cannot ask for.
#[derive(Clone)]
pub(crate) struct Handle(pub(crate) Database);

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
        let path = folder.join("posthorn.db");
        Embedded::streamed(path.to_string_lossy().into_owned(), Some(lock))
    }

    /// A database in memory. Its tables have no stream: most tests read none.
    ///
    /// # Errors
    /// `Io`, `Database`.
    pub fn memory() -> Result<Embedded, OpenError> {
        let database = Database::memory().map_err(|e| OpenError::Database(e.to_string()))?;
        Embedded::start(database, None, None)
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
        Embedded::streamed(format!("file:/posthorn-{number}?vfs=memdb"), None)
    }

    fn streamed(location: String, lock: Option<File>) -> Result<Embedded, OpenError> {
        let database = Database::new(&location).map_err(|e| OpenError::Database(e.to_string()))?;
        stream::prepare(&location)?;
        Embedded::start(database, lock, Some(location))
    }

    fn start(
        database: Database,
        lock: Option<File>,
        streamed: Option<String>,
    ) -> Result<Embedded, OpenError> {
        let (stop, stopped) = oneshot::channel();
        let (sender, receiver) = mpsc::channel();
        let served = database.clone();
        let thread = std::thread::Builder::new().name("database".to_owned()).spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let runtime = match runtime {
                Ok(runtime) => runtime,
                Err(error) => return drop(sender.send(Err(error))),
            };
            runtime.block_on(async move {
                let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await;
                match listener.and_then(|l| Ok((l.local_addr()?, l))) {
                    Ok((address, listener)) => {
                        let _ = sender.send(Ok(address));
                        let shutdown = async move { drop(stopped.await) };
                        let served =
                            dynoxide::server::serve_with_shutdown(listener, served, shutdown);
                        if let Err(error) = served.await {
                            tracing::error!(%error, "the embedded database stopped");
                        }
                    }
                    Err(error) => drop(sender.send(Err(error))),
                }
            });
        })?;
        let address =
            receiver.recv().map_err(|_| io::Error::other("the database did not start"))??;
        Ok(Embedded {
            endpoint: format!("http://{address}"),
            stop: Some(stop),
            thread: Some(thread),
            _lock: lock,
            database: Handle(database),
            streamed,
        })
    }

    /// The table `name` in this database, made when it is not there.
    ///
    /// # Errors
    /// `Table`, `Stream`.
    pub async fn store(&self, name: &str) -> Result<Store, OpenError> {
        let store = Store::at_endpoint(&self.endpoint, name);
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

    /// Where the database listens.
    pub fn endpoint(&self) -> &str {
        &self.endpoint
    }

    /// Removes what has outlived its time to live, as the real database does by itself.
    pub fn remove_expired(&self) {
        if let Err(error) = self.database.0.sweep_ttl() {
            tracing::warn!(%error, "expired items could not be removed");
        }
    }
}

impl Drop for Embedded {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
