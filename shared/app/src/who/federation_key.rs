//! A federation that asks, as its key shows it.

use rules::{Federation, PlayerId};

/// A federation that asks through a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FederationKey {
    /// Which federation: it may do what those who act for it may, and nothing else.
    pub federation: Federation,
    /// Who has made the key, and answers for what is done with it: named in logs, held to what a
    /// person may not decide for themselves, and never asked what they may see.
    pub made_by: PlayerId,
}
