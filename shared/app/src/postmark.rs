//! Receipts: the postmark on a move, verifiable by anybody with the published key.
//!
//! A receipt is a compact JWS (RFC 7515) over game, half-move, move, time and the hash of the log
//! so far. Ed25519 signatures are deterministic, so the receipt of a move can be made again at any
//! time and is the same to the byte: nothing but the log has to be kept.

use jsonwebtoken::{Algorithm, DecodingKey, Header, Validation};
use rules::{Event, Game, GameId};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Chain, Keys, Problem};

/// The type in a receipt's header: nothing else that this server signs has it.
const TYPE: &str = "posthorn-receipt+jws";

/// What a receipt says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Postmark {
    /// The game's number.
    pub game: u32,
    /// The event's number in the log, counted from 1.
    pub event: u32,
    /// The half-move, counted from 1.
    pub ply: u16,
    /// Who moved.
    pub player: u32,
    /// From- and to-square and promotion; castling as the king onto its rook.
    #[serde(rename = "move")]
    pub code: String,
    /// When the server accepted it, ISO 8601 in UTC.
    pub at: String,
    /// The hash of the log up to and including this move.
    pub hash: String,
}

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

impl Keys {
    /// The published keys.
    pub fn jwks(&self) -> Jwks {
        let owned = str::to_owned;
        let jwk = |id: &str, public: &str| Jwk {
            kty: owned("OKP"),
            crv: owned("Ed25519"),
            usage: owned("sig"),
            alg: owned("EdDSA"),
            kid: owned(id),
            x: owned(public),
        };
        // Who does not sign publishes nothing of what signs.
        let present = self.postmark().ok();
        let mut keys: Vec<Jwk> = present.iter().map(|key| jwk(&key.id, &key.public)).collect();
        // A key that was taken up again stands among the retired ones, too.
        let is_present = |id: &str| present.is_some_and(|key| key.id == id);
        let retired = self.retired_postmarks.iter().filter(|key| !is_present(&key.id));
        keys.extend(retired.map(|key| jwk(&key.id, &key.public)));
        Jwks { keys }
    }
}

impl Postmark {
    /// The postmark of the move with this index in the log; `None` when it is no move.
    pub fn of(id: GameId, game: &Game, index: usize, hash: &str) -> Option<Postmark> {
        let Some(Event::MovePlayed { at, code, .. }) = game.log().get(index) else { return None };
        let moves = game.log().iter().take(index);
        let before = moves.filter(|event| matches!(event, Event::MovePlayed { .. })).count();
        Some(Postmark {
            game: id.0,
            event: u32::try_from(index + 1).ok()?,
            ply: u16::try_from(before + 1).ok()?,
            player: game.terms().players.get(game.mover(before)).0,
            code: game.terms().variant.uci(*code),
            at: at.to_string(),
            hash: hash.to_owned(),
        })
    }

    /// Signs the receipt.
    ///
    /// # Errors
    /// An internal problem when the key cannot sign.
    pub fn sign(&self, keys: &Keys) -> Result<String, Problem> {
        sign_as(TYPE, self, keys)
    }

    /// The postmark of the move with this index, with the hash it covers and its receipt.
    ///
    /// # Errors
    /// An internal problem when the event is no move or the key cannot sign.
    pub fn receipt(
        id: GameId,
        game: &Game,
        index: usize,
        keys: &Keys,
    ) -> Result<(Postmark, String), Problem> {
        let chain = Chain::of(id, game, Some(index));
        let postmark = Postmark::of(id, game, index, chain.hash())
            .ok_or_else(|| Problem::internal("a receipt was asked for what is no move"))?;
        let receipt = postmark.sign(keys)?;
        Ok((postmark, receipt))
    }
}

/// Reads a receipt and verifies its signature with one of `keys`.
///
/// # Errors
/// [`ReceiptError`] says why it is not believed.
pub fn read_receipt(receipt: &str, keys: &Jwks) -> Result<Postmark, ReceiptError> {
    read_as(TYPE, receipt, keys)
}

/// Signs a statement with the postmark key, under the type that keeps it from being taken for
/// another kind.
pub(crate) fn sign_as(
    kind: &str,
    statement: &impl Serialize,
    keys: &Keys,
) -> Result<String, Problem> {
    let mut header = Header::new(Algorithm::EdDSA);
    header.typ = Some(kind.to_owned());
    let key = keys.postmark()?;
    header.kid = Some(key.id.clone());
    jsonwebtoken::encode(&header, statement, &key.encoding).map_err(Problem::internal)
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
