//! `posthorn admin account`: what somebody's account is, and help where no mail comes through.

use clap::{Args, Subcommand};
use rules::{PlayerId, Role};
use store::{AddressRequest, OperatorDeed, Wanted};

use super::{Desk, Who, Why, moment, refused};
use crate::console::Failure;
use crate::place::Place;

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Print what is known of an account, of a number without one, or of sign-ups with an address.
    Show(Show),
    /// Make a sign-up an account, for somebody whom no mail reaches. Be sure whose the address is.
    Confirm(Confirm),
    /// Give an account another address, for somebody who has lost the mailbox: be sure who asks. Whoever reads mail there
    /// sets a new password by "Forgotten password". Both addresses are told.
    Address(Address),
    /// Sign somebody out everywhere, within a quarter of an hour at the latest. Keys and webhooks stay: a new password ends
    /// them.
    SignOut(Whose),
    /// Remove passkeys and recovery codes, for somebody who has lost all of them: be sure who asks. The password goes on
    /// signing in; an office opens again with a new passkey.
    RemovePasskeys(Whose),
}

#[derive(Debug, Args)]
pub(super) struct Show {
    /// A player's number or an e-mail address.
    who: Who,
    #[command(flatten)]
    place: Place,
}

#[derive(Debug, Args)]
pub(super) struct Confirm {
    /// The address that somebody has signed up with.
    address: String,
    /// Which one, counted from 1, where there are several sign-ups with the address.
    #[arg(long)]
    choose: Option<usize>,
    #[command(flatten)]
    why: Why,
    #[command(flatten)]
    place: Place,
}

#[derive(Debug, Args)]
pub(super) struct Address {
    /// A player's number or the address of now.
    who: Who,
    /// The address that is to be.
    address: String,
    #[command(flatten)]
    why: Why,
    #[command(flatten)]
    place: Place,
}

#[derive(Debug, Args)]
pub(super) struct Whose {
    /// A player's number or e-mail address.
    who: Who,
    #[command(flatten)]
    why: Why,
    #[command(flatten)]
    place: Place,
}

impl Command {
    pub(super) async fn run(&self) -> Result<String, Failure> {
        match self {
            Command::Show(options) => options.run().await,
            Command::Confirm(options) => options.run().await,
            Command::Address(options) => options.run().await,
            Command::SignOut(options) => options.sign_out().await,
            Command::RemovePasskeys(options) => options.remove_passkeys().await,
        }
    }
}

impl Show {
    async fn run(&self) -> Result<String, Failure> {
        let desk = Desk::open(&self.place).await?;
        match desk.account(&self.who).await {
            Ok(account) => {
                let mut lines = player_lines(&desk, account.player).await?;
                let roles = account.roles.iter().filter(|role| **role != Role::Player);
                let offices: Vec<&str> = roles.map(|role| role.code()).collect();
                let offices =
                    if offices.is_empty() { "none".to_owned() } else { offices.join(", ") };
                let passkeys = desk.app.store.passkeys(account.player).await?.passkeys.len();
                let sessions = sign_in::sessions_of(&desk.app, &account).await.map_err(refused)?;
                lines.extend([
                    format!("address   {}", account.email),
                    format!("offices   {offices}"),
                    format!("mails     {}, {}", account.language, account.zone),
                    format!("sessions  {sessions}"),
                    format!("passkeys  {passkeys}"),
                ]);
                Ok(lines.join("\n"))
            }
            Err(none) => match &self.who {
                Who::Number(player) => without_account(&desk, *player).await,
                Who::Address(email) => {
                    let found = sign_in::open_sign_ups(&desk.app, email).await.map_err(refused)?;
                    let lines = sign_up_lines(&found);
                    if lines.is_empty() { Err(none) } else { Ok(lines.join("\n")) }
                }
            },
        }
    }
}

async fn player_lines(desk: &Desk, player: PlayerId) -> Result<Vec<String>, Failure> {
    let profile = desk.app.profile(player).await.map_err(refused)?;
    let title = profile.title.map(|title| format!(", {title}")).unwrap_or_default();
    let name = format!("{} {}", profile.given_name, profile.family_name);
    Ok(vec![
        format!("number    {player}"),
        format!("name      {name}, {}{title}", profile.federation),
    ])
}

