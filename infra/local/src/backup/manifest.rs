//! What is in a backup, in a file of its own: sizes and sums, of which and by what.

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Component, Path, PathBuf};

use aws_lc_rs::digest::{Context, SHA256};
use rules::{Instant, hex};
use serde::{Deserialize, Serialize};

use crate::folder::sync;

/// The file's name in the backup.
pub(super) const MANIFEST: &str = "manifest.json";

const BUFFER_BYTES: usize = 1 << 16;

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
enum Format {
    #[serde(rename = "posthorn-backup-1")]
    One,
}

/// A backup's list of files. What is in the folder besides is no part of it.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Manifest {
    format: Format,
    /// The version that has made it.
    version: String,
    /// When it was begun: everything that was answered before is in it.
    pub(super) at: String,
    /// Each file.
    pub(super) files: Vec<Listed>,
}

/// A file of a backup.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Listed {
    /// Its path in the folder.
    pub(super) path: PathBuf,
    bytes: u64,
    sha256: String,
}

impl Manifest {
    pub(super) fn new(at: Instant, files: Vec<Listed>) -> Manifest {
        let version = env!("CARGO_PKG_VERSION").to_owned();
        Manifest { format: Format::One, version, at: at.to_string(), files }
    }
}

impl fmt::Display for Manifest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes: u64 = self.files.iter().map(|file| file.bytes).sum();
        write!(f, "{} files of {}, {bytes} bytes", self.files.len(), self.at)
    }
}

impl Listed {
    /// A file as it is there.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(super) fn of(folder: &Path, path: &Path) -> io::Result<Listed> {
        read_through(folder, path, &mut io::sink())
    }

    /// Whether the path stays in its folder: a list may be anybody's.
    pub(super) fn is_within(&self) -> bool {
        self.path.components().all(|part| matches!(part, Component::Normal(_)))
    }
}

/// Copies a file from one folder to the other, for its owner alone, and to the disk.
///
/// # Errors
/// When it can be neither read nor written, or is there already.
pub(super) fn copy(from: &Path, to: &Path, path: &Path) -> io::Result<Listed> {
    let target = to.join(path);
    let folder = target.parent().unwrap_or(to);
    fs::create_dir_all(folder)?;
    let mut out = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&target)?;
    let copied = read_through(from, path, &mut out);
    if copied.is_err() {
        fs::remove_file(&target)?;
    }
    let copied = copied?;
    out.sync_all()?;
    sync(folder)?;
    Ok(copied)
}

fn read_through(folder: &Path, path: &Path, out: &mut impl Write) -> io::Result<Listed> {
    let mut file = File::open(folder.join(path))?;
    let (mut digest, mut bytes) = (Context::new(&SHA256), 0);
    let mut buffer = vec![0; BUFFER_BYTES];
    loop {
        let read = file.read(&mut buffer)?;
        if read == 0 {
            break;
        }
        digest.update(&buffer[..read]);
        out.write_all(&buffer[..read])?;
        bytes += read as u64;
    }
    Ok(Listed { path: path.to_owned(), bytes, sha256: hex(digest.finish().as_ref()) })
}
