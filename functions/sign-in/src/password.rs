//! Passwords: argon2id with 19 MiB and two passes, off the async threads and never many at once.

use app::{App, Problem, Random};
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use store::{Account, Error};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization;
use zxcvbn::{Score, zxcvbn};

/// Shortest and longest password, in characters (ASVS 2.1.1, 2.1.2). Older ones that are shorter or longer go on
/// opening their accounts.
const CHARACTERS: std::ops::RangeInclusive<usize> = 12..=128;
/// What somebody would try first here.
const OF_THE_PLACE: [&str; 4] = ["posthorn", "correspondence", "chess", "iccf"];
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

/// The argon2id hash of a password in PHC form. A password is its form NFC: keyboards write the same letters in
/// more than one way.
///
/// # Errors
/// When there is no memory for it.
pub fn hash_password(password: &str, random: Random) -> Result<String, HashError> {
    let mut salt = [0; SALT_BYTES];
    random(&mut salt);
    let hash = Argon2::default().hash_password_with_salt(nfc(password).as_bytes(), &salt);
    hash.map(|hash| hash.to_string()).map_err(|e| HashError(e.to_string()))
}

/// Refuses a password that is too short or too long, or that is soon guessed: one that was found in breaches,
/// common words, rows of keys, dates, or what is known of the person, as `about` tells it.
pub(crate) fn check(password: &str, about: &[&str]) -> Result<(), Problem> {
    let refuse = |code, detail: String| Err(Problem::invalid(code, detail));
    let password = nfc(password);
    if !CHARACTERS.contains(&password.chars().count()) {
        let (least, most) = (CHARACTERS.start(), CHARACTERS.end());
        return refuse("weak_password", format!("A password has {least} to {most} characters."));
    }
    let known: Vec<&str> = about.iter().copied().chain(OF_THE_PLACE).collect();
    if zxcvbn(&password, &known).score() >= Score::Three {
        return Ok(());
    }
    let detail = "This password is soon guessed: take a few words that do not belong together.";
    refuse("guessable_password", detail.to_owned())
}

/// What of an address may stand in a password: all of it, and the part before the `@`.
pub(crate) fn parts_of(email: &str) -> [&str; 2] {
    [email, email.split('@').next().unwrap_or_default()]
}

fn nfc(password: &str) -> String {
    password.nfc().collect()
}

/// Hashes a new password.
pub(crate) async fn hash(app: &App, password: String) -> Result<String, Problem> {
    let random = app.random;
    blocking(move || hash_password(&password, random)).await?.map_err(Problem::internal)
}

/// Whether the password is the account's; without one it never is, after the same work.
pub(crate) async fn is_of(
    app: &App,
    account: Option<&Account>,
    password: String,
) -> Result<bool, Problem> {
    let hash = match account {
        Some(account) => app.store.password_hash(account.player).await.map(Some),
        None => Ok(None),
    };
    match hash {
        // The account was taken away just now.
        Err(Error::NotFound) => verify(password, None).await,
        hash => verify(password, hash?).await,
    }
}

/// Whether the password is the one of the hash; without a hash it never is, after the same work.
pub(crate) async fn verify(password: String, hash: Option<String>) -> Result<bool, Problem> {
    blocking(move || {
        let known = hash.as_deref().unwrap_or(NOBODY);
        let fits = |form: &str| Argon2::default().verify_password(form.as_bytes(), known).is_ok();
        let normal = nfc(&password);
        // Hashes from before are of whatever the keyboard wrote.
        let fits = fits(&normal) || (normal != password && fits(&password));
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

    #[track_caller]
    fn refused(password: &str) -> &'static str {
        let about = ["karel@posthorn.example", "karel", "Svobodovic"];
        check(password, &about).map_or_else(|problem| problem.code(), |()| "ok")
    }

    #[test]
    fn passwords_that_are_soon_guessed() {
        for good in [
            "correct horse battery",
            "dostatečně dlouhé",
            "ještě jiné heslo",
            "kůň na b5 a pak čaj",
            "xK9v!qLw2#Rz",
        ] {
            assert_eq!(refused(good), "ok", "{good}");
        }
        for guessed in [
            "aaaaaaaaaaaa",
            "123456789012",
            "password1234",
            "passwordpassword",
            "qwertyuiop123",
            "P@ssw0rd1234",
            "posthorn1234",
            "svobodovic12",
            "karel@posthorn.example",
            "abcdefghijkl",
        ] {
            assert_eq!(refused(guessed), "guessable_password", "{guessed}");
        }
        assert_eq!(refused("xK9v!qLw2#R"), "weak_password");
        assert_eq!(refused(&"xK9v!qLw2#Rz".repeat(11)), "weak_password");
    }

    #[test]
    fn a_password_is_its_normal_form() {
        let zeros: Random = |buffer| buffer.fill(0);
        let hash = hash_password("Nova\u{301}k", zeros).expect("a hash");
        let verify = |text: &str| Argon2::default().verify_password(text.as_bytes(), hash.as_str());
        assert!(verify("Nov\u{e1}k").is_ok());
        assert!(verify("Nova\u{301}k").is_err());
    }

    #[test]
    fn nobody_is_a_hash_that_takes_the_full_work() {
        let hash = argon2::PasswordHash::new(NOBODY).expect("a PHC string");
        assert_eq!(hash.params.to_string(), "m=19456,t=2,p=1");
        assert!(Argon2::default().verify_password(b"posthorn-demo", NOBODY).is_err());
    }
}
