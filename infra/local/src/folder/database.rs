//! The database's file before it is opened for good: whether it is there, ours and whole, and whether
//! what was acknowledged last can be missing from it.

use std::fs::{self, OpenOptions};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::fault::{Fault, FaultKind};

/// The database's file in a data folder.
pub(crate) const DATABASE: &str = "posthorn.db";
/// SQLite's write-ahead log beside it, which holds what was written last.
const LOG: &str = "posthorn.db-wal";
/// The keys beside it.
pub(crate) const KEYS: &str = "keys.json";

/// What every database of SQLite begins with.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// The smallest page that SQLite has: less than one is no database.
const PAGE_BYTES_MIN: u64 = 512;
/// Larger databases are not read through at every start: so much takes a tenth of a second out of memory,
/// and three seconds off a slow disk. A backup reads them through.
const CHECKED_BYTES_MAX: u64 = 256 << 20;
/// How long to wait for who is writing.
const BUSY: Duration = Duration::from_secs(5);

/// The write-ahead log of the database in a folder.
pub(crate) fn write_ahead_log_in(folder: &Path) -> PathBuf {
    folder.join(LOG)
}

/// The mark of a database that is served, as SQLite's `user_version`, which nobody else uses. It stands in
/// the file itself from the start on, so that a copy of the file alone has it, too.
const RUNNING: i32 = 1;
const STOPPED: i32 = 0;

