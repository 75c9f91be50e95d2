//! Officials who decide: for that a proof of the last quarter of an hour is asked for that was more
//! than a password.
//!
//! It is not five minutes, as for [`Fresh`](crate::Fresh): a director makes forty decisions in a row,
//! and whoever is asked at every tenth learns to press without reading. Nor is it prolonged by each
//! act, which would cost a write and let a browser that was left open rule on for hours. A quarter of
//! an hour is how long an access token lasts anyway: four touches of a passkey in an hour of work.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use rules::Instant;
use store::{Account, Role};

use crate::{App, By, Problem, SignedIn};

/// How long a proof holds at the desk, in seconds.
pub const DESK_SECONDS: i64 = 15 * 60;

/// Somebody who decides something about others. Who holds no office at all is let through to the
/// handler, which refuses them for what they lack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtDesk(pub SignedIn);

impl FromRequestParts<App> for AtDesk {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AtDesk, Problem> {
        let me = <SignedIn as FromRequestParts<App>>::from_request_parts(parts, app).await?;
        me.must_be_at_desk(app.clock.now())?;
        Ok(AtDesk(me))
    }
}

impl SignedIn {
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

/// The page asks for a passkey and repeats the request.
fn proof_needed() -> Problem {
    let detail = "Please prove with your passkey that it is you who decides.";
    Problem::not_allowed("passkey_proof_needed", detail)
}
