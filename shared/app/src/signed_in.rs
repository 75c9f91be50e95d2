//! Who is asking: extractors, so that a handler that forgets to ask does not compile.

use axum::extract::{FromRequestParts, MatchedPath, OptionalFromRequestParts};
use axum::http::header;
use axum::http::request::Parts;
use rules::PlayerId;
use store::{KeyOwner, OwnedId, Role};

use crate::{AccessToken, App, KeyText, Problem, SessionClaims, scope_of, traced};

/// Somebody who is signed in, at the page or through a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedIn {
    /// Who.
    pub player: PlayerId,
    /// What the person may do beyond playing.
    pub roles: Vec<Role>,
    /// How the person asks.
    pub by: By,
}

/// How somebody asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// At the page, in a session.
    Session(SessionClaims),
    /// Through a program, with the key of this name.
    Key(OwnedId),
    /// Not at all: the server does something in their name.
    Server,
}

impl FromRequestParts<App> for SignedIn {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SignedIn, Problem> {
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
            let me = app.by_key(token, scope).await?;
            traced::by(me.player);
            return Ok(me);
        }
        let token = AccessToken::read(token, &app.keys, app.clock.now())?;
        traced::by(token.player);
        Ok(SignedIn { player: token.player, roles: token.roles, by: By::Session(token.session) })
    }
}

/// Pages that everybody may see show more to somebody: nobody is signed in where no token is sent,
/// but one that is wrong or too old is refused, so that the page asks for a new one.
impl OptionalFromRequestParts<App> for SignedIn {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<SignedIn>, Problem> {
        if !parts.headers.contains_key(header::AUTHORIZATION) {
            return Ok(None);
        }
        <SignedIn as FromRequestParts<App>>::from_request_parts(parts, app).await.map(Some)
    }
}

/// Through whose key somebody asks; none where it is a person at the page. The key itself is looked
/// up by [`SignedIn`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Through(pub Option<KeyOwner>);

impl FromRequestParts<App> for Through {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _app: &App) -> Result<Through, Problem> {
        let header = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = header.and_then(|value| value.split_once(' ')).map(|(_, token)| token.trim());
        Ok(Through(token.and_then(KeyText::read).map(|key| key.id.owner)))
    }
}

/// The network address that a request came from, as the wiring found it: for limits only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClientAddress(pub String);

impl FromRequestParts<App> for ClientAddress {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _app: &App) -> Result<ClientAddress, Problem> {
        let found = parts.extensions.get::<ClientAddress>().cloned();
        Ok(found.unwrap_or_else(|| ClientAddress("unknown".to_owned())))
    }
}
