//! Somebody who is signed in, and what they have proved of themselves.

use rules::{Instant, PlayerId};
use store::{Account, OwnedId, Role};

use crate::{Problem, SessionClaims};

/// How long a proof of who somebody is holds, in seconds.
pub const FRESH_SECONDS: i64 = 5 * 60;
/// How long a proof holds at the desk, in seconds.
pub const DESK_SECONDS: i64 = 15 * 60;

/// A person who is signed in, at the page or through a key of their own.
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

impl SignedIn {
    /// Refuses a session of before the account's last new password. A key is judged where it is
    /// looked up.
    ///
    /// # Errors
    /// `unauthenticated`.
    pub fn must_be_of(&self, account: &Account) -> Result<(), Problem> {
        match &self.by {
            By::Session(session) if session.epoch != account.epoch => {
                Err(Problem::unauthenticated())
            }
            By::Session(_) | By::Key(_) | By::Server => Ok(()),
        }
    }

    /// Refuses whoever has not proved within the last five minutes who they are.
    ///
    /// # Errors
    /// `authentication_needed`; `session_needed` for a key, which proves nothing about a person.
    pub fn must_be_fresh(&self, now: Instant) -> Result<(), Problem> {
        match &self.by {
            By::Session(session) if now - session.authenticated_at <= FRESH_SECONDS => Ok(()),
            By::Session(_) => Err(authentication_needed()),
            By::Key(_) | By::Server => Err(Problem::session_needed()),
        }
    }

    /// Refuses a session that does not open every office of its account: what it makes would act with
    /// them, as a key does.
    ///
    /// # Errors
    /// `passkey_proof_needed`.
    pub fn must_have_opened(&self, account: &Account) -> Result<(), Problem> {
        let mut offices = account.roles.iter().filter(|role| **role != Role::Player);
        if offices.all(|role| self.roles.contains(role)) { Ok(()) } else { Err(proof_needed()) }
    }

    /// Refuses an official's session without a proof of the last quarter of an hour, where only some
    /// of what a route does is an official's decision; elsewhere [`AtDesk`] asks.
    ///
    /// # Errors
    /// `passkey_proof_needed`.
    pub fn must_be_at_desk(&self, now: Instant) -> Result<(), Problem> {
        let official = self.roles.iter().any(|role| *role != Role::Player);
        match self.by {
            By::Session(_) if official && !self.is_at_desk(now) => Err(proof_needed()),
            By::Session(_) | By::Key(_) | By::Server => Ok(()),
        }
    }

    /// Whether the person has proved within the last quarter of an hour more than to know the
    /// password.
    pub fn is_at_desk(&self, now: Instant) -> bool {
        match &self.by {
            By::Session(session) => {
                session.office_proved_at.is_some_and(|at| now - at <= DESK_SECONDS)
            }
            By::Key(_) | By::Server => false,
        }
    }
}

/// The page asks for the password and repeats the request.
fn authentication_needed() -> Problem {
    let detail = "Please prove once more that it is you, with your password: it protects your \
        account from whoever finds this browser open.";
    Problem::not_allowed("authentication_needed", detail)
}

/// The page asks for a passkey and repeats the request.
fn proof_needed() -> Problem {
    let detail = "Please prove with your passkey that it is you who decides.";
    Problem::not_allowed("passkey_proof_needed", detail)
}
