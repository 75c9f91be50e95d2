//! CSV files as officials write them: separated by commas or by semicolons, as spreadsheets do where
//! the comma is that of decimals. Columns are found by their headings, and everything that is wrong is
//! told by its line and column.

use std::fmt::Display;
use std::ops::Range;
use std::thread;

use csv::{ByteRecord, ReaderBuilder};

use crate::sheet::spreadsheet::without_apostrophe;

/// A place in a file that cannot be read as it stands.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct Fault {
    /// The line, counted from 1, on which the row begins.
    pub line: usize,
    /// The column's heading, or its number, counted from 1, where it has none.
    pub column: String,
    /// What is wrong.
    pub reason: String,
}

/// What is wrong in a file, as long as its lines have not been counted.
#[derive(Default)]
struct Faults(Vec<(usize, String, String)>);

impl Faults {
    fn add(&mut self, offset: usize, column: impl Display, reason: impl Display) {
        self.0.push((offset, column.to_string(), reason.to_string()));
    }

    /// Counts the lines. Faults were added with rising offsets.
    fn on_lines(self, bytes: &[u8]) -> Vec<Fault> {
        let mut lines = LineCounter { bytes, offset: 0, line: 1 };
        let faults = self.0.into_iter();
        faults
            .map(|(offset, column, reason)| Fault { line: lines.line_of(offset), column, reason })
            .collect()
    }
}

/// Counts the lines of a text by its bytes. The reader of CSV counts them too, but of a row behind
/// empty lines, or behind a line that ends in CR LF, it tells the number of a line before.
struct LineCounter<'a> {
    bytes: &'a [u8],
    /// Where `line` was reached, never inside a line's end.
    offset: usize,
    line: usize,
}

impl LineCounter<'_> {
    /// The line of the first byte, from `offset` on, that ends no line. Asked with rising offsets.
    fn line_of(&mut self, offset: usize) -> usize {
        while let Some(byte) = self.bytes.get(self.offset) {
            let ends = match byte {
                b'\n' => true,
                // CR LF is one end.
                b'\r' => self.bytes.get(self.offset + 1) != Some(&b'\n'),
                _ if self.offset >= offset => break,
                _ => false,
            };
            self.line += usize::from(ends);
            self.offset += 1;
        }
        self.line
    }
}

/// The lines on which rows begin, by their rising [`Row::offset`]s.
pub fn lines_of(bytes: &[u8], offsets: impl IntoIterator<Item = usize>) -> Vec<usize> {
    let mut lines = LineCounter { bytes: without_mark(bytes), offset: 0, line: 1 };
    offsets.into_iter().map(|offset| lines.line_of(offset)).collect()
}

/// A file without its byte order mark.
fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes)
}

/// What the headings are separated by. None of ours has a comma or a semicolon in it: where there are
/// both, the semicolon is in a column that is not read.
fn separator_of(bytes: &[u8]) -> u8 {
    let mut lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r'));
    let headings = lines.find(|line| !line.is_empty()).unwrap_or_default();
    if headings.contains(&b';') && !headings.contains(&b',') { b';' } else { b',' }
}

/// The columns of a kind of file; the first `needed` have to be there.
pub struct Columns<const N: usize> {
    /// Their headings, which a file may have in any order, in small or capital letters.
    pub names: [&'static str; N],
    /// How many a file cannot do without.
    pub needed: usize,
}

/// A row of a file, and where its faults go.
pub struct Row<'a, const N: usize> {
    columns: &'a Columns<N>,
    at: &'a [Option<usize>; N],
    fields: &'a [&'a [u8]],
    offset: usize,
    faults: &'a mut Faults,
}

impl<'a, const N: usize> Row<'a, N> {
    /// A field without the spaces around it; none, and a fault, where the row is too short. A column
    /// that the file does not have is empty.
    #[inline]
    pub fn bytes(&mut self, column: usize) -> Option<&'a [u8]> {
        let Some(number) = self.at[column] else { return Some(b"") };
        let field = self.fields.get(number);
        let field = field.map(|field| without_apostrophe(field.trim_ascii()));
        if field.is_none() {
            self.fault(column, "the field is missing");
        }
        field
    }

    /// A field as text; none, and a fault, where it is no text.
    pub fn text(&mut self, column: usize) -> Option<&'a str> {
        let text = std::str::from_utf8(self.bytes(column)?).map(str::trim);
        text.map_err(|_| self.fault(column, "it is not UTF-8")).ok()
    }

    /// Says what is wrong with a field.
    pub fn fault(&mut self, column: usize, reason: impl Display) {
        self.faults.add(self.offset, self.columns.names[column], reason);
    }

    /// Whether the file has this column.
    pub fn has(&self, column: usize) -> bool {
        self.at[column].is_some()
    }

    /// The byte at which the row begins: [`lines_of`] tells its line.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// How many faults there are so far.
    pub fn faults(&self) -> usize {
        self.faults.0.len()
    }
}

