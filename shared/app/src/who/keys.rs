//! The server's keys: one signs sessions, one signs postmarks, one seals refresh tokens and private
//! addresses, one shows push services who sends.

use aws_lc_rs::hmac;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use jsonwebtoken::{DecodingKey, EncodingKey};
use post::PushKey;
use proof::{Jwks, KEY_BYTES, PublicKey, SigningKey, read_key};

use crate::{Problem, Random};

/// The secrets as configuration holds them: 32 random bytes each, in base64url.
#[derive(Clone)]
pub struct Secrets {
    /// Signs access tokens and the links in mails.
    pub session: String,
    /// Signs the receipts of moves, and heads and roots.
    pub postmark: String,
    /// The public halves, in base64url, of the keys that did so before, the latest first: published for
    /// ever, so that what they have signed stays provable.
    pub retired_postmarks: Vec<String>,
    /// Seals refresh tokens and private addresses.
    pub refresh: String,
    /// Signs what goes to push services; without it nobody is sent anything there. A new one ends
    /// every subscription.
    pub push: Option<String>,
}

/// A secret is not 32 bytes in base64url.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the {0} key is not 32 bytes in base64url")]
pub struct BadSecret(&'static str);

/// A secret that a process has only when it is trusted with it: on AWS each is a parameter of its own, which
/// those functions alone may read that need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secret {
    /// Makes sessions, and links that stand for them.
    Session,
    /// Signs receipts, heads and roots.
    Postmark,
    /// Seals refresh tokens and private addresses, and makes the keys of webhooks.
    Refresh,
    /// Signs what goes to push services.
    Push,
}

impl Secret {
    /// The name of its parameter.
    pub fn parameter(self) -> &'static str {
        match self {
            Secret::Session => "session-key",
            Secret::Postmark => "postmark-key",
            Secret::Refresh => "refresh-key",
            Secret::Push => "push-key",
        }
    }
}

/// As much of a key pair as a process is trusted with, in base64url.
pub enum Half {
    /// The secret.
    Secret(String),
    /// The public half.
    Public(String),
}

/// What a process was given of the server's keys.
pub struct Given {
    /// Makes sessions, or tells whose they are.
    pub session: Half,
    /// Signs receipts, heads and roots.
    pub postmark: Option<String>,
    /// As [`Secrets::retired_postmarks`].
    pub retired_postmarks: Vec<String>,
    /// Seals refresh tokens and private addresses.
    pub refresh: Option<String>,
    /// Signs what goes to push services, or tells browsers who will.
    pub push: Option<Half>,
    /// Names networks in the audit log.
    pub network: String,
}

/// The key of sessions: whoever has it verifies; only who was given its secret signs, too.
pub struct SessionKey {
    /// Published name: a digest of the public half.
    pub id: String,
    /// The public half, 32 bytes in base64url.
    pub public: String,
    encoding: Option<EncodingKey>,
    pub(crate) decoding: DecodingKey,
}

/// The server's keys, ready for use, as far as this process is trusted with them.
pub struct Keys {
    /// Access tokens and links in mails.
    pub session: SessionKey,
    /// Receipts, heads and roots.
    postmark: Option<SigningKey>,
    /// The public halves of the keys before it, the latest first.
    pub retired_postmarks: Vec<PublicKey>,
    /// Web push, where it is configured.
    pub push: Option<PushKey>,
    refresh: Option<hmac::Key>,
    network: hmac::Key,
    watch: fn(Secret),
}

impl Secrets {
    /// New secrets.
    pub fn generate(random: Random) -> Secrets {
        let secret = || Secrets::generate_one(random);
        Secrets {
            session: secret(),
            postmark: secret(),
            retired_postmarks: Vec::new(),
            refresh: secret(),
            push: Some(secret()),
        }
    }

    /// One new secret.
    pub fn generate_one(random: Random) -> String {
        let mut bytes = [0; KEY_BYTES];
        random(&mut bytes);
        BASE64.encode(bytes)
    }
}

impl Keys {
    /// Reads the configured secrets, for a process that is trusted with all of them.
    ///
    /// # Errors
    /// [`BadSecret`] names the one that is not 32 bytes in base64url.
    pub fn new(secrets: &Secrets) -> Result<Keys, BadSecret> {
        let Secrets { session, postmark, retired_postmarks, refresh, push } = secrets.clone();
        let sealing = hmac_of(&refresh).ok_or(BadSecret("refresh"))?;
        Keys::trusted_with(&Given {
            session: Half::Secret(session),
            postmark: Some(postmark),
            retired_postmarks,
            refresh: Some(refresh),
            push: push.map(Half::Secret),
            // Where there is one process it needs no secret of its own.
            network: BASE64.encode(hmac::sign(&sealing, b"network-key")),
        })
    }

