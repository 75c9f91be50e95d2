//! What `posthorn serve` is told, and which of it does not go together.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use axum::http::Uri;
use clap::Args;
use post::Pusher;

use super::network::Network;

/// Serve the pages, the API and the schedules on one port.
#[derive(Debug, Args)]
pub struct Options {
    /// Address to listen on; stay on 127.0.0.1 unless a proxy with TLS stands in front.
    #[arg(long, env = "POSTHORN_HOST", default_value = "127.0.0.1")]
    pub host: String,
    /// Port to listen on; 0 takes any free one.
    #[arg(long, env = "POSTHORN_PORT", default_value_t = 8080)]
    pub port: u16,
    /// Folder for the database, the keys and the outbox; made when it is not there.
    #[arg(long, env = "POSTHORN_DATA", default_value = "data")]
    pub data: PathBuf,
    /// Folder with the built front-end [default: the pages inside a release; else web/dist].
    #[arg(long, env = "POSTHORN_WEB")]
    pub web: Option<PathBuf>,
    /// Use a DynamoDB at this address (http://…) instead of the embedded one in the data folder.
    #[arg(long, env = "POSTHORN_ENDPOINT_URL")]
    pub endpoint_url: Option<String>,
    /// The DynamoDB table's name; made when it is not there.
    #[arg(long, env = "POSTHORN_TABLE", default_value = "posthorn")]
    pub table: String,
    /// The site's address as people type it, such as https://chess.example: for links in mails, and
    /// requests for any other host are refused. Without it the server listens on this machine alone
    /// [default: http://HOST:PORT].
    #[arg(long, env = "POSTHORN_ORIGIN")]
    pub origin: Option<Origin>,
    /// A proxy in front, by its address or network, such as 127.0.0.1 or 10.0.0.0/8; may be given more
    /// than once, in a variable with commas between. Its X-Forwarded-For then tells who is calling.
    #[arg(long, env = "POSTHORN_TRUSTED_PROXY", value_delimiter = ',', requires = "origin")]
    pub trusted_proxy: Vec<Network>,
    /// Folder with Syzygy endgame tables, for claims with seven pieces or fewer.
    #[arg(long, env = "POSTHORN_TABLEBASE_DIR", conflicts_with = "tablebase_url")]
    pub tablebase_dir: Option<PathBuf>,
    /// Server with endgame tables, asked with ?fen=…, in place of a folder. Without either, such
    /// claims go to the tournament director.
    #[arg(long, env = "POSTHORN_TABLEBASE_URL")]
    pub tablebase_url: Option<String>,
    /// Send mails through this server: smtp://user:password@host:587 (encrypted by STARTTLS), or
    /// smtps://… (encrypted from the start). ?tls=none encrypts nothing. Without it they are kept in
    /// the data folder's outbox. Better set as a variable: arguments can be seen by others.
    #[arg(long, env = "POSTHORN_SMTP_URL", hide_env_values = true)]
    pub smtp_url: Option<SmtpUrl>,
    /// The address that mails come from [default: noreply@ the origin's host].
    #[arg(long, env = "POSTHORN_MAIL_FROM", requires = "smtp_url")]
    pub mail_from: Option<String>,
    /// Tell Prometheus the server's numbers at http://ADDRESS/metrics, such as 127.0.0.1:9464. Nobody is asked who they
    /// are there: keep it to this machine or a network of your own.
    #[arg(long, env = "POSTHORN_METRICS")]
    pub metrics: Option<SocketAddr>,
    /// Run no schedules: no flag falls, nobody is reminded. For a server that was restored, until it has
    /// been looked at.
    #[arg(long, env = "POSTHORN_NO_SCHEDULES")]
    pub no_schedules: bool,
    /// Minutes without a run of the schedules after which no game is ended until an officer has decided
    /// what becomes of that time.
    #[arg(long, env = "POSTHORN_GAP_MINUTES", default_value_t = 30,
          value_parser = clap::value_parser!(u16).range(2..))]
    pub gap_minutes: u16,
    /// Serve the demo: people and games to try things with, set up in an empty data folder, and at
    /// /local/mail every mail that was sent. Everybody knows its passwords: it is served on this
    /// machine alone, and never with --origin.
    #[arg(long, env = "POSTHORN_DEMO")]
    pub demo: bool,
    /// Let POST /local/clock move the demo's clock forward, to see flags fall.
    #[arg(long, env = "POSTHORN_TIME_TRAVEL")]
    pub time_travel: bool,
}

/// The address of a mail server as it was given. It is read later, since a refusal of the command
/// line repeats what was refused, and there is a password in it.
#[derive(Clone)]
pub struct SmtpUrl(String);

