//! Rating runs (`TR-9.5`, `RAT-12`, `SKS-1.6`): from the games that are reported in time to a list that counts.
//!
//! A run goes from state to state: its games are collected, its players calculated share by share,
//! somebody looks and corrects, it is published and, on its day, brought to the players' profiles.
//! Each call does what the present state lacks, as far as one call goes; the alarm rings for the
//! rest. What a share comes to follows from what was collected, so it may be done twice, by two at
//! the same time or in any order.

use std::collections::{BTreeSet, HashMap, HashSet};

use futures_util::future::{join_all, try_join_all};
use rules::rating::{
    ListEntry, ListId, Listed, ListedGame, Method, Opposed, Options, Share, Status, is_active,
    list_share,
};
use rules::tournament::RuleSet;
use rules::{Instant, PlayerId};
use store::{CorrectionKind, Error, ListRow, Notice, NoticeKind, RatingRun, RunState, StoredRun};

use crate::{App, Problem};

/// Players in a share, about.
const SHARE_PLAYERS: usize = 2_500;
/// Shares that one call works off; the alarm rings at once for the rest.
const SHARES_A_CALL: usize = 40;
/// Shares that are worked on side by side.
const SIDE_BY_SIDE: usize = 4;
/// Players' items that are written, or read, side by side.
const ITEMS_SIDE_BY_SIDE: usize = 32;
/// Seconds after which somebody looks whether a run that is at work has got stuck.
const STUCK_SECONDS: i64 = 120;

