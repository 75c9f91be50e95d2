//! Who plays: identity, federation and title as the field writes them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

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

/// A title for life, highest first, and the ladies' titles (`TR-10.1`). The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// Senior International Master.
    Sim,
    /// International Master.
    Im,
    /// Correspondence Chess Master.
    Ccm,
    /// Correspondence Chess Expert.
    Cce,
    /// Ladies Grandmaster.
    Lgm,
    /// Ladies International Master.
    Lim,
}

/// Every title with its abbreviation.
const TITLES: [(Title, &str); 7] = [
    (Title::Gm, "GM"),
    (Title::Sim, "SIM"),
    (Title::Im, "IM"),
    (Title::Ccm, "CCM"),
    (Title::Cce, "CCE"),
    (Title::Lgm, "LGM"),
    (Title::Lim, "LIM"),
];

/// The text is none of the titles' abbreviations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a title: GM, SIM, IM, CCM, CCE, LGM or LIM")]
pub struct ParseTitleError;

impl FromStr for Title {
    type Err = ParseTitleError;

    fn from_str(text: &str) -> Result<Title, ParseTitleError> {
        let found = TITLES.iter().find(|(_, abbreviation)| *abbreviation == text);
        found.map(|(title, _)| *title).ok_or(ParseTitleError)
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = TITLES.iter().find(|(title, _)| title == self);
        f.write_str(found.map_or("", |(_, abbreviation)| abbreviation))
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
    fn abbreviations_read_back() {
        for (title, abbreviation) in TITLES {
            assert_eq!(abbreviation.parse(), Ok(title));
            assert_eq!(title.to_string(), abbreviation);
        }
        assert_eq!("WGM".parse::<Title>(), Err(ParseTitleError));
        assert_eq!("CZE".parse::<Federation>().map(|f| f.to_string()), Ok("CZE".to_owned()));
        for wrong in ["cze", "CZ", "CZEX", "ČZ", ""] {
            assert_eq!(wrong.parse::<Federation>(), Err(ParseFederationError), "{wrong}");
        }
    }
}
