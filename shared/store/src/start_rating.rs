//! The rating commissioner's corrections of ratings at an event's start (`TR-9.4`).

use aws_sdk_dynamodb::types::{TransactWriteItem, Update};
use rules::PlayerId;

use crate::event::{json, read_json};
use crate::item::Reader;
use crate::section::start_list_key;
use crate::{Error, SectionId, StartLine, Store};

impl Store {
    /// Sets the rating with which a player counts as of the start, or takes the correction back.
    /// Answers what counted before as a correction.
    ///
    /// # Errors
    /// `NotFound` when the section has no start list, or the player is not on it; `Conflict` when
    /// somebody has changed it meanwhile; `Corrupt`, `Unavailable`.
    pub async fn correct_start_rating(
        &self,
        section: SectionId,
        player: PlayerId,
        rating: Option<u16>,
    ) -> Result<Option<u16>, Error> {
        let item = self.get(start_list_key(section)).await?.ok_or(Error::NotFound)?;
        let mut players: Vec<StartLine> = read_json(&Reader::new(&item), "players")?;
        let line = players.iter_mut().find(|line| line.player == player);
        let line = line.ok_or(Error::NotFound)?;
        let before = std::mem::replace(&mut line.corrected, rating);
        if before == rating {
            return Ok(before);
        }
        let was = item.get("players").cloned().ok_or(Error::NotFound)?;
        let update = Update::builder()
            .table_name(self.table())
            .set_key(Some(start_list_key(section)))
            .update_expression("SET players = :players")
            .condition_expression("players = :was")
            .expression_attribute_values(":players", json(&players)?)
            .expression_attribute_values(":was", was)
            .build()?;
        self.write_once(TransactWriteItem::builder().update(update).build()).await?;
        Ok(before)
    }
}
