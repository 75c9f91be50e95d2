//! `posthorn admin office`: offices given and taken by whoever runs the server, the first administrator's before
//! all.

use clap::{Args, Subcommand};
use rules::{AppointmentOrder, Role};
use store::OperatorDeed;

use super::{Desk, Who, Why, refused};
use crate::console::Failure;
use crate::place::Place;

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Give an office.
    Give(What),
    /// Take one; the person is signed out everywhere.
    Take(What),
}

#[derive(Debug, Args)]
pub(super) struct What {
    /// Somebody with an account: the number, as the profile's address has it, or the e-mail address.
    who: Who,
    /// Such as administrator, director, organiser, federation, rating_commissioner; officer is every
    /// office at once. A wrong one tells all of them.
    #[arg(value_parser = role)]
    role: Role,
    #[command(flatten)]
    why: Why,
    #[command(flatten)]
    place: Place,
}

fn role(name: &str) -> Result<Role, String> {
    name.parse().map_err(|()| {
        let offices = Role::ALL.into_iter().filter(|role| *role != Role::Player);
        let names: Vec<&str> = offices.map(Role::code).collect();
        format!("no such office; there are {}", names.join(", "))
    })
}

impl Command {
    pub(super) async fn run(&self) -> Result<String, Failure> {
        match self {
            Command::Give(what) => what.appoint(true).await,
            Command::Take(what) => what.appoint(false).await,
        }
    }
}

impl What {
    async fn appoint(&self, give: bool) -> Result<String, Failure> {
        let desk = Desk::open(&self.place).await?;
        let (player, role) = (desk.account(&self.who).await?.player, self.role);
        let deed =
            if give { OperatorDeed::GiveOffice(role) } else { OperatorDeed::TakeOffice(role) };
        let act = desk.begin(deed, Some(player), &self.why).await?;
        let order = AppointmentOrder { role, give, by: None, reason: self.why.reason.clone() };
        let now = desk.app.clock.now();
        app::appoint(&desk.app.store, player, &order, now).await.map_err(refused)?;
        desk.done(act).await?;
        let is = if give { "is" } else { "is no longer" };
        Ok(format!("{player} {is} {role}"))
    }
}
