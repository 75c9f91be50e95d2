//! `posthorn office`: offices given and taken by whoever runs the server, the first administrator's before
//! all.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use rules::{AppointmentOrder, PlayerId, Role};

use crate::embedded::Embedded;

/// Why nothing was done, in words.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Give an office to somebody who has signed up, or take it. The first administrator is named so; the
/// others on the page Offices. The server must not run meanwhile.
#[derive(Debug, Args)]
pub struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Give an office.
    Give(What),
    /// Take one; the person is signed out everywhere.
    Take(What),
}

#[derive(Debug, Args)]
struct What {
    /// The player's number, as the profile's address has it.
    player: u32,
    /// Such as administrator, director, organiser, federation, rating_commissioner; officer is every
    /// office at once. A wrong one tells all of them.
    #[arg(value_parser = role)]
    role: Role,
    /// Why, for the person and the record.
    #[arg(long, default_value = "By the operator of this server.")]
    reason: String,
    /// The folder of the server's data.
    #[arg(long, env = "POSTHORN_DATA", default_value = "data")]
    data: PathBuf,
    /// The DynamoDB table's name.
    #[arg(long, env = "POSTHORN_TABLE", default_value = "posthorn")]
    table: String,
}

fn role(name: &str) -> Result<Role, String> {
    name.parse().map_err(|()| {
        let offices = Role::ALL.into_iter().filter(|role| *role != Role::Player);
        let names: Vec<&str> = offices.map(Role::code).collect();
        format!("no such office; there are {}", names.join(", "))
    })
}

/// Runs the command: 0 when it is so, 2 when it could not be done.
pub async fn run(options: &Options) -> ExitCode {
    let (what, give) = match &options.command {
        Command::Give(what) => (what, true),
        Command::Take(what) => (what, false),
    };
    match appoint(what, give).await {
        Ok(told) => {
            println!("{told}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("posthorn: {error}");
            ExitCode::from(2)
        }
    }
}

async fn appoint(what: &What, give: bool) -> Result<String, Failure> {
    let embedded = Embedded::open_existing(&what.data)?;
    let store = embedded.store(&what.table).await?;
    let (player, role) = (PlayerId(what.player), what.role);
    let order = AppointmentOrder { role, give, by: None, reason: what.reason.clone() };
    let now = app::Clock::System.now();
    app::appoint(&store, player, &order, now).await.map_err(|problem| problem.to_string())?;
    let is = if give { "is" } else { "is no longer" };
    Ok(format!("{player} {is} {role}"))
}
