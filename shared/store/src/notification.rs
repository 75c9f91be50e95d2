//! What a player was told, for the page that lists it: a line each, in the words of the mail, kept for 60 days in a
//! partition of the player's own.

use rules::{Instant, PlayerId};

use crate::item::{Attributes, Reader, SK, key, number, text};
use crate::notice::KEPT_SECONDS;
use crate::write::Update;
use crate::{Error, Store};

/// What sort keys of the lines begin with.
const LINE: &str = "TOLD#";
/// The sort key of what says until when the player has looked at them.
const SEEN: &str = "SEEN";

/// Something that a player was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notification {
    /// What happened, as the key of its notice says it.
    pub key: String,
    /// When it was noticed.
    pub at: Instant,
    /// In one line, in the player's language.
    pub title: String,
    /// In which event; empty where in none.
    pub event: String,
    /// The page that tells more, as a path.
    pub path: String,
}

/// What a player was told, and until when the player has looked at it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notifications {
    /// In no order.
    pub told: Vec<Notification>,
    /// None where the player never has.
    pub seen_at: Option<Instant>,
}

fn pk(player: PlayerId) -> String {
    format!("NOTIFICATIONS#{player}")
}

fn read(item: &Attributes) -> Result<Notification, Error> {
    let reader = Reader::new(item);
    let key = reader.text(SK)?.strip_prefix(LINE);
    Ok(Notification {
        key: key.ok_or_else(|| reader.corrupt(SK, "is no notification's"))?.to_owned(),
        at: Instant::from_unix(reader.number("at")?),
        title: reader.text("title")?.to_owned(),
        event: reader.text("event")?.to_owned(),
        path: reader.text("path")?.to_owned(),
    })
}

impl Store {
    /// Keeps what a player was told, unless that was kept before.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn keep_notification(
        &self,
        player: PlayerId,
        told: &Notification,
    ) -> Result<(), Error> {
        let mut item = key(pk(player), format!("{LINE}{}", told.key));
        item.extend([
            ("at".to_owned(), number(told.at.unix())),
            ("title".to_owned(), text(&told.title)),
            ("event".to_owned(), text(&told.event)),
            ("path".to_owned(), text(&told.path)),
            ("expires_at".to_owned(), number((told.at + KEPT_SECONDS).unix())),
        ]);
        self.put_unless_there(item).await.map(|_| ())
    }

    /// What a player was told. What has expired may still be among it.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn notifications(&self, player: PlayerId) -> Result<Notifications, Error> {
        let mut found = Notifications::default();
        for item in self.query_all(pk(player)).await? {
            let reader = Reader::new(&item);
            match reader.text(SK)? {
                SEEN => found.seen_at = Some(Instant::from_unix(reader.number("seen_at")?)),
                _ => found.told.push(read(&item)?),
            }
        }
        Ok(found)
    }

    /// The player has looked at everything until then. Whoever has looked further has done so.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn notifications_seen(&self, player: PlayerId, until: Instant) -> Result<(), Error> {
        let seen = Update::new(key(pk(player), SEEN), "SET seen_at = :until")
            .under("attribute_not_exists(seen_at) OR seen_at < :until")
            .with(":until", number(until.unix()));
        match self.update(seen).await {
            Err(Error::Conflict) => Ok(()),
            outcome => outcome,
        }
    }

    /// Removes everything that a player was told. Idempotent.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub(crate) async fn remove_notifications(&self, player: PlayerId) -> Result<(), Error> {
        self.remove_partition(pk(player)).await
    }
}
