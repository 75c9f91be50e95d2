//! Whoever reads the mail of an invitation claims the number: with a password of their own, or with the account
//! that they have.

use app::view::{PlayerView, time};
use app::{App, Body, ClientAddress, Problem, asked_by};
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use rules::{Invitation, Profile, RegistrationRefusal, Role};
use serde::{Deserialize, Serialize};
use store::{
    Account, AddressRequest, AddressRequestId, Error, StoredRegistration, Wanted, words_of_name,
};
use utoipa::ToSchema;

use crate::view::{Done, LinkBody};
use crate::{fields, limits, password};

/// What a link is for.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NumberClaim)]
pub(crate) struct ClaimView {
    /// Who was registered.
    player: PlayerView,
    /// The address that the link was sent to, with which the player will sign in.
    email: String,
    /// When the link is no longer good.
    lapses_at: DateTime<Utc>,
}

/// What a good link leads to.
pub(crate) struct Claimed {
    pub(crate) link: AddressRequestId,
    pub(crate) stored: StoredRegistration,
    pub(crate) invitation: Invitation,
    pub(crate) profile: Profile,
}

/// The request of a link, as long as there is one.
async fn request_of(app: &App, token: &str) -> Result<Option<AddressRequest>, Problem> {
    Ok(app.store.address_request(&AddressRequestId(token.to_owned())).await?)
}

/// What a link is for.
///
/// # Errors
/// `invalid_token`; `unavailable`.
pub(crate) async fn claimed(app: &App, token: &str) -> Result<Claimed, Problem> {
    let void = || Problem::from(RegistrationRefusal::VoidLink);
    let request = request_of(app, token).await?.ok_or_else(void)?;
    let link = request.id;
    let Wanted::Number { player, .. } = request.wanted else { return Err(void()) };
    let stored = app.store.registration(player).await?.ok_or_else(void)?;
    let invitation = stored.registration.invited_by(&link.digest(), app.clock.now())?.clone();
    let profile = app.store.players(&[player]).await?.pop().ok_or_else(void)?;
    Ok(Claimed { link, stored, invitation, profile })
}

/// Who a link from an invitation is for.
#[utoipa::path(
    post, path = "/api/claim/look", operation_id = "look_at_claim", tag = "sign-in",
    request_body = LinkBody,
    responses((status = 200, body = ClaimView), (status = 429))
)]
pub(crate) async fn look_at_claim(
    State(app): State<App>,
    from: ClientAddress,
    Body(body): Body<LinkBody>,
) -> Result<Json<ClaimView>, Problem> {
    limits::count_confirmation(&app, &body.token, &from).await?;
    let Claimed { invitation, profile, .. } = claimed(&app, &body.token).await?;
    Ok(Json(ClaimView {
        player: (&profile).into(),
        lapses_at: time(invitation.lapses_at()),
        email: invitation.email,
    }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ClaimNumber, example = json!({
    "token": "c2VudCB0byB0aGUgYWRkcmVzcw", "password": "correct horse battery", "language": "cs",
    "zone": "Europe/Prague"
}))]
pub(crate) struct ClaimBody {
    /// From the link in the email.
    token: String,
    /// 12 to 128 characters, and not soon guessed.
    password: String,
    /// `en` or `cs`: the language of emails.
    language: String,
    /// The zone in which emails tell moments, a name of the IANA's database.
    zone: String,
}

/// Claims the number that a link is for, with a password: the address of the email and this password sign in from
/// then on. Sent again, it is answered as before.
#[utoipa::path(
    post, path = "/api/claim", operation_id = "claim_number", tag = "sign-in",
    request_body = ClaimBody,
    responses((status = 200, body = Done), (status = 409), (status = 429))
)]
pub(crate) async fn claim_number(
    State(app): State<App>,
    from: ClientAddress,
    Body(body): Body<ClaimBody>,
) -> Result<Json<Done>, Problem> {
    limits::count_confirmation(&app, &body.token, &from).await?;
    if was_claimed(&app, &body).await? {
        return Ok(Json(Done {}));
    }
    let Claimed { link, stored, invitation, profile } = claimed(&app, &body.token).await?;
    // The name is known to everybody, and is typed without its accents.
    let name = words_of_name(&profile.given_name, &profile.family_name);
    let known = name.iter().map(String::as_str).chain(password::parts_of(&invitation.email));
    password::check(&body.password, &known.collect::<Vec<_>>())?;
    let account = Account {
        player: profile.id,
        email: invitation.email.clone(),
        password_version: 0,
        confirmed: true,
        roles: vec![Role::Player],
        language: fields::language(&body.language)?,
        zone: app::zone_of(&body.zone)?,
        epoch: 0,
        key_epoch: 0,
    };
    let hash = password::hash(&app, body.password.clone()).await?;
    match app.store.claim_number((&stored, &link), &account, &hash).await {
        Ok(()) => {}
        // The same request was sent twice at once, another link was sent, or the address has an account.
        Err(Error::Conflict) if was_claimed(&app, &body).await? => {}
        Err(Error::Conflict) => {
            claimed(&app, &body.token).await?;
            let detail =
                "There is an account with this address: sign in with it, and open the link again.";
            return Err(Problem::conflict("email_taken", detail));
        }
        Err(error) => return Err(error.into()),
    }
    asked_by(account.player);
    Ok(Json(Done {}))
}

/// Whether this very request has made the account before.
async fn was_claimed(app: &App, body: &ClaimBody) -> Result<bool, Problem> {
    let Some(AddressRequest { email, wanted, .. }) = request_of(app, &body.token).await? else {
        return Ok(false);
    };
    let Wanted::Number { player, used: true, .. } = wanted else { return Ok(false) };
    match app.store.account(player).await {
        Ok(account) if account.email == email => {
            password::is_of(app, Some(&account), body.password.clone()).await
        }
        Ok(_) | Err(Error::NotFound) => Ok(false),
        Err(error) => Err(error.into()),
    }
}
