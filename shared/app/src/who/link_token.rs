//! Links in mails: short-lived JWTs, each good for one purpose and one state of the account.

use jsonwebtoken::{Algorithm, Header, Validation};
use rules::{Instant, PlayerId};
use serde::{Deserialize, Serialize};
use store::Account;

use crate::{Keys, Problem};

/// Stands for the dots of a JWT: in a link, a path with a dot is taken for a file.
const DOT: &str = "~";

/// What a link is for. One purpose's link is nothing to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkPurpose {
    /// Sets a new password: one hour.
    Reset,
    /// Adds the first passkey of somebody with an office: one hour.
    Passkey,
    /// Confirms another mail address of an account: one day.
    ChangeAddress,
}

impl LinkPurpose {
    fn audience(self) -> &'static str {
        match self {
            LinkPurpose::Reset => "posthorn-reset",
            LinkPurpose::Passkey => "posthorn-passkey",
            LinkPurpose::ChangeAddress => "posthorn-change-address",
        }
    }

    fn lifetime_seconds(self) -> i64 {
        match self {
            LinkPurpose::Reset | LinkPurpose::Passkey => 3_600,
            LinkPurpose::ChangeAddress => 86_400,
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Claims {
    sub: String,
    aud: String,
    exp: i64,
    /// The account's: a new password makes the link void.
    password_version: u32,
    /// The address that it was sent to, where it is not the account's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    email: Option<String>,
}

/// A link that this server signed and that is still in time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkToken {
    /// Whose account.
    pub player: PlayerId,
    /// The address that it was sent to, where it is not the account's.
    pub email: Option<String>,
    password_version: u32,
}

impl LinkToken {
    /// A new link's token.
    ///
    /// # Errors
    /// An internal problem when the key cannot sign.
    pub fn sign(
        purpose: LinkPurpose,
        account: &Account,
        keys: &Keys,
        now: Instant,
    ) -> Result<String, Problem> {
        LinkToken::sign_to(purpose, account, None, keys, now)
    }

    /// The same, sent to another address than the account's.
    ///
    /// # Errors
    /// An internal problem when the key cannot sign.
    pub fn sign_to(
        purpose: LinkPurpose,
        account: &Account,
        email: Option<String>,
        keys: &Keys,
        now: Instant,
    ) -> Result<String, Problem> {
        let claims = Claims {
            email,
            sub: account.player.to_string(),
            aud: purpose.audience().to_owned(),
            exp: (now + purpose.lifetime_seconds()).unix(),
            password_version: account.password_version,
        };
        let header = Header::new(Algorithm::EdDSA);
        let token = jsonwebtoken::encode(&header, &claims, keys.session_signer()?);
        token.map(|token| token.replace('.', DOT)).map_err(Problem::internal)
    }

    /// Reads a token; `None` for anything forged, of another purpose, or too old.
    pub fn read(purpose: LinkPurpose, token: &str, keys: &Keys, now: Instant) -> Option<LinkToken> {
        let mut validation = Validation::new(Algorithm::EdDSA);
        validation.set_audience(&[purpose.audience()]);
        // The library would ask the machine's clock.
        validation.validate_exp = false;
        let token = token.replace(DOT, ".");
        let data =
            jsonwebtoken::decode::<Claims>(&token, &keys.session.decoding, &validation).ok()?;
        let player = PlayerId(data.claims.sub.parse().ok()?);
        (now < Instant::from_unix(data.claims.exp)).then_some(LinkToken {
            player,
            email: data.claims.email,
            password_version: data.claims.password_version,
        })
    }

    /// Whether the account's password is still the one that the link was made under.
    pub fn fits(&self, account: &Account) -> bool {
        self.player == account.player && self.password_version == account.password_version
    }
}
