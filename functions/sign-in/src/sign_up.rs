//! Signing up, and confirming the address.

use app::mail::{Letter, Link};
use app::{App, Body, ClientAddress, LinkPurpose, LinkToken, Problem};
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
        (status = 429),
    )
)]
pub(crate) async fn sign_up(
    State(app): State<App>,
    from: ClientAddress,
    Body(body): Body<SignUpBody>,
) -> Result<(StatusCode, Json<Done>), Problem> {
    let new = read(body)?;
    app.must_have_mailer()?;
    limits::count_mail(&app, &new.email, &from).await?;
    match app.store.account_by_email(&new.email).await {
        Ok(account) => sign_up_again(&app, account, new.password).await?,
        Err(Error::NotFound) => open_account(&app, new).await?,
        Err(error) => return Err(error.into()),
    }
    Ok((StatusCode::ACCEPTED, Json(Done {})))
}

/// A request to sign up, every field checked.
struct NewAccount {
    profile: Profile,
    email: String,
    password: String,
    language: String,
}

fn read(body: SignUpBody) -> Result<NewAccount, Problem> {
    password::check(&body.password)?;
    Ok(NewAccount {
        profile: Profile {
            id: PlayerId(0),
            given_name: fields::name(&body.given_name)?,
            family_name: fields::name(&body.family_name)?,
            federation: fields::federation(&body.federation)?,
            title: None,
            ratings: rules::rating::Ratings::default(),
        },
        email: fields::email(&body.email)?,
        password: body.password,
        language: fields::language(&body.language)?,
    })
}

async fn open_account(app: &App, new: NewAccount) -> Result<(), Problem> {
    let password_hash = password::hash(app, new.password).await?;
    let number = app.store.next_number("player").await?;
    let profile = Profile { id: PlayerId(LAST_NUMBER_BEFORE + number), ..new.profile };
    let account = Account {
        player: profile.id,
        email: new.email,
        password_hash,
        confirmed: false,
        roles: vec![Role::Player],
        language: new.language,
        epoch: 0,
        key_epoch: 0,
    };
    match app.store.create_account(&profile, &account).await {
        // The same request twice at once: the other one has opened it and sends the mail.
        Err(Error::Conflict) => Ok(()),
        Err(error) => Err(error.into()),
        Ok(()) => send_confirmation(app, &account).await,
    }
}

/// The address has an account. Nothing of it changes: whoever knows its password gets the
/// confirmation again, anybody else only makes its owner a way to set a new one. The work is that
/// of a new account, so the time taken tells nothing either.
async fn sign_up_again(app: &App, account: Account, password: String) -> Result<(), Problem> {
    let same = password::verify(password, Some(account.password_hash.clone())).await?;
    if same && !account.confirmed {
        return send_confirmation(app, &account).await;
    }
    send_link(app, &account, LinkPurpose::Reset, "mail-taken").await
}

async fn send_confirmation(app: &App, account: &Account) -> Result<(), Problem> {
    send_link(app, account, LinkPurpose::Confirm, "mail-confirm").await
}

/// Mails a link. Nothing that somebody typed into a form is in the text: the address is not yet
/// known to be theirs.
pub(crate) async fn send_link(
    app: &App,
    account: &Account,
    purpose: LinkPurpose,
    message: &'static str,
) -> Result<(), Problem> {
    let token = LinkToken::sign(purpose, account, &app.keys, app.clock.now())?;
    let (page, label) = match purpose {
        LinkPurpose::Confirm => ("verify", "mail-link-confirm"),
        LinkPurpose::Reset => ("reset", "mail-link-reset"),
        LinkPurpose::Passkey => ("passkey", "mail-link-passkey"),
        LinkPurpose::ChangeAddress => ("address", "mail-link-confirm"),
    };
    // Each request is a mail of its own, two within the same second, too.
    let mut nonce = [0; 8];
    (app.random)(&mut nonce);
    app.send(Letter {
        id: format!("{page}-{}-{:016x}", account.player, u64::from_le_bytes(nonce)),
        to: account.email.clone(),
        language: account.language.clone(),
        message,
        arguments: Vec::new(),
        link: Some(Link { url: format!("{}/{page}/{token}", app.origin), label }),
        unsubscribe: None,
        diagram: None,
    })
    .await
}

/// Confirms the address with the token from the mail; again is no fault.
#[utoipa::path(
    post, path = "/api/sign-up/confirm", operation_id = "confirm_email", tag = "sign-in",
    request_body = ConfirmBody,
    responses(
        (status = 200, body = Done),
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
