//! What follows for a player who has withdrawn: no entry for a time, and a deposit with the next one
//! (`TR-8.3` to `TR-8.6`, `SKS-7.3-general` to `SKS-7.6`).
//!
//! Where the articles leave something open, this is how they are read:
//! - A time of months does not count the day of the decision: it ends with the day of the same
//!   number, or the month's last one, and the player may enter from the day after (UTC).
//! - The second silent withdrawal is the second ever, however long ago the first one was.
//! - The short time within which a second accepted withdrawal is reviewed is a year.
//! - A deposit is due after an unaccepted withdrawal, and after a silent one that was punished: it is
//!   paid when the player is admitted again. It is due with every entry until the player has
//!   finished an event properly for which one was paid.
//! - An event without a fee asks for no deposit: twice nothing is nothing.

use serde::{Deserialize, Serialize};

use crate::tournament::{Announcement, Fee, RuleSet, WithdrawalKind, WithdrawalRefusal};
use crate::{Day, Instant};

/// Months without entry after an accepted withdrawal, at least (`TR-8.3`).
pub const ACCEPTED_MONTHS_MIN: u16 = 6;

/// Months without entry after an unaccepted withdrawal, at least (`TR-8.4`).
pub const UNACCEPTED_MONTHS_MIN: u16 = 12;

/// Months without entry after the first silent withdrawal, at most (`TR-8.5`).
pub const SILENT_MONTHS_MAX: u16 = 24;

/// Months without entry after the second silent withdrawal, at least (`TR-8.5`), and after the abuse
/// of an accepted one (`TR-8.3`).
pub const FIVE_YEARS_MONTHS: u16 = 60;

/// Months without entry that a decision may bring where the articles name only the least.
pub const SUSPENSION_MONTHS_MAX: u16 = 120;

/// Months after an accepted withdrawal in which a second one is reviewed (`TR-8.4`).
pub const SHORT_TIME_MONTHS: u16 = 12;

/// A withdrawal that was decided, as far as later ones ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PastWithdrawal {
    /// What it was decided to be.
    pub kind: WithdrawalKind,
    /// When.
    pub at: Instant,
    /// The first second at which the player may enter events again.
    pub suspended_until: Option<Instant>,
}

/// How long a decision may keep a player from entering, in months.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SuspensionRange {
    /// At least.
    pub min: u16,
    /// At most.
    pub max: u16,
    /// Where the decision says nothing; none: it has to.
    pub usual: Option<u16>,
    /// The article; none where nothing is said, as of a death.
    pub rule: Option<&'static str>,
}

/// How long a decision may keep a player from entering (`TR-8.3`, `SKS-7.3-general`, `SKS-7.5`);
/// `begun`: whether any of the player's events has, since before the start there is no penalty
/// (`SKS-7.1`).
pub fn suspension_range(
    kind: WithdrawalKind,
    begun: bool,
    earlier: &[PastWithdrawal],
) -> SuspensionRange {
    let nothing = |rule| SuspensionRange { min: 0, max: 0, usual: Some(0), rule };
    let at_least = |min, rule| {
        let (max, usual) = (SUSPENSION_MONTHS_MAX, Some(min));
        SuspensionRange { min, max, usual, rule: Some(rule) }
    };
    let silent = |past: &PastWithdrawal| past.kind == WithdrawalKind::Silent;
    match kind {
        WithdrawalKind::Death => nothing(None),
        _ if !begun => nothing(Some("TR-8.1")),
        WithdrawalKind::Accepted => at_least(ACCEPTED_MONTHS_MIN, "TR-8.3"),
        WithdrawalKind::Unaccepted => at_least(UNACCEPTED_MONTHS_MIN, "TR-8.4"),
        WithdrawalKind::Silent if earlier.iter().any(silent) => {
            at_least(FIVE_YEARS_MONTHS, "TR-8.5")
        }
        WithdrawalKind::Silent => {
            let (max, rule) = (SILENT_MONTHS_MAX, Some("TR-8.5"));
            SuspensionRange { min: 0, max, usual: None, rule }
        }
    }
}

impl SuspensionRange {
    /// The first second at which the player may enter events again, for a decision at `at` that
    /// chooses so many months; none: at once.
    ///
    /// # Errors
    /// `SuspensionMissing` where the decision has to choose; `SuspensionOutside`.
    pub fn until(
        self,
        chosen: Option<u16>,
        at: Instant,
    ) -> Result<Option<Instant>, WithdrawalRefusal> {
        let SuspensionRange { min, max, usual, .. } = self;
        let months = chosen.or(usual).ok_or(WithdrawalRefusal::SuspensionMissing { max })?;
        if !(min..=max).contains(&months) {
            // Where the article names the least alone, the most is this server's.
            let by_article = months < min || max < SUSPENSION_MONTHS_MAX;
            let rule = self.rule.filter(|_| by_article);
            return Err(WithdrawalRefusal::SuspensionOutside { months, min, max, rule });
        }
        Ok((months > 0).then(|| no_entry_until(at, months)))
    }
}

/// The first second after so many months without entry.
pub fn no_entry_until(at: Instant, months: u16) -> Instant {
    Day::of(at).plus_months(u32::from(months)).next().starts_at()
}

/// The first second at which a player with this record may enter events again; it may have passed.
pub fn suspended_until(record: &[PastWithdrawal]) -> Option<Instant> {
    record.iter().filter_map(|past| past.suspended_until).max()
}

/// Whether a withdrawal follows another accepted one so soon that it is reviewed first (`TR-8.4`,
/// `SKS-7.4`).
pub fn needs_review(earlier: &[PastWithdrawal], now: Instant) -> bool {
    let accepted = earlier.iter().filter(|past| past.kind == WithdrawalKind::Accepted);
    accepted.map(|past| no_entry_until(past.at, SHORT_TIME_MONTHS)).any(|until| now < until)
}

/// Whether a player with this record owes a deposit with the next entry (`TR-8.4`, `TR-8.5`);
/// `refunds`: when deposits were given back after an event that the player has finished properly,
/// which ends the duty (`TR-8.6`, `SKS-7.6`).
pub fn owes_deposit(record: &[PastWithdrawal], refunds: &[Instant]) -> bool {
    let brings_one = |past: &&PastWithdrawal| match past.kind {
        WithdrawalKind::Unaccepted | WithdrawalKind::Silent => past.suspended_until.is_some(),
        WithdrawalKind::Accepted | WithdrawalKind::Death => false,
    };
    let last = record.iter().filter(brings_one).map(|past| past.at).max();
    last.is_some_and(|last| refunds.iter().all(|refund| *refund <= last))
}

impl Announcement {
    /// The deposit that a player who owes one pays with an entry, at least: twice the fee (`TR-8.4`,
    /// `SKS-7.4`). None where the event has no fee.
    pub fn deposit(&self) -> Option<Fee> {
        self.fee.map(|fee| Fee { minor_units: fee.minor_units.saturating_mul(2), ..fee })
    }

    /// The article that asks for a deposit.
    pub(super) fn deposit_rule(&self) -> &'static str {
        match self.rule_set {
            RuleSet::Iccf => "TR-8.4",
            RuleSet::Sks => "SKS-7.4",
        }
    }
}
