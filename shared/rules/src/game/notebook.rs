//! What a player puts down beside a game for nobody else: a note, and a tree of moves with comments and glyphs.
//!
//! It decides nothing. It is read against the game's first position, so that whatever is kept can be played, written
//! as PGN and read by any program.

use crate::{MoveCode, Position, Refusal, notation};

/// Moves of a notebook at most.
pub const NOTEBOOK_MOVES_MAX: usize = 2_000;
/// Characters of the note on the game at most.
pub const NOTEBOOK_NOTE_CHARACTERS_MAX: usize = 10_000;
/// Characters of the comment on a move at most.
pub const NOTEBOOK_COMMENT_CHARACTERS_MAX: usize = 2_000;
/// Characters of note and comments together at most.
pub const NOTEBOOK_CHARACTERS_MAX: usize = 60_000;
/// Glyphs of a move at most.
pub const NOTEBOOK_GLYPHS_MAX: usize = 8;
/// How many variations may stand in one another, the line that a game goes on with apart: as many as a PGN file may
/// have, less that one.
pub const NOTEBOOK_DEPTH_MAX: u8 = 31;

/// A player's notes on a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notebook {
    /// What the player notes on the game as a whole; empty: nothing.
    pub note: String,
    /// Moves with what is noted on them, each behind the one that it follows. Of those that follow the same one, the
    /// first is the main line.
    pub moves: Vec<NotedMove>,
}

/// A move of a notebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedMove {
    /// The move that it follows, by its place in the list; none: it is made in the game's first position.
    pub after: Option<u16>,
    /// The move.
    pub code: MoveCode,
    /// What is noted on it; empty: nothing.
    pub comment: String,
    /// PGN's numeric glyphs, 1 to 255.
    pub glyphs: Vec<u8>,
}

/// A move as somebody asks to note it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteRequest {
    /// As in [`NotedMove`].
    pub after: Option<u16>,
    /// The move, in any notation.
    pub text: String,
    /// As in [`NotedMove`].
    pub comment: String,
    /// As in [`NotedMove`].
    pub glyphs: Vec<u8>,
}

/// Why something cannot be kept as a notebook. Moves are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotebookError {
    /// There are too many moves.
    #[error("A notebook has {NOTEBOOK_MOVES_MAX} moves at most.")]
    TooManyMoves,
    /// The note is too long.
    #[error("The note on the game has {NOTEBOOK_NOTE_CHARACTERS_MAX} characters at most.")]
    LongNote,
    /// A comment is too long.
    #[error("Move {0}: a comment has {NOTEBOOK_COMMENT_CHARACTERS_MAX} characters at most.")]
    LongComment(usize),
    /// All that is written is too long.
    #[error("The note and all comments have {NOTEBOOK_CHARACTERS_MAX} characters at most.")]
    LongTexts,
    /// A move has too many glyphs.
    #[error("Move {0}: {NOTEBOOK_GLYPHS_MAX} glyphs are the most.")]
    TooManyGlyphs(usize),
    /// A text has a sign that no text has.
    #[error("The note and comments are text: they have no control characters.")]
    NoText,
    /// Variations stand in one another too often.
    #[error("Move {0}: variations stand in one another {NOTEBOOK_DEPTH_MAX} times at most.")]
    TooDeep(usize),
    /// A glyph that is none, or stands there twice.
    #[error("Move {0}: a glyph is a number from 1 to 255, and each stands there once.")]
    NoGlyph(usize),
    /// A move follows one that does not stand before it.
    #[error("Move {0}: it follows a move that does not stand before it.")]
    NoParent(usize),
    /// The same move stands twice behind the same one.
    #[error("Move {0}: it stands there already.")]
    Twice(usize),
    /// A move that cannot be made.
    #[error("Move {0}: {1}.")]
    Move(usize, Refusal),
}

impl NotebookError {
    /// Whether it is too much, and not wrong in itself.
    pub fn is_too_much(&self) -> bool {
        match self {
            NotebookError::TooManyMoves
            | NotebookError::LongNote
            | NotebookError::LongComment(_)
            | NotebookError::LongTexts
            | NotebookError::TooManyGlyphs(_)
            | NotebookError::TooDeep(_) => true,
            NotebookError::NoGlyph(_)
            | NotebookError::NoText
            | NotebookError::NoParent(_)
            | NotebookError::Twice(_)
            | NotebookError::Move(..) => false,
        }
    }
}

/// A move that was read, and what is needed to read those behind it.
struct Read {
    position: Position,
    /// How many variations it stands in.
    depth: u8,
    /// What follows it.
    children: Vec<MoveCode>,
}

