//! What somebody signs in with, changed by whoever is signed in: the password and the address.

use app::{
    Accepted, App, Body, By, ClientAddress, Fresh, LinkPurpose, LinkToken, Present, Problem,
};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use post::mail::{Letter, Link};
use store::{Account, AccountNews, ChangedBy, Error, Wanted};

use crate::link::{invalid_link, send_link, void_link};
use crate::session::{check_password, gone, view};
use crate::view::{ChangeAddressBody, ChangePasswordBody, Done, LinkBody, SessionView};
use crate::{device, fields, limits, password, sign_up};

/// Changes my password. All other browsers are signed out; keys and webhooks stay. The answer's access
/// token takes the place of the one before.
#[utoipa::path(
    post, path = "/api/me/password", operation_id = "change_password", tag = "sign-in",
    request_body = ChangePasswordBody,
    responses(
        (status = 200, body = SessionView),
        (status = 401),
        (status = 403),
        (status = 409),
        (status = 429),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn change_password(
    State(app): State<App>,
    Present { me, account }: Present,
    from: ClientAddress,
    headers: HeaderMap,
    Body(body): Body<ChangePasswordBody>,
) -> Result<Response, Problem> {
    password::check(&body.new_password, &password::parts_of(&account.email))?;
    match body.password {
        Some(password) => check_password(&app, &account, &from, &headers, password).await?,
        None => me.must_be_fresh(app.clock.now())?,
    }
    let By::Session(session) = me.by else { return Err(Problem::session_needed()) };
    let hash = password::hash(&app, body.new_password).await?;
    match app.store.change_password(&account, &hash, &session.id).await {
        Ok(()) => {}
        // Another page has changed it, or this session has been ended.
        Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
        Err(error) => return Err(error.into()),
    }
    app.tell_owner(account.player, AccountNews::PasswordChanged, "").await;
    let session = app.store.session(&session.id).await.map_err(gone)?;
    // The browser stays known, though the password is another.
    let account = Account { epoch: session.epoch, ..account };
    let known = device::remember(&headers, &account, &app.keys, app.random)?;
    Ok(([(SET_COOKIE, known)], Json(view(&app, &account, &session).await?)).into_response())
}

/// Sends a link to an address that is to be mine. The answer is the same where it has an account
/// already.
#[utoipa::path(
    post, path = "/api/me/email", operation_id = "change_address", tag = "sign-in",
    request_body = ChangeAddressBody,
    responses(
        (status = 202, body = Done),
        (status = 401),
        (status = 403),
        (status = 429),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn change_address(
    State(app): State<App>,
    Fresh { account, .. }: Fresh,
    from: ClientAddress,
    Body(body): Body<ChangeAddressBody>,
) -> Result<Accepted<Json<Done>>, Problem> {
    let email = fields::new_email(&body.email)?;
    app.must_have_mailer()?;
    limits::count_mail(&app, &email, &from).await?;
    match app.store.account_by_email(&email).await {
        Ok(taken) if taken.player == account.player => {}
        Ok(taken) => send_link(&app, &taken, LinkPurpose::Reset, "mail-taken").await?,
        Err(Error::NotFound) => send_to_new(&app, &account, email).await?,
        Err(error) => return Err(error.into()),
    }
    Ok(Accepted(Json(Done {})))
}

async fn send_to_new(app: &App, account: &Account, email: String) -> Result<(), Problem> {
    let (purpose, now) = (LinkPurpose::ChangeAddress, app.clock.now());
    let token = LinkToken::sign_to(purpose, account, Some(email.clone()), &app.keys, now)?;
    let link = Link { url: format!("{}/address/{token}", app.origin), label: "mail-link-confirm" };
    let mut nonce = [0; 8];
    (app.random)(&mut nonce);
    app.send(Letter {
        id: format!("mail-change-address-{}-{:016x}", account.player, u64::from_le_bytes(nonce)),
        to: email,
        language: account.language.clone(),
        message: "mail-change-address",
        arguments: Vec::new(),
        link: Some(link),
        unsubscribe: None,
        diagram: None,
    })
    .await
}

/// Confirms a new address with the token from the email; idempotent. It signs nobody out.
#[utoipa::path(
    post, path = "/api/me/email/confirm", operation_id = "confirm_address", tag = "sign-in",
    request_body = LinkBody,
    responses(
        (status = 200, body = Done),
    )
)]
pub(crate) async fn confirm_address(
    State(app): State<App>,
    Body(body): Body<LinkBody>,
) -> Result<Json<Done>, Problem> {
    let now = app.clock.now();
    let link = LinkToken::read(LinkPurpose::ChangeAddress, &body.token, &app.keys, now);
    let link = link.ok_or_else(invalid_link)?;
    let account = app.store.account(link.player).await.map_err(void_link)?;
    let Some(email) = link.email.clone().filter(|_| link.fits(&account)) else {
        return Err(invalid_link());
    };
    if account.email == email {
        return Ok(Json(Done {}));
    }
    leave_address(&app, &account, &email, ChangedBy::Owner).await.map_err(void_link)?;
    Ok(Json(Done {}))
}

/// Gives an account another address, and tells both.
///
/// # Errors
/// As [`store::Store::change_email`].
pub(crate) async fn leave_address(
    app: &App,
    account: &Account,
    email: &str,
    by: ChangedBy,
) -> Result<(), Error> {
    let left = Wanted::Left { by, language: account.language.clone(), zone: account.zone };
    let told = sign_up::request(app, account.email.clone(), left);
    app.store.change_email(account, email, &told).await?;
    app.tell_owner(account.player, AccountNews::AddressChanged, "").await;
    Ok(())
}