/// Looks at the database of a folder before anything is written to it, and tells whether there is one.
/// Whoever calls holds the folder's lock. Says in the log when the server did not end by itself and its
/// write-ahead log is gone.
///
/// # Errors
/// Which file cannot be used.
pub(crate) fn look_at(folder: &Path) -> Result<bool, Fault> {
    let path = folder.join(DATABASE);
    let beside = beside(folder);
    let size = match fs::metadata(&path) {
        Ok(kind) => kind.len(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => 0,
        Err(error) => return Err(Fault::unusable(&path)(error)),
    };
    if size == 0 {
        return none_but(&path, beside);
    }
    must_be_sqlite(&path, size)?;
    let log_is_there = folder.join(LOG).exists();
    let connection = open_to_read(&path)?;
    let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
    let judged = |error| Fault::new(&path, kind_of(error));
    if count("SELECT count(*) FROM sqlite_schema").map_err(judged)? == 0 {
        return none_but(&path, beside);
    }
    if count("SELECT count(*) FROM sqlite_schema WHERE name = '_tables'").map_err(judged)? == 0 {
        return Err(Fault::new(&path, FaultKind::Foreign));
    }
    if count("SELECT count(*) FROM _tables").map_err(judged)? == 0 {
        return none_but(&path, beside.filter(|beside| *beside == KEYS));
    }
    if is_marked(&connection).map_err(judged)? && !log_is_there {
        tracing::warn!(
            file = %path.display(),
            "the server did not end by itself, or this file was copied while it ran, and \
             {LOG} beside it is gone: the moves that were acknowledged last may be missing. \
             posthorn restore-receipts plays them in again from what players have kept"
        );
    }
    match size {
        0..=CHECKED_BYTES_MAX => check(&connection, &path).map(|()| true),
        _ => Ok(true),
    }
}

/// Where a folder's database is made before it is put in its place. What a start that was cut short has
/// left there is gone.
///
/// # Errors
/// When it cannot be removed.
pub(crate) fn part_in(folder: &Path) -> Result<PathBuf, Fault> {
    let part = path_in(folder).with_extension("part");
    remove_with_log(&part).map_err(Fault::unusable(&part))?;
    Ok(part)
}

/// Puts a database that nobody has open any more in its place: a loss of power leaves none or a whole one.
///
/// # Errors
/// What the disk says.
pub(crate) fn put_in_place(part: &Path, folder: &Path) -> Result<(), Fault> {
    let unusable = Fault::unusable(part);
    let checkpointed = || {
        let connection = Connection::open_with_flags(part, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, bool>(0))
    };
    match checkpointed() {
        Ok(false) => {}
        Ok(true) => return Err(unusable(io::Error::other("it is open elsewhere"))),
        Err(error) => return Err(Fault::new(part, kind_of(error))),
    }
    let renamed = || {
        fs::File::open(part)?.sync_all()?;
        fs::rename(part, path_in(folder))?;
        super::sync(folder)
    };
    renamed().map_err(unusable)
}

fn remove_with_log(part: &Path) -> io::Result<()> {
    for ending in ["part", "part-wal", "part-shm"] {
        match fs::remove_file(part.with_extension(ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// What belongs to a database and is there.
fn beside(folder: &Path) -> Option<&'static str> {
    let holds = |name: &str| fs::metadata(folder.join(name)).is_ok_and(|kind| kind.len() > 0);
    if folder.join(KEYS).exists() { Some(KEYS) } else { Some(LOG).filter(|name| holds(name)) }
}

/// No database is a new one, unless something is left of another.
fn none_but(path: &Path, beside: Option<&'static str>) -> Result<bool, Fault> {
    beside.map_or(Ok(false), |beside| Err(Fault::new(path, FaultKind::NoDatabase(beside))))
}

fn must_be_sqlite(path: &Path, size: u64) -> Result<(), Fault> {
    let file = OpenOptions::new().read(true).write(true).open(path);
    let mut begin = Vec::new();
    let read = file.and_then(|file| file.take(MAGIC.len() as u64).read_to_end(&mut begin));
    read.map_err(Fault::unusable(path))?;
    if !MAGIC.starts_with(&begin) {
        return Err(Fault::new(path, FaultKind::Foreign));
    }
    if size < PAGE_BYTES_MIN {
        return Err(Fault::new(path, FaultKind::Damaged("it has been cut".to_owned())));
    }
    Ok(())
}

/// A connection that leaves the file and its log as they are, also beside a server that runs.
///
/// # Errors
/// When there is no file that can be read.
pub(crate) fn open_to_read(path: &Path) -> Result<Connection, Fault> {
    let open = || {
        let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        connection.busy_timeout(BUSY)?;
        Ok(connection)
    };
    open().map_err(|error| Fault::new(path, kind_of(error)))
}

/// A connection to a file that nobody else has open, and beside which nothing is to be written.
///
/// # Errors
/// When there is no file that can be read.
pub(crate) fn open_unchanging(path: &Path) -> Result<Connection, Fault> {
    let name = path.to_string_lossy();
    let name = name.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let opened = Connection::open_with_flags(format!("file:{name}?immutable=1"), flags);
    opened.map_err(|error| Fault::new(path, kind_of(error)))
}

/// Has SQLite read a database through.
///
/// # Errors
/// The first thing that it finds.
pub(crate) fn check(connection: &Connection, path: &Path) -> Result<(), Fault> {
    let found = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0));
    let kind = match found {
        Ok(found) if found == "ok" => return Ok(()),
        // The first line only names the database.
        Ok(found) => FaultKind::Damaged(found.lines().last().unwrap_or_default().to_owned()),
        Err(error) => kind_of(error),
    };
    Err(Fault::new(path, kind))
}

/// Marks a database as served, or as left in order.
///
/// # Errors
/// When it cannot be written to.
pub(crate) fn mark(path: &Path, runs: bool) -> rusqlite::Result<()> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(BUSY)?;
    if is_marked(&connection)? == runs {
        return Ok(());
    }
    let mark = if runs { RUNNING } else { STOPPED };
    connection.pragma_update(None, "user_version", mark)?;
    if runs {
        // Into the file itself.
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    }
    Ok(())
}

fn is_marked(connection: &Connection) -> rusqlite::Result<bool> {
    let mark: i32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok(mark == RUNNING)
}

fn kind_of(error: rusqlite::Error) -> FaultKind {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => FaultKind::Foreign,
        Some(ErrorCode::DatabaseCorrupt) => FaultKind::Damaged(error.to_string()),
        _ => FaultKind::Unusable(io::Error::other(error)),
    }
}

/// Where a folder's database is.
pub(crate) fn path_in(folder: &Path) -> PathBuf {
    folder.join(DATABASE)
}
