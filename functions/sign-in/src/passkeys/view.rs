//! What comes in and what goes out. What browsers are asked, and what they answer, has the names of
//! Web Authentication, so that they take it as it is.

use app::{App, Problem};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use chrono::{DateTime, Utc};
use rules::Instant;
use serde::{Deserialize, Serialize};
use store::{Passkey, Passkeys};
use utoipa::ToSchema;

use super::Adding;
use super::challenge::LIFETIME_SECONDS;
use crate::webauthn::{ALGORITHMS, RelyingParty};

/// Longest name of a passkey, in characters.
const NAME_CHARACTERS_MAX: usize = 60;
/// Ways to reach an authenticator that are kept, and the characters of each.
const TRANSPORTS_MAX: usize = 8;
const TRANSPORT_CHARACTERS_MAX: usize = 20;

/// A passkey as its owner sees it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Passkey)]
pub(crate) struct PasskeyView {
    /// Its name among credentials.
    id: String,
    /// What its owner calls it.
    name: String,
    created_at: DateTime<Utc>,
    /// When it last signed in; null when it never did.
    #[schema(required)]
    last_used_at: Option<DateTime<Utc>>,
    /// Whether it is kept on other devices, too.
    backed_up: bool,
}

impl PasskeyView {
    pub(crate) fn of(passkey: &Passkey) -> PasskeyView {
        PasskeyView {
            id: passkey.id.clone(),
            name: passkey.name.clone(),
            created_at: passkey.created_at.to_utc(),
            last_used_at: passkey.last_used_at.map(Instant::to_utc),
            backed_up: passkey.backed_up,
        }
    }
}

/// What is needed to add a passkey.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum AddingName {
    Open,
    LinkNeeded,
    PasskeyNeeded,
    CodeNeeded,
}

/// My passkeys.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Passkeys)]
pub(crate) struct PasskeysView {
    /// In the order in which they were added.
    passkeys: Vec<PasskeyView>,
    /// Recovery codes that were not used yet.
    recovery_codes: usize,
    /// Whether an office hangs on them.
    office: bool,
    /// What I need to add one.
    adding: AddingName,
}

impl PasskeysView {
    pub(super) fn of(known: &Passkeys, office: bool, adding: Adding) -> PasskeysView {
        PasskeysView {
            passkeys: known.passkeys.iter().map(PasskeyView::of).collect(),
            recovery_codes: known.codes.len(),
            office,
            adding: match adding {
                Adding::Open => AddingName::Open,
                Adding::LinkNeeded => AddingName::LinkNeeded,
                Adding::PasskeyNeeded => AddingName::PasskeyNeeded,
                Adding::CodeNeeded => AddingName::CodeNeeded,
            },
        }
    }
}

/// A passkey that was just added.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AddedPasskey {
    pub(super) passkey: PasskeyView,
    /// Recovery codes, where there were none. They are shown here and never again.
    pub(super) recovery_codes: Vec<String>,
}

/// Codes for whoever loses the passkeys.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RecoveryCodes {
    /// Ten, each good once. They are shown here and never again.
    pub(super) recovery_codes: Vec<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = UseRecoveryCode, example = json!({"code": "k7qd-2m9x-4hzw-81tf-0vbn-r6yc"}))]
pub(crate) struct CodeBody {
    pub(super) code: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AskForPasskey, example = json!({"link": null}))]
pub(crate) struct OptionsBody {
    /// From the email, where one was needed.
    #[serde(default)]
    pub(super) link: Option<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RenamePasskey, example = json!({"name": "Phone"}))]
pub(crate) struct RenameBody {
    /// 1 to 60 characters.
    pub(super) name: String,
}

/// A credential that a browser has made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AddPasskey)]
pub(crate) struct AddBody {
    /// What its owner calls it: 1 to 60 characters.
    pub(super) name: String,
    /// The challenge of the options.
    pub(super) challenge: String,
    /// `clientDataJSON` in base64url.
    pub(super) client_data: String,
    /// `attestationObject` in base64url.
    pub(super) attestation: String,
    /// What `getTransports()` tells.
    #[serde(default)]
    pub(super) transports: Vec<String>,
}

impl AddBody {
    /// Those ways to reach the authenticator that look like any.
    pub(super) fn transports(&self) -> Vec<String> {
        let is_one = |name: &&String| {
            (1..=TRANSPORT_CHARACTERS_MAX).contains(&name.len())
                && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
        };
        self.transports.iter().filter(is_one).take(TRANSPORTS_MAX).cloned().collect()
    }
}

