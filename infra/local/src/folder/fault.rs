//! Why a data folder is not used: which of its files, and what to do about it.

use std::io;
use std::path::{Path, PathBuf};

/// A file with which nothing can go on.
#[derive(Debug, thiserror::Error)]
#[error("{}: {kind}", .path.display())]
pub struct Fault {
    /// The file, or the folder itself.
    pub path: PathBuf,
    /// What is wrong with it.
    pub kind: FaultKind,
}

/// What is wrong with a file, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum FaultKind {
    /// What belongs to the database is there, and the database is not.
    #[error(
        "it is missing or holds no table, but {0} is there. Put posthorn.db back (posthorn restore), or \
         move {0} away to start afresh"
    )]
    NoDatabase(&'static str),
    /// Somebody else's file.
    #[error(
        "it is no database of Posthorn. Put posthorn.db back (posthorn restore), or name another \
         folder with --data"
    )]
    Foreign,
    /// What SQLite finds in it.
    #[error(
        "it is damaged ({0}). Keep it, and restore the last backup into another folder (posthorn \
         restore), then the moves since (posthorn restore-receipts)"
    )]
    Damaged(String),
    /// The system does not let us have it.
    #[error("{0}. The server's own user has to be able to read and write it")]
    Unusable(#[source] io::Error),
    /// Without its keys the table is worth little: nobody could show that a receipt is ours.
    #[error(
        "it is missing, but the table is not empty. Put it back from a backup. If there is none, \
         posthorn keys replace makes new ones: everybody then signs in again"
    )]
    NoKeys,
    /// Keys are not written over: with another name they can be put back.
    #[error("there are keys. Move the file away first, and keep it")]
    KeysThere,
    /// Something else than keys.
    #[error("there are no keys in it ({0}). Put it back from a backup")]
    KeysUnreadable(String),
    /// Receipts would be signed by another key than those that were given.
    #[error(
        "these are not the keys that the table was made with (its postmark key is {0}). Put those \
         back from a backup, or name the folder that they belong to with --data"
    )]
    OtherKeys(String),
    /// With any other shift time could run backwards.
    #[error(
        "it does not say by how many seconds the clock was moved. Put it back, or write the number \
         of seconds into it"
    )]
    ClockUnreadable,
}

impl Fault {
    /// What is wrong with this file.
    pub(crate) fn new(path: &Path, kind: FaultKind) -> Fault {
        Fault { path: path.to_owned(), kind }
    }

    /// For errors of the system that are about this file.
    pub(crate) fn unusable(path: &Path) -> impl FnOnce(io::Error) -> Fault + use<'_> {
        |error| Fault::new(path, FaultKind::Unusable(error))
    }
}
