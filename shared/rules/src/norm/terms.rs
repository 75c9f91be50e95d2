//! What an announcement says about category and norms, besides that norms are on offer.

use serde::{Deserialize, Serialize};

use super::{CATEGORIES, Category, rows};

/// What a player without a published rating counts in the average (`NORM-2`).
const UNPUBLISHED: u16 = 2_200;
/// In an event of ladies (`NORM-2`).
const UNPUBLISHED_LADY: u16 = 1_900;

/// An event of individuals that has a category of its own where too few have a published or a fixed
/// rating, or the average is below every category (`NORM-4c`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NormClass {
    /// A Candidates' Tournament: category 4.
    Candidates,
    /// A Semi-Final of the World Championship: category 2.
    SemiFinal,
    /// A zonal championship: category 2.
    Zonal,
}

impl NormClass {
    /// Every class.
    pub const ALL: [NormClass; 3] = [NormClass::Candidates, NormClass::SemiFinal, NormClass::Zonal];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            NormClass::Candidates => "candidates",
            NormClass::SemiFinal => "semi_final",
            NormClass::Zonal => "zonal",
        }
    }

    /// The class with this name.
    pub fn from_code(code: &str) -> Option<NormClass> {
        NormClass::ALL.into_iter().find(|class| class.code() == code)
    }

    fn category(self) -> Option<Category> {
        let beginning = match self {
            NormClass::Candidates => "4,",
            NormClass::SemiFinal | NormClass::Zonal => "2,",
        };
        rows(CATEGORIES).position(|row| row.starts_with(beginning)).map(|row| Category { row })
    }
}

/// What category and norms of an event rest on, besides its players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NormTerms {
    /// Whether it is an event of ladies (`NORM-2`).
    pub ladies: bool,
    /// Which event it is, where that gives it a category (`NORM-4c`).
    pub class: Option<NormClass>,
}

impl NormTerms {
    /// What a player without a published rating counts in the average, in points (`NORM-2`).
    pub fn unpublished(self) -> u16 {
        if self.ladies { UNPUBLISHED_LADY } else { UNPUBLISHED }
    }

    /// The category of its own that the event has where it needs one (`NORM-4c`).
    pub fn category(self) -> Option<Category> {
        self.class.and_then(NormClass::category)
    }
}
