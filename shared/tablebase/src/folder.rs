//! Syzygy tables in a folder.
//!
//! Only the tables of wins, draws and losses (`.rtbw`) are read: they answer without the 50-move
//! rule, and the distances (`.rtbz`) would add nothing to a claim.
//!
//! Files are read at random with system calls, not mapped into memory. A map needs unsafe code, and
//! a file that is cut off while it is mapped, or a disk that fails, kills the whole server; here
//! both are an [`Error`]. A probe makes three or so reads, mostly from the page cache, and claims
//! are rare.
//!
//! A table of a size that no table has, that does not begin like one, that is for as many other
//! men, or that ends before what is looked up, is an [`Error`]. A table whose bytes were changed
//! without its size changing is not noticed, unless by chance: it may give a wrong verdict like any
//! right one. So may one for more men than its name says. Whoever installs tables checks them once:
//! Syzygy downloads come with checksums.

use std::io;
use std::path::Path;
use std::sync::Arc;

use rules::{TableAnswer, TableUnknown, TableVerdict};
use shakmaty::{Chess, Position as _};
use shakmaty_syzygy::filesystem::{Filesystem as _, OsFilesystem};
use shakmaty_syzygy::{Material, ProbeError, SyzygyError, Tablebase, Wdl};

use crate::Error;

/// How the name of a table of wins, draws and losses ends.
const EXTENSION: &str = "rtbw";

/// The tables of a folder, opened one by one when they are first needed. Cloning shares them.
///
/// Their contents are trusted: whoever installs tables checks them once.
#[derive(Clone)]
pub struct Folder {
    tables: Arc<Tablebase<Chess>>,
    count: usize,
}

impl std::fmt::Debug for Folder {
    /// Without the tables' inner workings, which fill pages.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Folder").field("count", &self.count).finish_non_exhaustive()
    }
}

impl Folder {
    /// Lists the tables of a folder, without its subfolders; links are followed. A claim for some
    /// men needs the tables of what remains after captures too.
    ///
    /// # Errors
    /// When the folder cannot be read, holds no table, or holds one of a size that no table has.
    pub fn open(path: &Path) -> Result<Folder, Error> {
        let files = OsFilesystem::new();
        let mut paths = files.read_dir(path).map_err(Error::Folder)?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension == EXTENSION));
        let mut tables = Tablebase::with_filesystem(Arc::new(files));
        let mut count = 0;
        for path in paths {
            match tables.add_file(&path) {
                Ok(()) => count += 1,
                // Not named like a table, or a folder.
                Err(error) if error.kind() == io::ErrorKind::InvalidInput => (),
                Err(error) => return Err(Error::table(name(&path), error)),
            }
        }
        if count == 0 {
            return Err(Error::NoTable);
        }
        Ok(Folder { tables: Arc::new(tables), count })
    }

    /// How many tables the folder holds.
    pub fn count(&self) -> usize {
        self.count
    }

    /// What the tables say of a position without castling rights, for the side to move.
    ///
    /// Disks may be slow: the probe runs where it holds up nobody. Should a damaged table make the
    /// library panic in spite of its checks, that ends there as well.
    pub(crate) async fn probe(&self, position: &Chess) -> Result<TableAnswer, Error> {
        let tables = Arc::clone(&self.tables);
        let asked = position.clone();
        let probe = move || tables.probe_wdl_after_zeroing(&asked);
        match tokio::task::spawn_blocking(probe).await {
            Ok(Ok(wdl)) => Ok(Ok(verdict(wdl))),
            Ok(Err(error)) => unknown(&error).map(Err),
            Err(_) => Err(Error::table(Material::from_board(position.board()), DAMAGED)),
        }
    }
}

const DAMAGED: &str = "it is damaged or cut off";

/// The verdict without the 50-move rule: a win that the rule would spoil is a win (`LAW-5.1.3`),
/// and only what is drawn without it is a draw (`LAW-5.2.4`).
pub(crate) fn verdict(wdl: Wdl) -> TableVerdict {
    match wdl {
        Wdl::Win | Wdl::CursedWin => TableVerdict::Win,
        Wdl::Draw => TableVerdict::Draw,
        Wdl::Loss | Wdl::BlessedLoss => TableVerdict::Loss,
    }
}

/// What the library could not answer, apart from what it could not read.
fn unknown(error: &SyzygyError) -> Result<TableUnknown, Error> {
    match error {
        SyzygyError::Castling => Ok(TableUnknown::CastlingRights),
        SyzygyError::TooManyPieces | SyzygyError::MissingTable { .. } => {
            Ok(TableUnknown::TableMissing)
        }
        SyzygyError::ProbeFailed { material, error, .. } => Err(match &**error {
            ProbeError::Read { error } => Error::table(material, error),
            ProbeError::Magic { .. } => Error::table(material, "it does not begin like a table"),
            ProbeError::CorruptedTable { .. } => Error::table(material, DAMAGED),
        }),
    }
}

/// A table's name, such as `KQvK`.
fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
