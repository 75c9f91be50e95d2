//! Events that were not announced here: where their games come from, and what that changes.

use serde::{Deserialize, Serialize};

use crate::Day;
use crate::rating::Quarter;
use crate::tournament::RuleSet;

/// Where an event's games come from that is brought here as a whole. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// Another server, from which it moves: what is unfinished goes on here.
    Moved,
    /// An event that a federation has held elsewhere, and that was approved (`TR-12`): its results
    /// are reported here.
    Results,
    /// Games by post (`LAW-8.5`): their results are entered here.
    Post,
}

impl Origin {
    /// Every origin.
    pub const ALL: [Origin; 3] = [Origin::Moved, Origin::Results, Origin::Post];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Origin::Moved => "moved",
            Origin::Results => "results",
            Origin::Post => "post",
        }
    }

    /// Whether what is unfinished is played on here.
    pub fn goes_on_here(self) -> bool {
        self == Origin::Moved
    }

    /// Whether the list of a quarter counts a result of such an event that was found on one day and
    /// entered here on another.
    ///
    /// It is to be found in time (`RAT-12`). By post it is to be entered two weeks before the list is
    /// published (`RAT-13`), under the Czech rules elsewhere, too (`SKS-4.1-4.4`); else it is reported
    /// when it is entered. What moves here was reported to the lists of where it comes from:
    /// `first_list` is the quarter of the list with which those of here begin, and what that one
    /// could know is in it.
    pub fn is_in_time(
        self,
        rule_set: RuleSet,
        quarter: Quarter,
        found_on: Day,
        entered_on: Day,
        first_list: Option<Quarter>,
    ) -> bool {
        let entered_until = match (self, rule_set) {
            (Origin::Post, _) | (Origin::Results, RuleSet::Sks) => Some(quarter.entered_until()),
            (Origin::Results, RuleSet::Iccf) => Some(quarter.reported_until()),
            (Origin::Moved, _) => None,
        };
        let listed_before = self == Origin::Moved
            && found_on < entered_on
            && first_list.is_some_and(|first| found_on <= first.reported_until());
        found_on <= quarter.reported_until()
            && entered_until.is_none_or(|until| entered_on <= until)
            && !listed_before
    }
}
