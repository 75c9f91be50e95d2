//! The refresh token's cookie: session, generation and a seal that only this server can make.

use app::{Keys, Problem};
use axum::http::{HeaderMap, HeaderValue, header};
use store::Session;

/// Name of the cookie. The prefix makes browsers insist on `Secure`, `Path=/` and no domain.
const NAME: &str = "__Host-posthorn";

/// A refresh token that carries a right seal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RefreshToken {
    pub(crate) session: String,
    pub(crate) generation: u32,
}

impl RefreshToken {
    /// The token in a request's cookies, when there is one that this server made.
    pub(crate) fn read(headers: &HeaderMap, keys: &Keys) -> Option<RefreshToken> {
        let token = value(headers, NAME)?;
        let (sealed, seal) = token.rsplit_once('.')?;
        let (session, generation) = sealed.split_once('.')?;
        keys.is_sealed(sealed, seal).then(|| {
            Some(RefreshToken { session: session.to_owned(), generation: generation.parse().ok()? })
        })?
    }
}

/// Whether a request carries the cookie at all.
pub(crate) fn is_there(headers: &HeaderMap) -> bool {
    value(headers, NAME).is_some()
}

/// The value of a request's cookie.
pub(crate) fn value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, token)| token)
}

/// The header that sets a session's present token.
pub(crate) fn set(
    session: &Session,
    keys: &Keys,
    lifetime_seconds: i64,
) -> Result<HeaderValue, Problem> {
    let sealed = format!("{}.{}", session.id, session.generation);
    let token = format!("{sealed}.{}", keys.seal(&sealed)?);
    Ok(header_value(NAME, &token, lifetime_seconds))
}

/// The header that takes the cookie away.
pub(crate) fn clear() -> HeaderValue {
    header_value(NAME, "", 0)
}

/// The header that sets a cookie for this server alone, out of reach of scripts and other sites.
pub(crate) fn header_value(name: &str, token: &str, max_age_seconds: i64) -> HeaderValue {
    let cookie = format!(
        "{name}={token}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age={max_age_seconds}"
    );
    HeaderValue::try_from(cookie).unwrap_or(HeaderValue::from_static(""))
}
