//! How often something may be tried.

use app::{App, ClientAddress, Problem};
use aws_lc_rs::digest::{SHA256, digest};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use store::AttemptKind;

/// Seconds of the window in which sign-ins are counted.
const SIGN_IN_WINDOW_SECONDS: i64 = 15 * 60;
/// Failed sign-ins to one account in a window.
const SIGN_IN_ACCOUNT_MAX: u32 = 10;
/// Sign-ins from one network address in a window.
const SIGN_IN_ADDRESS_MAX: u32 = 100;
/// Seconds of the window in which mails are counted.
const MAIL_WINDOW_SECONDS: i64 = 60 * 60;
/// Mails to one address in a window.
const MAIL_MAX: u32 = 5;
/// Mails that one network address may cause in a window.
const MAIL_ADDRESS_MAX: u32 = 30;

/// Counts a sign-in before its password is looked at.
pub(crate) async fn count_sign_in(
    app: &App,
    email: &str,
    from: &ClientAddress,
) -> Result<(), Problem> {
    let window = SIGN_IN_WINDOW_SECONDS;
    app.limit(AttemptKind::SignInAddress, &from.name(), window, SIGN_IN_ADDRESS_MAX).await?;
    app.limit(AttemptKind::SignInAccount, &name(email), window, SIGN_IN_ACCOUNT_MAX).await
}

/// Counts a sign-in of somebody whom a passkey names, once it is known which.
pub(crate) async fn count_from(app: &App, from: &ClientAddress) -> Result<(), Problem> {
    let (kind, window) = (AttemptKind::SignInAddress, SIGN_IN_WINDOW_SECONDS);
    app.limit(kind, &from.name(), window, SIGN_IN_ADDRESS_MAX).await
}

/// Forgets the failed sign-ins of an account whose owner has come.
pub(crate) async fn forget_sign_ins(app: &App, email: &str) -> Result<(), Problem> {
    let (kind, now) = (AttemptKind::SignInAccount, app.clock.now());
    Ok(app.store.forget_attempts(kind, &name(email), SIGN_IN_WINDOW_SECONDS, now).await?)
}

/// Counts a mail before it is sent.
pub(crate) async fn count_mail(
    app: &App,
    email: &str,
    from: &ClientAddress,
) -> Result<(), Problem> {
    let window = MAIL_WINDOW_SECONDS;
    app.limit(AttemptKind::MailAddress, &from.name(), window, MAIL_ADDRESS_MAX).await?;
    app.limit(AttemptKind::Mail, &name(email), window, MAIL_MAX).await
}

/// What an address is called in the counters: they need not know it.
fn name(email: &str) -> String {
    BASE64.encode(&digest(&SHA256, email.as_bytes()).as_ref()[..18])
}
