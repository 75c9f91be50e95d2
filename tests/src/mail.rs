//! The outbox: mails as their readers see them.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;

/// A mail, decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mail {
    /// Who gets it.
    pub to: String,
    /// The header `From`.
    pub from: String,
    /// The header `Date`.
    pub date: String,
    /// The subject.
    pub subject: String,
    /// The text.
    pub body: String,
}

impl Mail {
    /// The token in the link to the site's page `verify` or `reset`.
    #[track_caller]
    pub fn token(&self, page: &str) -> String {
        let start = format!("{}/{page}/", crate::ORIGIN);
        let link = self.body.split_whitespace().find_map(|word| word.strip_prefix(&start));
        link.unwrap_or_else(|| panic!("no link to {page} in {}", self.body)).to_owned()
    }

    fn read(text: &str) -> Mail {
        let (head, body) = text.split_once("\r\n\r\n").expect("a header and a body");
        let head = head.replace("\r\n ", " ").replace("\r\n\t", " ");
        let header = |name: &str| {
            let line = head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
            line.unwrap_or_default().to_owned()
        };
        let body = match header("Content-Transfer-Encoding").as_str() {
            "base64" => from_base64(&body.replace("\r\n", "")),
            "quoted-printable" => from_quoted_printable(&body.replace("=\r\n", "")),
            _ => body.to_owned(),
        };
        Mail {
            to: header("To"),
            from: header("From"),
            date: header("Date"),
            subject: encoded_words(&header("Subject")),
            body: body.replace("\r\n", "\n"),
        }
    }
}

/// Reads the outbox and empties it.
pub(crate) fn take_all(outbox: &Path) -> Vec<Mail> {
    let entries = fs::read_dir(outbox).expect("the outbox").map(|entry| entry.expect("an entry"));
    let take = |entry: fs::DirEntry| {
        let text = fs::read_to_string(entry.path()).expect("a mail");
        fs::remove_file(entry.path()).expect("to take a mail");
        Mail::read(&text)
    };
    entries.map(take).collect()
}

fn from_base64(text: &str) -> String {
    String::from_utf8(BASE64.decode(text).expect("base64")).expect("UTF-8")
}

fn from_quoted_printable(text: &str) -> String {
    let mut parts = text.split('=');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (code, rest) = part.split_at(2);
        bytes.push(u8::from_str_radix(code, 16).expect("two hexadecimal digits"));
        bytes.extend(rest.as_bytes());
    }
    String::from_utf8(bytes).expect("UTF-8")
}

/// A header in which words stand as `=?utf-8?b?…?=` (RFC 2047); white space between two of them
/// does not count.
fn encoded_words(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, word)) = rest.split_once("=?utf-8?b?") {
        let (code, after) = word.split_once("?=").expect("the end of an encoded word");
        out.push_str(if out.is_empty() { before } else { before.trim_start() });
        out.push_str(&from_base64(code));
        rest = after;
    }
    out.push_str(rest);
    out
}
