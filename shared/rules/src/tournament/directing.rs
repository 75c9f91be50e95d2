//! Who may direct an event in which they have a part (`NORM-1`).

use super::{Announcement, Entry, EntryRefusal, Team};
use crate::PlayerId;

impl Announcement {
    /// Whether somebody may direct the event, as its director or a deputy, with the entry that they have and the teams
    /// that there are. Nobody directs an event with norms who has entered it or leads a team in it; where teams play,
    /// nobody directs who is in one.
    ///
    /// # Errors
    /// `DirectorPlays`.
    pub fn check_directs(
        &self,
        player: PlayerId,
        entry: Option<&Entry>,
        teams: &[Team],
    ) -> Result<(), EntryRefusal> {
        let entered = entry.is_some_and(|entry| entry.state.is_alive());
        let of_team = |team: &Team| {
            let leads_only = team.captain == player && !team.line_up.contains(&player);
            team.state.is_alive() && team.is_of(player) && (self.norms || !leads_only)
        };
        match self.norms && entered || teams.iter().any(of_team) {
            true => Err(EntryRefusal::DirectorPlays),
            false => Ok(()),
        }
    }
}
