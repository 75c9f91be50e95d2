//! Signing in and out, and renewing a session.
//!
//! The refresh token is rotated at each use. A token that was rotated away is answered for a short
//! while, since two pages may ask at once and an answer may be lost; after that it is a sign that
//! somebody has copied it, and the session ends.

use app::{
    ACCESS_SECONDS, AccessToken, App, Body, By, ClientAddress, Present, Problem, SessionClaims,
    asked_by,
};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, NoContent, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use rules::Instant;
use store::{Account, AccountNews, Error, OfficeProof, Role, SESSION_SECONDS_MAX, Session};

use crate::cookie::{self, RefreshToken};
use crate::device::{self, Device};
use crate::limits::Tries;
use crate::offices::{Opened, opened};
use crate::view::{MeView, PasswordBody, SessionView, SignInBody};
use crate::{browser, fields, limits, password};

/// How long a session lasts after its last use: 30 days.
///
/// DIFFERENCE: ASVS 3.3.2 asks for half an hour or twelve hours at level 2, for 30 days at level 1. A
/// correspondence player looks in every few days and has a clock running meanwhile: whoever has to
/// sign in each time keeps the password where it is at hand. So a session that is used goes on, for
/// 12 months at most ([`store::SESSION_SECONDS_MAX`]), and what could outlast it asks for a proof of
/// the last five minutes instead ([`app::Fresh`]).
const LIFETIME_SECONDS: i64 = 30 * 86_400;
/// How long the token before the present one is still answered.
const GRACE_SECONDS: i64 = 60;

/// How long a recovery code opens the offices of its owner, in seconds.
const CODE_SECONDS: i64 = 60 * 60;

/// By what somebody proves who they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Proof {
    Password,
    Passkey,
    /// A recovery code, beside the password.
    RecoveryCode,
}

impl Proof {
    /// What it is worth for an office.
    fn office(self, now: Instant) -> Option<OfficeProof> {
        match self {
            Proof::Password => None,
            Proof::Passkey => Some(OfficeProof { proved_at: now, until: None }),
            Proof::RecoveryCode => {
                Some(OfficeProof { proved_at: now, until: Some(now + CODE_SECONDS) })
            }
        }
    }
}

/// Signs in.
#[utoipa::path(
    post, path = "/api/sign-in", operation_id = "sign_in", tag = "sign-in", request_body = SignInBody,
    responses(
        (status = 200, body = SessionView, headers(("set-cookie" = String))),
        (status = 401),
        (status = 403),
        (status = 429),
    )
)]
pub(crate) async fn sign_in(
    State(app): State<App>,
    from: ClientAddress,
    headers: HeaderMap,
    Body(body): Body<SignInBody>,
) -> Result<Response, Problem> {
    let email = fields::email(&body.email)?;
    limits::count_address(&app, &from).await?;
    let account = match app.store.account_by_email(&email).await {
        Ok(account) => Some(account),
        Err(Error::NotFound) => None,
        Err(error) => return Err(error.into()),
    };
    account.iter().for_each(|account| asked_by(account.player));
    let tries = Tries::of(&app, &email, account.as_ref(), Device::read(&headers).as_ref());
    tries.count(&app, &from).await?;
    let fits = password::is_of(&app, account.as_ref(), body.password).await?;
    let Some(account) = account.filter(|_| fits) else {
        let detail = "The address or the password is wrong.";
        return Err(Problem::unauthorized("wrong_credentials", detail));
    };
    tries.forget(&app).await?;
    if !account.confirmed {
        let detail = "Please confirm your address first: a link was sent to it.";
        return Err(Problem::not_allowed("email_unconfirmed", detail));
    }
    begin(&app, &account, &headers, Proof::Password).await
}

/// Begins a session of somebody who has just proved who they are, and tells the owner where the
/// browser is new.
pub(crate) async fn begin(
    app: &App,
    account: &Account,
    headers: &HeaderMap,
    by: Proof,
) -> Result<Response, Problem> {
    let session = create(app, account, browser::name(headers), by).await?;
    let mut response = answer(app, account, &session).await?;
    if !Device::read(headers).is_some_and(|device| device.knows(account, &app.keys)) {
        app.tell_owner(account.player, AccountNews::SignedIn, &session.browser).await;
    }
    let known = device::remember(headers, account, &app.keys, app.random)?;
    response.headers_mut().append(SET_COOKIE, known);
    Ok(response)
}

