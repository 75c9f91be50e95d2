//! How often something may be tried.

use app::{App, ClientAddress, Problem};
use aws_lc_rs::digest::{SHA256, digest};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use rules::Instant;
use store::{Account, AttemptKind, Error, SignInTries};

use crate::device::Device;

/// Seconds of the window in which sign-ins are counted.
const SIGN_IN_WINDOW_SECONDS: i64 = 15 * 60;
/// Passwords typed for one sign-up in a window.
const CONFIRMATION_MAX: u32 = 10;
/// Failed sign-ins in a row after which the next one has to wait.
const FREE_FAILURES: u32 = 5;
/// Seconds of the first wait; each further failure doubles it.
const FIRST_WAIT_SECONDS: i64 = 5;
/// The longest wait.
const WAIT_SECONDS_MAX: i64 = 15 * 60;
/// Seconds without a try after which the failures before are forgotten.
const FORGOTTEN_SECONDS: i64 = 86_400;
/// Failures at one account from one network address, after which those from there count no more, and are refused:
/// whoever guesses from one place does not hold anybody's account.
const FAILURES_FROM_ONE_MAX: u32 = 10;
/// Network addresses that are told apart for one account.
const ADDRESSES_MAX: usize = 100;
/// How often a count is tried that others change at the same time.
const COUNTS_MAX: u32 = 3;
/// Sign-ins from one network address in a window.
const SIGN_IN_ADDRESS_MAX: u32 = 100;
/// Seconds of the window in which emails are counted.
const MAIL_WINDOW_SECONDS: i64 = 60 * 60;
/// Mails to one address in a window.
const MAIL_MAX: u32 = 5;
/// Mails that one network address may cause in a window.
const MAIL_ADDRESS_MAX: u32 = 30;

/// Who tries to sign in to an account, or to an address without one.
pub(crate) struct Tries {
    subject: String,
    /// Other devices' failures are not this one's.
    known_device: bool,
}

impl Tries {
    /// A browser that is known for the account counts by itself; all others count together, for each address.
    pub(crate) fn of(
        app: &App,
        email: &str,
        account: Option<&Account>,
        device: Option<&Device>,
    ) -> Tries {
        let known =
            account.zip(device).filter(|(account, device)| device.knows(account, &app.keys));
        match known {
            Some((account, device)) => {
                Tries { subject: name(&device.subject(account)), known_device: true }
            }
            None => Tries { subject: name(email), known_device: false },
        }
    }

    /// Counts a try before its password is looked at.
    ///
    /// # Errors
    /// `too_many_attempts`, with the seconds to wait; `unavailable`.
    pub(crate) async fn count(&self, app: &App, from: &ClientAddress) -> Result<(), Problem> {
        let now = app.clock.now();
        let from = (!self.known_device).then(|| name(&from.name()));
        for _ in 0..COUNTS_MAX {
            let stored = app.store.sign_in_tries(&self.subject).await?;
            let next = next(&stored.tries, from.as_deref(), now);
            let tries = next.map_err(Problem::too_many_attempts)?;
            let expires_at = now + FORGOTTEN_SECONDS;
            match app.store.keep_sign_in_try(&self.subject, &stored, &tries, expires_at).await {
                // Somebody else tries at the same moment.
                Err(Error::Conflict) => {}
                kept => return Ok(kept?),
            }
        }
        Err(Problem::too_many_attempts(1))
    }

    /// Forgets the failures: the last try was none.
    pub(crate) async fn forget(&self, app: &App) -> Result<(), Problem> {
        Ok(app.store.forget_sign_in_tries(&self.subject).await?)
    }
}

