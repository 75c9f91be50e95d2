//! The moves of a game while they are being read, variations within variations, without recursion:
//! the lines that wait for an inner one to close stand on a stack of their own.

use chrono::NaiveDateTime;

use super::{
    PgnFault, PgnMove, PgnResult, PgnVariation, STAMP_FORMAT, STAMP_TAG, VARIATION_DEPTH_MAX,
};
use crate::Instant;

/// Longest text taken for a move, in bytes.
const MOVE_BYTES_MAX: usize = 16;

/// Most digits that are a move number without its full stop; four are a move in ICCF numbers.
const BARE_NUMBER_DIGITS_MAX: usize = 3;

/// The marks that stand for the numeric annotation glyphs 1 to 6.
const MARKS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// A line of moves that has not ended yet.
#[derive(Default)]
struct Open {
    /// Where in the text it begins, in bytes.
    from: usize,
    /// The line of the file on which it begins, from 1.
    line: usize,
    /// What it has so far.
    content: PgnVariation,
}

/// The main line, and the variations that are open inside it.
pub(super) struct Lines {
    current: Open,
    /// Those around the current one, the main line first.
    outer: Vec<Open>,
}

impl Lines {
    /// A main line before its first move.
    pub(super) fn new(comments: Vec<String>) -> Lines {
        let content = PgnVariation { comments, moves: Vec::new() };
        Lines { current: Open { content, ..Open::default() }, outer: Vec::new() }
    }

    /// The main line as it is now. Variations still open are lost: see [`Lines::open_since`].
    pub(super) fn finish(self) -> PgnVariation {
        self.outer.into_iter().next().unwrap_or(self.current).content
    }

    /// The line of the file on which the outermost open variation begins, if one is open.
    pub(super) fn open_since(&self) -> Option<usize> {
        let inside = self.outer.iter().skip(1).chain([&self.current]).next();
        inside.filter(|_| !self.outer.is_empty()).map(|open| open.line)
    }

    /// Opens a variation that begins at the byte `from`.
    ///
    /// # Errors
    /// `DeepVariation`.
    pub(super) fn open(&mut self, from: usize, line: usize) -> Result<(), PgnFault> {
        if self.outer.len() == VARIATION_DEPTH_MAX {
            return Err(PgnFault::DeepVariation);
        }
        let inner = Open { from, line, content: PgnVariation::default() };
        self.outer.push(std::mem::replace(&mut self.current, inner));
        Ok(())
    }

    /// Closes the innermost variation; `text` ends behind its parenthesis.
    ///
    /// Before the first move there is nothing that it could replace: it is a remark in
    /// parentheses, and kept as one. An empty one is left out.
    ///
    /// # Errors
    /// `StrayParenthesis`.
    pub(super) fn close(&mut self, text: &str) -> Result<(), PgnFault> {
        let outer = self.outer.pop().ok_or(PgnFault::StrayParenthesis)?;
        let closed = std::mem::replace(&mut self.current, outer);
        let empty = closed.content == PgnVariation::default();
        match self.last() {
            _ if empty => {}
            Some(last) => last.variations.push(closed.content),
            None => self.remark(text.get(closed.from..).unwrap_or_default()),
        }
        Ok(())
    }

    /// Adds a comment, and takes its time stamp as that of the move before.
    ///
    /// # Errors
    /// What stands in place of a time. In a variation that is a part of the comment.
    pub(super) fn comment<'a>(&mut self, comment: &'a str) -> Result<(), &'a str> {
        let inside = !self.outer.is_empty();
        let Some(last) = self.last() else {
            self.remark(comment);
            return Ok(());
        };
        match split_stamp(comment) {
            Ok(Some((at, rest))) => {
                last.at = Some(at);
                self.remark(&rest);
            }
            Err(value) if !inside => return Err(value),
            Ok(None) | Err(_) => self.remark(comment),
        }
        Ok(())
    }

    /// Marks the move before as one with which a draw was offered (`LAW-A.1-A.13`).
    pub(super) fn offer(&mut self, sign: &str) {
        match self.last() {
            Some(last) => last.draw_offered = true,
            None => self.remark(sign),
        }
    }

    /// Adds a word of the move text; answers with the result when it is that of the game.
    ///
    /// # Errors
    /// `NotAMove`, in the main line; a variation keeps whatever it says.
    pub(super) fn word(&mut self, token: &str, line: usize) -> Result<Option<PgnResult>, PgnFault> {
        let inside = !self.outer.is_empty();
        match word(token) {
            Word::Empty => {}
            Word::Result(result) if !inside => return Ok(Some(result)),
            Word::Other(_) if !inside => return Err(PgnFault::NotAMove),
            Word::Glyph(number) => match self.last() {
                Some(last) => last.nags.push(number),
                None => self.remark(token),
            },
            Word::Move { san, marks } => {
                self.push(san, line);
                self.marks(marks);
            }
            Word::Marks(marks) => self.marks(marks),
            Word::Other(text) => self.push(text, line),
            // Inside a variation a result is an opinion.
            Word::Result(_) | Word::Remark => self.remark(token),
        }
        Ok(None)
    }

    fn push(&mut self, san: &str, line: usize) {
        self.current.content.moves.push(PgnMove {
            san: san.to_owned(),
            line,
            at: None,
            draw_offered: false,
            comments: Vec::new(),
            nags: Vec::new(),
            variations: Vec::new(),
        });
    }

    /// Exclamation and question marks as their glyph; a run of them that has none as a comment.
    fn marks(&mut self, marks: &str) {
        let glyph = (1..).zip(MARKS).find(|(_, known)| *known == marks);
        match (glyph, self.last()) {
            (Some((number, _)), Some(last)) => last.nags.push(number),
            _ => self.remark(marks),
        }
    }

    /// Adds a comment behind the last move, in one line; nothing when it is empty.
    fn remark(&mut self, text: &str) {
        let text = one_line(text);
        if text.is_empty() {
            return;
        }
        match self.last() {
            Some(last) => last.comments.push(text),
            None => self.current.content.comments.push(text),
        }
    }

    fn last(&mut self) -> Option<&mut PgnMove> {
        self.current.content.moves.last_mut()
    }
}

