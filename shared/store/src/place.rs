//! Places that players have taken, kept when their event is finished.

use rules::PlayerId;
use serde::{Deserialize, Serialize};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, key};
use crate::player::player_pk;
use crate::{Error, SectionId, Store};

const PLACE: &str = "PLACE#";
/// The attribute that holds a place.
pub(crate) const PLACED: &str = "placed";

/// A player's place in a final table, in the form in which it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// Where.
    pub section: SectionId,
    /// From 1; players who cannot be told apart share the better one.
    pub place: u32,
    /// Whether others have the same.
    pub shared: bool,
    /// Players in the table.
    pub of: u32,
}

fn place_key(player: PlayerId, section: SectionId) -> Attributes {
    key(player_pk(player), format!("{PLACE}{:010}", section.0))
}

impl Store {
    /// Keeps a player's place. Again does no harm.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn put_place(&self, player: PlayerId, placed: &Placed) -> Result<(), Error> {
        let mut item = place_key(player, placed.section);
        item.insert(PLACED.to_owned(), json(placed)?);
        self.put_item(item).await
    }

    /// Forgets a player's place in a section. Again does no harm.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn remove_place(&self, player: PlayerId, section: SectionId) -> Result<(), Error> {
        self.delete_item(place_key(player, section)).await
    }

    /// A player's places, by section.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn places_of(&self, player: PlayerId) -> Result<Vec<Placed>, Error> {
        let items = self.query_prefix(player_pk(player), PLACE).await?;
        items.iter().map(|item: &Attributes| read_json(&Reader::new(item), PLACED)).collect()
    }
}
