//! Signing up, and confirming the address.

use app::mail::Letter;
use app::{App, Body, ClientAddress, LinkPurpose, LinkToken, Problem, ProblemBody};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use rules::{PlayerId, Profile};
use store::{Account, Error, Role};

use crate::view::{ConfirmBody, Done, SignUpBody};
use crate::{fields, limits, password};

/// New players' numbers follow this one.
const LAST_NUMBER_BEFORE: u32 = 900_000;

/// Opens an account and sends a link to confirm the address. The answer is the same for an
/// address that has one already.
#[utoipa::path(
    post, path = "/api/sign-up", operation_id = "sign_up", tag = "sign-in", request_body = SignUpBody,
    responses(
        (status = 202, body = Done),
        (status = 400, body = ProblemBody, content_type = "application/problem+json"),
        (status = 413, body = ProblemBody, content_type = "application/problem+json"),
        (status = 415, body = ProblemBody, content_type = "application/problem+json"),
        (status = 422, body = ProblemBody, content_type = "application/problem+json"),
        (status = 429, body = ProblemBody, content_type = "application/problem+json"),
        (status = 503, body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn sign_up(
    State(app): State<App>,
    from: ClientAddress,
    Body(body): Body<SignUpBody>,
) -> Result<(StatusCode, Json<Done>), Problem> {
    let mut profile = Profile {
        id: PlayerId(0),
        given_name: fields::name(&body.given_name)?,
        family_name: fields::name(&body.family_name)?,
        federation: fields::federation(&body.federation)?,
        title: None,
        rating: None,
    };
    let email = fields::email(&body.email)?;
    let mut account = Account {
        player: profile.id,
        language: fields::language(&body.language)?,
        password_hash: password::hash(&app, body.password).await?,
        confirmed: false,
        roles: vec![Role::Player],
        epoch: 0,
        email,
    };
    limits::count_mail(&app, &account.email, &from).await?;
    match app.store.account_by_email(&account.email).await {
        Ok(known) if known.confirmed => send_taken(&app, &known).await?,
        Ok(known) => {
            (profile.id, account.player) = (known.player, known.player);
            app.store.replace_unconfirmed(&profile, &account).await?;
            send_confirmation(&app, &profile, &account).await?;
        }
        Err(Error::NotFound) => {
            let number = app.store.next_number("player").await?;
            profile.id = PlayerId(LAST_NUMBER_BEFORE + number);
            account.player = profile.id;
            app.store.create_account(&profile, &account).await?;
            send_confirmation(&app, &profile, &account).await?;
        }
        Err(error) => return Err(error.into()),
    }
    Ok((StatusCode::ACCEPTED, Json(Done {})))
}

async fn send_confirmation(app: &App, profile: &Profile, account: &Account) -> Result<(), Problem> {
    let token = LinkToken::sign(LinkPurpose::Confirm, account, &app.keys, app.clock.now())?;
    let link = format!("{}/verify/{token}", app.origin);
    app.send(letter(account, "mail-confirm", &profile.given_name, link)).await
}

/// Tells the owner of an account that somebody wanted to open another one.
async fn send_taken(app: &App, account: &Account) -> Result<(), Problem> {
    let name = given_name(app, account.player).await?;
    app.send(letter(account, "mail-taken", &name, format!("{}/forgot", app.origin))).await
}

/// The name to greet a player with.
pub(crate) async fn given_name(app: &App, player: PlayerId) -> Result<String, Problem> {
    let profile = app.store.players(&[player]).await?.pop();
    Ok(profile.map_or(String::new(), |profile| profile.given_name))
}

pub(crate) fn letter(account: &Account, message: &'static str, name: &str, link: String) -> Letter {
    Letter {
        to: account.email.clone(),
        language: account.language.clone(),
        message,
        arguments: vec![("name", name.to_owned()), ("link", link)],
    }
}

/// Confirms the address with the token from the mail; again is no fault.
#[utoipa::path(
    post, path = "/api/sign-up/confirm", operation_id = "confirm_email", tag = "sign-in",
    request_body = ConfirmBody,
    responses(
        (status = 200, body = Done),
        (status = 400, body = ProblemBody, content_type = "application/problem+json"),
        (status = 413, body = ProblemBody, content_type = "application/problem+json"),
        (status = 415, body = ProblemBody, content_type = "application/problem+json"),
        (status = 422, body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn confirm(
    State(app): State<App>,
    Body(body): Body<ConfirmBody>,
) -> Result<Json<Done>, Problem> {
    let account = account_of_link(&app, LinkPurpose::Confirm, &body.token).await?;
    app.store.confirm_email(&account).await.map_err(void_link)?;
    Ok(Json(Done {}))
}

/// The account that a link is for, when the link is still good.
pub(crate) async fn account_of_link(
    app: &App,
    purpose: LinkPurpose,
    token: &str,
) -> Result<Account, Problem> {
    let link = LinkToken::read(purpose, token, &app.keys, app.clock.now());
    let link = link.ok_or_else(invalid_link)?;
    let account = app.store.account(link.player).await.map_err(void_link)?;
    if link.fits(&account) { Ok(account) } else { Err(invalid_link()) }
}

/// A link whose account is gone or has changed is no longer good.
pub(crate) fn void_link(error: Error) -> Problem {
    match error {
        Error::NotFound | Error::Conflict => invalid_link(),
        other => other.into(),
    }
}

fn invalid_link() -> Problem {
    let detail =
        "This link is not good any more: it was used, it is too old, or part of it is missing.";
    Problem::new(StatusCode::BAD_REQUEST, "invalid_token", detail)
}
