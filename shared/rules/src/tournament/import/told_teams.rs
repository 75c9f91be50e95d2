//! What a file of games tells of a game's teams and its board, beside the start list.

use super::TeamFault;
use crate::tournament::SectionBoard;
use crate::{ByColor, PlayerId};

/// The tags of a game that is played for teams, as far as it has them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToldTeams {
    /// `WhiteTeam`.
    pub white: Option<String>,
    /// `BlackTeam`.
    pub black: Option<String>,
    /// `Board`.
    pub board: Option<String>,
}

impl ToldTeams {
    /// Refuses what contradicts the start list (`TR-11`): another team than a player's, another board than theirs. What
    /// is not told, or told as unknown, is taken from the list; names are compared without regard to capital letters
    /// and spaces.
    ///
    /// # Errors
    /// `WrongTeam`, `WrongBoard`, each with its tag.
    pub fn check(
        &self,
        board: &SectionBoard,
        players: ByColor<PlayerId>,
    ) -> Result<(), (&'static str, TeamFault)> {
        let teams =
            [("WhiteTeam", &self.white, players.white), ("BlackTeam", &self.black, players.black)];
        for (tag, told, player) in teams {
            let (Some(told), Some(team)) = (known(told), board.team_of(player)) else { continue };
            if plain_name(told) != plain_name(team) {
                return Err((tag, TeamFault::WrongTeam { player, team: team.to_owned() }));
            }
        }
        let told = known(&self.board).and_then(|told| told.parse::<u32>().ok());
        match told.is_none_or(|told| told == u32::from(board.board)) {
            true => Ok(()),
            false => Err(("Board", TeamFault::WrongBoard { board: board.board })),
        }
    }
}

/// What a tag says; none where it says that nobody knows.
fn known(tag: &Option<String>) -> Option<&str> {
    tag.as_deref().map(str::trim).filter(|text| !matches!(*text, "" | "?" | "-"))
}

/// A name as those in files are compared: without regard to capital letters and spaces.
pub fn plain_name(name: &str) -> String {
    let words: Vec<String> = name.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ")
}
