//! Webhooks: addresses of programs that want to be told, and what they are told, one item each from
//! the moment at which it was noticed until 30 days later.
//!
//! As with notices, a delivery's key is made of what happened and it is put only where there is
//! none, so that a record of the stream that comes twice makes one; it has an alarm until it was
//! delivered or given up.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use aws_sdk_dynamodb::types::AttributeValue;
use rules::{Instant, PlayerId};
use serde::{Deserialize, Serialize};

use crate::item::{Attributes, Reader, SK, key, number, text};
use crate::shard::letter_shard_of;
use crate::write::Update;
use crate::{Error, KeyOwner, OwnedId, Store};

pub(crate) const HOOK: &str = "HOOK#";
const DELIVERY: &str = "DELIVERY#";
/// The partition with a line for each webhook: whoever tells everybody asks it.
const HOOKS: &str = "HOOKS";
/// Seconds for which a delivery is kept, so that it is not made again and can be looked at.
const KEPT_SECONDS: i64 = 30 * 86_400;

/// What a webhook is told of. The names are stored and sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HookEvent {
    /// A game of their owner, or of a player of the federation, has ended.
    GameEnded,
    /// The last game of a section with such a player has ended.
    SectionFinished,
    /// The last game of a match of teams with such a player, or of such a captain, has ended (`TR-11`).
    MatchFinished,
    /// A rating list was published.
    ListPublished,
    /// Its owner wants to see whether it works.
    Test,
}

const EVENTS: [(HookEvent, &str); 5] = [
    (HookEvent::GameEnded, "game.ended"),
    (HookEvent::SectionFinished, "section.finished"),
    (HookEvent::MatchFinished, "match.finished"),
    (HookEvent::ListPublished, "list.published"),
    (HookEvent::Test, "test"),
];

impl fmt::Display for HookEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(EVENTS.iter().find(|(event, _)| event == self).map_or("", |(_, name)| name))
    }
}

impl FromStr for HookEvent {
    type Err = ();

    fn from_str(name: &str) -> Result<HookEvent, ()> {
        EVENTS.iter().find(|(_, known)| *known == name).map(|(event, _)| *event).ok_or(())
    }
}

/// An address that is told.
#[derive(Clone, PartialEq, Eq)]
pub struct Webhook {
    /// Its name.
    pub id: OwnedId,
    /// Who made it.
    pub made_by: PlayerId,
    /// The key epoch of its maker's account when it was made: it is told nothing in another.
    pub key_epoch: u32,
    /// Where it is posted to: it may hold a secret of its own.
    pub url: String,
    /// Of what.
    pub events: BTreeSet<HookEvent>,
    /// When it was made.
    pub created_at: Instant,
}

/// Leaves out the address, which must not reach a log.
impl fmt::Debug for Webhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Webhook").field("id", &self.id).finish_non_exhaustive()
    }
}

/// The name of a delivery.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeliveryKey {
    /// To which webhook.
    pub hook: OwnedId,
    /// What happened: `game-48201-17`.
    pub key: String,
}

/// One try to deliver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Try {
    /// When.
    pub at: Instant,
    /// The HTTP status of the answer; none: there was no answer.
    pub status: Option<u16>,
}

/// How far a delivery is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeliveryState {
    /// It is looked at next then.
    Waiting(Instant),
    /// It was taken.
    Delivered,
    /// It is not tried any more.
    GivenUp,
}

/// Something that a webhook is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// Its name.
    pub key: DeliveryKey,
    /// What it is.
    pub event: HookEvent,
    /// What is sent, in JSON: the same bytes with each try.
    pub body: String,
    /// When it was put.
    pub due_at: Instant,
    /// The tries, the oldest first.
    pub tries: Vec<Try>,
    /// How far it is.
    pub state: DeliveryState,
}

fn hook_key(id: &OwnedId) -> Attributes {
    key(id.owner.pk(), format!("{HOOK}{}", id.id))
}

fn line_key(id: &OwnedId) -> Attributes {
    key(HOOKS, id.to_string())
}

impl DeliveryKey {
    /// Reads the sort key of a delivery of `owner`.
    pub(crate) fn read(owner: KeyOwner, sk: &str) -> Option<DeliveryKey> {
        let (id, key) = sk.strip_prefix(DELIVERY)?.split_once('#')?;
        Some(DeliveryKey { hook: OwnedId { owner, id: id.to_owned() }, key: key.to_owned() })
    }

