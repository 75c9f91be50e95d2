//! What can go wrong with tables.

use reqwest::StatusCode;

/// Why the tables could not be asked. Nothing is known of the position; asking again may help.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The folder of tables cannot be listed.
    #[error("the folder of endgame tables cannot be read: {0}")]
    Folder(std::io::Error),
    /// The folder holds no file named like a table.
    #[error("the folder holds no endgame table: a table is a file such as KQvK.rtbw")]
    NoTable,
    /// A table is damaged, cut off or unreadable.
    #[error("the endgame table {table} cannot be used: {reason}")]
    Table {
        /// Its name, such as `KQvK`.
        table: String,
        /// What is wrong.
        reason: String,
    },
    /// The address of the server is none that can be asked.
    #[error("the tablebase server's address cannot be used: {0}")]
    Address(String),
    /// The server has answered with this status.
    #[error("the tablebase server answered {0}")]
    Status(StatusCode),
    /// The server cannot be reached, or was too slow.
    #[error("the tablebase server cannot be reached: {0}")]
    Transport(String),
    /// The server's answer cannot be read; nothing of it is trusted.
    #[error("the tablebase server's answer cannot be read: {0}")]
    Answer(String),
}

impl Error {
    pub(crate) fn table(table: impl std::fmt::Display, reason: impl std::fmt::Display) -> Error {
        Error::Table { table: table.to_string(), reason: reason.to_string() }
    }
}

/// What failed and why, without the address, which may hold a password.
impl From<reqwest::Error> for Error {
    fn from(error: reqwest::Error) -> Error {
        let error = error.without_url();
        let mut text = error.to_string();
        let mut source = std::error::Error::source(&error);
        while let Some(cause) = source {
            text = format!("{text}: {cause}");
            source = cause.source();
        }
        Error::Transport(text)
    }
}
