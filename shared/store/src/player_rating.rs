//! A player's part in a list, with everything that it rests on: so a profile shows its history with
//! one query, and an explanation needs nothing else.

use rules::rating::{ListId, Listed};
use rules::{GameId, PlayerId};

use crate::item::{Attributes, Reader, SK, bytes, key, number};
use crate::player::player_pk;
use crate::{Error, Store, StoredRun};

/// The first byte of what is kept: how the rest is encoded.
const VERSION_1: u8 = 1;

const RATING: &str = "RATING#";

/// Which of the games count for this player alone, since a substitute has played them (`RAT-18`).
const ALONE: &str = "alone";

/// A player's part in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRating {
    /// The list.
    pub list: ListId,
    /// The calculation that it is of: one that was taken back and published again has a later one.
    pub calculation: u32,
    /// Old and new place, and the games.
    pub listed: Listed,
}

impl PlayerRating {
    /// Whether it is part of the list as it is published.
    pub fn is_of(&self, run: &StoredRun) -> bool {
        run.id == self.list && run.run.calculation == self.calculation && run.run.state.is_public()
    }
}

fn rating_key(player: PlayerId, list: ListId) -> Attributes {
    key(player_pk(player), format!("{RATING}{list}"))
}

pub(crate) fn read(item: &Attributes) -> Result<PlayerRating, Error> {
    let reader = Reader::new(item);
    let list = reader.text(SK)?.strip_prefix(RATING).and_then(|list| list.parse().ok());
    let listed = match reader.bytes("listed")?.split_first() {
        Some((&VERSION_1, packed)) => postcard::from_bytes(packed).ok(),
        _ => None,
    };
    let alone: Vec<GameId> = match reader.maybe_bytes(ALONE)? {
        Some(packed) => postcard::from_bytes(packed).map_err(|e| reader.corrupt(ALONE, e))?,
        None => Vec::new(),
    };
    let listed = listed.map(|mut listed: Listed| {
        for line in listed.games.iter_mut().filter(|line| alone.contains(&line.game.game)) {
            line.game.only = Some(listed.player);
        }
        listed
    });
    Ok(PlayerRating {
        list: list.ok_or_else(|| reader.corrupt(SK, "names no list"))?,
        calculation: reader.number("calculation")?,
        listed: listed.ok_or_else(|| reader.corrupt("listed", "cannot be read"))?,
    })
}

impl Store {
    /// Keeps a player's part in a list, whatever an earlier publication of it has left.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn put_player_rating(&self, run: &StoredRun, listed: &Listed) -> Result<(), Error> {
        let mut item = rating_key(listed.player, run.id);
        let packed = postcard::to_extend(listed, vec![VERSION_1]);
        let packed = packed.map_err(|error| Error::corrupt(RATING, error))?;
        item.insert("calculation".to_owned(), number(run.run.calculation));
        item.insert("listed".to_owned(), bytes(packed));
        let alone = listed.games.iter().filter(|line| line.game.only.is_some());
        let alone: Vec<GameId> = alone.map(|line| line.game.game).collect();
        if !alone.is_empty() {
            let packed = postcard::to_stdvec(&alone).map_err(|e| Error::corrupt(RATING, e))?;
            item.insert(ALONE.to_owned(), bytes(packed));
        }
        self.put_item(item).await
    }

    /// A player's parts in lists, in the order of pools and quarters; also in such as are not, or
    /// not any more, published.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn player_ratings(&self, player: PlayerId) -> Result<Vec<PlayerRating>, Error> {
        let items = self.query_prefix(player_pk(player), RATING).await?;
        items.iter().map(read).collect()
    }

    /// A player's part in one list.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn player_rating(
        &self,
        player: PlayerId,
        list: ListId,
    ) -> Result<Option<PlayerRating>, Error> {
        self.get(rating_key(player, list)).await?.as_ref().map(read).transpose()
    }
}
