//! Who is asking where more is asked than a good access token: extractors that look at the account.
//!
//! An access token outlives a new password by a quarter of an hour, and whoever has copied one may
//! be at work in that time. [`Present`] notices it, [`Fresh`] asks for a proof besides.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use store::{Account, Error};

use crate::{App, Problem, SignedIn};

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
