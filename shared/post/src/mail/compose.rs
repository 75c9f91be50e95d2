//! From a letter to the MIME message that every transport takes.
//!
//! All of it is ASCII in lines of less than 1,000 characters, whatever the texts say (parts are
//! quoted-printable or base64, headers RFC 2047), so that no server on the way has to change
//! anything.

use std::time::{Duration, UNIX_EPOCH};

use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, MessageBuilder, MultiPart, SinglePart};
use lettre::{Address, Message};
use rules::{Color, Instant};

use super::page::{Board, Page, Part, Section};
use super::texts::{Block, Speech};
use super::{DIGEST_LETTERS_MAX, Diagram, DigestLetter, Letter, Link, SendError, html, permanent};

/// Where its reader chooses which mails are sent, behind the origin.
const SETTINGS_PATH: &str = "/settings";
/// The name of the picture within the mail.
const BOARD: &str = "board";
/// Longest id and longest address of a link, in characters.
const ID_CHARACTERS_MAX: usize = 120;
const URL_CHARACTERS_MAX: usize = 900;

/// A letter as a message.
///
/// # Errors
/// When the address cannot be one, or a text or an argument is missing.
pub(super) fn letter(
    letter: &Letter,
    origin: &str,
    from: Option<Mailbox>,
    now: Instant,
) -> Result<Message, SendError> {
    let speech = Speech::new(&letter.language, &letter.arguments);
    let mut section = section(letter, &speech)?;
    if let Some(diagram) = &letter.diagram {
        // Below the first paragraph, which says what has happened.
        let below = section.parts.len().min(1);
        section
            .parts
            .splice(below..below, board(diagram, &letter.language, &speech)?.map(Part::Board));
    }
    let page = Page {
        language: known(&letter.language),
        subject: subject(letter, &speech)?,
        sections: vec![section],
        footer: footer(&speech)?,
        settings: settings(letter.unsubscribe.as_deref(), origin, &speech)?,
    };
    let head = head(&letter.id, &letter.to, origin, from, now)?;
    finish(unsubscribe(head, letter.unsubscribe.as_deref()), page)
}

/// A digest as a message.
///
/// # Errors
/// Those of [`letter`], of any of its letters.
pub(super) fn digest(
    digest: &DigestLetter,
    origin: &str,
    from: Option<Mailbox>,
    now: Instant,
) -> Result<Message, SendError> {
    let more = digest.letters.len().saturating_sub(DIGEST_LETTERS_MAX);
    let counts = [("n", digest.letters.len().to_string()), ("more", more.to_string())];
    let speech = Speech::new(&digest.language, &counts);
    let parts = speech.blocks("mail-digest-body")?.into_iter().map(Part::Block);
    let link = digest.link.as_ref().map(|link| link_part(link, &speech)).transpose()?;
    let mut sections = vec![Section { title: None, parts: parts.chain(link).collect() }];
    for letter in digest.letters.iter().take(DIGEST_LETTERS_MAX) {
        let speech = Speech::new(&digest.language, &letter.arguments);
        let title = Some(subject(letter, &speech)?);
        sections.push(Section { title, ..section(letter, &speech)? });
    }
    if more > 0 {
        sections.push(Section { title: Some(speech.line("mail-digest-more")?), parts: Vec::new() });
    }
    let page = Page {
        language: known(&digest.language),
        subject: speech.line("mail-digest-subject")?,
        sections,
        footer: footer(&speech)?,
        settings: settings(digest.unsubscribe.as_deref(), origin, &speech)?,
    };
    let head = head(&digest.id, &digest.to, origin, from, now)?;
    finish(unsubscribe(head, digest.unsubscribe.as_deref()), page)
}

fn known(language: &str) -> &'static str {
    if language == "cs" { "cs" } else { "en" }
}

impl Letter {
    /// What the letter says in one line.
    ///
    /// # Errors
    /// `Permanent` when there is no such text, or an argument is missing.
    pub fn subject(&self) -> Result<String, SendError> {
        subject(self, &Speech::new(&self.language, &self.arguments))
    }
}

fn subject(letter: &Letter, speech: &Speech) -> Result<String, SendError> {
    speech.line(&format!("{}-subject", letter.message))
}