impl<const N: usize> Columns<N> {
    /// Whether a file has the columns that it cannot do without.
    pub fn are_in(&self, bytes: &[u8]) -> bool {
        self.begin(&Text::new(bytes)).is_ok()
    }

    /// Reads a file row by row, quoted or not, with a byte order mark or without, and gives the
    /// headings of the columns that were not read.
    ///
    /// # Errors
    /// Everything that is wrong, in the order of the lines; of a file without its columns only that.
    pub fn read(
        &self,
        bytes: &[u8],
        mut row: impl FnMut(&mut Row<'_, N>),
    ) -> Result<Vec<String>, Vec<Fault>> {
        let text = Text::new(bytes);
        let headings = self.begin(&text)?;
        let rows = headings.end..text.bytes.len();
        let faults = self.read_rows(&text, rows, &headings, &mut row);
        if faults.0.is_empty() { Ok(headings.unread) } else { Err(faults.on_lines(text.bytes)) }
    }

    /// Reads a file as [`Columns::read`] does, in as many parts at the same time as there are states:
    /// the rows of each part come in their order, and the parts in that of the states. A file with
    /// quotation marks is one part.
    ///
    /// # Errors
    /// As [`Columns::read`].
    pub fn read_parts<S: Send>(
        &self,
        bytes: &[u8],
        states: &mut [S],
        row: impl Fn(&mut S, &mut Row<'_, N>) + Sync,
    ) -> Result<Vec<String>, Vec<Fault>> {
        let text = Text::new(bytes);
        let headings = self.begin(&text)?;
        let parts = text.parts(headings.end, states.len());
        let mut faults = Faults::default();
        thread::scope(|scope| {
            let read = |(part, state): (Range<usize>, &mut S)| {
                self.read_rows(&text, part, &headings, &mut |found: &mut Row<'_, N>| {
                    row(state, found)
                })
            };
            let mut work = parts.into_iter().zip(states);
            let first = work.next();
            let others: Vec<_> = work.map(|work| scope.spawn(move || read(work))).collect();
            faults.0.extend(first.into_iter().flat_map(|work| read(work).0));
            for other in others {
                let found = other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
                faults.0.extend(found.0);
            }
        });
        if faults.0.is_empty() { Ok(headings.unread) } else { Err(faults.on_lines(text.bytes)) }
    }

    /// Reads the headings.
    fn begin(&self, text: &Text<'_>) -> Result<Headings<N>, Vec<Fault>> {
        let mut faults = Faults::default();
        let mut headings: Option<Headings<N>> = None;
        let end = text.rows(0..text.bytes.len(), |offset, fields| {
            headings = Some(self.find(offset, fields, &mut faults));
            false
        });
        let Some(headings) = headings else {
            // What is missing is missing on the first line.
            self.find(0, &[], &mut faults);
            return Err(faults.on_lines(b""));
        };
        if faults.0.is_empty() {
            Ok(Headings { end, ..headings })
        } else {
            Err(faults.on_lines(text.bytes))
        }
    }

    /// Reads the rows of a part.
    fn read_rows(
        &self,
        text: &Text<'_>,
        part: Range<usize>,
        headings: &Headings<N>,
        row: &mut impl FnMut(&mut Row<'_, N>),
    ) -> Faults {
        let mut faults = Faults::default();
        text.rows(part, |offset, fields| {
            if fields.len() > headings.count {
                let (count, separator) = (fields.len(), text.separator_name());
                let reason = format!(
                    "the row has {count} fields, the headings are {}; a {separator} in a name needs \
                     quotes",
                    headings.count
                );
                faults.add(offset, headings.count + 1, reason);
                return true;
            }
            let (at, faults) = (&headings.at, &mut faults);
            row(&mut Row { columns: self, at, fields, offset, faults });
            true
        });
        faults
    }

    /// Finds the columns by their headings.
    fn find(&self, offset: usize, fields: &[&[u8]], faults: &mut Faults) -> Headings<N> {
        let mut headings =
            Headings { at: [None; N], count: fields.len(), unread: Vec::new(), end: 0 };
        for (number, field) in fields.iter().enumerate() {
            let heading = String::from_utf8_lossy(field).trim().to_owned();
            let known = self.names.iter().position(|name| name.eq_ignore_ascii_case(&heading));
            match known.map(|column| headings.at[column].replace(number)) {
                Some(Some(_)) => faults.add(offset, heading, "it is there twice"),
                Some(None) => {}
                None => headings.unread.push(heading),
            }
        }
        headings.unread.retain(|heading| !heading.is_empty());
        for (name, at) in self.names.iter().zip(headings.at).take(self.needed) {
            if at.is_none() {
                let reason = "there is no such column; the first line holds the headings";
                faults.add(offset, name, reason);
            }
        }
        headings
    }
}

/// Where the columns of a file stand.
struct Headings<const N: usize> {
    /// Where each column stands, counted from 0.
    at: [Option<usize>; N],
    /// How many columns there are.
    count: usize,
    unread: Vec<String>,
    /// The byte behind their row.
    end: usize,
}

/// A file's bytes.
struct Text<'a> {
    bytes: &'a [u8],
    /// What stands between two fields.
    separator: u8,
    /// Whether a separator or a line's end is always one.
    plain: bool,
}

impl Text<'_> {
    fn new(bytes: &[u8]) -> Text<'_> {
        let bytes = without_mark(bytes);
        let plain = !bytes.contains(&b'"') && !bytes.contains(&b'\r');
        Text { bytes, separator: separator_of(bytes), plain }
    }

    fn separator_name(&self) -> &'static str {
        if self.separator == b';' { "semicolon" } else { "comma" }
    }

    /// The rows from `begin` on in so many parts of about the same length, in their order.
    fn parts(&self, begin: usize, count: usize) -> Vec<Range<usize>> {
        let end = self.bytes.len();
        let count = if self.plain { count.max(1) } else { 1 };
        let length = (end - begin).div_ceil(count);
        let mut parts = Vec::with_capacity(count);
        let mut from = begin;
        for part in 1..=count {
            // A row belongs to the part in which it begins.
            let wanted = begin + part * length;
            let rest = self.bytes.get(wanted..).unwrap_or_default();
            let line = rest.iter().position(|byte| *byte == b'\n');
            let to = line.map_or(end, |line| wanted + line + 1);
            parts.push(from..to);
            from = to;
        }
        parts
    }

    /// Hands out each row of a part, which begins with one, with the offset at which it begins, until
    /// `row` has had enough, and tells where it stopped.
    fn rows(&self, part: Range<usize>, mut row: impl FnMut(usize, &[&[u8]]) -> bool) -> usize {
        let (bytes, before) = (&self.bytes[part.clone()], part.start);
        if !self.plain {
            let mut reader = ReaderBuilder::new()
                .delimiter(self.separator)
                .has_headers(false)
                .flexible(true)
                .from_reader(bytes);
            let mut record = ByteRecord::new();
            let place = |byte: u64| before + usize::try_from(byte).unwrap_or(bytes.len());
            // Bytes in memory can be read, and rows may have any number of fields: no error is left.
            while reader.read_byte_record(&mut record).unwrap_or(false) {
                let fields: Vec<&[u8]> = record.iter().collect();
                if !row(place(record.position().map_or(0, csv::Position::byte)), &fields) {
                    return place(reader.position().byte());
                }
            }
            return part.end;
        }
        // A million games are read faster than by the reader of CSV.
        let mut fields = Vec::new();
        let (mut begin, mut field) = (0, 0);
        for (at, byte) in bytes.iter().enumerate() {
            match byte {
                byte if *byte == self.separator => {
                    fields.push(&bytes[field..at]);
                    field = at + 1;
                }
                b'\n' => {
                    fields.push(&bytes[field..at]);
                    // An empty line is no row.
                    if at > begin && !row(before + begin, &fields) {
                        return before + at + 1;
                    }
                    fields.clear();
                    (begin, field) = (at + 1, at + 1);
                }
                _ => {}
            }
        }
        if begin < bytes.len() {
            fields.push(&bytes[field..]);
            row(before + begin, &fields);
        }
        part.end
    }
}

/// What is wrong with a player's name. A line break in one is mostly a quotation mark that was not
/// closed, with rows behind it that would be passed over.
pub fn fault_of_name(name: &str) -> Option<&'static str> {
    if name.is_empty() {
        return Some("the name is empty");
    }
    let control = name.chars().any(char::is_control);
    control.then_some("the name has a line break or another control character in it")
}
