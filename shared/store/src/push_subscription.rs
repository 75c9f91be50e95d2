//! Push subscriptions: the browsers that a player wants to be told on.

use std::fmt;

use aws_sdk_dynamodb::types::{AttributeValue, ReturnValue};
use futures_util::FutureExt;
use rules::PlayerId;

use crate::item::{Attributes, Reader, bytes, key, number, text};
use crate::player::player_pk;
use crate::{Error, Store};

/// Sort keys begin with this.
const PREFIX: &str = "PUSH#";

/// One browser's subscription with its push service.
#[derive(Clone, PartialEq, Eq)]
pub struct PushSubscription {
    /// Its name in the table: a digest of the endpoint, letters of base64url.
    pub id: String,
    /// Where messages are posted to: whoever knows it can reach the browser.
    pub endpoint: String,
    /// The browser's public key: an uncompressed point of P-256, 65 bytes.
    pub public_key: Vec<u8>,
    /// The secret that the browser shares with this server, 16 bytes.
    pub auth: Vec<u8>,
    /// The account's key epoch when it was added: it is told nothing in another.
    pub key_epoch: u32,
}

/// Leaves out everything that must not reach a log.
impl fmt::Debug for PushSubscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PushSubscription").field("id", &self.id).finish_non_exhaustive()
    }
}

fn subscription_key(player: PlayerId, id: &str) -> Attributes {
    key(player_pk(player), format!("{PREFIX}{id}"))
}

fn read(item: &Attributes) -> Result<PushSubscription, Error> {
    let reader = Reader::new(item);
    let id = reader.text("sk")?.strip_prefix(PREFIX);
    Ok(PushSubscription {
        id: id.ok_or_else(|| reader.corrupt("sk", "is no subscription's"))?.to_owned(),
        endpoint: reader.text("endpoint")?.to_owned(),
        public_key: reader.bytes("public_key")?.to_vec(),
        auth: reader.bytes("auth")?.to_vec(),
        key_epoch: reader.maybe_number("key_epoch")?.unwrap_or_default(),
    })
}

impl Store {
    /// All of a player's subscriptions, in no order that means anything.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn push_subscriptions(
        &self,
        player: PlayerId,
    ) -> Result<Vec<PushSubscription>, Error> {
        self.query_prefix(player_pk(player), PREFIX).await?.iter().map(read).collect()
    }

    /// Keeps a subscription, in place of the one with the same name, and answers whether it was
    /// kept: not when it is new and the player has `max` already.
    ///
    /// It is written first and counted then, so that two requests at once do not both find room.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn keep_push_subscription(
        &self,
        player: PlayerId,
        subscription: &PushSubscription,
        max: usize,
    ) -> Result<bool, Error> {
        let values: [(&str, AttributeValue); 4] = [
            ("key_epoch", number(subscription.key_epoch)),
            ("endpoint", text(&subscription.endpoint)),
            ("public_key", bytes(subscription.public_key.clone())),
            ("auth", bytes(subscription.auth.clone())),
        ];
        let mut item = subscription_key(player, &subscription.id);
        item.extend(values.map(|(name, value)| (name.to_owned(), value)));
        let answer = self
            .client()
            .put_item()
            .table_name(self.table())
            .set_item(Some(item))
            .return_values(ReturnValue::AllOld)
            .send()
            .boxed()
            .await?;
        let is_new = answer.attributes.is_none_or(|before| before.is_empty());
        if !is_new || self.push_subscriptions(player).await?.len() <= max {
            return Ok(true);
        }
        self.remove_push_subscription(player, &subscription.id).await?;
        Ok(false)
    }

    /// Removes a subscription by its name; idempotent.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn remove_push_subscription(&self, player: PlayerId, id: &str) -> Result<(), Error> {
        self.delete_item(subscription_key(player, id)).await
    }
}
