//! `posthorn lots`: a section's start numbers drawn again, without any server.

use std::collections::BTreeSet;
use std::io::Read;
use std::process::ExitCode;

use app::{Seed, draw_start_numbers};
use clap::Args;
use rules::PlayerId;

/// Draw a section's start numbers again, from the published seed.
#[derive(Debug, Args)]
pub struct Options {
    /// The event's seed, 64 hexadecimal digits.
    pub seed: String,
    /// The section's name, as it is published.
    pub section: String,
}

/// Runs the command on the players' numbers at the standard input, one a line: 0 with a line of
/// start number, player and ticket each, 2 when the seed or a player is none.
pub fn run(options: &Options) -> ExitCode {
    let mut players = String::new();
    let read = std::io::stdin().read_to_string(&mut players).map_err(|error| error.to_string());
    match read.and_then(|_| lines(options, &players)) {
        Ok(lines) => {
            print!("{lines}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("posthorn: {error}");
            ExitCode::from(2)
        }
    }
}

/// The lines that the command prints.
///
/// # Errors
/// What is wrong with the seed or with a line of the players, in words.
pub fn lines(options: &Options, players: &str) -> Result<String, String> {
    let seed: Seed = options.seed.parse().map_err(|e: app::ParseSeedError| e.to_string())?;
    let mut seen = BTreeSet::new();
    let mut read = Vec::new();
    for (number, line) in (1..).zip(players.lines()) {
        let text = line.trim();
        let player = PlayerId(text.parse().unwrap_or_default());
        // As it is spelt: the ticket is over the number's usual form.
        if player.to_string() != text {
            return Err(format!("line {number}: “{text}” is not a player's number"));
        }
        if !seen.insert(player) {
            return Err(format!("line {number}: player {player} stands there twice"));
        }
        read.push(player);
    }
    if read.is_empty() {
        return Err("no players: give their numbers, one a line".to_owned());
    }
    let lots = draw_start_numbers(&seed, &options.section, &read);
    Ok(lots.iter().map(|lot| format!("{} {} {}\n", lot.number, lot.player, lot.ticket)).collect())
}
