//! The register of federations: which are members of ICCF, from when on, and in which zone.
//!
//! The rules know players of member federations, whose delegates nominate and vouch for them, and players
//! of other countries, who enter directly (`TR-2.1-2.2`, `TR-4.5`, `NORM-1`).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::register_refusal::{MEMBERSHIP_CHANGES_MAX, RegisterRefusal};
use crate::{Day, Instant, Outcome, PlayerId, check_message};

/// A zone of ICCF, which holds championships of its own. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// Europe.
    Europe,
    /// Latin America.
    LatinAmerica,
    /// North America and the Pacific.
    NorthAmericaPacific,
    /// Africa and Asia.
    AfricaAsia,
}

/// That a federation is a member from a day on, or is none any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MembershipChange {
    /// From which day on.
    pub from: Day,
    /// Whether it is a member.
    pub member: bool,
    /// In which zone; none: it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
    /// Where that was decided, for the record.
    pub source: String,
    /// Who has entered it.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
}

/// What the register says of a federation, in the form in which it is kept: its changes, by their days.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Membership {
    changes: Vec<MembershipChange>,
}

/// What is to be entered.
#[derive(Clone, Copy, Debug)]
pub struct MembershipOrder<'a> {
    /// From which day on.
    pub from: Day,
    /// Whether the federation is a member.
    pub member: bool,
    /// In which zone; none: it is not said.
    pub zone: Option<Zone>,
    /// Where that was decided.
    pub source: &'a str,
    /// Who enters it. Whether they may is asked before.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
    /// How many changes were looked at.
    pub seen: usize,
}

impl Membership {
    /// Every change, by its day.
    pub fn changes(&self) -> &[MembershipChange] {
        &self.changes
    }

    /// The change that counts on a day; none before the first.
    pub fn on(&self, day: Day) -> Option<&MembershipChange> {
        self.changes.iter().rev().find(|change| change.from <= day)
    }

    /// Whether the federation is a member on a day (`NORM-1`, `TR-2.1-2.2`). Of whom nothing is entered
    /// everybody takes that for granted.
    pub fn is_member(&self, day: Day) -> bool {
        self.on(day).is_none_or(|change| change.member)
    }

    /// Since when the federation has been on this day what it is then, a member or none; none where nothing
    /// was entered.
    pub fn since(&self, day: Day) -> Option<Day> {
        let member = self.on(day)?.member;
        // Of several of one day the last has put the others right.
        let stands: BTreeMap<Day, bool> =
            self.changes.iter().map(|change| (change.from, change.member)).collect();
        let until = stands.range(..=day).rev().take_while(|(_, is)| **is == member);
        until.last().map(|(from, _)| *from)
    }

    /// What the register says after an order. What it says already stays as it is.
    ///
    /// # Errors
    /// The first [`RegisterRefusal`] that applies.
    pub fn order(
        &self,
        order: &MembershipOrder<'_>,
    ) -> Result<Outcome<Membership>, RegisterRefusal> {
        let source = check_message(order.source)?.ok_or(RegisterRefusal::SourceMissing)?;
        let MembershipOrder { from, member, zone, by, at, .. } = *order;
        let last = self.changes.last();
        if last.is_some_and(|last| (last.from, last.member, last.zone) == (from, member, zone)) {
            return Ok(Outcome::Unchanged);
        }
        if order.seen != self.changes.len() {
            return Err(RegisterRefusal::ChangedMeanwhile);
        }
        // What counted on a day has let players enter and given norms: it is not rewritten behind a later
        // change. The last one can be put right, by another of the same day.
        if let Some(last) = last.filter(|last| from < last.from) {
            return Err(RegisterRefusal::BeforeLast { last: last.from });
        }
        if self.changes.len() >= MEMBERSHIP_CHANGES_MAX {
            return Err(RegisterRefusal::TooMany);
        }
        let mut changes = self.changes.clone();
        changes.push(MembershipChange { from, member, zone, source, by, at });
        Ok(Outcome::Changed(Membership { changes }))
    }
}
