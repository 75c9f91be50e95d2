//! Webhooks: made, listed, tried and removed by a person for themselves, or by who acts for a
//! federation for it; and what they were told. None of these takes a key.

use app::{Accepted, App, Body, Created, Fresh, Problem, SignedIn, new_owned_id};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::NoContent;
use serde_json::json;
use store::{
    AccountNews, AttemptKind, DeliveryKey, DeliveryState, Error, HookEvent, KeyOwner, OwnedId,
    Webhook,
};

use crate::webhook_view::{
    DeliveriesView, DeliveryView, MakeWebhook, NewWebhook, WebhookView, WebhooksView,
};

/// Webhooks that one owner may have.
const WEBHOOKS_MAX: usize = 10;
/// Deliveries that are listed.
const DELIVERIES_SHOWN: usize = 100;
/// Seconds of the window in which what a person does with webhooks is counted.
const WINDOW_SECONDS: i64 = 60 * 60;
/// What a person may do with webhooks in a window.
const ACTS_MAX: u32 = 60;

/// My webhooks, and those of the federation that I act for.
#[utoipa::path(
    get, path = "/api/webhooks", operation_id = "list_webhooks", tag = "webhooks",
    responses(
        (status = 200, body = WebhooksView),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_webhooks(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<WebhooksView>, Problem> {
    let mut hooks = app.store.webhooks(KeyOwner::Player(me.player)).await?;
    if let Some(federation) = app.acts_for(&me).await? {
        hooks.extend(app.store.webhooks(KeyOwner::Federation(federation)).await?);
    }
    hooks.sort_by(|a, b| (b.created_at, &b.id).cmp(&(a.created_at, &a.id)));
    Ok(Json(WebhooksView { webhooks: hooks.iter().map(WebhookView::from).collect() }))
}

/// Makes a webhook and shows its secret, once.
#[utoipa::path(
    post, path = "/api/webhooks", operation_id = "make_webhook", tag = "webhooks",
    request_body = MakeWebhook,
    responses(
        (status = 201, body = NewWebhook),
        (status = 403),
        (status = 409),
        (status = 429),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn make_webhook(
    State(app): State<App>,
    Fresh { me, account }: Fresh,
    Body(body): Body<MakeWebhook>,
) -> Result<Created<Json<NewWebhook>>, Problem> {
    let events = body.events()?;
    app.check_webhook_url(&body.url)?;
    let owner = match body.for_federation {
        true => KeyOwner::Federation(app.acts_for(&me).await?.ok_or_else(Problem::forbidden)?),
        false => KeyOwner::Player(me.player),
    };
    count(&app, &me).await?;
    let id = new_owned_id(owner, app.random);
    let now = app.clock.now();
    let (made_by, key_epoch) = (account.player, account.key_epoch);
    let hook = Webhook { id, made_by, key_epoch, url: body.url, events, created_at: now };
    if !app.store.create_webhook(&hook, WEBHOOKS_MAX).await? {
        let detail = format!("There are {WEBHOOKS_MAX} webhooks already: remove one first.");
        return Err(Problem::conflict("too_many_webhooks", detail));
    }
    let host = host_of(&hook.url);
    app.tell_owner(me.player, AccountNews::WebhookMade, &host).await;
    let secret = app.webhook_secret(&hook.id)?;
    Ok(Created(Json(NewWebhook { webhook: (&hook).into(), secret })))
}

/// Removes a webhook; idempotent. It is told nothing more.
#[utoipa::path(
    delete, path = "/api/webhooks/{id}", operation_id = "remove_webhook", tag = "webhooks",
    params(("id" = String, Path, description = "The webhook's name")),
    responses(
        (status = 204),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn remove_webhook(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<NoContent, Problem> {
    let id = owned(&app, &me, &id).await?;
    app.store.remove_webhook(&id).await?;
    Ok(NoContent)
}

/// What a webhook was told, with every try: the last hundred of the last 30 days.
#[utoipa::path(
    get, path = "/api/webhooks/{id}/deliveries", operation_id = "list_deliveries",
    tag = "webhooks",
    params(("id" = String, Path, description = "The webhook's name")),
    responses(
        (status = 200, body = DeliveriesView),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_deliveries(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<DeliveriesView>, Problem> {
    let hook = existing(&app, &me, &id).await?;
    let mut deliveries = app.store.deliveries(&hook.id).await?;
    deliveries.sort_by(|a, b| (b.due_at, &b.key).cmp(&(a.due_at, &a.key)));
    let shown = deliveries.iter().take(DELIVERIES_SHOWN);
    Ok(Json(DeliveriesView { deliveries: shown.map(DeliveryView::from).collect() }))
}

/// Sends a webhook a message that says nothing, within a minute.
#[utoipa::path(
    post, path = "/api/webhooks/{id}/test", operation_id = "try_webhook", tag = "webhooks",
    params(("id" = String, Path, description = "The webhook's name")),
    responses(
        (status = 202, description = "It is in the list of deliveries."),
        (status = 404),
        (status = 429),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn try_webhook(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Accepted<()>, Problem> {
    let hook = existing(&app, &me, &id).await?;
    count(&app, &me).await?;
    let key = format!("test-{}", app.clock.now().unix());
    app.tell_webhook(hook.id, HookEvent::Test, &key, &json!({ "by": me.player })).await?;
    Ok(Accepted(()))
}

/// Delivers something once more, within a minute, under the same id. What waits is left as it is.
#[utoipa::path(
    post, path = "/api/webhooks/{id}/deliveries/{delivery}/again",
    operation_id = "deliver_again", tag = "webhooks",
    params(
        ("id" = String, Path, description = "The webhook's name"),
        ("delivery" = String, Path, description = "The delivery's key"),
    ),
    responses(
        (status = 202, description = "It waits to be sent."),
        (status = 404),
        (status = 429),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn deliver_again(
    State(app): State<App>,
    me: SignedIn,
    Path((id, key)): Path<(String, String)>,
) -> Result<Accepted<()>, Problem> {
    let hook = existing(&app, &me, &id).await?;
    count(&app, &me).await?;
    let key = DeliveryKey { hook: hook.id, key };
    let mut delivery = match app.store.delivery(&key).await {
        Err(Error::NotFound) => return Err(unknown_webhook()),
        found => found?,
    };
    let before = delivery.state;
    if let DeliveryState::Waiting(_) = before {
        return Ok(Accepted(()));
    }
    delivery.state = DeliveryState::Waiting(app.clock.now());
    match app.store.change_delivery(before, &delivery).await {
        Ok(()) | Err(Error::Conflict) => Ok(Accepted(())),
        Err(error) => Err(error.into()),
    }
}

/// The server of a webhook: what follows it may be a secret.
fn host_of(url: &str) -> String {
    let uri: Option<Uri> = url.parse().ok();
    uri.and_then(|uri| uri.host().map(str::to_owned)).unwrap_or_default()
}

async fn count(app: &App, me: &SignedIn) -> Result<(), Problem> {
    app.limit(AttemptKind::Webhook, &me.player.to_string(), WINDOW_SECONDS, ACTS_MAX).await
}

/// A webhook's name, where it is mine to change.
async fn owned(app: &App, me: &SignedIn, id: &str) -> Result<OwnedId, Problem> {
    let id: OwnedId = id.parse().map_err(|()| unknown_webhook())?;
    if app.is_owner(me, id.owner).await? { Ok(id) } else { Err(unknown_webhook()) }
}

async fn existing(app: &App, me: &SignedIn, id: &str) -> Result<Webhook, Problem> {
    let id = owned(app, me, id).await?;
    match app.store.webhook(&id).await {
        Err(Error::NotFound) => Err(unknown_webhook()),
        found => Ok(found?),
    }
}

/// There is no such webhook, or it is nobody's whom I may act for.
fn unknown_webhook() -> Problem {
    let detail = "There is no such webhook or delivery, or it is somebody else's.";
    Problem::not_found("unknown_webhook", detail)
}
