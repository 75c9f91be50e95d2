//! What lots are drawn with: a secret of the server's, and a public value that nobody knew then.

use rules::Instant;
use serde::{Deserialize, Serialize};

/// A secret that was drawn, and the public value that will be mixed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommittedLots {
    /// When.
    pub at: Instant,
    /// 64 hexadecimal digits. Its hash is public at once, itself with the start lists.
    pub secret: String,
    /// Which public value is mixed in, in words: one that nobody knew then; none: the secret is the seed.
    pub beacon: Option<String>,
}

/// What the seed of a publication was made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnLots {
    /// What was committed to.
    pub committed: CommittedLots,
    /// The public value, where one was named.
    pub value: Option<String>,
}
