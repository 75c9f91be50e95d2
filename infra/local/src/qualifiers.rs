//! `posthorn qualifiers`: who is qualified for which stage by the tables of sections, offline, so that anybody
//! can check the Table of Qualifiers (`TR-1.0.6`).

mod table;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use app::cell;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rules::tournament::{
    Basis, Held, Placing, Qualification, QualificationState, QualifiedPlayer, Stage,
};
use rules::{Day, PlayerId};

use crate::console::{bytes_of, print};

pub use table::{FaultyTable, Table, Tables};

/// Say who is qualified for which stage by the tables of sections. What titles and ratings give is not told.
#[derive(Debug, Args)]
pub struct Options {
    /// Tables of sections as the server gives them (/api/sections/…/table.json), all that a player has played
    /// in; - reads the standard input.
    #[arg(required = true)]
    pub tables: Vec<PathBuf>,
    /// The day on which they have to be valid, such as 2027-03-31.
    #[arg(long)]
    pub on: Day,
    /// Only this stage.
    #[arg(
        long,
        value_parser = PossibleValuesParser::new(stages().map(Stage::code))
            .try_map(|code| Stage::from_code(&code).ok_or("there is no such stage"))
    )]
    pub stage: Option<Stage>,
    /// The server's table of that stage (/api/qualifiers.csv): say where it differs, instead of what is
    /// computed.
    #[arg(long, requires = "stage")]
    pub against: Option<PathBuf>,
}

/// The stages that somebody is qualified for.
fn stages() -> impl Iterator<Item = Stage> {
    Stage::ALL.into_iter().filter(|stage| stage.is_qualified_for())
}

/// A line that is computed: what the server's file must say, too.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Line {
    stage: &'static str,
    player: u32,
    article: String,
    part: String,
    sections: String,
    ended_on: String,
    until: String,
}

impl Line {
    /// Whose it is, and from which sections.
    fn origin(&self) -> (u32, String) {
        (self.player, self.sections.clone())
    }
}

/// Runs the command: 0 with the lines, or where nothing differs; 1 where something differs, 2 when a file
/// cannot be read.
pub fn run(options: &Options) -> ExitCode {
    match answer(options) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("posthorn: {error}");
            ExitCode::from(2)
        }
    }
}

fn answer(options: &Options) -> Result<ExitCode, String> {
    let mut tables = Tables::default();
    for file in &options.tables {
        let named = |error: &dyn Display| format!("{}: {error}", file.display());
        let bytes = bytes_of(file).map_err(|error| named(&error))?;
        tables.add(&bytes).map_err(|error| named(&error))?;
    }
    let (Some(file), Some(stage)) = (&options.against, options.stage) else {
        let lines = lines_of(&tables, options.stage, options.on);
        return Ok(print(csv(&lines).map_err(io::Error::from)));
    };
    let named = |error: &dyn Display| format!("{}: {error}", file.display());
    let told = bytes_of(file).map_err(|error| named(&error))?;
    let found = differences(&tables, stage, options.on, &told).map_err(|error| named(&error))?;
    found.iter().for_each(|difference| println!("{difference}"));
    Ok(if found.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Where the server's table of a stage, as CSV, is not what the tables of the sections give on a day.
///
/// # Errors
/// When the file cannot be read.
pub fn differences(
    tables: &Tables,
    stage: Stage,
    on: Day,
    told: &[u8],
) -> Result<Vec<String>, csv::Error> {
    let told = table::read_told(stage.code(), told)?;
    // What was put off is valid without end, which no table of a section tells (TR-1.4.3).
    let computed = lines_of(tables, Some(stage), on);
    let computed = computed.into_iter().filter(|line| !told.deferred.contains(&line.origin()));
    let computed: BTreeSet<Line> = computed.collect();
    let told = told.lines;
    let tell = |line: &Line, how: &str| {
        let Line { player, article, sections, until, .. } = line;
        let until = if until.is_empty() { "without end" } else { until };
        format!("player {player}, {article}, section {sections}, {until}: {how}")
    };
    // What has no end may have been used for an event that is over: then the table has it no more.
    let is_used_up = |line: &&Line| line.until.is_empty() && !line.ended_on.is_empty();
    let missing = computed
        .difference(&told)
        .filter(|line| !is_used_up(line))
        .map(|line| tell(line, "is not in the table"));
    let more = told.difference(&computed).map(|line| tell(line, "is in the table alone"));
    Ok(missing.chain(more).collect())
}

/// What the results give each player on a day.
fn lines_of(tables: &Tables, stage: Option<Stage>, today: Day) -> Vec<Line> {
    let mut placings: BTreeMap<PlayerId, Vec<Placing>> = BTreeMap::new();
    for (player, placing) in tables.placings() {
        placings.entry(player).or_default().push(placing);
    }
    let mut lines = Vec::new();
    for (player, placings) in &placings {
        let held = Held::of(&QualifiedPlayer::default(), placings, &[], today);
        let wanted = held.qualifications.iter().filter(|one| {
            one.state == QualificationState::Free && stage.is_none_or(|stage| stage == one.target)
        });
        lines.extend(wanted.map(|one| line(*player, one)));
    }
    lines.sort();
    lines
}

fn line(player: PlayerId, one: &Qualification) -> Line {
    let day = |day: Option<Day>| day.map_or(String::new(), |day| day.to_string());
    let ended_on = match one.basis {
        Basis::Section { ended_on, .. } => ended_on,
        Basis::Player => None,
    };
    Line {
        stage: one.target.code(),
        player: player.0,
        article: one.article.to_owned(),
        part: one.part.code().to_owned(),
        sections: one.section().map_or(String::new(), |section| section.0.to_string()),
        ended_on: day(ended_on),
        until: day(one.until),
    }
}

fn csv(lines: &[Line]) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["stage", "id", "article", "part", "sections", "ended_on", "until"])?;
    for line in lines {
        writer.write_record([
            line.stage,
            &line.player.to_string(),
            &cell(&line.article),
            &line.part,
            &line.sections,
            &line.ended_on,
            &line.until,
        ])?;
    }
    writer.into_inner().map_err(|error| error.into_error().into())
}
