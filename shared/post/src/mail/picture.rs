//! Draws a board as a PNG of few colours, out of a sheet of pieces drawn beforehand.
//!
//! `web/scripts/mail-pieces.mjs` makes the sheet and says where the pieces come from. Its pixels
//! are numbers into a palette in which edges are half transparent: over the few colours that a
//! square can have they make a palette of the board, so nothing is mixed but that palette.

use std::sync::LazyLock;

use rules::Color;

use super::man::Man;

/// The pieces and coordinates.
const SHEET: &[u8] = include_bytes!("pieces.png");
/// Pixels of a square's side on the sheet and on the board.
const SQUARE: usize = 64;
/// Pixels of a coordinate's side.
const GLYPH: usize = 16;
/// Pixels of the board's side, of the edges left of it and below it, and of the whole.
const BOARD: usize = 8 * SQUARE;
const EDGE: usize = 20;
const SIDE: usize = BOARD + EDGE;

/// As many inks as a number of the sheet can name.
const INKS: usize = 256;

/// Rows of the sheet with their pieces, from left to right. `t` is a met that was a bia.
const CHESS: (usize, &str) = (0, "kqrbnp");
const MAKRUK: (usize, &str) = (2, "kmrsnpt");
/// The sheet's last row, from left to right.
const GLYPHS: (usize, &str) = (4, "abcdefgh12345678");

/// Colours of squares, the airmail board's of the front-end: light, dark, and both after a move;
/// then Makruk's square, the same after a move, and its lines.
const SQUARES: [[u8; 3]; 7] = [
    [233, 237, 240],
    [147, 168, 189],
    [232, 211, 144],
    [193, 180, 121],
    [220, 181, 124],
    [226, 186, 92],
    [138, 98, 51],
];

/// What stands on a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    pub(super) man: Option<Man>,
    pub(super) dark: bool,
    /// Whether the last move came from or to here.
    pub(super) marked: bool,
}

/// The decoded sheet: a number for each pixel, and what the numbers mean.
struct Sheet {
    pixels: Vec<u8>,
    width: usize,
    /// Red, green, blue and opacity.
    inks: Vec<[u8; 4]>,
}

static DECODED: LazyLock<Option<Sheet>> = LazyLock::new(decode);

fn decode() -> Option<Sheet> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(SHEET)).read_info().ok()?;
    let mut pixels = vec![0; reader.output_buffer_size()?];
    reader.next_frame(&mut pixels).ok()?;
    let info = reader.info();
    let (colours, opacity) = (info.palette.as_deref()?, info.trns.as_deref()?);
    let inks = colours.chunks_exact(3).zip(opacity);
    let inks = inks.map(|(rgb, alpha)| [rgb[0], rgb[1], rgb[2], *alpha]).collect();
    Some(Sheet { pixels, width: usize::try_from(info.width).ok()?, inks })
}

impl Sheet {
    /// The inks of a line of a man's picture, `y` pixels below its top; none beyond the sheet.
    fn line(&self, (row, column): (usize, usize), y: usize) -> Option<&[u8]> {
        let begin = (row * SQUARE + y) * self.width + column * SQUARE;
        self.pixels.get(begin..begin + SQUARE)
    }

    /// The ink at a place of a coordinate; nothing beyond the sheet.
    fn ink(&self, (row, column): (usize, usize), (x, y): (usize, usize)) -> u8 {
        let at = (row * SQUARE + y) * self.width + column * GLYPH + x;
        self.pixels.get(at).copied().unwrap_or_default()
    }
}

/// The board's palette as it grows: which number each ink has over each colour of squares.
struct Palette<'a> {
    sheet: &'a Sheet,
    colours: Vec<[u8; 3]>,
    known: [[Option<u8>; INKS]; SQUARES.len()],
}

impl Palette<'_> {
    /// A quarter of a million pixels ask for theirs, some hundred for one that is new.
    #[inline]
    fn number(&mut self, ink: u8, square: usize) -> Option<u8> {
        match self.known[square][usize::from(ink)] {
            None => self.mixed(ink, square),
            known => known,
        }
    }

    #[cold]
    fn mixed(&mut self, ink: u8, square: usize) -> Option<u8> {
        let [red, green, blue, alpha] = *self.sheet.inks.get(usize::from(ink))?;
        let under = SQUARES[square];
        let mixed = [(red, under[0]), (green, under[1]), (blue, under[2])].map(|(over, under)| {
            let alpha = u32::from(alpha);
            let sum = u32::from(over) * alpha + u32::from(under) * (255 - alpha) + 127;
            u8::try_from(sum / 255).unwrap_or(u8::MAX)
        });
        let place = self.colours.iter().position(|colour| *colour == mixed);
        let number = u8::try_from(place.unwrap_or(self.colours.len())).ok()?;
        if place.is_none() {
            self.colours.push(mixed);
        }
        self.known[square][usize::from(ink)] = Some(number);
        Some(number)
    }
}

