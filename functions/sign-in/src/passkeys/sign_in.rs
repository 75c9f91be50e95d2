//! Signing in with a passkey, and proving with one that it still is me.

use app::{App, Body, ClientAddress, Present, Problem, asked_by};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

use super::answers::check;
use super::challenge::{Purpose, challenge, take};
use super::view::{AnswerBody, RequestView};
use crate::limits;
use crate::session::{Proof, begin, gone, proved_again};
use crate::view::SessionView;

/// What a passkey is to sign to sign in. It is the same for everybody, and writes nothing.
#[utoipa::path(
    post, path = "/api/sign-in/passkey/options", operation_id = "sign_in_options", tag = "passkeys",
    responses(
        (status = 200, body = RequestView),
    )
)]
pub(crate) async fn sign_in_options(State(app): State<App>) -> Result<Json<RequestView>, Problem> {
    Ok(Json(RequestView::new(&app, challenge(&app, Purpose::SignIn)?, None)))
}

/// Signs in with a passkey: it names the account. The session has the person's offices.
#[utoipa::path(
    post, path = "/api/sign-in/passkey", operation_id = "sign_in_with_passkey", tag = "passkeys",
    request_body = AnswerBody,
    responses(
        (status = 200, body = SessionView, headers(("set-cookie" = String))),
        (status = 400),
        (status = 401),
        (status = 429),
    )
)]
pub(crate) async fn sign_in_with_passkey(
    State(app): State<App>,
    from: ClientAddress,
    headers: HeaderMap,
    Body(body): Body<AnswerBody>,
) -> Result<Response, Problem> {
    limits::count_address(&app, &from).await?;
    take(&app, Purpose::SignIn, &body.challenge).await?;
    let player = check(&app, &body, None).await?;
    asked_by(player);
    let account = app.store.account(player).await.map_err(gone)?;
    begin(&app, &account, &headers, Proof::Passkey).await
}

/// What one of my passkeys is to sign, to prove that it still is me.
#[utoipa::path(
    post, path = "/api/session/passkey/options", operation_id = "prove_options", tag = "passkeys",
    responses(
        (status = 200, body = RequestView),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn prove_options(
    State(app): State<App>,
    Present { me, .. }: Present,
) -> Result<Json<RequestView>, Problem> {
    let known = app.store.passkeys(me.player).await?;
    let challenge = challenge(&app, Purpose::Prove(me.player))?;
    Ok(Json(RequestView::new(&app, challenge, Some(&known))))
}

/// Proves with one of my passkeys that it still is me: for what `authentication_needed` and
/// `passkey_needed` refuse. The session then has my offices.
#[utoipa::path(
    post, path = "/api/session/passkey", operation_id = "prove_with_passkey", tag = "passkeys",
    request_body = AnswerBody,
    responses(
        (status = 200, body = SessionView),
        (status = 400),
        (status = 401),
        (status = 429),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn prove(
    State(app): State<App>,
    Present { me, account }: Present,
    from: ClientAddress,
    Body(body): Body<AnswerBody>,
) -> Result<Json<SessionView>, Problem> {
    limits::count_address(&app, &from).await?;
    take(&app, Purpose::Prove(me.player), &body.challenge).await?;
    check(&app, &body, Some(me.player)).await?;
    proved_again(&app, &account, me.by, Proof::Passkey).await
}
