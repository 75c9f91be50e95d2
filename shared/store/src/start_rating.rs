//! What counts at an event's start (`TR-9.4`): taken again on its day, and set right by the rating
//! commissioner.

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
        let mut before = None;
        let known = |players: &mut Vec<StartLine>| {
            let line = players.iter_mut().find(|line| line.player == player);
            let line = line.ok_or(Error::NotFound)?;
            before = std::mem::replace(&mut line.corrected, rating);
            Ok(())
        };
        self.change_start_list(section, known).await?;
        Ok(before)
    }

    /// Takes what counts for the players of a section from these lines; corrections stay, and so does
    /// whoever has no line among them.
    ///
    /// # Errors
    /// `NotFound` when the section has no start list; `Conflict` when somebody has changed it
    /// meanwhile; `Corrupt`, `Unavailable`.
    pub async fn take_start_list_again(
        &self,
        section: SectionId,
        lines: &[StartLine],
    ) -> Result<(), Error> {
        let taken = |players: &mut Vec<StartLine>| {
            for line in players {
                if let Some(day) = lines.iter().find(|day| day.player == line.player) {
                    *line = line.as_of(day);
                }
            }
            Ok(())
        };
        self.change_start_list(section, taken).await
    }

    async fn change_start_list(
        &self,
        section: SectionId,
        change: impl FnOnce(&mut Vec<StartLine>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let item = self.get(start_list_key(section)).await?.ok_or(Error::NotFound)?;
        let mut players: Vec<StartLine> = read_json(&Reader::new(&item), "players")?;
        let known = players.clone();
        change(&mut players)?;
        if players == known {
            return Ok(());
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
        self.write_once(TransactWriteItem::builder().update(update).build()).await
    }
}
