//! What lists are made of, and what they say: games, players and shares, in chunks. They are written whole
//! and again by a run that is repeated; they are named after the calculation, so that every list stays
//! what it was.

use rules::rating::{FideEntry, ListEntry, ListedGame, Method, Pool, ReplacedSeat, Status};
use rules::{Day, GameId, PlayerId, Profile};
use serde::{Deserialize, Serialize};

use crate::item::number;
use crate::player::{fide_attributes, player_key, rating_names};
use crate::rating_run::list_pk;
use crate::write::Update;
use crate::{Error, Store, StoredRun};

/// Games in a chunk, about 25 bytes each.
const GAMES_IN_CHUNK: usize = 8_000;
/// Players in a chunk, about 70 bytes each.
const ROWS_IN_CHUNK: usize = 2_000;
/// Numbers in a chunk, 3 bytes each.
const NUMBERS_IN_CHUNK: usize = 50_000;

/// A game that substitutes have taken over, and from whom, White first.
type TakenOver = (GameId, [Option<ReplacedSeat>; 2]);

/// A player's place in a list. The order of the fields is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListRow {
    /// Who.
    pub player: PlayerId,
    /// Family name.
    pub family_name: String,
    /// Given name.
    pub given_name: String,
    /// Three letters.
    pub federation: String,
    /// The title's abbreviation.
    pub title: Option<String>,
    /// What the list says.
    pub entry: ListEntry,
    /// What the list before said.
    pub old: ListEntry,
    /// How it was calculated.
    pub method: Method,
    /// Games on which the rating rests, as far as they are known here (`RAT-15`).
    pub rests_on: u32,
    /// The day on which the last rated game ended, in days since 1970.
    pub last_finished: Option<i32>,
    /// Whether the player is on the published list, the number of games apart (`TR-9.7`, `SKS-1.8`).
    pub status: Status,
}

impl ListRow {
    /// The last day on which a rated game ended.
    pub fn last_finished_on(&self) -> Option<Day> {
        self.last_finished.and_then(Day::from_unix_days)
    }

    /// The change of a rating that was there before.
    pub fn change(&self) -> Option<i32> {
        let (old, new) = self.old.rating.zip(self.entry.rating)?;
        Some(i32::from(new) - i32::from(old))
    }

    /// Whether the player is on the published list.
    pub fn is_active(&self) -> bool {
        self.status == Status::Active
    }

    /// The player as a list shows them.
    pub fn of(profile: &Profile, entry: ListEntry, old: ListEntry, method: Method) -> ListRow {
        ListRow {
            player: profile.id,
            family_name: profile.family_name.clone(),
            given_name: profile.given_name.clone(),
            federation: profile.federation.to_string(),
            title: profile.title.map(|title| title.to_string()),
            entry,
            old,
            method,
            rests_on: 0,
            last_finished: None,
            status: Status::Active,
        }
    }
}

