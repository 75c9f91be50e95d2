//! What can go wrong with the table.

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};

/// Why a request to the table failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Somebody else has written first: load again and decide again.
    #[error("the item has changed meanwhile")]
    Conflict,
    /// There is no such item.
    #[error("no such item")]
    NotFound,
    /// An item cannot be read; nothing of it is trusted.
    #[error("item {key} cannot be read: {reason}")]
    Corrupt {
        /// Its key.
        key: String,
        /// What is wrong.
        reason: String,
    },
    /// The database did not answer, or answered that it cannot.
    #[error("the database failed: {0}")]
    Unavailable(String),
}

impl Error {
    pub(crate) fn corrupt(key: impl Into<String>, reason: impl std::fmt::Display) -> Error {
        Error::Corrupt { key: key.into(), reason: reason.to_string() }
    }
}

/// A failed condition, alone or inside a transaction, is a conflict; everything else is the database's
/// failure. So is a clash of two transactions that does not pass: it tells nothing about conditions.
impl<E, R> From<SdkError<E, R>> for Error
where
    E: std::error::Error + ProvideErrorMetadata + 'static,
    R: std::fmt::Debug,
{
    fn from(error: SdkError<E, R>) -> Error {
        match error.code() {
            Some(code) if is_conflict(code, error.message()) => Error::Conflict,
            _ => Error::Unavailable(describe(&error)),
        }
    }
}

/// What failed, without the answer's body: that may hold addresses and password hashes, and this
/// text goes to a log.
fn describe<E: std::error::Error + ProvideErrorMetadata, R>(error: &SdkError<E, R>) -> String {
    let kind = match error {
        SdkError::ConstructionFailure(_) => "the request could not be made",
        SdkError::TimeoutError(_) => "no answer in time",
        SdkError::DispatchFailure(_) => "the database cannot be reached",
        SdkError::ResponseError(_) => "the answer cannot be read",
        SdkError::ServiceError(_) => "the database refused the request",
        _ => "an unknown failure",
    };
    let code = error.code().unwrap_or("no code");
    let message = error.message().unwrap_or("no message");
    format!("{kind}: {code}: {message}")
}

/// Whether a refusal says that a condition does not hold. The message of a cancelled transaction lists the reasons in
/// brackets, one an item.
pub(crate) fn is_conflict(code: &str, message: Option<&str>) -> bool {
    match code {
        "ConditionalCheckFailedException" => true,
        "TransactionCanceledException" => {
            message.is_some_and(|reasons| reasons.contains("ConditionalCheckFailed"))
        }
        _ => false,
    }
}

/// An attribute could not be built: a fault of this crate, not of the caller.
impl From<aws_sdk_dynamodb::error::BuildError> for Error {
    fn from(error: aws_sdk_dynamodb::error::BuildError) -> Error {
        Error::Unavailable(error.to_string())
    }
}
