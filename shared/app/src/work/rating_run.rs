//! Rating runs (`TR-9.5`, `RAT-12`, `SKS-1.6`): from the games that are reported in time to a list that counts.
//!
//! A run goes from state to state: its games are collected, its players calculated share by share,
//! somebody looks and corrects, it is published and, on its day, brought to the players' profiles.
//! Each call does what the present state lacks, as far as one call goes; the alarm rings for the
//! rest. What a share comes to follows from what was collected, so it may be done twice, by two at
//! the same time or in any order.

use rules::rating::run::{RatingRun, RunStep, RunWork, ShareWork, check_import, later_published};
use rules::rating::{ListId, ListedGame, Quarter};
use rules::tournament::RuleSet;
use rules::{Day, Outcome, PlayerId};
use store::{Error, ListRow, Notice, NoticeKind, StoredRun};

use crate::work::rating_shares::{Input, shares_of};
use crate::{Act, App, Problem};

/// Shares that one call works off; the alarm rings at once for the rest.
const SHARES_A_CALL: usize = 40;
/// Seconds after which somebody looks whether a run that is at work has got stuck.
const STUCK_SECONDS: i64 = 120;

impl App {
    /// Begins the run of a list: its games are to be collected. A list that has a run keeps it.
    ///
    /// # Errors
    /// `results_still_come`, `later_list_published`; `unavailable`.
    pub async fn begin_rating_run(
        &self,
        id: ListId,
        rule_set: RuleSet,
        by: PlayerId,
    ) -> Result<(), Problem> {
        let (later, now) = (self.later_list(id).await?, self.clock.now());
        let run = RatingRun::begin(id, rule_set, by, later, now)?;
        let stored = StoredRun { id, version: 1, run, alarm_at: Some(now) };
        match self.store.create_rating_run(&stored).await {
            Ok(()) | Err(Error::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// The quarter of a later list that rests on a list.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn later_list(&self, id: ListId) -> Result<Option<Quarter>, Problem> {
        let runs = self.store.rating_runs().await?;
        Ok(later_published(id, runs.iter().map(|run| (run.id, run.run.state))))
    }

    /// Refuses a list from a file where there is one already.
    ///
    /// # Errors
    /// `list_exists`; `unavailable`.
    pub async fn check_imported_list(&self, id: ListId) -> Result<(), Problem> {
        let runs = self.store.rating_runs().await?;
        Ok(check_import(id, runs.iter().map(|run| (run.id, &run.run)))?)
    }

    /// Publishes a list that was read from a file, so that it counts from its quarter on. `history`
    /// holds the games on which ratings of fewer than 30 rest, as far as they are known (`RAT-15`).
    ///
    /// # Errors
    /// `Conflict` when the list has a run; `unavailable`.
    pub async fn publish_imported_list(
        &self,
        id: ListId,
        rule_set: RuleSet,
        by: PlayerId,
        rows: Vec<ListRow>,
        history: &[ListedGame],
    ) -> Result<StoredRun, Error> {
        let now = self.clock.now();
        let shares = shares_of(rows.len());
        // Of two who read a file at the same time each writes rows of their own, and one run stands.
        let calculation = self.store.next_number("rating-import").await?;
        let players = u32::try_from(rows.len()).unwrap_or(u32::MAX);
        let new = RatingRun::imported(rule_set, by, now);
        let run = RatingRun { calculation, shares, players, ..new };
        let mut stored = StoredRun { id, version: 1, run, alarm_at: Some(now) };
        // The rows first: what they belong to appears with them.
        self.store.put_listed_games(&stored, history).await?;
        for share in 0..shares {
            let of_share = rows.iter().filter(|row| row.player.0 % shares == share);
            let rows: Vec<ListRow> = of_share.cloned().collect();
            self.store.put_list_rows(&stored, share, &rows).await?;
        }
        match self.store.rating_run(id).await {
            Ok(old) if old.run.makes_room() => {
                stored.version = old.version + 1;
                self.store.change_rating_run(old.version, &stored).await?;
            }
            Ok(_) | Err(Error::NotFound) => self.store.create_rating_run(&stored).await?,
            Err(error) => return Err(error),
        }
        self.store.ask_for_qualifiers(now).await?;
        Ok(stored)
    }

    /// A list's run.
    ///
    /// # Errors
    /// `unknown_rating_list`; `unavailable`.
    pub async fn rating_run(&self, id: ListId) -> Result<StoredRun, Problem> {
        match self.store.rating_run(id).await {
            Err(Error::NotFound) => Err(Problem::unknown_rating_list()),
            found => Ok(found?),
        }
    }

    /// Takes a run to its next state, as somebody has decided who has read it as it is.
    ///
    /// # Errors
    /// `Conflict` when somebody has changed it; `unavailable`.
    pub async fn move_rating_run(
        &self,
        stored: &StoredRun,
        run: RatingRun,
    ) -> Result<StoredRun, Error> {
        let now = self.clock.now();
        let stuck = run.state.is_at_work().then_some(now + STUCK_SECONDS);
        let alarm_at = stuck.or_else(|| run.wakes_at(stored.id, now));
        let next = StoredRun { id: stored.id, version: stored.version + 1, run, alarm_at };
        self.store.change_rating_run(stored.version, &next).await?;
        if stored.run.state.is_public() != next.run.state.is_public() {
            // Ratings and titles of the list qualify (TR-1.0.8).
            self.store.ask_for_qualifiers(now).await?;
        }
        Ok(next)
    }

    /// Does what a run's alarm asks for: what it lacks, and what the calendar brings. The next list is
    /// begun when it is due, and officers are reminded of one that waits.
    ///
    /// # Errors
    /// `unavailable`: what was done stays done, and the alarm rings again.
    pub async fn answer_rating_alarm(&self, id: ListId) -> Result<(), Problem> {
        if !self.go_on_with_rating_run(id).await? {
            return Ok(());
        }
        let (stored, now) = (self.rating_run(id).await?, self.clock.now());
        if let Some(reminder) = stored.run.reminder(id, Day::of(now)) {
            let (list, on) = (id.to_string(), reminder.on.starts_at());
            self.tell_who_may(Act::RunRatings, &NoticeKind::RatingListWaits { list, on }).await?;
        }
        if stored.alarm_at.is_none_or(|at| now < at) {
            return Ok(());
        }
        self.begin_next_list(&stored).await?;
        // Once the next list has a run, or nobody can begin it, this one sleeps.
        let wakes_at = stored.run.wakes_at(id, now).filter(|at| now < *at);
        let rests = StoredRun { alarm_at: wakes_at, ..stored };
        match self.store.change_rating_run(rests.version, &rests).await {
            // Somebody has decided meanwhile.
            Ok(()) | Err(Error::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Begins the list after one that is in force, when everything in time is there.
    async fn begin_next_list(&self, stored: &StoredRun) -> Result<(), Problem> {
        let Some(next) = stored.id.next() else { return Ok(()) };
        let (later, now) = (self.later_list(next).await?, self.clock.now());
        // Where a later list stands already, somebody goes another way.
        let Ok(Some((id, run))) = stored.run.begin_next(stored.id, later, now) else {
            return Ok(());
        };
        let begun = StoredRun { id, version: 1, run, alarm_at: Some(now) };
        match self.store.create_rating_run(&begun).await {
            Ok(()) | Err(Error::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Does what a run lacks in its present state and those that follow from it. Answers whether
    /// nothing is left to do now.
    ///
    /// # Errors
    /// `unavailable`: what was done stays done, and the alarm rings again.
    pub async fn go_on_with_rating_run(&self, id: ListId) -> Result<bool, Problem> {
        let mut input: Option<Input> = None;
        let mut shares_left = SHARES_A_CALL;
        loop {
            let (stored, missing) = self.missing_shares(id).await?;
            if missing.is_empty() {
                return Ok(true);
            }
            if shares_left == 0 {
                return Ok(false);
            }
            let few = &missing[..missing.len().min(shares_left)];
            shares_left -= few.len();
            self.do_shares(&stored, few, &mut input).await?;
        }
    }

    /// Takes a run through the states that lack nothing, and answers with the shares that the present
    /// one lacks: they may be done by anybody, in any order, at the same time. None: the run rests.
    ///
    /// # Errors
    /// `unknown_rating_list`; `unavailable`.
    pub async fn missing_shares(&self, id: ListId) -> Result<(StoredRun, Vec<u32>), Problem> {
        loop {
            let stored = self.rating_run(id).await?;
            let step = match stored.run.work(id, self.clock.now()) {
                RunWork::Games => RunStep::Collected(self.collect_games(&stored).await?),
                RunWork::Shares(work) => {
                    let done = self.store.shares_done(&stored).await?;
                    let missing = (0..stored.run.shares).filter(|share| !done.contains(share));
                    let missing: Vec<u32> = missing.collect();
                    if !missing.is_empty() {
                        return Ok((stored, missing));
                    }
                    self.shares_done(&stored, work).await?
                }
                RunWork::Entry => RunStep::Due,
                RunWork::Nothing => return Ok((stored, Vec::new())),
            };
            let Outcome::Changed(moved) = stored.run.after(step) else {
                return Ok((stored, Vec::new()));
            };
            match self.move_rating_run(&stored, moved).await {
                // After a conflict somebody else goes on with it: look again.
                Ok(_) | Err(Error::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Does one share of what a run lacks in its present state. One that is not missing any more is
    /// left as it is.
    ///
    /// # Errors
    /// `unavailable`: somebody does it again.
    pub async fn do_rating_share(&self, id: ListId, share: u32) -> Result<(), Problem> {
        let (stored, missing) = self.missing_shares(id).await?;
        if missing.contains(&share) {
            self.do_shares(&stored, &[share], &mut None).await?;
        }
        Ok(())
    }

    /// What is still to be done once every share is: people are told of a list with its publication.
    async fn shares_done(&self, stored: &StoredRun, work: ShareWork) -> Result<RunStep, Problem> {
        Ok(match work {
            ShareWork::Calculate => {
                let rows = self.store.list_rows(stored).await?;
                RunStep::Calculated { players: u32::try_from(rows.len()).unwrap_or(u32::MAX) }
            }
            ShareWork::Publish => {
                self.tell_of_list(stored).await?;
                self.tell_corrections(stored).await?;
                RunStep::Published
            }
            ShareWork::Enter => RunStep::Entered,
            ShareWork::Withdraw => RunStep::TakenBack,
        })
    }

    /// Tells the players whose ratings were set right, and their national delegates, why (`RAT-16`).
    async fn tell_corrections(&self, stored: &StoredRun) -> Result<(), Problem> {
        for correction in &stored.run.corrections {
            let player = self.profile(correction.player).await?;
            let delegates = self.store.delegates(player.federation).await?;
            for player in correction.informed(delegates) {
                let kind = NoticeKind::RatingCorrected {
                    list: stored.id.to_string(),
                    correction: correction.number,
                    at: correction.at,
                };
                self.announce(Notice { player, kind }).await?;
            }
        }
        Ok(())
    }
}
