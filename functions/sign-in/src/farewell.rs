//! Accounts that their owners take away.

use app::{App, Body, ClientAddress, Problem, SignedIn};
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use store::Error;
use utoipa::ToSchema;

use crate::{limits, password};

/// Whoever takes an account away gives its password once more.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DeleteMe, example = json!({"password": "correct horse battery"}))]
pub(crate) struct DeleteBody {
    password: String,
}

/// Takes my account away for good: the address at once; settings, keys, devices, notices and exports within
/// a minute or two. My games, results and ratings stay, under the name "Former player" and my number.
/// Refused while games run or entries are open (TR-8.1). Again is no fault.
#[utoipa::path(
    post, path = "/api/me/delete", operation_id = "delete_me", tag = "sign-in",
    request_body = DeleteBody,
    responses(
        (status = 204),
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
    Body(body): Body<DeleteBody>,
) -> Result<StatusCode, Problem> {
    let account = match app.store.account(me.player).await {
        Ok(account) => account,
        Err(Error::NotFound) => return Ok(StatusCode::NO_CONTENT),
        Err(error) => return Err(error.into()),
    };
    limits::count_sign_in(&app, &account.email, &from).await?;
    if !password::verify(body.password, Some(account.password_hash.clone())).await? {
        let detail = "The password is wrong.";
        return Err(Problem::new(StatusCode::FORBIDDEN, "wrong_password", detail));
    }
    limits::forget_sign_ins(&app, &account.email).await?;
    app.take_leave_for_good(&account).await?;
    Ok(StatusCode::NO_CONTENT)
}
