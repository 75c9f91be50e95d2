//! `posthorn norms`: category and norms of an event from its players at the start, offline, so that
//! anybody can check them.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rules::norm::{Norm, NormBoard, NormClass, NormOverview, NormTerms, Participant};
use rules::{Federation, HalfPoints, Title};

use crate::console::{note_unread, print, read_file};
use crate::standings::in_decimals;
use app::columns::{Columns, Fault, Row};

/// The columns of a start list.
const COLUMNS: Columns<4> =
    Columns { names: ["federation", "rating", "fixed", "title"], needed: 3 };
const FEDERATION: usize = 0;
const RATING: usize = 1;
const FIXED: usize = 2;
const TITLE: usize = 3;

/// Digits of a rating at most.
const RATING_DIGITS: usize = 4;

/// Say which norms an event offers, or why none.
#[derive(Debug, Args)]
pub struct Options {
    /// The players at the start, CSV in UTF-8 with a line of headings: federation (three letters),
    /// rating (empty: none published), fixed (1 or 0) and title (or empty); - reads the standard
    /// input.
    pub file: PathBuf,
    /// It is an event of ladies: players without a published rating count 1900, not 2200.
    #[arg(long)]
    pub ladies: bool,
    /// Which stage of a championship it is, where that gives it a category of its own.
    #[arg(
        long,
        value_parser = PossibleValuesParser::new(NormClass::ALL.map(NormClass::code))
            .try_map(|code| NormClass::from_code(&code).ok_or("there is no such stage"))
    )]
    pub class: Option<NormClass>,
    /// Which board of the teams it is, where that stage is one of teams.
    #[arg(long, requires = "boards")]
    pub board: Option<u8>,
    /// How many boards a team has.
    #[arg(long, requires = "board")]
    pub boards: Option<u8>,
    /// Say what this score is worth, in points such as 7.5.
    #[arg(long, value_parser = score_of)]
    pub score: Option<HalfPoints>,
}

/// Runs the command: 0 with the overview, 1 when it cannot be written, 2 when the file cannot be read,
/// a row is wrong, or nobody can have that score. Each fault is a line on the standard error.
pub fn run(options: &Options) -> ExitCode {
    let (participants, unread) = match read_file(&options.file, read_participants) {
        Ok(read) => read,
        Err(code) => return code,
    };
    note_unread(&unread);
    let is_of_teams = options.class.is_some_and(NormClass::is_of_teams);
    let board = options.board.zip(options.boards);
    if is_of_teams != board.is_some_and(|(board, boards)| (1..=boards).contains(&board)) {
        eprintln!(
            "posthorn: a board from 1 to the number of boards goes with a stage of teams, and only with it"
        );
        return ExitCode::from(2);
    }
    let board = board.map(|(board, boards)| NormBoard { board, boards });
    let terms = NormTerms { ladies: options.ladies, class: options.class, board };
    let overview = NormOverview::new(terms, &participants);
    let games = overview.players.saturating_sub(1);
    if let Some(score) = options.score.filter(|score| usize::from(score.0) > 2 * games) {
        eprintln!("posthorn: nobody can have {} points of {games} games", points(score));
        return ExitCode::from(2);
    }
    print(Ok(write_overview(&overview, options.score).into_bytes()))
}

/// Reads a start list, and gives the headings of the columns that were not read.
///
/// # Errors
/// Everything that is wrong, in the order of the lines; of a file without its columns only that.
pub fn read_participants(bytes: &[u8]) -> Result<(Vec<Participant>, Vec<String>), Vec<Fault>> {
    let mut participants = Vec::new();
    let unread = COLUMNS.read(bytes, |row| participants.extend(participant(row)))?;
    Ok((participants, unread))
}

