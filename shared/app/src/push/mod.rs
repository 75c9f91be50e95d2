//! Web push: short messages to the browsers that a player has chosen (RFC 8030, 8291 and 8292).
//!
//! A browser names an address at its maker's push service; the message goes there encrypted, and
//! the service learns neither who it is for nor what it says. Whoever is signed in chooses that
//! address: it is never asked for anything but to take a message, and must lie in the open
//! internet.

mod encrypt;
mod endpoint;
mod sender;

use aws_lc_rs::digest::{SHA256, digest};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use rules::PlayerId;
use serde::Serialize;
use store::{Error, PushSubscription};
use tokio::task::JoinSet;

use crate::{App, Problem};
use encrypt::{AUTH_BYTES, Recipient};
use endpoint::Endpoint;
pub use sender::Pusher;

/// Devices that one player may have.
const PUSH_DEVICES_MAX: usize = 10;
/// Characters that are shown of a title.
const TITLE_CHARACTERS_MAX: usize = 100;
/// Characters that are shown of a body: no system shows more, and with them every message fits.
const BODY_CHARACTERS_MAX: usize = 400;

/// What a browser says of its subscription: texts as `PushSubscription.toJSON()` gives them.
#[derive(Clone, Copy)]
pub struct PushDevice<'a> {
    /// Where messages are posted to.
    pub endpoint: &'a str,
    /// The browser's public key, in base64url.
    pub p256dh: &'a str,
    /// The shared secret, in base64url.
    pub auth: &'a str,
    /// The account's present key epoch.
    pub key_epoch: u32,
}

/// A message as the service worker reads it, in JSON with these names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PushMessage {
    /// The first line.
    pub title: String,
    /// The text; what goes beyond 400 characters is cut off.
    pub body: String,
    /// The page that it opens, a path such as `/game/48201`.
    pub url: String,
    /// A message takes the place of an older one with the same tag.
    pub tag: String,
}

/// What became of a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pushed {
    /// Devices whose push service has taken it.
    pub delivered: usize,
    /// Devices that are gone: their subscriptions were removed.
    pub removed: usize,
    /// Why it did not get to the others, one a device.
    pub failed: Vec<PushFailure>,
}

/// Why a push service has not taken a message. It names no address.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PushFailure {
    /// It refused, with this HTTP status.
    #[error("the push service answered {0}")]
    Status(u16),
    /// It could not be reached, or not in time.
    #[error("the push service did not answer")]
    NoAnswer,
    /// The message could not be made for this subscription.
    #[error("the message could not be made")]
    Unsendable,
}

impl App {
    /// Keeps a device of a player, or what it says anew.
    ///
    /// # Errors
    /// `push_not_configured`, `invalid_subscription`, `too_many_devices`; `unavailable`.
    pub async fn keep_device(
        &self,
        player: PlayerId,
        device: PushDevice<'_>,
    ) -> Result<(), Problem> {
        if self.keys.push.is_none() {
            let detail = "This server does not send messages to browsers.";
            return Err(Problem::conflict("push_not_configured", detail));
        }
        let subscription = self.pusher.read(device)?;
        if self.store.keep_push_subscription(player, &subscription, PUSH_DEVICES_MAX).await? {
            return Ok(());
        }
        let detail = format!("You have {PUSH_DEVICES_MAX} devices: remove one of them first.");
        Err(Problem::conflict("too_many_devices", detail))
    }

    /// Forgets the device with this endpoint; again is no fault.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn remove_device(&self, player: PlayerId, endpoint: &str) -> Result<(), Problem> {
        Ok(self.store.remove_push_subscription(player, &name(endpoint)).await?)
    }

    /// Sends a message to all of a player's devices, at the same time. Devices that their push
    /// service does not know any more are removed. Without a key for it, or without devices,
    /// nothing is sent.
    ///
    /// # Errors
    /// When the table does not answer, or this process does not speak to push services; what those answer
    /// is in [`Pushed`].
    pub async fn push(&self, player: PlayerId, message: &PushMessage) -> Result<Pushed, Problem> {
        let mut pushed = Pushed::default();
        if self.keys.push.is_none() {
            return Ok(pushed);
        }
        self.keys.push_signer()?;
        let text = serde_json::to_vec(&message.cut()).map_err(Problem::internal)?;
        let mut sending = JoinSet::new();
        let account = match self.store.account(player).await {
            Ok(account) => account,
            Err(Error::NotFound) => return Ok(pushed),
            Err(error) => return Err(error.into()),
        };
        let mut subscriptions = self.store.push_subscriptions(player).await?;
        subscriptions.retain(|subscription| subscription.key_epoch == account.key_epoch);
        for subscription in subscriptions {
            let (app, text, topic) = (self.clone(), text.clone(), topic(&message.tag));
            sending.spawn(async move {
                let outcome = app.push_to(&subscription, &text, &topic).await;
                (subscription.id, outcome)
            });
        }
        while let Some(sent) = sending.join_next().await {
            let (id, outcome) = sent.map_err(Problem::internal)?;
            match outcome {
                Ok(()) => pushed.delivered += 1,
                Err(PushFailure::Status(404 | 410)) => {
                    self.store.remove_push_subscription(player, &id).await?;
                    pushed.removed += 1;
                }
                Err(failure) => {
                    tracing::warn!(%failure, "a message did not reach a device");
                    pushed.failed.push(failure);
                }
            }
        }
        Ok(pushed)
    }

    /// Encrypts a text for one device and hands it to its push service.
    async fn push_to(
        &self,
        subscription: &PushSubscription,
        text: &[u8],
        topic: &str,
    ) -> Result<(), PushFailure> {
        let key = self.keys.push_signer().map_err(|_| PushFailure::Unsendable)?;
        // Judged again: what is kept was judged by an earlier program.
        let endpoint = self.pusher.endpoint(&subscription.endpoint);
        let endpoint = endpoint.ok_or(PushFailure::Unsendable)?;
        let recipient =
            Recipient { public_key: &subscription.public_key, auth: &subscription.auth };
        let body = encrypt::encrypt(text, recipient, self.random).ok_or(PushFailure::Unsendable)?;
        let signed = endpoint::authorization(&endpoint, key, &self.origin, self.clock.now());
        let authorization = signed.ok_or(PushFailure::Unsendable)?;
        self.pusher.post(endpoint, authorization, topic, body).await
    }
}