impl SmtpUrl {
    /// The address, with its password.
    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<String> for SmtpUrl {
    fn from(url: String) -> SmtpUrl {
        SmtpUrl(url)
    }
}

impl std::fmt::Debug for SmtpUrl {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SmtpUrl")
    }
}

/// The site's address: a scheme and a host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    text: String,
    host: String,
}

impl Origin {
    /// As it stands before a path.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The host's name without its port.
    pub fn host(&self) -> &str {
        &self.host
    }
}

/// An address that is no origin.
#[derive(Debug, thiserror::Error)]
#[error("an origin is a scheme and a host, such as https://chess.example")]
pub struct ParseOriginError;

impl FromStr for Origin {
    type Err = ParseOriginError;

    fn from_str(text: &str) -> Result<Origin, ParseOriginError> {
        let text = text.strip_suffix('/').unwrap_or(text);
        let uri: Uri = text.parse().map_err(|_| ParseOriginError)?;
        let authority = uri.authority().ok_or(ParseOriginError)?;
        let is_http = matches!(uri.scheme_str(), Some("http" | "https"));
        if !is_http || !text.ends_with(authority.as_str()) || authority.as_str().contains('@') {
            return Err(ParseOriginError);
        }
        Ok(Origin { text: text.to_owned(), host: authority.host().to_ascii_lowercase() })
    }
}

impl Options {
    /// Refuses what would show the demo, or the mails of everybody, to more than this machine.
    ///
    /// # Errors
    /// What to leave out, or to add, in a sentence.
    pub fn check(&self) -> Result<(), &'static str> {
        match (self.demo, self.time_travel, self.origin.is_some()) {
            (true, _, true) => {
                Err("everybody knows the demo's passwords: leave --demo out to serve \
                a site, or --origin to try the demo on this machine")
            }
            (_, true, true) => Err("a site's clock cannot be moved: leave --time-travel out, or \
                --origin and add --demo to try it on this machine"),
            (false, true, false) => {
                Err("only the demo's clock can be moved: add --demo, or leave --time-travel out")
            }
            (_, false, false) | (true, true, false) | (false, false, true) => Ok(()),
        }
    }

    /// Refuses an address to listen on where others could come that should not.
    ///
    /// # Errors
    /// What to leave out, or to add, in a sentence.
    pub fn check_address(&self, address: IpAddr) -> Result<(), &'static str> {
        match (address.is_loopback(), self.demo, self.origin.is_some()) {
            (true, ..) => Ok(()),
            (false, true, _) => Err("everybody knows the demo's passwords: leave --demo out, or \
                --host, so that only this machine reaches it"),
            (false, false, false) => Err("others can reach this address: say with --origin how \
                they type it, such as https://chess.example, or leave --host out"),
            (false, false, true) => Ok(()),
        }
    }

    /// The way to push services and webhooks. The demo, which nobody but this machine reaches, also tells programs on
    /// it: so they can be tried without the open internet.
    pub(super) fn pusher(&self) -> Pusher {
        if self.demo { Pusher::with_loopback() } else { Pusher::new() }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::{Options, Origin};

    #[derive(Debug, Parser)]
    struct Serve {
        #[command(flatten)]
        options: Options,
    }

    #[test]
    fn programs_of_this_machine_are_told_by_the_demo_alone() {
        let reaches = |arguments: &[&str], url: &str| {
            let arguments = ["serve"].iter().chain(arguments);
            Serve::try_parse_from(arguments).expect("options").options.pusher().may_reach(url)
        };
        for (arguments, reached) in [
            (&["--demo"] as &[&str], true),
            (&[], false),
            (&["--origin", "https://chess.example"], false),
        ] {
            assert_eq!(reaches(arguments, "http://127.0.0.1:9000/hook"), reached, "{arguments:?}");
            assert!(!reaches(arguments, "http://192.168.0.1/hook"), "{arguments:?}");
            assert!(reaches(arguments, "https://chess.example/hook"), "{arguments:?}");
        }
    }

    #[test]
    fn origins() {
        for (text, host) in [
            ("https://chess.example", Some("chess.example")),
            ("https://Chess.Example/", Some("chess.example")),
            ("http://127.0.0.1:8080", Some("127.0.0.1")),
            ("http://[::1]:8080", Some("[::1]")),
            ("chess.example", None),
            ("https://", None),
            ("ftp://chess.example", None),
            ("https://chess.example/games", None),
            ("https://chess.example?x", None),
            ("https://somebody@chess.example", None),
            ("", None),
        ] {
            let origin = text.parse::<Origin>().ok();
            assert_eq!(origin.as_ref().map(Origin::host), host, "{text}");
        }
    }
}
