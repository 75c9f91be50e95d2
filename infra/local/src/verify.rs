//! `posthorn verify`: games' records, and receipts that somebody has kept, checked without any server.

mod check;
mod histories;
pub(crate) mod line;
mod root;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use games::record::Record;
use proof::{Head, Jwks};
use rules::GameId;
use serde::de::DeserializeOwned;

pub use check::{Checked, Fault};
pub use histories::{Kept, other_histories};
pub use root::{RootFile, check_roots};

/// What is waited for published keys.
const PATIENCE: Duration = Duration::from_secs(10);

/// Verify a game's record offline: hash chain, signatures, moves and result.
#[derive(Debug, Args)]
pub struct Options {
    /// The record, as /api/games/{id}/record gives it. Several of one game must tell one history.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The server's published keys (/.well-known/jwks.json): a file, or an address that begins with
    /// https. Without them the keys in the record itself are taken, which shows that it is whole, not
    /// whose it is.
    #[arg(long)]
    pub keys: Option<String>,
    /// A file with a receipt or a head that was kept: it must be of the history in the record.
    #[arg(long)]
    pub receipt: Vec<PathBuf>,
    /// A file with the proof that the game is in a day's root, as /api/games/{id}/root-proof gives it; and
    /// roots from elsewhere (/api/roots/{day}) that must agree with it.
    #[arg(long)]
    pub root: Vec<PathBuf>,
}

/// Runs the command: 0 when everything fits, 1 when something does not, 2 when a file cannot be read.
pub async fn run(options: &Options) -> ExitCode {
    match check_files(options).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("posthorn: {error}");
            ExitCode::from(2)
        }
    }
}

/// Checks the files and prints what is found: whether everything fits.
///
/// # Errors
/// Which file cannot be read, in words.
pub async fn check_files(options: &Options) -> Result<bool, String> {
    let records = options.files.iter().map(|file| read_json::<Record>(file));
    let records: Vec<Record> = records.collect::<Result<_, _>>()?;
    let published = match &options.keys {
        Some(place) => Some(published_keys(place).await?),
        None => None,
    };
    let mut fine = true;
    for record in &records {
        let keys = published.as_ref().unwrap_or(&record.keys);
        let (text, whole) = report(record, keys, published.is_some());
        print!("{text}");
        fine &= whole;
    }
    let keys = published.as_ref().or_else(|| records.first().map(|record| &record.keys));
    let Some(keys) = keys else { return Ok(fine) };
    let kept = options.receipt.iter().map(|file| {
        let text = fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
        Kept::read(text.trim(), keys).map_err(|e| format!("{}: {e}", file.display()))
    });
    let kept: Vec<Kept> = kept.collect::<Result<_, _>>()?;
    let roots = options.root.iter().map(|file| read_json::<RootFile>(file));
    let roots: Vec<RootFile> = roots.collect::<Result<_, _>>()?;
    for (line, fits) in check_roots(&records, &roots, keys) {
        println!("{line}");
        fine &= fits;
    }
    for other in other_histories(&records, &kept) {
        println!("{other}");
        fine = false;
    }
    Ok(fine)
}

/// What is said about one record, and whether it is whole.
pub fn report(record: &Record, keys: &Jwks, published: bool) -> (String, bool) {
    let checked = Checked::new(record, keys);
    let number = record.game;
    let mut text: String = checked.faults.iter().map(|fault| format!("{fault}\n")).collect();
    let signed = match checked.signed {
        Some(signed) => format!("signed up to entry {signed} of {}", checked.entries),
        None => "not signed".to_owned(),
    };
    if !checked.faults.is_empty() {
        let count = checked.faults.len();
        text.push_str(&format!("game {number}: NOT verified, {signed}, {count} faults\n"));
        return (text, false);
    }
    let head = checked.game.as_ref().map(|game| Head::of(GameId(number), game, ""));
    let result = match head.filter(|head| head.outcome.is_some()) {
        Some(head) => format!("ended {}", check::result(&head)),
        None => "not over".to_owned(),
    };
    let verdict = if published { "verified" } else { "whole" };
    text.push_str(&format!("game {number}: {verdict}, {signed}, {result}\n"));
    if record.head.is_none() {
        text.push_str("of version 1: whether anything followed is not signed; take a new record\n");
    }
    if !published {
        text.push_str(
            "by the keys in the record itself, which anybody can have made: give --keys with \
             /.well-known/jwks.json of the server to know whose signatures they are\n",
        );
    }
    (text, true)
}

/// Everything in the record that does not fit.
pub fn faults(record: &Record, keys: &Jwks) -> Vec<Fault> {
    Checked::new(record, keys).faults
}

pub(crate) async fn published_keys(place: &str) -> Result<Jwks, String> {
    if !place.starts_with("https://") && !place.starts_with("http://") {
        return read_json(Path::new(place));
    }
    let told = |error: reqwest::Error| format!("{place}: {error}");
    let client = reqwest::Client::builder().timeout(PATIENCE).build().map_err(told)?;
    let answer = client.get(place).send().await.map_err(told)?;
    let bytes = answer.error_for_status().map_err(told)?.bytes().await.map_err(told)?;
    serde_json::from_slice(&bytes).map_err(|error| format!("{place}: {error}"))
}

fn read_json<T: DeserializeOwned>(file: &Path) -> Result<T, String> {
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
    let bytes = fs::read(file).map_err(|e| told(&e))?;
    serde_json::from_slice(&bytes).map_err(|e| told(&e))
}
