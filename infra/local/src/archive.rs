//! `posthorn archive`: builds the archive of finished games afresh, from their logs.

use std::path::PathBuf;
use std::process::ExitCode;

use app::{App, Clock, Keys, Secrets, system_random};
use clap::Args;
use post::Files;

use crate::console::{Failure, tell};
use crate::embedded::Embedded;
use crate::folder;

/// Build the archive of finished games afresh from their logs. A server does so by itself each day, and at its
/// start where there is none: this is for one that does not run.
#[derive(Debug, Args)]
pub struct Options {
    /// The folder of the server's data.
    #[arg(long, env = "POSTHORN_DATA", default_value = "data")]
    data: PathBuf,
    /// The DynamoDB table's name.
    #[arg(long, env = "POSTHORN_TABLE", default_value = "posthorn")]
    table: String,
}

/// Runs the command: 0 when it is built, 2 when it could not be.
pub async fn run(options: &Options) -> ExitCode {
    tell(build(options).await)
}

async fn build(options: &Options) -> Result<String, Failure> {
    let embedded = Embedded::open_existing(&options.data)?;
    let store = embedded.store(&options.table).await?;
    let exports = options.data.join("exports");
    folder::make(&exports)?;
    // Nothing is signed: any keys will do.
    let keys = Keys::new(&Secrets::generate(system_random))?;
    let app = App { files: Files::folder(&exports)?, ..App::over(store, keys, Clock::System) };
    let head = app.build_archive().await.map_err(|problem| problem.to_string())?;
    Ok(format!("{} games and {} positions are in the archive", head.games, head.positions))
}