impl Notebook {
    /// Reads what somebody asks to note on a game that began in `start`. White space around texts goes.
    ///
    /// # Errors
    /// The first thing that cannot be kept.
    pub fn read(
        start: &Position,
        note: &str,
        moves: Vec<NoteRequest>,
    ) -> Result<Notebook, NotebookError> {
        let note = note.trim().to_owned();
        check_size(&note, &moves)?;
        // The position before all moves stands first, so that a move has the place of its index plus one.
        let mut read = vec![Read { position: start.clone(), depth: 0, children: Vec::new() }];
        let mut noted = Vec::with_capacity(moves.len());
        for (number, request) in (1..).zip(moves) {
            let parent = request.after.map_or(0, |after| usize::from(after) + 1);
            let before = read.get_mut(parent).ok_or(NotebookError::NoParent(number))?;
            let (code, next) = before.go_on(number, &request.text)?;
            read.push(next);
            let NoteRequest { after, comment, glyphs, .. } = request;
            noted.push(NotedMove { after, code, comment: comment.trim().to_owned(), glyphs });
        }
        Ok(Notebook { note, moves: noted })
    }

    /// Whether nothing is noted.
    pub fn is_empty(&self) -> bool {
        self.note.is_empty() && self.moves.is_empty()
    }

    /// This one with what another one of the same player on the same game has besides; none where it would be too much
    /// for one.
    pub fn with(mut self, other: &Notebook) -> Option<Notebook> {
        join(&mut self.note, &other.note);
        // Where the other one's moves stand here.
        let mut places: Vec<u16> = Vec::with_capacity(other.moves.len());
        for noted in &other.moves {
            let after = match noted.after {
                Some(after) => Some(*places.get(usize::from(after))?),
                None => None,
            };
            let known = |mine: &NotedMove| mine.after == after && mine.code == noted.code;
            let place = match self.moves.iter().position(known) {
                Some(place) => {
                    let mine = self.moves.get_mut(place)?;
                    join(&mut mine.comment, &noted.comment);
                    mine.glyphs.extend(&noted.glyphs);
                    mine.glyphs.sort_unstable();
                    mine.glyphs.dedup();
                    mine.glyphs.truncate(NOTEBOOK_GLYPHS_MAX);
                    place
                }
                None => {
                    self.moves.push(NotedMove { after, ..noted.clone() });
                    self.moves.len() - 1
                }
            };
            places.push(u16::try_from(place).ok()?);
        }
        let characters = |text: &String| text.chars().count();
        let comments = self.moves.iter().map(|noted| characters(&noted.comment));
        let fits = self.moves.len() <= NOTEBOOK_MOVES_MAX
            && characters(&self.note) + comments.sum::<usize>() <= NOTEBOOK_CHARACTERS_MAX;
        fits.then_some(self)
    }

    /// What the note begins with: its first line, cut to `characters`.
    pub fn begins(&self, characters: usize) -> &str {
        let line = self.note.lines().next().unwrap_or_default();
        let end = line.char_indices().nth(characters).map_or(line.len(), |(end, _)| end);
        line.get(..end).unwrap_or_default()
    }
}

impl Read {
    fn go_on(&mut self, number: usize, text: &str) -> Result<(MoveCode, Read), NotebookError> {
        let refused = |refusal| NotebookError::Move(number, refusal);
        let code = notation::read_move(text, &self.position).map_err(refused)?;
        let position = self.position.played(code).ok_or_else(|| {
            refused(Refusal::IllegalMove { text: text.chars().take(10).collect() })
        })?;
        if self.children.contains(&code) {
            return Err(NotebookError::Twice(number));
        }
        let depth = self.depth + u8::from(!self.children.is_empty());
        if depth > NOTEBOOK_DEPTH_MAX {
            return Err(NotebookError::TooDeep(number));
        }
        self.children.push(code);
        Ok((code, Read { position, depth, children: Vec::new() }))
    }
}

/// Adds a text in a paragraph of its own, unless it is there.
fn join(text: &mut String, other: &str) {
    if text.is_empty() {
        other.clone_into(text);
    } else if !text.contains(other) {
        text.push_str("\n\n");
        text.push_str(other);
    }
}

fn check_size(note: &str, moves: &[NoteRequest]) -> Result<(), NotebookError> {
    if moves.len() > NOTEBOOK_MOVES_MAX {
        return Err(NotebookError::TooManyMoves);
    }
    let texts = moves.iter().map(|request| request.comment.as_str()).chain([note]);
    if texts.flat_map(str::chars).any(|c| c.is_control() && !matches!(c, '\n' | '\r' | '\t')) {
        return Err(NotebookError::NoText);
    }
    let mut characters = note.chars().count();
    if characters > NOTEBOOK_NOTE_CHARACTERS_MAX {
        return Err(NotebookError::LongNote);
    }
    for (number, request) in (1..).zip(moves) {
        let comment = request.comment.trim().chars().count();
        if comment > NOTEBOOK_COMMENT_CHARACTERS_MAX {
            return Err(NotebookError::LongComment(number));
        }
        characters += comment;
        if request.glyphs.len() > NOTEBOOK_GLYPHS_MAX {
            return Err(NotebookError::TooManyGlyphs(number));
        }
        let again =
            |at: usize, glyph: &u8| request.glyphs.iter().take(at).any(|before| before == glyph);
        let wrong = |(at, glyph): (usize, &u8)| *glyph == 0 || again(at, glyph);
        if request.glyphs.iter().enumerate().any(wrong) {
            return Err(NotebookError::NoGlyph(number));
        }
    }
    match characters {
        0..=NOTEBOOK_CHARACTERS_MAX => Ok(()),
        _ => Err(NotebookError::LongTexts),
    }
}
