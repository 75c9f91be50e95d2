//! Who asks, where it need not be a person: a federation asks through its keys, and is no player.
//!
//! A handler that takes [`SignedIn`] is for people, and refuses a federation's key before it runs. One
//! that takes [`Caller`] says for itself what it does for a federation: nothing that its maker may see
//! or do as a player is within its reach, since nothing here turns one into the other.

use rules::{Federation, PlayerId};

use crate::{About, Act, App, FederationKey, Problem, SignedIn};

/// Somebody who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Caller {
    /// A person, at the page or through a key of their own.
    Person(SignedIn),
    /// A federation, through one of its keys.
    Federation(FederationKey),
}

impl Caller {
    /// The person who asks; none where a federation does.
    pub fn person(&self) -> Option<&SignedIn> {
        match self {
            Caller::Person(me) => Some(me),
            Caller::Federation(_) => None,
        }
    }

    /// Who answers for what is done: for logs, and for what nobody does in their own interest. It opens
    /// nothing.
    pub fn answers(&self) -> PlayerId {
        match self {
            Caller::Person(me) => me.player,
            Caller::Federation(key) => key.made_by,
        }
    }

    /// Whether the caller may do this somewhere.
    pub fn may_ever(&self, act: Act) -> bool {
        match self {
            Caller::Person(me) => me.may_ever(act),
            Caller::Federation(key) => key.may_ever(act),
        }
    }

    /// Whether the caller may do this. `federation` is the one for which the caller plays, or acts.
    pub fn may(&self, act: Act, about: &About, federation: Option<Federation>) -> bool {
        match self {
            Caller::Person(me) => me.may(act, about, federation),
            Caller::Federation(key) => key.may(act, about),
        }
    }
}

impl App {
    /// The federation for which a caller plays, or acts through its key.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn federation_of(&self, caller: &Caller) -> Result<Federation, Problem> {
        match caller {
            Caller::Person(me) => Ok(self.profile(me.player).await?.federation),
            Caller::Federation(key) => Ok(key.federation),
        }
    }
}
