//! Mails as workflows send them ([`post::mail`]).

use post::mail::{DigestLetter, Letter, Mailer, Reader, SendError};
use store::Account;

use crate::{App, Problem};

impl App {
    /// Refuses when there is no way to send mails: before anything is looked up, so that the
    /// answer does not tell who has an account.
    ///
    /// # Errors
    /// `unavailable`.
    pub fn must_have_mailer(&self) -> Result<(), Problem> {
        if matches!(*self.mailer, Mailer::None) { Err(unsent()) } else { Ok(()) }
    }

    /// Sends a letter that somebody waits for.
    ///
    /// # Errors
    /// `unavailable` when it cannot be handed over: the caller may try again.
    pub async fn send(&self, letter: Letter) -> Result<(), Problem> {
        self.deliver(letter).await.map_err(|error| {
            tracing::error!(%error, "a mail was not sent");
            unsent()
        })
    }

    /// Hands a letter over, once.
    ///
    /// # Errors
    /// Those of [`Mailer::deliver`].
    pub async fn deliver(&self, letter: Letter) -> Result<(), SendError> {
        self.mailer.deliver(letter, self.origin.clone(), self.clock.now()).await
    }

    /// Hands a digest over, once.
    ///
    /// # Errors
    /// Those of [`Mailer::deliver`].
    pub async fn deliver_digest(&self, digest: DigestLetter) -> Result<(), SendError> {
        self.mailer.deliver_digest(digest, self.origin.clone(), self.clock.now()).await
    }
}

/// The owner of an account, who reads mails.
pub fn reader_of(account: &Account) -> Reader<'_> {
    Reader { language: &account.language, zone: account.zone }
}

fn unsent() -> Problem {
    let detail = "The mail could not be sent. Please try again in a moment.";
    Problem::unavailable("unavailable", detail)
}
