//! The server's keys: one signs sessions, one signs postmarks, one seals refresh tokens and private
//! addresses, one shows push services who sends.

use aws_lc_rs::agreement::{ECDH_P256, PrivateKey};
use aws_lc_rs::encoding::{AsDer, Pkcs8V1Der};
use aws_lc_rs::hmac;
use aws_lc_rs::signature::{Ed25519KeyPair, KeyPair};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use jsonwebtoken::{DecodingKey, EncodingKey};

use crate::{Problem, Random};

/// Bytes of each secret.
const KEY_BYTES: usize = 32;

/// PKCS#8 around the 32 bytes of an Ed25519 secret: RFC 8410, section 7.
const PKCS8_PREFIX: [u8; 16] = [
    0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
];

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

/// An Ed25519 key pair with its name.
pub struct SigningKey {
    /// Published name: a digest of the public half.
    pub id: String,
    /// The public half, 32 bytes in base64url.
    pub public: String,
    pub(crate) encoding: EncodingKey,
    pub(crate) decoding: DecodingKey,
}

/// The public half of an Ed25519 key with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicKey {
    /// Published name: a digest of the key.
    pub id: String,
    /// The key, 32 bytes in base64url.
    pub public: String,
}

impl PublicKey {
    /// The key with its name; none for anything but 32 bytes in base64url.
    pub fn new(public: &str) -> Option<PublicKey> {
        decode(public)?;
        let digest = aws_lc_rs::digest::digest(&aws_lc_rs::digest::SHA256, public.as_bytes());
        Some(PublicKey { id: BASE64.encode(digest.as_ref().get(..12)?), public: public.to_owned() })
    }
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

/// As much of the key of sessions as a process is trusted with, 32 bytes in base64url.
pub enum SessionSecret {
    /// The secret: makes sessions.
    Secret(String),
    /// The public half: tells whose they are.
    Public(String),
}

/// The server's keys, ready for use.
pub struct Keys {
    /// Access tokens and links in mails.
    pub session: SessionKey,
    /// Receipts, heads and roots.
    pub postmark: SigningKey,
    /// The public halves of the keys before it, the latest first.
    pub retired_postmarks: Vec<PublicKey>,
    /// Web push, where it is configured.
    pub push: Option<PushKey>,
    refresh: hmac::Key,
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
    /// Reads the configured secrets.
    ///
    /// # Errors
    /// [`BadSecret`] names the one that is not 32 bytes in base64url.
    pub fn new(secrets: &Secrets) -> Result<Keys, BadSecret> {
        let Secrets { session, postmark, retired_postmarks, refresh, push } = secrets;
        let session = SessionSecret::Secret(session.clone());
        Keys::trusted_with(&session, postmark, retired_postmarks, refresh, push.as_deref())
    }

    /// The same of single secrets, with as much of the key of sessions as this.
    ///
    /// # Errors
    /// [`BadSecret`], as above.
    pub fn trusted_with(
        session: &SessionSecret,
        postmark: &str,
        retired_postmarks: &[String],
        refresh: &str,
        push: Option<&str>,
    ) -> Result<Keys, BadSecret> {
        let refresh = decode(refresh).ok_or(BadSecret("refresh"))?;
        Ok(Keys {
            session: SessionKey::new(session).ok_or(BadSecret("session"))?,
            postmark: SigningKey::new(postmark).ok_or(BadSecret("postmark"))?,
            retired_postmarks: retired_postmarks
                .iter()
                .map(|public| PublicKey::new(public).ok_or(BadSecret("retired postmark")))
                .collect::<Result<_, _>>()?,
            refresh: hmac::Key::new(hmac::HMAC_SHA256, &refresh),
            push: match push {
                Some(secret) => Some(PushKey::new(secret).ok_or(BadSecret("push"))?),
                None => None,
            },
        })
    }

    /// A seal over `text` that only this server can make, in base64url.
    pub fn seal(&self, text: &str) -> String {
        BASE64.encode(self.seal_bytes(text))
    }

    /// The same seal as it is: 32 bytes.
    pub(crate) fn seal_bytes(&self, text: &str) -> Vec<u8> {
        hmac::sign(&self.refresh, text.as_bytes()).as_ref().to_vec()
    }

    /// Whether `seal` is the seal of `text`, in constant time.
    pub fn is_sealed(&self, text: &str, seal: &str) -> bool {
        let seal = BASE64.decode(seal).unwrap_or_default();
        hmac::verify(&self.refresh, text.as_bytes(), &seal).is_ok()
    }
}

impl SessionKey {
    fn new(session: &SessionSecret) -> Option<SessionKey> {
        match session {
            SessionSecret::Secret(secret) => {
                let SigningKey { id, public, encoding, decoding } = SigningKey::new(secret)?;
                Some(SessionKey { id, public, encoding: Some(encoding), decoding })
            }
            SessionSecret::Public(public) => {
                let PublicKey { id, public } = PublicKey::new(public)?;
                let decoding = DecodingKey::from_ed_components(&public).ok()?;
                Some(SessionKey { id, public, encoding: None, decoding })
            }
        }
    }

    /// What signs, where this process is trusted with it.
    ///
    /// # Errors
    /// An internal problem where it is not.
    pub(crate) fn signer(&self) -> Result<&EncodingKey, Problem> {
        let none = || Problem::internal("this process is not trusted with the key of sessions");
        self.encoding.as_ref().ok_or_else(none)
    }
}

impl SigningKey {
    fn new(secret: &str) -> Option<SigningKey> {
        let seed = decode(secret)?;
        let pair = Ed25519KeyPair::from_seed_unchecked(&seed).ok()?;
        let public = BASE64.encode(pair.public_key());
        let PublicKey { id, public } = PublicKey::new(&public)?;
        Some(SigningKey {
            id,
            encoding: EncodingKey::from_ed_der(&[PKCS8_PREFIX.as_slice(), &seed].concat()),
            decoding: DecodingKey::from_ed_components(&public).ok()?,
            public,
        })
    }
}

/// A P-256 key pair by which push services know this server (RFC 8292).
pub struct PushKey {
    /// The public half as browsers take it: an uncompressed point of 65 bytes, in base64url.
    pub public: String,
    pub(crate) encoding: EncodingKey,
}

impl PushKey {
    /// Nearly any 32 bytes are a key: one secret in four thousand million is too large a number.
    fn new(secret: &str) -> Option<PushKey> {
        let private = PrivateKey::from_private_key(&ECDH_P256, &decode(secret)?).ok()?;
        let document: Pkcs8V1Der<'_> = private.as_der().ok()?;
        Some(PushKey {
            public: BASE64.encode(private.compute_public_key().ok()?),
            encoding: EncodingKey::from_ec_der(document.as_ref()),
        })
    }
}

fn decode(secret: &str) -> Option<[u8; KEY_BYTES]> {
    BASE64.decode(secret).ok()?.try_into().ok()
}
