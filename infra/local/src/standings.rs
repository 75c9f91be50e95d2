//! `posthorn standings`: the table of a section from a file of its results, so that anybody can check
//! a published one, or make one of games that were played elsewhere.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use csv::{ByteRecord, ReaderBuilder};
use rules::HalfPoints;
use rules::tournament::{Flag, PlayedGame, RuleSet, standings};

/// The columns of a file of results, in the order of [`Column`].
const COLUMNS: [&str; 4] = ["white", "black", "result", "flag"];

/// Read a file of results and print who stands where.
#[derive(Debug, Args)]
pub struct Options {
    /// The results, CSV in UTF-8 with a line of headings: white, black, result (1-0, 0-1, 1/2-1/2,
    /// 0-0, or * for a game still running) and, where needed, flag (A, E, D or C); - reads the
    /// standard input.
    pub file: PathBuf,
    /// Whose order of tie-breaks.
    #[arg(
        long,
        default_value = RuleSet::Iccf.code(),
        value_parser = PossibleValuesParser::new(RuleSet::ALL.map(RuleSet::code))
            .try_map(|code| RuleSet::from_code(&code).ok_or("there is no such rule set"))
    )]
    pub rule_set: RuleSet,
}

/// A place in a file of results that cannot be read as it stands.
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

/// What a file of results holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The players in the order in which they appear: their start numbers.
    pub players: Vec<String>,
    /// A game a row.
    pub games: Vec<PlayedGame>,
    /// Headings of columns that were not read.
    pub unread: Vec<String>,
}

/// Runs the command: 0 with the table, 1 when it cannot be written, 2 when the file cannot be read
/// or a row is wrong. Then there is no table, and each fault is a line on the standard error.
pub fn run(options: &Options) -> ExitCode {
    let bytes = match read_bytes(&options.file) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("posthorn: {}: {error}", options.file.display());
            return ExitCode::from(2);
        }
    };
    let results = match read_results(&bytes) {
        Ok(results) => results,
        Err(faults) => {
            for fault in faults {
                eprintln!("{fault}");
            }
            return ExitCode::from(2);
        }
    };
    for heading in &results.unread {
        eprintln!("posthorn: the column “{heading}” is not read");
    }
    let written = write_table(&results, options.rule_set)
        .map_err(io::Error::from)
        .and_then(|table| io::stdout().write_all(&table));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        // Who reads only the first lines, as `head` does, has closed the pipe.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("posthorn: {error}");
            ExitCode::FAILURE
        }
    }
}