/// A player, unless a field is wrong.
fn participant(row: &mut Row<'_, 4>) -> Option<Participant> {
    let (federation, rating) = (row.text(FEDERATION), row.text(RATING));
    let (fixed, title) = (row.text(FIXED), row.text(TITLE));
    let federation = federation?.parse::<Federation>().map_err(|error| {
        row.fault(FEDERATION, error);
    });
    let rating = match rating? {
        "" => Ok(None),
        text if text.len() <= RATING_DIGITS && text.bytes().all(|byte| byte.is_ascii_digit()) => {
            text.parse().map(Some).map_err(|_| ())
        }
        text => {
            row.fault(RATING, format!("“{text}” is no rating"));
            Err(())
        }
    };
    let fixed = match (fixed?, rating) {
        ("1", Ok(None)) => {
            row.fault(FIXED, "a player without a rating has none that is fixed");
            Err(())
        }
        ("1", _) => Ok(true),
        ("0" | "", _) => Ok(false),
        (text, _) => {
            row.fault(FIXED, format!("“{text}” is neither 1 nor 0"));
            Err(())
        }
    };
    let title = match title? {
        "" => Ok(None),
        text => text.parse::<Title>().map(Some).map_err(|error| {
            row.fault(TITLE, format!("“{text}” is {error}"));
        }),
    };
    Some(Participant {
        federation: federation.ok()?,
        // What the table does not tell is the register's, on the server.
        is_of_member: true,
        rating: rating.ok()?,
        fixed: fixed.ok()?,
        title: title.ok()?,
    })
}

/// The overview in lines: the category, then each norm with its points, or each reason with its rule,
/// and what is to be seen besides.
pub fn write_overview(overview: &NormOverview, score: Option<HalfPoints>) -> String {
    let category = overview.category.map_or("none".to_owned(), |category| category.to_string());
    let games = overview.players.saturating_sub(1);
    let of_kind = if overview.classified { ", that of its kind (NORM-4c)" } else { "" };
    let mut lines = vec![
        format!("category {category}{of_kind}"),
        format!("average {}, {} players, {games} games each", overview.average, overview.players),
    ];
    let norm = |norm: &Norm| format!("{} {}", norm.title, points(norm.points));
    lines.extend(overview.norms.iter().map(norm));
    if overview.norms.is_empty() {
        lines.push("no norms".to_owned());
    }
    lines.extend(overview.no_norms.iter().map(|why| format!("{why} ({})", why.rule())));
    lines.extend(overview.remarks.iter().map(|remark| format!("note: {remark} (NORM-1)")));
    if let Some(score) = score {
        lines.extend(overview.norms.iter().map(|norm| worth(overview, *norm, score)));
    }
    lines.push(format!(
        "grandmasters and fixed ratings of 2600 or more: {} (TR-10.4)",
        overview.grandmasters
    ));
    lines.join("\n") + "\n"
}

/// What a score is worth for one norm.
fn worth(overview: &NormOverview, norm: Norm, score: HalfPoints) -> String {
    let (title, has) = (norm.title, points(score));
    match overview.games_counted(norm, score) {
        Some(games) => {
            format!("with {has}: {title} norm, counts as {games} of 24 games (TR-10.0.3)")
        }
        None => {
            let missing = HalfPoints(norm.points.0.saturating_sub(score.0));
            format!("with {has}: no {title} norm, {} missing", points(missing))
        }
    }
}

fn points(half_points: HalfPoints) -> String {
    in_decimals(u64::from(half_points.0) * 2)
}

/// A score in points, with .5 or without.
fn score_of(text: &str) -> Result<HalfPoints, String> {
    let (whole, halves) = match text.split_once('.') {
        None => (text, 0),
        Some((whole, "0")) => (whole, 0),
        Some((whole, "5")) => (whole, 1),
        Some(_) => return Err("a score is a number of points such as 7 or 7.5".to_owned()),
    };
    let whole = whole.parse::<u8>().ok().filter(|whole| *whole <= 100);
    let score = whole.map(|whole| HalfPoints(2 * whole + halves));
    score.ok_or_else(|| "a score is a number of points such as 7 or 7.5".to_owned())
}
