//! Devices to which a player's messages are pushed ([`post::Pusher`]).

use post::{Device, PushFailure, PushMessage, Sender, Subscription, endpoint_id};
use rules::PlayerId;
use store::{Error, PushSubscription};
use tokio::task::JoinSet;

use crate::{App, Problem};

/// Devices that one player may have.
const PUSH_DEVICES_MAX: usize = 10;

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

impl App {
    /// Keeps a device of a player, or what it says again.
    ///
    /// # Errors
    /// `push_not_configured`, `invalid_subscription`, `too_many_devices`; `unavailable`.
    pub async fn keep_device(
        &self,
        player: PlayerId,
        device: Device<'_>,
        key_epoch: u32,
    ) -> Result<(), Problem> {
        if self.keys.push.is_none() {
            let detail = "This server does not send messages to browsers.";
            return Err(Problem::conflict("push_not_configured", detail));
        }
        let read = device.read(&self.pusher);
        let read = read.map_err(|bad| Problem::invalid("invalid_subscription", bad.to_string()))?;
        let Subscription { endpoint, public_key, auth } = read;
        let id = endpoint_id(&endpoint);
        let subscription = PushSubscription { id, endpoint, public_key, auth, key_epoch };
        if self.store.keep_push_subscription(player, &subscription, PUSH_DEVICES_MAX).await? {
            return Ok(());
        }
        let detail = format!("You have {PUSH_DEVICES_MAX} devices: remove one of them first.");
        Err(Problem::conflict("too_many_devices", detail))
    }

    /// Forgets the device with this endpoint; idempotent.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn remove_device(&self, player: PlayerId, endpoint: &str) -> Result<(), Problem> {
        Ok(self.store.remove_push_subscription(player, &endpoint_id(endpoint)).await?)
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
        let mut sending = JoinSet::new();
        let account = match self.store.account(player).await {
            Ok(account) => account,
            Err(Error::NotFound) => return Ok(pushed),
            Err(error) => return Err(error.into()),
        };
        let mut subscriptions = self.store.push_subscriptions(player).await?;
        subscriptions.retain(|subscription| subscription.key_epoch == account.key_epoch);
        for subscription in subscriptions {
            let (app, message) = (self.clone(), message.clone());
            sending.spawn(async move {
                let PushSubscription { id, endpoint, public_key, auth, .. } = subscription;
                let to = Subscription { endpoint, public_key, auth };
                (id, app.push_to(&to, &message).await)
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

    async fn push_to(&self, to: &Subscription, message: &PushMessage) -> Result<(), PushFailure> {
        let key = self.keys.push_signer().map_err(|_| PushFailure::Unsendable)?;
        let (random, origin, now) = (self.random, &*self.origin, self.clock.now());
        self.pusher.push(to, message, Sender { key, origin, now, random }).await
    }
}
