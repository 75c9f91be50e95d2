//! What somebody asks for in the name of an address: the email that answers it, sent where the asker does not
//! wait for it. Only here is looked up whether the address has an account.
//!
//! Nothing that was typed into a form is in the text: the address is not known to be the asker's.

use app::{App, LinkPurpose, LinkToken, Look, Problem};
use post::mail::{Letter, Link, SendError};
use store::{Account, AddressRequest, AddressRequestId, Error, Wanted, stable_hash};

use crate::schedule::{LEASE_SECONDS, TRIES_MAX, next_try};

/// Answers a request's alarm: sends its email, or takes it away when its time is over.
///
/// # Errors
/// When the table does not answer: the alarm rings again.
pub(crate) async fn ring(app: &App, id: &AddressRequestId) -> Result<Look, Problem> {
    let now = app.clock.now();
    let request = app.store.address_request(id).await?;
    let Some(request) = request.filter(|request| request.alarm_at <= now) else {
        return Ok(Look::Passed);
    };
    if now >= request.lapses_at() {
        app.store.remove_address_request(id).await?;
        return Ok(Look::Acted);
    }
    let next = next_try(request.at, request.tries.saturating_add(1), now);
    let next = next.unwrap_or(now).max(now + LEASE_SECONDS).min(request.lapses_at());
    if request.tries >= TRIES_MAX {
        return wait_for_end(app, &request, "each of the last tries ended before it was done")
            .await;
    }
    match app.store.claim_address_request(&request, next).await {
        Ok(claimed) => send(app, &claimed).await,
        Err(Error::Conflict) => Ok(Look::Passed),
        Err(error) => Err(error.into()),
    }
}

/// Sends the email of a request that was claimed.
async fn send(app: &App, request: &AddressRequest) -> Result<Look, Problem> {
    let account = match app.store.account_by_email(&request.email).await {
        Ok(account) => Some(account),
        Err(Error::NotFound) => None,
        Err(error) => return Err(error.into()),
    };
    let has_account = account.is_some();
    let sent = match letter(app, request, account)? {
        Some(letter) => app.deliver(letter).await,
        None => Ok(()),
    };
    match (&request.wanted, sent) {
        // The link has to find what it is for.
        (Wanted::Account(_), Ok(())) if !has_account => {
            rearm(app, request, request.lapses_at()).await
        }
        (Wanted::Account(_) | Wanted::Password, Ok(())) => {
            app.store.remove_address_request(&request.id).await?;
            Ok(Look::Acted)
        }
        (_, Err(SendError::Permanent(reason))) => wait_for_end(app, request, &reason).await,
        (_, Err(error @ SendError::Temporary(_))) => {
            let now = app.clock.now();
            let next = next_try(request.at, request.tries, now).unwrap_or(request.lapses_at());
            tracing::warn!(request = ?request.id, %error, "the mail of a request was not sent");
            rearm(app, request, next.min(request.lapses_at())).await
        }
    }
}

/// What a request is answered with: none for a new password where there is no account.
fn letter(
    app: &App,
    request: &AddressRequest,
    account: Option<Account>,
) -> Result<Option<Letter>, Problem> {
    let (message, language, page, token, label) = match (&request.wanted, account) {
        (Wanted::Password, None) => return Ok(None),
        (Wanted::Account(sign_up), None) => {
            let token = request.id.0.clone();
            ("mail-confirm", sign_up.language.clone(), "verify", token, "mail-link-confirm")
        }
        (wanted, Some(account)) => {
            let token = LinkToken::sign(LinkPurpose::Reset, &account, &app.keys, app.clock.now())?;
            let message = match wanted {
                Wanted::Password => "mail-reset",
                Wanted::Account(_) => "mail-taken",
            };
            (message, account.language, "reset", token, "mail-link-reset")
        }
    };
    Ok(Some(Letter {
        // The same for each try, and it does not tell the link.
        id: format!("{page}-{}-{:08x}", request.at.unix(), stable_hash(&request.id.0)),
        to: request.email.clone(),
        language,
        message,
        arguments: Vec::new(),
        link: Some(Link { url: format!("{}/{page}/{token}", app.origin), label }),
        unsubscribe: None,
        diagram: None,
    }))
}

/// Tries no longer: what is asked for lapses in its time.
async fn wait_for_end(app: &App, request: &AddressRequest, reason: &str) -> Result<Look, Problem> {
    tracing::error!(request = ?request.id, reason, "the mail of a request is given up");
    rearm(app, request, request.lapses_at()).await
}

async fn rearm(app: &App, request: &AddressRequest, next: rules::Instant) -> Result<Look, Problem> {
    match app.store.rearm_address_request(request, next).await {
        Ok(()) => Ok(Look::Acted),
        Err(Error::Conflict) => Ok(Look::Passed),
        Err(error) => Err(error.into()),
    }
}
