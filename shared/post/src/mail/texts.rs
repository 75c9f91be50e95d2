//! The texts of mails: what each is given, made safe, and what comes of it as blocks to lay out.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::{LanguageIdentifier, langid};

use super::{SendError, permanent};

/// The texts, and those of the front-end's that say time controls; its other messages lie beside them.
const ENGLISH: [&str; 2] = [
    include_str!("../../../../web/locales/mail/en.ftl"),
    include_str!("../../../../web/locales/control/en.ftl"),
];
const CZECH: [&str; 2] = [
    include_str!("../../../../web/locales/mail/cs.ftl"),
    include_str!("../../../../web/locales/control/cs.ftl"),
];

/// Characters of an argument other than `text`. A name has at most 161.
const ARGUMENT_CHARACTERS_MAX: usize = 300;
/// Characters of `text`. Messages in games have at most 2,000; a director's letter may be longer.
const TEXT_CHARACTERS_MAX: usize = 20_000;

/// What is said where there is nothing to say: a name of nothing but marks that are taken out.
const NOTHING: &str = "–";

/// Stands in the texts where the link goes, when that is not at the end. No argument can hold it.
pub(super) const LINK_MARK: &str = "\u{e000}";
/// How lines begin that are somebody's own words.
const QUOTE: &str = "> ";
/// How lines begin that say one fact each, a label and its value.
const FACT: &str = "- ";

type Bundle = FluentBundle<FluentResource>;

static ENGLISH_BUNDLE: LazyLock<Bundle> = LazyLock::new(|| bundle(langid!("en"), ENGLISH));
static CZECH_BUNDLE: LazyLock<Bundle> = LazyLock::new(|| bundle(langid!("cs"), CZECH));

/// What does not parse is missing afterwards, and whoever names it gets an error.
fn bundle(language: LanguageIdentifier, sources: [&str; 2]) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Marks around every argument have no place in plain text; `isolated` puts them where the
    // direction of writing changes.
    bundle.set_use_isolating(false);
    for source in sources {
        match FluentResource::try_new(source.to_owned()) {
            Ok(resource) | Err((resource, _)) => bundle.add_resource_overriding(resource),
        }
    }
    bundle
}

/// One of the mails, and the arguments that its texts name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wording {
    /// The value of [`super::Letter::message`].
    pub message: &'static str,
    /// Every argument, all of which a letter has to give. What values a choice knows, the English
    /// texts say beside it; a `text` may be empty.
    pub arguments: &'static [&'static str],
}

