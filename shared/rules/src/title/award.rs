//! What can be awarded, and on which grounds.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::tournament::SectionId;
use crate::{Day, Title};

/// What can be awarded (`TR-10.1`, `SKS-5`). Stored as its abbreviation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Award {
    /// World Correspondence Chess Champion (`TR-10.2-10.3`).
    WorldChampion,
    /// Ladies World Correspondence Chess Champion (`TR-10.2-10.3`).
    LadiesWorldChampion,
    /// A title of players.
    Title(Title),
    /// International Arbiter (`TR-10.9`).
    InternationalArbiter,
    /// The Czech honorary title Mistr korespondenčního šachu (`SKS-5`).
    NationalMaster,
}

/// Every award that is no title of players, with its abbreviation.
const AWARDS: [(Award, &str); 4] = [
    (Award::WorldChampion, "WCCC"),
    (Award::LadiesWorldChampion, "LWCCC"),
    (Award::InternationalArbiter, "IA"),
    (Award::NationalMaster, "MKŠ"),
];

/// The text is no award's abbreviation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an award: WCCC, LWCCC, GM, SIM, IM, CCM, CCE, LGM, LIM, IA or MKŠ")]
pub struct ParseAwardError;

impl FromStr for Award {
    type Err = ParseAwardError;

    fn from_str(text: &str) -> Result<Award, ParseAwardError> {
        match AWARDS.iter().find(|(_, abbreviation)| *abbreviation == text) {
            Some((award, _)) => Ok(*award),
            None => text.parse().map(Award::Title).map_err(|_| ParseAwardError),
        }
    }
}

impl TryFrom<String> for Award {
    type Error = ParseAwardError;

    fn try_from(text: String) -> Result<Award, ParseAwardError> {
        text.parse()
    }
}

impl From<Award> for String {
    fn from(award: Award) -> String {
        award.to_string()
    }
}

impl fmt::Display for Award {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Award::Title(title) => title.fmt(f),
            other => {
                let found = AWARDS.iter().find(|(award, _)| award == other);
                f.write_str(found.map_or("", |(_, abbreviation)| abbreviation))
            }
        }
    }
}

impl Award {
    /// The title of players, where it is one.
    pub fn title(self) -> Option<Title> {
        match self {
            Award::Title(title) => Some(title),
            _ => None,
        }
    }

    /// Whether it is numbered by the championship's cycle.
    pub fn has_cycle(self) -> bool {
        matches!(self, Award::WorldChampion | Award::LadiesWorldChampion)
    }

    /// The article that tells how it is won.
    pub fn rule(self) -> &'static str {
        match self {
            Award::WorldChampion | Award::LadiesWorldChampion => "TR-10.2-10.3",
            Award::Title(title) => title.rule(),
            Award::InternationalArbiter => "TR-10.9",
            Award::NationalMaster => "SKS-5",
        }
    }
}

/// Finished games of classified events that somebody has directed by post (`TR-10.9`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PostalGames {
    /// How many.
    pub games: u32,
    /// When the first of the events began.
    pub since: Day,
}

/// Why something is to be awarded, or a title revoked. The names are stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TitleGrounds {
    /// By norms, without an application (`TR-10.4` to `TR-10.8`).
    Norms {
        /// How many norms there were.
        norms: usize,
    },
    /// A result in a championship, on the Executive Board's recommendation (`TR-10.10f-i`).
    Direct {
        /// The article, such as `10.4a`.
        article: String,
    },
    /// A federation's request, approved by two thirds of Congress.
    Congress,
    /// An achievement that the Czech honorary title is awarded for (`SKS-5`).
    National {
        /// The paragraph, `1a` to `1e`.
        article: String,
        /// Of `1a` and `1b`: the section that was won.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        section: Option<SectionId>,
    },
    /// An application of an arbiter's federation (`TR-10.9`).
    Arbiter {
        /// The mentor's name.
        mentor: String,
        /// The games directed by post that the application tells of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        postal: Option<PostalGames>,
    },
    /// After the player's death (`TR-10.11`).
    InMemoriam {
        /// The day of the death.
        died_on: Day,
    },
    /// An exceptional case that the Executive Board has decided (`NORM-5`).
    Exceptional,
    /// A title is to be revoked that was awarded elsewhere (`TR-10.10`).
    Revocation,
}

