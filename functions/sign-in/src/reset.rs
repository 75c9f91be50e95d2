//! Forgotten passwords.

use app::{App, Body, ClientAddress, LinkPurpose, Problem};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use store::Error;

use crate::passkeys::PasskeyView;
use crate::sign_up::{account_of_link, send_link, void_link};
use crate::view::{ConfirmBody, Done, ForgotBody, ResetBody};
use crate::{fields, limits, password};

/// Sends a link to set a new password. The answer is the same for an address without an account.
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
) -> Result<(StatusCode, Json<Done>), Problem> {
    let email = fields::email(&body.email)?;
    app.must_have_mailer()?;
    limits::count_mail(&app, &email, &from).await?;
    match app.store.account_by_email(&email).await {
        Ok(account) => send_link(&app, &account, LinkPurpose::Reset, "mail-reset").await?,
        Err(Error::NotFound) => {}
        Err(error) => return Err(error.into()),
    }
    Ok((StatusCode::ACCEPTED, Json(Done {})))
}

/// The passkeys of the account that a link is for: whoever sets a new password says which of them
/// stay.
#[utoipa::path(
    post, path = "/api/password/reset/passkeys", operation_id = "passkeys_of_link", tag = "sign-in",
    request_body = ConfirmBody,
    responses(
        (status = 200, body = [PasskeyView]),
    )
)]
pub(crate) async fn passkeys_of_link(
    State(app): State<App>,
    Body(body): Body<ConfirmBody>,
) -> Result<Json<Vec<PasskeyView>>, Problem> {
    let account = account_of_link(&app, LinkPurpose::Reset, &body.token).await?;
    let known = app.store.passkeys(account.player).await?;
    Ok(Json(known.passkeys.iter().map(PasskeyView::of).collect()))
}

/// Sets a new password with the token from the mail, once, signs out everywhere, and ends the passkeys
/// that are not named.
#[utoipa::path(
    post, path = "/api/password/reset", operation_id = "reset_password", tag = "sign-in",
    request_body = ResetBody,
    responses(
        (status = 200, body = Done),
    )
)]
pub(crate) async fn reset(
    State(app): State<App>,
    Body(body): Body<ResetBody>,
) -> Result<Json<Done>, Problem> {
    password::check(&body.password)?;
    let account = account_of_link(&app, LinkPurpose::Reset, &body.token).await?;
    let hash = password::hash(&app, body.password).await?;
    let known = app.store.passkeys(account.player).await?;
    let mut after = known.clone();
    after.passkeys.retain(|passkey| body.keep_passkeys.contains(&passkey.id));
    app.store.reset_password(&account, &hash, &known, &after).await.map_err(void_link)?;
    limits::forget_sign_ins(&app, &account.email).await?;
    Ok(Json(Done {}))
}
