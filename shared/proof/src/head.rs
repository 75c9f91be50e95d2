//! Heads: the postmark on what is no move, and on the end of a log.
//!
//! A receipt covers a move and all before it. How a game ended, or that it was ever set up, may stand
//! behind the last move; so the head of the log, which names its length, its hash and the result, is
//! signed with each entry that is no move, and for the log's end in every record. Like a receipt it can
//! be made again at any time from the log alone.

use rules::{ByColor, Game, GameId, HalfPoints};
use serde::{Deserialize, Serialize};

use crate::signed::{read_as, sign_as};
use crate::{Chain, Jwks, ReceiptError, SignError, SigningKey};

/// The type in a head's header: nothing else that this server signs has it.
const TYPE: &str = "posthorn-head+jws";

/// Where a game's log stood, and with which result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The game's number.
    pub game: u32,
    /// The entries of the log, the terms not counted.
    pub entries: u32,
    /// The hash of the log up to the last of them.
    pub hash: String,
    /// The moment of the last of them; without any, when the game starts. ISO 8601 in UTC.
    pub at: String,
    /// The result, such as `1-0`, `1/2-1/2` or `0-0`; none while the game is not over.
    pub outcome: Option<String>,
    /// Why it ended, by the reason's stable name; none while it is not over.
    pub reason: Option<String>,
}

impl Head {
    /// The head of a game as it stands, with the hash of its whole log.
    pub fn of(id: GameId, game: &Game, hash: &str) -> Head {
        Head {
            game: id.0,
            entries: u32::try_from(game.log().len()).unwrap_or(u32::MAX),
            hash: hash.to_owned(),
            at: game.last_at().unwrap_or(game.terms().starts_at).to_string(),
            outcome: game.ending().map(|ending| outcome(ending.score)),
            reason: game.ending().map(|ending| ending.reason.code().to_owned()),
        }
    }

    /// Signs the head.
    ///
    /// # Errors
    /// [`SignError`] when the key cannot sign.
    pub fn sign(&self, key: &SigningKey) -> Result<String, SignError> {
        sign_as(TYPE, self, key)
    }

    /// The head of a game as it stands, of which nothing is known but the game.
    pub fn now(id: GameId, game: &Game) -> Head {
        Head::of(id, game, Chain::of(id, game, game.log().len().checked_sub(1)).hash())
    }

    /// The head after the entry with this index, whatever has followed.
    ///
    /// # Errors
    /// The rules' refusal when the log is corrupt.
    pub fn after(id: GameId, game: &Game, index: usize) -> Result<Head, rules::CorruptLog> {
        let log = game.log().get(..=index).unwrap_or(game.log());
        Ok(Head::now(id, &Game::replay(game.terms().clone(), log)?))
    }
}

/// Reads a head and verifies its signature with one of `keys`.
///
/// # Errors
/// [`ReceiptError`] says why it is not believed.
pub fn read_head(head: &str, keys: &Jwks) -> Result<Head, ReceiptError> {
    read_as(TYPE, head, keys)
}

/// Both scores as they are written: 0-0 is a result like any other.
fn outcome(score: ByColor<HalfPoints>) -> String {
    let points = |points: HalfPoints| match points.0 {
        0 => "0".to_owned(),
        2 => "1".to_owned(),
        halves => format!("{halves}/2"),
    };
    format!("{}-{}", points(score.white), points(score.black))
}
