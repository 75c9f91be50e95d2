//! `posthorn standings`: the table of a section, or of an event of teams, from a file of its results, so that
//! anybody can check a published one, or make one of games that were played elsewhere.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rules::HalfPoints;
use rules::tournament::{
    BOARDS_MAX, Flag, PlayedGame, RuleSet, TeamGame, TeamStanding, standings, team_standings,
};

use crate::console::{note_unread, print, read_file};
use app::cell;
use app::columns::{Columns, Fault, Row, fault_of_name};

/// The columns of a file of results.
const COLUMNS: Columns<7> = Columns {
    names: ["white", "black", "result", "flag", "white_team", "black_team", "board"],
    needed: 3,
};
/// The same of teams whose players are not named: where [`COLUMNS`] has the players.
const OF_TEAMS_ALONE: Columns<7> = Columns {
    names: ["white_team", "black_team", "result", "flag", "white", "black", "board"],
    needed: 3,
};
const WHITE: usize = 0;
const BLACK: usize = 1;
const RESULT: usize = 2;
const FLAG: usize = 3;
const WHITE_TEAM: usize = 4;
const BLACK_TEAM: usize = 5;
const BOARD: usize = 6;

/// Read a file of results and print who stands where.
#[derive(Debug, Args)]
pub struct Options {
    /// The results, CSV in UTF-8 with a line of headings: white, black, result (1-0, 0-1, 1/2-1/2,
    /// 0-0, or * for a game still running) and, where needed, flag (A, E, D or C); - reads the
    /// standard input. With the columns white_team, black_team and board, from 1, it is the table of the teams, and
    /// white and black can be left out.
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
    /// The teams in the order in which they appear; none where no teams play.
    pub teams: Vec<String>,
    /// Of teams, a game a row.
    pub team_games: Vec<TeamGame>,
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
    let mut file = ResultsFile::default();
    let teams_alone = !COLUMNS.are_in(bytes) && OF_TEAMS_ALONE.are_in(bytes);
    let columns = if teams_alone { OF_TEAMS_ALONE } else { COLUMNS };
    let unread = columns.read(bytes, |row| {
        let before = row.faults();
        if let Some(entry) = Entry::read(row, teams_alone)
            && row.faults() == before
        {
            file.add(entry);
        }
    })?;
    Ok(Results { unread, ..file.results })
}

/// A row that has been understood.
struct Entry<'a> {
    /// White and Black; none where only teams are named.
    players: Option<[&'a str; 2]>,
    result: Option<(HalfPoints, HalfPoints)>,
    flag: Option<Flag>,
    teams: Option<Teams<'a>>,
}

/// Between which teams it is, and on which board, counted from 0.
struct Teams<'a> {
    white: &'a str,
    black: &'a str,
    board: usize,
}

