//! `posthorn admin`: what whoever runs the server does past its pages, from the first administrator on. Every act that
//! changes something is a line of a log in the same table.

mod account;
mod office;
mod players;

use std::process::ExitCode;

use app::{App, Clock, Keys, Problem, Secrets, system_random};
use clap::{Args, Subcommand};
use rules::{Instant, PlayerId};
use store::{Account, OperatorAct, OperatorDeed};

use crate::console::{Failure, tell};
use crate::place::{OpenPlace, Place};

/// Offices, accounts and players, by whoever runs the server. With a data folder the server must not run meanwhile;
/// mails that follow go out when it does.
#[derive(Debug, Args)]
pub struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Give an office, or take it: name the first administrator.
    #[command(subcommand)]
    Office(office::Command),
    /// Look at an account, confirm a sign-up, change an address, sign somebody out.
    #[command(subcommand)]
    Account(account::Command),
    /// Bring players here from another server, with their numbers, titles and ratings.
    ImportPlayers(players::Options),
    /// Print what was done with these commands.
    Log {
        #[command(flatten)]
        place: Place,
    },
}

/// Why an act is done.
#[derive(Debug, Args)]
struct Why {
    /// Why, for the record; of an office for the person, too.
    #[arg(long, default_value = "By the operator of this server.")]
    reason: String,
}

/// Runs the command: 0 when it is so, 2 when it could not be done.
pub async fn run(options: &Options) -> ExitCode {
    let told = match &options.command {
        Command::Office(command) => command.run().await,
        Command::Account(command) => command.run().await,
        Command::ImportPlayers(options) => options.run().await,
        Command::Log { place } => log(place).await,
    };
    tell(told)
}

/// An open place, and what the functions work with over it.
struct Desk {
    app: App,
    _place: OpenPlace,
}

impl Desk {
    async fn open(place: &Place) -> Result<Desk, Failure> {
        let place = place.open().await?;
        // Nothing is signed and nothing sent: any keys will do.
        let keys = Keys::new(&Secrets::generate(system_random))?;
        let app = App::over(place.store.clone(), keys, Clock::System);
        Ok(Desk { app, _place: place })
    }

    /// The account of a number or an address.
    async fn account(&self, who: &Who) -> Result<Account, Failure> {
        let found = match who {
            Who::Number(player) => self.app.store.account(*player).await,
            Who::Address(email) => self.app.store.account_by_email(email).await,
        };
        match found {
            Err(store::Error::NotFound) => Err(format!("nobody has an account with {who}").into()),
            found => Ok(found?),
        }
    }

    /// Writes the line of an act before anything is done.
    async fn begin(
        &self,
        deed: OperatorDeed,
        player: Option<PlayerId>,
        why: &Why,
    ) -> Result<OperatorAct, Failure> {
        let act = OperatorAct {
            number: self.app.store.next_number("operator_act").await?,
            at: self.app.clock.now(),
            deed,
            player,
            reason: why.reason.clone(),
            done: false,
        };
        self.app.store.keep_operator_act(&act).await?;
        Ok(act)
    }

    /// Marks its line when it is done.
    async fn done(&self, act: OperatorAct) -> Result<(), Failure> {
        Ok(self.app.store.keep_operator_act(&OperatorAct { done: true, ..act }).await?)
    }
}

/// A number or an address.
#[derive(Clone, Debug)]
enum Who {
    Number(PlayerId),
    Address(String),
}

impl std::str::FromStr for Who {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Who, &'static str> {
        if let Ok(number) = text.parse() {
            return Ok(Who::Number(PlayerId(number)));
        }
        match text.contains('@') {
            true => Ok(Who::Address(text.trim().to_lowercase())),
            false => Err("this is neither a player's number nor an e-mail address"),
        }
    }
}

impl std::fmt::Display for Who {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Who::Number(player) => write!(f, "the number {player}"),
            Who::Address(email) => write!(f, "the address {email}"),
        }
    }
}

/// A refusal in words.
fn refused(problem: Problem) -> Failure {
    problem.to_string().into()
}

/// A moment as it is printed.
fn moment(at: Instant) -> String {
    at.to_utc().format("%Y-%m-%d %H:%M UTC").to_string()
}

async fn log(place: &Place) -> Result<String, Failure> {
    let desk = Desk::open(place).await?;
    let acts = desk.app.store.operator_acts().await?;
    let lines: Vec<String> = acts.iter().map(line).collect();
    Ok(if lines.is_empty() { "nothing was done yet".to_owned() } else { lines.join("\n") })
}

fn line(act: &OperatorAct) -> String {
    let what = match act.deed {
        OperatorDeed::GiveOffice(role) => format!("office given: {role}"),
        OperatorDeed::TakeOffice(role) => format!("office taken: {role}"),
        OperatorDeed::ConfirmSignUp => "sign-up confirmed".to_owned(),
        OperatorDeed::ChangeAddress => "address changed".to_owned(),
        OperatorDeed::SignOut => "signed out".to_owned(),
        OperatorDeed::RemovePasskeys => "passkeys removed".to_owned(),
        OperatorDeed::ImportPlayers { registered, invited } => {
            format!("players imported: {registered} new, {invited} invited")
        }
    };
    let whom = act.player.map(|player| format!(", player {player}")).unwrap_or_default();
    let undone = if act.done { "" } else { " (not done)" };
    format!("{}  {what}{whom}{undone}: {}", moment(act.at), act.reason)
}
