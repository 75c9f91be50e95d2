//! Whose keys and webhooks are, and how they are named.

use std::fmt;
use std::str::FromStr;

use rules::{Federation, PlayerId};

use crate::federation::federation_pk;
use crate::player::player_pk;

/// Whose a key or a webhook is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KeyOwner {
    /// A person's.
    Player(PlayerId),
    /// A federation's: all who act for it see it and may take it away.
    Federation(Federation),
}

impl KeyOwner {
    /// The partition of what belongs to it.
    pub(crate) fn pk(self) -> String {
        match self {
            KeyOwner::Player(player) => player_pk(player),
            KeyOwner::Federation(federation) => federation_pk(federation),
        }
    }
}

impl fmt::Display for KeyOwner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeyOwner::Player(player) => player.fmt(f),
            KeyOwner::Federation(federation) => federation.fmt(f),
        }
    }
}

impl FromStr for KeyOwner {
    type Err = ();

    /// Reads an owner exactly as it is written: `007` is nobody.
    fn from_str(text: &str) -> Result<KeyOwner, ()> {
        let owner = match text.parse() {
            Ok(player) => KeyOwner::Player(PlayerId(player)),
            Err(_) => KeyOwner::Federation(text.parse().map_err(|_| ())?),
        };
        if owner.to_string() == text { Ok(owner) } else { Err(()) }
    }
}

/// The name of what an owner has several of: `<owner>_<id>`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OwnedId {
    /// Whose.
    pub owner: KeyOwner,
    /// Letters and digits, within its owner's.
    pub id: String,
}

impl fmt::Display for OwnedId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}", self.owner, self.id)
    }
}

impl FromStr for OwnedId {
    type Err = ();

    fn from_str(text: &str) -> Result<OwnedId, ()> {
        let (owner, id) = text.split_once('_').ok_or(())?;
        let is_id = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !is_id {
            return Err(());
        }
        Ok(OwnedId { owner: owner.parse()?, id: id.to_owned() })
    }
}
