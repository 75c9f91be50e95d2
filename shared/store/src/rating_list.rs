//! What lists are made of, and what they say: games, players and shares, in chunks that fit into
//! items. Chunks are written whole and again by a run that is repeated; they are named after the
//! calculation, so that every list stays what it was.

use rules::rating::{FideEntry, ListEntry, ListId, ListedGame, Method, Pool, Status};
use rules::{Day, PlayerId, Profile};
use serde::Deserialize;
use serde::Serialize;
use serde::de::DeserializeOwned;

use aws_sdk_dynamodb::operation::update_item::builders::UpdateItemFluentBuilder;
use aws_sdk_dynamodb::types::ReturnConsumedCapacity;

use crate::item::{Attributes, Reader, bytes, key, number};
use crate::player::{fide_attributes, player_key, rating_names};
use crate::rating_run::list_pk;
use crate::{Error, Store, StoredRun};

/// The first byte of every chunk: how the rest is encoded.
const VERSION_1: u8 = 1;

/// Games in a chunk, about 25 bytes each.
const GAMES_IN_CHUNK: usize = 8_000;
/// Players in a chunk, about 70 bytes each.
const ROWS_IN_CHUNK: usize = 2_000;
/// Numbers in a chunk, 3 bytes each.
const NUMBERS_IN_CHUNK: usize = 50_000;

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

fn pack<T: Serialize>(name: &str, chunk: &[T]) -> Result<Vec<u8>, Error> {
    postcard::to_extend(chunk, vec![VERSION_1]).map_err(|error| Error::corrupt(name, error))
}

fn unpack<T: DeserializeOwned>(item: &Attributes) -> Result<Vec<T>, Error> {
    let reader = Reader::new(item);
    let unpacked = match reader.bytes("chunk")?.split_first() {
        Some((&VERSION_1, packed)) => postcard::take_from_bytes::<Vec<T>>(packed).ok(),
        _ => None,
    };
    let whole = unpacked.filter(|(_, rest)| rest.is_empty()).map(|(chunk, _)| chunk);
    whole.ok_or_else(|| reader.corrupt("chunk", "cannot be read"))
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
        self.put_chunks(run.id, &games_name(run), games, GAMES_IN_CHUNK).await
    }

    /// The games of a list, by their numbers.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn listed_games(&self, run: &StoredRun) -> Result<Vec<ListedGame>, Error> {
        self.chunks(run.id, &games_name(run)).await
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
        self.put_chunks(run.id, &running_name(run), players, NUMBERS_IN_CHUNK).await
    }

    /// Who was in a running event when the games were collected, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn running_players(&self, run: &StoredRun) -> Result<Vec<PlayerId>, Error> {
        self.chunks(run.id, &running_name(run)).await
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
        self.put_chunks(run.id, &name, rows, ROWS_IN_CHUNK).await
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
        self.chunks(run.id, &format!("{}{share:05}#", rows_name(run))).await
    }

    /// A whole list, by the players' numbers.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn list_rows(&self, run: &StoredRun) -> Result<Vec<ListRow>, Error> {
        let mut rows: Vec<ListRow> = self.chunks(run.id, &rows_name(run)).await?;
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
        let request =
            self.profile_update(player).expression_attribute_values(":games", number(entry.games));
        let request = match entry.rating {
            Some(points) => request
                .update_expression(format!("SET {rating} = :rating, {games} = :games"))
                .expression_attribute_values(":rating", number(points)),
            None => request.update_expression(format!("SET {games} = :games REMOVE {rating}")),
        };
        self.units.add_write(request.send().await?.consumed_capacity());
        Ok(())
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
        let mut request = self.profile_update(player).update_expression(parts.join(" "));
        for (name, value) in known {
            request = request.expression_attribute_values(format!(":{name}"), value);
        }
        self.units.add_write(request.send().await?.consumed_capacity());
        Ok(())
    }

    /// A change of a profile that has to be there.
    fn profile_update(&self, player: PlayerId) -> UpdateItemFluentBuilder {
        self.client()
            .update_item()
            .table_name(self.table())
            .set_key(Some(player_key(player)))
            .condition_expression("attribute_exists(pk)")
            .return_consumed_capacity(ReturnConsumedCapacity::Total)
    }

    async fn put_chunks<T: Serialize>(
        &self,
        id: ListId,
        name: &str,
        all: &[T],
        in_chunk: usize,
    ) -> Result<(), Error> {
        for (number, chunk) in (0_u32..).zip(all.chunks(in_chunk)) {
            let mut item = key(list_pk(id), format!("{name}{number:05}"));
            item.insert("chunk".to_owned(), bytes(pack(name, chunk)?));
            self.put_item(item).await?;
        }
        self.delete_chunks_from(id, name, all.len().div_ceil(in_chunk)).await
    }

    /// Takes away what a run before this one has left behind the last chunk: a game that goes on after
    /// all must not be counted.
    async fn delete_chunks_from(&self, id: ListId, name: &str, first: usize) -> Result<(), Error> {
        for number in first.. {
            let chunk = key(list_pk(id), format!("{name}{number:05}"));
            if self.get(chunk.clone()).await?.is_none() {
                break;
            }
            let answer = self
                .client()
                .delete_item()
                .table_name(self.table())
                .set_key(Some(chunk))
                .return_consumed_capacity(ReturnConsumedCapacity::Total)
                .send()
                .await?;
            self.units.add_write(answer.consumed_capacity());
        }
        Ok(())
    }

    async fn chunks<T: DeserializeOwned>(&self, id: ListId, name: &str) -> Result<Vec<T>, Error> {
        let mut all = Vec::new();
        for item in self.query_prefix(list_pk(id), name).await? {
            all.append(&mut unpack(&item)?);
        }
        Ok(all)
    }
}

fn games_name(run: &StoredRun) -> String {
    format!("GAMES#{:05}#", run.run.calculation)
}

fn running_name(run: &StoredRun) -> String {
    format!("RUNNING#{:05}#", run.run.calculation)
}

fn rows_name(run: &StoredRun) -> String {
    format!("ROWS#{:05}#", run.run.calculation)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of before there were three of them are read as they were meant.
    #[test]
    fn a_status_is_read_from_what_stood_in_its_place() {
        for (before, now) in [(false, Status::Inactive), (true, Status::Active)] {
            let (before, now) = (pack("rows", &[before]), pack("rows", &[now]));
            assert_eq!(before.expect("bytes"), now.expect("bytes"));
        }
    }
}
