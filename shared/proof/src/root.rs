//! The daily root: one hash over the heads of all games, published, and chained to the day's before.
//!
//! Each head is a leaf of a Merkle tree at its game's number; where there is no such game the leaf is
//! empty. So a game that went back, or whose log changed, after a root was published can be told by
//! anybody who holds its record. Leaves are blinded again each day: a running game that is hidden has few
//! possible next moves, and they could be guessed from its hash, or that it has moved from a leaf that
//! is another than the day's before.

use aws_lc_rs::digest::{SHA256, digest};
use aws_lc_rs::hmac;
use serde::{Deserialize, Serialize};

use crate::merkle::Hash;
use crate::signed::{read_as, sign_as};
use crate::{Head, Jwks, ReceiptError, SignError, SigningKey};
use rules::hex;

/// The type in a root's header: nothing else that this server signs has it.
const TYPE: &str = "posthorn-root+jws";

/// What a published root says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RootStatement {
    /// The day at whose beginning, in UTC, it was made.
    pub day: String,
    /// How many leaves the tree has: the number of the last game.
    pub games: u32,
    /// The root, 64 hexadecimal digits.
    pub root: String,
    /// The hash of the root before; none for the first.
    pub before: Option<String>,
}

impl RootStatement {
    /// The line whose SHA-256 is the root's hash, by which the next one names it.
    pub fn line(&self) -> String {
        let RootStatement { day, games, root, before } = self;
        let before = before.as_deref().unwrap_or("-");
        format!("posthorn-root {day} games {games} root {root} before {before}")
    }

    /// SHA-256 of the line, in hexadecimal.
    pub fn hash(&self) -> String {
        hex(digest(&SHA256, self.line().as_bytes()).as_ref())
    }

    /// Signs it.
    ///
    /// # Errors
    /// [`SignError`] when the key cannot sign.
    pub fn sign(&self, key: &SigningKey) -> Result<String, SignError> {
        sign_as(TYPE, self, key)
    }
}

/// Reads a signed root and verifies its signature with one of `keys`.
///
/// # Errors
/// [`ReceiptError`] says why it is not believed.
pub fn read_root(signed: &str, keys: &Jwks) -> Result<RootStatement, ReceiptError> {
    read_as(TYPE, signed, keys)
}

/// What a game's leaf is blinded with on a day.
pub fn blind(secret: &str, game: u32) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    hex(hmac::sign(&key, game.to_string().as_bytes()).as_ref())
}

/// The text of a game's leaf.
pub fn leaf_text(head: &Head, blind: &str) -> String {
    let Head { game, entries, hash, at, outcome, reason } = head;
    let (outcome, reason) = (outcome.as_deref().unwrap_or("-"), reason.as_deref().unwrap_or("-"));
    format!("{blind} {game} {entries} {hash} {at} {outcome} {reason}")
}

/// Hashes one behind the other.
pub fn read_hashes(bytes: &[u8]) -> Vec<Hash> {
    bytes.chunks_exact(32).filter_map(|chunk| chunk.try_into().ok()).collect()
}
