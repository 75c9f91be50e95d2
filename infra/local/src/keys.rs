//! `posthorn keys`: what is done by hand with the local stack's keys.

use std::path::PathBuf;
use std::process::ExitCode;

use app::system_random;
use clap::{Args, Subcommand};

use crate::secrets;

/// Make a new key that signs receipts, and keep the ones before published.
#[derive(Debug, Args)]
pub struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Make a new postmark key. Receipts that the one before has signed stay provable: its public half
    /// is published for ever.
    Rotate {
        /// The folder of the server's data, with keys.json.
        #[arg(long, env = "POSTHORN_DATA", default_value = "data")]
        data: PathBuf,
    },
}

/// Runs the command: 0 when it is done, 2 when the keys can be neither read nor written.
pub fn run(options: &Options) -> ExitCode {
    let Command::Rotate { data } = &options.command;
    match secrets::rotate_postmark(data, system_random) {
        Ok([now, before]) => {
            println!("postmark key {now} in place of {before}, which stays published");
            println!("restart the server: until then it signs with the key before");
            println!("back up {}: without it old receipts cannot be proved", data.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("posthorn: {error}");
            ExitCode::from(2)
        }
    }
}
