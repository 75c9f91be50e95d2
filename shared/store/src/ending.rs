//! What a game's end writes beside the game: the section's result and both players' lines.

use aws_sdk_dynamodb::types::{TransactWriteItem, Update};
use rules::{Color, Ending};

use crate::ended::ENDED;
use crate::item::Attributes;
use crate::{Appended, Error, Store, StoredGame, ended, seat, section};

impl Store {
    /// The section's result and both players' lines of a game that has ended, or goes on after all.
    pub(crate) fn ending_writes(
        &self,
        game: &StoredGame,
        appended: &Appended<'_>,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let result = section::result_key(game.section, game.id);
        let seats = Color::ALL.map(|color| seat::key_of(*game.players().get(color), game.id));
        let keys = [[result].as_slice(), seats.as_slice()].concat();
        let write = |key| self.update_with_ending(key, appended.ending.as_ref(), appended.reopened);
        keys.into_iter().map(write).collect()
    }

    fn update_with_ending(
        &self,
        key: Attributes,
        ending: Option<&Ending>,
        reopened: bool,
    ) -> Result<TransactWriteItem, Error> {
        let is_kept = if reopened { "attribute_exists" } else { "attribute_not_exists" };
        let update = Update::builder()
            .table_name(self.table())
            .set_key(Some(key))
            .condition_expression(format!("attribute_exists(pk) AND {is_kept}({ENDED})"));
        let Some(ending) = ending else {
            let update = update.update_expression(format!("REMOVE {ENDED}")).build()?;
            return Ok(TransactWriteItem::builder().update(update).build());
        };
        let update = update
            .update_expression(format!("SET {ENDED} = :ended"))
            .expression_attribute_values(":ended", ended::value(ending))
            .build()?;
        Ok(TransactWriteItem::builder().update(update).build())
    }
}
