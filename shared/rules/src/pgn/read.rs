//! Reading PGN: every game or what is wrong with it, in one pass.
//!
//! Nothing is scanned twice, so the cost grows with the file's length and not faster: a search for
//! a closing brace stops where the next tag section begins.

use chrono::NaiveDateTime;

use super::{PgnError, PgnFault, PgnGame, PgnMove, PgnResult, STAMP_FORMAT, STAMP_TAG};
use crate::Instant;

/// Most characters of a faulty text that an error repeats.
const TOKEN_CHARACTERS_MAX: usize = 40;

/// Longest text taken for a move, in bytes.
const MOVE_BYTES_MAX: usize = 16;

/// Most digits that are a move number without its full stop; four are a move in ICCF numbers.
const BARE_NUMBER_DIGITS_MAX: usize = 3;

/// Reads every game of `text`. After a fault the reader goes on with the next tag section.
///
/// ```
/// let games = rules::pgn::read("[Event \"Final\"]\n\n1.e4 {[%ccsnt 2018.10.02,12:56]} e5 *");
/// let game = games[0].as_ref().unwrap();
/// assert_eq!(game.header("Event"), Some("Final"));
/// assert_eq!(game.moves[0].at.unwrap().to_string(), "2018-10-02T12:56:00Z");
/// ```
pub fn read(text: &str) -> Vec<Result<PgnGame, PgnError>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader { text, at: 0, line: 1, in_tags: false };
    let mut games = Vec::new();
    loop {
        match reader.game() {
            Ok(Some(game)) => games.push(Ok(game)),
            Ok(None) if games.is_empty() => {
                return vec![Err(reader.fault(1, "", PgnFault::NoGame))];
            }
            Ok(None) => return games,
            Err(error) => {
                games.push(Err(error));
                reader.recover();
            }
        }
    }
}

/// A place in the text.
struct Reader<'a> {
    text: &'a str,
    /// In bytes.
    at: usize,
    /// From 1.
    line: usize,
    /// Whether the tags of the present game are being read.
    in_tags: bool,
}

impl<'a> Reader<'a> {
    /// The next game, if there is one.
    fn game(&mut self) -> Result<Option<PgnGame>, PgnError> {
        self.in_tags = false;
        self.skip_between()?;
        if self.rest().is_empty() {
            return Ok(None);
        }
        let line = self.line;
        self.in_tags = true;
        let mut headers = Vec::new();
        while self.rest().starts_with('[') {
            headers.push(self.tag()?);
            self.skip_between()?;
        }
        self.in_tags = false;
        let (moves, result) = self.moves()?;
        Ok(Some(PgnGame { line, headers, moves, result }))
    }

    /// One tag pair. On a fault its line is done with.
    fn tag(&mut self) -> Result<(String, String), PgnError> {
        match parse_tag(self.rest()) {
            Ok((name, value, bytes)) => {
                self.advance(bytes);
                Ok((name, value))
            }
            Err(fault) => {
                let line = self.line;
                let faulty = self.skip_line();
                Err(self.fault(line, faulty, fault))
            }
        }
    }

    /// The moves of the main line up to the result.
    fn moves(&mut self) -> Result<(Vec<PgnMove>, PgnResult), PgnError> {
        let mut moves: Vec<PgnMove> = Vec::new();
        let mut variations: Vec<usize> = Vec::new();
        loop {
            self.skip_blank();
            let line = self.line;
            let main = variations.is_empty();
            let next = self.rest().chars().next();
            match next.filter(|_| !self.at_tag_section()) {
                None => return Err(self.breaks_off(variations.first().copied())),
                Some('{') => {
                    let comment = self.comment()?;
                    let stamp = stamp(comment).map_err(|s| self.fault(line, s, PgnFault::Stamp))?;
                    if let Some(last) = moves.last_mut().filter(|_| main) {
                        last.at = stamp.or(last.at);
                    }
                }
                Some(';') => {
                    self.skip_line();
                }
                Some('(') => {
                    variations.push(line);
                    self.advance(1);
                }
                Some(')') => {
                    self.advance(1);
                    let open = variations.pop();
                    open.ok_or_else(|| self.fault(line, ")", PgnFault::StrayParenthesis))?;
                }
                Some(_) => {
                    let token = self.token();
                    let word = if main { word(token) } else { Some(Word::Sign) };
                    match word {
                        Some(Word::Sign) => {}
                        Some(Word::Move(san)) => {
                            moves.push(PgnMove { san: san.to_owned(), line, at: None });
                        }
                        Some(Word::Result(result)) => return Ok((moves, result)),
                        None => return Err(self.fault(line, token, PgnFault::NotAMove)),
                    }
                }
            }
        }
    }

