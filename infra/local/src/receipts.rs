//! `posthorn restore-receipts`: after a restore, what was acknowledged since is played in again from the
//! receipts, heads and records that players have kept.
//!
//! Every signature covers the hash of the whole log up to its entry. An entry is played in where it follows
//! the log as it stands, comes to the signed hash, and is possible by the rules. So nobody can play in
//! anything that the server has not signed, and nothing that it has signed is judged once more.

mod game;
mod proofs;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use proof::Jwks;
use rules::GameId;

use self::game::{Outcome, play_game};
use self::proofs::Proofs;
use crate::console::Failure;
use crate::folder::database::KEYS;
use crate::place::Place;
use crate::secrets;
use crate::verify::published_keys;

/// After a restore: play moves in again from the receipts and records that players have kept. The server
/// must not run; what is known already is left as it is, so that it can be done again with more files.
#[derive(Debug, Args)]
pub struct Options {
    /// Files with receipts and heads, one on each line, or with a game's record, as
    /// /api/games/{id}/record gives it; folders with such files.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Where the data are.
    #[command(flatten)]
    pub place: Place,
    /// The server's published keys (/.well-known/jwks.json), a file or an address, in place of keys.json in
    /// the data folder. Only what these have signed is believed: take them from where you trust them.
    #[arg(long)]
    pub keys: Option<String>,
}

/// Runs the command: 0 when everything is in the logs now, 1 when something is not, 2 when nothing could be
/// done.
pub async fn run(options: &Options) -> ExitCode {
    match play_all(options).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("posthorn: {error}");
            ExitCode::from(2)
        }
    }
}

async fn play_all(options: &Options) -> Result<bool, Failure> {
    let keys = keys(options).await?;
    let proofs = Proofs::read(&options.files, &keys)?;
    let place = options.place.open().await?;
    for doubt in &proofs.doubts {
        println!("{doubt}");
    }
    let mut whole = proofs.doubts.is_empty();
    for (number, of_game) in &proofs.games {
        let outcome = match play_game(&place.store, GameId(*number), of_game).await {
            Ok(outcome) => outcome,
            Err(problem) => Outcome::doubted(problem.to_string()),
        };
        print!("{}", outcome.told(*number));
        whole &= outcome.is_whole();
    }
    Ok(whole)
}

async fn keys(options: &Options) -> Result<Jwks, Failure> {
    if let Some(place) = &options.keys {
        return Ok(published_keys(place).await?);
    }
    let data = &options.place.data;
    if !options.place.is_folder() {
        return Err(
            "a table elsewhere has no keys beside it: name the published ones with --keys".into()
        );
    }
    let path = data.join(KEYS);
    let secrets = secrets::load(data, app::system_random)?;
    let secrets = secrets.ok_or_else(|| format!("there is no {}", path.display()))?;
    Ok(secrets::ready(&path, &secrets)?.jwks())
}