const fn wording(message: &'static str, arguments: &'static [&'static str]) -> Wording {
    Wording { message, arguments }
}

/// Every mail that a [`super::Letter`] can be.
pub const WORDINGS: &[Wording] = &[
    wording("mail-confirm", &[]),
    wording("mail-taken", &[]),
    wording("mail-reset", &[]),
    wording("mail-invited", &["name", "player", "federation"]),
    wording("mail-joined", &["joining", "old", "player", "text"]),
    wording("mail-passkey-link", &[]),
    wording("mail-passkey-added", &[]),
    wording("mail-passkey-removed", &[]),
    wording("mail-recovery-codes", &[]),
    wording("mail-recovery-code-used", &["left"]),
    wording("mail-change-address", &[]),
    wording("mail-address-left", &["changed", "at"]),
    wording("mail-account", &["account", "at", "name"]),
    wording(
        "mail-your-move",
        &[
            "opponent", "event", "game", "number", "color", "san", "iccf", "used", "left", "moves",
            "ends", "deadline", "offer", "text",
        ],
    ),
    wording("mail-game-started", &["event", "games", "white", "black", "starts"]),
    wording("mail-draw-declined", &["opponent", "event", "game"]),
    wording("mail-claim-referred", &["opponent", "event", "game", "claim", "whose"]),
    wording("mail-claim-rejected", &["opponent", "event", "game", "claim", "offer", "rule"]),
    wording("mail-claim-to-rule", &["white", "black", "event", "game", "claim"]),
    wording(
        "mail-claim-ruled",
        &["opponent", "event", "game", "claim", "whose", "verdict", "rule", "text"],
    ),
    wording(
        "mail-game-ended",
        &["opponent", "event", "game", "outcome", "score", "reason", "by", "rule"],
    ),
    wording("mail-message", &["opponent", "event", "game", "text"]),
    wording("mail-opponent-leave", &["opponent", "event", "first", "last", "days"]),
    wording("mail-opponent-leave-cancelled", &["opponent", "event", "first", "last"]),
    wording("mail-reminder-silence", &["opponent", "event", "game", "days", "lost", "flag"]),
    wording(
        "mail-reminder-deadline",
        &["opponent", "event", "game", "number", "span", "left", "moves", "ends", "deadline"],
    ),
    wording("mail-flag-fell", &["opponent", "event", "game", "whose", "at"]),
    wording(
        "mail-directed",
        &["opponent", "event", "game", "what", "whose", "n", "text", "official", "cites", "rule"],
    ),
    wording(
        "mail-position-restored",
        &["opponent", "event", "game", "director", "position", "rule", "text"],
    ),
    wording("mail-gap", &["from", "until"]),
    wording("mail-outage-credited", &["event", "from", "until", "credited"]),
    wording("mail-adjudication-due", &["event", "games", "on"]),
    wording("mail-adjudication-director", &["event", "games", "on"]),
    wording("mail-clocks-started", &["event", "games", "starts"]),
    wording("mail-leave-ended", &["games"]),
    wording("mail-withdrawal-to-decide", &["player"]),
    wording("mail-withdrawal-requested", &["player"]),
    wording("mail-withdrawal-taken-back", &["player"]),
    wording("mail-withdrawal-offered", &["text"]),
    wording("mail-withdrawal-decided", &["player", "kind"]),
    wording("mail-withdrawal-decided-own", &["text", "kind", "entry"]),
    wording("mail-withdrawal-abused", &["player"]),
    wording("mail-withdrawal-abused-own", &["text", "entry"]),
    wording("mail-warned", &["director", "event", "decision", "rule", "text"]),
    wording("mail-director-letter", &["director", "event", "title", "text"]),
    wording("mail-rating-replaced", &["quarter", "player", "whose", "text"]),
    wording(
        "mail-start-rating-corrected",
        &["quarter", "player", "whose", "event", "rating", "text"],
    ),
    wording("mail-rating-list", &["pool", "quarter", "available", "effective", "late"]),
    wording("mail-title", &["step", "whose", "player", "award", "cycle", "until", "rule", "text"]),
    wording("mail-norm", &["norm", "award", "event", "played", "source", "text"]),
    wording("mail-rules-question", &["question", "article", "by", "federation", "text"]),
    wording("mail-page", &["page", "player", "event"]),
    wording(
        "mail-game-report",
        &["news", "reader", "white", "black", "opponent", "event", "game", "until"],
    ),
    wording(
        "mail-score",
        &["score", "reader", "white", "black", "opponent", "event", "game", "n", "until", "text"],
    ),
    wording("mail-suspension", &["suspension", "until", "rule", "text"]),
    wording("mail-office", &["office", "role", "text"]),
    wording("mail-challenge-declined", &["opponent"]),
    wording("mail-friendly-started", &["opponent", "white", "games", "starts"]),
    wording(
        "mail-challenge",
        &["challenge", "opponent", "variant", "time", "side", "games", "engines", "until", "text"],
    ),
    wording(
        "mail-friends",
        &["tournament", "opponent", "variant", "time", "games", "engines", "until", "text"],
    ),
    wording("mail-friends-news", &["friends", "tournament", "opponent", "n", "enough"]),
    wording(
        "mail-friends-over",
        &["tournament", "winners", "place", "shared", "n", "points", "games"],
    ),
    wording("mail-transfer", &["transfer", "whose", "player", "old", "new", "text"]),
    wording("mail-approval", &["approval", "event", "federation", "by", "until", "text"]),
    wording("mail-approval-lapse", &["lapse", "event", "federation", "until"]),
    wording("mail-import", &["import", "player", "event", "games", "text"]),
    wording("mail-entry", &["event", "entry", "by", "text"]),
    wording("mail-entry-organiser", &["event", "entry", "player"]),
    wording("mail-team", &["event", "team", "teamed", "board", "by", "captain", "text"]),
    wording("mail-team-letter", &["event", "circle", "team", "by", "text"]),
    wording("mail-season", &["event", "team", "season", "division", "place", "by", "text"]),
    wording(
        "mail-replacement",
        &[
            "event",
            "team",
            "replacement",
            "board",
            "by",
            "player",
            "substitute",
            "until",
            "from",
            "n",
            "handicap",
            "text",
        ],
    ),
    wording("mail-newcomer", &["event", "reader", "by", "player", "newcomer", "text"]),
    wording("mail-consent", &["event", "consent"]),
    wording("mail-event-cancelled", &["event", "text"]),
    wording("mail-event-reopened", &["event", "text"]),
    wording("mail-case-opened", &["case", "player", "event", "text"]),
    wording("mail-case-written", &["case", "player", "event", "text"]),
    wording("mail-case-answered", &["case", "official", "event", "text"]),
    wording("mail-case-decided", &["case", "ruling", "official", "event", "text"]),
];

/// A piece of a mail between two empty lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Block {
    /// Lines of a paragraph.
    Text(Vec<String>),
    /// Facts, each a label and its value.
    Facts(Vec<(String, String)>),
    /// Somebody's own words, line by line.
    Quote(Vec<String>),
    /// Where the link goes.
    Link,
}

/// The texts of one language with one letter's arguments.
pub(super) struct Speech {
    bundle: &'static Bundle,
    arguments: FluentArgs<'static>,
}

