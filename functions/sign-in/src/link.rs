//! Links that are mailed for an account: made, sent and read.

use app::{App, LinkPurpose, LinkToken, Problem};
use post::mail::{Letter, Link};
use store::{Account, Error};

/// Mails a link to an account's own address, while somebody waits who is signed in.
pub(crate) async fn send_link(
    app: &App,
    account: &Account,
    purpose: LinkPurpose,
    message: &'static str,
) -> Result<(), Problem> {
    let token = LinkToken::sign(purpose, account, &app.keys, app.clock.now())?;
    let (page, label) = match purpose {
        LinkPurpose::Reset => ("reset", "mail-link-reset"),
        LinkPurpose::Passkey => ("passkey", "mail-link-passkey"),
        LinkPurpose::ChangeAddress => ("address", "mail-link-confirm"),
    };
    // Each request is an email of its own, two within the same second, too.
    let mut nonce = [0; 8];
    (app.random)(&mut nonce);
    app.send(Letter {
        id: format!("{page}-{}-{:016x}", account.player, u64::from_le_bytes(nonce)),
        to: account.email.clone(),
        language: account.language.clone(),
        message,
        arguments: Vec::new(),
        link: Some(Link { url: format!("{}/{page}/{token}", app.origin), label }),
        unsubscribe: None,
        diagram: None,
    })
    .await
}

/// The account that a link is for, when the link is still good.
pub(crate) async fn account_of_link(
    app: &App,
    purpose: LinkPurpose,
    token: &str,
) -> Result<Account, Problem> {
    let link = LinkToken::read(purpose, token, &app.keys, app.clock.now());
    let link = link.ok_or_else(invalid_link)?;
    let account = app.store.account(link.player).await.map_err(void_link)?;
    if link.fits(&account) { Ok(account) } else { Err(invalid_link()) }
}

/// A link whose account is gone or has changed is no longer good.
pub(crate) fn void_link(error: Error) -> Problem {
    match error {
        Error::NotFound | Error::Conflict => invalid_link(),
        other => other.into(),
    }
}

/// A link that is no longer good.
pub(crate) fn invalid_link() -> Problem {
    let detail =
        "This link is not good any more: it was used, it is too old, or part of it is missing.";
    Problem::bad_request("invalid_token", detail)
}