/// What all shares of a list are made of; of a list that was taken over only its games.
#[derive(Default)]
struct Input {
    calculation: u32,
    rows_before: HashMap<PlayerId, ListRow>,
    before: HashMap<PlayerId, ListEntry>,
    games: Vec<ListedGame>,
    running: HashSet<PlayerId>,
    deceased: HashSet<PlayerId>,
    /// The lists that count as history.
    public: Vec<StoredRun>,
    replaced: BTreeSet<PlayerId>,
}

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
        let mut input = None;
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

    async fn do_shares(
        &self,
        stored: &StoredRun,
        shares: &[u32],
        input: &mut Option<Input>,
    ) -> Result<(), Problem> {
        let calculates = matches!(stored.run.state, RunState::Calculating | RunState::Publishing);
        let known = input.as_ref().is_some_and(|i| i.calculation == stored.run.calculation);
        if calculates && !known {
            *input = Some(self.rating_input(stored).await?);
        }
        for few in shares.chunks(SIDE_BY_SIDE) {
            let work = few.iter().map(async |share| {
                self.do_share(stored, *share, input.as_ref()).await?;
                Ok::<_, Problem>(self.store.share_done(stored, *share).await?)
            });
            try_join_all(work).await?;
        }
        Ok(())
    }

    async fn do_share(
        &self,
        stored: &StoredRun,
        share: u32,
        input: Option<&Input>,
    ) -> Result<(), Problem> {
        match (stored.run.state, input) {
            (RunState::Calculating, Some(input)) => {
                let rows = self.share_rows(stored, share, input).await?;
                Ok(self.store.put_list_rows(stored, share, &rows).await?)
            }
            (RunState::Publishing, Some(input)) => {
                let listed = if stored.run.imported {
                    self.share_brought(stored, share, input).await?
                } else {
                    self.share_listed(stored, share, input).await?
                };
                self.put_player_ratings(stored, &listed).await
            }
            (RunState::Entering, _) => self.bring_ratings(stored, share, |row| row.entry).await,
            (RunState::Withdrawing, _) => self.bring_ratings(stored, share, |row| row.old).await,
            _ => Err(Problem::internal("a share of nothing")),
        }
    }

    /// What a calculation starts from.
    async fn rating_input(&self, stored: &StoredRun) -> Result<Input, Problem> {
        let calculation = stored.run.calculation;
        let games = self.store.listed_games(stored).await?;
        if stored.run.imported {
            return Ok(Input { calculation, games, ..Input::default() });
        }
        let runs = self.store.rating_runs().await?;
        let earlier = |run: &StoredRun| run.id.pool == stored.id.pool && run.id < stored.id;
        let public: Vec<StoredRun> =
            runs.into_iter().filter(|run| run.run.state.is_public() && earlier(run)).collect();
        let before = public.iter().find(|run| Some(run.id.to_string()) == stored.run.before);
        let rows = match before {
            Some(before) => self.store.list_rows(before).await?,
            None => Vec::new(),
        };
        let rows_before: HashMap<PlayerId, ListRow> =
            rows.into_iter().map(|row| (row.player, row)).collect();
        let mut before: HashMap<PlayerId, ListEntry> =
            rows_before.iter().map(|(player, row)| (*player, row.entry)).collect();
        // Whoever is on no list yet counts as the profile says.
        let new = games.iter().flat_map(|game| game.players);
        let new: BTreeSet<PlayerId> = new.filter(|player| !before.contains_key(player)).collect();
        let profiles = self.people(new.into_iter().collect()).await?;
        let pool = stored.id.pool;
        before.extend(profiles.values().map(|known| (known.id, known.ratings.of_pool(pool))));
        let running = self.store.running_players(stored).await?.into_iter().collect();
        let replaced = stored.run.corrections.iter();
        let replaced = replaced.filter(|c| c.kind == CorrectionKind::FirstRatingFormula);
        Ok(Input {
            calculation,
            rows_before,
            before,
            games,
            running,
            deceased: self.store.deceased().await?,
            public,
            replaced: replaced.map(|correction| correction.player).collect(),
        })
    }

    /// The players of a share of a list that was taken over, with the games that came with it.
    async fn share_brought(
        &self,
        stored: &StoredRun,
        share: u32,
        input: &Input,
    ) -> Result<Vec<Listed>, Problem> {
        let mut games: HashMap<PlayerId, Vec<Opposed>> = HashMap::new();
        for game in &input.games {
            for player in game.players.into_iter().filter(|one| one.0 % stored.run.shares == share)
            {
                let opponent = ListEntry::default();
                let line = Opposed { game: *game, opponent, earlier: true };
                games.entry(player).or_default().push(line);
            }
        }
        let rows = self.store.list_share_rows(stored, share).await?;
        let listed = rows.iter().map(|row| Listed {
            player: row.player,
            old: row.old,
            new: row.entry,
            method: row.method,
            games: games.remove(&row.player).filter(|_| row.rests_on > 0).unwrap_or_default(),
        });
        Ok(listed.collect())
    }

    /// The players of a share who have games in the period, calculated.
    async fn share_listed(
        &self,
        stored: &StoredRun,
        share: u32,
        input: &Input,
    ) -> Result<Vec<Listed>, Problem> {
        let is_in_share = |player: PlayerId| player.0 % stored.run.shares == share;
        let players: BTreeSet<PlayerId> =
            input.games.iter().flat_map(|game| game.players).filter(|p| is_in_share(*p)).collect();
        let needs_history = |player: &PlayerId| {
            let entry = input.before.get(player).copied().unwrap_or_default();
            entry.games > 0 && !entry.is_fixed()
        };
        let wanted: Vec<PlayerId> = players.into_iter().filter(needs_history).collect();
        let mut history = BTreeSet::new();
        for few in wanted.chunks(ITEMS_SIDE_BY_SIDE) {
            let read = few.iter().map(|player| self.store.player_ratings(*player));
            for part in try_join_all(read).await?.iter().flatten() {
                if input.public.iter().any(|run| part.is_of(run)) {
                    history.extend(part.listed.counted());
                }
            }
        }
        let history: Vec<ListedGame> = history.into_iter().collect();
        let parts = Share {
            before: &input.before,
            games: &input.games,
            history: &history,
            replaced: &input.replaced,
        };
        Ok(list_share(&Options::of(stored.run.rule_set), &parts, is_in_share))
    }

    /// A share of the new list: who has games in the period, and who stays as before.
    async fn share_rows(
        &self,
        stored: &StoredRun,
        share: u32,
        input: &Input,
    ) -> Result<Vec<ListRow>, Problem> {
        let listed = self.share_listed(stored, share, input).await?;
        let listed: HashMap<PlayerId, &Listed> = listed.iter().map(|l| (l.player, l)).collect();
        let is_in_share = |player: &PlayerId| player.0 % stored.run.shares == share;
        let players = input.rows_before.keys().chain(listed.keys()).copied();
        let players: BTreeSet<PlayerId> = players.filter(is_in_share).collect();
        let people = self.people(players.iter().copied().collect()).await?;
        let options = Options::of(stored.run.rule_set);
        let row = |player: PlayerId| {
            let before = input.rows_before.get(&player);
            let old = input.before.get(&player).copied().unwrap_or_default();
            let (entry, method) =
                listed.get(&player).map_or((old, Method::Unchanged), |l| (l.new, l.method));
            // Names are as of today; of somebody who has gone, as they were.
            let named = people.get(&player).map(|known| ListRow::of(known, entry, old, method));
            let mut row = named.or_else(|| {
                before.map(|before| ListRow { entry, old, method, ..before.clone() })
            })?;
            let games = listed.get(&player).into_iter().flat_map(|listed| &listed.games);
            row.rests_on = u32::try_from(games.clone().count()).unwrap_or(u32::MAX);
            let ended = games.map(|line| line.game.ended_on).max();
            row.last_finished = ended.max(before.and_then(|before| before.last_finished));
            let in_running_event = input.running.contains(&player);
            // `TR-9.7`, `SKS-1.8`. Somebody whose games are older than the lists was active when they began.
            row.status = match (row.last_finished_on(), before) {
                _ if input.deceased.contains(&player) => Status::Deceased,
                (None, None) => Status::Active,
                (None, Some(before)) => before.status,
                (last, _) => {
                    let active = is_active(&options, stored.id.quarter, last, in_running_event);
                    Status::of_living(active)
                }
            };
            Some(row)
        };
        Ok(players.into_iter().filter_map(row).collect())
    }

    async fn put_player_ratings(
        &self,
        stored: &StoredRun,
        listed: &[Listed],
    ) -> Result<(), Problem> {
        for few in listed.chunks(ITEMS_SIDE_BY_SIDE) {
            let written = few.iter().map(|listed| self.store.put_player_rating(stored, listed));
            try_join_all(written).await?;
        }
        Ok(())
    }

    /// Brings a share of a list to the profiles: `entry` says which of a row's places.
    async fn bring_ratings(
        &self,
        stored: &StoredRun,
        share: u32,
        entry: impl Fn(&ListRow) -> ListEntry,
    ) -> Result<(), Problem> {
        let rows = self.store.list_share_rows(stored, share).await?;
        let changed: Vec<&ListRow> = rows.iter().filter(|row| row.entry != row.old).collect();
        for few in changed.chunks(ITEMS_SIDE_BY_SIDE) {
            let brought =
                few.iter().map(|row| self.store.set_rating(row.player, stored.id.pool, entry(row)));
            for brought in join_all(brought).await {
                match brought {
                    // Somebody who has no profile any more.
                    Ok(()) | Err(Error::Conflict) => {}
                    Err(error) => return Err(error.into()),
                }
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