async fn create(
    app: &App,
    account: &Account,
    browser: String,
    by: Proof,
) -> Result<Session, Problem> {
    let mut id = [0; 16];
    (app.random)(&mut id);
    let now = app.clock.now();
    let session = Session {
        id: BASE64.encode(id),
        player: account.player,
        epoch: account.epoch,
        generation: 1,
        rotated_at: now,
        authenticated_at: now,
        office: by.office(now),
        created_at: Some(now),
        browser,
        expires_at: now + LIFETIME_SECONDS,
    };
    app.store.create_session(&session).await?;
    Ok(session)
}

/// An access token for the account, and the session's present cookie.
async fn answer(app: &App, account: &Account, session: &Session) -> Result<Response, Problem> {
    let view = view(app, account, session).await?;
    let cookie = cookie::set(session, &app.keys, LIFETIME_SECONDS)?;
    Ok(([(SET_COOKIE, cookie)], Json(view)).into_response())
}

/// A new access token for the account.
pub(crate) async fn view(
    app: &App,
    account: &Account,
    session: &Session,
) -> Result<SessionView, Problem> {
    let Opened { roles, proved_at: office_proved_at } = opened(app, account, session).await?;
    let (player, me) = (account.player, me(app, account, &roles).await?);
    let session = SessionClaims { office_proved_at, ..SessionClaims::from(session) };
    let expires_at = app.clock.now() + ACCESS_SECONDS;
    let token = AccessToken { player, roles, expires_at, session };
    Ok(SessionView { access_token: token.sign(&app.keys)?, expires_in_seconds: ACCESS_SECONDS, me })
}

async fn me(app: &App, account: &Account, roles: &[Role]) -> Result<MeView, Problem> {
    let profile = app.store.players(&[account.player]).await?.pop();
    let profile = profile.ok_or_else(|| Problem::internal("an account has no profile"))?;
    Ok(MeView::new(&profile, account, roles))
}

/// Renews the session of the cookie: a new access token, and a new cookie.
#[utoipa::path(
    post, path = "/api/session", operation_id = "renew_session", tag = "sign-in",
    responses(
        (status = 200, body = SessionView, headers(("set-cookie" = String))),
        (status = 204, description = "No cookie: nobody is signed in here."),
        (status = 401),
    )
)]
pub(crate) async fn renew(State(app): State<App>, headers: HeaderMap) -> Response {
    if !cookie::is_there(&headers) {
        return NoContent.into_response();
    }
    match renewed(&app, &headers).await {
        Ok(response) => response,
        Err(problem) if problem.code().starts_with("session_") => {
            ([(SET_COOKIE, cookie::clear())], problem).into_response()
        }
        Err(problem) => problem.into_response(),
    }
}

async fn renewed(app: &App, headers: &HeaderMap) -> Result<Response, Problem> {
    let token = RefreshToken::read(headers, &app.keys).ok_or_else(expired)?;
    let session = rotate(app, &token).await?;
    let account = app.store.account(session.player).await.map_err(gone)?;
    if account.epoch != session.epoch {
        app.store.end_session(&session.id).await?;
        return Err(expired());
    }
    answer(app, &account, &session).await
}

/// When a session ends that is used now.
fn ends_at(session: &Session, now: Instant) -> Instant {
    let last = session.created_at.unwrap_or(now) + SESSION_SECONDS_MAX;
    last.min(now + LIFETIME_SECONDS)
}

