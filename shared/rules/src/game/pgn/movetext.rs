//! The moves of a game as PGN writes them, with their time stamps and what a player has noted beside them.

use shakmaty::Color;

use super::{STAMP_FORMAT, STAMP_TAG};
use crate::{Game, Instant, LegalMove, MoveCode, Notebook, Position};

/// The words of the moves, each to stand on one line, without the result.
///
/// Of a position that the game went on from, the game's move is the main line, and what was noted instead are
/// variations.
pub(super) fn movetext(game: &Game, notebook: &Notebook) -> Vec<String> {
    // Nearly all games are written without notes, and need no more positions than those that their moves are named in.
    if notebook.is_empty() {
        let moves = game.plies().iter().zip(numbered_moves(game));
        return moves.map(|(ply, word)| stamped(&word, ply.at)).collect();
    }
    let mut follows = vec![Vec::new(); notebook.moves.len() + 1];
    for (index, noted) in notebook.moves.iter().enumerate() {
        let parent = noted.after.map_or(0, |after| usize::from(after) + 1);
        if let Some(children) = follows.get_mut(parent) {
            children.push(index);
        }
    }
    let mut text =
        Movetext { game, played: game.describe_plies(), notebook, follows, words: Vec::new() };
    text.comment(None, &notebook.note);
    let start = game.terms().start_position();
    text.line(Place { follows: Some(0), ply: Some(0), position: start }, true);
    text.words
}

struct Movetext<'a> {
    game: &'a Game,
    played: Vec<LegalMove>,
    notebook: &'a Notebook,
    /// Which moves follow each noted one, by their places in the list; what follows none stands first.
    follows: Vec<Vec<usize>>,
    words: Vec<String>,
}

/// Where a line goes on.
struct Place {
    /// The place in [`Movetext::follows`]; none where nothing is noted behind it.
    follows: Option<usize>,
    /// Which half-move of the game comes next; none in a variation.
    ply: Option<usize>,
    position: Position,
}

impl Movetext<'_> {
    /// All that follows a place; the first move carries its number in any case where it is to be `numbered`.
    ///
    /// It calls itself for each variation: a notebook's do not stand in one another too often.
    fn line(&mut self, mut place: Place, mut with_number: bool) {
        loop {
            let noted = place.follows.and_then(|at| self.follows.get(at)).cloned();
            let noted = noted.unwrap_or_default();
            let played = place.ply.and_then(|ply| self.game.plies().get(ply).map(|p| (ply, p)));
            let first = || noted.first().and_then(|index| self.code(*index));
            let Some(code) = played.map(|(_, ply)| ply.code).or_else(first) else { return };
            let main = noted.iter().copied().find(|index| self.code(*index) == Some(code));
            let san = match played {
                Some((index, _)) => self.played.get(index).map(|m| m.san.clone()),
                None => place.position.describe(code).map(|m| m.san),
            };
            let word = numbered_in(&place.position, &san.unwrap_or_default(), with_number);
            with_number = self.noted(word, played.map(|(_, ply)| ply.at), main);
            for other in noted.into_iter().filter(|other| Some(*other) != main) {
                self.variation(other, &place.position);
                with_number = true;
            }
            let Some(position) = place.position.played(code) else { return };
            let ply = played.map(|(index, _)| index + 1);
            place = Place { follows: main.map(|index| index + 1), ply, position };
        }
    }

    /// A move that was noted in place of the one before it, with all that follows.
    fn variation(&mut self, first: usize, position: &Position) {
        let Some(code) = self.code(first) else { return };
        let (Some(played), Some(after)) = (position.describe(code), position.played(code)) else {
            return;
        };
        let word = format!("({}", numbered_in(position, &played.san, true));
        let with_number = self.noted(word, None, Some(first));
        self.line(Place { follows: Some(first + 1), ply: None, position: after }, with_number);
        if let Some(last) = self.words.last_mut() {
            last.push(')');
        }
    }

    fn code(&self, index: usize) -> Option<MoveCode> {
        self.notebook.moves.get(index).map(|noted| noted.code)
    }

    /// A move with its time stamp and what is noted on it; whether the next one needs its number for it.
    ///
    /// Glyphs stand right behind the move, and stamp and comment in one pair of braces: many programs read no other order.
    fn noted(&mut self, word: String, at: Option<Instant>, index: Option<usize>) -> bool {
        let noted = index.and_then(|index| self.notebook.moves.get(index));
        let (glyphs, comment) =
            noted.map_or((&[][..], ""), |noted| (noted.glyphs.as_slice(), noted.comment.as_str()));
        self.words.push(word);
        self.words.extend(glyphs.iter().map(|glyph| format!("${glyph}")));
        let stamp = at.map(stamp_tag);
        self.comment(stamp, comment);
        !comment.is_empty()
    }

    /// A comment, word by word, with a time stamp in front of it. What would end it, or be read as a stamp, is written
    /// otherwise.
    fn comment(&mut self, stamp: Option<String>, text: &str) {
        let text = text.replace('}', ")").replace(STAMP_TAG, "[ %ccsnt");
        let said = text.split_whitespace().map(str::to_owned);
        let mut words: Vec<String> = stamp.into_iter().chain(said).collect();
        let Some(first) = words.first_mut() else { return };
        first.insert(0, '{');
        if let Some(last) = words.last_mut() {
            last.push('}');
        }
        self.words.append(&mut words);
    }
}

fn numbered_in(position: &Position, san: &str, begins: bool) -> String {
    numbered(position.move_number(), position.turn(), san, begins)
}

/// The moves in one line, as clients of correspondence servers read them: `1.e4 e5 2.Nf3`.
pub fn moves_in_line(game: &Game) -> String {
    numbered_moves(game).join(" ")
}

/// Every move, White's with its number.
fn numbered_moves(game: &Game) -> Vec<String> {
    let start = game.terms().start_position();
    let (mut number, mut turn) = (start.move_number(), start.turn());
    let mut tokens = Vec::with_capacity(game.plies().len());
    for played in game.describe_plies() {
        tokens.push(numbered(number, turn, &played.san, tokens.is_empty()));
        number += u32::from(turn.is_black());
        turn = !turn;
    }
    tokens
}

/// A move with its number; Black's carries it where it `begins` something.
fn numbered(number: u32, turn: Color, san: &str, begins: bool) -> String {
    match turn {
        Color::White => format!("{number}.{san}"),
        Color::Black if begins => format!("{number}...{san}"),
        Color::Black => san.to_owned(),
    }
}

/// A move with its time stamp: what one line must hold together.
fn stamped(word: &str, at: Instant) -> String {
    format!("{word} {{{}}}", stamp_tag(at))
}

fn stamp_tag(at: Instant) -> String {
    format!("{STAMP_TAG} {}]", stamp(at, STAMP_FORMAT))
}

pub(super) fn stamp(at: Instant, format: &str) -> String {
    at.to_utc().format(format).to_string()
}
