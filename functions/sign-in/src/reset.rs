//! Forgotten passwords.

use app::{Accepted, App, Body, ClientAddress, LinkPurpose, Problem, asked_by};
use axum::Json;
use axum::extract::State;
use axum::http::Uri;
use store::{Account, AccountNews, ApiKey, KeyOwner, PushSubscription, Role, Wanted, Webhook};

use crate::link::{account_of_link, void_link};
use crate::passkeys::PasskeyView;
use crate::sign_up::put_down;
use crate::view::{Done, ForgotBody, LinkBody, ResetBody, ResetDone};
use crate::{fields, limits, password};

/// Has a link to set a new password sent. The answer and the work are the same for an address without an
/// account.
#[utoipa::path(
    post, path = "/api/password/forgot", operation_id = "forgot_password", tag = "sign-in",
    request_body = ForgotBody,
    responses(
        (status = 202, body = Done),
        (status = 429),
    )
)]
pub(crate) async fn forgot(
    State(app): State<App>,
    from: ClientAddress,
    Body(body): Body<ForgotBody>,
) -> Result<Accepted<Json<Done>>, Problem> {
    let email = fields::email(&body.email)?;
    limits::count_mail(&app, &email, &from).await?;
    put_down(&app, email, Wanted::Password).await?;
    Ok(Accepted(Json(Done {})))
}

/// The passkeys of the account that a link is for: whoever sets a new password says which of them
/// stay.
#[utoipa::path(
    post, path = "/api/password/reset/passkeys", operation_id = "passkeys_of_link", tag = "sign-in",
    request_body = LinkBody,
    responses(
        (status = 200, body = [PasskeyView]),
    )
)]
pub(crate) async fn passkeys_of_link(
    State(app): State<App>,
    Body(body): Body<LinkBody>,
) -> Result<Json<Vec<PasskeyView>>, Problem> {
    let account = account_of_link(&app, LinkPurpose::Reset, &body.token).await?;
    let known = app.store.passkeys(account.player).await?;
    Ok(Json(known.passkeys.iter().map(PasskeyView::of).collect()))
}

/// Sets a new password with the token from the email, once. Whoever knew the old one may have made
/// something in the account: all sessions end, keys, webhooks, devices, the calendar's address, and the
/// passkeys that are not named. The answer tells what has ended, so that its owner can make it again.
#[utoipa::path(
    post, path = "/api/password/reset", operation_id = "reset_password", tag = "sign-in",
    request_body = ResetBody,
    responses(
        (status = 200, body = ResetDone),
    )
)]
pub(crate) async fn reset(
    State(app): State<App>,
    Body(body): Body<ResetBody>,
) -> Result<Json<ResetDone>, Problem> {
    let account = account_of_link(&app, LinkPurpose::Reset, &body.token).await?;
    asked_by(account.player);
    password::check(&body.password, &password::parts_of(&account.email))?;
    let hash = password::hash(&app, body.password).await?;
    let made = Made::by(&app, &account).await?;
    let known = app.store.passkeys(account.player).await?;
    let mut after = known.clone();
    after.passkeys.retain(|passkey| body.keep_passkeys.contains(&passkey.id));
    app.store.reset_password(&account, &hash, &known, &after).await.map_err(void_link)?;
    limits::forget_sign_ins(&app, &account.email).await?;
    app.tell_owner(account.player, AccountNews::PasswordReset, "").await;
    let done = made.told();
    made.remove(&app, &account).await?;
    Ok(Json(done))
}

/// What a person has made that has ended with the password. It is void from the moment at which the
/// password is set; here it is told and cleared away.
struct Made {
    keys: Vec<ApiKey>,
    webhooks: Vec<Webhook>,
    devices: Vec<PushSubscription>,
}

impl Made {
    async fn by(app: &App, account: &Account) -> Result<Made, Problem> {
        let player = account.player;
        let mut keys = app.store.api_keys(KeyOwner::Player(player)).await?;
        let mut webhooks = app.store.webhooks(KeyOwner::Player(player)).await?;
        if account.roles.contains(&Role::Federation) {
            let profile = app.store.players(&[player]).await?.pop();
            let profile = profile.ok_or_else(|| Problem::internal("an account has no profile"))?;
            let federation = KeyOwner::Federation(profile.federation);
            keys.extend(app.store.api_keys(federation).await?);
            webhooks.extend(app.store.webhooks(federation).await?);
        }
        keys.retain(|key| key.made_by == player);
        webhooks.retain(|hook| hook.made_by == player);
        Ok(Made { keys, webhooks, devices: app.store.push_subscriptions(player).await? })
    }

    fn told(&self) -> ResetDone {
        let host = |hook: &Webhook| {
            hook.url.parse().ok().and_then(|uri: Uri| Some(uri.host()?.to_owned()))
        };
        ResetDone {
            keys: self.keys.iter().map(|key| key.name.clone()).collect(),
            webhooks: self.webhooks.iter().filter_map(host).collect(),
            devices: self.devices.len(),
        }
    }

    async fn remove(self, app: &App, account: &Account) -> Result<(), Problem> {
        for key in self.keys {
            app.store.revoke_api_key(&key.id).await?;
        }
        for hook in self.webhooks {
            app.store.remove_webhook(&hook.id).await?;
        }
        for device in self.devices {
            app.store.remove_push_subscription(account.player, &device.id).await?;
        }
        Ok(())
    }
}
