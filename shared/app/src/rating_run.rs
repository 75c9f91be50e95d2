//! Rating runs (`TR-9.5`, `RAT-12`, `SKS-1.6`): from the games that are reported in time to a list that counts.
//!
//! A run goes from state to state: its games are collected, its players calculated share by share,
//! somebody looks and corrects, it is published and, on its day, brought to the players' profiles.
//! Each call does what the present state lacks, as far as one call goes; the alarm rings for the
//! rest. What a share comes to follows from what was collected, so it may be done twice, by two at
//! the same time or in any order.

use std::collections::BTreeSet;

use rules::rating::{ListId, ListedGame};
use rules::tournament::RuleSet;
use rules::{Instant, PlayerId};
use store::{Error, ListRow, Notice, NoticeKind, RatingRun, RunState, StoredRun};

use crate::rating_shares::Input;
use crate::{App, Problem};

/// Players in a share, about.
const SHARE_PLAYERS: usize = 2_500;
/// Shares that one call works off; the alarm rings at once for the rest.
const SHARES_A_CALL: usize = 40;
/// Seconds after which somebody looks whether a run that is at work has got stuck.
const STUCK_SECONDS: i64 = 120;

impl App {
    /// Begins the run of a list: its games are to be collected.
    ///
    /// # Errors
    /// `Conflict` when the list has a run; `unavailable`.
    pub async fn begin_rating_run(
        &self,
        id: ListId,
        rule_set: RuleSet,
        by: PlayerId,
    ) -> Result<StoredRun, Error> {
        let stored = self.new_run(id, rule_set, by);
        self.store.create_rating_run(&stored).await?;
        Ok(stored)
    }

    fn new_run(&self, id: ListId, rule_set: RuleSet, by: PlayerId) -> StoredRun {
        let now = self.clock.now();
        let run = RatingRun {
            rule_set,
            state: RunState::Collecting,
            before: None,
            calculation: 1,
            shares: 0,
            games: 0,
            players: 0,
            corrections: Vec::new(),
            changed_games: Vec::new(),
            imported: false,
            begun_by: by,
            begun_at: now,
            published: None,
            withdrawn_reason: None,
        };
        StoredRun { id, version: 1, run, alarm_at: Some(now) }
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
        let mut stored = self.new_run(id, rule_set, by);
        // Of two who read a file at the same time each writes rows of their own, and one run stands.
        let calculation = self.store.next_number("rating-import").await?;
        stored.run = RatingRun {
            state: RunState::Publishing,
            calculation,
            shares,
            players: u32::try_from(rows.len()).unwrap_or(u32::MAX),
            imported: true,
            published: Some((now, by)),
            ..stored.run
        };
        // The rows first: what they belong to appears with them.
        self.store.put_listed_games(&stored, history).await?;
        for share in 0..shares {
            let of_share = rows.iter().filter(|row| row.player.0 % shares == share);
            let rows: Vec<ListRow> = of_share.cloned().collect();
            self.store.put_list_rows(&stored, share, &rows).await?;
        }
        match self.store.rating_run(id).await {
            // An imported list that was taken back makes room.
            Ok(old) if old.run.imported && old.run.state == RunState::Withdrawn => {
                stored.version = old.version + 1;
                self.store.change_rating_run(old.version, &stored).await?;
            }
            Ok(_) | Err(Error::NotFound) => self.store.create_rating_run(&stored).await?,
            Err(error) => return Err(error),
        }
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
        let alarm_at = match run.state {
            RunState::Published => Some(effective_at(stored.id).max(now)),
            state if state.is_at_work() => Some(now + STUCK_SECONDS),
            _ => None,
        };
        let next = StoredRun { id: stored.id, version: stored.version + 1, run, alarm_at };
        self.store.change_rating_run(stored.version, &next).await?;
        Ok(next)
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
            let now = &missing[..missing.len().min(shares_left)];
            shares_left -= now.len();
            self.do_shares(&stored, now, &mut input).await?;
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
            let moved = match stored.run.state {
                RunState::Collecting => self.collect_games(&stored).await?,
                RunState::Calculating
                | RunState::Publishing
                | RunState::Entering
                | RunState::Withdrawing => {
                    let done = self.store.shares_done(&stored).await?;
                    let missing = (0..stored.run.shares).filter(|share| !done.contains(share));
                    let missing: Vec<u32> = missing.collect();
                    if !missing.is_empty() {
                        return Ok((stored, missing));
                    }
                    if stored.run.state == RunState::Publishing {
                        self.tell_of_list(&stored).await?;
                    }
                    self.next_state(&stored).await?
                }
                RunState::Published if effective_at(id) <= self.clock.now() => {
                    RatingRun { state: RunState::Entering, ..stored.run.clone() }
                }
                RunState::Published
                | RunState::Preview
                | RunState::InForce
                | RunState::Withdrawn => return Ok((stored, Vec::new())),
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

    /// Where a run goes when all shares of its state are done.
    async fn next_state(&self, stored: &StoredRun) -> Result<RatingRun, Problem> {
        let run = stored.run.clone();
        Ok(match run.state {
            RunState::Calculating => {
                let rows = self.store.list_rows(stored).await?;
                let players = u32::try_from(rows.len()).unwrap_or(u32::MAX);
                RatingRun { state: RunState::Preview, players, ..run }
            }
            RunState::Publishing => {
                self.tell_corrections(stored).await?;
                RatingRun { state: RunState::Published, ..run }
            }
            RunState::Entering => RatingRun { state: RunState::InForce, ..run },
            _ => RatingRun { state: RunState::Withdrawn, ..run },
        })
    }

    /// Tells the players whose ratings were set right, and their national delegates, why (`RAT-16`).
    async fn tell_corrections(&self, stored: &StoredRun) -> Result<(), Problem> {
        for correction in &stored.run.corrections {
            let player = self.profile(correction.player).await?;
            let delegates = self.store.delegates(player.federation).await?;
            let told: BTreeSet<PlayerId> = delegates.into_iter().chain([player.id]).collect();
            for player in told {
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

/// The first second at which a list counts.
pub fn effective_at(id: ListId) -> Instant {
    id.quarter.starts_on().starts_at()
}

/// How many shares so many players make.
pub(crate) fn shares_of(players: usize) -> u32 {
    u32::try_from(players.div_ceil(SHARE_PLAYERS)).unwrap_or(u32::MAX).max(1)
}
