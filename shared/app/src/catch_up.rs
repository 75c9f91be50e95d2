//! Before anybody loses on time: what was decided about the clocks and has not reached the game yet.

use rules::{Game, LeaveBook};
use store::StoredGame;

use crate::{App, Problem};

impl App {
    /// Brings into the game the leave of the player on move (`LAW-10.1`) and the outages (`LAW-6.8`)
    /// that were decided on and have not reached it: nobody loses on time because a machine died
    /// between the two. Answers whether the game may have changed.
    ///
    /// Only this game is written: the rest of the work is left to whoever answers its alarm, and so
    /// another game that cannot be changed is not in the way.
    ///
    /// # Errors
    /// `unavailable`; when the game could not be changed.
    pub async fn catch_up(&self, stored: &StoredGame, game: &Game) -> Result<bool, Problem> {
        let color = game.turn();
        let player = *stored.terms.players.get(color);
        let leave = self.store.leave_book(player, stored.section).await?;
        let behind = leave.alarm_at.is_some();
        if behind {
            let section = self.store.section(stored.section).await?;
            let desired = LeaveBook::replay(section.leave_days, &leave.entries).intervals();
            self.follow_in(&leave, stored.id, color, &desired).await?;
        }
        let credited = self.credit_outages_to(stored.id, stored.section).await?;
        Ok(behind || credited)
    }
}