impl Speech {
    /// `language` is `en` or `cs`; anything else is read as English.
    pub(super) fn new(language: &str, arguments: &[(&'static str, String)]) -> Speech {
        let bundle = if language == "cs" { &*CZECH_BUNDLE } else { &*ENGLISH_BUNDLE };
        let mut safe = FluentArgs::new();
        for (name, value) in arguments {
            if *name == "text" {
                let quote = quoted(value);
                safe.set("has_text", if quote.is_empty() { "no" } else { "yes" });
                safe.set("text", quote);
            } else {
                safe.set(*name, argument(value));
            }
        }
        safe.set("link", LINK_MARK);
        Speech { bundle, arguments: safe }
    }

    /// The text `id`.
    pub(super) fn text(&self, id: &str) -> Result<String, SendError> {
        let message = self.bundle.get_message(id).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| permanent(format!("there is no text {id}")))?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&self.arguments), &mut errors);
        // The errors name arguments that are missing, and no values.
        if errors.is_empty() {
            Ok(text.into_owned())
        } else {
            Err(permanent(format!("{id}: {errors:?}")))
        }
    }

    /// The text `id` in one line.
    pub(super) fn line(&self, id: &str) -> Result<String, SendError> {
        Ok(self.text(id)?.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// The text `id` as blocks.
    pub(super) fn blocks(&self, id: &str) -> Result<Vec<Block>, SendError> {
        Ok(blocks(&self.text(id)?))
    }
}

/// Splits a text at its empty lines; facts that a choice has torn apart come together again.
fn blocks(text: &str) -> Vec<Block> {
    let mut found: Vec<Block> = Vec::new();
    let mut open = false;
    for line in text.lines().map(str::trim_end) {
        let begun = if open { found.last_mut() } else { None };
        open = !line.trim().is_empty();
        if !open {
            continue;
        }
        let quote = line.strip_prefix(QUOTE).or((line == QUOTE.trim_end()).then_some(""));
        if let Some(words) = quote {
            match begun {
                Some(Block::Quote(lines)) => lines.push(words.to_owned()),
                _ => found.push(Block::Quote(vec![words.to_owned()])),
            }
        } else if let Some((label, value)) =
            line.trim().strip_prefix(FACT).and_then(|fact| fact.split_once(": "))
        {
            let fact = (label.to_owned(), value.to_owned());
            match found.last_mut() {
                Some(Block::Facts(facts)) => facts.push(fact),
                _ => found.push(Block::Facts(vec![fact])),
            }
        } else if line.trim() == LINK_MARK {
            found.push(Block::Link);
        } else {
            match begun {
                Some(Block::Text(lines)) => lines.push(line.trim().to_owned()),
                _ => found.push(Block::Text(vec![line.trim().to_owned()])),
            }
        }
    }
    found
}

/// An argument as the texts take it: a whole number that can be counted, or one line.
fn argument(value: &str) -> FluentValue<'static> {
    // Only what reads the same again: “007” and “1e5” are somebody's words.
    match value.parse::<u32>() {
        Ok(number) if number.to_string() == value => FluentValue::from(number),
        _ => match one_line(value, ARGUMENT_CHARACTERS_MAX) {
            line if line.is_empty() => FluentValue::from(NOTHING),
            line => FluentValue::from(line),
        },
    }
}

/// One line of at most so many characters, which begins no header, no other paragraph and no other
/// direction of writing.
fn one_line(text: &str, most: usize) -> String {
    let line: String = text.chars().map(|c| if breaks_lines(c) { ' ' } else { c }).collect();
    let words: Vec<&str> = line.split_whitespace().collect();
    isolated(cut(&words.join(" "), most))
}

/// Somebody's own words, each line marked as theirs: nothing in it can pass for ours. Empty when
/// there are none.
fn quoted(text: &str) -> String {
    let text = cut(text.trim(), TEXT_CHARACTERS_MAX);
    // Every kind of line end begins a new marked line; `str::lines` knows two of them.
    let text = text.replace("\r\n", "\n");
    let lines = text.split(|c| c != '\t' && breaks_lines(c)).map(|line| {
        let line = isolated(line.replace('\t', " ").trim_end().to_owned());
        format!("{QUOTE}{line}")
    });
    let lines: Vec<String> = lines.collect();
    if lines.iter().all(|line| line == QUOTE) { String::new() } else { lines.join("\n") }
}

fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}

/// Line ends of every kind, and all other characters that control something.
fn breaks_lines(c: char) -> bool {
    c.is_control() || c == '\u{2028}' || c == '\u{2029}'
}

/// Takes out the marks that change the direction of writing, and our own; where words are written
/// from right to left it puts marks around the whole, so that they leave the text around them as
/// it is.
fn isolated(text: String) -> String {
    let marks = |c: char| {
        matches!(c, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}' | '\u{e000}' | '\u{feff}')
    };
    let text = text.replace(marks, "");
    let from_the_right = |c: char| {
        matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    if text.contains(from_the_right) { format!("\u{2068}{text}\u{2069}") } else { text }
}

#[cfg(test)]
#[path = "texts_tests.rs"]
mod tests;
