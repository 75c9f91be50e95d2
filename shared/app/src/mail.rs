//! Mails on their way out, in the reader's language.

use std::path::PathBuf;
use std::time::{Duration, UNIX_EPOCH};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use lettre::message::header::{ContentTransferEncoding, ContentType, MIME_VERSION_1_0};
use lettre::message::{Body, Mailbox};
use lettre::{FileTransport, Message, Transport};
use unic_langid::{LanguageIdentifier, langid};

use crate::{App, Problem};
use axum::http::StatusCode;

/// The texts; the front-end's messages lie beside them.
const ENGLISH: &str = include_str!("../../../web/locales/mail/en.ftl");
const CZECH: &str = include_str!("../../../web/locales/mail/cs.ftl");

/// Where mails go.
#[derive(Debug)]
pub enum Mailer {
    /// Into a folder, one `.eml` file each: the local stack and tests.
    Folder(PathBuf),
    /// Nowhere: sending fails.
    None,
}

/// A mail could not be sent. It names no address, and nothing of what the mail says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// This mail will never be taken: its address is refused, or it cannot be written.
    #[error("the mail was refused: {0}")]
    Permanent(String),
    /// It may be taken later: the server is down, busy or not set up.
    #[error("the mail was not sent: {0}")]
    Temporary(String),
}

impl SendError {
    fn new(error: impl std::fmt::Display) -> SendError {
        SendError::Temporary(error.to_string())
    }

    /// Whether trying again is of no use.
    pub fn is_permanent(&self) -> bool {
        matches!(self, SendError::Permanent(_))
    }
}

/// A link in a mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Where it leads.
    pub url: String,
    /// Name of the text that it shows.
    pub label: &'static str,
}

/// The board.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// What stands on it.
    pub position: rules::Position,
    /// From which side it is seen.
    pub seen_from: rules::Color,
    /// The last move's squares.
    pub last: Option<(shakmaty::Square, shakmaty::Square)>,
}

/// Several letters in one mail.
#[derive(Clone, Debug)]
pub struct DigestLetter {
    /// As in a [`Letter`].
    pub id: String,
    /// The address.
    pub to: String,
    /// The language.
    pub language: String,
    /// What is told.
    pub letters: Vec<Letter>,
    /// Where the reader sees everything.
    pub link: Option<Link>,
    /// As in a [`Letter`].
    pub unsubscribe: Option<String>,
}

/// A moment for people.
pub fn moment(_language: &str, at: rules::Instant) -> String {
    at.to_string()
}

/// The day of a moment.
pub fn date(_language: &str, at: rules::Instant) -> String {
    at.to_utc().format("%Y-%m-%d").to_string()
}

/// A span of time.
pub fn span(_language: &str, seconds: i64) -> String {
    format!("{seconds} seconds")
}

/// A move with the reader's letters.
pub fn local_san(_language: &str, _variant: rules::Variant, san: &str) -> String {
    san.to_owned()
}

/// A mail to somebody: a message of the locales with its arguments.
#[derive(Clone, Debug, Default)]
pub struct Letter {
    /// What tells this mail from every other; the name of the outbox's file.
    pub id: String,
    /// The one thing to do about it.
    pub link: Option<Link>,
    /// Address at which one `POST` ends all such mails.
    pub unsubscribe: Option<String>,
    /// The board.
    pub diagram: Option<Diagram>,
    /// The address.
    pub to: String,
    /// `en` or `cs`; anything else is read as English.
    pub language: String,
    /// Name of the texts: `mail-confirm` has `mail-confirm-subject` and `mail-confirm-body`.
    pub message: &'static str,
    /// What the texts name.
    pub arguments: Vec<(&'static str, String)>,
}

impl App {
    /// Refuses when there is no way to send mails: before anything is looked up, so that the
    /// answer does not tell who has an account.
    ///
    /// # Errors
    /// `unavailable`.
    pub fn must_have_mailer(&self) -> Result<(), Problem> {
        match *self.mailer {
            Mailer::Folder(_) => Ok(()),
            Mailer::None => Err(unsent()),
        }
    }

    /// Sends a letter.
    ///
    /// # Errors
    /// `unavailable` when it cannot be handed over: the caller may try again.
    pub async fn send(&self, letter: Letter) -> Result<(), Problem> {
        let app = self.clone();
        let sent = tokio::task::spawn_blocking(move || app.send_now(&letter)).await;
        let outcome = sent.map_err(SendError::new).and_then(|outcome| outcome);
        outcome.map_err(|error| {
            tracing::error!(%error, "a mail was not sent");
            unsent()
        })
    }

