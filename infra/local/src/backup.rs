//! `posthorn backup` and `posthorn restore`: the data folder's copy of one moment, and a data folder out of
//! it.
//!
//! The database is copied by SQLite in one reading transaction, beside whoever writes: it holds everything
//! that was answered before the copy began. Files that were taken out follow, those of the outbox stay.

mod manifest;
mod restore;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use app::Clock;
use clap::Args;
use rusqlite::Connection;
use rusqlite::backup::Backup;

use self::manifest::{Listed, MANIFEST, Manifest, copy};
use crate::folder::database::{self, DATABASE, KEYS};
use crate::folder::{self, write_whole};

pub use self::restore::{Options as RestoreOptions, run as restore};

/// Files that were taken out.
const EXPORTS: &str = "exports";
/// How far the demo's clock is ahead.
const CLOCK: &str = "clock";
/// How often the copy is taken again when the keys have changed meanwhile, which takes a hand.
const TRIES_MAX: u32 = 3;

/// Why it was not done, in words.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Back up the data folder, also while it is served.
#[derive(Debug, Args)]
pub struct Options {
    /// The folder to make. It must not be there, or be empty.
    pub folder: PathBuf,
    /// The folder of the server's data.
    #[arg(long, env = "POSTHORN_DATA", default_value = "data")]
    pub data: PathBuf,
}

/// Makes the backup and says what is in it.
///
/// # Errors
/// Which file cannot be read or written, or is damaged. Nothing is left then.
pub fn run(options: &Options) -> Result<(), Failure> {
    let Options { folder, data } = options;
    let is_empty = fs::read_dir(folder).map_or(true, |mut entries| entries.next().is_none());
    if !is_empty {
        return Err(format!("{} is not empty: name a new folder", folder.display()).into());
    }
    database::look_at(data)?;
    if !data.join(DATABASE).exists() {
        return Err(format!("there is no {DATABASE} in {}", data.display()).into());
    }
    let mut name = folder.file_name().ok_or("a backup needs a folder with a name")?.to_owned();
    name.push(".part");
    let part = folder.with_file_name(name);
    if part.exists() {
        let part = part.display();
        return Err(format!("{part} is of a backup that was cut short: remove it").into());
    }
    let made = make(data, &part).and_then(|manifest| {
        fs::rename(&part, folder).map_err(told(folder))?;
        folder::sync(folder.parent().unwrap_or(Path::new("."))).map_err(told(folder))?;
        Ok(manifest)
    });
    if made.is_err() {
        let _ = fs::remove_dir_all(&part);
    }
    println!("{}: {}", folder.display(), made?);
    println!("whoever reads it has the server's keys and everybody's data: keep it as safe");
    Ok(())
}

fn make(data: &Path, part: &Path) -> Result<Manifest, Failure> {
    folder::make_own(part)?;
    let at = Clock::System.now();
    let mut files = vec![copy_keys_and_database(data, part)?];
    files.push(Listed::of(part, Path::new(DATABASE)).map_err(told(part))?);
    for path in files_in(data, Path::new(EXPORTS)).map_err(told(&data.join(EXPORTS)))? {
        // A file that has gone meanwhile is one that nobody can fetch any more.
        match copy(data, part, &path) {
            Ok(copied) => files.push(copied),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(told(&data.join(&path))(error)),
        }
    }
    if data.join(CLOCK).exists() {
        files.push(copy(data, part, Path::new(CLOCK)).map_err(told(&data.join(CLOCK)))?);
    }
    let manifest = Manifest::new(at, files);
    let path = part.join(MANIFEST);
    write_whole(&path, &serde_json::to_vec_pretty(&manifest)?).map_err(told(&path))?;
    Ok(manifest)
}

/// The database, and the keys that were there before and after it: they are of the same moment.
fn copy_keys_and_database(data: &Path, part: &Path) -> Result<Listed, Failure> {
    let keys = data.join(KEYS);
    let read = || fs::read(&keys).map_err(told(&keys));
    for _ in 0..TRIES_MAX {
        let before = read()?;
        copy_database(data, part)?;
        if read()? == before {
            write_whole(&part.join(KEYS), &before).map_err(told(&part.join(KEYS)))?;
            return Listed::of(part, Path::new(KEYS)).map_err(told(part));
        }
    }
    Err(format!("{} changes all the time", keys.display()).into())
}

fn copy_database(data: &Path, part: &Path) -> Result<(), Failure> {
    let (from, to) = (data.join(DATABASE), part.join(DATABASE));
    let source = database::open_to_read(&from)?;
    let mut target = Connection::open(&to)?;
    // All at once, in one transaction: a copy in parts begins again with each write of the server.
    let backup = Backup::new(&source, &mut target)?;
    backup.run_to_completion(std::ffi::c_int::MAX, Duration::ZERO, None)?;
    drop(backup);
    database::check(&target, &from)?;
    target.close().map_err(|(_, error)| error)?;
    database::mark(&to, false)?;
    Ok(())
}

/// The files in a folder of `root` and in those within it, by their paths in `root`; none where there is no
/// such folder.
fn files_in(root: &Path, folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let entries = match fs::read_dir(root.join(folder)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(files),
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        let path = folder.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            files.extend(files_in(root, &path)?);
        } else if !path.to_string_lossy().contains('#') {
            // With such a sign a file is still being written.
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// An error with the file that it is about.
fn told(path: &Path) -> impl Fn(io::Error) -> Failure + use<'_> {
    |error| format!("{}: {error}", path.display()).into()
}
