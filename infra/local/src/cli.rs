//! The command line: which command runs what.

use std::ffi::OsString;
use std::io::IsTerminal;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tracing_subscriber::EnvFilter;

use crate::console::print;
use crate::{
    admin, archive, backup, check, description, import, keys, lots, norms, perft, qualifiers, rate,
    receipts, replay, serve, standings, verify,
};

/// What is logged unless RUST_LOG says otherwise. dynoxide warns of each condition that does not hold,
/// which is normal here: two of three lines were about nothing else. The SDK complains that it has no
/// connection to give up, for each request that fails.
const LOGGED: &str = "warn,posthorn=info,audit=info,dynoxide=error,\
    aws_smithy_runtime::client::http::connection_poisoning=off";

/// Posthorn: correspondence chess.
#[derive(Debug, Parser)]
#[command(name = "posthorn", version, about, long_about = None)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the pages, the API and the schedules on one port.
    Serve(Box<serve::Options>),
    /// Play every game of a PGN file through the HTTP API as its two players.
    Replay(replay::Options),
    /// Read a PGN file and say what is wrong with each of its games.
    Import(import::Options),
    /// Verify a game's record offline: hash chain, signatures, moves and result.
    Verify(verify::Options),
    /// Read every game of a data folder and say what is wrong.
    Check(check::Options),
    /// Build the archive of finished games afresh from their logs, of a server that does not run.
    Archive(archive::Options),
    /// Back up the data folder, also while it is served: the database and the keys of one moment.
    Backup(backup::Options),
    /// Make a data folder out of a backup.
    Restore(backup::RestoreOptions),
    /// After a restore: play moves in again from the receipts and records that players have kept.
    RestoreReceipts(receipts::Options),
    /// Make new keys, and keep the public halves of those that signed receipts before published.
    Keys(keys::Options),
    /// Offices, accounts and players, by whoever runs the server.
    Admin(admin::Options),
    /// Draw a section's start numbers again, from the published seed.
    Lots(lots::Options),
    /// Count the positions that the legal moves lead to, and how fast.
    Perft(perft::Options),
    /// Make the table of a section from a file of its results: places, scores and tie-breaks.
    Standings(standings::Options),
    /// Make the next rating list from a list and a period's games.
    Rate(rate::Options),
    /// Say which title norms an event offers from its players at the start, or why none.
    Norms(norms::Options),
    /// Say who is qualified for which stage by the tables of sections.
    Qualifiers(qualifiers::Options),
    /// Print the description of the API (OpenAPI 3.1).
    Openapi {
        /// Without the examples of requests and answers, as types are made from it.
        #[arg(long)]
        without_examples: bool,
    },
}

/// Runs the command that the arguments name, the program's own name first.
pub async fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = Cli::parse_from(arguments);
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(LOGGED));
    // A log on a full disk would have the request end that has something to tell in it.
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        // Journals and files are read without colours.
        .with_ansi(std::io::stderr().is_terminal())
        .log_internal_errors(false)
        .init();
    match cli.command {
        Command::Serve(options) => finish(serve::run(*options).await),
        Command::Replay(options) => replay::run(&options).await,
        Command::Import(options) => import::run(&options),
        Command::Verify(options) => verify::run(&options).await,
        Command::Check(options) => check::run(&options),
        Command::Archive(options) => archive::run(&options).await,
        Command::Backup(options) => finish(backup::run(&options)),
        Command::Restore(options) => finish(backup::restore(&options)),
        Command::RestoreReceipts(options) => receipts::run(&options).await,
        Command::Keys(options) => keys::run(&options).await,
        Command::Admin(options) => admin::run(&options).await,
        Command::Lots(options) => lots::run(&options),
        Command::Perft(options) => perft::run(&options),
        Command::Standings(options) => standings::run(&options),
        Command::Rate(options) => rate::run(&options),
        Command::Norms(options) => norms::run(&options),
        Command::Qualifiers(options) => qualifiers::run(&options),
        Command::Openapi { without_examples } => {
            print(Ok(format!("{}\n", description::text(!without_examples)).into_bytes()))
        }
    }
}

fn finish(result: Result<(), Box<dyn std::error::Error + Send + Sync>>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("posthorn: {error}");
            ExitCode::FAILURE
        }
    }
}
