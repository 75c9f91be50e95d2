//! `posthorn lots`: a section's start numbers drawn again, without any server.

use std::collections::BTreeSet;
use std::io::Read;
use std::process::ExitCode;

use app::sha256;
use clap::Args;
use rules::PlayerId;
use rules::tournament::{
    ParseSeedError, ProposedTeams, Seed, TeamLot, TeamNumber, draw_start_numbers,
};

/// Draw a section's start numbers again, from the published seed.
#[derive(Debug, Args)]
pub struct Options {
    /// The event's seed, 64 hexadecimal digits.
    pub seed: String,
    /// The section's name, as it is published.
    pub section: String,
    /// The hash that was shown before the sections were put together: the secret must have it.
    #[arg(long, requires = "secret")]
    pub commitment: Option<String>,
    /// The secret that was published with the sections: the seed must be made of it.
    #[arg(long)]
    pub secret: Option<String>,
    /// The public value that was named beforehand, as its source has published it.
    #[arg(long, requires = "secret")]
    pub beacon: Option<String>,
}

/// Runs the command on the players' numbers at the standard input, one a line, or on teams as `team 3`: 0 with a
/// line of start number, player or team, and ticket each, 2 when the seed or a player is none.
pub fn run(options: &Options) -> ExitCode {
    let mut players = String::new();
    let read = std::io::stdin().read_to_string(&mut players).map_err(|error| error.to_string());
    let drawn = read.and_then(|_| Ok((made_of(options)?, lines(options, &players)?)));
    match drawn {
        Ok((checked, lines)) => {
            print!("{lines}");
            eprintln!("{checked}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("posthorn: {error}");
            ExitCode::from(2)
        }
    }
}

/// Whether the seed is made of what was committed to, and what that proves, in words.
///
/// # Errors
/// What does not fit.
pub fn made_of(options: &Options) -> Result<&'static str, String> {
    let Some(secret) = &options.secret else {
        return Ok("the seed is the server's alone: give --secret and --commitment to check it");
    };
    let read = |text: &str| text.parse().map_err(|e: ParseSeedError| e.to_string());
    let (seed, secret): (Seed, Seed) = (read(&options.seed)?, read(secret)?);
    if options.commitment.as_ref().is_some_and(|shown| *shown != secret.commitment(sha256)) {
        return Err("the secret is not the one that was committed to".to_owned());
    }
    if secret.mixed(options.beacon.as_deref(), sha256) != seed {
        return Err("the seed is not made of this secret and this public value".to_owned());
    }
    Ok(match (&options.commitment, &options.beacon) {
        (None, _) => "the seed is made of the secret; give --commitment to check when it was fixed",
        (Some(_), None) => {
            "the seed was fixed before the sections; no public value is in it, so it proves only that \
             there was one seed from then on"
        }
        (Some(_), Some(_)) => {
            "the seed was fixed but for the public value; look that up where it is published"
        }
    })
}

/// The lines that the command prints.
///
/// # Errors
/// What is wrong with the seed or with a line of the players, in words.
pub fn lines(options: &Options, players: &str) -> Result<String, String> {
    let seed: Seed = options.seed.parse().map_err(|e: ParseSeedError| e.to_string())?;
    if players.lines().any(|line| line.trim().starts_with(TEAM)) {
        return lines_of_teams(&seed, &options.section, players);
    }
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
    let lots = draw_start_numbers(&seed, &options.section, &read, sha256);
    Ok(lots.iter().map(|lot| format!("{} {} {}\n", lot.number, lot.player, lot.ticket)).collect())
}

/// What the lines of teams begin with.
const TEAM: &str = "team ";

fn lines_of_teams(seed: &Seed, section: &str, teams: &str) -> Result<String, String> {
    let mut read = Vec::new();
    for (number, line) in (1..).zip(teams.lines()) {
        let text = line.trim();
        let team = text.strip_prefix(TEAM).and_then(|number| number.parse::<TeamNumber>().ok());
        let known = team.filter(|team| format!("{TEAM}{team}") == text);
        let team =
            known.ok_or_else(|| format!("line {number}: “{text}” is not a team's number"))?;
        if read.contains(&team) {
            return Err(format!("line {number}: team {team} stands there twice"));
        }
        read.push(team);
    }
    let drawn =
        ProposedTeams { name: section.to_owned(), teams: read, division: None }.lots(seed, sha256);
    let line = |lot: &TeamLot| format!("{} {TEAM}{} {}\n", lot.number, lot.team, lot.ticket);
    Ok(drawn.iter().map(line).collect())
}
