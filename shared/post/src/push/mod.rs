//! Web push: short messages to the browsers that a player has chosen (RFC 8030, 8291 and 8292).
//!
//! A browser names an address at its maker's push service; the message goes there encrypted, and
//! the service learns neither who it is for nor what it says. Whoever is signed in chooses that
//! address: it is never asked for anything but to take a message, and must lie in the open
//! internet.

mod encrypt;
mod endpoint;
mod key;
mod sender;

use aws_lc_rs::digest::{SHA256, digest};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use rules::Instant;
use serde::Serialize;

use crate::Random;
use encrypt::{AUTH_BYTES, Recipient};
use endpoint::Endpoint;
pub use key::{BadKey, PushKey};
pub use sender::Pusher;

/// Characters that are shown of a title.
const TITLE_CHARACTERS_MAX: usize = 100;
/// Characters that are shown of a body: no system shows more, and with them every message fits.
const BODY_CHARACTERS_MAX: usize = 400;

/// What a browser says of its subscription: texts as `PushSubscription.toJSON()` gives them.
#[derive(Clone, Copy, Debug)]
pub struct Device<'a> {
    /// Where messages are posted to.
    pub endpoint: &'a str,
    /// The browser's public key, in base64url.
    pub p256dh: &'a str,
    /// The shared secret, in base64url.
    pub auth: &'a str,
}

/// What of a device cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadDevice {
    /// Its address.
    #[error("The endpoint is not the https address of a push service.")]
    Endpoint,
    /// Its public key.
    #[error("The key `p256dh` is not a point of P-256 in base64url.")]
    PublicKey,
    /// Its secret.
    #[error("The key `auth` is not 16 bytes in base64url.")]
    Auth,
}

/// A device that messages can be encrypted for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subscription {
    /// Where messages are posted to.
    pub endpoint: String,
    /// The browser's public key: an uncompressed point of P-256.
    pub public_key: Vec<u8>,
    /// The shared secret, 16 bytes.
    pub auth: Vec<u8>,
}

/// Who sends, and when.
#[derive(Clone, Copy)]
pub struct Sender<'a> {
    /// What shows who sends.
    pub key: &'a PushKey,
    /// The site.
    pub origin: &'a str,
    /// Now.
    pub now: Instant,
    /// Where randomness comes from.
    pub random: Random,
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

impl Device<'_> {
    /// What is kept of it.
    ///
    /// # Errors
    /// What of it cannot be.
    pub fn read(self, pusher: &Pusher) -> Result<Subscription, BadDevice> {
        pusher.endpoint(self.endpoint).ok_or(BadDevice::Endpoint)?;
        // Browsers leave the padding out, some libraries do not.
        let decode = |text: &str| BASE64.decode(text.trim_end_matches('='));
        let public_key = decode(self.p256dh).ok().filter(|key| encrypt::is_public_key(key));
        let auth = decode(self.auth).ok().filter(|auth| auth.len() == AUTH_BYTES);
        Ok(Subscription {
            endpoint: self.endpoint.to_owned(),
            public_key: public_key.ok_or(BadDevice::PublicKey)?,
            auth: auth.ok_or(BadDevice::Auth)?,
        })
    }
}

impl Pusher {
    /// Encrypts a message for one device and hands it to its push service.
    ///
    /// # Errors
    /// [`PushFailure`].
    pub async fn push(
        &self,
        to: &Subscription,
        message: &PushMessage,
        sender: Sender<'_>,
    ) -> Result<(), PushFailure> {
        let unsendable = || PushFailure::Unsendable;
        // Judged again: what is kept was judged by an earlier program.
        let endpoint = self.endpoint(&to.endpoint).ok_or_else(unsendable)?;
        let text = serde_json::to_vec(&message.cut()).map_err(|_| unsendable())?;
        let recipient = Recipient { public_key: &to.public_key, auth: &to.auth };
        let body = encrypt::encrypt(&text, recipient, sender.random).ok_or_else(unsendable)?;
        let authorization = endpoint::authorization(&endpoint, &sender).ok_or_else(unsendable)?;
        self.post(endpoint, authorization, &topic(&message.tag), body).await
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

/// What a device is called: a digest of its endpoint.
pub fn endpoint_id(endpoint: &str) -> String {
    BASE64.encode(digest(&SHA256, endpoint.as_bytes()).as_ref())
}

/// The name under which a push service replaces what it has not delivered yet: at most 32 letters
/// of base64url (RFC 8030, section 5.4).
fn topic(tag: &str) -> String {
    let mut topic = endpoint_id(tag);
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