async fn without_account(desk: &Desk, player: PlayerId) -> Result<String, Failure> {
    let mut lines = player_lines(desk, player).await?;
    lines.push(match desk.app.store.registration(player).await? {
        None => "account   none".to_owned(),
        Some(stored) => match stored.registration.invitation {
            None => "account   none; registered and not invited".to_owned(),
            Some(last) => {
                let (at, until) = (moment(last.at), moment(last.lapses_at()));
                format!("account   none; invited at {} on {at}, good until {until}", last.email)
            }
        },
    });
    Ok(lines.join("\n"))
}

/// The sign-ups as they are chosen from.
fn sign_up_lines(found: &[AddressRequest]) -> Vec<String> {
    let line = |(number, request): (usize, &AddressRequest)| {
        let Wanted::Account(typed) = &request.wanted else { return None };
        let name = format!("{} {}, {}", typed.given_name, typed.family_name, typed.federation);
        Some(format!("sign-up {number}: {name}, {}", moment(request.at)))
    };
    (1..).zip(found).filter_map(line).collect()
}

impl Confirm {
    async fn run(&self) -> Result<String, Failure> {
        let desk = Desk::open(&self.place).await?;
        let found = sign_in::open_sign_ups(&desk.app, &self.address).await.map_err(refused)?;
        let chosen = match (self.choose, found.len()) {
            (_, 0) => {
                let address = &self.address;
                return Err(format!(
                    "nobody has signed up with {address} in the last three days, or the account is open already"
                )
                .into());
            }
            (None, 1) => found.first(),
            (None, _) => {
                let lines = sign_up_lines(&found).join("\n");
                return Err(format!("there are several; say which with --choose\n{lines}").into());
            }
            (Some(number), _) => number.checked_sub(1).and_then(|at| found.get(at)),
        };
        let chosen = chosen.ok_or_else(|| format!("there are {} of them", found.len()))?;
        let mut act = desk.begin(OperatorDeed::ConfirmSignUp, None, &self.why).await?;
        let player = sign_in::confirm_sign_up(&desk.app, chosen).await.map_err(refused)?;
        act.player = Some(player);
        desk.done(act).await?;
        let lines = player_lines(&desk, player).await?;
        Ok(format!("{}\nhas an account, with the password that was typed", lines.join("\n")))
    }
}

impl Address {
    async fn run(&self) -> Result<String, Failure> {
        let desk = Desk::open(&self.place).await?;
        let account = desk.account(&self.who).await?;
        let player = account.player;
        let act = desk.begin(OperatorDeed::ChangeAddress, Some(player), &self.why).await?;
        let changed = sign_in::change_address(&desk.app, &account, &self.address).await;
        changed.map_err(refused)?;
        desk.done(act).await?;
        Ok(format!("{player} has the address {}", desk.account(&Who::Number(player)).await?.email))
    }
}

impl Whose {
    async fn sign_out(&self) -> Result<String, Failure> {
        let desk = Desk::open(&self.place).await?;
        let account = desk.account(&self.who).await?;
        let act = desk.begin(OperatorDeed::SignOut, Some(account.player), &self.why).await?;
        let ended = sign_in::sign_out(&desk.app, &account).await.map_err(refused)?;
        desk.done(act).await?;
        let sessions = if ended == 1 { "session has" } else { "sessions have" };
        Ok(format!("{ended} {sessions} ended"))
    }

    async fn remove_passkeys(&self) -> Result<String, Failure> {
        let desk = Desk::open(&self.place).await?;
        let player = desk.account(&self.who).await?.player;
        let count = desk.app.store.passkeys(player).await?.passkeys.len();
        let act = desk.begin(OperatorDeed::RemovePasskeys, Some(player), &self.why).await?;
        desk.app.store.remove_passkeys(player).await?;
        desk.done(act).await?;
        let passkeys = if count == 1 { "passkey is" } else { "passkeys are" };
        Ok(format!("{count} {passkeys} removed"))
    }
}
