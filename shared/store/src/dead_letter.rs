//! Notices that were given up: one small line each, all in one partition, for the officers.

use aws_sdk_dynamodb::types::{Delete, TransactWriteItem};
use rules::{Instant, PlayerId};

use crate::item::{Attributes, Reader, SK, key, number, text};
use crate::notice::KEPT_SECONDS;
use crate::player::player_pk;
use crate::shard::letter_shard_of;
use crate::write::Update;
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
        let given_up = pending
            .update("SET given_up_at = :now, expires_at = :expires REMOVE alarm_at, #shard")
            .with(":now", number(now.unix()))
            .with(":expires", number((now + KEPT_SECONDS).unix()));
        let given_up = self.update_write(given_up)?;
        let line = self.put(item(pending, now, reason))?;
        self.transact(vec![given_up, line]).await
    }

    /// Every notice that was given up and not tried again, the latest first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn dead_letters(&self) -> Result<Vec<DeadLetter>, Error> {
        let items = self.query_all(DEAD.to_owned()).await?;
        let mut letters = items.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        letters.sort_by_key(|letter| std::cmp::Reverse(letter.given_up_at));
        Ok(letters)
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
        let set = "SET due_at = :now, alarm_at = :now, tries = :none, #shard = :shard \
                   REMOVE given_up_at, expires_at";
        let waits = Update::new(notice.item_key(), set)
            .under("attribute_exists(given_up_at)")
            .with(":now", number(now.unix()))
            .with(":none", number(0))
            .with(":shard", number(letter_shard_of(&player_pk(notice.player))));
        let delete = TransactWriteItem::builder().delete(delete).build();
        match self.transact(vec![self.update_write(waits)?, delete]).await {
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