/// The results that give something at once (`TR-10.2-10.3`, `TR-10.4`, `TR-10.6`, `TR-10.7`,
/// `TR-10.8`).
const DIRECT: [(&str, Award); 11] = [
    ("10.2", Award::WorldChampion),
    ("10.3", Award::LadiesWorldChampion),
    ("10.4a", Award::Title(Title::Gm)),
    ("10.4b", Award::Title(Title::Gm)),
    ("10.6a", Award::Title(Title::Im)),
    ("10.6b", Award::Title(Title::Im)),
    ("10.6c", Award::Title(Title::Im)),
    ("10.7a", Award::Title(Title::Ccm)),
    ("10.7b", Award::Title(Title::Ccm)),
    ("10.8a", Award::Title(Title::Cce)),
    ("10.8b", Award::Title(Title::Cce)),
];

/// An achievement for which the Czech honorary title is awarded (`SKS-5`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Achievement {
    /// The national individual championship's final is won.
    Final,
    /// A strong section is won.
    StrongSection,
    /// A title is held.
    Title(Title),
}

/// The achievements of `SKS-5` by their paragraphs.
const NATIONAL: [(&str, Achievement); 5] = [
    ("1a", Achievement::Final),
    ("1b", Achievement::StrongSection),
    ("1c", Achievement::Title(Title::Gm)),
    ("1d", Achievement::Title(Title::Lgm)),
    ("1e", Achievement::Title(Title::Sim)),
];

impl TitleGrounds {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            TitleGrounds::Norms { .. } => "norms",
            TitleGrounds::Direct { .. } => "direct",
            TitleGrounds::Congress => "congress",
            TitleGrounds::National { .. } => "national",
            TitleGrounds::Arbiter { .. } => "arbiter",
            TitleGrounds::InMemoriam { .. } => "in_memoriam",
            TitleGrounds::Exceptional => "exceptional",
            TitleGrounds::Revocation => "revocation",
        }
    }

    /// The article or paragraph that they name.
    pub fn article(&self) -> Option<&str> {
        match self {
            TitleGrounds::Direct { article } | TitleGrounds::National { article, .. } => {
                Some(article)
            }
            _ => None,
        }
    }

    /// Whether an award can be made on such grounds.
    pub(super) fn fit(&self, award: Award) -> bool {
        let international = award != Award::NationalMaster;
        match self {
            TitleGrounds::Norms { .. } | TitleGrounds::Congress | TitleGrounds::Revocation => {
                award.title().is_some()
            }
            TitleGrounds::Direct { .. } => award.title().is_some() || award.has_cycle(),
            TitleGrounds::National { .. } => award == Award::NationalMaster,
            TitleGrounds::Arbiter { .. } => award == Award::InternationalArbiter,
            TitleGrounds::InMemoriam { .. } | TitleGrounds::Exceptional => {
                international && !award.has_cycle()
            }
        }
    }

    /// Whether the article that they name is about this award.
    pub(super) fn article_fits(&self, award: Award) -> bool {
        match self {
            TitleGrounds::Direct { article } => DIRECT.contains(&(article.as_str(), award)),
            TitleGrounds::National { article, .. } => {
                NATIONAL.iter().any(|(known, _)| known == article)
            }
            _ => true,
        }
    }

    /// The section that they name.
    pub fn section(&self) -> Option<SectionId> {
        match self {
            TitleGrounds::National { section, .. } => *section,
            _ => None,
        }
    }

    /// What the paragraph that they name asks for (`SKS-5`); none where they name none.
    pub(super) fn achievement(&self) -> Option<Achievement> {
        let TitleGrounds::National { article, .. } = self else { return None };
        NATIONAL.iter().find(|(known, _)| known == article).map(|(_, asked)| *asked)
    }

    /// Whether everybody may object for 60 days before the case is confirmed (`TR-10.10`): world
    /// champions, International Arbiters and special requests of federations.
    pub fn is_published(&self, award: Award) -> bool {
        let special = matches!(self, TitleGrounds::Congress | TitleGrounds::InMemoriam { .. });
        special || award.has_cycle() || award == Award::InternationalArbiter
    }
}
