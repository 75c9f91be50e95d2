//! Passwords: argon2id with 19 MiB and two passes, off the async threads and never many at once.

use app::{App, Problem, Random};
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use axum::http::StatusCode;
use tokio::sync::Semaphore;

/// Shortest and longest password, in characters.
const CHARACTERS: std::ops::RangeInclusive<usize> = 10..=256;
/// Bytes of salt.
const SALT_BYTES: usize = 16;
/// How many are hashed at once: each takes 19 MiB and a core.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// What a password is compared with where there is no account: the work is the same, the answer no.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5bm9ibw\
    $AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// A password could not be hashed.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the password cannot be hashed: {0}")]
pub struct HashError(String);

/// The argon2id hash of a password in PHC form.
///
/// # Errors
/// When there is no memory for it.
pub fn hash_password(password: &str, random: Random) -> Result<String, HashError> {
    let mut salt = [0; SALT_BYTES];
    random(&mut salt);
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
    hash.map(|hash| hash.to_string()).map_err(|e| HashError(e.to_string()))
}

/// Refuses a password that is too short or too long.
pub(crate) fn check(password: &str) -> Result<(), Problem> {
    if CHARACTERS.contains(&password.chars().count()) {
        return Ok(());
    }
    let detail =
        format!("A password has {} to {} characters.", CHARACTERS.start(), CHARACTERS.end());
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "weak_password", detail))
}

/// Hashes a new password.
pub(crate) async fn hash(app: &App, password: String) -> Result<String, Problem> {
    let random = app.random;
    blocking(move || hash_password(&password, random)).await?.map_err(Problem::internal)
}

/// Whether the password is the one of the hash; without a hash it never is, after the same work.
pub(crate) async fn verify(password: String, hash: Option<String>) -> Result<bool, Problem> {
    blocking(move || {
        let known = hash.as_deref().unwrap_or(NOBODY);
        let fits = Argon2::default().verify_password(password.as_bytes(), known).is_ok();
        fits && hash.is_some()
    })
    .await
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    let permit = AT_ONCE.acquire().await.map_err(Problem::internal)?;
    // The work holds the permit itself: it goes on when the request is given up.
    let work = move || {
        let _permit = permit;
        work()
    };
    tokio::task::spawn_blocking(work).await.map_err(Problem::internal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_a_hash_that_takes_the_full_work() {
        let hash = argon2::PasswordHash::new(NOBODY).expect("a PHC string");
        assert_eq!(hash.params.to_string(), "m=19456,t=2,p=1");
        assert!(Argon2::default().verify_password(b"posthorn-demo", NOBODY).is_err());
    }
}
