//! Shares of a list: what is calculated, published and brought to the profiles of the players of one
//! share, whoever does it and however often.

use std::collections::{BTreeSet, HashMap, HashSet};

use futures_util::future::{join_all, try_join_all};
use rules::PlayerId;
use rules::rating::run::ShareWork;
use rules::rating::{Activity, ListEntry, Listed, ListedGame, Opposed, Options, Share, list_share};
use store::{Error, ListRow, StoredRun};

use crate::{App, Problem};

/// Players in a share, about.
const SHARE_PLAYERS: usize = 2_500;
/// Shares that are worked on side by side.
const SIDE_BY_SIDE: usize = 4;
/// Players' items that are written, or read, side by side.
const ITEMS_SIDE_BY_SIDE: usize = 32;

/// What all shares of a list are made of; of a list that was taken over only its games.
#[derive(Default)]
pub(crate) struct Input {
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
    /// Does shares of a run's present state, and marks them as done. What they are made of is read once for
    /// all that are done with the same `input`.
    pub(crate) async fn do_shares(
        &self,
        stored: &StoredRun,
        shares: &[u32],
        input: &mut Option<Input>,
    ) -> Result<(), Problem> {
        let work = stored.run.state.share_work();
        let calculates = matches!(work, Some(ShareWork::Calculate | ShareWork::Publish));
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
        match (stored.run.state.share_work(), input) {
            (Some(ShareWork::Calculate), Some(input)) => {
                let rows = self.share_rows(stored, share, input).await?;
                Ok(self.store.put_list_rows(stored, share, &rows).await?)
            }
            (Some(ShareWork::Publish), Some(input)) => {
                let listed = if stored.run.imported {
                    self.share_brought(stored, share, input).await?
                } else {
                    self.share_listed(stored, share, input).await?
                };
                self.put_player_ratings(stored, &listed).await
            }
            (Some(ShareWork::Enter), _) => self.bring_ratings(stored, share, |row| row.entry).await,
            (Some(ShareWork::Withdraw), _) => {
                self.bring_ratings(stored, share, |row| row.old).await
            }
            (Some(ShareWork::Calculate | ShareWork::Publish), None) | (None, _) => {
                Err(Problem::internal("a share of nothing"))
            }
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
        let earlier = |run: &StoredRun| run.run.state.is_public() && run.id.is_before(stored.id);
        let public: Vec<StoredRun> = runs.into_iter().filter(earlier).collect();
        let before = public.iter().find(|run| Some(run.id) == stored.run.before);
        let rows = match before {
            Some(before) => self.store.list_rows(before).await?,
            None => Vec::new(),
        };
        let rows_before: HashMap<PlayerId, ListRow> =
            rows.into_iter().map(|row| (row.player, row)).collect();
        let mut before: HashMap<PlayerId, ListEntry> =
            rows_before.iter().map(|(player, row)| (*player, row.entry)).collect();
        // Whoever is on no list yet counts as the profile says.
        let new = games.iter().flat_map(ListedGame::everybody);
        let new: BTreeSet<PlayerId> = new.filter(|player| !before.contains_key(player)).collect();
        let profiles = self.people(new.into_iter().collect()).await?;
        let pool = stored.id.pool;
        before.extend(profiles.values().map(|known| (known.id, known.ratings.of_pool(pool))));
        let running = self.store.running_players(stored).await?.into_iter().collect();
        Ok(Input {
            calculation,
            rows_before,
            before,
            games,
            running,
            deceased: self.store.deceased().await?,
            public,
            replaced: stored.run.replaced(),
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
        let players: BTreeSet<PlayerId> = input
            .games
            .iter()
            .flat_map(ListedGame::everybody)
            .filter(|p| is_in_share(*p))
            .collect();
        let needs_history =
            |player: &PlayerId| input.before.get(player).is_some_and(|entry| entry.needs_history());
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
            let (entry, method) = Listed::place(listed.get(&player).copied(), old);
            // Names are as of today; of somebody who has gone, as they were.
            let named = people.get(&player).map(|known| ListRow::of(known, entry, old, method));
            let mut row = named.or_else(|| {
                before.map(|before| ListRow { entry, old, method, ..before.clone() })
            })?;
            let games = listed.get(&player).into_iter().flat_map(|listed| &listed.games);
            row.rests_on = u32::try_from(games.clone().count()).unwrap_or(u32::MAX);
            let ended = games.map(|line| line.game.ended_on).max();
            row.last_finished = ended.max(before.and_then(|before| before.last_finished));
            let activity = Activity {
                last_finished: row.last_finished_on(),
                in_running_event: input.running.contains(&player),
                before: before.map(|before| before.status),
                deceased: input.deceased.contains(&player),
            };
            row.status = activity.status(&options, stored.id.quarter);
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

/// How many shares so many players make.
pub(crate) fn shares_of(players: usize) -> u32 {
    u32::try_from(players.div_ceil(SHARE_PLAYERS)).unwrap_or(u32::MAX).max(1)
}