impl Store {
    /// Keeps the games of a run's present calculation.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn put_listed_games(
        &self,
        run: &StoredRun,
        games: &[ListedGame],
    ) -> Result<(), Error> {
        self.put_chunks(&list_pk(run.id), &games_name(run), games, GAMES_IN_CHUNK).await?;
        let taken_over = games.iter().filter(|game| game.is_substituted());
        let taken_over: Vec<TakenOver> =
            taken_over.map(|game| (game.game, game.replaced)).collect();
        self.put_chunks(&list_pk(run.id), &taken_over_name(run), &taken_over, GAMES_IN_CHUNK).await
    }

    /// The games of a list, by their numbers.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn listed_games(&self, run: &StoredRun) -> Result<Vec<ListedGame>, Error> {
        let mut games: Vec<ListedGame> = self.chunks(list_pk(run.id), &games_name(run)).await?;
        let taken_over: Vec<TakenOver> =
            self.chunks(list_pk(run.id), &taken_over_name(run)).await?;
        for (game, replaced) in taken_over {
            if let Some(listed) = games.iter_mut().find(|listed| listed.game == game) {
                listed.replaced = replaced;
            }
        }
        Ok(games)
    }

    /// Keeps who is in a running event, for a run's present calculation.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn put_running_players(
        &self,
        run: &StoredRun,
        players: &[PlayerId],
    ) -> Result<(), Error> {
        self.put_chunks(&list_pk(run.id), &running_name(run), players, NUMBERS_IN_CHUNK).await
    }

    /// Who was in a running event when the games were collected, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn running_players(&self, run: &StoredRun) -> Result<Vec<PlayerId>, Error> {
        self.chunks(list_pk(run.id), &running_name(run)).await
    }

    /// Keeps a share of a list.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn put_list_rows(
        &self,
        run: &StoredRun,
        share: u32,
        rows: &[ListRow],
    ) -> Result<(), Error> {
        let name = format!("{}{share:05}#", rows_name(run));
        self.put_chunks(&list_pk(run.id), &name, rows, ROWS_IN_CHUNK).await
    }

    /// One share of a list.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn list_share_rows(
        &self,
        run: &StoredRun,
        share: u32,
    ) -> Result<Vec<ListRow>, Error> {
        self.chunks(list_pk(run.id), &format!("{}{share:05}#", rows_name(run))).await
    }

    /// A whole list, by the players' numbers.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn list_rows(&self, run: &StoredRun) -> Result<Vec<ListRow>, Error> {
        let mut rows: Vec<ListRow> = self.chunks(list_pk(run.id), &rows_name(run)).await?;
        rows.sort_by_key(|row| row.player);
        Ok(rows)
    }

    /// Brings a place in a pool's list to a player's profile. Again does no harm.
    ///
    /// # Errors
    /// `Conflict` when there is no such player; `Unavailable`.
    pub async fn set_rating(
        &self,
        player: PlayerId,
        pool: Pool,
        entry: ListEntry,
    ) -> Result<(), Error> {
        let (rating, games) = rating_names(pool);
        let update = match entry.rating {
            Some(points) => {
                profile_update(player, format!("SET {rating} = :rating, {games} = :games"))
                    .with(":rating", number(points))
            }
            None => profile_update(player, format!("SET {games} = :games REMOVE {rating}")),
        };
        self.update(update.with(":games", number(entry.games))).await
    }

    /// Keeps what a list of FIDE says of a player, or that none says anything. Again does no harm.
    ///
    /// # Errors
    /// `Conflict` when there is no such player; `Unavailable`.
    pub async fn set_fide(&self, player: PlayerId, fide: Option<FideEntry>) -> Result<(), Error> {
        let known = fide.map(fide_attributes).unwrap_or_default();
        let names = ["fide_list", "fide_rating", "fide_title"];
        let (set, gone): (Vec<_>, Vec<_>) =
            names.into_iter().partition(|name| known.contains_key(*name));
        let mut parts = Vec::new();
        if !set.is_empty() {
            let set: Vec<_> = set.iter().map(|name| format!("{name} = :{name}")).collect();
            parts.push(format!("SET {}", set.join(", ")));
        }
        if !gone.is_empty() {
            parts.push(format!("REMOVE {}", gone.join(", ")));
        }
        let known = known.into_iter().map(|(name, value)| (format!(":{name}"), value));
        self.update(profile_update(player, parts.join(" ")).with_all(known)).await
    }
}

/// A change of a profile that has to be there.
fn profile_update(player: PlayerId, expression: String) -> Update {
    Update::new(player_key(player), expression).under("attribute_exists(pk)")
}

fn games_name(run: &StoredRun) -> String {
    format!("GAMES#{:05}#", run.run.calculation)
}

/// Games with substitutes, beside the others, whose form is older.
fn taken_over_name(run: &StoredRun) -> String {
    format!("TAKENOVER#{:05}#", run.run.calculation)
}

fn running_name(run: &StoredRun) -> String {
    format!("RUNNING#{:05}#", run.run.calculation)
}

fn rows_name(run: &StoredRun) -> String {
    format!("ROWS#{:05}#", run.run.calculation)
}
