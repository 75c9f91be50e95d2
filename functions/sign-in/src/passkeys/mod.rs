//! Passkeys: added, listed, renamed and removed by their owners, and signed in with; and the codes for
//! whoever has lost them.
//!
//! Who holds an office has its rights only in a session that a passkey or a code has opened, so it
//! matters how a passkey comes about ([`Adding`]). An account without an office needs the password of
//! the last minutes. With one, the first passkey needs a link by email besides, and any later one a
//! passkey or a code: neither the password alone nor the mailbox alone ever opens an office.
//!
//! A new password by email ends all passkeys but those that are named on its page, since any of them
//! may have been planted. The codes stay: they open nothing without the password, which is new.

mod answers;
mod challenge;
mod list;
mod recovery;
mod register;
mod sign_in;
mod view;

use app::{App, Described, Problem, Routes, SignedIn, routes};
use post::mail::Letter;
use rules::PlayerId;
use store::{Account, Passkeys};

pub(crate) use view::PasskeyView;

/// The routes with their description.
pub(crate) fn routes() -> Routes<impl Described> {
    Routes::new()
        .routes(routes!(list::list_passkeys, register::add_passkey))
        .routes(routes!(list::change_passkey, list::remove_passkey))
        .routes(routes!(register::passkey_options))
        .routes(routes!(register::passkey_link))
        .routes(routes!(recovery::make_recovery_codes))
        .routes(routes!(recovery::use_recovery_code))
        .routes(routes!(sign_in::sign_in_with_passkey))
        .routes(routes!(sign_in::sign_in_options))
        .routes(routes!(sign_in::prove))
        .routes(routes!(sign_in::prove_options))
}

/// Passkeys that one player may have.
const PASSKEYS_MAX: usize = 10;
/// How often something is read and decided again when somebody else was faster.
const TRIES_MAX: usize = 4;

/// What somebody needs to add a passkey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Adding {
    /// Nothing more.
    Open,
    /// The link that is sent by email.
    LinkNeeded,
    /// To prove with a passkey who they are.
    PasskeyNeeded,
    /// One of the recovery codes.
    CodeNeeded,
}

impl Adding {
    fn of(app: &App, me: &SignedIn, office: bool, known: &Passkeys) -> Adding {
        if me.is_at_desk(app.clock.now()) || !office {
            Adding::Open
        } else if !known.enrolled {
            Adding::LinkNeeded
        } else if known.passkeys.is_empty() {
            Adding::CodeNeeded
        } else {
            Adding::PasskeyNeeded
        }
    }

    /// Refuses whoever lacks something.
    fn must_be_open(self) -> Result<(), Problem> {
        let (code, detail) = match self {
            Adding::Open => return Ok(()),
            Adding::LinkNeeded => (
                "passkey_link_needed",
                "You hold an office: add your first passkey through the link that is sent to your \
                 address.",
            ),
            Adding::PasskeyNeeded => (
                "passkey_needed",
                "You hold an office: prove with one of your passkeys that it is you.",
            ),
            Adding::CodeNeeded => (
                "recovery_code_needed",
                "You hold an office and have no passkey left: use one of your recovery codes first.",
            ),
        };
        Err(Problem::not_allowed(code, detail))
    }
}

/// Tells the owner of an account by email what has happened to it. What happened stays, also when the
/// email does not go out.
async fn tell(
    app: &App,
    account: &Account,
    message: &'static str,
    arguments: Vec<(&'static str, String)>,
) {
    let mut nonce = [0; 8];
    (app.random)(&mut nonce);
    let letter = Letter {
        id: format!("{message}-{}-{:016x}", account.player, u64::from_le_bytes(nonce)),
        to: account.email.clone(),
        language: account.language.clone(),
        message,
        arguments,
        link: None,
        unsubscribe: None,
        diagram: None,
    };
    if let Err(problem) = app.send(letter).await {
        tracing::warn!(%problem, message, "the owner of an account was not told");
    }
}

/// By what authenticators know a player: opaque, and the same for all of their passkeys.
fn handle_of(app: &App, known: &Passkeys, player: PlayerId) -> Result<String, Problem> {
    match known.handle.as_str() {
        "" => app.keys.seal(&format!("passkey-user:{player}")),
        handle => Ok(handle.to_owned()),
    }
}

fn unknown_passkey() -> Problem {
    let detail = "There is no such passkey.";
    Problem::not_found("unknown_passkey", detail)
}
