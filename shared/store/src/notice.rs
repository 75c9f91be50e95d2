//! Notices: what a player is to be told, one item each, from the moment at which it was noticed
//! until 60 days after it was sent.
//!
//! A notice's key is made of what happened, never of when somebody noticed it, and an item is put
//! only where there is none: a record of the stream that comes twice, late or out of order makes
//! one mail. Until it is sent it has an alarm, so that one that was put by a machine which then
//! died is found again. Sending comes before marking as sent: after a crash in between the same
//! mail goes out once more, under the same id.

use rules::{GameId, Instant, PlayerId, ReminderCause};

use crate::item::{Attributes, Reader, SK, bytes, key, number};
use crate::player::player_pk;
use crate::shard::letter_shard_of;
use crate::write::Update;
use crate::{Error, NoticeKind, Store};

/// Seconds for which a sent notice is kept, so that it is not sent again.
pub(crate) const KEPT_SECONDS: i64 = 60 * 86_400;
/// What the sort key begins with.
const NOTICE: &str = "NOTICE#";
/// Most notices that are claimed or marked together: what one transaction takes.
pub const NOTICES_TOGETHER_MAX: usize = 100;

/// Something that a player is to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Who.
    pub player: PlayerId,
    /// What.
    pub kind: NoticeKind,
}

impl Notice {
    /// Where it is kept.
    pub fn key(&self) -> NoticeKey {
        NoticeKey { player: self.player, key: self.kind.key() }
    }
}

/// The name of a notice.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NoticeKey {
    /// Who is told.
    pub player: PlayerId,
    /// What happened, as [`NoticeKind::key`] says it.
    pub key: String,
}

impl NoticeKey {
    pub(crate) fn item_key(&self) -> Attributes {
        key(player_pk(self.player), format!("{NOTICE}{}", self.key))
    }
}

/// A notice that is not sent yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingNotice {
    /// The notice.
    pub notice: Notice,
    /// When it was first to be sent; the days until it is given up count from here.
    pub due_at: Instant,
    /// When somebody looks at it next.
    pub alarm_at: Instant,
    /// How often somebody has begun to tell, by push or mail: a try that ended with its machine counts, too.
    pub tries: u16,
}

impl PendingNotice {
    /// A notice to be put, due at `due_at` and looked at again at `alarm_at`.
    pub fn new(notice: Notice, due_at: Instant, alarm_at: Instant) -> PendingNotice {
        PendingNotice { notice, due_at, alarm_at, tries: 0 }
    }

    /// The same for whoever tells at once: the first try has begun.
    pub fn begun(self) -> PendingNotice {
        PendingNotice { tries: self.tries.saturating_add(1), ..self }
    }

    fn item(&self) -> Result<Attributes, Error> {
        let mut item = self.notice.key().item_key();
        item.extend([
            ("kind".to_owned(), bytes(self.notice.kind.to_bytes()?)),
            ("due_at".to_owned(), number(self.due_at.unix())),
            ("tries".to_owned(), number(self.tries)),
            ("shard".to_owned(), number(letter_shard_of(&player_pk(self.notice.player)))),
            ("alarm_at".to_owned(), number(self.alarm_at.unix())),
        ]);
        Ok(item)
    }

    /// Reads an item; `None` for a notice that does not wait any more.
    fn read(player: PlayerId, item: &Attributes) -> Result<Option<PendingNotice>, Error> {
        let reader = Reader::new(item);
        let Some(alarm_at) = reader.maybe_number("alarm_at")? else { return Ok(None) };
        let kind = NoticeKind::from_bytes(reader.bytes("kind")?);
        let kind = kind.ok_or_else(|| reader.corrupt("kind", "cannot be read"))?;
        if reader.text(SK)?.strip_prefix(NOTICE) != Some(kind.key().as_str()) {
            return Err(reader.corrupt("kind", "is another notice's"));
        }
        Ok(Some(PendingNotice {
            notice: Notice { player, kind },
            due_at: Instant::from_unix(reader.number("due_at")?),
            alarm_at: Instant::from_unix(alarm_at),
            tries: reader.number("tries")?,
        }))
    }

    /// An update that holds only while the notice is as it was read.
    pub(crate) fn update(&self, expression: &str) -> Update {
        Update::new(self.notice.key().item_key(), expression)
            .under("alarm_at = :alarm_before AND tries = :tries_before")
            .with(":alarm_before", number(self.alarm_at.unix()))
            .with(":tries_before", number(self.tries))
    }
}

