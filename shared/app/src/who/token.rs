//! Access tokens: short-lived JWTs signed with EdDSA. The time is judged by the app's clock.

use jsonwebtoken::{Algorithm, Header, Validation};
use rules::{Instant, PlayerId};
use serde::{Deserialize, Serialize};
use store::{Role, Session};

use crate::{Keys, Problem};

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
    /// The session that it was made in.
    pub session: SessionClaims,
}

/// What an access token says of its session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionClaims {
    /// The session's name.
    pub id: String,
    /// The account's epoch when the session began: a new password raises the account's.
    pub epoch: u32,
    /// When the person last proved who they are. Renewing a session proves nothing.
    pub authenticated_at: Instant,
    /// When the person last proved more than to know the password; none where the session opens no
    /// office.
    pub office_proved_at: Option<Instant>,
}

impl From<&Session> for SessionClaims {
    fn from(session: &Session) -> SessionClaims {
        SessionClaims {
            id: session.id.clone(),
            epoch: session.epoch,
            authenticated_at: session.authenticated_at,
            office_proved_at: session.office.map(|proof| proof.proved_at),
        }
    }
}

/// The last three are missing in tokens from before they were thought of. Those are of a session
/// without a name, of the first epoch, and never fresh.
#[derive(Serialize, Deserialize)]
struct Claims {
    sub: String,
    aud: String,
    exp: i64,
    roles: Vec<String>,
    #[serde(default)]
    sid: String,
    #[serde(default)]
    epoch: u32,
    #[serde(default)]
    auth_time: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    office_time: Option<i64>,
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
            sid: self.session.id.clone(),
            epoch: self.session.epoch,
            auth_time: self.session.authenticated_at.unix(),
            office_time: self.session.office_proved_at.map(Instant::unix),
        };
        let mut header = Header::new(Algorithm::EdDSA);
        header.kid = Some(keys.session.id.clone());
        jsonwebtoken::encode(&header, &claims, keys.session_signer()?).map_err(Problem::internal)
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
        let session = SessionClaims {
            id: data.claims.sid,
            epoch: data.claims.epoch,
            authenticated_at: Instant::from_unix(data.claims.auth_time),
            office_proved_at: data.claims.office_time.map(Instant::from_unix),
        };
        let expires_at = Instant::from_unix(data.claims.exp);
        if now >= expires_at {
            let detail = "The access token is too old: ask for a new one.";
            return Err(Problem::unauthorized("token_expired", detail));
        }
        Ok(AccessToken { player, roles, expires_at, session })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{Secrets, system_random};

    const NOW: Instant = Instant::from_unix(1_767_225_600);

    #[test]
    fn a_token_reads_back() {
        let keys = Keys::new(&Secrets::generate(system_random)).expect("keys");
        let session = SessionClaims {
            id: "abc".to_owned(),
            epoch: 3,
            authenticated_at: NOW,
            office_proved_at: Some(NOW),
        };
        let (player, expires_at) = (PlayerId(7), NOW + ACCESS_SECONDS);
        let token = AccessToken { player, roles: vec![Role::Officer], expires_at, session };
        let text = token.sign(&keys).expect("a token");
        assert_eq!(AccessToken::read(&text, &keys, NOW).expect("a good token"), token);
    }

    /// A token from before sessions stood in tokens signs in for as long as it lasts.
    #[test]
    fn a_token_without_a_session_is_of_long_ago() {
        let keys = Keys::new(&Secrets::generate(system_random)).expect("keys");
        let exp = (NOW + 60).unix();
        let claims = json!({ "sub": "7", "aud": AUDIENCE, "exp": exp, "roles": ["player"] });
        let header = Header::new(Algorithm::EdDSA);
        let text = jsonwebtoken::encode(
            &header,
            &claims,
            keys.session_signer().expect("the key of sessions"),
        )
        .expect("a token");
        let token = AccessToken::read(&text, &keys, NOW).expect("a good token");
        let long_ago = Instant::from_unix(0);
        let unnamed = SessionClaims {
            id: String::new(),
            epoch: 0,
            authenticated_at: long_ago,
            office_proved_at: None,
        };
        assert_eq!((token.player, token.session), (PlayerId(7), unnamed));
    }
}
