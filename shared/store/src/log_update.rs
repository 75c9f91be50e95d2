//! The conditional update of a game's item: it grows the log, or tells whose lines wait.

use std::collections::HashMap;

use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};
use rules::{ByColor, Color};

use crate::item::{Attributes, number};
use crate::{Error, Store, StoredGame};

/// The update, and under which condition.
pub(crate) struct LogUpdate {
    pub(crate) expression: String,
    pub(crate) condition: String,
    pub(crate) names: HashMap<String, String>,
    pub(crate) values: Attributes,
}

impl LogUpdate {
    /// Only what is said of a game as it was read: nothing has been appended since, no sweep has
    /// moved the alarm later, and nobody has left or taken back conditional moves.
    pub(crate) fn unchanged(game: &StoredGame) -> LogUpdate {
        let mut values = Attributes::from([(":before".to_owned(), number(game.log.len()))]);
        let mut condition = "#events = :before".to_owned();
        let mut unless = |name: &str, value: Option<AttributeValue>| {
            let same = format!(" AND {name} = :{name}_before");
            let none = format!(" AND attribute_not_exists({name})");
            condition.push_str(if value.is_some() { &same } else { &none });
            values.extend(value.map(|value| (format!(":{name}_before"), value)));
        };
        unless("alarm_at", game.alarm_at.map(|at| number(at.unix())));
        let prepared = prepared_number(game.prepared);
        unless("prepared", (prepared != 0).then(|| number(prepared)));
        let names = names(["events"]);
        LogUpdate { expression: String::new(), condition, names, values }
    }

    /// Tells whether this side's conditional moves wait.
    pub(crate) fn prepared(game: &StoredGame, by: Color, waits: bool) -> LogUpdate {
        let mut update = LogUpdate::unchanged(game);
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
}

impl Store {
    pub(crate) fn transact_update(
        &self,
        key: Attributes,
        update: LogUpdate,
    ) -> Result<TransactWriteItem, Error> {
        let update = aws_sdk_dynamodb::types::Update::builder()
            .table_name(self.table())
            .set_key(Some(key))
            .update_expression(update.expression)
            .condition_expression(update.condition)
            .set_expression_attribute_names(Some(update.names))
            .set_expression_attribute_values(Some(update.values))
            .build()?;
        Ok(TransactWriteItem::builder().update(update).build())
    }
}

/// Whose conditional moves wait, as the number that is kept: 1 White's, 2 Black's.
pub(crate) fn prepared_number(prepared: ByColor<bool>) -> u8 {
    u8::from(prepared.white) | u8::from(prepared.black) << 1
}

/// Aliases such as `#log`: many plain names are reserved words.
pub(crate) fn names<const N: usize>(names: [&str; N]) -> HashMap<String, String> {
    HashMap::from(names.map(|name| (format!("#{name}"), name.to_owned())))
}
