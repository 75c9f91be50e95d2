//! Officers suspend a player: no entry in any event for a time, with a reason and an end (`TR-14`,
//! `LAW-13.3.2`).
//!
//! Where the articles leave something open, this is how they are read:
//! - For publishing, officers may suspend where a breach was decided on in two events, or where the steps
//!   within one are used up. The two years of `TR-14` are the most.
//! - For conduct `LAW-13.3.2` names no length: it is in proportion to the offence, ten years at most.
//! - The time ends as that after a withdrawal does: the day of the decision does not count.
//! - Running games go on: what happens to them is ruled on by itself.

use serde::{Deserialize, Serialize};

use crate::tournament::{SUSPENSION_MONTHS_MAX, no_entry_until};
use crate::{Instant, Outcome, PlayerId, PublicationStep};

/// Months of a suspension for publishing, at most (`TR-14`).
pub const PUBLISHING_MONTHS_MAX: u16 = 24;

/// What a player is suspended for. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SuspensionCause {
    /// Running games were shown against the rules, in different events (`TR-14`).
    Publishing,
    /// Continued, repeated or serious misbehaviour (`LAW-13.3.2`).
    Conduct,
}

impl SuspensionCause {
    /// All of them.
    pub const ALL: [SuspensionCause; 2] = [SuspensionCause::Publishing, SuspensionCause::Conduct];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            SuspensionCause::Publishing => "publishing",
            SuspensionCause::Conduct => "conduct",
        }
    }

    /// The article.
    pub fn rule(self) -> &'static str {
        match self {
            SuspensionCause::Publishing => "TR-14",
            SuspensionCause::Conduct => "LAW-13.3.2",
        }
    }

    /// Months for which a player may be suspended, at most; at least one.
    pub fn months_max(self) -> u16 {
        match self {
            SuspensionCause::Publishing => PUBLISHING_MONTHS_MAX,
            SuspensionCause::Conduct => SUSPENSION_MONTHS_MAX,
        }
    }
}

/// A suspension that was ended before its time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SuspensionLifted {
    /// When.
    pub at: Instant,
    /// By whom.
    pub by: PlayerId,
    /// Why, for the player and the record.
    pub reason: String,
}

/// A suspension, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suspension {
    /// What for.
    pub cause: SuspensionCause,
    /// When it was decided.
    pub at: Instant,
    /// By whom.
    pub by: PlayerId,
    /// For how many months.
    pub months: u16,
    /// Why, for the player and the record.
    pub reason: String,
    /// The first second at which the player may enter events again.
    pub until: Instant,
    /// How it was ended before its time; none: it was not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lifted: Option<SuspensionLifted>,
}

/// What an officer orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuspensionOrder {
    /// What for.
    pub cause: SuspensionCause,
    /// By whom.
    pub by: PlayerId,
    /// For how many months.
    pub months: u16,
    /// Why.
    pub reason: String,
}

/// What is known of the player whom a suspension is about.
#[derive(Clone, Copy, Debug)]
pub struct SuspensionFacts<'a> {
    /// Who.
    pub player: PlayerId,
    /// The player's suspensions so far, in order.
    pub made: &'a [Suspension],
    /// Breaches of `TR-14` that were decided on and stand, by section.
    pub breaches: &'a [usize],
}

/// Why a suspension is refused. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SuspensionRefusal {
    /// Nobody judges in their own cause.
    #[error("Another officer decides about your own suspension.")]
    Own,
    /// It is too long for its cause, or no time at all.
    #[error("Suspend for 1 to {max} months.")]
    Length {
        /// At most, in months.
        max: u16,
        /// The article.
        rule: &'static str,
    },
    /// What `TR-14` asks first has not happened.
    #[error(
        "For publishing, a player is suspended after breaches in two events, or after all steps in one."
    )]
    NotRepeated,
    /// One for this cause is running.
    #[error("The player is suspended for this already. End that suspension first to change it.")]
    Running,
    /// There is no such suspension.
    #[error("There is no such suspension.")]
    Unknown,
    /// It has ended, by its time or before.
    #[error("This suspension is over.")]
    Over,
}

