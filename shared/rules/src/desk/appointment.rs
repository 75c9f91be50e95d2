//! Offices are given and taken by administrators, with a log; nobody decides about themselves.

use serde::{Deserialize, Serialize};

use crate::{Instant, Outcome, PlayerId, Role};

/// An office that was given, or taken, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Appointment {
    /// Which.
    pub role: Role,
    /// Whether it was given; else it was taken.
    pub given: bool,
    /// By whom; none: by the operator, with a command of the server.
    pub by: Option<PlayerId>,
    /// When.
    pub at: Instant,
    /// Why, for the record.
    pub reason: String,
}

/// What an administrator orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppointmentOrder {
    /// Which office.
    pub role: Role,
    /// Whether it is given; else it is taken.
    pub give: bool,
    /// By whom; none: by the operator.
    pub by: Option<PlayerId>,
    /// Why.
    pub reason: String,
}

/// What is known of the person whom an appointment is about.
#[derive(Clone, Copy, Debug)]
pub struct AppointmentFacts<'a> {
    /// Who.
    pub player: PlayerId,
    /// What they hold now.
    pub roles: &'a [Role],
    /// Whether the address of their account is known to be theirs.
    pub is_confirmed: bool,
    /// Everybody else's roles.
    pub others: &'a [Role],
}

/// Why an appointment is refused. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppointmentRefusal {
    /// Every account plays: that is no office.
    #[error("Everybody with an account is a player; this is no office.")]
    NoOffice,
    /// Nobody decides about themselves.
    #[error("You cannot give yourself an office or lay one down here; ask another administrator.")]
    Own,
    /// Whoever reads the address's mail could take the office.
    #[error("The address of this account is not confirmed yet. Offices are given after that.")]
    Unconfirmed,
    /// Nobody would be left who gives offices.
    #[error("This is the last administrator. Name another one first.")]
    LastAdministrator,
}

impl AppointmentRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            AppointmentRefusal::NoOffice => "no_office",
            AppointmentRefusal::Own => "own_office",
            AppointmentRefusal::Unconfirmed => "not_confirmed",
            AppointmentRefusal::LastAdministrator => "last_administrator",
        }
    }
}

impl Appointment {
    /// Gives an office, or takes it. What is so already stays as it is.
    ///
    /// # Errors
    /// [`AppointmentRefusal`].
    pub fn order(
        order: AppointmentOrder,
        facts: AppointmentFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<Appointment>, AppointmentRefusal> {
        let AppointmentOrder { role, give, by, reason } = order;
        if role == Role::Player {
            return Err(AppointmentRefusal::NoOffice);
        }
        if by == Some(facts.player) {
            return Err(AppointmentRefusal::Own);
        }
        if facts.roles.contains(&role) == give {
            return Ok(Outcome::Unchanged);
        }
        if give && !facts.is_confirmed {
            return Err(AppointmentRefusal::Unconfirmed);
        }
        let gives_offices = |held: &Role| held.acts_as(Role::Administrator);
        let left = facts.roles.iter().filter(|held| **held != role).chain(facts.others);
        if !give && gives_offices(&role) && !left.into_iter().any(gives_offices) {
            return Err(AppointmentRefusal::LastAdministrator);
        }
        Ok(Outcome::Changed(Appointment { role, given: give, by, at: now, reason }))
    }
}
