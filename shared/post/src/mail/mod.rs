//! Mails on their way out, in the reader's language.
//!
//! A [`Letter`] names its texts and what they need; [`Mailer`] is the way it goes. In between it
//! becomes one MIME message that every transport takes: a text part, an HTML part, and the board
//! as a picture where there is one. Nothing that players write reaches a header or the HTML as it
//! is, and no error or log names an address, a password or a text.

mod compose;
mod control;
mod diagram;
mod html;
mod language;
mod line;
mod man;
mod page;
mod picture;
#[cfg(feature = "aws")]
mod ses;
mod smtp;
mod texts;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use lettre::Message;
use rules::Instant;

pub use control::control_words;
pub use diagram::Diagram;
pub use html::escape;
pub use language::{Reader, date, days_left, local_san, moment, span};
pub use line::{Line, friendly_game};
#[cfg(feature = "aws")]
pub use ses::Ses;
pub use smtp::{BadMailAddress, BadSmtpUrl, Smtp};
pub use texts::{WORDINGS, Wording};

/// Letters that one digest tells of; the others are counted.
pub const DIGEST_LETTERS_MAX: usize = 50;

/// Where mails go.
#[derive(Debug)]
pub enum Mailer {
    /// Into a folder, one `.eml` file each, named by its id: the local stack and tests.
    Folder(PathBuf),
    /// To a mail server.
    Smtp(Smtp),
    /// To Amazon's mail service.
    #[cfg(feature = "aws")]
    Ses(Ses),
    /// Nowhere: sending fails.
    None,
}

/// A mail could not be sent. It names no address, and nothing of what the mail says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// This mail will never be taken: its address is refused, or it cannot be written.
    #[error("the mail was refused: {0}")]
    Permanent(String),
    /// It may be taken later: the server is down or not set up.
    #[error("the mail was not sent: {0}")]
    Temporary(String),
    /// It was not looked at: the service takes only so many at a time, and this says nothing of the mail.
    #[error("the mail was put off: {0}")]
    Busy(String),
}

impl SendError {
    /// Whether trying again is of no use.
    pub fn is_permanent(&self) -> bool {
        matches!(self, SendError::Permanent(_))
    }
}

/// A link in a mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Where it leads: `http://` or `https://`.
    pub url: String,
    /// Name of the text that it shows, such as `mail-link-game`.
    pub label: &'static str,
}

/// A mail to somebody: a message of the locales with its arguments.
#[derive(Clone, Debug)]
pub struct Letter {
    /// What tells this mail from every other, the same however often it is sent. It becomes the
    /// header `Message-ID` and the name of the outbox's file.
    pub id: String,
    /// The address.
    pub to: String,
    /// `en` or `cs`; anything else is read as English.
    pub language: String,
    /// Name of the texts, one of [`WORDINGS`]: `mail-confirm` has `mail-confirm-subject` and
    /// `mail-confirm-body`.
    pub message: &'static str,
    /// What the texts name. Whole numbers are counted, so `1` reads “1 game”. The one named `text`
    /// is somebody's own words, which are set apart; all others are cut to one line.
    pub arguments: Vec<(&'static str, String)>,
    /// The one thing to do about it.
    pub link: Option<Link>,
    /// Address at which one `POST` ends all such mails (RFC 8058). With it the mail also says where
    /// its reader can choose what is sent.
    pub unsubscribe: Option<String>,
    /// The board.
    pub diagram: Option<Diagram>,
}

/// Several letters in one mail. Their addresses and ids count for nothing, and boards are left out.
#[derive(Clone, Debug)]
pub struct DigestLetter {
    /// As in a [`Letter`].
    pub id: String,
    /// The address.
    pub to: String,
    /// `en` or `cs`; anything else is read as English. The letters are written in it, too.
    pub language: String,
    /// What is told, the first [`DIGEST_LETTERS_MAX`] in full.
    pub letters: Vec<Letter>,
    /// Where the reader sees everything.
    pub link: Option<Link>,
    /// As in a [`Letter`].
    pub unsubscribe: Option<String>,
}

impl Mailer {
    /// Hands a letter over, once. Links lead to the site at `origin`.
    ///
    /// # Errors
    /// Whether it may be tried again. After a temporary one the mail may have gone all the same.
    pub async fn deliver(
        self: &Arc<Mailer>,
        letter: Letter,
        origin: Arc<str>,
        now: Instant,
    ) -> Result<(), SendError> {
        let (id, from) = (letter.id.clone(), self.from());
        self.hand_over(id, move || compose::letter(&letter, &origin, from, now)).await
    }

    /// Hands a digest over, once.
    ///
    /// # Errors
    /// Those of [`Mailer::deliver`].
    pub async fn deliver_digest(
        self: &Arc<Mailer>,
        digest: DigestLetter,
        origin: Arc<str>,
        now: Instant,
    ) -> Result<(), SendError> {
        let (id, from) = (digest.id.clone(), self.from());
        self.hand_over(id, move || compose::digest(&digest, &origin, from, now)).await
    }

    /// Composes on a thread where it may take its time, and sends.
    async fn hand_over(
        self: &Arc<Mailer>,
        id: String,
        compose: impl FnOnce() -> Result<Message, SendError> + Send + 'static,
    ) -> Result<(), SendError> {
        let mailer = self.clone();
        let composed = tokio::task::spawn_blocking(move || {
            let message = compose()?;
            if let Mailer::Folder(folder) = &*mailer {
                keep(folder, &id, &message).map_err(|error| temporary(error.kind()))?;
            }
            Ok(message)
        });
        let message = composed.await.map_err(|_| temporary("it was not composed"))??;
        match &**self {
            Mailer::Folder(_) => Ok(()),
            Mailer::Smtp(smtp) => smtp.send(message).await,
            #[cfg(feature = "aws")]
            Mailer::Ses(ses) => ses.send(message).await,
            Mailer::None => Err(temporary("no mailer is configured")),
        }
    }

    /// The address that mails come from, where one is configured.
    fn from(&self) -> Option<lettre::message::Mailbox> {
        match self {
            Mailer::Smtp(smtp) => smtp.from().cloned(),
            #[cfg(feature = "aws")]
            Mailer::Ses(ses) => Some(ses.from().clone()),
            Mailer::Folder(_) | Mailer::None => None,
        }
    }
}

/// Puts a mail into the outbox. The file appears with all that is in it, and the same mail again
/// takes its place.
fn keep(folder: &Path, id: &str, message: &Message) -> std::io::Result<()> {
    let name = compose::safe_id(id);
    let part = folder.join(format!("{name}.part"));
    std::fs::write(&part, message.formatted())?;
    std::fs::rename(part, folder.join(format!("{name}.eml")))
}

fn temporary(what: impl std::fmt::Display) -> SendError {
    SendError::Temporary(what.to_string())
}

fn permanent(what: impl std::fmt::Display) -> SendError {
    SendError::Permanent(what.to_string())
}