/// What a credential has signed.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PasskeyAnswer)]
pub(crate) struct AnswerBody {
    /// The challenge of the options.
    pub(super) challenge: String,
    /// The credential's name, in base64url.
    pub(super) id: String,
    /// `clientDataJSON` in base64url.
    pub(super) client_data: String,
    /// `authenticatorData` in base64url.
    pub(super) authenticator_data: String,
    /// `signature` in base64url.
    pub(super) signature: String,
    /// `userHandle` in base64url; some authenticators leave it out when they were told which
    /// credentials there are.
    #[serde(default)]
    pub(super) user_handle: Option<String>,
}

/// What to hand to `navigator.credentials.create()`.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PasskeyCreation)]
pub(crate) struct CreationView {
    challenge: String,
    rp: PartyView,
    user: UserView,
    pub_key_cred_params: Vec<AlgorithmView>,
    /// Milliseconds.
    timeout: i64,
    exclude_credentials: Vec<CredentialView>,
    authenticator_selection: SelectionView,
    /// `none`.
    attestation: &'static str,
}

/// What to hand to `navigator.credentials.get()`.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PasskeyRequest)]
pub(crate) struct RequestView {
    challenge: String,
    rp_id: String,
    /// Milliseconds.
    timeout: i64,
    /// Empty: whichever the person chooses.
    allow_credentials: Vec<CredentialView>,
    /// `required`.
    user_verification: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PasskeyParty)]
struct PartyView {
    id: String,
    name: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PasskeyUser)]
struct UserView {
    id: String,
    /// The address, by which people know their accounts.
    name: String,
    display_name: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PasskeyAlgorithm)]
struct AlgorithmView {
    /// `public-key`.
    #[serde(rename = "type")]
    kind: &'static str,
    alg: i64,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PasskeyCredential)]
struct CredentialView {
    /// `public-key`.
    #[serde(rename = "type")]
    kind: &'static str,
    id: String,
    transports: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PasskeySelection)]
struct SelectionView {
    /// `required`: signing in asks for no name.
    resident_key: &'static str,
    require_resident_key: bool,
    /// `required`.
    user_verification: &'static str,
}

const PUBLIC_KEY: &str = "public-key";
const REQUIRED: &str = "required";
const TIMEOUT_MILLISECONDS: i64 = LIFETIME_SECONDS * 1_000;

fn credentials(known: &Passkeys) -> Vec<CredentialView> {
    let view = |passkey: &Passkey| CredentialView {
        kind: PUBLIC_KEY,
        id: passkey.id.clone(),
        transports: passkey.transports.clone(),
    };
    known.passkeys.iter().map(view).collect()
}

impl CreationView {
    /// What makes a passkey for this person, on a device that has none of theirs yet.
    pub(super) fn new(
        app: &App,
        challenge: String,
        handle: String,
        email: &str,
        name: String,
        known: &Passkeys,
    ) -> CreationView {
        let algorithm = |alg: &i64| AlgorithmView { kind: PUBLIC_KEY, alg: *alg };
        CreationView {
            challenge,
            rp: PartyView { id: RelyingParty::of(&app.origin).id, name: "Posthorn" },
            user: UserView { id: handle, name: email.to_owned(), display_name: name },
            pub_key_cred_params: ALGORITHMS.iter().map(algorithm).collect(),
            timeout: TIMEOUT_MILLISECONDS,
            exclude_credentials: credentials(known),
            authenticator_selection: SelectionView {
                resident_key: REQUIRED,
                require_resident_key: true,
                user_verification: REQUIRED,
            },
            attestation: "none",
        }
    }
}

impl RequestView {
    /// What has any passkey sign, or one of those that are known.
    pub(super) fn new(app: &App, challenge: String, known: Option<&Passkeys>) -> RequestView {
        RequestView {
            challenge,
            rp_id: RelyingParty::of(&app.origin).id,
            timeout: TIMEOUT_MILLISECONDS,
            allow_credentials: known.map(credentials).unwrap_or_default(),
            user_verification: REQUIRED,
        }
    }
}

/// A passkey's name.
///
/// # Errors
/// `invalid_passkey_name`.
pub(super) fn name_of(text: &str) -> Result<String, Problem> {
    let name = text.trim();
    let fits = (1..=NAME_CHARACTERS_MAX).contains(&name.chars().count());
    if fits && !name.contains(char::is_control) {
        return Ok(name.to_owned());
    }
    let detail = "A passkey's name has 1 to 60 characters.";
    Err(Problem::invalid("invalid_passkey_name", detail))
}

/// What a browser sends in base64url.
///
/// # Errors
/// `invalid_body`.
pub(super) fn decode(text: &str) -> Result<Vec<u8>, Problem> {
    BASE64.decode(text).map_err(|_| {
        let detail = "A field is not in base64url.";
        Problem::invalid_body(detail)
    })
}
