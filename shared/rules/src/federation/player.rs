//! Who plays: identity and federation as the field writes them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Title;
use crate::rating::Ratings;

/// A game's number, as in `/game/48213`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GameId(pub u32);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A player's number: up to six digits, kept for life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PlayerId(pub u32);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A national federation by its three letters, such as `CZE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Federation([u8; 3]);

impl From<Federation> for String {
    fn from(federation: Federation) -> String {
        federation.to_string()
    }
}

impl TryFrom<String> for Federation {
    type Error = ParseFederationError;

    fn try_from(text: String) -> Result<Federation, ParseFederationError> {
        text.parse()
    }
}

/// The text is not three capital letters A to Z.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a federation is three capital letters, such as CZE")]
pub struct ParseFederationError;

impl FromStr for Federation {
    type Err = ParseFederationError;

    fn from_str(text: &str) -> Result<Federation, ParseFederationError> {
        match <[u8; 3]>::try_from(text.as_bytes()) {
            Ok(letters) if letters.iter().all(u8::is_ascii_uppercase) => Ok(Federation(letters)),
            _ => Err(ParseFederationError),
        }
    }
}

impl fmt::Display for Federation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| fmt::Write::write_char(f, letter.into()))
    }
}

/// What everybody may know of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The player's number.
    pub id: PlayerId,
    /// Given name.
    pub given_name: String,
    /// Family name.
    pub family_name: String,
    /// The federation that the player plays for.
    pub federation: Federation,
    /// The highest title.
    pub title: Option<Title>,
    /// What the current lists say.
    pub ratings: Ratings,
}

impl Profile {
    /// The name as people say it, the given name first.
    pub fn full_name(&self) -> String {
        format!("{} {}", self.given_name, self.family_name)
    }

    /// The name as PGN and clients write it, the family name first.
    pub fn name_in_files(&self) -> String {
        format!("{}, {}", self.family_name, self.given_name)
    }

    /// The published rating in chess, in points; none before 12 rated games (`TR-9.3`).
    pub fn rating(&self) -> Option<u16> {
        self.ratings.chess.published()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn federations_read_back() {
        assert_eq!("CZE".parse::<Federation>().map(|f| f.to_string()), Ok("CZE".to_owned()));
        for wrong in ["cze", "CZ", "CZEX", "ČZ", ""] {
            assert_eq!(wrong.parse::<Federation>(), Err(ParseFederationError), "{wrong}");
        }
    }
}
