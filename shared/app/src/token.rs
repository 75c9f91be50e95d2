//! Access tokens: short-lived JWTs signed with EdDSA. The time is judged by the app's clock.

use jsonwebtoken::{Algorithm, Header, Validation};
use rules::{Instant, PlayerId};
use serde::{Deserialize, Serialize};
use store::Role;

use crate::{Keys, Problem};
use axum::http::StatusCode;

/// How long an access token is good, in seconds.
pub const ACCESS_SECONDS: i64 = 15 * 60;

/// What an access token says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccessToken {
    /// Who is signed in.
    pub player: PlayerId,
    /// What the person may do.
    pub roles: Vec<Role>,
    /// From when on it is no longer good.
    pub expires_at: Instant,
}

#[derive(Serialize, Deserialize)]
struct Claims {
    sub: String,
    aud: String,
    exp: i64,
    roles: Vec<String>,
}

/// Who access tokens are for: links in mails are signed with the same key for another audience.
const AUDIENCE: &str = "posthorn-api";

impl AccessToken {
    /// The token as the client carries it.
    ///
    /// # Errors
    /// An internal problem when the key cannot sign.
    pub fn sign(&self, keys: &Keys) -> Result<String, Problem> {
        let claims = Claims {
            sub: self.player.to_string(),
            aud: AUDIENCE.to_owned(),
            exp: self.expires_at.unix(),
            roles: self.roles.iter().map(Role::to_string).collect(),
        };
        let mut header = Header::new(Algorithm::EdDSA);
        header.kid = Some(keys.session.id.clone());
        jsonwebtoken::encode(&header, &claims, keys.session.signer()?).map_err(Problem::internal)
    }

    /// Reads a token that this server signed and that is still good.
    ///
    /// # Errors
    /// `unauthenticated` for anything that this server did not sign, `alg: none` included;
    /// `token_expired` for what it did sign and is too old.
    pub fn read(token: &str, keys: &Keys, now: Instant) -> Result<AccessToken, Problem> {
        let mut validation = Validation::new(Algorithm::EdDSA);
        validation.set_audience(&[AUDIENCE]);
        // The library would ask the machine's clock.
        validation.validate_exp = false;
        let data = jsonwebtoken::decode::<Claims>(token, &keys.session.decoding, &validation)
            .map_err(|_| Problem::unauthenticated())?;
        let roles = data.claims.roles.iter().map(|role| role.parse()).collect::<Result<_, _>>();
        let player = data.claims.sub.parse().map(PlayerId);
        let (Ok(roles), Ok(player)) = (roles, player) else {
            return Err(Problem::unauthenticated());
        };
        let expires_at = Instant::from_unix(data.claims.exp);
        if now >= expires_at {
            let detail = "The access token is too old: ask for a new one.";
            return Err(Problem::new(StatusCode::UNAUTHORIZED, "token_expired", detail));
        }
        Ok(AccessToken { player, roles, expires_at })
    }
}
