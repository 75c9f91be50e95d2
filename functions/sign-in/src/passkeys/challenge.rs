//! Challenges: what an authenticator is to sign, for one purpose, once, within five minutes.
//!
//! A challenge is sealed, so that asking for one writes nothing and can fill nothing; the first answer
//! to it is noted until it would be too old anyway.

use app::{App, Problem};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use rules::{Instant, PlayerId};

/// How long a challenge waits for its answer.
pub(super) const LIFETIME_SECONDS: i64 = 5 * 60;
/// Random bytes: §13.4.3 asks for 16.
const NONCE_BYTES: usize = 32;
/// Between the parts.
const BETWEEN: char = '.';

/// What an answer is for. One purpose's challenge is nothing to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To add a passkey to this player's.
    Register(PlayerId),
    /// To sign in as whoever it may be.
    SignIn,
    /// To prove once more that it is this player who sits there.
    Prove(PlayerId),
}

impl Purpose {
    fn name(self) -> String {
        match self {
            Purpose::Register(player) => format!("register:{player}"),
            Purpose::SignIn => "sign-in:".to_owned(),
            Purpose::Prove(player) => format!("prove:{player}"),
        }
    }

    /// What is sealed: no other text that is sealed begins like this.
    fn sealed(self, expires_at: &str, nonce: &str) -> String {
        format!("passkey:{}:{expires_at}:{nonce}", self.name())
    }
}

/// A new challenge in base64url, as it goes to the browser and comes back.
pub(super) fn challenge(app: &App, purpose: Purpose) -> Result<String, Problem> {
    let mut nonce = [0; NONCE_BYTES];
    (app.random)(&mut nonce);
    let nonce = BASE64.encode(nonce);
    let expires_at = (app.clock.now() + LIFETIME_SECONDS).unix().to_string();
    let seal = app.keys.seal(&purpose.sealed(&expires_at, &nonce))?;
    Ok(BASE64.encode([expires_at, nonce, seal].join(&BETWEEN.to_string())))
}

/// Takes a challenge back, once. That the browser has signed just this one is checked with the
/// signature.
///
/// # Errors
/// `challenge_expired` for anything but a challenge of this server for this purpose, in time, that
/// nobody has answered; `unavailable`.
pub(super) async fn take(app: &App, purpose: Purpose, challenge: &str) -> Result<(), Problem> {
    let (expires_at, seal) = read(app, purpose, challenge).ok_or_else(expired)?;
    let is_first = app.store.use_challenge(&seal, expires_at).await?;
    if is_first { Ok(()) } else { Err(expired()) }
}

fn read(app: &App, purpose: Purpose, challenge: &str) -> Option<(Instant, String)> {
    let text = String::from_utf8(BASE64.decode(challenge).ok()?).ok()?;
    let mut parts = text.split(BETWEEN);
    let (expires_at, nonce, seal) = (parts.next()?, parts.next()?, parts.next()?);
    // A seal has one spelling, by which its first answer is noted.
    let sealed = purpose.sealed(expires_at, nonce);
    if parts.next().is_some() || !app.keys.is_sealed(&sealed, seal) {
        return None;
    }
    let expires_at = Instant::from_unix(expires_at.parse().ok()?);
    let in_time = app.clock.now() < expires_at;
    in_time.then(|| Some((expires_at, app.keys.seal(&sealed).ok()?))).flatten()
}

fn expired() -> Problem {
    let detail = "This took too long, or was answered already. Please try again.";
    Problem::bad_request("challenge_expired", detail)
}