    pub(crate) fn item_key(&self) -> Attributes {
        key(self.hook.owner.pk(), format!("{DELIVERY}{}#{}", self.hook.id, self.key))
    }
}

fn read_hook(owner: KeyOwner, item: &Attributes) -> Result<Webhook, Error> {
    let reader = Reader::new(item);
    let id = reader.text(SK)?.strip_prefix(HOOK);
    let id = id.ok_or_else(|| reader.corrupt(SK, "is no webhook's"))?.to_owned();
    let events = item.get("events").and_then(|events| events.as_ss().ok());
    let events = events.ok_or_else(|| reader.corrupt("events", "is no set"))?;
    let events = events.iter().map(|name| name.parse()).collect::<Result<_, _>>();
    Ok(Webhook {
        id: OwnedId { owner, id },
        made_by: PlayerId(reader.number("made_by")?),
        key_epoch: reader.maybe_number("key_epoch")?.unwrap_or_default(),
        url: reader.text("url")?.to_owned(),
        events: events.map_err(|()| reader.corrupt("events", "has an unknown name"))?,
        created_at: Instant::from_unix(reader.number("created_at")?),
    })
}

fn read_delivery(owner: KeyOwner, item: &Attributes) -> Result<Delivery, Error> {
    let reader = Reader::new(item);
    let found = DeliveryKey::read(owner, reader.text(SK)?);
    let state = match (reader.maybe_number("alarm_at")?, reader.maybe_text("given_up")?) {
        (Some(at), _) => DeliveryState::Waiting(Instant::from_unix(at)),
        (None, Some(_)) => DeliveryState::GivenUp,
        (None, None) => DeliveryState::Delivered,
    };
    let tries = serde_json::from_str(reader.text("tries")?);
    Ok(Delivery {
        key: found.ok_or_else(|| reader.corrupt(SK, "is no delivery's"))?,
        event: reader.text("event")?.parse().map_err(|()| reader.corrupt("event", "is unknown"))?,
        body: reader.text("body")?.to_owned(),
        due_at: Instant::from_unix(reader.number("due_at")?),
        tries: tries.map_err(|error| reader.corrupt("tries", error))?,
        state,
    })
}

impl Store {
    /// Keeps a new webhook and answers whether it was kept: not when its owner has `max` already.
    ///
    /// It is written first and counted then, so that two requests at once do not both find room.
    ///
    /// # Errors
    /// `Conflict` when the name is taken; `Corrupt`, `Unavailable`.
    pub async fn create_webhook(&self, hook: &Webhook, max: usize) -> Result<bool, Error> {
        let events = hook.events.iter().map(HookEvent::to_string).collect();
        let mut item = hook_key(&hook.id);
        item.extend([
            ("made_by".to_owned(), number(hook.made_by)),
            ("key_epoch".to_owned(), number(hook.key_epoch)),
            ("url".to_owned(), text(&hook.url)),
            ("events".to_owned(), AttributeValue::Ss(events)),
            ("created_at".to_owned(), number(hook.created_at.unix())),
        ]);
        self.transact(vec![self.put_new(item)?, self.put_new(line_key(&hook.id))?]).await?;
        if self.webhooks(hook.id.owner).await?.len() <= max {
            return Ok(true);
        }
        self.remove_webhook(&hook.id).await?;
        Ok(false)
    }

