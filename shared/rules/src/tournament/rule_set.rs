//! Whose rules an event is played under. The rule books differ in places, so that which one counts
//! is a value of the event, never a condition scattered over the code.

use serde::{Deserialize, Serialize};

use crate::tournament::{TeamRanking, TieBreak};

/// Whose rules an event is played under. New ones are added at the end: the order is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RuleSet {
    /// The ICCF Tournament Rules.
    Iccf,
    /// The Czech federation's rating and tournament rules.
    Sks,
}

impl RuleSet {
    /// Every rule set.
    pub const ALL: [RuleSet; 2] = [RuleSet::Iccf, RuleSet::Sks];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            RuleSet::Iccf => "iccf",
            RuleSet::Sks => "sks",
        }
    }

    /// The rule set of a name that [`RuleSet::code`] gives.
    pub fn from_code(code: &str) -> Option<RuleSet> {
        RuleSet::ALL.into_iter().find(|rule_set| rule_set.code() == code)
    }

    /// The tie-breaks of an individual event, in their order: `TR-7.2` or `SKS-6.2`.
    ///
    /// They apply unless the event says otherwise (`TR-7.1`); what it says is its own list, which
    /// [`standings`](crate::tournament::standings) takes.
    pub fn tie_breaks(self) -> &'static [TieBreak] {
        match self {
            RuleSet::Iccf => {
                &[TieBreak::Wins, TieBreak::SonnebornBerger, TieBreak::DirectEncounter]
            }
            RuleSet::Sks => &[TieBreak::SonnebornBerger],
        }
    }

    /// By what the teams of a team event are ranked, in order: `TR-7.3` or `SKS-6.3`.
    pub fn team_ranking(self) -> &'static [TeamRanking] {
        match self {
            RuleSet::Iccf => &[
                TeamRanking::BoardPoints,
                TeamRanking::MatchPoints,
                TeamRanking::DirectMatches,
                TeamRanking::Boards,
            ],
            RuleSet::Sks => {
                &[TeamRanking::MatchPoints, TeamRanking::BoardPoints, TeamRanking::Boards]
            }
        }
    }
}
