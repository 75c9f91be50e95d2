//! A player's reminders: one item with the next moment at which one may be due in any of the
//! player's games. It may ring too early, never too late.
//!
//! Whoever answers the alarm reads the games first and then sets it again; a turn that begins in
//! between must not be passed over. So an alarm that rings already is moved by a second for a new
//! turn: it stays due, and setting it again, which asks for the alarm as it was read, is refused.

use aws_sdk_dynamodb::types::ReturnConsumedCapacity;
use futures_util::FutureExt;
use rules::{Instant, PlayerId};

use crate::item::{Attributes, Reader, key, number};
use crate::player::player_pk;
use crate::shard::shard_of_text;
use crate::{Error, Store};

/// How often an alarm that others move at the same moment is looked at again.
const TRIES_MAX: u32 = 4;
/// How far the clocks of two machines may be apart.
const SKEW_SECONDS: i64 = 60;

fn reminders_key(player: PlayerId) -> Attributes {
    key(player_pk(player), "REMINDERS")
}

impl Store {
    /// When a player's reminders must be looked at next, where anything is set.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn reminders_at(&self, player: PlayerId) -> Result<Option<Instant>, Error> {
        let Some(item) = self.get(reminders_key(player)).await? else { return Ok(None) };
        Ok(Reader::new(&item).maybe_number("alarm_at")?.map(Instant::from_unix))
    }

    /// Lets a player's reminders be looked at no later than `at`, and answers whether that moved
    /// the alarm: one that is earlier, and does not ring yet at `now`, stays as it is.
    ///
    /// # Errors
    /// `Conflict` when others keep moving it; `Corrupt`, `Unavailable`.
    pub async fn bring_reminders_forward(
        &self,
        player: PlayerId,
        at: Instant,
        now: Instant,
    ) -> Result<bool, Error> {
        for _ in 0..TRIES_MAX {
            let values = Attributes::from([
                (":at".to_owned(), number(at.unix())),
                (":shard".to_owned(), number(shard_of_text(&player_pk(player)))),
            ]);
            let set = "SET #shard = :shard, alarm_at = :at";
            let earlier = "attribute_not_exists(alarm_at) OR alarm_at > :at";
            if self.move_reminders(player, set, earlier, values).await? {
                return Ok(true);
            }
            match self.reminders_at(player).await? {
                Some(alarm_at) if alarm_at <= at && alarm_at > now + SKEW_SECONDS => {
                    return Ok(false);
                }
                // It rings, and who answers it may have read the games before this turn began.
                Some(alarm_at) if alarm_at <= at => {
                    let values = Attributes::from([
                        (":was".to_owned(), number(alarm_at.unix())),
                        (":before".to_owned(), number(alarm_at.unix() - 1)),
                    ]);
                    let set = "SET alarm_at = :before";
                    if self.move_reminders(player, set, "alarm_at = :was", values).await? {
                        return Ok(true);
                    }
                }
                // It was set again or taken away in between: once more.
                _ => {}
            }
        }
        Err(Error::Conflict)
    }

    /// Sets the alarm that was read as `was` to `next`; with none, there is nothing to remind of.
    ///
    /// # Errors
    /// `Conflict` when a turn has begun meanwhile: look again; `Unavailable`.
    pub async fn rearm_reminders(
        &self,
        player: PlayerId,
        was: Instant,
        next: Option<Instant>,
    ) -> Result<(), Error> {
        let mut values = Attributes::from([(":was".to_owned(), number(was.unix()))]);
        let expression = match next {
            Some(next) => {
                values.insert(":next".to_owned(), number(next.unix()));
                "SET alarm_at = :next"
            }
            None => "REMOVE alarm_at, #shard",
        };
        let moved = self.move_reminders(player, expression, "alarm_at = :was", values).await?;
        if moved { Ok(()) } else { Err(Error::Conflict) }
    }

    /// One conditional update; whether the condition held.
    async fn move_reminders(
        &self,
        player: PlayerId,
        expression: &str,
        condition: &str,
        values: Attributes,
    ) -> Result<bool, Error> {
        let mut update = self
            .client()
            .update_item()
            .table_name(self.table())
            .set_key(Some(reminders_key(player)))
            .update_expression(expression)
            .condition_expression(condition)
            .set_expression_attribute_values(Some(values))
            .return_consumed_capacity(ReturnConsumedCapacity::Total);
        if expression.contains("#shard") {
            update = update.expression_attribute_names("#shard", "shard");
        }
        match update.send().boxed().await.map_err(Error::from) {
            Ok(answer) => {
                self.units.add_write(answer.consumed_capacity());
                Ok(true)
            }
            Err(Error::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }
}
