//! Titles as the field writes them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

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

impl Title {
    /// Whether whoever has this title has the other one, too: the same, or one below it.
    pub fn includes(self, other: Title) -> bool {
        let below: &[Title] = match self {
            Title::Gm => &[Title::Sim, Title::Im, Title::Ccm, Title::Cce],
            Title::Sim => &[Title::Im, Title::Ccm, Title::Cce],
            Title::Im => &[Title::Ccm, Title::Cce],
            Title::Ccm => &[Title::Cce],
            Title::Lgm => &[Title::Lim],
            Title::Cce | Title::Lim => &[],
        };
        self == other || below.contains(&other)
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = TITLES.iter().find(|(title, _)| title == self);
        f.write_str(found.map_or("", |(_, abbreviation)| abbreviation))
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
    }
}