    /// Hands a letter over, once.
    ///
    /// # Errors
    /// Whether it may be tried again.
    pub async fn deliver(&self, letter: Letter) -> Result<(), SendError> {
        let app = self.clone();
        let sent = tokio::task::spawn_blocking(move || app.send_now(&letter)).await;
        sent.map_err(SendError::new).and_then(|outcome| outcome)
    }

    /// Hands a digest over, once.
    ///
    /// # Errors
    /// Those of [`App::deliver`].
    pub async fn deliver_digest(&self, digest: DigestLetter) -> Result<(), SendError> {
        let mut body = String::new();
        for letter in &digest.letters {
            let (subject, text) = texts(letter)?;
            body.push_str(&format!("{subject}\n{text}\n"));
        }
        let arguments = vec![("body", body)];
        let DigestLetter { id, to, language, .. } = digest;
        let message = "mail-digest";
        self.deliver(Letter { id, to, language, message, arguments, ..Letter::default() }).await
    }

    fn send_now(&self, letter: &Letter) -> Result<(), SendError> {
        let (subject, body) = texts(letter)?;
        let at = u64::try_from(self.clock.now().unix()).unwrap_or_default();
        let message = Message::builder()
            .from(self.sender()?)
            .to(letter.to.parse().map_err(|_| SendError::new("the address cannot be written"))?)
            .date(UNIX_EPOCH + Duration::from_secs(at))
            .subject(subject)
            .header(MIME_VERSION_1_0)
            .header(ContentType::TEXT_PLAIN)
            .body(Body::dangerous_pre_encoded(
                body.replace('\n', "\r\n").into_bytes(),
                // Quoted-printable would break the links for whoever reads the outbox.
                ContentTransferEncoding::EightBit,
            ))
            .map_err(SendError::new)?;
        match &*self.mailer {
            Mailer::Folder(folder) if !letter.id.is_empty() => {
                let file = folder.join(format!("{}.eml", letter.id));
                std::fs::write(file, message.formatted()).map_err(SendError::new)
            }
            Mailer::Folder(folder) => {
                FileTransport::new(folder).send(&message).map(drop).map_err(SendError::new)
            }
            Mailer::None => Err(SendError::new("no mailer is configured")),
        }
    }

    /// The server's own address, at the host of its origin.
    fn sender(&self) -> Result<Mailbox, SendError> {
        let host = self.origin.split("://").nth(1).unwrap_or_default();
        let host = host.split(['/', ':']).next().unwrap_or_default();
        let named = host.contains(|c: char| c.is_ascii_alphabetic());
        let host = if named { host } else { "localhost" };
        format!("Posthorn <noreply@{host}>").parse().map_err(SendError::new)
    }
}

fn unsent() -> Problem {
    let detail = "The mail could not be sent. Please try again in a moment.";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", detail)
}

impl Letter {
    /// The subject alone.
    ///
    /// # Errors
    /// When there is no such text.
    pub fn subject(&self) -> Result<String, SendError> {
        texts(self).map(|(subject, _)| subject)
    }
}

/// Subject and body in the reader's language.
fn texts(letter: &Letter) -> Result<(String, String), SendError> {
    if !ENGLISH.contains(&format!("{}-subject", letter.message)) {
        let lines = letter.arguments.iter().map(|(name, value)| format!("{name}: {value}\n"));
        let url = letter.link.as_ref().map_or("", |link| &link.url);
        return Ok((letter.message.to_owned(), format!("{}\n{url}\n", lines.collect::<String>())));
    }
    let (language, source): (LanguageIdentifier, _) = match letter.language.as_str() {
        "cs" => (langid!("cs"), CZECH),
        _ => (langid!("en"), ENGLISH),
    };
    let resource = FluentResource::try_new(source.to_owned())
        .map_err(|(_, errors)| SendError::new(format!("{errors:?}")))?;
    let mut bundle = FluentBundle::new(vec![language]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).map_err(|errors| SendError::new(format!("{errors:?}")))?;
    let mut arguments = FluentArgs::new();
    for (name, value) in &letter.arguments {
        arguments.set(*name, value.clone());
    }
    let text = |part: &str| {
        let id = format!("{}-{part}", letter.message);
        let message = bundle.get_message(&id).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| SendError::new(format!("there is no text {id}")))?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(SendError::new(format!("{id}: {errors:?}"))) }
    };
    Ok((text("subject")?, text("body")?))
}
