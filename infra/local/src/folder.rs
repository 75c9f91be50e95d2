//! The data folder: hashes of passwords, mails with links that set them, whole archives of people.
//! Nobody but its owner looks into it.

use std::fs::{self, DirBuilder, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::Path;

use rustix::fs::Mode;
use rustix::process::umask;

const FOLDER_MODE: u32 = 0o700;
const FILE_MODE: u32 = 0o600;

/// Makes the folder where it is not there, takes it and all that is in it away from others, and has
/// this process make everything from now on for its owner alone.
///
/// # Errors
/// When it cannot be made, or is somebody else's.
pub fn make_own(folder: &Path) -> io::Result<()> {
    umask(Mode::from_raw_mode(0o077));
    DirBuilder::new().recursive(true).mode(FOLDER_MODE).create(folder)?;
    narrow(folder)
}

fn narrow(path: &Path) -> io::Result<()> {
    let kind = fs::metadata(path)?;
    if !kind.is_dir() {
        return set_mode(path, &kind, FILE_MODE);
    }
    set_mode(path, &kind, FOLDER_MODE)?;
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        // What a link leads to is not ours.
        if !entry.file_type()?.is_symlink() {
            narrow(&entry.path())?;
        }
    }
    Ok(())
}

/// Files that are narrow already are left alone: they may be somebody else's who has them so.
fn set_mode(path: &Path, kind: &fs::Metadata, mode: u32) -> io::Result<()> {
    match kind.permissions().mode() & 0o077 {
        0 => Ok(()),
        _ => fs::set_permissions(path, Permissions::from_mode(mode)),
    }
}