    /// The same with as much as a process was given.
    ///
    /// # Errors
    /// [`BadSecret`], as above.
    pub fn trusted_with(given: &Given) -> Result<Keys, BadSecret> {
        let Given { session, postmark, retired_postmarks, refresh, push, network } = given;
        Ok(Keys {
            session: SessionKey::new(session).ok_or(BadSecret("session"))?,
            postmark: read(postmark.as_ref(), "postmark", |secret| SigningKey::new(secret))?,
            retired_postmarks: retired_postmarks
                .iter()
                .map(|public| PublicKey::new(public).ok_or(BadSecret("retired postmark")))
                .collect::<Result<_, _>>()?,
            refresh: read(refresh.as_ref(), "refresh", |secret| hmac_of(secret))?,
            push: read(push.as_ref(), "push", push_key)?,
            network: hmac_of(network).ok_or(BadSecret("network"))?,
            watch: |_| {},
        })
    }

    /// The same, with somebody who is told of each secret that is used.
    #[must_use]
    pub fn watched(self, watch: fn(Secret)) -> Keys {
        Keys { watch, ..self }
    }

    /// The published keys: who does not sign publishes nothing of what signs.
    pub fn jwks(&self) -> Jwks {
        Jwks::new(self.postmark().ok(), &self.retired_postmarks)
    }

    /// A seal over `text` that only who has the key can make, in base64url.
    ///
    /// # Errors
    /// An internal problem where this process is not trusted with it.
    pub fn seal(&self, text: &str) -> Result<String, Problem> {
        Ok(BASE64.encode(self.seal_bytes(text)?))
    }

    /// The same seal as it is: 32 bytes.
    pub(crate) fn seal_bytes(&self, text: &str) -> Result<Vec<u8>, Problem> {
        let key = self.needed(Secret::Refresh, self.refresh.as_ref())?;
        Ok(hmac::sign(key, text.as_bytes()).as_ref().to_vec())
    }

    /// Whether `seal` is the seal of `text`, in constant time. Whoever cannot make one believes none.
    pub fn is_sealed(&self, text: &str, seal: &str) -> bool {
        (self.watch)(Secret::Refresh);
        let seal = BASE64.decode(seal).unwrap_or_default();
        let verify = |key| hmac::verify(key, text.as_bytes(), &seal).is_ok();
        self.refresh.as_ref().is_some_and(verify)
    }

    /// A name for a network that tells nothing of it, in base64url.
    pub(crate) fn name_network(&self, network: &str) -> String {
        BASE64.encode(hmac::sign(&self.network, network.as_bytes()))
    }

    /// What signs sessions and links.
    ///
    /// # Errors
    /// An internal problem where this process is not trusted with it.
    pub(crate) fn session_signer(&self) -> Result<&EncodingKey, Problem> {
        self.needed(Secret::Session, self.session.encoding.as_ref())
    }

    /// What signs receipts, heads and roots, with its name and its public half.
    ///
    /// # Errors
    /// An internal problem where this process is not trusted with it.
    pub fn postmark(&self) -> Result<&SigningKey, Problem> {
        self.needed(Secret::Postmark, self.postmark.as_ref())
    }

    /// What signs messages to push services.
    ///
    /// # Errors
    /// An internal problem where this process is not trusted with it.
    pub(crate) fn push_signer(&self) -> Result<&PushKey, Problem> {
        let held = self.push.as_ref().filter(|key| key.signs().is_some());
        self.needed(Secret::Push, held)
    }

    fn needed<'a, T>(&self, secret: Secret, held: Option<&'a T>) -> Result<&'a T, Problem> {
        (self.watch)(secret);
        let name = secret.parameter();
        held.ok_or_else(|| Problem::internal(format!("this process is not trusted with {name}")))
    }
}

/// A key that a process may have, or not.
fn read<T, K>(
    given: Option<&T>,
    name: &'static str,
    key: impl Fn(&T) -> Option<K>,
) -> Result<Option<K>, BadSecret> {
    given.map(|given| key(given).ok_or(BadSecret(name))).transpose()
}

impl SessionKey {
    fn new(session: &Half) -> Option<SessionKey> {
        match session {
            Half::Secret(secret) => {
                let SigningKey { id, public, encoding, decoding } = SigningKey::new(secret)?;
                Some(SessionKey { id, public, encoding: Some(encoding), decoding })
            }
            Half::Public(public) => {
                let PublicKey { id, public } = PublicKey::new(public)?;
                let decoding = DecodingKey::from_ed_components(&public).ok()?;
                Some(SessionKey { id, public, encoding: None, decoding })
            }
        }
    }
}

fn push_key(given: &Half) -> Option<PushKey> {
    match given {
        Half::Secret(secret) => PushKey::of_secret(secret),
        Half::Public(public) => PushKey::of_public(public),
    }
    .ok()
}

fn hmac_of(secret: &str) -> Option<hmac::Key> {
    Some(hmac::Key::new(hmac::HMAC_SHA256, &read_key(secret)?))
}
