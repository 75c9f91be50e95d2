//! PGN, read and written, with the server time stamps of correspondence games.
//!
//! Reading stops at the text: whether a move is legal is the business of `notation::read_move`.

mod read;
#[cfg(test)]
mod tests;
mod write;

use std::borrow::Cow;
use std::fmt;

pub use read::read;
pub use write::{PgnHeaders, write};

use crate::Instant;

/// Tag of a comment that tells when the server accepted a move, in UTC by the minute.
const STAMP_TAG: &str = "[%ccsnt";

/// The stamp's time as chrono reads and writes it.
const STAMP_FORMAT: &str = "%Y.%m.%d,%H:%M";

/// A game as a PGN file tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// The line on which it begins, from 1.
    pub line: usize,
    /// Tag names and values in their order.
    pub headers: Vec<(String, String)>,
    /// The main line; variations and comments are left out.
    pub moves: Vec<PgnMove>,
    /// The result that ends the moves.
    pub result: PgnResult,
}

impl PgnGame {
    /// The value of the first tag of this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }
}

/// A half-move as a PGN file tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnMove {
    /// The text, without its number.
    pub san: String,
    /// The line on which it stands, from 1.
    pub line: usize,
    /// When the server accepted it, cut to the minute.
    pub at: Option<Instant>,
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

/// Every result with its sign.
const RESULTS: [(PgnResult, &str); 4] = [
    (PgnResult::WhiteWins, "1-0"),
    (PgnResult::BlackWins, "0-1"),
    (PgnResult::Draw, "1/2-1/2"),
    (PgnResult::Unknown, "*"),
];

impl PgnResult {
    /// The result of this sign.
    fn of_sign(sign: &str) -> Option<PgnResult> {
        RESULTS.iter().find(|(_, known)| *known == sign).map(|(result, _)| *result)
    }
}

impl fmt::Display for PgnResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = RESULTS.iter().find(|(result, _)| result == self);
        f.write_str(sign.map_or("*", |(_, sign)| sign))
    }
}

/// A game that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}{}", Quoted(token))]
pub struct PgnError {
    /// The line on which the fault begins, from 1.
    pub line: usize,
    /// What stands there, cut to 40 characters; empty at the end of the file.
    pub token: String,
    /// What is wrong.
    pub reason: PgnFault,
}

/// What is wrong with a game, for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum PgnFault {
    /// Nothing but white space and comments.
    #[error("there is no game in the file")]
    NoGame,
    /// A tag without a name.
    #[error("a tag needs a name, as in [Event \"Final\"]")]
    TagName,
    /// A tag without a quoted value.
    #[error("a tag needs a value in quotation marks, as in [Event \"Final\"]")]
    TagValue,
    /// A tag's value without its second quotation mark.
    #[error("the tag's closing quotation mark is missing")]
    TagQuote,
    /// A tag without its closing bracket.
    #[error("the tag does not close after its value; a quotation mark inside is written \\\"")]
    TagBracket,
    /// A brace that nothing closes before the next game.
    #[error("the comment has no closing brace")]
    OpenComment,
    /// A parenthesis that nothing closes before the next game.
    #[error("the variation has no closing parenthesis")]
    OpenVariation,
    /// A parenthesis that closes nothing.
    #[error("no variation is open here")]
    StrayParenthesis,
    /// A time stamp that is no date and time.
    #[error("the time stamp is not of the form 2018.10.02,12:56")]
    Stamp,
    /// Something that is no move, number, sign or result.
    #[error("neither a move nor a result")]
    NotAMove,
    /// The moves stop without a result.
    #[error("the game does not end with a result: 1-0, 0-1, 1/2-1/2 or *")]
    NoResult,
}

/// The faulty text behind a message, where there is any.
struct Quoted<'a>(&'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { Ok(()) } else { write!(f, ": “{}”", self.0) }
    }
}

/// A file's bytes as text: UTF-8, or else Latin-1, the encoding that PGN was defined with.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
    }
}
