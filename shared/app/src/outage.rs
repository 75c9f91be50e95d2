//! Giving back the time of an outage (`LAW-6.8`): every running game of the sections concerned gets
//! it once, however often and by however many the work is begun.

use rules::{Decision, GameId, Refusal};
use store::{Error, SectionId, StoredOutage};

use crate::change_game::Change;
use crate::{App, Problem};

/// Games that one call looks at before it keeps how far it is.
const BATCH: usize = 50;

/// Batches that one call works off: the alarm stays, and the next call goes on.
const BATCHES_MAX: usize = 40;

impl App {
    /// Goes on crediting an outage where the last run has stopped. Answers whether all is done.
    ///
    /// # Errors
    /// `unavailable`; a game that could not be changed: it is looked at again by the next run.
    pub async fn credit_outage(&self, id: u32) -> Result<bool, Problem> {
        for _ in 0..BATCHES_MAX {
            let outage = self.store.outage(id).await?;
            if outage.done {
                return Ok(true);
            }
            match self.credit_batch(&outage).await {
                // Another run is at it, too: each game takes the outage once.
                Ok(()) => {}
                Err(problem) => return Err(problem),
            }
        }
        Ok(false)
    }

    async fn credit_batch(&self, outage: &StoredOutage) -> Result<(), Problem> {
        let (index, last) = outage.progress;
        let Some(section) = outage.outage.sections.get(index) else {
            return self.keep_progress(outage, outage.progress, 0, true).await;
        };
        let games = self.running_games(*section, last).await?;
        let mut credited = 0;
        for game in &games {
            credited += u32::from(self.credit_game(outage, *game).await?);
        }
        let next = match games.last() {
            Some(last) if games.len() == BATCH => (index, *last),
            _ => (index + 1, GameId(0)),
        };
        let done = next.0 >= outage.outage.sections.len();
        self.keep_progress(outage, next, credited, done).await
    }

    /// Up to a batch of a section's running games behind `last`, in their order.
    async fn running_games(
        &self,
        section: SectionId,
        last: GameId,
    ) -> Result<Vec<GameId>, Problem> {
        let results = self.store.section_results(section).await?;
        let running = results.iter().filter(|line| line.result.is_none() && line.game > last);
        Ok(running.map(|line| line.game).take(BATCH).collect())
    }

    /// Whether the game was changed now. Games that are over, or whose clocks run through, get
    /// nothing back.
    async fn credit_game(&self, outage: &StoredOutage, game: GameId) -> Result<bool, Problem> {
        let change = Change { game, player: None, message: None };
        let changed = self
            .change_game(change, |game, now| {
                match game.credit_outage(outage.outage.interval, now) {
                    Err(
                        Refusal::GameFinished { .. }
                        | Refusal::FlagFallen { .. }
                        | Refusal::SilentTooLong { .. }
                        | Refusal::ClocksRunThrough,
                    ) => Ok(Decision::Repeated(game.log().len())),
                    decided => decided,
                }
            })
            .await?;
        Ok(!changed.repeated)
    }

    async fn keep_progress(
        &self,
        outage: &StoredOutage,
        progress: (usize, GameId),
        credited: u32,
        done: bool,
    ) -> Result<(), Problem> {
        match self.store.outage_credited(outage, progress, credited, done).await {
            Err(Error::Conflict) => Ok(()),
            kept => Ok(kept?),
        }
    }
}
