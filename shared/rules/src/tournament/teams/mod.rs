//! Events of teams: each team has a player on every board, who plays those of the other teams there (`TR-11`).

mod ranking;
mod standings;

pub use ranking::TeamRanking;
pub use standings::{BOARDS_MAX, TeamGame, TeamStanding, team_standings};
