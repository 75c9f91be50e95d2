//! The embedded DynamoDB: a database of its own thread, spoken to over loopback like the real one.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::mpsc;
use std::thread::JoinHandle;

use dynoxide::Database;
use store::Store;
use tokio::sync::oneshot;

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
}

/// A handle for what the SDK cannot ask for.
struct Handle(Database);

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
}

impl Embedded {
    /// A database on a file in `folder`, made when it is not there.
    ///
    /// # Errors
    /// `InUse`, `Io`, `Database`.
    pub fn open(folder: &Path) -> Result<Embedded, OpenError> {
        std::fs::create_dir_all(folder)?;
        let lock = File::create(folder.join("lock"))?;
        lock.try_lock().map_err(|_| OpenError::InUse(folder.display().to_string()))?;
        let path = folder.join("posthorn.db");
        let database = Database::new(&path.to_string_lossy())
            .map_err(|e| OpenError::Database(e.to_string()))?;
        Embedded::start(database, Some(lock))
    }

    /// A database in memory.
    ///
    /// # Errors
    /// `Io`, `Database`.
    pub fn memory() -> Result<Embedded, OpenError> {
        let database = Database::memory().map_err(|e| OpenError::Database(e.to_string()))?;
        Embedded::start(database, None)
    }

    fn start(database: Database, lock: Option<File>) -> Result<Embedded, OpenError> {
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
        })
    }

    /// The table `name` in this database, made when it is not there.
    ///
    /// It has no stream: nothing here reads one yet, and dynoxide 3.2.0 walks all records of a
    /// stream on each write, so that moves would grow slower with every move.
    ///
    /// # Errors
    /// `Table`.
    pub async fn store(&self, name: &str) -> Result<Store, OpenError> {
        let store = Store::at_endpoint(&self.endpoint, name);
        let definition = table::definition().map_err(OpenError::Table)?.without_stream();
        store.create_table(&definition).await.map_err(|e| OpenError::Table(e.to_string()))?;
        Ok(store)
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
