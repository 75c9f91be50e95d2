//! Forgotten passwords.

use app::{App, Body, ClientAddress, LinkPurpose, LinkToken, Problem};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use store::{Account, Error, Wanted};

use crate::sign_up::{invalid_link, put_down};
use crate::view::{Done, ForgotBody, ResetBody};
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
) -> Result<(StatusCode, Json<Done>), Problem> {
    let email = fields::email(&body.email)?;
    limits::count_mail(&app, &email, &from).await?;
    put_down(&app, email, Wanted::Password).await?;
    Ok((StatusCode::ACCEPTED, Json(Done {})))
}

/// Sets a new password with the token from the mail, once, and signs out everywhere.
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
    let account = account_of_link(&app, &body.token).await?;
    password::check(&body.password, &password::parts_of(&account.email))?;
    let hash = password::hash(&app, body.password).await?;
    app.store.change_password(&account, &hash).await.map_err(void_link)?;
    limits::forget_sign_ins(&app, &account.email).await?;
    Ok(Json(Done {}))
}

/// The account that a link is for, when the link is still good.
async fn account_of_link(app: &App, token: &str) -> Result<Account, Problem> {
    let link = LinkToken::read(LinkPurpose::Reset, token, &app.keys, app.clock.now());
    let link = link.ok_or_else(invalid_link)?;
    let account = app.store.account(link.player).await.map_err(void_link)?;
    if link.fits(&account) { Ok(account) } else { Err(invalid_link()) }
}

/// A link whose account is gone or has changed is no longer good.
fn void_link(error: Error) -> Problem {
    match error {
        Error::NotFound | Error::Conflict => invalid_link(),
        other => other.into(),
    }
}