/// A comment's text in one line: exports break lines anywhere, so that a line's end says no more
/// than a space.
pub(super) fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

/// What a token of the move text is.
enum Word<'a> {
    /// A move number, a check sign that stands alone, or `e.p.`: nothing that is to be kept.
    Empty,
    /// A move, and the exclamation and question marks behind it.
    Move {
        /// Without its number.
        san: &'a str,
        /// Empty where there are none.
        marks: &'a str,
    },
    /// Exclamation and question marks alone.
    Marks(&'a str),
    /// `$` with a number.
    Glyph(u8),
    /// A judgement that is no glyph, such as `+=` or `$300`.
    Remark,
    Result(PgnResult),
    /// Anything else, without a move number before it.
    Other(&'a str),
}

fn word(token: &str) -> Word<'_> {
    if let Some(result) = PgnResult::of_sign(token) {
        return Word::Result(result);
    }
    if let Some(glyph) = token.strip_prefix('$') {
        let number = !glyph.is_empty() && glyph.bytes().all(|b| b.is_ascii_digit());
        return match glyph.parse() {
            Ok(glyph) if number => Word::Glyph(glyph),
            _ if number => Word::Remark,
            _ => Word::Other(token),
        };
    }
    let text = strip_number(token);
    let san = text.trim_end_matches(['!', '?']);
    let marks = &text[san.len()..];
    if text.chars().all(|c| "+#".contains(c)) || matches!(text, "e.p." | "ep") {
        Word::Empty
    } else if san.is_empty() {
        Word::Marks(marks)
    } else if text.chars().all(|c| "!?+#=".contains(c)) {
        Word::Remark
    } else if looks_like_move(san) {
        Word::Move { san, marks }
    } else {
        Word::Other(text)
    }
}

/// The token without a move number before it: `12.Nf3`, `12...Nf6`, and `0-0` untouched.
fn strip_number(token: &str) -> &str {
    let rest = token.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = token.len() - rest.len();
    if rest.is_empty() && digits <= BARE_NUMBER_DIGITS_MAX {
        return "";
    }
    if rest.starts_with(['.', '…']) { rest.trim_start_matches(['.', '…']) } else { token }
}

/// Whether the text could be a move in any notation; whether it is one is not told here.
fn looks_like_move(text: &str) -> bool {
    let square = text.bytes().any(|b| b.is_ascii_digit());
    let castles = ["O-O", "o-o"].iter().any(|castling| text.starts_with(castling));
    text.len() <= MOVE_BYTES_MAX
        && (square || castles)
        && text.starts_with(|c: char| c.is_ascii_alphanumeric())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "-=+#!?:.".contains(c))
}

/// The time that a comment tells, if it tells one, and the comment without it.
///
/// # Errors
/// What stands in place of a time.
fn split_stamp(comment: &str) -> Result<Option<(Instant, String)>, &str> {
    let Some((before, behind)) = comment.split_once(STAMP_TAG) else { return Ok(None) };
    let (value, after) = behind.split_once(']').unwrap_or((behind, ""));
    match NaiveDateTime::parse_from_str(value.trim(), STAMP_FORMAT) {
        Ok(at) => Ok(Some((at.and_utc().into(), format!("{before} {after}")))),
        Err(_) => Err(value),
    }
}
