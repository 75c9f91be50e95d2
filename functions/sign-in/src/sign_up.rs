//! Signing up, and confirming the address.
//!
//! A sign-up is put down as it was typed and becomes an account when its link and its password come
//! together: the link shows that the address is whose mailbox it is, the password that the data are theirs,
//! too. So nobody gets in anybody's way by signing up with an address of theirs, and nobody is left with what
//! a stranger has typed.

use app::{Accepted, App, Body, ClientAddress, PersonName, Problem};
use axum::Json;
use axum::extract::State;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use rules::{PlayerId, Profile};
use store::{Account, AddressRequest, AddressRequestId, Error, Role, SignUp, Wanted};

use crate::link::invalid_link;
use crate::view::{ConfirmBody, Done, SignUpBody};
use crate::{fields, limits, password};

/// New players' numbers follow this one.
pub(crate) const LAST_NUMBER_BEFORE: u32 = 900_000;
/// Random bytes in the name of a request.
const NAME_BYTES: usize = 24;

/// Asks for an account: a link to confirm the address is sent to it, and lapses after three days. The answer
/// and the work are the same for an address that has an account already; the email then says so.
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
) -> Result<Accepted<Json<Done>>, Problem> {
    let (email, typed) = read(body)?;
    limits::count_mail(&app, &email, &from).await?;
    let password_hash = password::hash(&app, typed.password_hash).await?;
    put_down(&app, email, Wanted::Account(Box::new(SignUp { password_hash, ..typed }))).await?;
    Ok(Accepted(Json(Done {})))
}

/// The address and all else, every field checked; the password still stands where its hash belongs.
fn read(body: SignUpBody) -> Result<(String, SignUp), Problem> {
    let name = PersonName::read(&body.given_name, &body.family_name)?;
    let email = fields::new_email(&body.email)?;
    let [whole, mailbox] = password::parts_of(&email);
    password::check(&body.password, &[whole, mailbox, name.given(), name.family()])?;
    let typed = SignUp {
        given_name: name.given().to_owned(),
        family_name: name.family().to_owned(),
        federation: fields::federation(&body.federation)?,
        password_hash: body.password,
        language: fields::language(&body.language)?,
        zone: app::zone_of(&body.zone)?,
        player: None,
    };
    Ok((email, typed))
}

/// Puts down what somebody wants in the name of an address. Whether it has an account is looked up by whoever
/// sends the email.
pub(crate) async fn put_down(app: &App, email: String, wanted: Wanted) -> Result<(), Problem> {
    Ok(app.store.put_address_request(&request(app, email, wanted)).await?)
}

/// The same, not yet put down.
pub(crate) fn request(app: &App, email: String, wanted: Wanted) -> AddressRequest {
    let mut name = [0; NAME_BYTES];
    (app.random)(&mut name);
    AddressRequest::new(BASE64.encode(name), email, wanted, app.clock.now())
}

/// Opens the account of a sign-up, with the token from the email and the password that was chosen for it;
/// idempotent.
#[utoipa::path(
    post, path = "/api/sign-up/confirm", operation_id = "confirm_email", tag = "sign-in",
    request_body = ConfirmBody,
    responses(
        (status = 200, body = Done),
        (status = 403),
        (status = 409),
        (status = 429),
    )
)]
pub(crate) async fn confirm(
    State(app): State<App>,
    from: ClientAddress,
    Body(body): Body<ConfirmBody>,
) -> Result<Json<Done>, Problem> {
    limits::count_confirmation(&app, &body.token, &from).await?;
    let id = AddressRequestId(body.token);
    let (email, sign_up) = sign_up_of(&app, &id).await?;
    if !password::verify(body.password, Some(sign_up.password_hash.clone())).await? {
        let detail = "This is not the password that was chosen for this sign-up.";
        return Err(Problem::not_allowed("wrong_password", detail));
    }
    if sign_up.player.is_none() {
        open_account(&app, &id, email, sign_up).await?;
    }
    Ok(Json(Done {}))
}

/// The sign-up that a link is for, when it is still good.
pub(crate) async fn sign_up_of(
    app: &App,
    id: &AddressRequestId,
) -> Result<(String, SignUp), Problem> {
    let request = app.store.address_request(id).await?;
    let now = app.clock.now();
    match request.filter(|request| now < request.lapses_at()) {
        Some(AddressRequest { email, wanted: Wanted::Account(sign_up), .. }) => {
            Ok((email, *sign_up))
        }
        Some(AddressRequest {
            wanted: Wanted::Password | Wanted::Number { .. } | Wanted::Left { .. },
            ..
        })
        | None => Err(invalid_link()),
    }
}

/// A number that nobody has had.
pub(crate) async fn new_number(app: &App) -> Result<PlayerId, Problem> {
    new_numbers(app, 1).await
}

/// The first of so many of them in a row.
pub(crate) async fn new_numbers(app: &App, count: u32) -> Result<PlayerId, Problem> {
    Ok(PlayerId(LAST_NUMBER_BEFORE + app.store.next_numbers("player", count).await?))
}

/// Makes a sign-up an account, and answers with its number.
pub(crate) async fn open_account(
    app: &App,
    id: &AddressRequestId,
    email: String,
    sign_up: SignUp,
) -> Result<PlayerId, Problem> {
    let profile = Profile {
        id: new_number(app).await?,
        given_name: sign_up.given_name,
        family_name: sign_up.family_name,
        federation: sign_up.federation,
        title: None,
        ratings: rules::rating::Ratings::default(),
    };
    let account = Account {
        player: profile.id,
        email,
        password_version: 0,
        confirmed: true,
        roles: vec![Role::Player],
        language: sign_up.language,
        zone: sign_up.zone,
        epoch: 0,
        key_epoch: 0,
    };
    match app.store.open_account(id, &profile, &account, &sign_up.password_hash).await {
        Err(Error::Conflict) => opened_already(app, id).await,
        opened => Ok(opened.map(|()| account.player)?),
    }
}

/// No fault where the same request was sent twice at once; else the address has another account.
async fn opened_already(app: &App, id: &AddressRequestId) -> Result<PlayerId, Problem> {
    let (_, sign_up) = sign_up_of(app, id).await?;
    if let Some(player) = sign_up.player {
        return Ok(player);
    }
    let detail = "There is an account with your address by now: sign in, or set a new password.";
    Err(Problem::conflict("email_taken", detail))
}
