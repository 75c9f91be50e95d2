//! The proof that a game's head is in a day's root.

use serde::{Deserialize, Serialize};

use crate::{Head, RootStatement, leaf_text, merkle};
use rules::read_hex;

/// A head with the way from its leaf to the root.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RootProof {
    /// The head as it stood.
    pub head: Head,
    /// What the leaf was blinded with, 64 hexadecimal digits.
    pub blind: String,
    /// The hashes beside the way, from below, 64 hexadecimal digits each.
    pub path: Vec<String>,
}

/// Why a proof proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RootProofError {
    /// A hash is not written as one.
    #[error("a hash of the proof is not 64 hexadecimal digits")]
    NoHash,
    /// The path does not lead to the root.
    #[error("the proof does not lead to the root")]
    OtherRoot,
}

impl RootProof {
    /// The leaf's text: SHA-256 over a zero byte and this is the leaf.
    pub fn leaf(&self) -> String {
        leaf_text(&self.head, &self.blind)
    }

    /// Follows the proof to a root.
    ///
    /// # Errors
    /// [`RootProofError`] when it does not lead there.
    pub fn check(&self, root: &RootStatement) -> Result<(), RootProofError> {
        let path: Option<Vec<_>> = self.path.iter().map(|hash| read_hex(hash)).collect();
        let (path, top) = path.zip(read_hex(&root.root)).ok_or(RootProofError::NoHash)?;
        read_hex(&self.blind).ok_or(RootProofError::NoHash)?;
        let index = self.head.game.checked_sub(1).ok_or(RootProofError::OtherRoot)?;
        let reached = merkle::root_by(merkle::leaf(&self.leaf()), index, root.games, &path);
        if reached == Some(top) { Ok(()) } else { Err(RootProofError::OtherRoot) }
    }
}
