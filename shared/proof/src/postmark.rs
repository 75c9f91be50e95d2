//! Receipts: the postmark on a move, verifiable by anybody with the published key.
//!
//! A receipt is a compact JWS (RFC 7515) over game, half-move, move, time and the hash of the log
//! so far. Ed25519 signatures are deterministic, so the receipt of a move can be made again at any
//! time and is the same to the byte: nothing but the log has to be kept.

use rules::{Event, Game, GameId};
use serde::{Deserialize, Serialize};

use crate::signed::{read_as, sign_as};
use crate::{Chain, Jwks, ReceiptError, SignError, SigningKey};

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
            player: game.players_at(index).get(game.mover(before)).0,
            code: game.terms().variant.uci(*code),
            at: at.to_string(),
            hash: hash.to_owned(),
        })
    }

    /// Signs the receipt.
    ///
    /// # Errors
    /// [`SignError`] when the key cannot sign.
    pub fn sign(&self, key: &SigningKey) -> Result<String, SignError> {
        sign_as(TYPE, self, key)
    }

    /// The postmark of the move with this index, with the hash it covers and its receipt.
    ///
    /// # Errors
    /// [`SignError`] when the event is no move, or the key cannot sign.
    pub fn receipt(
        id: GameId,
        game: &Game,
        index: usize,
        key: &SigningKey,
    ) -> Result<(Postmark, String), SignError> {
        let chain = Chain::of(id, game, Some(index));
        let postmark = Postmark::of(id, game, index, chain.hash()).ok_or(SignError::NoMove)?;
        let receipt = postmark.sign(key)?;
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
