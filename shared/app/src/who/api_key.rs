//! Keys by which programs sign in: `posthorn_<owner>_<id>_<secret>`, sent where a browser sends its
//! access token. Whoever sees one in a log or a repository knows what it is and whose.

use aws_lc_rs::digest;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use futures_util::future::try_join;
use rules::Federation;
use store::{Account, ApiKey, Error, KeyOwner, OwnedId, Role, Scope};

use crate::{App, By, Caller, FederationKey, Problem, SignedIn};

/// What every key begins with.
const BEGINNING: &str = "posthorn_";
/// Between the parts of a key; the secret, which comes last, may hold it as well.
const BETWEEN: char = '_';
/// Random bytes of a secret: nobody guesses one, so that a plain digest keeps it.
const SECRET_BYTES: usize = 32;
/// Random bytes of a name.
const ID_BYTES: usize = 8;

/// Seconds of the window in which a key's requests are counted.
const WINDOW_SECONDS: i64 = 60;
/// Requests that one key may make in a window.
pub const KEY_REQUESTS_MAX: u32 = 600;

/// A key's text, as programs send it.
#[derive(Clone, PartialEq, Eq)]
pub struct KeyText {
    /// Whose, and its name.
    pub id: OwnedId,
    secret: String,
}

impl KeyText {
    /// A new key of `owner`.
    pub fn new(owner: KeyOwner, random: crate::Random) -> KeyText {
        let mut secret = [0; SECRET_BYTES];
        random(&mut secret);
        KeyText { id: new_owned_id(owner, random), secret: BASE64.encode(secret) }
    }

    /// Reads a key; `None` for what cannot be one.
    pub fn read(text: &str) -> Option<KeyText> {
        let mut parts = text.strip_prefix(BEGINNING)?.splitn(3, BETWEEN);
        let (owner, id, secret) = (parts.next()?, parts.next()?, parts.next()?);
        let owner = owner.parse().ok()?;
        // What else a name may be would be asked of the table.
        let is_id = id.len() == 2 * ID_BYTES && id.bytes().all(|b| b.is_ascii_hexdigit());
        let id = OwnedId { owner, id: id.to_owned() };
        is_id.then(|| KeyText { id, secret: secret.to_owned() })
    }

    /// The text, shown once.
    pub fn show(&self) -> String {
        format!("{BEGINNING}{}{BETWEEN}{}", self.id, self.secret)
    }

    /// What is kept of the secret: 32 bytes.
    pub fn digest(&self) -> Vec<u8> {
        digest::digest(&digest::SHA256, self.secret.as_bytes()).as_ref().to_vec()
    }

    /// Whether a text sent as a token is meant as a key.
    pub(crate) fn is_meant(text: &str) -> bool {
        text.starts_with(BEGINNING)
    }
}

/// A new name for a key or a webhook of `owner`.
pub fn new_owned_id(owner: KeyOwner, random: crate::Random) -> OwnedId {
    let mut id = [0; ID_BYTES];
    random(&mut id);
    OwnedId { owner, id: id.iter().map(|byte| format!("{byte:02x}")).collect() }
}

impl App {
    /// Who a key signs in, for what needs `scope`. `None` is what no key opens.
    ///
    /// A person's key does what its maker's roles let them do today. A federation's is the federation, and
    /// not its maker, for as long as its maker acts for it.
    ///
    /// # Errors
    /// `unauthenticated` for what is no key, is revoked or has expired; `scope_missing`,
    /// `session_needed`; `too_many_attempts`; `unavailable`.
    pub async fn by_key(&self, text: &str, scope: Option<Scope>) -> Result<Caller, Problem> {
        let key = KeyText::read(text).ok_or_else(unknown_key)?;
        let now = self.clock.now();
        let used = self.store.use_api_key(&key.id, &key.digest(), WINDOW_SECONDS, now).await;
        let (known, uses) = match used {
            Ok(used) => used,
            Err(Error::NotFound) => return Err(unknown_key()),
            Err(error) => return Err(error.into()),
        };
        // The table removes what has expired some time after.
        if known.expires_at.is_some_and(|at| now >= at) {
            return Err(unknown_key());
        }
        if uses > KEY_REQUESTS_MAX {
            let passed = now.unix().rem_euclid(WINDOW_SECONDS);
            return Err(Problem::too_many_attempts(WINDOW_SECONDS - passed));
        }
        let scope = scope.ok_or_else(Problem::session_needed)?;
        if !known.scopes.contains(&scope) {
            return Err(scope_missing(scope));
        }
        self.holder(&known).await
    }

