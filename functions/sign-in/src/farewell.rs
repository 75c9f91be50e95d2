//! Accounts that their owners take away.

use app::{App, Body, ClientAddress, Problem, SignedIn};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::NoContent;
use serde::Deserialize;
use store::Error;
use utoipa::ToSchema;

use crate::session::check_password;

/// Whoever takes an account away gives its password, or has just proved who they are.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DeleteMe, example = json!({"password": "correct horse battery"}))]
pub(crate) struct DeleteBody {
    /// Left out after `POST /api/session/authenticate` and the like.
    password: Option<String>,
}

/// Takes my account away for good: the address at once; settings, keys, devices, notices and exports within
/// a minute or two. My games, results and ratings stay, under the name "Former player" and my number.
/// Refused while games run or entries are open (TR-8.1). Idempotent.
#[utoipa::path(
    post, path = "/api/me/delete", operation_id = "delete_me", tag = "sign-in",
    request_body = DeleteBody,
    responses(
        (status = 204),
        (status = 401),
        (status = 403),
        (status = 409),
        (status = 429),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn delete_me(
    State(app): State<App>,
    me: SignedIn,
    from: ClientAddress,
    headers: HeaderMap,
    Body(body): Body<DeleteBody>,
) -> Result<NoContent, Problem> {
    let account = match app.store.account(me.player).await {
        Ok(account) => account,
        Err(Error::NotFound) => {
            app.store.remove_passkeys(me.player).await?;
            return Ok(NoContent);
        }
        Err(error) => return Err(error.into()),
    };
    me.must_be_of(&account)?;
    match body.password {
        Some(password) => check_password(&app, &account, &from, &headers, password).await?,
        None => me.must_be_fresh(app.clock.now())?,
    }
    app.take_leave_for_good(&account).await?;
    // No other function reaches them. Left behind, they would sign nobody in.
    app.store.remove_passkeys(me.player).await?;
    Ok(NoContent)
}
