//! Mails over SMTP, one connection each, all of it within a time limit.
//!
//! What the server says is never passed on: refusals repeat addresses, and sometimes the login.

use std::sync::Arc;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::transport::smtp::Error;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use super::{SendError, permanent, temporary};

/// How long a mail may take, from looking up the server to its last answer.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Refusals that are about this mail: no such mailbox (550, 551, 553), one that takes none (521,
/// 556), and mails or parameters that are refused (554, 555). All others may pass: a full mailbox
/// (552) is emptied, and a login that fails (530, 534, 535) is ours to mend.
const PERMANENT: [u16; 7] = [521, 550, 551, 553, 554, 555, 556];

/// A mail server. Its `Debug` shows no login.
#[derive(Clone)]
pub struct Smtp {
    transport: Arc<AsyncSmtpTransport<Tokio1Executor>>,
    from: Option<Mailbox>,
    timeout: Duration,
}

/// The address of a mail server cannot be used. It does not repeat it: there is a password in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSmtpUrl {
    /// Not such an address.
    #[error("the mail server's address is not smtp://[user:password@]host[:port] or smtps://…")]
    Malformed,
    /// A password would go over the network for everybody to read.
    #[error("tls=none would send the mail server's password unencrypted")]
    UnencryptedPassword,
}

/// The text is not a mail address to send from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "not a mail address to send from, such as noreply@posthorn.example or Posthorn <noreply@posthorn.example>"
)]
pub struct BadMailAddress;

/// Reads the address that mails come from; without a name it is Posthorn's.
pub(super) fn sender(text: &str) -> Result<Mailbox, BadMailAddress> {
    let mailbox: Mailbox = text.parse().map_err(|_| BadMailAddress)?;
    Ok(Mailbox { name: mailbox.name.or_else(|| Some("Posthorn".to_owned())), ..mailbox })
}

impl Smtp {
    /// The server at `smtp://user:password@host:port`, which has to offer STARTTLS (port 587 unless
    /// another is named), or `smtps://…`, encrypted from the start (port 465). User and password are
    /// percent-encoded and may be left out. With `?tls=none` nothing is encrypted, port 25 unless
    /// another is named; a password is then only taken for the machine itself.
    ///
    /// # Errors
    /// When the address is none, or would give the password away.
    pub fn from_url(url: &str) -> Result<Smtp, BadSmtpUrl> {
        let (server, options) = url.split_once('?').unwrap_or((url, ""));
        let plain = match (server.split_once("://").map(|(scheme, _)| scheme), options) {
            (Some("smtp"), "tls=none") => true,
            (Some("smtp" | "smtps"), "") => false,
            _ => return Err(BadSmtpUrl::Malformed),
        };
        let host = server.split("://").nth(1).unwrap_or_default();
        if plain && host.contains('@') && !is_this_machine(host) {
            return Err(BadSmtpUrl::UnencryptedPassword);
        }
        let encrypted = if plain || server.starts_with("smtps") { "" } else { "?tls=required" };
        // The error would repeat the address.
        let transport =
            AsyncSmtpTransport::<Tokio1Executor>::from_url(&format!("{server}{encrypted}"))
                .map_err(|_| BadSmtpUrl::Malformed)?;
        let transport = Arc::new(transport.timeout(Some(TIMEOUT)).build());
        Ok(Smtp { transport, from: None, timeout: TIMEOUT })
    }

    /// Sends from this address, `noreply@posthorn.example` or `Name <noreply@posthorn.example>`, in place
    /// of `noreply` at the site's own host.
    ///
    /// # Errors
    /// When it is no address.
    pub fn sending_from(self, address: &str) -> Result<Smtp, BadMailAddress> {
        Ok(Smtp { from: Some(sender(address)?), ..self })
    }

    /// Gives up on a mail after this time in place of ten seconds.
    #[must_use]
    pub fn within(self, timeout: Duration) -> Smtp {
        Smtp { timeout, ..self }
    }