fn read_bytes(file: &Path) -> io::Result<Vec<u8>> {
    if file != Path::new("-") {
        return fs::read(file);
    }
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a file of results: any order of columns, with or without the flags, quoted or not, with a
/// byte order mark or without.
///
/// # Errors
/// Everything that is wrong, in the order of the lines; of a file without its columns only that.
pub fn read_results(bytes: &[u8]) -> Result<Results, Vec<Fault>> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let mut reader = ReaderBuilder::new().has_headers(false).flexible(true).from_reader(bytes);
    let mut lines = LineCounter { bytes, offset: 0, line: 1 };
    let mut rows = reader.byte_records().map(|row| -> Result<Row, Vec<Fault>> {
        // Bytes in memory can be read, and rows may have any number of fields: no error is left.
        let fault = |error: csv::Error| Row::default().fault(COLUMNS[0], error);
        let fields = row.map_err(|error| vec![fault(error)])?;
        let line = fields.position().map_or(1, |position| lines.line_of(position.byte()));
        Ok(Row { line, fields })
    });
    let headings = rows.next().transpose()?.unwrap_or_default();
    let columns = Columns::find(&headings)?;
    let mut file = ResultsFile { results: Results::default(), numbers: BTreeMap::new() };
    let mut faults = Vec::new();
    for row in rows {
        let (row, before) = (row?, faults.len());
        let entry = columns.entry(&row, &mut faults);
        if faults.len() == before
            && let Some(entry) = entry
        {
            file.add(entry);
        }
    }
    file.results.unread = columns.unread;
    if faults.is_empty() { Ok(file.results) } else { Err(faults) }
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
    fn line_of(&mut self, offset: u64) -> usize {
        let offset = usize::try_from(offset).unwrap_or(usize::MAX);
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

/// A row and where it begins.
#[derive(Default)]
struct Row {
    line: usize,
    fields: ByteRecord,
}

impl Row {
    fn fault(&self, column: impl Display, reason: impl Display) -> Fault {
        Fault { line: self.line, column: column.to_string(), reason: reason.to_string() }
    }
}

/// A row that has been understood.
struct Entry<'a> {
    white: &'a str,
    black: &'a str,
    result: Option<(HalfPoints, HalfPoints)>,
    flag: Option<Flag>,
}

/// A column that is read.
#[derive(Clone, Copy)]
enum Column {
    White,
    Black,
    Result,
    Flag,
}

/// Where the columns stand.
struct Columns {
    /// Where each of [`COLUMNS`] stands, counted from 0.
    at: [Option<usize>; 4],
    /// How many columns there are.
    count: usize,
    unread: Vec<String>,
}

impl Columns {
    /// Finds the columns by their headings, in small or capital letters.
    fn find(headings: &Row) -> Result<Columns, Vec<Fault>> {
        let mut columns =
            Columns { at: [None; 4], count: headings.fields.len(), unread: Vec::new() };
        let mut faults = Vec::new();
        for (number, field) in headings.fields.iter().enumerate() {
            let heading = String::from_utf8_lossy(field).trim().to_owned();
            let known = COLUMNS.iter().position(|name| name.eq_ignore_ascii_case(&heading));
            match known.map(|column| columns.at[column].replace(number)) {
                Some(Some(_)) => faults.push(headings.fault(heading, "it is there twice")),
                Some(None) => {}
                None => columns.unread.push(heading),
            }
        }
        columns.unread.retain(|heading| !heading.is_empty());
        let needed = [Column::White, Column::Black, Column::Result].into_iter();
        let missing = needed.filter(|column| columns.at[*column as usize].is_none());
        let missing = missing.map(|column| Fault {
            line: headings.line.max(1),
            column: COLUMNS[column as usize].to_owned(),
            reason: "there is no such column; the first line holds the headings".to_owned(),
        });
        faults.extend(missing);
        if faults.is_empty() { Ok(columns) } else { Err(faults) }
    }

    /// What a row says; what is wrong with it is added to `faults`.
    fn entry<'a>(&self, row: &'a Row, faults: &mut Vec<Fault>) -> Option<Entry<'a>> {
        if row.fields.len() > self.count {
            let reason = format!(
                "the row has {} fields, the headings are {}; a comma in a name needs quotes",
                row.fields.len(),
                self.count
            );
            faults.push(row.fault(self.count + 1, reason));
            return None;
        }
        let mut read = |column: Column| {
            let field = self.field(row, column);
            field.map_err(|reason| faults.push(row.fault(COLUMNS[column as usize], reason))).ok()
        };
        let (white, black) = (read(Column::White), read(Column::Black));
        let (result, flag) = (read(Column::Result), read(Column::Flag));
        for (name, column) in [(white, "white"), (black, "black")] {
            if let Some(reason) = name.and_then(fault_of_name) {
                faults.push(row.fault(column, reason));
            }
        }
        if let (Some(white), Some(black)) = (white, black)
            && white == black
            && !white.is_empty()
        {
            faults.push(row.fault("black", format!("“{black}” plays against themselves")));
        }
        let result = result.and_then(|text| {
            let known = result_of(text);
            if known.is_none() {
                let reason = format!("“{text}” is none of 1-0, 0-1, 1/2-1/2, 0-0 and *");
                faults.push(row.fault("result", reason));
            }
            known
        });
        let flag = flag.and_then(|text| {
            let known = flag_of(text);
            if known.is_none() {
                faults.push(row.fault("flag", format!("“{text}” is none of A, E, D and C")));
            }
            known
        });
        Some(Entry { white: white?, black: black?, result: result?, flag: flag? })
    }

    /// A field without the spaces around it. A column that the file does not have is empty.
    fn field<'a>(&self, row: &'a Row, column: Column) -> Result<&'a str, &'static str> {
        let Some(number) = self.at[column as usize] else { return Ok("") };
        let field = row.fields.get(number).ok_or("the field is missing")?;
        std::str::from_utf8(field).map(str::trim).map_err(|_| "it is not UTF-8")
    }
}

