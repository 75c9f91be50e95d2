//! Giving back the time of an outage (`LAW-6.8`): every running game of the sections concerned gets
//! it once, however often and by however many the work is begun. Games that were lost in it before
//! anybody decided go on by the same decision where it says so; all others are named, so that whoever
//! decides sees whom it has hurt.

use rules::{Color, DecidedRuling, Game, GameId, LostGame, Outage};
use store::{
    Error, OutageStep, SectionId, SectionResult, StoredDecision, StoredGame, StoredOutage,
};

use crate::work::change_game::Change;
use crate::{App, Problem, whole_game};

/// Games that one call looks at before it keeps how far it is.
const BATCH: usize = 50;

/// Seconds after which a call leaves the rest to the next one: the alarm stays.
const SECONDS_MAX: i64 = 15;

/// What became of a batch.
struct Credited {
    /// Where the next one begins: the section's index and the last game that was looked at.
    next: (usize, GameId),
    /// Games of this one that have got the time back, now or before.
    games: u32,
    /// Games of this one that were lost in the outage and stay so.
    ended: Vec<LostGame>,
    /// Games of this one that were lost in the outage and go on.
    reinstated: u32,
    /// A game that could not be changed.
    failure: Option<Problem>,
}

impl Credited {
    fn nothing(next: (usize, GameId)) -> Credited {
        Credited { next, games: 0, ended: Vec::new(), reinstated: 0, failure: None }
    }
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
        let begun = self.clock.now();
        while self.clock.now() - begun < SECONDS_MAX {
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
                    let reinstated = batch.reinstated;
                    let step = OutageStep { progress, credited, ended, reinstated, done };
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
            return Ok(Credited::nothing(after));
        };
        let lines = self.lines_of(*section, last, &outage.outage).await?;
        let next = match lines.last() {
            Some(last) if lines.len() == BATCH => (index, last.game),
            _ => after,
        };
        let mut batch = Credited::nothing(next);
        let mut lost = Vec::new();
        for SectionResult { game, result, .. } in lines {
            let looked = match result {
                None => self.credit_game(outage, game).await.map(|has_it| {
                    batch.games += u32::from(has_it);
                }),
                Some(_) => self.lost_game(*section, game).await.map(|found| lost.extend(found)),
            };
            match looked {
                Ok(()) => {}
                Err(problem) => {
                    tracing::error!(game = game.0, %problem, "a game has not got its time back");
                    batch.failure = Some(problem);
                }
            }
        }
        match self.reinstate(outage, *section, lost).await {
            Ok((reinstated, left)) => {
                batch.reinstated = reinstated;
                batch.ended = left;
            }
            Err(problem) => {
                tracing::error!(section = section.0, %problem, "games do not go on yet");
                batch.failure = Some(problem);
            }
        }
        Ok(batch)
    }

    /// Has games of a section go on that were lost in the outage: one decision, which names them. Answers
    /// how many do, and those that stay lost: the games of whoever decides are left to others.
    async fn reinstate(
        &self,
        outage: &StoredOutage,
        section: SectionId,
        lost: Vec<(LostGame, StoredGame)>,
    ) -> Result<(u32, Vec<LostGame>), Problem> {
        let what = &outage.outage;
        let (mut left, mut games) = (Vec::new(), Vec::new());
        for (ended, stored) in lost {
            match what.may_reinstate(stored.players()) {
                true => games.push((ended, stored)),
                false => left.push(ended),
            }
        }
        let Some((first, _)) = games.first() else { return Ok((0, left)) };
        let request = format!("outage-{}-{}", outage.id, first.game);
        let DecidedRuling { ruling, games: directed } =
            what.reinstating(games.iter().map(|(ended, _)| ended.game));
        // It is done: the outage brings it to its games, and it has no alarm.
        let id = self.store.next_number("decision").await?;
        let decision = StoredDecision { id, section, ruling, games: directed, done: true };
        let decision = self.store.keep_decision(&decision, &request).await?;
        let mut reinstated = 0;
        for (ended, stored) in games {
            let change = Change { game: ended.game, player: None, message: None };
            let interval = what.interval;
            let decide = |game: &Game, now| game.reinstate_in_outage(decision.id, interval, now);
            match self.change_game(change, decide).await {
                Ok(_) => reinstated += 1,
                // No time was lost in it, or it has an end that stands.
                Err(problem) if problem.is_refusal() => {
                    left.push(ended);
                    continue;
                }
                Err(problem) => return Err(problem),
            }
            // Leave was entered while the game was over.
            for color in Color::ALL {
                self.follow_book(&stored, color).await?;
            }
        }
        Ok((reinstated, left))
    }

    /// Up to a batch of a section's games behind `last` that run or have ended in the outage, in
    /// their order.
    async fn lines_of(
        &self,
        section: SectionId,
        last: GameId,
        outage: &Outage,
    ) -> Result<Vec<SectionResult>, Problem> {
        let mut lines = self.store.section_results(section).await?;
        let concerned = |line: &SectionResult| outage.concerns(line.result.map(|(.., at)| at));
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
    ) -> Result<Option<(LostGame, StoredGame)>, Problem> {
        let stored = match self.store.game(id).await {
            Err(Error::Unavailable(cause)) => return Err(Error::Unavailable(cause).into()),
            stored => stored,
        };
        let Ok((stored, game)) = whole_game(id, stored) else { return Ok(None) };
        let lost = game.ending().and_then(|ending| LostGame::of(id, section, ending));
        Ok(lost.map(|lost| (lost, stored)))
    }

    /// Whether the game has got the time back, now or before. Games that are over, or whose clocks
    /// run through, get nothing.
    async fn credit_game(&self, outage: &StoredOutage, game: GameId) -> Result<bool, Problem> {
        let change = Change { game, player: None, message: None };
        let credit = |game: &Game, now| outage.outage.credit(game, now);
        let changed = self.change_game(change, credit).await?;
        Ok(outage.outage.is_credited_to(&changed.game))
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
