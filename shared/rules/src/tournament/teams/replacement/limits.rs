//! How many may be replaced, and by when a substitute is named.

use super::{Replacement, ReplacementGround, ReplacementRefusal};
use crate::tournament::{Announcement, ReplacementTerms, RuleSet, Team, TeamTermsRefusal};
use crate::{DAY_SECONDS, Instant};

/// Days within which a captain names a substitute (`SKS-7.7a-c`).
const NAMING_DAYS: u8 = 30;

/// The most days that an announcement may give for it where the rules give two months, which count where they are
/// shorter (`TR-8.7b`).
const ANNOUNCED_NAMING_DAYS_MAX: u8 = 62;

/// The most replacements that an announcement may allow where the rules set no number.
const ANNOUNCED_REPLACEMENTS_MAX: u8 = 99;

/// Months within which a captain names a substitute (`TR-8.7b`).
const NAMING_MONTHS: u32 = 2;

impl RuleSet {
    /// The first second at which a captain can be too late who is asked at `asked` (`TR-8.7b`, `SKS-7.7a-c`).
    pub fn substitute_due(self, asked: Instant) -> Instant {
        match self {
            RuleSet::Iccf => asked.plus_months(NAMING_MONTHS),
            RuleSet::Sks => asked + i64::from(NAMING_DAYS) * DAY_SECONDS,
        }
    }

    /// The article about who asks for a substitute, and for how long.
    pub(in crate::tournament) fn replacement_rule(self) -> &'static str {
        match self {
            RuleSet::Iccf => "TR-8.7b",
            RuleSet::Sks => "SKS-7.7a-c",
        }
    }
}

impl ReplacementTerms {
    /// Whether an event with so many boards may announce them: less than the rules allow, not more (`TR-8.7b`,
    /// `SKS-7.7`, `SKS-7.7a-c`).
    ///
    /// # Errors
    /// `TooManyReplacements`, `NamingDays`.
    pub(in crate::tournament) fn check(
        &self,
        rule_set: RuleSet,
        boards: u8,
    ) -> Result<(), TeamTermsRefusal> {
        let (most, days, rule) = match rule_set {
            RuleSet::Iccf => (ANNOUNCED_REPLACEMENTS_MAX, ANNOUNCED_NAMING_DAYS_MAX, None),
            RuleSet::Sks => (boards / 2, NAMING_DAYS, Some("SKS-7.7")),
        };
        if self.most.is_some_and(|it| it > most) {
            return Err(TeamTermsRefusal::TooManyReplacements { most, rule });
        }
        if self.naming_days.is_some_and(|it| !(1..=days).contains(&it)) {
            let rule = rule_set.replacement_rule();
            return Err(TeamTermsRefusal::NamingDays { days, rule });
        }
        Ok(())
    }
}

impl Announcement {
    fn replacement_terms(&self) -> ReplacementTerms {
        self.teams.as_ref().map_or_else(ReplacementTerms::default, |teams| teams.replacements)
    }

    /// The first second at which a captain can be too late who is asked at `asked`, as the event announces it (`TR-11`)
    /// and at the latest as its rules have it.
    pub fn substitute_due(&self, asked: Instant) -> Instant {
        let latest = self.rule_set.substitute_due(asked);
        let days = self.replacement_terms().naming_days.map(i64::from);
        days.map_or(latest, |days| latest.min(asked + days * DAY_SECONDS))
    }

    /// The article by which a captain has so long to name a substitute, and no longer.
    pub(super) fn naming_rule(&self) -> &'static str {
        match self.replacement_terms().naming_days {
            Some(_) => "TR-11",
            None => self.rule_set.replacement_rule(),
        }
    }

    /// How many of a team are replaced at most, deaths apart, and by which article: half of it under the Czech rules
    /// (`SKS-7.7`), as many as are announced (`TR-11`); ICCF sets no number (`TR-5.6-5.7`).
    fn replaced_max(&self, team: &Team) -> Option<(usize, &'static str)> {
        let printed = match self.rule_set {
            RuleSet::Iccf => None,
            RuleSet::Sks => Some((team.line_up.len() / 2, "SKS-7.7")),
        };
        let announced = self.replacement_terms().most.map(|most| (usize::from(most), "TR-11"));
        printed.into_iter().chain(announced).min()
    }

    /// By which article only one is replaced on a board, deaths apart.
    fn once_a_board(&self) -> Option<&'static str> {
        match self.rule_set {
            RuleSet::Sks => Some("SKS-7.7"),
            RuleSet::Iccf => self.replacement_terms().once_a_board.then_some("TR-11"),
        }
    }
}

/// Whether one more is replaced (`SKS-7.7`, `TR-11`). Whoever withdraws before the start and is replaced counts like any
/// other (`TR-8.1`).
///
/// # Errors
/// `OnceABoard`, `TooMany`.
pub(super) fn check_number(
    announcement: &Announcement,
    team: &Team,
    board: u8,
    ground: ReplacementGround,
) -> Result<(), ReplacementRefusal> {
    if ground == ReplacementGround::Died {
        return Ok(());
    }
    let is_counted =
        |it: &&Replacement| it.seated().is_some() && it.ground != ReplacementGround::Died;
    let counted = || team.replacements.iter().filter(is_counted);
    if let Some(rule) = announcement.once_a_board()
        && counted().any(|it| it.board == board)
    {
        return Err(ReplacementRefusal::OnceABoard { rule });
    }
    match announcement.replaced_max(team) {
        Some((most, rule)) if counted().count() >= most => {
            Err(ReplacementRefusal::TooMany { most, rule })
        }
        _ => Ok(()),
    }
}
