//! `posthorn standings`: the table of a section from a file of its results, so that anybody can check
//! a published one, or make one of games that were played elsewhere.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rules::HalfPoints;
use rules::tournament::{Flag, PlayedGame, RuleSet, standings};

use crate::console::{note_unread, print, read_file};
use app::cell;
use app::columns::{Columns, Fault, Row, fault_of_name};

/// The columns of a file of results.
const COLUMNS: Columns<4> = Columns { names: ["white", "black", "result", "flag"], needed: 3 };
const WHITE: usize = 0;
const BLACK: usize = 1;
const RESULT: usize = 2;
const FLAG: usize = 3;

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
    let results = match read_file(&options.file, read_results) {
        Ok(results) => results,
        Err(code) => return code,
    };
    note_unread(&results.unread);
    print(write_table(&results, options.rule_set).map_err(io::Error::from))
}

/// Reads a file of results: any order of columns, with or without the flags.
///
/// # Errors
/// Everything that is wrong, in the order of the lines; of a file without its columns only that.
pub fn read_results(bytes: &[u8]) -> Result<Results, Vec<Fault>> {
    let mut file = ResultsFile { results: Results::default(), numbers: BTreeMap::new() };
    let unread = COLUMNS.read(bytes, |row| {
        let before = row.faults();
        if let Some(entry) = Entry::read(row)
            && row.faults() == before
        {
            file.add(entry);
        }
    })?;
    Ok(Results { unread, ..file.results })
}

/// A row that has been understood.
struct Entry<'a> {
    white: &'a str,
    black: &'a str,
    result: Option<(HalfPoints, HalfPoints)>,
    flag: Option<Flag>,
}

impl<'a> Entry<'a> {
    /// What a row says, unless it has faults that leave nothing to say.
    fn read(row: &mut Row<'a, 4>) -> Option<Entry<'a>> {
        let (white, black) = (row.text(WHITE), row.text(BLACK));
        let (result, flag) = (row.text(RESULT), row.text(FLAG));
        for (name, column) in [(white, WHITE), (black, BLACK)] {
            if let Some(reason) = name.and_then(fault_of_name) {
                row.fault(column, reason);
            }
        }
        if let (Some(white), Some(black)) = (white, black)
            && white == black
            && !white.is_empty()
        {
            row.fault(BLACK, format!("“{black}” plays against themselves"));
        }
        let result = result.and_then(|text| {
            let known = result_of(text);
            if known.is_none() {
                row.fault(RESULT, format!("“{text}” is none of 1-0, 0-1, 1/2-1/2, 0-0 and *"));
            }
            known
        });
        let flag = flag.and_then(|text| {
            let known = flag_of(text);
            if known.is_none() {
                row.fault(FLAG, format!("“{text}” is none of A, E, D and C"));
            }
            known
        });
        Some(Entry { white: white?, black: black?, result: result?, flag: flag? })
    }
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
            &cell(&players[line.player]),
            &in_decimals(u64::from(line.half_points) * 2),
            &line.wins.to_string(),
            &in_decimals(line.quarter_sb),
        ])?;
    }
    writer.into_inner().map_err(|error| error.into_error().into())
}

/// Quarters of a point in decimals, without zeros behind: 26 is 6.5, 73 is 18.25, 28 is 7.
pub(crate) fn in_decimals(quarters: u64) -> String {
    let fraction = match quarters % 4 {
        0 => "",
        1 => ".25",
        2 => ".5",
        _ => ".75",
    };
    format!("{}{fraction}", quarters / 4)
}
