//! Who is asking: extractors, so that a handler that forgets to ask does not compile.

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header;
use axum::http::request::Parts;
use store::KeyOwner;

use crate::{App, Caller, KeyText, Problem, SignedIn};

/// A federation's key is refused: it is nobody who plays, writes or has an account.
impl FromRequestParts<App> for SignedIn {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SignedIn, Problem> {
        match <Caller as FromRequestParts<App>>::from_request_parts(parts, app).await? {
            Caller::Person(me) => Ok(me),
            Caller::Federation(_) => Err(Problem::person_needed()),
        }
    }
}

/// On pages that everybody may see a federation sees what everybody does.
impl OptionalFromRequestParts<App> for SignedIn {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<SignedIn>, Problem> {
        let caller =
            <Caller as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        Ok(caller.and_then(|caller| caller.person().cloned()))
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
