//! The outbox: mails as their readers see them.

use std::fs;
use std::path::Path;

use mail_parser::{MessageParser, MimeHeaders};

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
    /// The text part.
    pub body: String,
    /// The HTML part.
    pub html: String,
    /// Every header of the mail as it is, a line each, unfolded and not decoded.
    pub headers: Vec<String>,
    /// The type and the bytes of everything that comes with the HTML.
    pub pictures: Vec<(String, Vec<u8>)>,
}

impl Mail {
    /// The token in the link to the site's page `verify` or `reset`.
    #[track_caller]
    pub fn token(&self, page: &str) -> String {
        let start = format!("{}/{page}/", crate::ORIGIN);
        let link = self.body.split_whitespace().find_map(|word| word.strip_prefix(&start));
        link.unwrap_or_else(|| panic!("no link to {page} in {}", self.body)).to_owned()
    }

    /// The header's value; empty when there is none.
    ///
    /// # Panics
    /// When there is more than one.
    #[track_caller]
    pub fn header(&self, name: &str) -> &str {
        let start = format!("{name}: ");
        let mut values = self.headers.iter().filter_map(|line| line.strip_prefix(&start));
        let value = values.next().unwrap_or_default();
        assert_eq!(values.next(), None, "{name} twice");
        value
    }

    /// Reads a mail, and sees to it that it is one that every server on the way takes as it is.
    ///
    /// # Panics
    /// When it is none: not ASCII, lines too long, no text or no HTML.
    #[track_caller]
    pub fn read(bytes: &[u8]) -> Mail {
        let raw = std::str::from_utf8(bytes).expect("ASCII");
        assert!(raw.is_ascii(), "{raw}");
        assert!(!raw.replace("\r\n", "").contains(['\r', '\n']), "a line ends otherwise: {raw}");
        assert!(raw.split("\r\n").all(|line| line.len() <= 998), "a line is too long");
        let (head, _) = raw.split_once("\r\n\r\n").expect("a header and a body");
        let head = head.replace("\r\n ", " ").replace("\r\n\t", " ");
        let headers: Vec<String> = head.split("\r\n").map(str::to_owned).collect();
        let mail = MessageParser::new().parse(bytes).expect("a mail");
        let html = mail.body_html(0).expect("an HTML part").into_owned();
        let picture = |part: &mail_parser::MessagePart| {
            let kind = part.content_type().expect("a type");
            let kind = format!("{}/{}", kind.ctype(), kind.subtype().unwrap_or_default());
            (kind, part.contents().to_vec())
        };
        let mut read = Mail {
            to: String::new(),
            from: String::new(),
            date: String::new(),
            subject: mail.subject().unwrap_or_default().to_owned(),
            body: mail.body_text(0).expect("a text part").replace("\r\n", "\n"),
            html: html.replace("\r\n", "\n"),
            headers,
            pictures: mail.attachments().map(picture).collect(),
        };
        for (field, name) in
            [(&mut read.to, "To"), (&mut read.from, "From"), (&mut read.date, "Date")]
        {
            let start = format!("{name}: ");
            let mut values = read.headers.iter().filter_map(|line| line.strip_prefix(&start));
            *field = values.next().unwrap_or_default().to_owned();
        }
        read
    }
}

/// Reads the outbox and empties it.
pub(crate) fn take_all(outbox: &Path) -> Vec<Mail> {
    let entries = fs::read_dir(outbox).expect("the outbox").map(|entry| entry.expect("an entry"));
    let take = |entry: fs::DirEntry| {
        let mail = fs::read(entry.path()).expect("a mail");
        fs::remove_file(entry.path()).expect("to take a mail");
        Mail::read(&mail)
    };
    entries.map(take).collect()
}
