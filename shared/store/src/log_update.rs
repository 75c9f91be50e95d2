//! The conditional update of a game's item: it grows the log, or tells whose lines wait.

use aws_sdk_dynamodb::types::AttributeValue;
use rules::{ByColor, Color};

use crate::StoredGame;
use crate::game::game_key;
use crate::item::number;
use crate::write::Update;

/// Only what is said of a game as it was read: nothing has been appended since, no sweep has
/// moved the alarm later, and nobody has left or taken back conditional moves.
pub(crate) fn unchanged(game: &StoredGame) -> Update {
    let mut update = Update::new(game_key(game.id), "").with(":before", number(game.log.len()));
    let mut condition = "#events = :before".to_owned();
    let mut unless = |name: &str, value: Option<AttributeValue>| {
        let same = format!(" AND {name} = :{name}_before");
        let none = format!(" AND attribute_not_exists({name})");
        condition.push_str(if value.is_some() { &same } else { &none });
        update.values.extend(value.map(|value| (format!(":{name}_before"), value)));
    };
    unless("alarm_at", game.alarm_at.map(|at| number(at.unix())));
    let prepared = prepared_number(game.prepared);
    unless("prepared", (prepared != 0).then(|| number(prepared)));
    update.under(condition)
}

/// Tells whether this side's conditional moves wait.
pub(crate) fn mark_prepared(game: &StoredGame, by: Color, waits: bool) -> Update {
    let mut update = unchanged(game);
    let mut prepared = game.prepared;
    *prepared.get_mut(by) = waits;
    match prepared_number(prepared) {
        0 => update.expression.push_str("REMOVE prepared"),
        left => {
            update.expression.push_str("SET prepared = :prepared");
            update.values.insert(":prepared".to_owned(), number(left));
        }
    }
    update
}

/// Whose conditional moves wait, as the number that is kept: 1 White's, 2 Black's.
pub(crate) fn prepared_number(prepared: ByColor<bool>) -> u8 {
    u8::from(prepared.white) | u8::from(prepared.black) << 1
}
