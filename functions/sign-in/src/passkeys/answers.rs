//! What a passkey has signed, looked up and checked: signing in and proving are the same here.

use app::{App, Problem};
use rules::PlayerId;
use store::{Error, Passkeys};

use super::TRIES_MAX;
use super::view::{AnswerBody, decode};
use crate::webauthn::{Assertion, Fault, Known, RelyingParty, authenticate};

/// The bytes of an answer.
struct Answer<'a> {
    body: &'a AnswerBody,
    client_data: Vec<u8>,
    authenticator_data: Vec<u8>,
    signature: Vec<u8>,
}

/// Whose passkey has signed, its use noted. The challenge was taken before; `expected` is who it has
/// to be, where that is known.
///
/// # Errors
/// `passkey_unknown` and `passkey_refused`, both 401; `invalid_body`, `unavailable`.
pub(super) async fn check(
    app: &App,
    body: &AnswerBody,
    expected: Option<PlayerId>,
) -> Result<PlayerId, Problem> {
    let answer = Answer {
        body,
        client_data: decode(&body.client_data)?,
        authenticator_data: decode(&body.authenticator_data)?,
        signature: decode(&body.signature)?,
    };
    let owner = match app.store.passkey_owner(&body.id).await {
        Ok(owner) => owner,
        Err(Error::NotFound) => return Err(unknown()),
        Err(error) => return Err(error.into()),
    };
    if expected.is_some_and(|player| player != owner) {
        return Err(unknown());
    }
    for _ in 0..TRIES_MAX {
        let known = app.store.passkeys(owner).await?;
        let after = answer.after(app, &known)?;
        match app.store.change_passkeys(&known, &after).await {
            Ok(()) => return Ok(owner),
            // Somebody else was faster: what has changed may be the counter.
            Err(Error::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Error::Conflict.into())
}

impl Answer<'_> {
    /// The player's passkeys with this use of one.
    fn after(&self, app: &App, known: &Passkeys) -> Result<Passkeys, Problem> {
        let mut after = known.clone();
        let passkey = after.passkeys.iter_mut().find(|passkey| passkey.id == self.body.id);
        let passkey = passkey.ok_or_else(unknown)?;
        // §7.2, step 6: the authenticator means the same account.
        if self.body.user_handle.as_ref().is_some_and(|handle| *handle != known.handle) {
            return Err(unknown());
        }
        let party = RelyingParty::of(&app.origin);
        let public_key = decode(&passkey.public_key)?;
        let credential = Known {
            public_key: &public_key,
            sign_count: passkey.sign_count,
            backup_eligible: passkey.backup_eligible,
        };
        let assertion = Assertion {
            client_data: &self.client_data,
            authenticator_data: &self.authenticator_data,
            signature: &self.signature,
        };
        let signed = authenticate(&party, &self.body.challenge, &credential, &assertion);
        let signed = signed.map_err(|fault| {
            if fault == Fault::Counter {
                let player = known.player;
                tracing::warn!(target: "audit", act = "passkey", outcome = "counter went back", %player);
            }
            refused(fault)
        })?;
        passkey.sign_count = signed.sign_count;
        passkey.backed_up = signed.backed_up;
        passkey.last_used_at = Some(app.clock.now());
        Ok(after)
    }
}

fn unknown() -> Problem {
    let detail = "This passkey is not known here: it was removed, or is another site's.";
    Problem::unauthorized("passkey_unknown", detail)
}

/// What an authenticator or a browser has sent is not taken.
pub(super) fn refused(fault: Fault) -> Problem {
    let detail = format!("This passkey is not taken: {fault}.");
    Problem::unauthorized("passkey_refused", detail)
}
