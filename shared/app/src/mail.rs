//! Mails on their way out.

use std::path::PathBuf;

use lettre::message::Mailbox;
use lettre::{FileTransport, Message, Transport};

/// Where mails go.
#[derive(Debug)]
pub enum Mailer {
    /// Into a folder, one `.eml` file each: the local stack and tests.
    Folder(PathBuf),
    /// Nowhere: sending fails.
    None,
}

/// A mail could not be sent.
#[derive(Debug, thiserror::Error)]
#[error("the mail could not be sent: {0}")]
pub struct SendError(String);

impl Mailer {
    /// Sends a plain text mail from the server.
    ///
    /// # Errors
    /// When the address cannot be written to, or the mail cannot be handed over.
    pub fn send(&self, to: &str, subject: &str, text: String) -> Result<(), SendError> {
        let failed = |error: &dyn std::fmt::Display| SendError(error.to_string());
        let from: Mailbox =
            "Posthorn <noreply@posthorn.invalid>".parse().map_err(|e| failed(&e))?;
        let to: Mailbox = to.parse().map_err(|e| failed(&e))?;
        let message = Message::builder()
            .from(from)
            .to(to)
            .subject(subject)
            .body(text)
            .map_err(|e| failed(&e))?;
        match self {
            Mailer::Folder(folder) => {
                FileTransport::new(folder).send(&message).map(drop).map_err(|e| failed(&e))
            }
            Mailer::None => Err(SendError("no mailer is configured".to_owned())),
        }
    }
}
