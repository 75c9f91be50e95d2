//! Invitations to claim a number.

use app::{App, AtDesk, Body, Caller, ChangeRefused, Problem};
use axum::Json;
use axum::extract::{Path, State};
use rules::Outcome;
use serde::Deserialize;
use store::Error;
use utoipa::ToSchema;

use super::new_player::{count_invitation, invitation};
use super::register::{federation_of, registration_of};
use super::view::{RegistrationView, view};
use crate::fields;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = InvitePlayer, example = json!({
    "version": 1, "email": "tomas@posthorn.example", "language": "cs"
}))]
pub(crate) struct InviteBody {
    /// The version that was looked at.
    version: u32,
    /// Where the link is sent.
    email: String,
    /// `en` or `cs`: the language of the email.
    language: String,
}

/// Sends a registered player a link to claim the number, good for 30 days; the one before is void. At the same
/// address within the hour nothing more is sent.
#[utoipa::path(
    put, path = "/api/federations/{code}/registrations/{player}/invitation",
    operation_id = "invite_player", tag = "federations",
    params(
        ("code" = String, Path, description = "The federation's three letters"),
        ("player" = u32, Path, description = "The player's number")
    ),
    request_body = InviteBody,
    responses((status = 200, body = RegistrationView), (status = 429), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn invite_player(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path((code, player)): Path<(String, String)>,
    Body(body): Body<InviteBody>,
) -> Result<Json<RegistrationView>, Problem> {
    let federation = federation_of(&app, &Caller::Person(me), &code).await?;
    let before = registration_of(&app, federation, &player).await?;
    let email = fields::new_email(&body.email)?;
    let language = fields::language(&body.language)?;
    let (invitation, mail) = invitation(&app, before.player, email, &language);
    let after = match before.registration.invite(invitation)? {
        Outcome::Unchanged => return Ok(Json(view(&app, before).await?)),
        Outcome::Changed(after) => after,
    };
    if before.version != body.version {
        return Err(Problem::changed_meanwhile());
    }
    count_invitation(&app, federation, &mail.email).await?;
    match app.store.invite(&before, &after, &mail).await {
        Err(Error::Conflict) => Err(Problem::changed_meanwhile()),
        kept => Ok(Json(view(&app, kept?).await?)),
    }
}
