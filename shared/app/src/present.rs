//! Who is asking where more is asked than a good access token: extractors that look at the account.
//!
//! An access token outlives a new password by a quarter of an hour, and whoever has copied one may
//! be at work in that time. [`Present`] notices it, [`Fresh`] asks for a proof besides.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use rules::Instant;
use store::{Account, Error};

use crate::{App, By, Problem, SignedIn};

/// How long a proof of who somebody is holds, in seconds.
pub const FRESH_SECONDS: i64 = 5 * 60;

/// Somebody whose account is there and has not been given a new password since their session began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Present {
    /// Who.
    pub me: SignedIn,
    /// The account as it is now.
    pub account: Account,
}

/// Somebody at the page who is [`Present`] and has proved within the last five minutes who they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fresh {
    /// Who.
    pub me: SignedIn,
    /// The account as it is now.
    pub account: Account,
}

impl FromRequestParts<App> for Present {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Present, Problem> {
        let me = <SignedIn as FromRequestParts<App>>::from_request_parts(parts, app).await?;
        let account = app.account_of(&me).await?;
        Ok(Present { me, account })
    }
}

impl FromRequestParts<App> for Fresh {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Fresh, Problem> {
        let Present { me, account } = Present::from_request_parts(parts, app).await?;
        me.must_be_fresh(app.clock.now())?;
        Ok(Fresh { me, account })
    }
}

impl App {
    /// The account of whoever asks, in whose present epoch they ask.
    ///
    /// # Errors
    /// `unauthenticated` when it is gone, or has another password since; `unavailable`.
    pub async fn account_of(&self, me: &SignedIn) -> Result<Account, Problem> {
        let account = match self.store.account(me.player).await {
            Ok(account) => account,
            Err(Error::NotFound) => return Err(Problem::unauthenticated()),
            Err(error) => return Err(error.into()),
        };
        me.must_be_of(&account)?;
        Ok(account)
    }
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
}

/// The page asks for the password and repeats the request.
fn authentication_needed() -> Problem {
    let detail = "Please prove once more that it is you, with your password: it protects your \
        account from whoever finds this browser open.";
    Problem::not_allowed("authentication_needed", detail)
}
