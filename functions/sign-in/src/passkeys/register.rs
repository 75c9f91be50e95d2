//! Adding a passkey.

use app::{Accepted, App, Body, ClientAddress, Created, Fresh, LinkPurpose, Problem};
use axum::Json;
use axum::extract::State;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use store::{Account, Error, Passkey, Passkeys};

use super::answers::refused;
use super::challenge::{Purpose, challenge, take};
use super::recovery::new_codes;
use super::view::{AddBody, AddedPasskey, CreationView, OptionsBody, PasskeyView, decode, name_of};
use super::{Adding, PASSKEYS_MAX, handle_of, tell};
use crate::limits;
use crate::link::{account_of_link, send_link};
use crate::offices::needs_passkey;
use crate::view::Done;
use crate::webauthn::{Registered, RelyingParty, register};

/// Sends the link through which somebody with an office adds the first passkey.
#[utoipa::path(
    post, path = "/api/passkeys/link", operation_id = "passkey_link", tag = "passkeys",
    responses(
        (status = 202, body = Done),
        (status = 403),
        (status = 429),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn passkey_link(
    State(app): State<App>,
    Fresh { account, .. }: Fresh,
    from: ClientAddress,
) -> Result<Accepted<Json<Done>>, Problem> {
    app.must_have_mailer()?;
    limits::count_mail(&app, &account.email, &from).await?;
    send_link(&app, &account, LinkPurpose::Passkey, "mail-passkey-link").await?;
    Ok(Accepted(Json(Done {})))
}

/// What a browser is to make a passkey of. `link` is the email's, where `passkey_link_needed` asks for
/// it.
#[utoipa::path(
    post, path = "/api/passkeys/options", operation_id = "passkey_options", tag = "passkeys",
    request_body = OptionsBody,
    responses(
        (status = 200, body = CreationView),
        (status = 400),
        (status = 403),
        (status = 409),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn passkey_options(
    State(app): State<App>,
    Fresh { me, account }: Fresh,
    Body(body): Body<OptionsBody>,
) -> Result<Json<CreationView>, Problem> {
    let known = app.store.passkeys(me.player).await?;
    must_have_room(&known)?;
    let office = needs_passkey(&app, &account).await?;
    match (Adding::of(&app, &me, office, &known), body.link) {
        (Adding::LinkNeeded, Some(link)) => must_be_mine(&app, &account, &link).await?,
        (adding, _) => adding.must_be_open()?,
    }
    let profile = app.profile(me.player).await?;
    let name = profile.full_name();
    let challenge = challenge(&app, Purpose::Register(me.player))?;
    let handle = handle_of(&app, &known, me.player)?;
    Ok(Json(CreationView::new(&app, challenge, handle, &account.email, name, &known)))
}

async fn must_be_mine(app: &App, account: &Account, link: &str) -> Result<(), Problem> {
    let its = account_of_link(app, LinkPurpose::Passkey, link).await?;
    if its.player == account.player { Ok(()) } else { Err(Problem::forbidden()) }
}

fn must_have_room(known: &Passkeys) -> Result<(), Problem> {
    if known.passkeys.len() < PASSKEYS_MAX {
        return Ok(());
    }
    let detail = format!("You have {PASSKEYS_MAX} passkeys already: remove one first.");
    Err(Problem::conflict("too_many_passkeys", detail))
}

/// Keeps a passkey that the browser has made of the options, and tells its owner by email. The first
/// one brings recovery codes.
#[utoipa::path(
    post, path = "/api/passkeys", operation_id = "add_passkey", tag = "passkeys",
    request_body = AddBody,
    responses(
        (status = 201, body = AddedPasskey),
        (status = 400),
        (status = 401),
        (status = 403),
        (status = 409),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn add_passkey(
    State(app): State<App>,
    Fresh { account, .. }: Fresh,
    Body(body): Body<AddBody>,
) -> Result<Created<Json<AddedPasskey>>, Problem> {
    let name = name_of(&body.name)?;
    let (client_data, attestation) = (decode(&body.client_data)?, decode(&body.attestation)?);
    // What the options asked for was there when they were given.
    take(&app, Purpose::Register(account.player), &body.challenge).await?;
    let party = RelyingParty::of(&app.origin);
    let made = register(&party, &body.challenge, &client_data, &attestation).map_err(refused)?;
    let passkey = passkey(&app, made, name, body.transports());
    let known = app.store.passkeys(account.player).await?;
    must_have_room(&known)?;
    let (codes, digests) = match known.codes.is_empty() {
        true => new_codes(app.random),
        false => (Vec::new(), known.codes.clone()),
    };
    let mut after = known.clone();
    after.handle = handle_of(&app, &known, account.player)?;
    after.passkeys.push(passkey.clone());
    after.codes = digests;
    after.enrolled = true;
    app.store.add_passkey(&account, &known, &after).await.map_err(taken)?;
    tell(&app, &account, "mail-passkey-added", Vec::new()).await;
    let added = AddedPasskey { passkey: PasskeyView::of(&passkey), recovery_codes: codes };
    Ok(Created(Json(added)))
}

fn passkey(app: &App, made: Registered, name: String, transports: Vec<String>) -> Passkey {
    Passkey {
        id: BASE64.encode(made.id),
        name,
        public_key: BASE64.encode(made.public_key),
        sign_count: made.sign_count,
        backup_eligible: made.backup_eligible,
        backed_up: made.backed_up,
        transports,
        created_at: app.clock.now(),
        last_used_at: None,
    }
}

/// The credential is somebody's already, or the account has changed meanwhile.
fn taken(error: Error) -> Problem {
    match error {
        Error::Conflict => {
            let detail = "This passkey is in use already, or your account has changed: try again.";
            Problem::conflict("passkey_taken", detail)
        }
        other => other.into(),
    }
}