    /// All of an owner's webhooks, in no order that means anything.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn webhooks(&self, owner: KeyOwner) -> Result<Vec<Webhook>, Error> {
        let items = self.query_prefix(owner.pk(), HOOK).await?;
        items.iter().map(|item| read_hook(owner, item)).collect()
    }

    /// One webhook.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn webhook(&self, id: &OwnedId) -> Result<Webhook, Error> {
        read_hook(id.owner, &self.get(hook_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// Everybody who has a webhook.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn webhook_owners(&self) -> Result<BTreeSet<KeyOwner>, Error> {
        let lines = self.query_all(HOOKS.to_owned()).await?;
        let owner = |line: &Attributes| {
            let reader = Reader::new(line);
            let id: Result<OwnedId, ()> = reader.text(SK)?.parse();
            id.map(|id| id.owner).map_err(|()| reader.corrupt(SK, "is no webhook's"))
        };
        lines.iter().map(owner).collect()
    }

    /// Removes a webhook; idempotent. What waits for it is given up when it rings.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn remove_webhook(&self, id: &OwnedId) -> Result<(), Error> {
        for key in [line_key(id), hook_key(id)] {
            self.delete_item(key).await?;
        }
        Ok(())
    }

    /// Puts what a webhook is to be told, due at once, unless that was done before.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn put_delivery(
        &self,
        key: &DeliveryKey,
        event: HookEvent,
        body: &str,
        now: Instant,
    ) -> Result<(), Error> {
        let mut item = key.item_key();
        item.extend([
            ("event".to_owned(), text(event.to_string())),
            ("body".to_owned(), text(body)),
            ("due_at".to_owned(), number(now.unix())),
            ("tries".to_owned(), text("[]")),
            ("shard".to_owned(), number(letter_shard_of(&key.hook.owner.pk()))),
            ("alarm_at".to_owned(), number(now.unix())),
            ("expires_at".to_owned(), number((now + KEPT_SECONDS).unix())),
        ]);
        match self.transact(vec![self.put_new(item)?]).await {
            Ok(()) | Err(Error::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// One delivery.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn delivery(&self, key: &DeliveryKey) -> Result<Delivery, Error> {
        let item = self.get(key.item_key()).await?.ok_or(Error::NotFound)?;
        read_delivery(key.hook.owner, &item)
    }

    /// What a webhook was told in the last 30 days, in no order that means anything.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn deliveries(&self, hook: &OwnedId) -> Result<Vec<Delivery>, Error> {
        let prefix = format!("{DELIVERY}{}#", hook.id);
        let items = self.query_prefix(hook.owner.pk(), &prefix).await?;
        items.iter().map(|item| read_delivery(hook.owner, item)).collect()
    }

    /// Writes a delivery's tries and state, while it still is in the state of `before`.
    ///
    /// # Errors
    /// `Conflict` when somebody else has changed it; `Unavailable`.
    pub async fn change_delivery(
        &self,
        before: DeliveryState,
        delivery: &Delivery,
    ) -> Result<(), Error> {
        let tries = serde_json::to_string(&delivery.tries)
            .map_err(|error| Error::corrupt(delivery.key.key.clone(), error))?;
        let update = match delivery.state {
            DeliveryState::Waiting(_) => {
                "SET tries = :tries, #shard = :shard, alarm_at = :alarm REMOVE given_up"
            }
            DeliveryState::Delivered => "SET tries = :tries REMOVE #shard, alarm_at, given_up",
            DeliveryState::GivenUp => {
                "SET tries = :tries, given_up = :given_up REMOVE #shard, alarm_at"
            }
        };
        let condition = match before {
            DeliveryState::Waiting(_) => "alarm_at = :before",
            _ => "attribute_exists(pk) AND attribute_not_exists(alarm_at)",
        };
        let shard = number(letter_shard_of(&delivery.key.hook.owner.pk()));
        let mut values = Attributes::from([(":tries".to_owned(), text(tries))]);
        if let DeliveryState::Waiting(at) = delivery.state {
            values.insert(":alarm".to_owned(), number(at.unix()));
            values.insert(":shard".to_owned(), shard);
        }
        if delivery.state == DeliveryState::GivenUp {
            values.insert(":given_up".to_owned(), text("yes"));
        }
        if let DeliveryState::Waiting(at) = before {
            values.insert(":before".to_owned(), number(at.unix()));
        }
        let update = Update::new(delivery.key.item_key(), update).under(condition);
        self.update(update.with_all(values)).await
    }
}

/// Reads the owner of a partition, `P#160012` or `FEDERATION#CZE`.
pub(crate) fn owner_of(pk: &str) -> Option<KeyOwner> {
    let (kind, owner) = pk.split_once('#')?;
    let owner: KeyOwner = owner.parse().ok()?;
    let fits = matches!(
        (kind, owner),
        ("P", KeyOwner::Player(_)) | ("FEDERATION", KeyOwner::Federation(_))
    );
    fits.then_some(owner)
}