/// What is wrong with a player's name. A line break in one is mostly a quotation mark that was not
/// closed, with rows behind it that would be passed over.
fn fault_of_name(name: &str) -> Option<&'static str> {
    if name.is_empty() {
        return Some("the name is empty");
    }
    let control = name.chars().any(char::is_control);
    control.then_some("the name has a line break or another control character in it")
}

/// A result as it is written; none inside for a game that still runs. Only the normal scores exist,
/// and 0-0 (`LAW-12.2`).
fn result_of(text: &str) -> Option<Option<(HalfPoints, HalfPoints)>> {
    let halves = |white, black| Some(Some((HalfPoints(white), HalfPoints(black))));
    match text {
        "1-0" => halves(2, 0),
        "0-1" => halves(0, 2),
        "1/2-1/2" => halves(1, 1),
        "0-0" => halves(0, 0),
        "*" => Some(None),
        _ => None,
    }
}

/// A flag by its letter; none inside for a game that has none.
fn flag_of(text: &str) -> Option<Option<Flag>> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (None, _) => Some(None),
        (Some(letter), None) => Flag::from_letter(letter).map(Some),
        (Some(_), Some(_)) => None,
    }
}

/// The results so far, and the players' start numbers by name.
struct ResultsFile {
    results: Results,
    numbers: BTreeMap<String, usize>,
}

impl ResultsFile {
    fn add(&mut self, entry: Entry<'_>) {
        let (white, black) = (self.number(entry.white), self.number(entry.black));
        let game = PlayedGame { white, black, result: entry.result, flag: entry.flag };
        self.results.games.push(game);
    }

    fn number(&mut self, name: &str) -> usize {
        if let Some(number) = self.numbers.get(name) {
            return *number;
        }
        let number = self.results.players.len();
        self.results.players.push(name.to_owned());
        self.numbers.insert(name.to_owned(), number);
        number
    }
}

/// The table as CSV: place, player, score, wins and Sonneborn-Berger, by place and then by name.
///
/// # Errors
/// When a line cannot be written, which in memory does not happen.
pub fn write_table(results: &Results, rule_set: RuleSet) -> Result<Vec<u8>, csv::Error> {
    let players = &results.players;
    let mut table = standings(players.len(), &results.games, rule_set.tie_breaks());
    table.sort_by_key(|line| (line.place, &players[line.player]));
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["place", "player", "score", "wins", "sb"])?;
    for line in &table {
        writer.write_record([
            line.place.to_string().as_str(),
            &players[line.player],
            &in_decimals(u64::from(line.half_points) * 2),
            &line.wins.to_string(),
            &in_decimals(line.quarter_sb),
        ])?;
    }
    writer.into_inner().map_err(|error| error.into_error().into())
}

/// Quarters of a point in decimals, without zeros behind: 26 is 6.5, 73 is 18.25, 28 is 7.
fn in_decimals(quarters: u64) -> String {
    let fraction = match quarters % 4 {
        0 => "",
        1 => ".25",
        2 => ".5",
        _ => ".75",
    };
    format!("{}{fraction}", quarters / 4)
}
