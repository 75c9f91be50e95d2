//! What I was told, as a list: what has happened in my games, events and cases in the last 60 days.

use std::cmp::Reverse;

use app::view::time;
use app::{App, Body, Dated, Page, PageQuery, Present, Problem};
use axum::Json;
use axum::extract::State;
use axum::response::NoContent;
use chrono::{DateTime, Utc};
use rules::{DAY_SECONDS, Instant};
use serde::{Deserialize, Serialize};
use store::{Notification, Notifications, stable_hash};
use utoipa::ToSchema;

/// Days for which something is listed.
const DAYS: i64 = 60;

/// What I was told.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NotificationList)]
pub(crate) struct NotificationListView {
    /// How much of all of it is new since I have last looked.
    unread: u32,
    /// The latest first.
    notifications: Vec<NotificationView>,
    /// What to ask for as `after` to read on; none at the end.
    #[schema(required)]
    next: Option<String>,
}

/// Something that I was told.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Notification)]
struct NotificationView {
    /// When.
    at: DateTime<Utc>,
    /// What has happened, in one line in the language of my account.
    title: String,
    /// In which event; empty where in none.
    event: String,
    /// The page that tells more, as a path.
    path: String,
    /// Whether it is new since I have last looked.
    unread: bool,
}

/// What I have looked at.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SeeNotifications, example = json!({ "until": "2026-04-02T00:00:00Z" }))]
pub(crate) struct SeeNotifications {
    /// When the latest of them was told.
    until: DateTime<Utc>,
}

/// What I was told, page by page: what has happened in my games, events and cases in the last 60 days, besides moves and
/// reminders.
#[utoipa::path(
    get, path = "/api/notifications", operation_id = "list_notifications", tag = "settings",
    params(PageQuery),
    responses(
        (status = 200, body = NotificationListView),
        (status = 400),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_notifications(
    State(app): State<App>,
    Present { me, .. }: Present,
    page: Page<Dated>,
) -> Result<Json<NotificationListView>, Problem> {
    let Notifications { mut told, seen_at } = app.store.notifications(me.player).await?;
    // The table takes its time to forget.
    let from = app.clock.now() + -DAYS * DAY_SECONDS;
    told.retain(|told| told.at >= from);
    let is_unread = |told: &Notification| seen_at.is_none_or(|seen| told.at > seen);
    let unread = told.iter().filter(|told| is_unread(told)).count();
    let place = |told: &Notification| Dated { at: told.at, number: stable_hash(&told.key) };
    told.sort_unstable_by_key(|told| Reverse(place(told)));
    told.retain(|told| page.after.is_none_or(|after| place(told) < after));
    let next = page.cut(&mut told, place);
    let view = |told: Notification| NotificationView {
        at: time(told.at),
        unread: is_unread(&told),
        title: told.title,
        event: told.event,
        path: told.path,
    };
    Ok(Json(NotificationListView {
        unread: u32::try_from(unread).unwrap_or(u32::MAX),
        notifications: told.into_iter().map(view).collect(),
        next,
    }))
}

/// I have looked at what I was told until then: it is new no longer. What is told later is.
#[utoipa::path(
    post, path = "/api/notifications/seen", operation_id = "see_notifications", tag = "settings",
    request_body = SeeNotifications,
    responses((status = 204)),
    security(("access_token" = []))
)]
pub(crate) async fn see_notifications(
    State(app): State<App>,
    Present { me, .. }: Present,
    Body(body): Body<SeeNotifications>,
) -> Result<NoContent, Problem> {
    // Nobody has looked at what is yet to be told.
    let until = Instant::from(body.until).min(app.clock.now());
    app.store.notifications_seen(me.player, until).await?;
    Ok(NoContent)
}