impl Pusher {
    /// What a browser says of itself, as it is kept.
    fn read(&self, device: PushDevice<'_>) -> Result<PushSubscription, Problem> {
        let refuse = |detail: &str| Err(Problem::invalid("invalid_subscription", detail));
        if self.endpoint(device.endpoint).is_none() {
            return refuse("The endpoint is not the https address of a push service.");
        }
        // Browsers leave the padding out, some libraries do not.
        let decode = |text: &str| BASE64.decode(text.trim_end_matches('='));
        let public_key = match decode(device.p256dh) {
            Ok(key) if encrypt::is_public_key(&key) => key,
            _ => return refuse("The key `p256dh` is not a point of P-256 in base64url."),
        };
        let auth = match decode(device.auth) {
            Ok(auth) if auth.len() == AUTH_BYTES => auth,
            _ => return refuse("The key `auth` is not 16 bytes in base64url."),
        };
        let endpoint = device.endpoint.to_owned();
        let (id, key_epoch) = (name(&endpoint), device.key_epoch);
        Ok(PushSubscription { id, endpoint, public_key, auth, key_epoch })
    }

    /// An endpoint that messages may be posted to.
    fn endpoint(&self, text: &str) -> Option<Endpoint> {
        Endpoint::read(text, self.may_reach_loopback())
    }
}

impl PushMessage {
    /// The part of it that is sent.
    fn cut(&self) -> PushMessage {
        PushMessage {
            title: first(&self.title, TITLE_CHARACTERS_MAX),
            body: first(&self.body, BODY_CHARACTERS_MAX),
            url: self.url.clone(),
            tag: self.tag.clone(),
        }
    }
}

/// The first characters of a text; an ellipsis stands for the others.
fn first(text: &str, max: usize) -> String {
    match text.char_indices().nth(max) {
        Some(_) => text.chars().take(max.saturating_sub(1)).chain(['…']).collect(),
        None => text.to_owned(),
    }
}

/// What an endpoint is called in the table.
fn name(endpoint: &str) -> String {
    BASE64.encode(digest(&SHA256, endpoint.as_bytes()).as_ref())
}

/// The name under which a push service replaces what it has not delivered yet: at most 32 letters
/// of base64url (RFC 8030, section 5.4).
fn topic(tag: &str) -> String {
    let mut topic = name(tag);
    topic.truncate(32);
    topic
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The longest texts, of the characters that take most bytes in JSON, fit into one record.
    #[test]
    fn every_message_fits() {
        let long = |character: &str| PushMessage {
            title: character.repeat(3_000),
            body: character.repeat(3_000),
            url: "/game/4294967295".to_owned(),
            tag: "game-4294967295".to_owned(),
        };
        for character in ["a", "\u{1}", "\"", "ž", "🀄"] {
            let message = long(character).cut();
            assert_eq!(message.title.chars().count(), TITLE_CHARACTERS_MAX);
            assert!(message.body.starts_with(character) && message.body.ends_with('…'));
            let text = serde_json::to_vec(&message).expect("JSON");
            assert!(text.len() <= encrypt::TEXT_BYTES_MAX, "{character:?}: {} bytes", text.len());
        }
        let short = PushMessage { title: "t".repeat(100), body: "b".repeat(400), ..long("x") };
        assert_eq!(short.cut(), short);
    }

    #[test]
    fn topics_are_short() {
        assert_eq!(topic("game-1").len(), 32);
        assert_ne!(topic("game-1"), topic("game-2"));
    }
}
