//! The daily root ([`proof::RootStatement`]), made group by group by the schedule.
//!
//! A run that dies is taken up by the next, and of two that overlap one does each step. No run holds more than a group of leaves and 32 bytes a group.

use futures_util::future::try_join_all;
use proof::merkle::{self, GROUP, Hash};
use proof::{Head, RootStatement, blind, leaf_text, read_hashes};
use rules::{DAY_SECONDS, Day, GameId, Instant, hex};
use store::{BegunRoot, Error, RootLeaves, RootTop, RootWork, StoredRoot, StoredRootWork};

use crate::{App, Problem, whole_game};

/// Days for which the leaves are kept, so that proofs can be made; roots are kept for ever.
pub const ROOT_PROOF_DAYS: i64 = 35;

/// Groups of one step.
const GROUPS_A_STEP: usize = 4;
/// Games that are held in memory together.
const GAMES_TOGETHER: usize = 256;
/// Seconds after which a run leaves the rest to the next one.
const RUN_SECONDS: i64 = 40;
/// What a kept root says.
pub fn statement_of(stored: &StoredRoot) -> RootStatement {
    RootStatement {
        day: stored.day.to_string(),
        games: stored.games,
        root: stored.root.clone(),
        before: stored.before.clone(),
    }
}

impl App {
    /// Begins a day's root when the day has begun, and goes on with one that is begun.
    ///
    /// # Errors
    /// `unavailable`: what was done stays done, and the next run goes on.
    pub async fn go_on_with_root(&self) -> Result<(), Problem> {
        let begun_at = self.clock.now();
        while let Some(stored) = self
            .store
            .root_work()
            .await?
            .map_or_else(|| Some(self.first_work()), |stored| self.wanting(stored))
        {
            match self.root_step(stored).await {
                Ok(()) => {}
                // Somebody else goes on with it.
                Err(Error::Conflict) => return Ok(()),
                Err(error) => return Err(error.into()),
            }
            if self.clock.now() - begun_at >= RUN_SECONDS {
                return Ok(());
            }
        }
        Ok(())
    }

    /// The first root is made when the next day begins.
    fn first_work(&self) -> StoredRootWork {
        let work = RootWork { done: Day::of(self.clock.now()), hash: None, begun: None };
        StoredRootWork { version: 0, work, groups: Vec::new() }
    }

    /// The work, where there is something to do.
    fn wanting(&self, stored: StoredRootWork) -> Option<StoredRootWork> {
        let waits = Day::of(self.clock.now()) > stored.work.done;
        (stored.work.begun.is_some() || waits).then_some(stored)
    }

    /// Does the next thing that a root lacks.
    async fn root_step(&self, stored: StoredRootWork) -> Result<(), Error> {
        let now = self.clock.now();
        let expires_at = now + ROOT_PROOF_DAYS * DAY_SECONDS;
        let mut next = StoredRootWork { version: stored.version + 1, ..stored };
        if next.version == 1 {
            return self.store.change_root_work(&next, &[], expires_at).await;
        }
        let Some(begun) = next.work.begun.clone() else {
            let games = self.store.last_number("game").await?;
            let mut secret = [0; 32];
            (self.random)(&mut secret);
            let (day, secret) = (Day::of(now), hex(&secret));
            next.work.begun = Some(BegunRoot { day, games, secret });
            next.groups = Vec::new();
            return self.store.change_root_work(&next, &[], expires_at).await;
        };
        let (games, done) = (begun.games as usize, next.groups.len() / 32);
        if done * GROUP < games {
            let groups = (done..games.div_ceil(GROUP)).take(GROUPS_A_STEP);
            let mut kept = Vec::with_capacity(GROUPS_A_STEP);
            for group in groups {
                let (leaves, any) = self.leaves_of(&begun, group).await?;
                next.groups.extend(merkle::root(&leaves));
                let group = u32::try_from(group).unwrap_or(u32::MAX);
                // Where no game was ever made there is nothing to prove.
                kept.extend(any.then(|| RootLeaves { group, leaves: leaves.concat() }));
            }
            return self.store.change_root_work(&next, &kept, expires_at).await;
        }
        let root = StoredRoot {
            day: begun.day,
            games: begun.games,
            root: hex(&merkle::root(&read_hashes(&next.groups))),
            before: next.work.hash.clone(),
        };
        let groups = std::mem::take(&mut next.groups);
        let top = RootTop { games: begun.games, secret: begun.secret, groups };
        let hash = statement_of(&root).hash();
        next.work = RootWork { done: begun.day, hash: Some(hash), begun: None };
        self.store.keep_root(&next, &root, &top, expires_at).await
    }

    /// The leaves of a group, and whether any of its games is there.
    async fn leaves_of(&self, begun: &BegunRoot, group: usize) -> Result<(Vec<Hash>, bool), Error> {
        let first = group * GROUP + 1;
        let last = (first + GROUP - 1).min(begun.games as usize);
        let mut leaves = vec![merkle::leaf(""); last + 1 - first];
        let mut any = false;
        let ids: Vec<GameId> =
            (first..=last).filter_map(|id| u32::try_from(id).ok().map(GameId)).collect();
        for few in ids.chunks(GAMES_TOGETHER) {
            // The table answers up to a hundred at a time: so they are asked side by side.
            let asked = few.chunks(GAMES_TOGETHER / 4).map(|few| self.store.games_each(few));
            for (id, stored) in try_join_all(asked).await?.into_iter().flatten() {
                any = true;
                // One that is damaged is told every day, and does not keep the others from being proved.
                let Ok((_, game)) = whole_game(id, stored) else { continue };
                let head = Head::now(id, &game);
                let text = leaf_text(&head, &blind(&begun.secret, id.0));
                if let Some(leaf) = leaves.get_mut(id.0 as usize - first) {
                    *leaf = merkle::leaf(&text);
                }
            }
        }
        Ok((leaves, any))
    }
}

/// When a day's proofs are no longer given.
pub(crate) fn proofs_end(day: Day) -> Instant {
    day.starts_at() + ROOT_PROOF_DAYS * DAY_SECONDS
}
