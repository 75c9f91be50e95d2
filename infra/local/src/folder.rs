//! The data folder: hashes of passwords, mails with links that set them, whole archives of people.
//! Nobody but its owner looks into it, and nothing is served from one that is not whole.

pub(crate) mod database;
mod fault;

use std::fs::{self, DirBuilder, File, Permissions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;

use rustix::fs::Mode;
use rustix::process::umask;

pub use self::fault::{Fault, FaultKind};

const FOLDER_MODE: u32 = 0o700;
const FILE_MODE: u32 = 0o600;

/// Makes the folder where it is not there, takes it and all that is in it away from others, and has
/// this process make everything from now on for its owner alone.
///
/// # Errors
/// What of it cannot be made, or is somebody else's.
pub fn make_own(folder: &Path) -> Result<(), Fault> {
    umask(Mode::from_raw_mode(0o077));
    make(folder)?;
    narrow(folder)
}

/// Makes a folder for its owner alone where it is not there.
///
/// # Errors
/// That it cannot be made.
pub(crate) fn make(folder: &Path) -> Result<(), Fault> {
    let made = DirBuilder::new().recursive(true).mode(FOLDER_MODE).create(folder);
    made.map_err(Fault::unusable(folder))
}

fn narrow(path: &Path) -> Result<(), Fault> {
    let narrowed = || {
        let kind = fs::metadata(path)?;
        if !kind.is_dir() {
            return set_mode(path, &kind, FILE_MODE).map(|()| Vec::new());
        }
        set_mode(path, &kind, FOLDER_MODE)?;
        let entries = fs::read_dir(path)?.collect::<io::Result<Vec<_>>>()?;
        // What a link leads to is not ours.
        let ours = entries.into_iter().filter(|it| it.file_type().is_ok_and(|it| !it.is_symlink()));
        Ok(ours.map(|entry| entry.path()).collect())
    };
    narrowed().map_err(Fault::unusable(path))?.iter().try_for_each(|path| narrow(path))
}

/// Takes the folder for this process alone, until what is answered is dropped; none: another has it.
///
/// # Errors
/// When the lock's file cannot be made.
pub(crate) fn lock(folder: &Path) -> Result<Option<File>, Fault> {
    let path = folder.join("lock");
    let lock = File::create(&path).map_err(Fault::unusable(&path))?;
    Ok(lock.try_lock().is_ok().then_some(lock))
}

/// Writes a file for its owner alone, beside the one of its name, and renames it: a crash leaves the one
/// before or a whole one.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let part = path.with_extension("part");
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true).mode(FILE_MODE);
    let mut out = options.open(&part)?;
    out.write_all(bytes)?;
    out.sync_all()?;
    fs::rename(&part, path)?;
    sync(path.parent().unwrap_or(Path::new(".")))
}

/// Brings a folder's names to the disk.
///
/// # Errors
/// When the disk fails.
pub(crate) fn sync(folder: &Path) -> io::Result<()> {
    let here = folder.as_os_str().is_empty();
    File::open(if here { Path::new(".") } else { folder })?.sync_all()
}

/// Files that are narrow already are left alone: they may be somebody else's who has them so.
fn set_mode(path: &Path, kind: &fs::Metadata, mode: u32) -> io::Result<()> {
    match kind.permissions().mode() & 0o077 {
        0 => Ok(()),
        _ => fs::set_permissions(path, Permissions::from_mode(mode)),
    }
}
