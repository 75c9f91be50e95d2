//! What is written beside a game in which somebody plays on for somebody else: the seats of both, the opponent's and
//! the section's line (`TR-8.7b`).

use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};
use rules::{Directive, Event, Instant, PlayerId};

use crate::item::{Attributes, number, text};
use crate::new_game::new_seat;
use crate::section::PLAYERS;
use crate::write::Update;
use crate::{Appended, Error, Store, StoredGame, seat, section};

impl Store {
    /// Writes for each substitute who sits down in `game` with these events; at most one a side.
    pub(crate) fn replacement_writes(
        &self,
        game: &StoredGame,
        appended: &Appended<'_>,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let mut players = *game.players();
        let mut writes = Vec::new();
        for event in appended.events {
            let Event::Directed { at, directive, .. } = *event else { continue };
            let Directive::Replaced { by, player, .. } = directive else { continue };
            let replaced = std::mem::replace(players.get_mut(by), player);
            let opponent = *players.get(!by);
            writes.push(self.put_new(new_seat(game.id, game.section, (player, opponent), by))?);
            writes.push(self.seat_left(game, replaced, at)?);
            let seat = seat::key_of(opponent, game.id);
            writes.push(self.line_changed(seat, "opponent", number(player))?);
        }
        if !writes.is_empty() {
            let result = section::result_key(game.section, game.id);
            let both = text(format!("{} {}", players.white, players.black));
            writes.push(self.line_changed(result, PLAYERS, both)?);
        }
        Ok(writes)
    }

    fn seat_left(
        &self,
        game: &StoredGame,
        player: PlayerId,
        at: Instant,
    ) -> Result<TransactWriteItem, Error> {
        let seat = seat::key_of(player, game.id);
        self.line_changed(seat, seat::REPLACED_AT, number(at.unix()))
    }

    /// One attribute of a line that is there.
    fn line_changed(
        &self,
        key: Attributes,
        name: &str,
        value: AttributeValue,
    ) -> Result<TransactWriteItem, Error> {
        let update = Update::new(key, format!("SET {name} = :value"))
            .under("attribute_exists(pk)")
            .with(":value", value);
        self.update_write(update)
    }
}
