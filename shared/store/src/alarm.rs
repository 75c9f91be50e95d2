//! The `alarms` index: when each running game must be looked at next.
//!
//! An alarm may ring too early, never too late: moves only bring it forward, and the sweep sets it
//! to the present deadline when it rang for nothing.

use aws_sdk_dynamodb::types::ReturnConsumedCapacity;
use rules::{GameId, Instant};

use crate::game::game_key;
use crate::item::{Reader, number};
use crate::{Error, Store, StoredGame};

/// Partitions of the index, so that sweeps can run side by side.
const SHARDS: u32 = 16;

/// The partition of a game.
pub(crate) fn shard_of(id: GameId) -> u32 {
    id.0 % SHARDS
}

/// The partition of everything that is no game's, by its partition key: FNV-1a, behind the games'.
pub(crate) fn shard_of_text(pk: &str) -> u32 {
    let hash = pk
        .bytes()
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    SHARDS + hash % SHARDS
}

impl Store {
    /// The partitions of the index.
    pub fn alarm_shards(&self) -> std::ops::Range<u32> {
        0..SHARDS
    }

    /// Up to `limit` games of one partition whose alarm is due at `now`, earliest first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn alarms_due(
        &self,
        shard: u32,
        now: Instant,
        limit: u16,
    ) -> Result<Vec<GameId>, Error> {
        let answer = self
            .client()
            .query()
            .table_name(self.table())
            .index_name("alarms")
            .key_condition_expression("#shard = :shard AND alarm_at <= :now")
            .expression_attribute_names("#shard", "shard")
            .expression_attribute_values(":shard", number(shard))
            .expression_attribute_values(":now", number(now.unix()))
            .limit(limit.into())
            .return_consumed_capacity(ReturnConsumedCapacity::Total)
            .send()
            .await?;
        self.units.add_read(answer.consumed_capacity());
        let id = |item| {
            let reader = Reader::new(item);
            let id = reader.text("pk")?.strip_prefix("G#").and_then(|id| id.parse().ok());
            id.map(GameId).ok_or_else(|| reader.corrupt("pk", "is no game's"))
        };
        answer.items().iter().map(id).collect()
    }

    /// Sets a game's alarm anew, unless anything has been appended since `game` was read.
    ///
    /// # Errors
    /// `Conflict` when the game has changed; `Unavailable`.
    pub async fn rearm(&self, game: &StoredGame, alarm_at: Instant) -> Result<(), Error> {
        let answer = self
            .client()
            .update_item()
            .table_name(self.table())
            .set_key(Some(game_key(game.id)))
            .update_expression("SET alarm_at = :alarm")
            .condition_expression("events = :events AND attribute_exists(#shard)")
            .expression_attribute_names("#shard", "shard")
            .expression_attribute_values(":alarm", number(alarm_at.unix()))
            .expression_attribute_values(":events", number(game.log.len()))
            .return_consumed_capacity(ReturnConsumedCapacity::Total)
            .send()
            .await?;
        self.units.add_write(answer.consumed_capacity());
        Ok(())
    }
}
