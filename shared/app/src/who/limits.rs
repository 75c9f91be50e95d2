//! How often something may be tried: the one way in which attempts are counted and refused.

use store::AttemptKind;

use crate::{App, Problem};

impl App {
    /// Counts one more attempt by `subject` in the present window of `window_seconds`, and refuses
    /// when there are more than `max`.
    ///
    /// # Errors
    /// `too_many_attempts`, with the seconds until the window ends; `unavailable`.
    pub async fn limit(
        &self,
        kind: AttemptKind,
        subject: &str,
        window_seconds: i64,
        max: u32,
    ) -> Result<(), Problem> {
        let now = self.clock.now();
        let attempts = self.store.count_attempt(kind, subject, window_seconds, now).await?;
        if attempts <= max {
            return Ok(());
        }
        Err(Problem::too_many_attempts(window_seconds - now.unix().rem_euclid(window_seconds)))
    }
}
