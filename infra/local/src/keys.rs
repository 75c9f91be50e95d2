//! `posthorn keys`: what is done by hand with the local stack's keys.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use app::system_random;
use clap::{Args, Subcommand};

use crate::console::{Failure, tell};
use crate::embedded::Embedded;
use crate::secrets;

/// Make new keys, and keep the public halves of those that signed receipts before published.
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
    /// Make new keys in place of lost ones. Everybody signs in again; receipts stay provable, since the
    /// table has kept the public halves of the keys before.
    Replace {
        /// The folder of the server's data, without keys.json.
        #[arg(long, env = "POSTHORN_DATA", default_value = "data")]
        data: PathBuf,
        /// The DynamoDB table's name.
        #[arg(long, env = "POSTHORN_TABLE", default_value = "posthorn")]
        table: String,
    },
}

/// Runs the command: 0 when it is done, 2 when the keys can be neither read nor written.
pub async fn run(options: &Options) -> ExitCode {
    let told = match &options.command {
        Command::Rotate { data } => rotate(data),
        Command::Replace { data, table } => replace(data, table).await,
    };
    tell(told)
}

fn rotate(data: &Path) -> Result<String, Failure> {
    let [now, before] = secrets::rotate_postmark(data, system_random)?;
    Ok(format!(
        "postmark key {now} in place of {before}, which stays published\n\
         restart the server: until then it signs with the key before\n\
         back up {}: without it old receipts cannot be proved",
        data.display()
    ))
}

async fn replace(data: &Path, table: &str) -> Result<String, Failure> {
    let embedded = Embedded::open_existing(data)?;
    let store = embedded.store(table).await?;
    let keys = secrets::replace(&store, data, system_random).await?;
    let retired = keys.retired_postmarks.len();
    let postmark = keys.jwks().keys.into_iter().next().map_or_else(String::new, |key| key.kid);
    Ok(format!(
        "postmark key {postmark}; {retired} before it stay published\neverybody signs in again; push \
         subscriptions, links in mails, webhooks' secrets and calendars' addresses have ended"
    ))
}
