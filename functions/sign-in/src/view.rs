//! What comes in and what goes out.

use app::view::{PlayerView, RoleName};
use chrono_tz::Tz;
use rules::Profile;
use serde::{Deserialize, Serialize};
use store::{Account, Role};
use utoipa::ToSchema;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SignUp, example = json!({
    "email": "tomas@posthorn.example", "password": "correct horse battery",
    "given_name": "Tomáš", "family_name": "Novák", "federation": "CZE", "language": "cs",
    "zone": "Europe/Prague"
}))]
pub(crate) struct SignUpBody {
    /// The address; a link is sent to it.
    pub(crate) email: String,
    /// 12 to 128 characters, and not soon guessed.
    pub(crate) password: String,
    /// 1 to 80 characters: letters of one script, spaces, hyphens, apostrophes, dots.
    pub(crate) given_name: String,
    /// As the given name, in the same script.
    pub(crate) family_name: String,
    /// Three letters.
    pub(crate) federation: String,
    /// `en` or `cs`: the language of emails.
    pub(crate) language: String,
    /// The zone in which emails tell moments, a name of the IANA's database; UTC where it is left out.
    #[serde(default = "utc")]
    pub(crate) zone: String,
}

fn utc() -> String {
    Tz::UTC.name().to_owned()
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SignIn, example = json!({
    "email": "tomas@posthorn.example", "password": "correct horse battery"
}))]
pub(crate) struct SignInBody {
    pub(crate) email: String,
    pub(crate) password: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Authenticate, example = json!({"password": "correct horse battery"}))]
pub(crate) struct PasswordBody {
    /// The account's present password.
    pub(crate) password: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = LinkToken, example = json!({"token": "eyJhbGciOiJFZERTQSJ9.e30.c2ln"}))]
pub(crate) struct LinkBody {
    /// From the link in the email.
    pub(crate) token: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ConfirmEmail, example = json!({
    "token": "c2VudCB0byB0aGUgYWRkcmVzcw", "password": "correct horse battery"
}))]
pub(crate) struct ConfirmBody {
    /// From the link in the email.
    pub(crate) token: String,
    /// The one that was chosen when signing up.
    pub(crate) password: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ForgotPassword, example = json!({"email": "tomas@posthorn.example"}))]
pub(crate) struct ForgotBody {
    pub(crate) email: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ResetPassword, example = json!({
    "token": "eyJhbGciOiJFZERTQSJ9.e30.c2ln", "password": "another horse battery"
}))]
pub(crate) struct ResetBody {
    /// From the link in the email.
    pub(crate) token: String,
    /// 12 to 128 characters, and not soon guessed.
    pub(crate) password: String,
    /// The passkeys that stay, by their names among credentials; all others end.
    #[serde(default)]
    pub(crate) keep_passkeys: Vec<String>,
}

/// What has ended with a password that was forgotten, all sessions and the calendar's address besides.
#[derive(Debug, Serialize, ToSchema)]
#[schema(example = json!({"keys": ["Phone"], "webhooks": ["tomas.example"], "devices": 1}))]
pub(crate) struct ResetDone {
    /// The names of keys, a federation's that the person had made among them.
    pub(crate) keys: Vec<String>,
    /// The servers that webhooks went to.
    pub(crate) webhooks: Vec<String>,
    /// How many devices were told by push messages.
    pub(crate) devices: usize,
}

/// A new password of somebody who is signed in.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChangePassword, example = json!({
    "password": "correct horse battery", "new_password": "another horse battery"
}))]
pub(crate) struct ChangePasswordBody {
    /// The present one; left out after `POST /api/session/authenticate` and the like.
    pub(crate) password: Option<String>,
    /// 12 to 128 characters, and not soon guessed.
    pub(crate) new_password: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChangeAddress, example = json!({"email": "tomas@posthorn.example"}))]
pub(crate) struct ChangeAddressBody {
    /// The new address; a link is sent to it.
    pub(crate) email: String,
}

/// Nothing but that it was done.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Done {}

/// Who is signed in.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Me)]
pub(crate) struct MeView {
    player: PlayerView,
    /// Those that this session opens.
    #[schema(value_type = Vec<RoleName>)]
    roles: Vec<&'static str>,
    /// Whether I hold an office that this session does not open: it needs a passkey.
    passkey_needed: bool,
    email: String,
    /// The language of emails.
    language: String,
}

impl MeView {
    pub(crate) fn new(profile: &Profile, account: &Account, roles: &[Role]) -> MeView {
        MeView {
            player: profile.into(),
            roles: roles.iter().map(|role| role.code()).collect(),
            passkey_needed: roles.len() < account.roles.len(),
            email: account.email.clone(),
            language: account.language.clone(),
        }
    }
}

/// A session: the refresh token travels in a cookie.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Session)]
pub(crate) struct SessionView {
    /// For `Authorization: Bearer`.
    pub(crate) access_token: String,
    pub(crate) expires_in_seconds: i64,
    pub(crate) me: MeView,
}