impl SuspensionRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            SuspensionRefusal::Own => "own_suspension",
            SuspensionRefusal::Length { .. } => "suspension_length",
            SuspensionRefusal::NotRepeated => "not_repeated",
            SuspensionRefusal::Running => "suspended_already",
            SuspensionRefusal::Unknown => "unknown_suspension",
            SuspensionRefusal::Over => "suspension_over",
        }
    }

    /// The article that says so; none where none does.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            SuspensionRefusal::Length { rule, .. } => Some(rule),
            SuspensionRefusal::NotRepeated => Some("TR-14"),
            SuspensionRefusal::Own
            | SuspensionRefusal::Running
            | SuspensionRefusal::Unknown
            | SuspensionRefusal::Over => None,
        }
    }
}

impl SuspensionFacts<'_> {
    /// Whether the officers may suspend the player for this now.
    pub fn is_open(&self, cause: SuspensionCause, now: Instant) -> bool {
        self.running(cause, now).is_none() && self.are_there(cause)
    }

    /// The player's suspension for this that keeps them from entering.
    fn running(&self, cause: SuspensionCause, now: Instant) -> Option<&Suspension> {
        self.made.iter().rfind(|made| made.cause == cause && made.runs_at(now))
    }

    /// Whether what the article asks first has happened.
    fn are_there(&self, cause: SuspensionCause) -> bool {
        match cause {
            SuspensionCause::Publishing => self.published_repeatedly(),
            SuspensionCause::Conduct => true,
        }
    }

    /// Whether there were breaches in two events, or all steps of one are used up (`TR-14`).
    fn published_repeatedly(&self) -> bool {
        let sections = self.breaches.iter().filter(|breaches| **breaches > 0).count();
        let used_up =
            |breaches: &usize| PublicationStep::after(*breaches) == PublicationStep::Suspension;
        sections > 1 || self.breaches.iter().any(used_up)
    }
}

impl Suspension {
    /// Suspends a player. The same order by the same officer again, while it runs, changes nothing.
    ///
    /// # Errors
    /// [`SuspensionRefusal`].
    pub fn order(
        order: SuspensionOrder,
        facts: SuspensionFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<Suspension>, SuspensionRefusal> {
        let SuspensionOrder { cause, by, months, reason } = order;
        if by == facts.player {
            return Err(SuspensionRefusal::Own);
        }
        let max = cause.months_max();
        if !(1..=max).contains(&months) {
            return Err(SuspensionRefusal::Length { max, rule: cause.rule() });
        }
        if let Some(made) = facts.running(cause, now) {
            let same = (made.by, made.months, &made.reason) == (by, months, &reason);
            return if same { Ok(Outcome::Unchanged) } else { Err(SuspensionRefusal::Running) };
        }
        if !facts.are_there(cause) {
            return Err(SuspensionRefusal::NotRepeated);
        }
        let until = no_entry_until(now, months);
        Ok(Outcome::Changed(Suspension { cause, at: now, by, months, reason, until, lifted: None }))
    }

    /// Ends it before its time. Ended so by the same officer before, it is left as it is.
    ///
    /// # Errors
    /// `Own`, `Over`.
    pub fn lift(
        &self,
        player: PlayerId,
        by: PlayerId,
        reason: String,
        now: Instant,
    ) -> Result<Outcome<Suspension>, SuspensionRefusal> {
        if by == player {
            return Err(SuspensionRefusal::Own);
        }
        if let Some(lifted) = &self.lifted {
            let same = (lifted.by, &lifted.reason) == (by, &reason);
            return if same { Ok(Outcome::Unchanged) } else { Err(SuspensionRefusal::Over) };
        }
        if !self.runs_at(now) {
            return Err(SuspensionRefusal::Over);
        }
        let lifted = Some(SuspensionLifted { at: now, by, reason });
        Ok(Outcome::Changed(Suspension { lifted, ..self.clone() }))
    }

    /// Whether it keeps the player from entering.
    pub fn runs_at(&self, now: Instant) -> bool {
        self.lifted.is_none() && now < self.until
    }

    /// When it ends, or was ended.
    pub fn ends_at(&self) -> Instant {
        self.lifted.as_ref().map_or(self.until, |lifted| lifted.at.min(self.until))
    }

    /// Whether it kept the player from entering at a moment that may have passed.
    pub fn covers(&self, moment: Instant) -> bool {
        self.at <= moment && moment < self.ends_at()
    }

    /// Of a player's suspensions the one that has not been lifted and ends last; it may have passed.
    pub fn last_to_end(made: &[Suspension]) -> Option<&Suspension> {
        made.iter().filter(|made| made.lifted.is_none()).max_by_key(|made| made.until)
    }
}
