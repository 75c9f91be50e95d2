//! The daily root: one hash over the heads of all games, published, and chained to the day's before.
//!
//! Each head is a leaf of a Merkle tree at its game's number; where there is no such game the leaf is
//! empty. So a game that went back, or whose log changed, after a root was published can be told by
//! anybody who holds its record. Leaves are blinded anew each day: a running game that is hidden has few
//! possible next moves, and they could be guessed from its hash, or that it has moved from a leaf that
//! is another than the day's before.
//!
//! The tree is made group by group by the schedule: a run that dies is taken up by the next, and of two
//! that overlap one does each step. No run holds more than a group of leaves and 32 bytes a group.

use aws_lc_rs::digest::{SHA256, digest};
use aws_lc_rs::hmac;
use futures_util::future::try_join_all;
use rules::{DAY_SECONDS, Day, Game, GameId, Instant};
use serde::{Deserialize, Serialize};
use store::{BegunRoot, Error, RootLeaves, RootTop, RootWork, StoredRoot, StoredRootWork};

use crate::hex::hex;
use crate::merkle::{self, GROUP, Hash};
use crate::postmark::{read_as, sign_as};
use crate::{App, Chain, Head, Jwks, Keys, Problem, ReceiptError, whole_game};

/// Days for which the leaves are kept, so that proofs can be made; roots are kept for ever.
pub const ROOT_PROOF_DAYS: i64 = 35;

/// Groups of one step.
const GROUPS_A_STEP: usize = 4;
/// Games that are held in memory together.
const GAMES_TOGETHER: usize = 256;
/// Seconds after which a run leaves the rest to the next one.
const RUN_SECONDS: i64 = 40;
/// The type in a root's header: nothing else that this server signs has it.
const TYPE: &str = "posthorn-root+jws";

/// What a published root says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RootStatement {
    /// The day at whose beginning, in UTC, it was made.
    pub day: String,
    /// How many leaves the tree has: the number of the last game.
    pub games: u32,
    /// The root, 64 hexadecimal digits.
    pub root: String,
    /// The hash of the root before; none for the first.
    pub before: Option<String>,
}

impl RootStatement {
    /// The line whose SHA-256 is the root's hash, by which the next one names it.
    pub fn line(&self) -> String {
        let RootStatement { day, games, root, before } = self;
        let before = before.as_deref().unwrap_or("-");
        format!("posthorn-root {day} games {games} root {root} before {before}")
    }

    /// SHA-256 of the line, in hexadecimal.
    pub fn hash(&self) -> String {
        hex(digest(&SHA256, self.line().as_bytes()).as_ref())
    }

    /// Signs it.
    ///
    /// # Errors
    /// An internal problem when the key cannot sign.
    pub fn sign(&self, keys: &Keys) -> Result<String, Problem> {
        sign_as(TYPE, self, keys)
    }
}

impl From<&StoredRoot> for RootStatement {
    fn from(stored: &StoredRoot) -> RootStatement {
        RootStatement {
            day: stored.day.to_string(),
            games: stored.games,
            root: stored.root.clone(),
            before: stored.before.clone(),
        }
    }
}

/// Reads a signed root and verifies its signature with one of `keys`.
///
/// # Errors
/// [`ReceiptError`] says why it is not believed.
pub fn read_root(signed: &str, keys: &Jwks) -> Result<RootStatement, ReceiptError> {
    read_as(TYPE, signed, keys)
}

/// What a game's leaf is blinded with on a day.
pub(crate) fn blind(secret: &str, game: u32) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    hex(hmac::sign(&key, game.to_string().as_bytes()).as_ref())
}

/// The text of a game's leaf.
pub(crate) fn leaf_text(head: &Head, blind: &str) -> String {
    let Head { game, entries, hash, at, outcome, reason } = head;
    let (outcome, reason) = (outcome.as_deref().unwrap_or("-"), reason.as_deref().unwrap_or("-"));
    format!("{blind} {game} {entries} {hash} {at} {outcome} {reason}")
}

/// Hashes one behind the other.
pub(crate) fn read_hashes(bytes: &[u8]) -> Vec<Hash> {
    bytes.chunks_exact(32).filter_map(|chunk| chunk.try_into().ok()).collect()
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
        let hash = RootStatement::from(&root).hash();
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
                let head = head_of(id, &game);
                let text = leaf_text(&head, &blind(&begun.secret, id.0));
                if let Some(leaf) = leaves.get_mut(id.0 as usize - first) {
                    *leaf = merkle::leaf(&text);
                }
            }
        }
        Ok((leaves, any))
    }
}

fn head_of(id: GameId, game: &Game) -> Head {
    Head::of(id, game, Chain::of(id, game, game.log().len().checked_sub(1)).hash())
}

/// When a day's proofs are no longer given.
pub(crate) fn proofs_end(day: Day) -> Instant {
    day.starts_at() + ROOT_PROOF_DAYS * DAY_SECONDS
}
