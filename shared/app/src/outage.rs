//! Giving back the time of an outage (`LAW-6.8`): every running game of the sections concerned gets
//! it once, however often and by however many the work is begun. Games that were lost in it before
//! anybody decided stay lost, and are named, so that whoever decides sees whom it has hurt.

use rules::{Decision, Event, Game, GameId, Interval, Reason, Refusal};
use store::{EndedGame, Error, OutageStep, SectionId, SectionResult, StoredOutage};

use crate::change_game::Change;
use crate::{App, Problem};

/// Games that one call looks at before it keeps how far it is.
const BATCH: usize = 50;

/// Batches that one call works off: the alarm stays, and the next call goes on.
const BATCHES_MAX: usize = 40;

/// What became of a batch.
struct Credited {
    /// Where the next one begins: the section's index and the last game that was looked at.
    next: (usize, GameId),
    /// Games of this one that have got the time back, now or before.
    games: u32,
    /// Games of this one that were lost in the outage.
    ended: Vec<EndedGame>,
    /// A game that could not be changed.
    failure: Option<Problem>,
}

impl App {
    /// Goes on crediting an outage where the last run has stopped. Answers whether all is done.
    ///
    /// # Errors
    /// `unavailable`; a game that could not be changed: the others have got the time back, and the
    /// next run begins again with the batch that it is in.
    pub async fn credit_outage(&self, id: u32) -> Result<bool, Problem> {
        // Once a game has failed nothing more is kept, and only this run goes on.
        let (mut failure, mut here) = (None, None);
        for _ in 0..BATCHES_MAX {
            let outage = self.store.outage(id).await?;
            if outage.done {
                return Ok(true);
            }
            let batch = self.credit_batch(&outage, here.unwrap_or(outage.progress)).await?;
            let done = batch.next.0 >= outage.outage.sections.len();
            failure = failure.or(batch.failure);
            let (progress, credited, ended) = (batch.next, batch.games, batch.ended.as_slice());
            match failure {
                None => {
                    let step = OutageStep { progress, credited, ended, done };
                    self.keep_progress(&outage, &step).await?;
                }
                Some(problem) if done => return Err(problem),
                Some(_) => here = Some(batch.next),
            }
        }
        failure.map_or(Ok(false), Err)
    }

    /// Credits a game with the outages of its section that were decided on and are not credited
    /// everywhere yet. Answers whether there are any.
    ///
    /// # Errors
    /// `unavailable`; when the game could not be changed.
    pub async fn credit_outages_to(
        &self,
        game: GameId,
        section: SectionId,
    ) -> Result<bool, Problem> {
        let mut outages = self.store.outages().await?;
        outages.retain(|kept| !kept.done && kept.outage.sections.contains(&section));
        for outage in &outages {
            self.credit_game(outage, game).await?;
        }
        Ok(!outages.is_empty())
    }

    /// Credits the games of the batch that begins behind `last`, and finds those that were lost in
    /// the outage. One that cannot be changed does not stand in the way of the others.
    async fn credit_batch(
        &self,
        outage: &StoredOutage,
        (index, last): (usize, GameId),
    ) -> Result<Credited, Problem> {
        let after = (index + 1, GameId(0));
        let Some(section) = outage.outage.sections.get(index) else {
            return Ok(Credited { next: after, games: 0, ended: Vec::new(), failure: None });
        };
        let lines = self.lines_of(*section, last, outage.outage.interval).await?;
        let next = match lines.last() {
            Some(last) if lines.len() == BATCH => (index, last.game),
            _ => after,
        };
        let mut batch = Credited { next, games: 0, ended: Vec::new(), failure: None };
        for SectionResult { game, result, .. } in lines {
            let looked = match result {
                None => self.credit_game(outage, game).await.map(|has_it| {
                    batch.games += u32::from(has_it);
                }),
                Some(_) => self.lost_game(*section, game).await.map(|lost| {
                    batch.ended.extend(lost);
                }),
            };
            match looked {
                Ok(()) => {}
                Err(problem) => {
                    tracing::error!(game = game.0, %problem, "a game has not got its time back");
                    batch.failure = Some(problem);
                }
            }
        }
        Ok(batch)
    }

    /// Up to a batch of a section's games behind `last` that run or have ended in the outage, in
    /// their order.
    async fn lines_of(
        &self,
        section: SectionId,
        last: GameId,
        outage: Interval,
    ) -> Result<Vec<SectionResult>, Problem> {
        let mut lines = self.store.section_results(section).await?;
        let concerned =
            |line: &SectionResult| line.result.is_none_or(|(.., at)| outage.contains(at));
        lines.retain(|line| line.game > last && concerned(line));
        lines.truncate(BATCH);
        Ok(lines)
    }

    /// How a game that is over was lost, where that was on time or by silence. One that cannot be
    /// read is logged and not named: nothing is left to be done in it, and the outage must not wait
    /// for it.
    async fn lost_game(
        &self,
        section: SectionId,
        id: GameId,
    ) -> Result<Option<EndedGame>, Problem> {
        let stored = match self.store.game(id).await {
            Ok(stored) => Some(stored),
            Err(Error::Unavailable(cause)) => return Err(Error::Unavailable(cause).into()),
            Err(_) => None,
        };
        let game = stored.and_then(|stored| Game::replay(stored.terms, &stored.log).ok());
        let Some(game) = game else {
            tracing::error!(game = id.0, "a game that is over cannot be read");
            return Ok(None);
        };
        let lost = game.ending().and_then(|ending| {
            let silent = match ending.reason {
                Reason::TimeForfeiture => false,
                Reason::Silence => true,
                _ => return None,
            };
            Some(EndedGame { game: id, section, at: ending.at, silent })
        });
        Ok(lost)
    }

    /// Whether the game has got the time back, now or before. Games that are over, or whose clocks
    /// run through, get nothing.
    async fn credit_game(&self, outage: &StoredOutage, game: GameId) -> Result<bool, Problem> {
        let interval = outage.outage.interval;
        let change = Change { game, player: None, message: None };
        let changed = self
            .change_game(change, |game, now| match game.credit_outage(interval, now) {
                Err(
                    Refusal::GameFinished { .. }
                    | Refusal::FlagFallen { .. }
                    | Refusal::SilentTooLong { .. }
                    | Refusal::ClocksRunThrough,
                ) => Ok(Decision::Repeated(game.log().len())),
                decided => decided,
            })
            .await?;
        let credited = |event: &Event| matches!(*event, Event::OutageCredited { outage, .. } if outage == interval);
        Ok(changed.game.log().iter().any(credited))
    }

    async fn keep_progress(
        &self,
        outage: &StoredOutage,
        step: &OutageStep<'_>,
    ) -> Result<(), Problem> {
        match self.store.outage_credited(outage, step).await {
            // Another run is at it, too: each game takes the outage once, and is counted by one.
            Err(Error::Conflict) => Ok(()),
            kept => Ok(kept?),
        }
    }
}
