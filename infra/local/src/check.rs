//! `posthorn check`: reads every game of a data folder, and says what is wrong.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use rules::{Game, GameId};
use rusqlite::{Connection, OpenFlags};
use store::{Kept, KeptEnd, StoredGame, deserialize_image};

/// Read every game, also while the server runs: whether it is as it was written, can be replayed, stands in
/// its section and at both seats as it has ended, and rings when its flag falls.
#[derive(Debug, Args)]
pub struct Options {
    /// The folder of the server's data, with posthorn.db.
    #[arg(long, env = "POSTHORN_DATA", default_value = "data")]
    data: PathBuf,
    /// The table's name.
    #[arg(long, env = "POSTHORN_TABLE", default_value = "posthorn")]
    table: String,
}

/// Runs the command: 0 when all is well, 1 when something is wrong with a game, 2 when the database cannot be
/// read.
pub fn run(options: &Options) -> ExitCode {
    match check(&options.data, &options.table) {
        Ok(found) => {
            for (game, faults) in &found.faults {
                for fault in faults {
                    println!("game {game}: {fault}");
                }
            }
            for fault in &found.elsewhere {
                println!("{fault}");
            }
            let (games, wrong) = (found.games, found.faults.len());
            println!("{games} games read, something is wrong with {wrong}");
            if found.is_well() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("posthorn: {} cannot be checked: {error}", options.data.display());
            ExitCode::from(2)
        }
    }
}

/// What was found.
#[derive(Debug, Default)]
pub struct Found {
    /// Games that were read.
    pub games: usize,
    /// What is wrong, by game.
    pub faults: BTreeMap<GameId, Vec<String>>,
    /// What is wrong with items of which it cannot be told whose they are, and with the file.
    pub elsewhere: Vec<String>,
}

impl Found {
    /// Whether nothing is wrong.
    pub fn is_well(&self) -> bool {
        self.faults.is_empty() && self.elsewhere.is_empty()
    }

    fn fault(&mut self, game: GameId, fault: impl Into<String>) {
        self.faults.entry(game).or_default().push(fault.into());
    }
}

/// What is known of a game after all items were read.
#[derive(Default)]
struct Known {
    /// Of its own item: how it has ended, once that was read.
    game: Option<Option<KeptEnd>>,
    damaged: bool,
    lines: Vec<Option<KeptEnd>>,
    seats: Vec<Option<KeptEnd>>,
}

/// Reads the table as it is at one moment.
///
/// # Errors
/// When SQLite cannot read the file, or the table is not in it.
pub fn check(data: &Path, table: &str) -> rusqlite::Result<Found> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(data.join("posthorn.db"), flags)?;
    // One transaction: what is compared is of one moment, whatever is played meanwhile.
    let reading = connection.unchecked_transaction()?;
    let mut found = Found::default();
    let mut damage = reading.prepare("PRAGMA quick_check(10)")?;
    for line in damage.query_map([], |row| row.get::<_, String>(0))? {
        let line = line?;
        if line != "ok" {
            found.elsewhere.push(format!("the database is damaged: {line}"));
        }
    }
    let mut known: BTreeMap<GameId, Known> = BTreeMap::new();
    let escaped = table.replace('"', "\"\"");
    let games = "sk = 'S:GAME' OR sk GLOB 'S:RESULT#*' OR sk GLOB 'S:SEAT#*'";
    let sql = format!("SELECT pk, sk, item_json FROM \"{escaped}\" WHERE {games}");
    let mut items = reading.prepare(&sql)?;
    let mut rows = items.query([])?;
    while let Some(row) = rows.next()? {
        let (pk, sk, json) = (row.get_ref(0)?, row.get_ref(1)?, row.get_ref(2)?);
        let name = || format!("{} {}", pk.as_str().unwrap_or("?"), sk.as_str().unwrap_or("?"));
        let image = json.as_str().ok().and_then(|json| {
            deserialize_image(&mut serde_json::Deserializer::from_str(json)).ok().flatten()
        });
        match image.as_ref().map(Kept::read) {
            Some(Ok(kept)) => take(&mut known, &mut found, kept),
            Some(Err((Some(game), error))) => {
                known.entry(game).or_default().damaged = true;
                found.fault(game, error.to_string());
            }
            Some(Err((None, error))) => found.elsewhere.push(format!("item {}: {error}", name())),
            None => {
                let game = pk.as_str().ok().and_then(|pk| pk.strip_prefix("S:G#")?.parse().ok());
                match game.map(GameId) {
                    Some(game) => {
                        known.entry(game).or_default().damaged = true;
                        found.fault(game, "its item is no JSON of the database");
                    }
                    None => {
                        found.elsewhere.push(format!("item {}: no JSON of the database", name()))
                    }
                }
            }
        }
    }
    for (id, known) in known {
        compare(&mut found, id, &known);
    }
    Ok(found)
}

/// Adds what an item tells.
fn take(known: &mut BTreeMap<GameId, Known>, found: &mut Found, kept: Option<Kept>) {
    match kept {
        Some(Kept::Line(id, end)) => known.entry(id).or_default().lines.push(end),
        Some(Kept::Seat(id, end)) => known.entry(id).or_default().seats.push(end),
        Some(Kept::Game(stored)) => {
            found.games += 1;
            let known = known.entry(stored.id).or_default();
            match Game::replay(stored.terms.clone(), &stored.log) {
                Ok(game) => {
                    known.game = Some(game.ending().map(|e| (e.score.white, e.score.black, e.at)));
                    alarm(found, &stored, &game);
                }
                Err(error) => {
                    known.damaged = true;
                    found.fault(stored.id, format!("its log cannot be replayed: {error}"));
                }
            }
        }
        None => {}
    }
}

/// An alarm may ring too early, never too late.
fn alarm(found: &mut Found, stored: &StoredGame, game: &Game) {
    match (game.deadline().filter(|_| game.ending().is_none()), stored.alarm_at) {
        (Some(deadline), None) => {
            found.fault(stored.id, format!("no alarm rings when the flag falls, at {deadline}"));
        }
        (Some(deadline), Some(alarm)) if alarm > deadline => {
            found
                .fault(stored.id, format!("its alarm is at {alarm}, its flag falls at {deadline}"));
        }
        _ => {}
    }
}

/// The game, its line in the section and both seats say the same.
fn compare(found: &mut Found, id: GameId, known: &Known) {
    let Some(end) = known.game else {
        if !known.damaged {
            found.fault(id, "it has a line in a section or a seat, and no item of its own");
        }
        return;
    };
    if known.lines.len() != 1 || known.seats.len() != 2 {
        let (lines, seats) = (known.lines.len(), known.seats.len());
        found.fault(id, format!("it has {lines} lines in sections and {seats} seats, not 1 and 2"));
    }
    let says = |end: &Option<KeptEnd>| match end {
        Some((white, black, at)) => format!("{}:{} half points at {at}", white.0, black.0),
        None => "not over".to_owned(),
    };
    for (what, others) in [("line in the section", &known.lines), ("seat", &known.seats)] {
        for other in others.iter().filter(|other| **other != end) {
            let (log, other) = (says(&end), says(other));
            found.fault(id, format!("by its log it is {log}, by its {what} {other}"));
        }
    }
}
