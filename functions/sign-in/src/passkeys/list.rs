//! The passkeys that somebody has: listed, renamed, removed.

use app::{App, Body, Fresh, Present, Problem};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::NoContent;
use store::Passkeys;

use super::view::{PasskeyView, PasskeysView, RenameBody, name_of};
use super::{Adding, tell, unknown_passkey};
use crate::offices::needs_passkey;

/// My passkeys, and how many recovery codes are left.
#[utoipa::path(
    get, path = "/api/passkeys", operation_id = "list_passkeys", tag = "passkeys",
    responses(
        (status = 200, body = PasskeysView),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_passkeys(
    State(app): State<App>,
    Present { me, account }: Present,
) -> Result<Json<PasskeysView>, Problem> {
    let known = app.store.passkeys(me.player).await?;
    let office = needs_passkey(&app, &account).await?;
    let adding = Adding::of(&app, &me, office, &known);
    Ok(Json(PasskeysView::of(&known, office, adding)))
}

/// Gives one of my passkeys another name.
#[utoipa::path(
    put, path = "/api/passkeys/{id}", operation_id = "change_passkey", tag = "passkeys",
    params(("id" = String, Path, description = "The passkey's name among credentials")),
    request_body = RenameBody,
    responses(
        (status = 200, body = PasskeyView),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn change_passkey(
    State(app): State<App>,
    Present { me, .. }: Present,
    Path(id): Path<String>,
    Body(body): Body<RenameBody>,
) -> Result<Json<PasskeyView>, Problem> {
    let name = name_of(&body.name)?;
    let known = app.store.passkeys(me.player).await?;
    let mut after = known.clone();
    let passkey = after.passkeys.iter_mut().find(|passkey| passkey.id == id);
    let passkey = passkey.ok_or_else(unknown_passkey)?;
    passkey.name = name;
    let view = PasskeyView::of(passkey);
    app.store.change_passkeys(&known, &after).await?;
    Ok(Json(view))
}

/// Removes one of my passkeys, and tells me by email. Idempotent. Whoever holds an office keeps
/// one.
#[utoipa::path(
    delete, path = "/api/passkeys/{id}", operation_id = "remove_passkey", tag = "passkeys",
    params(("id" = String, Path, description = "The passkey's name among credentials")),
    responses(
        (status = 204),
        (status = 403),
        (status = 409),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn remove_passkey(
    State(app): State<App>,
    Fresh { me, account }: Fresh,
    Path(id): Path<String>,
) -> Result<NoContent, Problem> {
    let known = app.store.passkeys(me.player).await?;
    let mut after = known.clone();
    after.passkeys.retain(|passkey| passkey.id != id);
    if after == known {
        return Ok(NoContent);
    }
    let office = needs_passkey(&app, &account).await?;
    Adding::of(&app, &me, office, &known).must_be_open()?;
    must_keep_one(office, &after)?;
    app.store.change_passkeys(&known, &after).await?;
    tell(&app, &account, "mail-passkey-removed", Vec::new()).await;
    Ok(NoContent)
}

fn must_keep_one(office: bool, after: &Passkeys) -> Result<(), Problem> {
    if !office || !after.passkeys.is_empty() {
        return Ok(());
    }
    let detail = "Your office needs a passkey, and this is your last one: add another first.";
    Err(Problem::conflict("last_passkey", detail))
}