/// What a letter says, with its link where the text has a place for it, or at the end.
fn section(letter: &Letter, speech: &Speech) -> Result<Section, SendError> {
    let mut link = letter.link.as_ref().map(|link| link_part(link, speech)).transpose()?;
    let mut parts = Vec::new();
    for block in speech.blocks(&format!("{}-body", letter.message))? {
        match block {
            Block::Link => parts.extend(link.take()),
            block => parts.push(Part::Block(block)),
        }
    }
    parts.extend(link);
    Ok(Section { title: None, parts })
}

fn link_part(link: &Link, speech: &Speech) -> Result<Part, SendError> {
    let web = link.url.starts_with("https://") || link.url.starts_with("http://");
    if !web || !is_plain(&link.url) {
        return Err(permanent("a link that it has is no address"));
    }
    Ok(Part::Link(speech.line(link.label)?, link.url.clone()))
}

/// Whether a URL is fit for a header and for plain text: ASCII without white space or brackets.
fn is_plain(url: &str) -> bool {
    let fit = |c: char| c.is_ascii_graphic() && c != '<' && c != '>';
    url.len() <= URL_CHARACTERS_MAX && url.chars().all(fit)
}

fn board(diagram: &Diagram, language: &str, speech: &Speech) -> Result<Option<Board>, SendError> {
    // A board that cannot be drawn is no reason to keep the news back.
    let Some(png) = diagram.png() else { return Ok(None) };
    let text = format!("{}\n\n{}", diagram.text(language), speech.line("mail-diagram-legend")?);
    let sides = [
        ("white", diagram.men_in_words(language, Color::White)),
        ("black", diagram.men_in_words(language, Color::Black)),
    ];
    let alt = Speech::new(language, &sides).line("mail-diagram-alt")?;
    Ok(Some(Board { text, alt, png }))
}

fn footer(speech: &Speech) -> Result<Vec<String>, SendError> {
    Ok(speech.text("mail-footer")?.lines().map(str::to_owned).collect())
}

fn settings(
    unsubscribe: Option<&str>,
    origin: &str,
    speech: &Speech,
) -> Result<Option<(String, String)>, SendError> {
    if unsubscribe.is_none() {
        return Ok(None);
    }
    Ok(Some((speech.line("mail-footer-settings")?, format!("{origin}{SETTINGS_PATH}"))))
}

/// The headers that every mail has.
fn head(
    id: &str,
    to: &str,
    origin: &str,
    from: Option<Mailbox>,
    now: Instant,
) -> Result<MessageBuilder, SendError> {
    let host = host(origin);
    let from = match from {
        Some(from) => from,
        None => format!("Posthorn <noreply@{host}>")
            .parse()
            .map_err(|_| permanent("its origin is no host"))?,
    };
    // Neither error says which address.
    let to: Address = to.parse().map_err(|_| permanent("its address cannot be one"))?;
    let at = u64::try_from(now.unix()).unwrap_or_default();
    Ok(Message::builder()
        .from(from)
        .to(Mailbox::new(None, to))
        .date(UNIX_EPOCH + Duration::from_secs(at))
        .raw_header(raw("Message-ID", format!("<{}@{host}>", safe_id(id))))
        // So that nobody's holiday notice answers (RFC 3834).
        .raw_header(raw("Auto-Submitted", "auto-generated".to_owned())))
}

/// The header that mail programs make a button of (RFC 2369, RFC 8058). It has to be https.
fn unsubscribe(head: MessageBuilder, url: Option<&str>) -> MessageBuilder {
    match url.filter(|url| url.starts_with("https://") && is_plain(url)) {
        Some(url) => head
            .raw_header(raw("List-Unsubscribe", format!("<{url}>")))
            .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned())),
        None => head,
    }
}

/// A header whose value is ASCII in one line already.
fn raw(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::dangerous_new_pre_encoded(
        HeaderName::new_from_ascii_str(name),
        value.clone(),
        value,
    )
}

/// The server's name as it stands behind the @.
fn host(origin: &str) -> &str {
    let host = origin.split("://").nth(1).unwrap_or_default();
    let host = host.split(['/', ':']).next().unwrap_or_default();
    if host.contains(|c: char| c.is_ascii_alphabetic()) { host } else { "localhost" }
}