impl Store {
    /// Keeps a new notice, and answers whether there was none of this key before, sent or not.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn put_notice(&self, new: &PendingNotice) -> Result<bool, Error> {
        self.put_unless_there(new.item()?).await
    }

    /// A notice that waits; none when it was sent, given up, or never put.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn pending_notice(&self, key: &NoticeKey) -> Result<Option<PendingNotice>, Error> {
        match self.get(key.item_key()).await? {
            Some(item) => PendingNotice::read(key.player, &item),
            None => Ok(None),
        }
    }

    /// Every notice of a player that waits, those that are due first in front.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn pending_notices(&self, player: PlayerId) -> Result<Vec<PendingNotice>, Error> {
        let items = self.query_prefix(player_pk(player), NOTICE).await?;
        let read = items.iter().filter_map(|item| PendingNotice::read(player, item).transpose());
        let mut pending = read.collect::<Result<Vec<_>, _>>()?;
        pending.sort_by_key(|pending| pending.due_at);
        Ok(pending)
    }

    /// When a player was last told, or is to be told, of the deadline of a turn: after so many
    /// half-moves of a game. None when that never was, or more than 60 days ago.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn deadline_told(
        &self,
        player: PlayerId,
        game: GameId,
        ply: u16,
    ) -> Result<Option<Instant>, Error> {
        let keys = NoticeKind::reminders_of(game, ply, ReminderCause::Deadline);
        let items = self.query_prefix(player_pk(player), &format!("{NOTICE}{keys}")).await?;
        let due = items.iter().map(|item| Reader::new(item).number("due_at"));
        let due: Vec<i64> = due.collect::<Result<_, _>>()?;
        Ok(due.into_iter().max().map(Instant::from_unix))
    }

    /// Whether a notice waits, or was dealt with after `after`: sent, or told to devices alone. Not one
    /// that was given up.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn waits_or_told_after(
        &self,
        key: &NoticeKey,
        after: Instant,
    ) -> Result<bool, Error> {
        let Some(item) = self.get(key.item_key()).await? else { return Ok(false) };
        let reader = Reader::new(&item);
        if reader.maybe_number::<i64>("alarm_at")?.is_some() {
            return Ok(true);
        }
        let told = [reader.maybe_number("sent_at")?, reader.maybe_number("dropped_at")?];
        Ok(told.into_iter().flatten().any(|told| Instant::from_unix(told) > after))
    }

    /// Takes notices, up to [`NOTICES_TOGETHER_MAX`], for a try each until what `until` says of it: all
    /// or none, and only as they were read. Nobody else sends them until their alarm rings again.
    ///
    /// # Errors
    /// `Conflict` when one of them was taken, sent or given up meanwhile; `Unavailable`.
    pub async fn claim_notices(
        &self,
        notices: &[PendingNotice],
        until: impl Fn(&PendingNotice) -> Instant,
    ) -> Result<Vec<PendingNotice>, Error> {
        let claimed = |pending: &PendingNotice| {
            PendingNotice { alarm_at: until(pending), ..pending.clone() }.begun()
        };
        let claimed: Vec<PendingNotice> = notices.iter().map(claimed).collect();
        let claims = notices.iter().zip(&claimed).map(|(pending, claimed)| {
            pending
                .update("SET alarm_at = :until, tries = :tries")
                .with(":until", number(claimed.alarm_at.unix()))
                .with(":tries", number(claimed.tries))
        });
        self.update_notices(claims).await?;
        Ok(claimed)
    }

    /// Marks notices, up to [`NOTICES_TOGETHER_MAX`], as sent; `dropped`: as not worth sending any
    /// more. They wait no longer, and vanish after 60 days.
    ///
    /// # Errors
    /// `Conflict` when one of them does not wait; `Unavailable`.
    pub async fn notices_sent(
        &self,
        notices: &[PendingNotice],
        now: Instant,
        dropped: bool,
    ) -> Result<(), Error> {
        let name = if dropped { "dropped_at" } else { "sent_at" };
        let expression =
            format!("SET {name} = :now, expires_at = :expires REMOVE alarm_at, #shard");
        let sent = |pending: &PendingNotice| {
            // Whoever has sent it says so, even if its time to do so was over.
            Update::new(pending.notice.key().item_key(), expression.as_str())
                .under("attribute_exists(alarm_at)")
                .with(":now", number(now.unix()))
                .with(":expires", number((now + KEPT_SECONDS).unix()))
        };
        self.update_notices(notices.iter().map(sent)).await
    }

    /// Lets the alarm of a notice that was not sent ring at `next`.
    ///
    /// # Errors
    /// `Conflict` when it was taken, sent or given up meanwhile; `Unavailable`.
    pub async fn notice_failed(&self, pending: &PendingNotice, next: Instant) -> Result<(), Error> {
        self.update(pending.update("SET alarm_at = :next").with(":next", number(next.unix()))).await
    }

    /// The same of one that was not looked at, which is no try. The first one counts all the same: devices were told
    /// with it.
    ///
    /// # Errors
    /// As [`Store::notice_failed`].
    pub async fn put_notice_off(
        &self,
        pending: &PendingNotice,
        next: Instant,
    ) -> Result<(), Error> {
        let tries = pending.tries.saturating_sub(1).max(1);
        let put_off = pending
            .update("SET alarm_at = :next, tries = :tries")
            .with(":next", number(next.unix()))
            .with(":tries", number(tries));
        self.update(put_off).await
    }

    /// One update alone, at half the price, or several in one transaction.
    async fn update_notices(&self, updates: impl Iterator<Item = Update>) -> Result<(), Error> {
        let mut updates: Vec<Update> = updates.collect();
        match (updates.len(), updates.pop()) {
            (1, Some(only)) => self.update(only).await,
            (_, Some(last)) => {
                updates.push(last);
                let writes = updates.into_iter().map(|update| self.update_write(update));
                self.transact(writes.collect::<Result<_, _>>()?).await
            }
            (_, None) => Ok(()),
        }
    }
}
