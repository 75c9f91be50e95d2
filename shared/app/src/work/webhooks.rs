//! Webhooks: programs of people and federations are told of what has happened, signed and as often
//! as it takes, as the Standard Webhooks specification describes it (standardwebhooks.com): a
//! message has an id that stays the same with each try, the moment of the try, and an HMAC-SHA256
//! over both and the body.
//!
//! What is to be told is put down as an item with an alarm; a sweep sends it. An address is anybody's
//! choice, so it is held to the rules of push services: the open internet only, no redirection.

use std::collections::BTreeSet;

use aws_lc_rs::hmac;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use rules::{Game, GameId, Instant, PlayerId};
use serde_json::{Value, json};
use store::{
    Delivery, DeliveryKey, DeliveryState, Error, HookEvent, KeyOwner, OwnedId, SectionId,
    SectionTable, StoredRun, Try, Webhook,
};

use crate::{App, Look, Problem};

/// Seconds for which whoever sends a delivery has it alone, at least.
const LEASE_SECONDS: i64 = 120;
/// Seconds to wait after a try, by how many there were before: three days in all.
const DELAYS_SECONDS: [i64; 8] = [60, 300, 1_800, 7_200, 21_600, 43_200, 86_400, 86_400];

impl App {
    /// Tells the webhooks of `owners` that want to hear of `event`, once for each `key`.
    ///
    /// # Errors
    /// `unavailable`: once more does no harm.
    pub async fn tell_webhooks(
        &self,
        owners: &BTreeSet<KeyOwner>,
        event: HookEvent,
        key: &str,
        about: &Value,
    ) -> Result<(), Problem> {
        for owner in owners {
            for hook in self.store.webhooks(*owner).await? {
                if hook.events.contains(&event) {
                    self.tell_webhook(hook.id, event, key, about).await?;
                }
            }
        }
        Ok(())
    }

