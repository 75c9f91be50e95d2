//! `posthorn restore`: a data folder out of a backup.
//!
//! Everything is checked before anything is written. The keys come first and the database last: a folder
//! that was cut short has keys without a table, and is not served.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;

use super::manifest::{Listed, MANIFEST, Manifest, copy};
use super::{Failure, told};
use crate::folder;
use crate::folder::database::{self, DATABASE, KEYS};

/// Make a data folder out of a backup.
#[derive(Debug, Args)]
pub struct Options {
    /// The backup.
    pub folder: PathBuf,
    /// The data folder to make. It must not be there, or be empty.
    #[arg(long, env = "POSTHORN_DATA", default_value = "data")]
    pub data: PathBuf,
}

/// Makes the folder and says how to go on.
///
/// # Errors
/// What is wrong with the backup, or with the folder; the folder is left as it was, unless the disk fails.
pub fn run(options: &Options) -> Result<(), Failure> {
    let Options { folder, data } = options;
    let manifest = checked(folder)?;
    folder::make_own(data)?;
    let lock = folder::lock(data)?;
    let _lock = lock.ok_or_else(|| {
        format!("{} is in use by a Posthorn that runs: stop that one first", data.display())
    })?;
    let entries = fs::read_dir(data).map_err(told(data))?;
    if entries.flatten().any(|entry| entry.file_name() != "lock") {
        let data = data.display();
        return Err(format!("{data} is not empty: name a new folder, or move what is there").into());
    }
    let last =
        |listed: &&Listed| (listed.path == Path::new(DATABASE), listed.path != Path::new(KEYS));
    let mut files: Vec<&Listed> = manifest.files.iter().collect();
    files.sort_by_key(last);
    for listed in files {
        let copied = copy(folder, data, &listed.path).map_err(told(&folder.join(&listed.path)))?;
        if copied != *listed {
            let path = listed.path.display();
            return Err(
                format!("{path} changed while it was copied: empty {}", data.display()).into()
            );
        }
    }
    folder::sync(data).map_err(told(data))?;
    println!("{}: {manifest}", data.display());
    println!(
        "What was answered since is not in it: posthorn restore-receipts plays moves in again from \
         what players have kept, before the server starts.\n\
         Clocks have run on. The schedules last ran at {} or before, and take that for an outage: \
         they end no game until an officer has decided about it.",
        manifest.at
    );
    Ok(())
}

/// The list of a backup whose files are as it says, and whose database is whole.
fn checked(folder: &Path) -> Result<Manifest, Failure> {
    let path = folder.join(MANIFEST);
    let unreadable = |error| format!("{}: {error}", path.display());
    let bytes = fs::read(&path).map_err(told(&path))?;
    let manifest: Manifest = serde_json::from_slice(&bytes).map_err(unreadable)?;
    for needed in [DATABASE, KEYS] {
        if !manifest.files.iter().any(|listed| listed.path == Path::new(needed)) {
            return Err(format!("{} does not list {needed}", path.display()).into());
        }
    }
    for listed in &manifest.files {
        let file = folder.join(&listed.path);
        if !listed.is_within() {
            return Err(format!("{}: {} leads elsewhere", path.display(), file.display()).into());
        }
        if Listed::of(folder, &listed.path).map_err(told(&file))? != *listed {
            let file = file.display();
            return Err(format!("{file} is not what was backed up: take another backup").into());
        }
    }
    let file = folder.join(DATABASE);
    database::check(&database::open_unchanging(&file)?, &file)?;
    Ok(manifest)
}
