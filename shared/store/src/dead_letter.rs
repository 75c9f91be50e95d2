//! Notices that were given up: one small line each, all in one partition, for the officers.

use aws_sdk_dynamodb::types::{Delete, ReturnConsumedCapacity, TransactWriteItem};
use futures_util::FutureExt;
use rules::{Instant, PlayerId};

use crate::item::{Attributes, Reader, SK, key, number, text};
use crate::notice::{KEPT_SECONDS, NoticeUpdate};
use crate::player::player_pk;
use crate::shard::letter_shard_of;
use crate::{Error, NoticeKey, PendingNotice, Store};

/// The partition of all notices that were given up: few at any time.
const DEAD: &str = "DEAD";

/// A notice that was given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadLetter {
    /// Whose notice, and of what.
    pub key: NoticeKey,
    /// When it was given up.
    pub given_up_at: Instant,
    /// How often it was tried.
    pub tries: u16,
    /// Why it failed at last; names no address.
    pub reason: String,
}

fn dead_key(notice: &NoticeKey) -> Attributes {
    key(DEAD, format!("{}#{}", notice.player, notice.key))
}

/// The line of a notice.
fn item(pending: &PendingNotice, now: Instant, reason: &str) -> Attributes {
    let mut item = dead_key(&pending.notice.key());
    item.extend([
        ("given_up_at".to_owned(), number(now.unix())),
        ("tries".to_owned(), number(pending.tries)),
        ("reason".to_owned(), text(reason)),
        ("expires_at".to_owned(), number((now + KEPT_SECONDS).unix())),
    ]);
    item
}

fn read(item: &Attributes) -> Result<DeadLetter, Error> {
    let reader = Reader::new(item);
    let key = reader.text(SK)?.split_once('#').and_then(|(player, key)| {
        Some(NoticeKey { player: PlayerId(player.parse().ok()?), key: key.to_owned() })
    });
    Ok(DeadLetter {
        key: key.ok_or_else(|| reader.corrupt(SK, "is no notice's"))?,
        given_up_at: Instant::from_unix(reader.number("given_up_at")?),
        tries: reader.number("tries")?,
        reason: reader.text("reason")?.to_owned(),
    })
}

impl Store {
    /// Gives a notice up: it waits no longer, and a line for the officers says so and why. Both
    /// vanish after 60 days.
    ///
    /// # Errors
    /// `Conflict` when it was taken, sent or given up meanwhile; `Unavailable`.
    pub async fn give_up(
        &self,
        pending: &PendingNotice,
        now: Instant,
        reason: &str,
    ) -> Result<(), Error> {
        let values = Attributes::from([
            (":now".to_owned(), number(now.unix())),
            (":expires".to_owned(), number((now + KEPT_SECONDS).unix())),
        ]);
        let expression = "SET given_up_at = :now, expires_at = :expires REMOVE alarm_at, #shard";
        let update = pending.update(expression, values).write(self.table())?;
        let line = self.put(item(pending, now, reason))?;
        self.transact(vec![update, line]).await
    }

    /// Every notice that was given up and not tried again, the latest first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn dead_letters(&self) -> Result<Vec<DeadLetter>, Error> {
        let mut letters = Vec::new();
        let mut start = None;
        loop {
            let answer = self
                .client()
                .query()
                .table_name(self.table())
                .key_condition_expression("pk = :pk")
                .expression_attribute_values(":pk", text(DEAD))
                .consistent_read(true)
                .set_exclusive_start_key(start)
                .return_consumed_capacity(ReturnConsumedCapacity::Total)
                .send()
                .boxed()
                .await?;
            self.units.add_read(answer.consumed_capacity());
            for item in answer.items() {
                letters.push(read(item)?);
            }
            start = answer.last_evaluated_key;
            if start.is_none() {
                letters.sort_by_key(|letter| std::cmp::Reverse(letter.given_up_at));
                return Ok(letters);
            }
        }
    }

    /// Lets a notice that was given up be sent as if it were due at `now` for the first time; its
    /// line goes. Again is a fault: it then waits.
    ///
    /// # Errors
    /// `NotFound` when there is no such line or its notice is gone; `Unavailable`.
    pub async fn retry_dead(&self, notice: &NoticeKey, now: Instant) -> Result<(), Error> {
        let delete = Delete::builder()
            .table_name(self.table())
            .set_key(Some(dead_key(notice)))
            .condition_expression("attribute_exists(pk)")
            .build()?;
        let waits = NoticeUpdate {
            key: notice.clone(),
            expression: "SET due_at = :now, alarm_at = :now, tries = :none, #shard = :shard \
                         REMOVE given_up_at, expires_at"
                .to_owned(),
            condition: "attribute_exists(given_up_at)".to_owned(),
            values: Attributes::from([
                (":now".to_owned(), number(now.unix())),
                (":none".to_owned(), number(0)),
                (":shard".to_owned(), number(letter_shard_of(&player_pk(notice.player)))),
            ]),
        };
        let delete = TransactWriteItem::builder().delete(delete).build();
        match self.transact(vec![waits.write(self.table())?, delete]).await {
            Err(Error::Conflict) => Err(Error::NotFound),
            outcome => outcome,
        }
    }

    /// Whether a notice is kept that waits or was sent: it was tried again, and there is nothing to
    /// be tried.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn waits_or_was_sent(&self, notice: &NoticeKey) -> Result<bool, Error> {
        let kept = self.get(notice.item_key()).await?;
        Ok(kept.is_some_and(|item| !item.contains_key("given_up_at")))
    }
}
