//! In which division a section plays, and how many of it go up and down (`TR-5.3-5.4`).

use serde::{Deserialize, Serialize};

/// In which division a section plays, in the form in which it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SectionDivision {
    /// The division, counted from 0: the highest.
    pub division: u8,
    /// How many teams of the section go up.
    pub up: u8,
    /// How many go down.
    pub down: u8,
}

/// Why sections do not fit the divisions of a league. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DivisionRefusal {
    /// The event is no season of a league.
    #[error("This event has no divisions: leave them out.")]
    NoLeague,
    /// A section is in no division, or in one that there is not.
    #[error("Say for every section in which division it plays: section {section} is in none.")]
    InNone {
        /// Its name.
        section: String,
    },
    /// The sections do not stand by their divisions.
    #[error("The sections stand by their divisions, the highest first: {section} does not.")]
    OutOfOrder {
        /// The first section that does not.
        section: String,
    },
    /// The highest division of the ICCF League has one section.
    #[error("The highest division ({division}) has one section.")]
    OneSection {
        /// Its name.
        division: String,
    },
    /// Nobody plays in a division.
    #[error("No section plays in the division {division}.")]
    Empty {
        /// Its name.
        division: String,
    },
    /// Nobody goes up from the highest division, or down from the lowest.
    #[error(
        "Nobody goes up from the highest division, or down from the lowest: see section {section}."
    )]
    Nowhere {
        /// The section from which somebody would.
        section: String,
    },
    /// More teams go up and down than there are.
    #[error("More teams would go up and down from section {section} than play in it.")]
    TooMany {
        /// Its name.
        section: String,
    },
    /// The sizes are not given division by division.
    #[error("Say for each division how many teams its sections have, and how many go up and down.")]
    PlansUnfit,
}

impl DivisionRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            DivisionRefusal::NoLeague => "no_divisions",
            DivisionRefusal::OneSection { .. } => "highest_division_one_section",
            DivisionRefusal::InNone { .. }
            | DivisionRefusal::OutOfOrder { .. }
            | DivisionRefusal::Empty { .. }
            | DivisionRefusal::PlansUnfit => "divisions_do_not_fit",
            DivisionRefusal::Nowhere { .. } | DivisionRefusal::TooMany { .. } => {
                "movements_do_not_fit"
            }
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            DivisionRefusal::NoLeague => None,
            DivisionRefusal::InNone { .. }
            | DivisionRefusal::OutOfOrder { .. }
            | DivisionRefusal::OneSection { .. }
            | DivisionRefusal::Empty { .. }
            | DivisionRefusal::Nowhere { .. }
            | DivisionRefusal::TooMany { .. }
            | DivisionRefusal::PlansUnfit => Some("TR-5.3-5.4"),
        }
    }
}
