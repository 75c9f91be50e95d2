//! What is wrong with a game in PGN, and where.

use std::fmt;

use super::VARIATION_DEPTH_MAX;
use crate::{ParsePositionError, Refusal};

/// A game that could not be read, or could not be played as it is written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}{}", Quoted(token))]
pub struct PgnError {
    /// The line on which the fault begins, from 1.
    pub line: usize,
    /// The half-move of the main line that is at fault, from 1; none where it is something else.
    pub half_move: Option<usize>,
    /// What stands there, cut to 40 characters; empty at the end of the file.
    pub token: String,
    /// What is wrong.
    pub reason: PgnFault,
}

impl PgnError {
    /// Most characters of a faulty text that an error repeats.
    const TOKEN_CHARACTERS_MAX: usize = 40;

    /// The fault of `token`, on `line`.
    pub(super) fn new(line: usize, token: &str, reason: PgnFault) -> PgnError {
        let token = token.trim().chars().take(PgnError::TOKEN_CHARACTERS_MAX).collect();
        PgnError { line, half_move: None, token, reason }
    }
}

/// What is wrong with a game, for people.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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
    /// A variation inside [`VARIATION_DEPTH_MAX`] others.
    #[error("variations stand in one another more than {VARIATION_DEPTH_MAX} deep")]
    DeepVariation,
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
    /// A variant that is not played here.
    #[error("this variant is not known here")]
    UnknownVariant,
    /// The tag `SetUp` promises a starting position, and the tag `FEN` is missing.
    #[error("the starting position is missing: [SetUp \"1\"] needs a tag FEN")]
    NoStart,
    /// The starting position is not one of the variant's.
    #[error("{0}")]
    Start(ParsePositionError),
    /// A move that cannot be made in its position: illegal, ambiguous or unreadable.
    #[error("{}", .0.to_string().trim_end_matches('.'))]
    Move(Refusal),
    /// A move behind mate, or another end on the board.
    #[error("the game has ended on the board before this move")]
    AfterEnd,
}

/// The faulty text behind a message, where there is any.
struct Quoted<'a>(&'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { Ok(()) } else { write!(f, ": “{}”", self.0) }
    }
}
