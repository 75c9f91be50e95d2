//! The handlers of what is chosen: emails, the calendar's address, devices.

use app::{App, Body, Present, PrivatePurpose, PrivateToken, Problem};
use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::response::{NoContent, Redirect};
use chrono_tz::Tz;
use post::Device;
use rules::PlayerId;
use store::{AttemptKind, Settings};

use crate::view::{DeviceBody, LanguageName, RemoveDeviceBody, SettingsBody, SettingsView};

/// Seconds of the window in which added devices are counted.
const DEVICE_WINDOW_SECONDS: i64 = 60 * 60;
/// Devices that a player may add in a window.
const DEVICES_MAX: u32 = 30;

/// My settings.
#[utoipa::path(
    get, path = "/api/settings", operation_id = "get_settings", tag = "settings",
    responses(
        (status = 200, body = SettingsView),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_settings(
    State(app): State<App>,
    Present { me, account }: Present,
) -> Result<Json<SettingsView>, Problem> {
    let speech = (LanguageName::of(&account.language), account.zone);
    let settings = app.store.settings(me.player).await?;
    view(&app, me.player, &settings, speech).await
}

/// Changes my settings, all of them.
#[utoipa::path(
    put, path = "/api/settings", operation_id = "change_settings", tag = "settings",
    request_body = SettingsBody,
    responses(
        (status = 200, body = SettingsView),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn put_settings(
    State(app): State<App>,
    Present { me, .. }: Present,
    Body(body): Body<SettingsBody>,
) -> Result<Json<SettingsView>, Problem> {
    let language = body.language;
    let (chosen, zone) = body.read()?;
    app.store.keep_settings(me.player, &chosen, language.code(), zone).await?;
    // Other days before a deadline count for the turns that run: the next sweep finds the moment
    // again. Also when nothing has changed, so that a request that died here is made good by the next.
    let now = app.clock.now();
    app.store.bring_reminders_forward(me.player, now, now).await?;
    let settings = app.store.settings(me.player).await?;
    view(&app, me.player, &settings, (language, zone)).await
}

/// Makes my calendar's address again: the old one is dead.
#[utoipa::path(
    post, path = "/api/settings/calendar", operation_id = "renew_calendar", tag = "settings",
    responses(
        (status = 200, body = SettingsView),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn renew_calendar(
    State(app): State<App>,
    Present { me, account }: Present,
) -> Result<Json<SettingsView>, Problem> {
    let speech = (LanguageName::of(&account.language), account.zone);
    let calendar_generation = app.store.raise_calendar_generation(me.player).await?;
    let settings = app.store.settings(me.player).await?;
    view(&app, me.player, &Settings { calendar_generation, ..settings }, speech).await
}

async fn view(
    app: &App,
    player: PlayerId,
    settings: &Settings,
    (language, zone): (LanguageName, Tz),
) -> Result<Json<SettingsView>, Problem> {
    Ok(Json(SettingsView {
        mail: settings.mail.into(),
        digest_hour: settings.digest_hour,
        reminder_days: settings.reminders.days().collect(),
        language,
        zone: zone.name(),
        calendar_url: app.calendar_url(player, settings.calendar_generation)?,
        push_key: app.keys.push.as_ref().map(|key| key.public.clone()),
        push_devices: app.store.push_subscriptions(player).await?.len(),
    }))
}

/// Sends me push messages on this device, too. The same device again changes nothing.
#[utoipa::path(
    post, path = "/api/settings/push", operation_id = "add_push_device", tag = "settings",
    request_body = DeviceBody,
    responses(
        (status = 204),
        (status = 409),
        (status = 429),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn add_device(
    State(app): State<App>,
    Present { me, account }: Present,
    Body(body): Body<DeviceBody>,
) -> Result<NoContent, Problem> {
    let (kind, window) = (AttemptKind::PushDevice, DEVICE_WINDOW_SECONDS);
    app.limit(kind, &me.player.to_string(), window, DEVICES_MAX).await?;
    let device =
        Device { endpoint: &body.endpoint, p256dh: &body.keys.p256dh, auth: &body.keys.auth };
    app.keep_device(me.player, device, account.key_epoch).await?;
    Ok(NoContent)
}

/// Sends me no push messages on this device any more; idempotent.
#[utoipa::path(
    post, path = "/api/settings/push/remove", operation_id = "remove_push_device", tag = "settings",
    request_body = RemoveDeviceBody,
    responses(
        (status = 204),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn remove_device(
    State(app): State<App>,
    Present { me, .. }: Present,
    Body(body): Body<RemoveDeviceBody>,
) -> Result<NoContent, Problem> {
    app.remove_device(me.player, &body.endpoint).await?;
    Ok(NoContent)
}

/// Ends the emails about games, for the address in an email's header (RFC 8058); idempotent.
/// Whatever the body says is not read: the address says all.
#[utoipa::path(
    post, path = "/api/unsubscribe/{token}", operation_id = "unsubscribe", tag = "settings",
    params(("token" = String, Path, description = "From the link in the mail")),
    responses(
        (status = 204),
        (status = 404),
    )
)]
pub(crate) async fn unsubscribe(
    State(app): State<App>,
    AddressPath(token): AddressPath,
) -> Result<NoContent, Problem> {
    let token = PrivateToken::read(PrivatePurpose::Unsubscribe, &token, &app.keys);
    let token = token.ok_or_else(unknown_address)?;
    app.store.stop_mail(token.player).await?;
    Ok(NoContent)
}

/// Brings a browser that opens the same address to the page that asks first. Nothing changes:
/// programs open links to look at them.
#[utoipa::path(
    get, path = "/api/unsubscribe/{token}", operation_id = "open_unsubscribe", tag = "settings",
    params(("token" = String, Path, description = "From the link in the mail")),
    responses(
        (status = 303, description = "To the page with a button.", headers(("location" = String))),
        (status = 404),
    )
)]
pub(crate) async fn open_unsubscribe(
    State(app): State<App>,
    AddressPath(token): AddressPath,
) -> Result<Redirect, Problem> {
    let token = PrivateToken::read(PrivatePurpose::Unsubscribe, &token, &app.keys);
    let token = token.ok_or_else(unknown_address)?;
    Ok(Redirect::to(&app.unsubscribe_page(token.player)?))
}

/// The token that a path names; anything that is no text is none.
#[derive(Clone, Debug)]
pub(crate) struct AddressPath(pub(crate) String);

impl FromRequestParts<App> for AddressPath {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AddressPath, Problem> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        path.map(|Path(token)| AddressPath(token)).map_err(|_| unknown_address())
    }
}

/// An address that this server did not make, or has made again since.
pub(crate) fn unknown_address() -> Problem {
    let detail = "This address is not good: it was made again, or part of it is missing.";
    Problem::not_found("unknown_address", detail)
}
