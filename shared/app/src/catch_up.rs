//! Before anybody loses on time: what was decided about the clocks and has not reached the game yet.

use rules::{Color, Game, Instant, LeaveBook};
use store::{Section, SectionId, StoredGame, StoredLeave};

use crate::{App, Problem};

impl App {
    /// Brings into the game the leave of the player on move (`LAW-10.1`), the outages (`LAW-6.8`)
    /// and the decisions (`LAW-14.1`) that were made and have not reached it: nobody loses on time
    /// because a machine died between the two. Answers whether the game may have changed.
    ///
    /// Only this game is written: the rest of the work is left to whoever answers its alarm, and so
    /// another game that cannot be changed is not in the way.
    ///
    /// # Errors
    /// `unavailable`; when the game could not be changed.
    pub async fn catch_up(&self, stored: &StoredGame, game: &Game) -> Result<bool, Problem> {
        let credited = self.catch_up_clocks(stored, game).await?;
        Ok(self.direct_behind(stored).await? || credited)
    }

    /// The same without decisions.
    pub(crate) async fn catch_up_clocks(
        &self,
        stored: &StoredGame,
        game: &Game,
    ) -> Result<bool, Problem> {
        let leave = self.book_of(stored, game.turn()).await?;
        let behind = leave.alarm_at.is_some();
        if behind {
            self.follow_in_game(stored, game.turn(), &leave).await?;
        }
        let credited = self.credit_outages_to(stored.id, stored.section).await?;
        Ok(behind || credited)
    }

    /// Whether play in a section had ended by an instant (`LAW-11.1`), and the schedule that sends
    /// the unfinished games to the adjudicators has not come to it yet.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn play_had_ended(&self, section: SectionId, by: Instant) -> Result<bool, Problem> {
        let Section { adjudication_at, alarm_at, .. } = self.store.section(section).await?;
        let is_due = |ends: &Instant| *ends <= by && alarm_at.is_some_and(|alarm| alarm <= *ends);
        Ok(adjudication_at.as_ref().is_some_and(is_due))
    }

    /// Makes a player's leave in one game that of the book.
    pub(crate) async fn follow_book(
        &self,
        stored: &StoredGame,
        color: Color,
    ) -> Result<(), Problem> {
        let leave = self.book_of(stored, color).await?;
        self.follow_in_game(stored, color, &leave).await
    }

    async fn book_of(&self, stored: &StoredGame, color: Color) -> Result<StoredLeave, Problem> {
        let player = *stored.terms.players.get(color);
        Ok(self.store.leave_book(player, stored.section).await?)
    }

    async fn follow_in_game(
        &self,
        stored: &StoredGame,
        color: Color,
        leave: &StoredLeave,
    ) -> Result<(), Problem> {
        let section = self.store.section(stored.section).await?;
        let desired = LeaveBook::replay(section.leave_days, &leave.entries).intervals();
        self.follow_in(leave, stored.id, color, &desired).await.map(|_| ())
    }
}
