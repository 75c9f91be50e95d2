//! `posthorn rate`: the next rating list from a list and a period's games, offline, so that officers
//! can calculate one, and anybody can check it.

mod read;

use std::io::{self, BufWriter, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rules::rating::{Method, Options as RatingOptions, Period, Rated};
use rules::tournament::RuleSet;

use app::cell;

use crate::console::print;

pub use read::{File, Input, read_input};

/// Games that are worth a thread.
const GAMES_OF_THREAD: usize = 10_000;

/// Players named in one note.
const NAMES_IN_NOTE: usize = 20;

/// Make the next rating list from a list and a period's games.
#[derive(Debug, Args)]
pub struct Options {
    /// Whose rules.
    #[arg(
        long,
        value_parser = PossibleValuesParser::new(RuleSet::ALL.map(RuleSet::code))
            .try_map(|code| RuleSet::from_code(&code).ok_or("there is no such rule set"))
    )]
    pub rule_set: RuleSet,
    /// The list before, CSV in UTF-8 with a line of headings: id, rating (empty for none) and games.
    #[arg(long)]
    pub list: PathBuf,
    /// The period's games, CSV: white, black, result (1-0, 0-1 or 1/2-1/2), white_start and
    /// black_start (the ratings at the event's start, empty for unrated), and level (of the event, a
    /// rating or a kind of event such as "open class"; needed for unrated players).
    #[arg(long)]
    pub games: PathBuf,
    /// All earlier games of players with fewer than 30 games, in the columns of --games.
    #[arg(long)]
    pub history: Option<PathBuf>,
    /// Write to the standard error how each rating comes about, game by game.
    #[arg(long)]
    pub explain: bool,
}

/// Runs the command: 0 with the list (id, rating, games, fixed), 1 when it cannot be written, 2 when
/// a file cannot be read or a row is wrong. Then there is no list, and each fault is a line on the
/// standard error.
pub fn run(options: &Options) -> ExitCode {
    let input = match read_files(options) {
        Ok(input) => input,
        Err(faults) => {
            faults.iter().for_each(|fault| eprintln!("{fault}"));
            return ExitCode::from(2);
        }
    };
    let rating_options = RatingOptions::of(options.rule_set);
    let rated = rate_list(&rating_options, &input);
    for note in input.notes.iter().cloned().chain(short_history(&input, &rated)) {
        eprintln!("posthorn: {note}");
    }
    let explained = explain(options.explain, &rating_options, &input);
    print(explained.and_then(|()| Ok(write_list(&input, &rated)?)))
}

/// The new list, calculated by as many threads as the games are worth.
pub fn rate_list(options: &RatingOptions, input: &Input) -> Vec<Rated> {
    let period = input.period();
    rules::rating::rate_by(options, &period, threads(period.games.len(), GAMES_OF_THREAD))
}

/// How many threads share so much work: no more than there are cores, each with this much of it.
fn threads(work: usize, of_each: usize) -> NonZero<usize> {
    let cores = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    NonZero::new(work / of_each).map_or(NonZero::<usize>::MIN, |wanted| wanted.min(cores))
}

/// Reads the files, or tells what is wrong in all of them.
fn read_files(options: &Options) -> Result<Input, Vec<String>> {
    let read = |file: &Path| {
        std::fs::read(file).map_err(|error| vec![format!("posthorn: {}: {error}", file.display())])
    };
    let list = read(&options.list)?;
    let games = read(&options.games)?;
    let history = options.history.as_deref().map(read).transpose()?;
    read_input(options.rule_set, &list, &games, history.as_deref()).map_err(|faults| {
        let of = |file: File| match file {
            File::List => options.list.as_path(),
            File::Games => &options.games,
            File::History => options.history.as_deref().unwrap_or(Path::new("")),
        };
        let faults = faults.into_iter();
        faults.map(|(file, fault)| format!("{}: {fault}", of(file).display())).collect()
    })
}

/// Says which ratings from fewer than 30 games rest on fewer games than the list tells, or on more
/// (`RAT-15`): the rule asks for all of them.
fn short_history(input: &Input, rated: &[Rated]) -> Option<String> {
    let players = (0..).zip(rated).filter(|(player, rated)| {
        rated.method == Method::AllGames && !input.has_whole_history(*player)
    });
    let players: Vec<String> = players.map(|(player, _)| input.name(player)).collect();
    let more = players.len().checked_sub(NAMES_IN_NOTE).filter(|more| *more > 0);
    let more = more.map_or(String::new(), |more| format!(" and {more} more"));
    let named = players[..players.len().min(NAMES_IN_NOTE)].join(", ");
    (!players.is_empty()).then(|| {
        format!(
            "the history does not hold the earlier games that the list counts: {named}{more}; \
             these ratings rest on the games given (RAT-15)"
        )
    })
}

fn explain(wanted: bool, options: &RatingOptions, input: &Input) -> io::Result<()> {
    if !wanted {
        return Ok(());
    }
    let listed = |player| usize::try_from(player).is_ok_and(|player| player < input.shown());
    let mut explanations = rules::rating::explain(options, &input.period(), listed);
    explanations.sort_by_key(|explanation| input.rank(explanation.player));
    let mut output = BufWriter::new(io::stderr().lock());
    for explanation in explanations {
        output.write_all(explanation.to_text(options, |player| input.name(player)).as_bytes())?;
    }
    output.flush()
}

/// The list as CSV: id, rating, games and fixed (0 or 1), in the order of the list before, then new
/// players by id.
///
/// # Errors
/// When a line cannot be written, which in memory does not happen.
pub fn write_list(input: &Input, rated: &[Rated]) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["id", "rating", "games", "fixed"])?;
    for player in input.order() {
        let entry = rated[player as usize].entry;
        let rating = entry.rating.map_or(String::new(), |rating| rating.to_string());
        let fixed = if entry.is_fixed() { "1" } else { "0" };
        let games = entry.games.to_string();
        writer.write_record([&*cell(&input.name(player)), &rating, &games, fixed])?;
    }
    writer.into_inner().map_err(|error| error.into_error().into())
}

impl Input {
    /// What the calculation takes.
    pub fn period(&self) -> Period<'_> {
        let (list, games, history) = (&self.list, &self.games, &self.history);
        Period { list, games, history, ..Period::default() }
    }
}
