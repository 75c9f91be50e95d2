//! What a game's end writes beside the game: the section's result and both players' lines.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::{Color, Ending};

use crate::ended::ENDED;
use crate::item::Attributes;
use crate::write::Update;
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
        let update = match ending {
            Some(ending) => Update::new(key, format!("SET {ENDED} = :ended"))
                .with(":ended", ended::value(ending)),
            None => Update::new(key, format!("REMOVE {ENDED}")),
        };
        self.update_write(update.under(format!("attribute_exists(pk) AND {is_kept}({ENDED})")))
    }
}
