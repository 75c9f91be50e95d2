//! What the lists of FIDE say of a player, and when it counts (`TR-9.4`, `NORM-4b`): at the start, in
//! an overview of norms, and where a class asks for it (`TR-4.3`, `TR-4.4`).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Quarter;
use crate::rating::run::RunRefusal;
use crate::{Day, Title};

/// A title of FIDE, the highest first. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum FideTitle {
    /// Grandmaster.
    Gm,
    /// International Master.
    Im,
    /// Woman Grandmaster.
    Wgm,
    /// FIDE Master.
    Fm,
    /// Woman International Master.
    Wim,
    /// Candidate Master.
    Cm,
    /// Woman FIDE Master.
    Wfm,
    /// Woman Candidate Master.
    Wcm,
}

/// Every title with its abbreviation.
const FIDE_TITLES: [(FideTitle, &str); 8] = [
    (FideTitle::Gm, "GM"),
    (FideTitle::Im, "IM"),
    (FideTitle::Wgm, "WGM"),
    (FideTitle::Fm, "FM"),
    (FideTitle::Wim, "WIM"),
    (FideTitle::Cm, "CM"),
    (FideTitle::Wfm, "WFM"),
    (FideTitle::Wcm, "WCM"),
];

/// The text is none of the titles' abbreviations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a title of FIDE: GM, IM, WGM, FM, WIM, CM, WFM or WCM")]
pub struct ParseFideTitleError;

impl FromStr for FideTitle {
    type Err = ParseFideTitleError;

    fn from_str(text: &str) -> Result<FideTitle, ParseFideTitleError> {
        let found = FIDE_TITLES.iter().find(|(_, abbreviation)| *abbreviation == text);
        found.map(|(title, _)| *title).ok_or(ParseFideTitleError)
    }
}

impl fmt::Display for FideTitle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = FIDE_TITLES.iter().find(|(title, _)| title == self);
        f.write_str(found.map_or("", |(_, abbreviation)| abbreviation))
    }
}

impl FideTitle {
    /// The title of correspondence chess in whose place it stands (`NORM-4b`). The others have no
    /// title of ours that an overview of norms asks for.
    pub fn stands_for(self) -> Option<Title> {
        match self {
            FideTitle::Gm => Some(Title::Gm),
            FideTitle::Im => Some(Title::Im),
            FideTitle::Wgm
            | FideTitle::Fm
            | FideTitle::Wim
            | FideTitle::Cm
            | FideTitle::Wfm
            | FideTitle::Wcm => None,
        }
    }
}

/// What a list of FIDE says of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FideEntry {
    /// Which list: of FIDE's lists those count that are valid from the first day of a quarter
    /// (`TR-9.4`). None: it was taken over before lists were told, and counts for nothing.
    pub list: Option<Quarter>,
    /// The rating, in points.
    pub rating: Option<u16>,
    /// The title.
    pub title: Option<FideTitle>,
}

impl FideEntry {
    /// Whether it is of the list that is valid on a day: that of the same quarter (`TR-9.4`).
    pub fn counts_on(&self, day: Day) -> bool {
        self.list.is_some_and(|list| list.contains(day))
    }
}

/// Only the list that is valid now is taken over, so that none of them is put in place of a newer one
/// (`TR-9.4`).
///
/// # Errors
/// `FideListNotCurrent`.
pub fn check_fide_list(list: Quarter, today: Day) -> Result<(), RunRefusal> {
    match list.contains(today) {
        true => Ok(()),
        false => Err(RunRefusal::FideListNotCurrent { list }),
    }
}
