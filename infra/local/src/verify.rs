//! `posthorn verify`: a game's record checked without any server.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use app::{Jwks, next_hash, read_receipt};
use clap::Args;
use games::record::{Record, RecordLine};
use rules::{Color, Position, Variant};

/// Verify a game's record offline: hash chain, receipts and moves.
#[derive(Debug, Args)]
pub struct Options {
    /// The record, as /api/games/{id}/record gives it.
    pub file: PathBuf,
    /// The server's published keys (/.well-known/jwks.json). Without them the receipts are checked
    /// against the keys in the record itself, which proves only that it is whole.
    #[arg(long)]
    pub keys: Option<PathBuf>,
}

/// Something in a record that does not fit, with the number of the event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {number}: {reason}")]
pub struct Fault {
    /// The event's number; 0 is the line with the terms.
    pub number: usize,
    /// What is wrong.
    pub reason: String,
}

/// Runs the command: 0 when everything fits, 1 when something does not, 2 when a file cannot be read.
pub fn run(options: &Options) -> ExitCode {
    let unreadable = |file: &PathBuf, error: &dyn std::fmt::Display| {
        eprintln!("posthorn: {}: {error}", file.display());
        ExitCode::from(2)
    };
    let record: Record = match read_json(&options.file) {
        Ok(record) => record,
        Err(error) => return unreadable(&options.file, &error),
    };
    let published =
        options.keys.as_ref().map(|file| read_json::<Jwks>(file).map_err(|e| (file, e)));
    let keys = match published.transpose() {
        Ok(keys) => keys,
        Err((file, error)) => return unreadable(file, &error),
    };
    let faults = faults(&record, keys.as_ref().unwrap_or(&record.keys));
    for fault in &faults {
        println!("{fault}");
    }
    if !faults.is_empty() {
        println!("game {}: NOT verified, {} faults", record.game, faults.len());
        return ExitCode::FAILURE;
    }
    let receipts = record.log.iter().filter(|line| line.receipt.is_some()).count();
    let events = record.log.len().saturating_sub(1);
    println!("game {}: verified, {events} events, {receipts} receipts", record.game);
    if keys.is_none() {
        println!("against the keys in the record itself; give --keys to use the published ones");
    }
    ExitCode::SUCCESS
}

fn read_json<T: serde::de::DeserializeOwned>(file: &PathBuf) -> Result<T, String> {
    let bytes = fs::read(file).map_err(|e| e.to_string())?;
    serde_json::from_slice(&bytes).map_err(|e| e.to_string())
}

/// Everything in the record that does not fit.
pub fn faults(record: &Record, keys: &Jwks) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |number, reason: String| faults.push(Fault { number, reason });
    if record.format != Record::FORMAT {
        fault(0, format!("the format is “{}”, not {}", record.format, Record::FORMAT));
    }
    let mut position = start_position(record);
    if position.is_none() {
        fault(0, "the terms cannot be read".to_owned());
    }
    let mut before: Option<&str> = None;
    for (number, entry) in record.log.iter().enumerate() {
        if next_hash(before, &entry.line) != entry.hash {
            fault(number, "the hash does not fit the line and the hash before".to_owned());
        }
        before = Some(&entry.hash);
        if !entry.line.starts_with(&format!("{number} ")) {
            fault(number, "the line has another number".to_owned());
        }
        let Some(code) = move_in(&entry.line) else {
            position = position.and_then(|position| match count_in(&entry.line) {
                Some(counter) => position.counted(counter).or_else(|| {
                    fault(number, "there is no such count here".to_owned());
                    None
                }),
                None => Some(position),
            });
            continue;
        };
        if let Err(reason) = check_receipt(record.game, number, entry, code, keys) {
            fault(number, reason);
        }
        position = position.and_then(|position| {
            let variant = position.variant();
            let legal = position.describe_legal_moves();
            let played = legal.iter().find(|legal| variant.uci(legal.code) == code);
            match played.and_then(|played| position.played(played.code)) {
                Some(after) => Some(after),
                None => {
                    fault(number, format!("{code} is not a legal move here"));
                    None
                }
            }
        });
    }
    faults
}

/// The position named at the end of the line with the terms.
fn start_position(record: &Record) -> Option<Position> {
    let terms = &record.log.first()?.line;
    let (_, named) = terms.split_once(&format!(" game {} ", record.game))?;
    let variant = Variant::from_code(named.split(' ').next()?)?;
    match terms.rsplit_once(" from ")?.1 {
        "-" => Some(Position::start(variant)),
        fen => Position::from_fen(variant, fen).ok(),
    }
}

/// What a line such as `9 2026-11-21T03:00:00Z count started by black` does to the count of
/// Makruk: the counter from now on, or nobody.
fn count_in(line: &str) -> Option<Option<Color>> {
    let words: Vec<&str> = line.split(' ').skip(2).collect();
    match *words {
        ["count", "started", "by", "white"] => Some(Some(Color::White)),
        ["count", "started", "by", "black"] => Some(Some(Color::Black)),
        ["count", "stopped", "by", _] => Some(None),
        _ => None,
    }
}

/// The move of a line such as `1 2026-11-21T03:00:00Z move e2e4 offers draw`; a conditional move
/// has that word before.
fn move_in(line: &str) -> Option<&str> {
    let mut words = line.split(' ').skip(2).skip_while(|word| *word == "conditional");
    (words.next()? == "move").then_some(())?;
    words.next()
}

fn check_receipt(
    game: u32,
    number: usize,
    entry: &RecordLine,
    code: &str,
    keys: &Jwks,
) -> Result<(), String> {
    let receipt = entry.receipt.as_deref().ok_or("the move has no receipt")?;
    let postmark = read_receipt(receipt, keys).map_err(|e| format!("the receipt: {e}"))?;
    let at = entry.line.split(' ').nth(1).unwrap_or_default();
    let fits = postmark.game == game
        && usize::try_from(postmark.event) == Ok(number)
        && postmark.code == code
        && postmark.at == at
        && postmark.hash == entry.hash;
    if fits { Ok(()) } else { Err("the receipt is of another move".to_owned()) }
}
