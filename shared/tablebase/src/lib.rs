//! Endgame tables: whether a position is won, drawn or lost (`LAW-5.1.3`, `LAW-5.2.4`).
//!
//! [`Tablebase::probe`] asks a folder of Syzygy tables or a server that has them; both answer with
//! the same words. Whether a claim may be made, and what follows from the answer, is decided by
//! whoever asks.
//!
//! A wrong answer would end a game with the wrong result. So whatever cannot be read is an
//! [`Error`], never a draw. What reads well and is wrong is not noticed: tables are taken as they
//! are found in the folder ([`Folder`]), and a server is believed.

mod error;
mod folder;
mod remote;

#[cfg(test)]
mod tests;

pub use error::Error;
pub use folder::Folder;
pub use remote::Remote;

use std::path::Path;

use rules::{TableAnswer, TableUnknown};
use shakmaty::{Chess, Position as _};

/// The most men, kings included, of a position that can be claimed by the tables (`LAW-5.1.3`,
/// `LAW-5.2.4`).
pub const MEN_MAX: usize = 7;

/// Where verdicts come from. Cloning shares what is open.
#[derive(Clone, Debug)]
pub enum Tablebase {
    /// Nowhere: every table is missing.
    None,
    /// A folder of tables on this machine.
    Folder(Folder),
    /// A server with tables.
    Remote(Remote),
}

impl Tablebase {
    /// The tables of a folder; see [`Folder::open`].
    ///
    /// # Errors
    /// When the folder cannot be read, holds no table, or holds one of a size that no table has.
    pub fn folder(path: &Path) -> Result<Tablebase, Error> {
        Folder::open(path).map(Tablebase::Folder)
    }

    /// A server at an address such as `http://localhost:9000/standard`; see [`Remote::at`].
    ///
    /// # Errors
    /// When the address is none that can be asked.
    pub fn remote(address: &str) -> Result<Tablebase, Error> {
        Remote::at(address).map(Tablebase::Remote)
    }

    /// What the tables say of a position, for the side to move. Nothing of the position but its
    /// men, its turn and an en passant capture plays a part.
    ///
    /// # Errors
    /// When a table is found damaged or the server gives no answer that can be read.
    pub async fn probe(&self, position: &Chess) -> Result<TableAnswer, Error> {
        if position.castles().any() {
            return Ok(Err(TableUnknown::CastlingRights));
        }
        // A prober may know more: positions of eight men that one capture decides. The rule counts.
        if position.board().occupied().count() > MEN_MAX {
            return Ok(Err(TableUnknown::TableMissing));
        }
        match self {
            Tablebase::None => Ok(Err(TableUnknown::TableMissing)),
            Tablebase::Folder(folder) => folder.probe(position).await,
            Tablebase::Remote(remote) => remote.probe(position).await,
        }
    }
}
