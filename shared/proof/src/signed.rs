//! Signed statements, compact JWS (RFC 7515) each under a type of its own, and the keys that verify them.

use jsonwebtoken::{Algorithm, DecodingKey, Header, Validation};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{PublicKey, SigningKey};

/// A public key as a JSON Web Key (RFC 8037).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Jwk {
    /// `OKP`.
    pub kty: String,
    /// `Ed25519`.
    pub crv: String,
    /// `sig`.
    #[serde(rename = "use")]
    pub usage: String,
    /// `EdDSA`.
    pub alg: String,
    /// The key's name, which receipts carry.
    pub kid: String,
    /// The key, 32 bytes in base64url.
    pub x: String,
}

/// The keys that receipts can be verified with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Jwks {
    /// The present one first, then those before it.
    pub keys: Vec<Jwk>,
}

/// Why a receipt is not believed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReceiptError {
    /// Not a JWS of this kind.
    #[error("not a receipt: {0}")]
    Unreadable(String),
    /// Signed with a key that is not among those given.
    #[error("signed with the key {0}, which is not among the given ones")]
    UnknownKey(String),
    /// The signature does not fit.
    #[error("the signature does not fit")]
    WrongSignature,
}

/// Why a statement was not signed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SignError {
    /// A receipt was asked for what is no move.
    #[error("a receipt was asked for what is no move")]
    NoMove,
    /// The key does not sign.
    #[error("the key does not sign: {0}")]
    Key(#[from] jsonwebtoken::errors::Error),
}

impl Jwks {
    /// The present key, where one signs, and those before it.
    pub fn new(present: Option<&SigningKey>, retired: &[PublicKey]) -> Jwks {
        let owned = str::to_owned;
        let jwk = |id: &str, public: &str| Jwk {
            kty: owned("OKP"),
            crv: owned("Ed25519"),
            usage: owned("sig"),
            alg: owned("EdDSA"),
            kid: owned(id),
            x: owned(public),
        };
        let mut keys: Vec<Jwk> = present.iter().map(|key| jwk(&key.id, &key.public)).collect();
        // A key that was taken up again stands among the retired ones, too.
        let is_present = |id: &str| present.is_some_and(|key| key.id == id);
        let retired = retired.iter().filter(|key| !is_present(&key.id));
        keys.extend(retired.map(|key| jwk(&key.id, &key.public)));
        Jwks { keys }
    }
}

/// Signs a statement under the type that keeps it from being taken for
/// another kind.
pub(crate) fn sign_as(
    kind: &str,
    statement: &impl Serialize,
    key: &SigningKey,
) -> Result<String, SignError> {
    let mut header = Header::new(Algorithm::EdDSA);
    header.typ = Some(kind.to_owned());
    header.kid = Some(key.id.clone());
    Ok(jsonwebtoken::encode(&header, statement, &key.encoding)?)
}

/// Reads a statement of this type and verifies its signature with one of `keys`.
pub(crate) fn read_as<T: DeserializeOwned>(
    kind: &str,
    signed: &str,
    keys: &Jwks,
) -> Result<T, ReceiptError> {
    let unreadable = |e: jsonwebtoken::errors::Error| ReceiptError::Unreadable(e.to_string());
    let header = jsonwebtoken::decode_header(signed).map_err(unreadable)?;
    if header.typ.as_deref() != Some(kind) || header.alg != Algorithm::EdDSA {
        return Err(ReceiptError::Unreadable("of another type".to_owned()));
    }
    let kid = header.kid.unwrap_or_default();
    let key = keys.keys.iter().find(|key| key.kid == kid && key.crv == "Ed25519");
    let key = key.ok_or(ReceiptError::UnknownKey(kid))?;
    let key = DecodingKey::from_ed_components(&key.x).map_err(unreadable)?;
    let mut validation = Validation::new(Algorithm::EdDSA);
    // A postmark does not expire, and names neither audience nor issuer.
    validation.required_spec_claims.clear();
    validation.validate_exp = false;
    validation.validate_aud = false;
    jsonwebtoken::decode::<T>(signed, &key, &validation).map(|data| data.claims).map_err(|error| {
        match error.kind() {
            jsonwebtoken::errors::ErrorKind::InvalidSignature => ReceiptError::WrongSignature,
            _ => unreadable(error),
        }
    })
}
