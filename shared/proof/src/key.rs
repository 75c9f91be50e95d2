//! Ed25519 keys, which are named by a digest of their public half.

use aws_lc_rs::digest::{SHA256, digest};
use aws_lc_rs::signature::{Ed25519KeyPair, KeyPair};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use jsonwebtoken::{DecodingKey, EncodingKey};

/// Bytes of a key.
pub const KEY_BYTES: usize = 32;

/// PKCS#8 around the 32 bytes of an Ed25519 secret: RFC 8410, section 7.
const PKCS8_PREFIX: [u8; 16] = [
    0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
];

/// An Ed25519 key pair with its name.
pub struct SigningKey {
    /// Published name: a digest of the public half.
    pub id: String,
    /// The public half, 32 bytes in base64url.
    pub public: String,
    /// The secret half, which signs.
    pub encoding: EncodingKey,
    /// The public half, which verifies.
    pub decoding: DecodingKey,
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
        read_key(public)?;
        let digest = digest(&SHA256, public.as_bytes());
        Some(PublicKey { id: BASE64.encode(digest.as_ref().get(..12)?), public: public.to_owned() })
    }
}

impl SigningKey {
    /// The key pair of a secret, 32 bytes in base64url; none for anything else.
    pub fn new(secret: &str) -> Option<SigningKey> {
        let seed = read_key(secret)?;
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

/// 32 bytes in base64url; none for anything else.
pub fn read_key(secret: &str) -> Option<[u8; KEY_BYTES]> {
    BASE64.decode(secret).ok()?.try_into().ok()
}