    /// Why a game stops where the next one begins, or at the end of the file.
    fn breaks_off(&self, variation: Option<usize>) -> PgnError {
        match variation {
            Some(line) => self.fault(line, "(", PgnFault::OpenVariation),
            None => {
                let next = self.rest().lines().next().unwrap_or_default();
                self.fault(self.line, next, PgnFault::NoResult)
            }
        }
    }

    /// Takes a comment in braces and returns what stands between them.
    ///
    /// A brace that is still open where a line begins with a tag pair was never closed: otherwise
    /// it would swallow the games behind it.
    fn comment(&mut self) -> Result<&'a str, PgnError> {
        let line = self.line;
        let text = self.rest();
        let mut from = 1;
        let end = loop {
            let stop = text[from..].find(['}', '\n']).map(|found| from + found);
            match stop {
                Some(brace) if text[brace..].starts_with('}') => {
                    self.advance(brace + 1);
                    return Ok(&text[1..brace]);
                }
                Some(newline) if parse_tag(trim_blanks(&text[newline + 1..])).is_err() => {
                    from = newline + 1;
                }
                Some(newline) => break newline + 1,
                None => break text.len(),
            }
        };
        self.advance(end);
        let first = text[..end].lines().next().unwrap_or_default();
        Err(self.fault(line, first, PgnFault::OpenComment))
    }

    /// Takes everything up to white space or a sign with a meaning of its own, at least one
    /// character.
    fn token(&mut self) -> &'a str {
        let text = self.rest();
        let ends = |c: char| is_blank(c) || "(){};[]$".contains(c);
        let first = text.chars().next().map_or(0, char::len_utf8);
        let end = text[first..].find(ends).map_or(text.len(), |found| first + found);
        self.advance(end);
        &text[..end]
    }

    /// Skips white space, escape lines and comments: whatever may stand outside the moves.
    fn skip_between(&mut self) -> Result<(), PgnError> {
        loop {
            self.skip_blank();
            match self.rest().chars().next() {
                Some('{') => {
                    self.comment()?;
                }
                Some(';') => {
                    self.skip_line();
                }
                _ => return Ok(()),
            }
        }
    }

    /// Skips white space, and lines that begin with `%`.
    fn skip_blank(&mut self) {
        loop {
            let rest = self.rest();
            let blank = rest.len() - rest.trim_start_matches(is_blank).len();
            self.advance(blank);
            let escape = self.rest().starts_with('%') && self.at_line_start();
            if !escape {
                return;
            }
            self.skip_line();
        }
    }

    /// Goes on to where the next tag section begins, or to the end.
    fn recover(&mut self) {
        while !self.rest().is_empty() {
            if self.at_line_start() {
                let line = trim_blanks(self.rest());
                let tag = begins_tag(line);
                // The rest of the section in which a tag was at fault belongs to that game.
                if tag && (!self.in_tags || line.starts_with("[Event ")) {
                    return;
                }
                self.in_tags &= tag || line.starts_with(['\n', '\r']);
            } else if !self.in_tags && self.at_tag_section() {
                return;
            }
            self.skip_line();
        }
    }

    /// Whether a tag begins here, with nothing but white space before it in its line.
    fn at_tag_section(&self) -> bool {
        let before = || self.text[..self.at].trim_end_matches([' ', '\t']);
        begins_tag(self.rest()) && (before().is_empty() || before().ends_with('\n'))
    }

    fn at_line_start(&self) -> bool {
        self.at == 0 || self.text[..self.at].ends_with('\n')
    }

    /// Takes what is left of the line, and returns it without its end.
    fn skip_line(&mut self) -> &'a str {
        let text = self.rest();
        let line = text.find('\n').map_or(text, |newline| &text[..=newline]);
        self.advance(line.len());
        line.trim_end_matches(['\r', '\n'])
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn advance(&mut self, bytes: usize) {
        let passed = &self.text[self.at..self.at + bytes];
        self.line += passed.bytes().filter(|byte| *byte == b'\n').count();
        self.at += bytes;
    }

    fn fault(&self, line: usize, token: &str, reason: PgnFault) -> PgnError {
        let token = token.trim().chars().take(TOKEN_CHARACTERS_MAX).collect();
        PgnError { line, token, reason }
    }
}