    /// Tells one webhook, once for each `key`; it is sent by the next sweep.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn tell_webhook(
        &self,
        hook: OwnedId,
        event: HookEvent,
        key: &str,
        about: &Value,
    ) -> Result<(), Problem> {
        let now = self.clock.now();
        let body =
            json!({ "type": event.to_string(), "timestamp": now.to_string(), "data": about });
        let key = DeliveryKey { hook, key: key.to_owned() };
        Ok(self.store.put_delivery(&key, event, &body.to_string(), now).await?)
    }

    /// What shows a webhook that this server speaks: `whsec_` and the key in base64. It is made of
    /// the hook's name, so that nothing secret is kept.
    ///
    /// # Errors
    /// An internal problem where this process does not seal.
    pub fn webhook_secret(&self, hook: &OwnedId) -> Result<String, Problem> {
        Ok(format!("whsec_{}", STANDARD.encode(self.webhook_key(hook)?)))
    }

    fn webhook_key(&self, hook: &OwnedId) -> Result<Vec<u8>, Problem> {
        self.keys.seal_bytes(&format!("webhook:{hook}"))
    }

    /// Answers a delivery's alarm: sends it, and sets the alarm again where it was not taken.
    ///
    /// # Errors
    /// `unavailable`: the alarm rings again.
    pub async fn ring_delivery(&self, key: &DeliveryKey) -> Result<Look, Problem> {
        let now = self.clock.now();
        let mut delivery = match self.store.delivery(key).await {
            Err(Error::NotFound) => return Ok(Look::Passed),
            found => found?,
        };
        let DeliveryState::Waiting(at) = delivery.state else { return Ok(Look::Passed) };
        if at > now {
            return Ok(Look::Passed);
        }
        let hook = match self.store.webhook(&key.hook).await {
            Ok(hook) if self.is_void(&hook).await? => Err(Error::NotFound),
            found => found,
        };
        let hook = match hook {
            Ok(hook) => hook,
            Err(Error::NotFound) => {
                // It was removed: nobody is told any more.
                let before = delivery.state;
                delivery.state = DeliveryState::GivenUp;
                return self.settle_delivery(before, &delivery).await;
            }
            Err(error) => return Err(error.into()),
        };
        // What a try leaves behind when nobody answers is written before it: one that ends with its
        // machine leaves the same. The last one looks given up meanwhile, and stays so if its machine ends
        // after it was taken.
        let before = delivery.state;
        delivery.tries.push(Try { at: now, status: None });
        delivery.state = match after_try(&delivery.tries, None, now) {
            DeliveryState::Waiting(at) => DeliveryState::Waiting(at.max(now + LEASE_SECONDS)),
            given_up => given_up,
        };
        if self.settle_delivery(before, &delivery).await? == Look::Passed {
            return Ok(Look::Passed);
        }
        let status = self.send_delivery(&hook.url, &delivery, now).await;
        let before = delivery.state;
        if let Some(last) = delivery.tries.last_mut() {
            last.status = status;
        }
        delivery.state = after_try(&delivery.tries, status, now);
        self.settle_delivery(before, &delivery).await
    }

    /// Whether a webhook has ended with a password that its maker has forgotten. One of a federation's
    /// outlives its maker's account.
    async fn is_void(&self, hook: &Webhook) -> Result<bool, Problem> {
        match self.store.account(hook.made_by).await {
            Ok(maker) => Ok(maker.key_epoch != hook.key_epoch),
            Err(Error::NotFound) => Ok(matches!(hook.id.owner, KeyOwner::Player(_))),
            Err(error) => Err(error.into()),
        }
    }

    async fn settle_delivery(
        &self,
        before: DeliveryState,
        delivery: &Delivery,
    ) -> Result<Look, Problem> {
        match self.store.change_delivery(before, delivery).await {
            Ok(()) => Ok(Look::Acted),
            // Somebody else has it.
            Err(Error::Conflict) => Ok(Look::Passed),
            Err(error) => Err(error.into()),
        }
    }

    /// Posts a delivery once; the status of the answer, or none.
    async fn send_delivery(&self, url: &str, delivery: &Delivery, now: Instant) -> Option<u16> {
        let id = format!("{}-{}", delivery.key.hook.id, delivery.key.key);
        let moment = now.unix().to_string();
        let key = self.webhook_key(&delivery.key.hook).ok()?;
        let key = hmac::Key::new(hmac::HMAC_SHA256, &key);
        let signed = format!("{id}.{moment}.{}", delivery.body);
        let signature = STANDARD.encode(hmac::sign(&key, signed.as_bytes()));
        let headers = [
            ("webhook-id", id),
            ("webhook-timestamp", moment),
            ("webhook-signature", format!("v1,{signature}")),
        ];
        self.pusher.tell(url, &headers, delivery.body.clone()).await
    }

    /// A URL that a webhook may have.
    ///
    /// # Errors
    /// `invalid_webhook`.
    pub fn check_webhook_url(&self, url: &str) -> Result<(), Problem> {
        if self.pusher.may_reach(url) {
            return Ok(());
        }
        let detail = "A webhook is an https address with a public name at the usual port.";
        Err(Problem::invalid("invalid_webhook", detail))
    }

    /// Tells of a game that has just ended, and of its section where that was the last one.
    ///
    /// # Errors
    /// `unavailable`: once more does no harm.
    pub async fn tell_of_end(
        &self,
        id: GameId,
        game: &Game,
        section: SectionId,
    ) -> Result<(), Problem> {
        let Some(ending) = game.ending() else { return Ok(()) };
        // Nobody at all to tell is the usual case, and one read.
        let with_hooks = self.store.webhook_owners().await?;
        if with_hooks.is_empty() {
            return Ok(());
        }
        let table = match self.store.section_table(section).await {
            Err(Error::NotFound) => return Ok(()),
            found => found?,
        };
        let players = game.players();
        let both = [players.white, players.black];
        let owners = self.owners_of(&both, &with_hooks).await?;
        let about = json!({
            "game": id, "section": section.0, "white": players.white, "black": players.black,
            "white_half_points": ending.score.white.0, "black_half_points": ending.score.black.0,
            "reason": ending.reason.code(), "ended_at": ending.at.to_string(),
            "url": format!("{}/game/{id}", self.origin),
        });
        let key = format!("game-{id}-{}", ending.at.unix());
        self.tell_webhooks(&owners, HookEvent::GameEnded, &key, &about).await?;
        if table.finished() == table.results.len() {
            self.tell_of_section(&table, &with_hooks).await?;
        }
        match (table.section.event, &table.section.board) {
            (Some(event), Some(_)) => self.tell_of_match(event, (id, both), &with_hooks).await,
            _ => Ok(()),
        }
    }

    /// Tells of a section whose last game is over. Two of its games may have ended at the same time:
    /// both see the same table, and make the same key of it.
    async fn tell_of_section(
        &self,
        table: &SectionTable,
        with_hooks: &BTreeSet<KeyOwner>,
    ) -> Result<(), Problem> {
        let last = table.results.iter().filter_map(|game| game.result).map(|(_, _, at)| at).max();
        let Some(last) = last else { return Ok(()) };
        let players: BTreeSet<_> =
            table.results.iter().flat_map(|game| [game.white, game.black]).collect();
        let players: Vec<_> = players.into_iter().collect();
        let owners = self.owners_of(&players, with_hooks).await?;
        let section = &table.section;
        let about = json!({
            "section": section.id.0, "name": section.name, "event_name": section.event_name,
            "event": section.event.map(|event| event.0), "games": table.results.len(),
            "finished_at": last.to_string(), "url": format!("{}/section/{}", self.origin, section.id.0),
        });
        let key = format!("section-{}-{}", section.id.0, last.unix());
        self.tell_webhooks(&owners, HookEvent::SectionFinished, &key, &about).await
    }

    /// Tells everybody who wants to know that a list is published.
    ///
    /// # Errors
    /// `unavailable`: once more does no harm.
    pub(crate) async fn tell_of_list(&self, stored: &StoredRun) -> Result<(), Problem> {
        let Some((at, _)) = stored.run.published else { return Ok(()) };
        let id = stored.id;
        let about = json!({
            "list": id.to_string(), "effective_from": id.quarter.starts_on().to_string(),
            "players": stored.run.players, "published_at": at.to_string(),
            "url": format!("{}/ratings/{id}", self.origin),
        });
        let key = format!("list-{id}-{}", at.unix());
        let owners = self.store.webhook_owners().await?;
        self.tell_webhooks(&owners, HookEvent::ListPublished, &key, &about).await
    }

    /// Those of `with_hooks` who are among players and their federations.
    pub(crate) async fn owners_of(
        &self,
        players: &[PlayerId],
        with_hooks: &BTreeSet<KeyOwner>,
    ) -> Result<BTreeSet<KeyOwner>, Problem> {
        let people = self.people(players.to_vec()).await?;
        let federations = people.values().map(|profile| KeyOwner::Federation(profile.federation));
        let own = players.iter().map(|player| KeyOwner::Player(*player));
        let all: BTreeSet<KeyOwner> = own.chain(federations).collect();
        Ok(all.intersection(with_hooks).copied().collect())
    }
}

/// What the last of some tries leaves behind: taken, to be tried again, or given up. Who answers that there
/// is nothing there any more (410) is not asked again.
fn after_try(tries: &[Try], status: Option<u16>, now: Instant) -> DeliveryState {
    match status {
        Some(200..=299) => DeliveryState::Delivered,
        Some(410) => DeliveryState::GivenUp,
        _ => match DELAYS_SECONDS.get(tries.len().saturating_sub(1)) {
            Some(delay) => DeliveryState::Waiting(now + *delay),
            None => DeliveryState::GivenUp,
        },
    }
}