    async fn holder(&self, key: &ApiKey) -> Result<Caller, Problem> {
        match key.id.owner {
            KeyOwner::Player(player) => {
                let account = self.store.account(player).await.map_err(nobody)?;
                must_be_of(key, &account)?;
                let by = By::Key(key.id.clone());
                Ok(Caller::Person(SignedIn { by, ..SignedIn::from(&account) }))
            }
            KeyOwner::Federation(federation) => self.delegate(key, federation).await,
        }
    }

    /// A federation, as long as whoever has made its key acts for it.
    async fn delegate(&self, key: &ApiKey, federation: Federation) -> Result<Caller, Problem> {
        let made_by = key.made_by;
        let account = async { self.store.account(made_by).await.map_err(nobody) };
        let (account, profile) = try_join(account, self.profile(made_by)).await?;
        must_be_of(key, &account)?;
        let acts = account.roles.contains(&Role::Federation) && profile.federation == federation;
        let key = FederationKey { federation, made_by };
        if acts { Ok(Caller::Federation(key)) } else { Err(unknown_key()) }
    }
}

impl App {
    /// The federation that somebody acts for.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn acts_for(&self, me: &SignedIn) -> Result<Option<Federation>, Problem> {
        if !me.roles.contains(&Role::Federation) {
            return Ok(None);
        }
        Ok(Some(self.profile(me.player).await?.federation))
    }

    /// Whether what belongs to `owner` is somebody's to see and to change.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn is_owner(&self, me: &SignedIn, owner: KeyOwner) -> Result<bool, Problem> {
        match owner {
            KeyOwner::Player(player) => Ok(player == me.player),
            KeyOwner::Federation(federation) => Ok(self.acts_for(me).await? == Some(federation)),
        }
    }
}

/// A key ends with a password that its maker has forgotten: whoever knew that one may have made the
/// key. So does a federation's, although others use it: they make another.
fn must_be_of(key: &ApiKey, maker: &Account) -> Result<(), Problem> {
    if key.key_epoch == maker.key_epoch { Ok(()) } else { Err(unknown_key()) }
}

/// The account of a key's maker is gone.
fn nobody(error: Error) -> Problem {
    match error {
        Error::NotFound => unknown_key(),
        error => error.into(),
    }
}

fn unknown_key() -> Problem {
    let detail = "This key is not good: part of it is missing, or it was revoked or has expired.";
    Problem::unauthorized("unknown_key", detail)
}

fn scope_missing(scope: Scope) -> Problem {
    let detail = format!("This key was made without the scope \"{scope}\".");
    Problem::not_allowed("scope_missing", detail)
}

#[cfg(test)]
mod tests {
    use rules::PlayerId;

    use super::*;
    use crate::system_random;

    #[test]
    fn a_key_reads_back() {
        let czech = "CZE".parse().expect("a federation");
        for owner in [KeyOwner::Player(PlayerId(160_012)), KeyOwner::Federation(czech)] {
            let key = KeyText::new(owner, system_random);
            let read = KeyText::read(&key.show()).expect("a key");
            assert_eq!((&read.id, read.digest()), (&key.id, key.digest()));
        }
    }

    #[test]
    fn nothing_else_is_a_key() {
        let good = KeyText::new(KeyOwner::Player(PlayerId(7)), system_random).show();
        let wrong = [
            String::new(),
            "posthorn_".to_owned(),
            "posthorn_7".to_owned(),
            "posthorn_7_00".to_owned(),
            "posthorn_7_00_x".to_owned(),
            good.replacen("_7_", "_07_", 1),
            good.replacen("_7_", "_+7_", 1),
            good.replacen("_7_", "_cze_", 1),
            good.replacen("_7_", "_#_", 1),
            good.replacen("posthorn_7_", "posthorn_7_#", 1),
            good.replacen("posthorn", "Posthorn", 1),
        ];
        for text in wrong {
            assert!(KeyText::read(&text).is_none(), "{text}");
        }
    }
}