/// What a token of the move text is.
enum Word<'a> {
    /// A move number, annotation or anything else that says nothing about the moves.
    Sign,
    Move(&'a str),
    Result(PgnResult),
}

fn word(token: &str) -> Option<Word<'_>> {
    if let Some(result) = PgnResult::of_sign(token) {
        return Some(Word::Result(result));
    }
    if let Some(glyph) = token.strip_prefix('$') {
        let number = !glyph.is_empty() && glyph.bytes().all(|b| b.is_ascii_digit());
        return number.then_some(Word::Sign);
    }
    let unnumbered = strip_number(token);
    let annotation = unnumbered.chars().all(|c| "!?+#=".contains(c));
    if annotation || matches!(unnumbered, "e.p." | "ep") {
        return Some(Word::Sign);
    }
    looks_like_move(unnumbered).then_some(Word::Move(unnumbered))
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

/// The time that a comment tells, if it tells one.
///
/// # Errors
/// What stands in place of a time.
fn stamp(comment: &str) -> Result<Option<Instant>, &str> {
    let Some((_, behind)) = comment.split_once(STAMP_TAG) else { return Ok(None) };
    let value = behind.split(']').next().unwrap_or_default().trim();
    match NaiveDateTime::parse_from_str(value, STAMP_FORMAT) {
        Ok(at) => Ok(Some(at.and_utc().into())),
        Err(_) => Err(value),
    }
}

/// The tag pair with which `text` begins: name, value and length in bytes. It ends in its line.
fn parse_tag(text: &str) -> Result<(String, String, usize), PgnFault> {
    let inner = trim_blanks(text.strip_prefix('[').ok_or(PgnFault::TagName)?);
    let name_ends = |c: char| !(c.is_ascii_alphanumeric() || c == '_');
    let (name, rest) = inner.split_at(inner.find(name_ends).unwrap_or(inner.len()));
    if name.is_empty() {
        return Err(PgnFault::TagName);
    }
    let quoted = trim_blanks(rest).strip_prefix('"').ok_or(PgnFault::TagValue)?;
    let mut value = String::new();
    let mut escaped = false;
    for (index, c) in quoted.char_indices() {
        match c {
            '\n' => return Err(PgnFault::TagQuote),
            '"' if !escaped => {
                let rest = trim_blanks(&quoted[index + 1..]);
                let rest = rest.strip_prefix(']').ok_or(PgnFault::TagBracket)?;
                return Ok((name.to_owned(), value, text.len() - rest.len()));
            }
            '\\' if !escaped => escaped = true,
            _ => {
                // A backslash before anything but a quotation mark or a backslash is itself.
                if escaped && !matches!(c, '"' | '\\') {
                    value.push('\\');
                }
                value.push(c);
                escaped = false;
            }
        }
    }
    Err(PgnFault::TagQuote)
}

/// Whether a line that begins so is meant as a tag, well-formed or not.
fn begins_tag(line: &str) -> bool {
    let name = line.strip_prefix('[').map(trim_blanks);
    name.is_some_and(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()))
}

fn trim_blanks(text: &str) -> &str {
    text.trim_start_matches([' ', '\t'])
}

/// White space, and the end-of-file sign of old programs.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{1a}'
}
