//! `posthorn import`: what a PGN file holds, and what is wrong with it, before anybody relies on it.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use rules::pgn::{self, PgnError, PgnGame, PgnPly};

/// Read a PGN file, play every game on a board, and say what is wrong with each.
#[derive(Debug, Args)]
pub struct Options {
    /// The file, in UTF-8 or Latin-1.
    pub file: PathBuf,
}

/// Runs the command: 0 when every game can be played, 1 when one cannot, 2 when the file cannot be
/// read.
pub fn run(options: &Options) -> ExitCode {
    let bytes = match fs::read(&options.file) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("posthorn: {}: {error}", options.file.display());
            return ExitCode::from(2);
        }
    };
    let games: Vec<Result<String, PgnError>> = pgn::read(&pgn::decode(&bytes))
        .into_iter()
        .map(|game| game.and_then(|game| describe(&game)))
        .collect();
    for game in &games {
        match game {
            Ok(line) => println!("{line}"),
            Err(error) => println!("{error}"),
        }
    }
    let faults = games.iter().filter(|game| game.is_err()).count();
    println!("{} games, {faults} with a fault", games.len());
    if faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A game that can be played, in a line; faults in variations are told behind it.
fn describe(game: &PgnGame) -> Result<String, PgnError> {
    let record = pgn::resolve(game)?;
    let name = |tag| game.header(tag).unwrap_or("?").to_owned();
    let mut line = format!(
        "line {}: {} - {} {}, {}, {} half-moves",
        game.line,
        name("White"),
        name("Black"),
        game.result,
        record.variant.code(),
        record.plies.len(),
    );
    for fault in variation_faults(&record.plies) {
        line.push_str(&format!("\n  variation kept as text: {fault}"));
    }
    Ok(line)
}

/// What is wrong with the variations, in their order.
fn variation_faults<'a>(plies: &'a [PgnPly<'a>]) -> Vec<&'a PgnError> {
    let lines = plies.iter().flat_map(|ply| &ply.variations);
    lines.flat_map(|line| line.fault.iter().chain(variation_faults(&line.plies))).collect()
}
