//! A position in a mail: as text, as a picture, and in words for those who see neither.

use rules::{Color, Position, Variant};
use shakmaty::{File, Rank, Square};

use super::language::piece;
use super::man::Man;
use super::picture;

/// A board from one side.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// The position.
    pub position: Position,
    /// Who reads it: that side is below.
    pub seen_from: Color,
    /// From where to where the last move went; castling as the king, or as the king onto its rook.
    pub last: Option<(Square, Square)>,
}

impl Diagram {
    /// The board in letters: White's men are capitals, the last move's squares stand in brackets.
    /// Ten lines of 27 characters at most.
    pub fn text(&self, language: &str) -> String {
        let (men, last) = (self.men(), self.last_squares());
        let mut lines: Vec<String> = self
            .ranks()
            .map(|rank| {
                let cells = self.files().map(|file| {
                    let square = Square::from_coords(file, rank);
                    let letter =
                        men[usize::from(square)].map_or('.', |man| self.letter(language, man));
                    if last.contains(&Some(square)) {
                        format!("[{letter}]")
                    } else {
                        format!(" {letter} ")
                    }
                });
                format!("{} {}", rank.char(), cells.collect::<String>()).trim_end().to_owned()
            })
            .collect();
        let files: String = self.files().map(|file| format!(" {} ", file.char())).collect();
        lines.push(format!("  {files}").trim_end().to_owned());
        lines.join("\n")
    }

    /// The board as a picture, 532 pixels square, below 14 KB; `None` if it cannot be drawn.
    pub fn png(&self) -> Option<Vec<u8>> {
        let (men, last) = (self.men(), self.last_squares());
        let makruk = self.position.variant() == Variant::Makruk;
        let rows: Vec<Vec<picture::Cell>> = self
            .ranks()
            .map(|rank| {
                let cell = |file| {
                    let square = Square::from_coords(file, rank);
                    picture::Cell {
                        man: men[usize::from(square)],
                        dark: square.is_dark(),
                        marked: last.contains(&Some(square)),
                    }
                };
                self.files().map(cell).collect()
            })
            .collect();
        let (files, ranks) =
            (self.files().map(File::char).collect(), self.ranks().map(Rank::char).collect());
        picture::Picture { rows, files, ranks, makruk }.draw()
    }

    /// The men of one side by their squares, the most valuable first: `Kg1, Qd1, e4`.
    pub(super) fn men_in_words(&self, language: &str, color: Color) -> String {
        let order = if self.position.variant() == Variant::Makruk { "krnsmp" } else { "kqrbnp" };
        let men = self.men();
        let named = order.chars().flat_map(|letter| {
            let squares = Square::ALL.into_iter().filter(move |square| {
                men[usize::from(*square)]
                    .is_some_and(|man| man.letter == letter && man.color == color)
            });
            squares.map(move |square| match letter {
                'p' => square.to_string(),
                _ => format!("{}{square}", self.capital(language, letter)),
            })
        });
        named.collect::<Vec<_>>().join(", ")
    }

    fn letter(&self, language: &str, man: Man) -> char {
        let letter = self.capital(language, man.letter);
        if man.color == Color::White { letter } else { letter.to_ascii_lowercase() }
    }

    fn capital(&self, language: &str, letter: char) -> char {
        piece(language, self.position.variant(), letter.to_ascii_uppercase())
    }

    /// Every square's man, a1 first: out of the FEN, which is the one public form of a position
    /// that tells a met that was a bia from any other.
    fn men(&self) -> [Option<Man>; 64] {
        let fen = self.position.fen();
        let mut men = [None; 64];
        let placement = fen.split(' ').next().unwrap_or_default();
        for (rank, row) in placement.split('/').enumerate().take(8) {
            let mut file = 0;
            for c in row.chars() {
                let before = (file + 8 * (7 - rank)).checked_sub(1).and_then(|at| men.get_mut(at));
                match (c.to_digit(10), before) {
                    (Some(empty), _) => file += usize::try_from(empty).unwrap_or_default(),
                    (None, Some(Some(man))) if c == '~' => *man = Man { turned: true, ..*man },
                    (None, _) => {
                        let color = Color::from_white(c.is_ascii_uppercase());
                        let man = Man { letter: c.to_ascii_lowercase(), color, turned: false };
                        if let Some(place) = men.get_mut(file + 8 * (7 - rank)) {
                            *place = Some(man);
                        }
                        file += 1;
                    }
                }
            }
        }
        men
    }

    /// The last move's squares. Castling that is kept as the king onto its rook leaves the rook's
    /// square empty in chess: there the king's is meant.
    fn last_squares(&self) -> [Option<Square>; 2] {
        let Some((from, to)) = self.last else { return [None, None] };
        let men = self.men();
        if men[usize::from(to)].is_some() {
            return [Some(from), Some(to)];
        }
        let king = Square::ALL.into_iter().find(|square| {
            square.rank() == to.rank()
                && men[usize::from(*square)].is_some_and(|man| man.letter == 'k')
        });
        [Some(from), king.or(Some(to))]
    }

    /// Ranks from top to bottom.
    fn ranks(&self) -> impl Iterator<Item = Rank> {
        let white = self.seen_from == Color::White;
        Rank::ALL.into_iter().map(move |rank| if white { rank.flip_vertical() } else { rank })
    }

    /// Files from left to right.
    fn files(&self) -> impl Iterator<Item = File> {
        let white = self.seen_from == Color::White;
        File::ALL.into_iter().map(move |file| if white { file } else { file.flip_horizontal() })
    }
}

#[cfg(test)]
#[path = "diagram_tests.rs"]
mod tests;
