//! What the places of a stage are good for, as it is known before an event of it starts (`TR-1.0.5`).

use super::Part;
use super::table::result_rules;
use crate::norm::Category;
use crate::tournament::{Announcement, Stage};

/// A way from a stage to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageLead {
    /// By which article.
    pub article: &'static str,
    /// To which stage.
    pub target: Stage,
    /// How much of an entry it is.
    pub part: Part,
    /// Up to which place; none where the place does not count.
    pub place: Option<u32>,
    /// Or from how many per cent of the points possible; 0: whoever takes part.
    pub percent: Option<u32>,
    /// The lowest category of the event.
    pub from_category: Option<Category>,
    /// The highest one.
    pub to_category: Option<Category>,
}

impl Announcement {
    /// To which stages the places of its sections lead, the highest first: each for whoever has nothing
    /// higher (`TR-1.0.5`, `TR-1.0.7`).
    pub fn leads(&self) -> Vec<StageLead> {
        self.its_stage().map(|stage| stage.leads(self.advancing())).unwrap_or_default()
    }
}

impl Stage {
    /// The same of a stage, where so many of a section of the Candidates' Tournament advance (`TR-1.4.1`).
    pub fn leads(self, advancing: u8) -> Vec<StageLead> {
        let of_stage = result_rules().iter().filter(|rule| rule.source == self);
        of_stage
            .map(|rule| StageLead {
                article: rule.article,
                target: rule.target,
                part: rule.part,
                place: rule.last(advancing),
                percent: rule.percent,
                from_category: rule.from_category,
                to_category: rule.to_category,
            })
            .collect()
    }
}
