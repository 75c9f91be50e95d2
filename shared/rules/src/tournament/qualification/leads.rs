//! What the places of a stage are good for, as it is known before an event of it starts (`TR-1.0.5`).

use super::table::result_rules;
use super::{CANDIDATES_ADVANCING, Part};
use crate::norm::Category;
use crate::tournament::Stage;

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

impl Stage {
    /// To which stages its places lead, the highest first: each for whoever has nothing higher
    /// (`TR-1.0.5`, `TR-1.0.7`).
    pub fn leads(self) -> Vec<StageLead> {
        let of_stage = result_rules().iter().filter(|rule| rule.source == self);
        of_stage
            .map(|rule| StageLead {
                article: rule.article,
                target: rule.target,
                part: rule.part,
                place: rule.last(CANDIDATES_ADVANCING),
                percent: rule.percent,
                from_category: rule.from_category,
                to_category: rule.to_category,
            })
            .collect()
    }
}
