//! A row of the start list of an event of teams that is brought here, and what is wrong with one (`TR-11`, `TR-12`).

use super::ImportFault;
use crate::{Federation, PlayerId};

/// A row of the start list of an event of teams: somebody on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedMember {
    /// The section's name.
    pub section: String,
    /// The team's start number in it.
    pub number: u32,
    /// The team's name.
    pub team: String,
    /// The board, counted from 1.
    pub board: u32,
    /// Who plays on it.
    pub player: PlayerId,
    /// The team's captain, where the row names one.
    pub captain: Option<PlayerId>,
    /// Whose national team it is, where the row says so.
    pub federation: Option<Federation>,
    /// The name of the section's division, where the row names one.
    pub division: Option<String>,
    /// How many teams of the section go up, where the row says so.
    pub up: Option<u8>,
    /// How many go down, where the row says so.
    pub down: Option<u8>,
}

/// A column of such a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamColumn {
    /// The section's name.
    Section,
    /// The team's start number.
    Number,
    /// The team's name.
    Team,
    /// The board.
    Board,
    /// The player's number.
    Id,
    /// The captain's number.
    Captain,
    /// The federation.
    Federation,
    /// The section's division.
    Division,
    /// How many of the section go up.
    Up,
    /// How many go down.
    Down,
}

impl TeamColumn {
    /// Its heading.
    pub fn heading(self) -> &'static str {
        match self {
            TeamColumn::Section => "section",
            TeamColumn::Number => "number",
            TeamColumn::Team => "team",
            TeamColumn::Board => "board",
            TeamColumn::Id => "id",
            TeamColumn::Captain => "captain",
            TeamColumn::Federation => "federation",
            TeamColumn::Division => "division",
            TeamColumn::Up => "up",
            TeamColumn::Down => "down",
        }
    }
}

/// Something that is wrong with such a list, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamListFault {
    /// The row, from 0; none where it is about no single one.
    pub row: Option<usize>,
    /// The column.
    pub column: TeamColumn,
    /// What is wrong.
    pub fault: ImportFault,
}
