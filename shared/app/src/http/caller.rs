//! Who asks, where it need not be a person: a federation asks through its keys, and is no player.
//!
//! A handler that takes [`SignedIn`] is for people, and refuses a federation's key before it runs. One
//! that takes [`Caller`] says for itself what it does for a federation: nothing that its maker may see
//! or do as a player is within its reach, since nothing here turns one into the other.

use axum::extract::{FromRequestParts, MatchedPath, OptionalFromRequestParts};
use axum::http::header;
use axum::http::request::Parts;

use crate::http::traced;
use crate::{AccessToken, App, By, Caller, KeyText, Problem, SignedIn, scope_of};

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Problem> {
        let header = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let (scheme, token) =
            header.and_then(|value| value.split_once(' ')).ok_or_else(Problem::unauthenticated)?;
        if !scheme.eq_ignore_ascii_case("bearer") {
            return Err(Problem::unauthenticated());
        }
        let token = token.trim();
        if KeyText::is_meant(token) {
            let path = parts.extensions.get::<MatchedPath>().map(MatchedPath::as_str);
            let scope = path.and_then(|path| scope_of(&parts.method, path));
            let caller = app.by_key(token, scope).await?;
            traced::by(caller.answers());
            return Ok(caller);
        }
        let AccessToken { player, roles, session, .. } =
            AccessToken::read(token, &app.keys, app.clock.now())?;
        traced::by(player);
        Ok(Caller::Person(SignedIn { player, roles, by: By::Session(session) }))
    }
}

/// Pages that everybody may see show more to somebody: nobody asks where no token is sent, but one that
/// is wrong or too old is refused, so that the page asks for a new one.
impl OptionalFromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Caller>, Problem> {
        if !parts.headers.contains_key(header::AUTHORIZATION) {
            return Ok(None);
        }
        <Caller as FromRequestParts<App>>::from_request_parts(parts, app).await.map(Some)
    }
}
