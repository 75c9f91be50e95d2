//! Officials who decide: for that a proof of the last quarter of an hour is asked for that was more
//! than a password.
//!
//! It is not five minutes, as for [`Fresh`](crate::Fresh): a director makes forty decisions in a row,
//! and whoever is asked at every tenth learns to press without reading. Nor is it prolonged by each
//! act, which would cost a write and let a browser that was left open rule on for hours. A quarter of
//! an hour is how long an access token lasts anyway: four touches of a passkey in an hour of work.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::{App, Problem, SignedIn};

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