impl<'a> Teams<'a> {
    /// Of a file that has teams: none, and a fault, where something is wrong.
    fn read(row: &mut Row<'a, 7>, columns: [usize; 2]) -> Option<Teams<'a>> {
        let [white, black] = opponents(row, columns, "itself");
        let number = row.text(BOARD);
        let board = number.and_then(|text| text.parse::<usize>().ok());
        let board = board.filter(|board| (1..=BOARDS_MAX).contains(board));
        if let (Some(text), None) = (number, board) {
            row.fault(BOARD, format!("“{text}” is no board from 1 to {BOARDS_MAX}"));
        }
        Some(Teams { white: white?, black: black?, board: board?.checked_sub(1)? })
    }
}

impl<'a> Entry<'a> {
    /// What a row says, unless it has faults that leave nothing to say.
    fn read(row: &mut Row<'a, 7>, teams_alone: bool) -> Option<Entry<'a>> {
        let players = match teams_alone {
            true => [Some(""), Some("")],
            false => opponents(row, [WHITE, BLACK], "themselves"),
        };
        let (result, flag) = (row.text(RESULT), row.text(FLAG));
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
        let teams = match row.has(WHITE_TEAM) || row.has(BLACK_TEAM) {
            _ if teams_alone => Some(Teams::read(row, [WHITE, BLACK])?),
            true => Some(Teams::read(row, [WHITE_TEAM, BLACK_TEAM])?),
            false => None,
        };
        let [white, black] = players;
        let players = [white?, black?];
        let players = (!teams_alone).then_some(players);
        Some(Entry { players, result: result?, flag: flag?, teams })
    }
}

/// Who plays whom, by the two columns; nobody plays against themselves.
fn opponents<'a>(
    row: &mut Row<'a, 7>,
    columns: [usize; 2],
    themselves: &str,
) -> [Option<&'a str>; 2] {
    let names = columns.map(|column| row.text(column));
    for (name, column) in names.into_iter().zip(columns) {
        if let Some(reason) = name.and_then(fault_of_name) {
            row.fault(column, reason);
        }
    }
    if let [Some(white), Some(black)] = names
        && white == black
        && !white.is_empty()
    {
        row.fault(columns[1], format!("“{black}” plays against {themselves}"));
    }
    names
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

/// The results so far, and the start numbers of players and teams by name.
#[derive(Default)]
struct ResultsFile {
    results: Results,
    players: Numbers,
    teams: Numbers,
}

impl ResultsFile {
    fn add(&mut self, entry: Entry<'_>) {
        let Entry { players: named, result, flag, teams } = entry;
        let players = &mut self.results.players;
        if let Some([white, black]) = named {
            let (white, black) = (self.players.of(white, players), self.players.of(black, players));
            self.results.games.push(PlayedGame { white, black, result, flag });
        }
        let Some(Teams { white, black, board }) = teams else { return };
        let teams = &mut self.results.teams;
        let (white, black) = (self.teams.of(white, teams), self.teams.of(black, teams));
        self.results.team_games.push(TeamGame { board, white, black, result, flag });
    }
}

/// Start numbers by name.
#[derive(Default)]
struct Numbers(BTreeMap<String, usize>);

impl Numbers {
    /// The number of a name, which is put behind the others where it is new.
    fn of(&mut self, name: &str, names: &mut Vec<String>) -> usize {
        if let Some(number) = self.0.get(name) {
            return *number;
        }
        let number = names.len();
        names.push(name.to_owned());
        self.0.insert(name.to_owned(), number);
        number
    }
}

/// The table as CSV, of the teams where teams play, by place and then by name: place, player, score, wins and
/// Sonneborn-Berger; place, team, the points of the boards, those of the matches, and those of each board.
///
/// # Errors
/// When a line cannot be written, which in memory does not happen.
pub fn write_table(results: &Results, rule_set: RuleSet) -> Result<Vec<u8>, csv::Error> {
    match results.teams.is_empty() {
        true => write_players(results, rule_set),
        false => write_teams(results, rule_set),
    }
}

fn write_teams(results: &Results, rule_set: RuleSet) -> Result<Vec<u8>, csv::Error> {
    let teams = &results.teams;
    let boards = results.team_games.iter().map(|game| game.board + 1).max().unwrap_or_default();
    let games = &results.team_games;
    let mut table = team_standings(teams.len(), boards, games, rule_set.team_ranking());
    table.sort_by_key(|line| (line.place, &teams[line.team]));
    let mut writer = csv::Writer::from_writer(Vec::new());
    let headings = ["place", "team", "board_points", "match_points"].map(str::to_owned);
    let each = (1..=boards).map(|board| format!("board_{board}"));
    writer.write_record(headings.into_iter().chain(each))?;
    let points = |half_points: u32| in_decimals(u64::from(half_points) * 2);
    for TeamStanding { team, place, half_points, match_points, boards, .. } in &table {
        let (name, matches) = (cell(&teams[*team]).into_owned(), match_points.to_string());
        let line = [place.to_string(), name, points(*half_points), matches];
        writer.write_record(line.into_iter().chain(boards.iter().copied().map(points)))?;
    }
    writer.into_inner().map_err(|error| error.into_error().into())
}

fn write_players(results: &Results, rule_set: RuleSet) -> Result<Vec<u8>, csv::Error> {
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