/// A board to draw.
#[derive(Debug)]
pub(super) struct Picture {
    /// The squares from top to bottom, each row from left to right.
    pub(super) rows: Vec<Vec<Cell>>,
    /// The letters of the files from left to right, and the digits of the ranks from top to bottom.
    pub(super) files: String,
    pub(super) ranks: String,
    pub(super) makruk: bool,
}

impl Picture {
    /// The picture as a PNG. `None` if the sheet is not what it should be.
    pub(super) fn draw(&self) -> Option<Vec<u8>> {
        let sheet = DECODED.as_ref()?;
        let known = [[None; INKS]; SQUARES.len()];
        let mut palette = Palette { sheet, colours: Vec::new(), known };
        let mut pixels = Vec::with_capacity(SIDE * SIDE);
        let ground = if self.makruk { 4 } else { 0 };
        for y in 0..SIDE {
            let edge = if y < BOARD { EDGE } else { SIDE };
            for x in 0..edge {
                pixels.push(palette.number(self.of_edge(sheet, x, y), ground)?);
            }
            let cells = self.rows.get(y / SQUARE).map(Vec::as_slice).unwrap_or_default();
            for cell in cells {
                self.draw_line(cell, y % SQUARE, &mut palette, &mut pixels)?;
            }
        }
        encode(&pixels, &palette.colours)
    }

    /// Draws the line of a square that is `y` pixels below its top.
    fn draw_line(
        &self,
        cell: &Cell,
        y: usize,
        palette: &mut Palette<'_>,
        pixels: &mut Vec<u8>,
    ) -> Option<()> {
        let (first, rest) = (ground(cell, self.makruk, true), ground(cell, self.makruk, y == 0));
        let place = cell.man.and_then(|man| place(man, self.makruk));
        let line = match place {
            Some(place) => palette.sheet.line(place, y)?,
            None => &[0; SQUARE],
        };
        for (x, ink) in line.iter().enumerate() {
            pixels.push(palette.number(*ink, if x == 0 { first } else { rest })?);
        }
        Some(())
    }

    /// Ink at a place left of the board or below it, where the coordinates stand.
    fn of_edge(&self, sheet: &Sheet, x: usize, y: usize) -> u8 {
        let (names, at, across, down) = match (x.checked_sub(EDGE), y.checked_sub(BOARD)) {
            (None, None) => (&self.ranks, y / SQUARE, within(x, EDGE), within(y % SQUARE, SQUARE)),
            (Some(x), Some(y)) => {
                (&self.files, x / SQUARE, within(x % SQUARE, SQUARE), within(y, EDGE))
            }
            _ => return 0,
        };
        match (names.chars().nth(at).and_then(glyph), across, down) {
            (Some(place), Some(x), Some(y)) => sheet.ink(place, (x, y)),
            _ => 0,
        }
    }
}

/// The colour of a square, as a place in [`SQUARES`]. Makruk has one colour and lines.
fn ground(cell: &Cell, makruk: bool, edge: bool) -> usize {
    match (makruk, cell.marked) {
        (true, _) if edge => 6,
        (true, marked) => 4 + usize::from(marked),
        (false, marked) => usize::from(cell.dark) + 2 * usize::from(marked),
    }
}

/// Row and column of a man on the sheet.
fn place(man: Man, makruk: bool) -> Option<(usize, usize)> {
    let (row, letters) = if makruk { MAKRUK } else { CHESS };
    let letter = if man.turned { 't' } else { man.letter };
    Some((row + usize::from(man.color == Color::Black), letters.find(letter)?))
}

/// Row and column of a coordinate on the sheet.
fn glyph(letter: char) -> Option<(usize, usize)> {
    let (row, letters) = GLYPHS;
    Some((row, letters.find(letter)?))
}

/// Where a pixel lies in a coordinate that stands in the middle of so many pixels.
fn within(at: usize, room: usize) -> Option<usize> {
    at.checked_sub((room - GLYPH) / 2).filter(|at| *at < GLYPH)
}

fn encode(pixels: &[u8], colours: &[[u8; 3]]) -> Option<Vec<u8>> {
    let side = u32::try_from(SIDE).ok()?;
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, side, side);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(colours.concat());
    // A tenth larger than level 9 makes it, in a third of the time.
    encoder.set_deflate_compression(png::DeflateCompression::Level(7));
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().ok()?;
    writer.write_image_data(pixels).ok()?;
    writer.finish().ok()?;
    Some(file)
}
