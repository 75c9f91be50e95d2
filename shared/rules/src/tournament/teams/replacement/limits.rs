//! How many may be replaced, and by when a substitute is named.

use super::{Replacement, ReplacementGround, ReplacementRefusal};
use crate::tournament::{RuleSet, Team};
use crate::{DAY_SECONDS, Instant};

/// Days within which a captain names a substitute (`SKS-7.7a-c`).
const NAMING_DAYS: i64 = 30;

/// Months within which a captain names a substitute (`TR-8.7b`).
const NAMING_MONTHS: u32 = 2;

impl RuleSet {
    /// The first second at which a captain can be too late who is asked at `asked` (`TR-8.7b`, `SKS-7.7a-c`).
    pub fn substitute_due(self, asked: Instant) -> Instant {
        match self {
            RuleSet::Iccf => asked.plus_months(NAMING_MONTHS),
            RuleSet::Sks => asked + NAMING_DAYS * DAY_SECONDS,
        }
    }

    /// The article about who asks for a substitute, and for how long.
    pub(super) fn replacement_rule(self) -> &'static str {
        match self {
            RuleSet::Iccf => "TR-8.7b",
            RuleSet::Sks => "SKS-7.7a-c",
        }
    }
}

/// At most half of a team, and one on each board, deaths excepted (`SKS-7.7`); ICCF sets no number (`TR-5.6-5.7`).
///
/// # Errors
/// `OnceABoard`, `TooMany`.
pub(super) fn check_number(
    rule_set: RuleSet,
    team: &Team,
    board: u8,
    ground: ReplacementGround,
) -> Result<(), ReplacementRefusal> {
    match rule_set {
        RuleSet::Iccf => return Ok(()),
        RuleSet::Sks => {}
    }
    if ground == ReplacementGround::Died {
        return Ok(());
    }
    let is_counted =
        |it: &&Replacement| it.seated().is_some() && it.ground != ReplacementGround::Died;
    let counted = || team.replacements.iter().filter(is_counted);
    if counted().any(|it| it.board == board) {
        return Err(ReplacementRefusal::OnceABoard);
    }
    let most = team.line_up.len() / 2;
    if counted().count() >= most { Err(ReplacementRefusal::TooMany { most }) } else { Ok(()) }
}
