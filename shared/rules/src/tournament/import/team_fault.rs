//! What is wrong with the teams of an event that is brought here.

use crate::PlayerId;
use crate::tournament::{DivisionRefusal, TeamRefusal};

/// Something that is wrong with a team on a start list, or with what a file of games tells of one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TeamFault {
    /// So no team would be entered here either.
    #[error(transparent)]
    Team(#[from] TeamRefusal),
    /// So no sections would be put together here either (`TR-5.3-5.4`).
    #[error(transparent)]
    Division(#[from] DivisionRefusal),
    /// The league has no such division.
    #[error("This league has no such division; it has {divisions}.")]
    UnknownDivision {
        /// Those that it has, the highest first.
        divisions: String,
    },
    /// Two divisions.
    #[error("Section “{section}” plays in one division; another one is named already.")]
    TwoDivisions {
        /// Which section.
        section: String,
    },
    /// Two numbers of teams that go up, or that go down.
    #[error("Section “{section}” has one number in this column; {number} is told already.")]
    TwoMovements {
        /// Which section.
        section: String,
        /// What is told before.
        number: u8,
    },
    /// Two teams have one start number.
    #[error("Start number {number} of section “{section}” is that of “{team}”.")]
    NumberOfTwo {
        /// The section's name.
        section: String,
        /// Which number.
        number: u32,
        /// Whose it is.
        team: String,
    },
    /// Fewer boards are played.
    #[error("Teams of this event have boards 1 to {boards}.")]
    BoardBeyond {
        /// How many the event has.
        boards: u8,
    },
    /// Two players on one board.
    #[error("“{team}” has somebody on board {board} already.")]
    BoardTwice {
        /// Which team.
        team: String,
        /// Which board.
        board: u8,
    },
    /// Nobody is on a board.
    #[error("“{team}” has nobody on board {board}.")]
    BoardMissing {
        /// Which team.
        team: String,
        /// Which board.
        board: u8,
    },
    /// Two captains.
    #[error("“{team}” has one captain; {captain} is named already.")]
    TwoCaptains {
        /// Which team.
        team: String,
        /// Who is named before.
        captain: PlayerId,
    },
    /// Two federations.
    #[error("“{team}” plays for one federation; another one is named already.")]
    TwoFederations {
        /// Which team.
        team: String,
    },
    /// Where any team may play none is a federation's.
    #[error("Any team may play in this event, and none for a federation: leave it out.")]
    FederationNotAsked,
    /// A game tells another team.
    #[error("By the start list {player} plays for “{team}”.")]
    WrongTeam {
        /// Who.
        player: PlayerId,
        /// For whom they play.
        team: String,
    },
    /// A game tells another board.
    #[error("By the start list this game is played on board {board}.")]
    WrongBoard {
        /// Where it is played.
        board: u8,
    },
}

impl TeamFault {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            TeamFault::Team(refusal) => refusal.code(),
            TeamFault::Division(refusal) => refusal.code(),
            TeamFault::UnknownDivision { .. } => "unknown_division",
            TeamFault::TwoDivisions { .. } => "two_divisions",
            TeamFault::TwoMovements { .. } => "two_movements",
            TeamFault::NumberOfTwo { .. } => "number_of_two_teams",
            TeamFault::BoardBeyond { .. } => "board_beyond",
            TeamFault::BoardTwice { .. } => "board_twice",
            TeamFault::BoardMissing { .. } => "board_missing",
            TeamFault::TwoCaptains { .. } => "two_captains",
            TeamFault::TwoFederations { .. } => "two_federations",
            TeamFault::FederationNotAsked => "federation_not_asked",
            TeamFault::WrongTeam { .. } => "wrong_team",
            TeamFault::WrongBoard { .. } => "wrong_board",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            TeamFault::Team(refusal) => refusal.rule(),
            TeamFault::Division(refusal) => refusal.rule(),
            TeamFault::UnknownDivision { .. } | TeamFault::TwoDivisions { .. } => {
                Some("TR-5.3-5.4")
            }
            TeamFault::BoardMissing { .. }
            | TeamFault::TwoCaptains { .. }
            | TeamFault::FederationNotAsked => Some("TR-11"),
            TeamFault::TwoMovements { .. }
            | TeamFault::NumberOfTwo { .. }
            | TeamFault::BoardBeyond { .. }
            | TeamFault::BoardTwice { .. }
            | TeamFault::TwoFederations { .. }
            | TeamFault::WrongTeam { .. }
            | TeamFault::WrongBoard { .. } => None,
        }
    }
}
