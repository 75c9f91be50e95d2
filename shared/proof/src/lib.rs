//! What anybody can recompute of a game with its log alone: the chain of its hashes, the receipts of its
//! moves, the heads of what is no move, and the daily root over all games with the proofs that lead to it.
//!
//! Nothing here knows a table, a request or a secret but the key that signs; `docs/PROOF.md` tells how to do
//! the same without this code.

mod chain;
mod head;
mod key;
pub mod merkle;
mod postmark;
mod root;
mod root_proof;
mod signed;

pub use chain::{Chain, Link, next_hash};
pub use head::{Head, read_head};
pub use key::{KEY_BYTES, PublicKey, SigningKey, read_key};
pub use postmark::{Postmark, read_receipt};
pub use root::{RootStatement, blind, leaf_text, read_hashes, read_root};
pub use root_proof::{RootProof, RootProofError};
pub use signed::{Jwk, Jwks, ReceiptError, SignError};
