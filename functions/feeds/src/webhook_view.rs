//! What comes in about webhooks and what goes out.

use std::collections::BTreeSet;

use app::Problem;
use chrono::{DateTime, Utc};
use rules::Instant;
use serde::{Deserialize, Serialize};
use store::{Delivery, DeliveryState, HookEvent, Webhook};
use utoipa::ToSchema;

/// What a webhook may be told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[schema(as = WebhookEvent)]
pub(crate) enum EventName {
    /// A game of mine, or of a player of the federation, has ended.
    #[serde(rename = "game.ended")]
    GameEnded,
    /// The last game of a section with such a player has ended.
    #[serde(rename = "section.finished")]
    SectionFinished,
    /// The last game of a match of teams with such a player or captain has ended.
    #[serde(rename = "match.finished")]
    MatchFinished,
    /// A rating list was published.
    #[serde(rename = "list.published")]
    ListPublished,
}

const EVENTS: [(EventName, HookEvent); 4] = [
    (EventName::GameEnded, HookEvent::GameEnded),
    (EventName::SectionFinished, HookEvent::SectionFinished),
    (EventName::MatchFinished, HookEvent::MatchFinished),
    (EventName::ListPublished, HookEvent::ListPublished),
];

/// A webhook to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({
    "url": "https://federation.example/posthorn", "events": ["game.ended", "list.published"],
    "for_federation": true
}))]
pub(crate) struct MakeWebhook {
    /// Where it is posted to: an `https` address with a public name at the usual port.
    pub(crate) url: String,
    /// Of what, at least one.
    events: BTreeSet<EventName>,
    /// Whether it is my federation's; else it is mine.
    #[serde(default)]
    pub(crate) for_federation: bool,
}

impl MakeWebhook {
    /// What it is to be told of.
    ///
    /// # Errors
    /// `invalid_body`.
    pub(crate) fn events(&self) -> Result<BTreeSet<HookEvent>, Problem> {
        let wanted = EVENTS.iter().filter(|(name, _)| self.events.contains(name));
        let events: BTreeSet<HookEvent> = wanted.map(|(_, event)| *event).collect();
        if events.is_empty() {
            let detail = "Choose at least one kind of event.";
            return Err(Problem::invalid_body(detail));
        }
        Ok(events)
    }
}

/// A webhook.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Webhook, example = json!({
    "id": "CZE_9f3ac01277b0de45", "url": "https://federation.example/posthorn",
    "events": ["game.ended"], "made_by": 160012, "created_at": "2026-03-01T09:30:00Z"
}))]
pub(crate) struct WebhookView {
    /// Its name in addresses: the owner and a random part.
    id: String,
    url: String,
    events: Vec<EventName>,
    /// Who made it.
    made_by: u32,
    created_at: DateTime<Utc>,
}

impl From<&Webhook> for WebhookView {
    fn from(hook: &Webhook) -> WebhookView {
        let told = EVENTS.iter().filter(|(_, event)| hook.events.contains(event));
        WebhookView {
            id: hook.id.to_string(),
            url: hook.url.clone(),
            events: told.map(|(name, _)| *name).collect(),
            made_by: hook.made_by.0,
            created_at: hook.created_at.to_utc(),
        }
    }
}

/// My webhooks and those of the federation that I act for, the newest first.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Webhooks)]
pub(crate) struct WebhooksView {
    pub(crate) webhooks: Vec<WebhookView>,
}

/// A webhook that was just made.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NewWebhook {
    pub(crate) webhook: WebhookView,
    /// By which its messages can be verified, as Standard Webhooks has it. Shown here and never
    /// again.
    pub(crate) secret: String,
}

/// How far a delivery is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DeliveryState)]
enum StateName {
    /// It is tried, or tried again.
    Waiting,
    /// It was taken.
    Delivered,
    /// It is not tried any more.
    GivenUp,
}

/// Something that a webhook was told, or is to be told.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WebhookDelivery)]
pub(crate) struct DeliveryView {
    /// What happened: the same with each try.
    key: String,
    /// What it is: `game.ended`, `section.finished`, `list.published` or `test`.
    event: String,
    state: StateName,
    /// When it is tried next; null when it is not.
    #[schema(required)]
    next_at: Option<DateTime<Utc>>,
    /// When it was noticed.
    since: DateTime<Utc>,
    tries: Vec<TryView>,
    /// What is sent, in JSON.
    body: String,
}

/// One try to deliver.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DeliveryTry)]
struct TryView {
    at: DateTime<Utc>,
    /// The HTTP status of the answer; null when there was none.
    #[schema(required)]
    status: Option<u16>,
}

impl From<&Delivery> for DeliveryView {
    fn from(delivery: &Delivery) -> DeliveryView {
        let (state, next_at) = match delivery.state {
            DeliveryState::Waiting(at) => (StateName::Waiting, Some(at)),
            DeliveryState::Delivered => (StateName::Delivered, None),
            DeliveryState::GivenUp => (StateName::GivenUp, None),
        };
        let tried = |one: &store::Try| TryView { at: one.at.to_utc(), status: one.status };
        DeliveryView {
            key: delivery.key.key.clone(),
            event: delivery.event.to_string(),
            state,
            next_at: next_at.map(Instant::to_utc),
            since: delivery.due_at.to_utc(),
            tries: delivery.tries.iter().map(tried).collect(),
            body: delivery.body.clone(),
        }
    }
}

/// What a webhook was told in the last 30 days, the newest first.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WebhookDeliveries)]
pub(crate) struct DeliveriesView {
    pub(crate) deliveries: Vec<DeliveryView>,
}
