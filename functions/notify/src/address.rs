//! What somebody asks for in the name of an address: the email that answers it, sent where the asker does not
//! wait for it. Only here is looked up whether the address has an account.
//!
//! Nothing that a stranger has typed into a form is in the text: the address is not known to be the asker's. An
//! invitation tells the name under which a federation has registered its player.

use app::{App, LinkPurpose, LinkToken, Look, Problem};
use post::mail::{Letter, Link, Reader, SendError, moment};
use rules::{PlayerId, Profile};
use store::{
    Account, AddressRequest, AddressRequestId, ChangedBy, Error, SignUp, Wanted, stable_hash,
};

use crate::schedule::{LEASE_SECONDS, TRIES_MAX, next_try, next_when_busy};

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
    // Behind it: whether the request stays for the link, which has to find what it is for.
    let (letter, is_kept) = match &request.wanted {
        Wanted::Number { player, language, .. } => {
            let letter = invitation(app, request, *player, language).await?;
            let is_kept = letter.is_some();
            (letter, is_kept)
        }
        Wanted::Password => (new_password(app, request, account)?, false),
        Wanted::Left { by, language, zone } => {
            let reader = Reader { language, zone: *zone };
            (Some(left(request, reader, *by)), false)
        }
        Wanted::Account(sign_up) => {
            let is_kept = account.is_none();
            (Some(confirmation(app, request, sign_up, account)?), is_kept)
        }
    };
    let sent = match letter {
        Some(letter) => app.deliver(letter).await,
        None => Ok(()),
    };
    match sent {
        Ok(()) if is_kept => rearm(app, request, request.lapses_at(), request.tries).await,
        Ok(()) => {
            app.store.remove_address_request(&request.id).await?;
            Ok(Look::Acted)
        }
        Err(SendError::Permanent(reason)) => wait_for_end(app, request, &reason).await,
        Err(error @ SendError::Temporary(_)) => {
            let now = app.clock.now();
            let next = next_try(request.at, request.tries, now).unwrap_or(request.lapses_at());
            tracing::warn!(request = ?request.id, %error, "the mail of a request was not sent");
            rearm(app, request, next.min(request.lapses_at()), request.tries).await
        }
        Err(error @ SendError::Busy(_)) => {
            let next = next_when_busy(request.at, &request.id.0, app.clock.now());
            tracing::warn!(request = ?request.id, %error, "the mail of a request waits for the mail service");
            let tries = request.tries.saturating_sub(1);
            rearm(app, request, next.min(request.lapses_at()), tries).await
        }
    }
}

/// That the account has another address now, to the one that it had.
fn left(request: &AddressRequest, reader: Reader<'_>, by: ChangedBy) -> Letter {
    Letter {
        id: id_of("left", request),
        to: request.email.clone(),
        language: reader.language.to_owned(),
        message: "mail-address-left",
        arguments: vec![("changed", by.name().to_owned()), ("at", moment(reader, request.at))],
        link: None,
        unsubscribe: None,
        diagram: None,
    }
}

/// The link to a new password; none where there is no account.
fn new_password(
    app: &App,
    request: &AddressRequest,
    account: Option<Account>,
) -> Result<Option<Letter>, Problem> {
    account.map(|account| reset_letter(app, request, account, "mail-reset")).transpose()
}

/// The link that confirms an address; where it has an account, the link to a new password.
fn confirmation(
    app: &App,
    request: &AddressRequest,
    sign_up: &SignUp,
    account: Option<Account>,
) -> Result<Letter, Problem> {
    if let Some(account) = account {
        return reset_letter(app, request, account, "mail-taken");
    }
    let link = ("verify", &*request.id.0, "mail-link-confirm");
    Ok(letter(app, request, ("mail-confirm", &sign_up.language), link))
}

fn reset_letter(
    app: &App,
    request: &AddressRequest,
    account: Account,
    message: &'static str,
) -> Result<Letter, Problem> {
    let token = LinkToken::sign(LinkPurpose::Reset, &account, &app.keys, app.clock.now())?;
    let link = ("reset", &*token, "mail-link-reset");
    Ok(letter(app, request, (message, &account.language), link))
}

/// The link with which a player whom a federation has registered claims the number; none where another
/// link was sent since, or the player has an account.
async fn invitation(
    app: &App,
    request: &AddressRequest,
    player: PlayerId,
    language: &str,
) -> Result<Option<Letter>, Problem> {
    let stored = app.store.registration(player).await?;
    let now = app.clock.now();
    let is_good = stored
        .is_some_and(|stored| stored.registration.invited_by(&request.id.digest(), now).is_ok());
    let profile = app.store.players(&[player]).await?.pop().filter(|_| is_good);
    let written = |profile: Profile| Letter {
        arguments: vec![
            ("name", profile.full_name()),
            ("player", profile.id.to_string()),
            ("federation", profile.federation.to_string()),
        ],
        ..letter(
            app,
            request,
            ("mail-invited", language),
            ("claim", &request.id.0, "mail-link-number"),
        )
    };
    Ok(profile.map(written))
}

fn letter(
    app: &App,
    request: &AddressRequest,
    (message, language): (&'static str, &str),
    (page, token, label): (&str, &str, &'static str),
) -> Letter {
    Letter {
        id: id_of(page, request),
        to: request.email.clone(),
        language: language.to_owned(),
        message,
        arguments: Vec::new(),
        link: Some(Link { url: format!("{}/{page}/{token}", app.origin), label }),
        unsubscribe: None,
        diagram: None,
    }
}

/// The same for each try, and it does not tell the link.
fn id_of(page: &str, request: &AddressRequest) -> String {
    format!("{page}-{}-{:08x}", request.at.unix(), stable_hash(&request.id.0))
}

/// Tries no longer: what is asked for lapses in its time.
async fn wait_for_end(app: &App, request: &AddressRequest, reason: &str) -> Result<Look, Problem> {
    tracing::error!(request = ?request.id, reason, "the mail of a request is given up");
    rearm(app, request, request.lapses_at(), request.tries).await
}

async fn rearm(
    app: &App,
    request: &AddressRequest,
    next: rules::Instant,
    tries: u16,
) -> Result<Look, Problem> {
    match app.store.rearm_address_request(request, next, tries).await {
        Ok(()) => Ok(Look::Acted),
        Err(Error::Conflict) => Ok(Look::Passed),
        Err(error) => Err(error.into()),
    }
}