/// An id as a file's name and as the first half of a Message-ID: letters, digits, `-` and `_`, and
/// dots between them.
pub(super) fn safe_id(id: &str) -> String {
    let safe = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '-' };
    let parts = id.split('.').filter(|part| !part.is_empty());
    let parts: Vec<String> = parts.map(|part| part.chars().map(safe).collect()).collect();
    let id: String = parts.join(".").chars().take(ID_CHARACTERS_MAX).collect();
    if id.is_empty() { "mail".to_owned() } else { id.trim_end_matches('.').to_owned() }
}

fn finish(head: MessageBuilder, page: Page) -> Result<Message, SendError> {
    let (text, markup) = (plain(&page), html::page(&page, BOARD));
    let parts = page.sections.into_iter().flat_map(|section| section.parts);
    let mut picture = parts.filter_map(|part| match part {
        Part::Board(board) => Some(board.png),
        _ => None,
    });
    let alternative = MultiPart::alternative().singlepart(SinglePart::plain(text));
    let html = SinglePart::html(markup);
    let body = match picture.next() {
        None => alternative.singlepart(html),
        Some(png) => {
            let kind = lettre::message::header::ContentType::parse("image/png");
            let kind = kind.map_err(|_| permanent("its picture has no type"))?;
            let inline = Attachment::new_inline(BOARD.to_owned()).body(png, kind);
            alternative.multipart(MultiPart::related().singlepart(html).singlepart(inline))
        }
    };
    head.subject(page.subject)
        .multipart(body)
        .map_err(|_| permanent("it has no sender or receiver"))
}

/// The mail as plain text.
fn plain(page: &Page) -> String {
    let mut pieces: Vec<String> = Vec::new();
    for section in &page.sections {
        if let Some(title) = &section.title {
            pieces.push(format!("* * *\n\n{title}"));
        }
        pieces.extend(section.parts.iter().map(plain_part));
    }
    let mut below = page.footer.clone();
    below.extend(page.settings.iter().map(|(label, url)| format!("{label} {url}")));
    // Two dashes and a space: mail programs take what follows for a signature.
    format!("{}\n\n-- \n{}\n", pieces.join("\n\n"), below.join("\n"))
}

fn plain_part(part: &Part) -> String {
    let join = |lines: Vec<String>| lines.join("\n");
    match part {
        Part::Block(Block::Text(lines)) => join(lines.clone()),
        Part::Block(Block::Facts(facts)) => {
            join(facts.iter().map(|(label, value)| format!("- {label}: {value}")).collect())
        }
        Part::Block(Block::Quote(lines)) => {
            join(lines.iter().map(|line| format!("> {line}").trim_end().to_owned()).collect())
        }
        Part::Block(Block::Link) => String::new(),
        // On a line of its own: whatever follows it might be taken for a part of it.
        Part::Link(label, url) => format!("{label}:\n{url}"),
        Part::Board(board) => board.text.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_safe_names() {
        let cases = [
            ("7-game-48201-event-17", "7-game-48201-event-17"),
            ("../../etc/passwd", "-.-etc-passwd"),
            (".hidden", "hidden"),
            ("a\r\nBcc: b@c.example", "a--Bcc--b-c.example"),
            ("ž", "-"),
            ("", "mail"),
            ("..", "mail"),
        ];
        for (id, expected) in cases {
            assert_eq!(safe_id(id), expected, "{id:?}");
        }
        assert_eq!(safe_id(&"x".repeat(500)).len(), ID_CHARACTERS_MAX);
        assert_eq!(
            safe_id(&format!("{}.b", "x".repeat(ID_CHARACTERS_MAX - 1))).len(),
            ID_CHARACTERS_MAX - 1
        );
    }

    #[test]
    fn the_host_is_that_of_the_origin() {
        let cases = [
            ("https://posthorn.example", "posthorn.example"),
            ("https://posthorn.example:8443/x", "posthorn.example"),
            ("http://127.0.0.1:8080", "localhost"),
            ("", "localhost"),
        ];
        for (origin, expected) in cases {
            assert_eq!(host(origin), expected, "{origin}");
        }
    }
}
