//! PGN, read and written, with the server time stamps of correspondence games.
//!
//! Reading stops at the text and keeps what it says: [`read`] takes the file apart, [`resolve`]
//! finds the legal moves that its words mean. Files that are not ours are dirty in some way, so a
//! fault costs the game in which it stands and no other, and a move that cannot be made in a
//! variation costs that variation's end.

mod fault;
mod line;
mod movetext;
mod read;
mod resolve;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_noted;
#[cfg(test)]
mod tests_resolve;
#[cfg(test)]
mod tests_write;
mod write;

use std::borrow::Cow;
use std::fmt;

pub use fault::{PgnError, PgnFault};
pub use movetext::moves_in_line;
pub use read::read;
pub use resolve::{PgnLine, PgnPly, PgnRecord, resolve};
pub use write::{PgnHeaders, write};

use crate::{Instant, Variant};

/// Tag of a comment that tells when the server accepted a move, in UTC by the minute.
const STAMP_TAG: &str = "[%ccsnt";

/// The stamp's time as chrono reads and writes it.
const STAMP_FORMAT: &str = "%Y.%m.%d,%H:%M";

/// How many variations may stand in one another. What is kept of a game is nested as its
/// variations are, so that a limit keeps a hostile file from exhausting the stack; people's
/// analyses end far below it.
pub const VARIATION_DEPTH_MAX: usize = 32;

/// A game as a PGN file tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The tags in their order.
    pub headers: Vec<PgnTag>,
    /// Comments between the tags and the first move.
    pub comments: Vec<String>,
    /// The main line.
    pub moves: Vec<PgnMove>,
    /// The result that ends the moves.
    pub result: PgnResult,
}

impl PgnGame {
    /// The value of the first tag of this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.tag(name).map(|tag| tag.value.as_str())
    }

    /// The first tag of this name.
    fn tag(&self, name: &str) -> Option<&PgnTag> {
        self.headers.iter().find(|tag| tag.name == name)
    }
}

/// A tag pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnTag {
    /// Such as `White`.
    pub name: String,
    /// What stood between the quotation marks, and nothing made of it: an `Elo` may be `1800P`.
    pub value: String,
    /// The line on which it stands, from 1.
    pub line: usize,
}

/// A half-move as a PGN file tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnMove {
    /// The text, without its number and its exclamation and question marks. In a variation it may
    /// be a word that is no move, such as the `--` of analyses.
    pub san: String,
    /// The line on which it stands, from 1.
    pub line: usize,
    /// When the server accepted it, cut to the minute.
    pub at: Option<Instant>,
    /// Whether ICCF's sign of a draw offer, `(=)`, stands behind it (`LAW-A.1-A.13`).
    pub draw_offered: bool,
    /// The comments behind it, each in one line without its time stamp; empty ones are left out.
    pub comments: Vec<String>,
    /// Numeric annotation glyphs; 1 to 6 also for `!`, `?`, `!!`, `??`, `!?` and `?!`.
    pub nags: Vec<u8>,
    /// What might have been played in its place.
    pub variations: Vec<PgnVariation>,
}

/// A variation as a PGN file tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnVariation {
    /// Comments before its first move.
    pub comments: Vec<String>,
    /// Its moves, of which the first replaces the move that has the variation.
    pub moves: Vec<PgnMove>,
}

/// How a game ends in PGN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PgnResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: running, or a result that PGN cannot tell.
    Unknown,
}

/// Every result with its sign, followed by the signs that are read but not written.
const RESULTS: [(PgnResult, &str); 11] = [
    (PgnResult::WhiteWins, "1-0"),
    (PgnResult::BlackWins, "0-1"),
    (PgnResult::Draw, "1/2-1/2"),
    (PgnResult::Unknown, "*"),
    (PgnResult::Draw, "1/2"),
    (PgnResult::Draw, "½-½"),
    (PgnResult::Draw, "½"),
    // Word processors make a dash of the hyphen.
    (PgnResult::WhiteWins, "1–0"),
    (PgnResult::BlackWins, "0–1"),
    (PgnResult::Draw, "1/2–1/2"),
    (PgnResult::Draw, "½–½"),
];

impl PgnResult {
    /// The result of this sign.
    pub(crate) fn of_sign(sign: &str) -> Option<PgnResult> {
        RESULTS.iter().find(|(_, known)| *known == sign).map(|(result, _)| *result)
    }
}

impl fmt::Display for PgnResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = RESULTS.iter().find(|(result, _)| result == self);
        f.write_str(sign.map_or("*", |(_, sign)| sign))
    }
}

/// A file's bytes as text: UTF-8, or else Latin-1, the encoding that PGN was defined with.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
    }
}

/// What the tag `Variant` says of a variant; orthodox chess goes without it.
fn variant_tag(variant: Variant) -> Option<&'static str> {
    match variant {
        Variant::Chess => None,
        Variant::Chess960 => Some("Chess960"),
        Variant::Makruk => Some("Makruk"),
    }
}

/// The variant that a tag `Variant` names, in the spellings of the programs that write it; `None`
/// for one that is not played here. Case, spaces and hyphens say nothing.
pub fn variant_of_tag(name: &str) -> Option<Variant> {
    let letters = name.chars().filter(|c| c.is_alphanumeric());
    let name: String = letters.map(|c| c.to_ascii_lowercase()).collect();
    match name.as_str() {
        "" | "chess" | "standard" | "normal" | "fromposition" => Some(Variant::Chess),
        "chess960" | "fischerandom" | "fischerrandom" => Some(Variant::Chess960),
        "makruk" => Some(Variant::Makruk),
        _ => None,
    }
}