/// The tries with one more, or the seconds until there may be one.
fn next(tries: &SignInTries, from: Option<&str>, now: Instant) -> Result<SignInTries, i64> {
    let now = now.unix();
    let over = tries.last_at + FORGOTTEN_SECONDS - now;
    let mut tries = if over > 0 { tries.clone() } else { SignInTries::default() };
    let known = from.and_then(|from| tries.from.get(from).copied());
    if known.is_some_and(|failures| failures >= FAILURES_FROM_ONE_MAX) {
        return Err(over);
    }
    if now < tries.next_at {
        return Err(tries.next_at - now);
    }
    if let Some(from) = from.filter(|_| known.is_some() || tries.from.len() < ADDRESSES_MAX) {
        *tries.from.entry(from.to_owned()).or_default() += 1;
    }
    tries.failures = tries.failures.saturating_add(1);
    tries.last_at = now;
    tries.next_at = now + wait_after(tries.failures);
    Ok(tries)
}

/// Seconds to wait after so many failures in a row.
fn wait_after(failures: u32) -> i64 {
    let Some(doublings) = failures.checked_sub(FREE_FAILURES) else { return 0 };
    FIRST_WAIT_SECONDS.saturating_mul(1 << doublings.min(20)).min(WAIT_SECONDS_MAX)
}

/// Counts sign-ins from one network address.
pub(crate) async fn count_address(app: &App, from: &ClientAddress) -> Result<(), Problem> {
    let window = SIGN_IN_WINDOW_SECONDS;
    app.limit(AttemptKind::SignInAddress, &from.name(), window, SIGN_IN_ADDRESS_MAX).await
}

/// Forgets the failed sign-ins of an account whose owner has come.
pub(crate) async fn forget_sign_ins(app: &App, email: &str) -> Result<(), Problem> {
    Tries::of(app, email, None, None).forget(app).await
}

/// Counts an email before it is sent.
pub(crate) async fn count_mail(
    app: &App,
    email: &str,
    from: &ClientAddress,
) -> Result<(), Problem> {
    let window = MAIL_WINDOW_SECONDS;
    app.limit(AttemptKind::MailAddress, &from.name(), window, MAIL_ADDRESS_MAX).await?;
    count_mail_to(app, email).await
}

/// Counts an email to an address, whoever causes it.
pub(crate) async fn count_mail_to(app: &App, email: &str) -> Result<(), Problem> {
    app.limit(AttemptKind::Mail, &name(email), MAIL_WINDOW_SECONDS, MAIL_MAX).await
}

/// Counts a password that is typed to confirm a sign-up before it is looked at.
pub(crate) async fn count_confirmation(
    app: &App,
    token: &str,
    from: &ClientAddress,
) -> Result<(), Problem> {
    let window = SIGN_IN_WINDOW_SECONDS;
    app.limit(AttemptKind::Confirmation, &from.name(), window, SIGN_IN_ADDRESS_MAX).await?;
    app.limit(AttemptKind::Confirmation, &name(token), window, CONFIRMATION_MAX).await
}

/// What an address is called in the counters: they need not know it.
fn name(email: &str) -> String {
    BASE64.encode(&digest(&SHA256, email.as_bytes()).as_ref()[..18])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wait_grows() {
        let waits: Vec<i64> = (0..=14).map(wait_after).collect();
        assert_eq!(waits, [0, 0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
        assert_eq!(wait_after(u32::MAX), 900);
    }

    /// However long somebody guesses from one place, everybody else waits some minutes in a day at most.
    #[test]
    fn one_address_holds_no_account() {
        let (mut tries, mut now) = (SignInTries::default(), Instant::from_unix(1_767_225_600));
        for _ in 0..20 * 60 {
            if let Ok(counted) = next(&tries, Some("there"), now) {
                tries = counted;
            }
            now = now + 1;
        }
        assert_eq!(tries.failures, FAILURES_FROM_ONE_MAX);
        assert!(next(&tries, Some("there"), now).is_err());
        assert!(next(&tries, Some("here"), now).is_ok());
        assert!(next(&tries, Some("there"), now + FORGOTTEN_SECONDS).is_ok());
    }
}
