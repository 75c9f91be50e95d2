//! The handlers: none of them takes a key.

use app::{App, Body, Created, Fresh, KeyText, Problem, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::NoContent;
use store::{AccountNews, KeyOwner, Scope};

use crate::view::{FederationKeys, KeyView, KeysView, MakeKey, NewKey, read_key_id, unknown_key};

/// Keys that one owner may have.
const KEYS_MAX: usize = 20;

/// My keys, and those of the federation that I act for.
#[utoipa::path(
    get, path = "/api/keys", operation_id = "list_keys", tag = "keys",
    responses(
        (status = 200, body = KeysView),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_keys(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<KeysView>, Problem> {
    let now = app.clock.now();
    let own = app.store.api_keys(KeyOwner::Player(me.player)).await?;
    let federations = match app.acts_for(&me).await? {
        Some(federation) => {
            let keys = app.store.api_keys(KeyOwner::Federation(federation)).await?;
            Some(FederationKeys::of(federation, keys, now))
        }
        None => None,
    };
    Ok(Json(KeysView { own: KeyView::list(own, now), federations }))
}

/// Makes a key and shows it, once. Sent twice, two are made: revoke the one that you do not need. With
/// a federation's key for exports begins its nightly archive.
#[utoipa::path(
    post, path = "/api/keys", operation_id = "make_key", tag = "keys",
    request_body = MakeKey,
    responses(
        (status = 201, body = NewKey),
        (status = 403),
        (status = 409),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn make_key(
    State(app): State<App>,
    Fresh { me, account }: Fresh,
    Body(body): Body<MakeKey>,
) -> Result<Created<Json<NewKey>>, Problem> {
    me.must_have_opened(&account)?;
    let owner = if body.is_federations() {
        KeyOwner::Federation(app.acts_for(&me).await?.ok_or_else(Problem::forbidden)?)
    } else {
        KeyOwner::Player(me.player)
    };
    let text = KeyText::new(owner, app.random);
    let key = body.read(&app, &text, &account)?;
    if !app.store.create_api_key(&key, KEYS_MAX).await? {
        let detail = format!("There are {KEYS_MAX} keys already: revoke one first.");
        return Err(Problem::conflict("too_many_keys", detail));
    }
    if let (KeyOwner::Federation(federation), true) = (owner, key.scopes.contains(&Scope::Exports))
        && app.store.nightly_export(federation).await?.is_none()
    {
        app.make_nightly(federation).await?;
    }
    app.tell_owner(me.player, AccountNews::KeyMade, &key.name).await;
    let new = NewKey { secret: text.show(), key: KeyView::of(&key) };
    Ok(Created(Json(new)))
}

/// Revokes a key at once; idempotent.
#[utoipa::path(
    delete, path = "/api/keys/{id}", operation_id = "revoke_key", tag = "keys",
    params(("id" = String, Path, description = "The key's name: its owner and a random part")),
    responses(
        (status = 204),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn revoke_key(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<NoContent, Problem> {
    let id = read_key_id(&id)?;
    if !app.is_owner(&me, id.owner).await? {
        return Err(unknown_key());
    }
    app.store.revoke_api_key(&id).await?;
    Ok(NoContent)
}