    pub(super) fn from(&self) -> Option<&Mailbox> {
        self.from.as_ref()
    }

    /// Hands a mail over. When it takes too long the connection is dropped; the server may have
    /// taken the mail all the same.
    pub(super) async fn send(&self, message: Message) -> Result<(), SendError> {
        match tokio::time::timeout(self.timeout, self.transport.send(message)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(told_apart(&error)),
            Err(_) => Err(temporary("the mail server takes too long")),
        }
    }
}

impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Smtp").field("timeout", &self.timeout).finish_non_exhaustive()
    }
}

/// Whether `user:password@host:port` is on this machine.
fn is_this_machine(server: &str) -> bool {
    let server = server.rsplit('@').next().unwrap_or_default().trim_end_matches('/');
    let name_end = match server.find(']') {
        Some(bracket) => bracket + 1,
        None => server.find(':').unwrap_or(server.len()),
    };
    let host = server.split_at(name_end).0;
    matches!(host, "localhost" | "127.0.0.1" | "[::1]")
}

/// A refusal by its number, which is all of it that names nobody.
fn told_apart(error: &Error) -> SendError {
    if let Some(code) = error.status() {
        let code = u16::from(code);
        return match PERMANENT.contains(&code) {
            true => permanent(format!("the mail server says {code}")),
            false => temporary(format!("the mail server says {code}")),
        };
    }
    if error.is_tls() {
        return temporary("the connection to the mail server is not secure");
    }
    if error.is_client() {
        return temporary("the mail server cannot take such a mail");
    }
    temporary("the mail server does not answer as it should")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn addresses_of_servers_are_read() {
        let good = [
            "smtp://mail.example",
            "smtp://user:p%40ss@mail.example:2525",
            "smtps://user:pass@mail.example",
            "smtp://mail.example?tls=none",
            "smtp://user:pass@127.0.0.1:2525?tls=none",
            "smtp://user:pass@localhost?tls=none",
            "smtp://user:pass@[::1]:25?tls=none",
        ];
        for url in good {
            assert!(Smtp::from_url(url).is_ok(), "{url}");
        }
        let malformed = [
            "",
            "mail.example",
            "http://mail.example",
            "smtp://",
            "smtp://mail.example?tls=maybe",
            "smtps://mail.example?tls=none",
            "smtp://mail.example:port",
        ];
        for url in malformed {
            assert_eq!(Smtp::from_url(url).err(), Some(BadSmtpUrl::Malformed), "{url}");
        }
        for url in
            ["smtp://u:p@mail.example?tls=none", "smtp://u:p@127.0.0.1.mail.example:25?tls=none"]
        {
            assert_eq!(Smtp::from_url(url).err(), Some(BadSmtpUrl::UnencryptedPassword), "{url}");
        }
    }

    #[tokio::test]
    async fn a_login_is_not_shown() {
        let smtp = Smtp::from_url("smtp://somebody:secret@mail.example").expect("an address");
        let shown = format!("{smtp:?} {:?}", super::super::Mailer::Smtp(smtp.clone()));
        assert!(!shown.contains("secret") && !shown.contains("somebody"), "{shown}");
        for url in [
            "smtp://somebody:secret@mail.example:port",
            "smtp://somebody:secret@b.example?tls=none",
        ] {
            let error = Smtp::from_url(url).expect_err("an error");
            assert!(!format!("{error} {error:?}").contains("secret"));
        }
    }

    #[test]
    fn senders_are_addresses() {
        let cases = [
            ("noreply@posthorn.example", Some("Posthorn <noreply@posthorn.example>")),
            ("Zprávy <a@b.example>", Some("Zprávy <a@b.example>")),
            ("Posthorn", None),
            ("a@b.example\r\nBcc: c@d.example", None),
            ("", None),
        ];
        for (text, expected) in cases {
            assert_eq!(
                sender(text).ok().map(|from| from.to_string()).as_deref(),
                expected,
                "{text}"
            );
        }
    }
}
