//! The partitions of the `alarms` index, and which item is in which.

use rules::GameId;

use crate::Store;

/// Partitions of the games, as many of what is told to somebody, and as many of everything else, so that sweeps can run
/// side by side and none waits behind what another has to do.
const SHARDS: u32 = 16;

/// The partition of a game.
pub(crate) fn shard_of(id: GameId) -> u32 {
    id.0 % SHARDS
}

/// The partition of anything but a game or a letter, by its partition key in the table.
pub(crate) fn shard_of_text(pk: &str) -> u32 {
    SHARDS + stable_hash(pk) % SHARDS
}

/// The partition of what is told to somebody, by mail, push or webhook, by its partition key in the table.
pub(crate) fn letter_shard_of(pk: &str) -> u32 {
    2 * SHARDS + stable_hash(pk) % SHARDS
}

/// FNV-1a in 32 bits: the same on every machine and in every version, and no protection against
/// anybody who looks for a collision.
pub fn stable_hash(text: &str) -> u32 {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.bytes().fold(0x811c_9dc5, step)
}

impl Store {
    /// The partitions of the index in which games are.
    pub fn game_shards(&self) -> std::ops::Range<u32> {
        0..SHARDS
    }

    /// The partitions of the index in which notices, deliveries to webhooks and requests in the name of an address are.
    pub fn letter_shards(&self) -> std::ops::Range<u32> {
        2 * SHARDS..3 * SHARDS
    }

    /// The partitions of the index in which everything else is.
    pub fn other_shards(&self) -> std::ops::Range<u32> {
        SHARDS..2 * SHARDS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The vectors of the hash's authors: what is stored under a partition must be found there.
    #[test]
    fn the_hash_is_fnv_1a() {
        for (text, hash) in
            [("", 0x811c_9dc5_u32), ("a", 0xe40c_292c), ("b", 0xe70c_2de5), ("foobar", 0xbf9c_f968)]
        {
            assert_eq!(stable_hash(text), hash, "{text}");
            assert_eq!(shard_of_text(text), 16 + hash % 16, "{text}");
            assert_eq!(letter_shard_of(text), 32 + hash % 16, "{text}");
        }
        // Players are spread over all partitions.
        let shards: std::collections::BTreeSet<u32> =
            (0..200).map(|id| shard_of_text(&format!("P#{id}"))).collect();
        assert_eq!(shards, (16..32).collect());
        assert!((0..99).all(|id| shard_of(GameId(id)) < 16));
    }
}
