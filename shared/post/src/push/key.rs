//! The key by which push services know this server.

use aws_lc_rs::agreement::{ECDH_P256, ParsedPublicKey, PrivateKey, UnparsedPublicKey};
use aws_lc_rs::encoding::{AsDer, Pkcs8V1Der};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use jsonwebtoken::EncodingKey;

/// A P-256 key pair, or its public half (RFC 8292).
pub struct PushKey {
    /// The public half as browsers take it: an uncompressed point of 65 bytes, in base64url.
    pub public: String,
    encoding: Option<EncodingKey>,
}

/// What was given is no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a key of P-256 in base64url")]
pub struct BadKey;

impl PushKey {
    /// The key pair of a secret, 32 bytes in base64url. Nearly any 32 bytes are one: one secret in four
    /// thousand million is too large a number.
    ///
    /// # Errors
    /// [`BadKey`].
    pub fn of_secret(secret: &str) -> Result<PushKey, BadKey> {
        let secret = proof::read_key(secret).ok_or(BadKey)?;
        let private = PrivateKey::from_private_key(&ECDH_P256, &secret).map_err(|_| BadKey)?;
        let document: Pkcs8V1Der<'_> = private.as_der().map_err(|_| BadKey)?;
        let public = private.compute_public_key().map_err(|_| BadKey)?;
        Ok(PushKey {
            public: BASE64.encode(public),
            encoding: Some(EncodingKey::from_ec_der(document.as_ref())),
        })
    }

    /// The public half, which signs nothing.
    ///
    /// # Errors
    /// [`BadKey`].
    pub fn of_public(public: &str) -> Result<PushKey, BadKey> {
        let point = BASE64.decode(public).map_err(|_| BadKey)?;
        ParsedPublicKey::try_from(&UnparsedPublicKey::new(&ECDH_P256, point))
            .map_err(|_| BadKey)?;
        Ok(PushKey { public: public.to_owned(), encoding: None })
    }

    /// The secret half, where it is known.
    pub fn signs(&self) -> Option<&EncodingKey> {
        self.encoding.as_ref()
    }
}
