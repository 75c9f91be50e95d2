//! Deciding again where somebody else was faster.

use store::Error;

use crate::Problem;

/// How often something is read and decided, at most, when others change it at the same time.
pub(crate) const TRIES_MAX: u32 = 8;

/// Reads, decides and writes until nobody was faster; `attempt` answers none when somebody was, as
/// [`unless_changed`] tells.
///
/// # Errors
/// What `attempt` fails with; `unavailable` when somebody was faster each time.
pub async fn retry<T, F>(attempt: impl Fn() -> F) -> Result<T, Problem>
where
    F: Future<Output = Result<Option<T>, Problem>>,
{
    for _ in 0..TRIES_MAX {
        if let Some(done) = attempt().await? {
            return Ok(done);
        }
    }
    Err(Error::Conflict.into())
}

/// What a write under a condition has come to: none when what was read has changed since.
///
/// # Errors
/// Any other failure of the write.
pub fn unless_changed<T>(written: Result<T, Error>) -> Result<Option<T>, Problem> {
    match written {
        Ok(value) => Ok(Some(value)),
        Err(Error::Conflict) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