/// The session after this use of the token.
async fn rotate(app: &App, token: &RefreshToken) -> Result<Session, Problem> {
    let now = app.clock.now();
    let mut session = app.store.session(&token.session).await.map_err(gone)?;
    asked_by(session.player);
    if now >= session.expires_at {
        return Err(expired());
    }
    if token.generation == session.generation {
        match app.store.rotate_session(&session, now, ends_at(&session, now)).await {
            Ok(rotated) => return Ok(rotated),
            // Another page was faster: its generation is the present one.
            Err(Error::Conflict) => {
                session = app.store.session(&token.session).await.map_err(gone)?
            }
            Err(error) => return Err(error.into()),
        }
    }
    let just_rotated = now - session.rotated_at <= GRACE_SECONDS;
    if token.generation + 1 == session.generation && just_rotated {
        return Ok(session);
    }
    app.store.end_session(&session.id).await?;
    app.tell_owner(session.player, AccountNews::SessionReused, &session.browser).await;
    let detail = "This session was used twice and has been ended. Please sign in again.";
    Err(Problem::unauthorized("session_reused", detail))
}

pub(crate) fn gone(error: Error) -> Problem {
    match error {
        Error::NotFound => expired(),
        other => other.into(),
    }
}

fn expired() -> Problem {
    Problem::unauthorized("session_expired", "Please sign in.")
}

/// Proves with the password that it still is me who sits here: for what `authentication_needed`
/// refuses. The answer's access token is good for that for five minutes; the session stays the same.
#[utoipa::path(
    post, path = "/api/session/authenticate", operation_id = "authenticate_again", tag = "sign-in",
    request_body = PasswordBody,
    responses(
        (status = 200, body = SessionView),
        (status = 401),
        (status = 403),
        (status = 429),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn authenticate(
    State(app): State<App>,
    Present { me, account }: Present,
    from: ClientAddress,
    headers: HeaderMap,
    Body(body): Body<PasswordBody>,
) -> Result<Json<SessionView>, Problem> {
    check_password(&app, &account, &from, &headers, body.password).await?;
    proved_again(&app, &account, me.by, Proof::Password).await
}

/// Refuses a password that is not the account's; wrong ones are counted like sign-ins, a known browser's
/// by themselves.
pub(crate) async fn check_password(
    app: &App,
    account: &Account,
    from: &ClientAddress,
    headers: &HeaderMap,
    password: String,
) -> Result<(), Problem> {
    limits::count_address(app, from).await?;
    let device = Device::read(headers);
    let tries = Tries::of(app, &account.email, Some(account), device.as_ref());
    tries.count(app, from).await?;
    if !password::is_of(app, Some(account), password).await? {
        let detail = "The password is wrong.";
        return Err(Problem::not_allowed("wrong_password", detail));
    }
    tries.forget(app).await
}

/// Notes in a session that its person has just proved who they are, whichever way, and answers an
/// access token that says so.
pub(crate) async fn proved_again(
    app: &App,
    account: &Account,
    by: By,
    proof: Proof,
) -> Result<Json<SessionView>, Problem> {
    let By::Session(session) = by else { return Err(Problem::session_needed()) };
    let now = app.clock.now();
    let proved = app.store.authenticate_session(&session.id, now, proof.office(now)).await;
    let session = match proved {
        Ok(session) => session,
        // It was ended, or has no name yet: renewing tells which.
        Err(Error::Conflict) => return Err(Problem::unauthenticated()),
        Err(error) => return Err(error.into()),
    };
    Ok(Json(view(app, account, &session).await?))
}

/// Signs out; without a session there is nothing to do.
#[utoipa::path(
    delete, path = "/api/session", operation_id = "sign_out", tag = "sign-in",
    responses(
        (status = 204, headers(("set-cookie" = String))),
    )
)]
pub(crate) async fn sign_out(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    if let Some(token) = RefreshToken::read(&headers, &app.keys) {
        app.store.end_session(&token.session).await?;
    }
    Ok(([(SET_COOKIE, cookie::clear())], NoContent))
}

/// Who is signed in.
#[utoipa::path(
    get, path = "/api/me", operation_id = "get_me", tag = "sign-in",
    responses(
        (status = 200, body = MeView),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_me(
    State(app): State<App>,
    Present { me, account }: Present,
) -> Result<Json<MeView>, Problem> {
    let open = |role: &Role| me.roles.contains(role);
    let roles: Vec<Role> = account.roles.iter().copied().filter(open).collect();
    Ok(Json(self::me(&app, &account, &roles).await?))
}
