//! Federations register their players: one at a time, and the list of those who have no account yet.

use app::{
    About, Act, App, AtDesk, Body, Caller, ChangeRefused, Made, Page, PageQuery, PersonName,
    Problem, is_client_id,
};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::NoContent;
use rules::{Federation, PlayerId, RegistrationRefusal};
use serde::{Deserialize, Serialize};
use store::{Error, StoredRegistration};
use utoipa::ToSchema;

use super::new_player::{count_invitation, namesakes, new_player};
use super::view::{RegistrationView, view, views};
use crate::{fields, sign_up};

/// Letters of what a program calls its request.
const ID_LETTERS: std::ops::RangeInclusive<usize> = 8..=64;

/// A page of those whom a federation has registered and who have no account yet.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Registrations)]
pub(crate) struct RegistrationsView {
    /// Three letters.
    federation: String,
    /// By number.
    registrations: Vec<RegistrationView>,
    /// What to ask for as `after` to read on; none at the end.
    #[schema(required)]
    next: Option<String>,
}

/// The federation of a path, for whoever registers its players.
pub(crate) async fn federation_of(
    app: &App,
    caller: &Caller,
    code: &str,
) -> Result<Federation, Problem> {
    let federation = fields::federation(code).map_err(|_| {
        let detail = "There is no such federation: its code is three capital letters, such as CZE.";
        Problem::not_found("unknown_federation", detail)
    })?;
    let about = About { players_federation: Some(federation), ..About::default() };
    let own = app.federation_of(caller).await?;
    if caller.may(Act::RegisterPlayer, &about, Some(own)) {
        return Ok(federation);
    }
    Err(Problem::forbidden())
}

/// The players whom a federation has registered and who have no account yet: for its delegates and the rating
/// commissioner.
#[utoipa::path(
    get, path = "/api/federations/{code}/registrations", operation_id = "list_registrations",
    tag = "federations",
    params(("code" = String, Path, description = "The federation's three letters"), PageQuery),
    responses(
        (status = 200, body = RegistrationsView),
        (status = 400),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_registrations(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    page: Page<u32>,
) -> Result<Json<RegistrationsView>, Problem> {
    let federation = federation_of(&app, &caller, &code).await?;
    let after = page.after.map(PlayerId);
    let mut ids = app.store.unclaimed_after(federation, after, page.limit + 1).await?;
    let next = page.cut(&mut ids, |id| id.0);
    let mut stored = app.store.registrations_of(&ids).await?;
    let registrations = views(&app, &mut stored).await?;
    Ok(Json(RegistrationsView { federation: federation.to_string(), registrations, next }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RegisterPlayer, example = json!({
    "id": "3f0c7a52-2a9e-4c55-9d5e-0c1b8a1c7f11", "given_name": "Tomáš", "family_name": "Novák",
    "email": "tomas@posthorn.example", "language": "cs", "another": false
}))]
pub(crate) struct RegisterBody {
    /// What whoever asks calls the request, so that one that is sent again is known: 8 to 64 letters, digits
    /// and hyphens.
    id: String,
    /// 1 to 80 characters: letters of one script, spaces, hyphens, apostrophes, dots.
    given_name: String,
    /// As the given name, in the same script.
    family_name: String,
    /// Where the player is invited to claim the number; none: nobody is invited yet.
    #[serde(default)]
    email: Option<String>,
    /// `en` or `cs`: the language of the invitation.
    language: String,
    /// Whether this is somebody else than the player of the same name who plays for the federation.
    #[serde(default)]
    another: bool,
}

/// Registers a player of a federation who has no account: the number can be entered and seated at once, and is
/// claimed by a link in an email. The same request sent again is answered with the registration as it stands.
#[utoipa::path(
    post, path = "/api/federations/{code}/registrations", operation_id = "register_player",
    tag = "federations",
    params(("code" = String, Path, description = "The federation's three letters")),
    request_body = RegisterBody,
    responses(
        (status = 200, body = RegistrationView),
        (status = 201, body = RegistrationView),
        (status = 429),
        ChangeRefused
    ),
    security(("access_token" = []))
)]
pub(crate) async fn register_player(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Body(body): Body<RegisterBody>,
) -> Result<Made<Json<RegistrationView>>, Problem> {
    let federation = federation_of(&app, &caller, &code).await?;
    if !is_client_id(&body.id, ID_LETTERS) {
        let detail = "The id has 8 to 64 letters, digits and hyphens.";
        return Err(Problem::invalid_body(detail));
    }
    let name = PersonName::read(&body.given_name, &body.family_name)?;
    let email = body.email.as_deref().map(fields::new_email).transpose()?;
    let language = fields::language(&body.language)?;
    if let Some(known) = app.store.registered_by(federation, &body.id).await? {
        return registered_before(&app, known).await;
    }
    let namesakes = namesakes(&app, federation, &name).await?;
    if !namesakes.is_empty() && !body.another {
        return Err(RegistrationRefusal::NameKnown.into());
    }
    if let Some(email) = &email {
        count_invitation(&app, federation, email).await?;
    }
    let by = caller.answers();
    let id = sign_up::new_number(&app).await?;
    let player = (&name, email.as_deref());
    let (profile, stored, mail) = new_player(&app, id, (federation, by), player, &language);
    match app.store.register_player(&profile, &stored, mail.as_ref(), &body.id).await {
        Ok(()) => Ok(Made::New(Json(view(&app, stored).await?))),
        Err(Error::Conflict) => match app.store.registered_by(federation, &body.id).await? {
            Some(known) => registered_before(&app, known).await,
            None => Err(Problem::changed_meanwhile()),
        },
        Err(error) => Err(error.into()),
    }
}

async fn registered_before(
    app: &App,
    player: PlayerId,
) -> Result<Made<Json<RegistrationView>>, Problem> {
    let stored = find(app, player).await?;
    Ok(Made::Nothing(Json(view(app, stored).await?)))
}

/// The registration of a player who has no account.
async fn find(app: &App, player: PlayerId) -> Result<StoredRegistration, Problem> {
    app.store.registration(player).await?.ok_or_else(unknown_registration)
}

fn unknown_registration() -> Problem {
    let detail = "Nobody without an account is registered under this number.";
    Problem::not_found("unknown_registration", detail)
}

/// The registration that a path names, of this federation.
pub(crate) async fn registration_of(
    app: &App,
    federation: Federation,
    player: &str,
) -> Result<StoredRegistration, Problem> {
    let player = player.parse().map(PlayerId).map_err(|_| unknown_registration())?;
    let stored = find(app, player).await?;
    let is_its = stored.registration.federation == federation;
    if is_its { Ok(stored) } else { Err(unknown_registration()) }
}

/// Takes a registration back: nobody has the number any more. Refused once the player has entered an event or
/// played.
#[utoipa::path(
    delete, path = "/api/federations/{code}/registrations/{player}",
    operation_id = "take_registration_back", tag = "federations",
    params(
        ("code" = String, Path, description = "The federation's three letters"),
        ("player" = u32, Path, description = "The player's number")
    ),
    responses((status = 204), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn take_registration_back(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path((code, player)): Path<(String, String)>,
) -> Result<NoContent, Problem> {
    let federation = federation_of(&app, &Caller::Person(me), &code).await?;
    let stored = registration_of(&app, federation, &player).await?;
    let number = app.store.number_to_join(stored.player).await?;
    app.store.number_in_use(&number).await?.give_up()?;
    match app.store.take_registration_back(&number.profile, &stored).await {
        Err(Error::Conflict) => Err(Problem::changed_meanwhile()),
        gone => Ok(gone.map(|()| NoContent)?),
    }
}
