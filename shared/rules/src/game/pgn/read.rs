//! Reading PGN: every game or what is wrong with it, in one pass.
//!
//! Nothing is scanned more often than variations are nested, so the cost grows with the file's
//! length and not faster: a search for a closing brace stops where the next tag section begins.

use super::line::{Lines, one_line};
use super::{PgnError, PgnFault, PgnGame, PgnResult, PgnTag, PgnVariation};

/// ICCF's sign of a draw offer (`LAW-A.1-A.13`); to other programs it is a variation.
const DRAW_OFFER: &str = "(=)";

/// Reads every game of `text`. After a fault the reader goes on with the next tag section.
///
/// Comments that belong to no game, before its tags or behind its result, are left out, and so are
/// lines that begin with `%`.
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
                return vec![Err(PgnError::new(1, "", PgnFault::NoGame))];
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
        let mut comments = self.skip_between()?;
        if self.rest().is_empty() {
            return Ok(None);
        }
        let line = self.line;
        self.in_tags = true;
        let mut headers: Vec<PgnTag> = Vec::new();
        while self.rest().starts_with('[') {
            // The first tag of a game stands here for the second time: the moves are missing.
            if self.at_tag_section() && self.begins_game() && has_event(&headers) {
                break;
            }
            if headers.is_empty() {
                comments.clear();
            }
            headers.push(self.tag()?);
            comments.extend(self.skip_between()?);
        }
        self.in_tags = false;
        let tagged = headers.iter().find(|tag| tag.name == "Result");
        let tagged = tagged.and_then(|tag| PgnResult::of_sign(tag.value.trim()));
        let (main, result) = self.moves(comments, tagged)?;
        let PgnVariation { comments, moves } = main;
        Ok(Some(PgnGame { line, headers, comments, moves, result }))
    }

    /// One tag pair. On a fault its line is done with.
    fn tag(&mut self) -> Result<PgnTag, PgnError> {
        let line = self.line;
        match parse_tag(self.rest()) {
            Ok((name, value, bytes)) => {
                self.advance(bytes);
                Ok(PgnTag { name, value, line })
            }
            Err(fault) => {
                let faulty = self.skip_line();
                Err(PgnError::new(line, faulty, fault))
            }
        }
    }

    /// The moves up to the result, and the result; `tagged` is what the tags say of it.
    fn moves(
        &mut self,
        comments: Vec<String>,
        tagged: Option<PgnResult>,
    ) -> Result<(PgnVariation, PgnResult), PgnError> {
        let mut lines = Lines::new(comments);
        loop {
            self.skip_blank();
            let (from, line) = (self.at, self.line);
            let next = self.rest().chars().next();
            match next.filter(|_| !self.at_tag_section()) {
                None => {
                    let result = self.missing_result(&lines, tagged)?;
                    return Ok((lines.finish(), result));
                }
                Some(sign @ ('{' | ';')) => {
                    let comment = if sign == '{' { self.comment()? } else { self.line_comment() };
                    let stamped = lines.comment(comment);
                    stamped.map_err(|value| PgnError::new(line, value, PgnFault::Stamp))?;
                }
                Some('(') if self.rest().starts_with(DRAW_OFFER) => {
                    self.advance(DRAW_OFFER.len());
                    lines.offer(DRAW_OFFER);
                }
                Some('(') => {
                    self.advance(1);
                    let opened = lines.open(from, line);
                    opened.map_err(|fault| PgnError::new(line, "(", fault))?;
                }
                Some(')') => {
                    self.advance(1);
                    let closed = lines.close(&self.text[..self.at]);
                    closed.map_err(|fault| PgnError::new(line, ")", fault))?;
                }
                Some(_) => {
                    let token = self.token();
                    let word = lines.word(token, line);
                    if let Some(result) = word.map_err(|f| PgnError::new(line, token, f))? {
                        return Ok((lines.finish(), result));
                    }
                }
            }
        }
    }

    /// The result of a game that stops without one, where the next one begins or at the file's end.
    ///
    /// Where the next tags begin, the moves are complete and the tag tells how it ended. At the end
    /// of the file they may as well have been cut off.
    ///
    /// # Errors
    /// `OpenVariation` or `NoResult`.
    fn missing_result(
        &self,
        lines: &Lines,
        tagged: Option<PgnResult>,
    ) -> Result<PgnResult, PgnError> {
        if let Some(line) = lines.open_since() {
            return Err(PgnError::new(line, "(", PgnFault::OpenVariation));
        }
        let next = self.rest().lines().next();
        let complete = tagged.filter(|_| next.is_some());
        let next = next.unwrap_or_default();
        complete.ok_or_else(|| PgnError::new(self.line, next, PgnFault::NoResult))
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
        Err(PgnError::new(line, first, PgnFault::OpenComment))
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

    /// Takes a comment that the line's end ends, and returns it without its semicolon.
    fn line_comment(&mut self) -> &'a str {
        self.skip_line().trim_start_matches(';')
    }

    /// Skips whatever may stand outside the moves, white space, escape lines and comments, and
    /// returns the comments.
    fn skip_between(&mut self) -> Result<Vec<String>, PgnError> {
        let mut comments = Vec::new();
        loop {
            self.skip_blank();
            let comment = match self.rest().chars().next() {
                Some('{') => one_line(self.comment()?),
                Some(';') => one_line(self.line_comment()),
                _ => return Ok(comments),
            };
            if !comment.is_empty() {
                comments.push(comment);
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
                if tag && (!self.in_tags || self.begins_game()) {
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

    /// Whether what stands here is the tag with which every game begins.
    fn begins_game(&self) -> bool {
        trim_blanks(self.rest()).starts_with("[Event ")
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
}

fn has_event(headers: &[PgnTag]) -> bool {
    headers.iter().any(|tag| tag.name == "Event")
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

/// White space, the end-of-file sign of old programs, and the byte order mark, which stands
/// wherever files were joined.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{1a}' | '\u{feff}')
}
