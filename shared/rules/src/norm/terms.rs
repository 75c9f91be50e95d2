//! What an announcement says about category and norms, besides that norms are on offer.

use serde::{Deserialize, Serialize};

use super::{CATEGORIES, Category, rows};

/// What a player without a published rating counts in the average (`NORM-2`).
const UNPUBLISHED: u16 = 2_200;
/// In an event of ladies (`NORM-2`).
const UNPUBLISHED_LADY: u16 = 1_900;

/// An event that has a category of its own where too few have a published or a fixed rating, or the average is below
/// every category (`NORM-4c`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NormClass {
    /// A Candidates' Tournament: category 4.
    Candidates,
    /// A Semi-Final of the World Championship: category 2.
    SemiFinal,
    /// A zonal championship: category 2.
    Zonal,
    /// A Final of the Olympiad: category 4 on the boards 1 to 3, 3 on the boards 4 to 6.
    OlympiadFinal,
    /// Preliminaries of the Olympiad: category 2 on the boards 1 to 3, 1 in the lower half.
    OlympiadPreliminary,
    /// A Final of a zonal team championship: category 3 in the upper half, 2 in the lower half.
    ZonalTeamFinal,
    /// Preliminaries of a zonal team championship: category 2 in the upper half, 1 in the lower half.
    ZonalTeamPreliminary,
}

/// A board of an event of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NormBoard {
    /// Which, counted from 1.
    pub board: u8,
    /// Of how many.
    pub boards: u8,
}

impl NormBoard {
    /// Whether it is in the upper half; of an odd number the one in the middle, of which `NORM-4c` says nothing, is not.
    fn is_upper(self) -> bool {
        2 * u16::from(self.board) <= u16::from(self.boards)
    }
}

impl NormClass {
    /// Every class.
    pub const ALL: [NormClass; 7] = [
        NormClass::Candidates,
        NormClass::SemiFinal,
        NormClass::Zonal,
        NormClass::OlympiadFinal,
        NormClass::OlympiadPreliminary,
        NormClass::ZonalTeamFinal,
        NormClass::ZonalTeamPreliminary,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            NormClass::Candidates => "candidates",
            NormClass::SemiFinal => "semi_final",
            NormClass::Zonal => "zonal",
            NormClass::OlympiadFinal => "olympiad_final",
            NormClass::OlympiadPreliminary => "olympiad_preliminary",
            NormClass::ZonalTeamFinal => "zonal_team_final",
            NormClass::ZonalTeamPreliminary => "zonal_team_preliminary",
        }
    }

    /// The class with this name.
    pub fn from_code(code: &str) -> Option<NormClass> {
        NormClass::ALL.into_iter().find(|class| class.code() == code)
    }

    /// Whether teams play, so that each board has its own category.
    pub fn is_of_teams(self) -> bool {
        match self {
            NormClass::Candidates | NormClass::SemiFinal | NormClass::Zonal => false,
            NormClass::OlympiadFinal
            | NormClass::OlympiadPreliminary
            | NormClass::ZonalTeamFinal
            | NormClass::ZonalTeamPreliminary => true,
        }
    }

    /// The category of such an event, or of a board where teams play (`NORM-4c`).
    fn category(self, board: Option<NormBoard>) -> Option<Category> {
        let beginning = match self {
            NormClass::Candidates => "4,",
            NormClass::SemiFinal | NormClass::Zonal => "2,",
            NormClass::OlympiadFinal => match board?.board {
                1..=3 => "4,",
                4..=6 => "3,",
                _ => return None,
            },
            NormClass::OlympiadPreliminary => match board? {
                NormBoard { board: 1..=3, .. } => "2,",
                board if !board.is_upper() => "1,",
                _ => return None,
            },
            NormClass::ZonalTeamFinal => {
                if board?.is_upper() {
                    "3,"
                } else {
                    "2,"
                }
            }
            NormClass::ZonalTeamPreliminary => {
                if board?.is_upper() {
                    "2,"
                } else {
                    "1,"
                }
            }
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
    /// Which board it is, where teams play.
    pub board: Option<NormBoard>,
}

impl NormTerms {
    /// What a player without a published rating counts in the average, in points (`NORM-2`).
    pub fn unpublished(self) -> u16 {
        if self.ladies { UNPUBLISHED_LADY } else { UNPUBLISHED }
    }

    /// The category of its own that the event or the board has where it needs one (`NORM-4c`).
    pub fn category(self) -> Option<Category> {
        self.class.and_then(|class| class.category(self.board))
    }
}
