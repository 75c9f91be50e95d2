//! Vacant places in the Finals of the World Championship and of the Ladies World Championship (`TR-1.4.4`,
//! `TR-1.6.3`).

use serde::{Deserialize, Serialize};

use crate::Role;
use crate::tournament::Stage;

/// Places of a Final that are filled on excellent results, at most.
pub const PLACES_BY_RESULTS_MAX: usize = 2;

/// How a vacant place is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Vacancy {
    /// By whoever is placed next in a previous Final or the stage before it.
    NextPlaced,
    /// By somebody with excellent international results.
    ExcellentResults,
}

impl Vacancy {
    /// Both.
    pub const ALL: [Vacancy; 2] = [Vacancy::NextPlaced, Vacancy::ExcellentResults];

    /// Which office fills a place of a Final so, and by which article (`TR-1.4.4`, `TR-1.6.3`); none: vacant
    /// places of other stages are not filled so.
    pub fn filled_by(self, stage: Stage) -> Option<(Role, &'static str)> {
        if stage != Stage::WorldChampionshipFinal && stage != Stage::LadiesFinal {
            return None;
        }
        Some(match (self, stage.is_of_ladies()) {
            (Vacancy::NextPlaced | Vacancy::ExcellentResults, false) => {
                (Role::ExecutiveBoard, "TR-1.4.4")
            }
            (Vacancy::NextPlaced, true) => (Role::TitleCommissioner, "TR-1.6.3"),
            (Vacancy::ExcellentResults, true) => (Role::ExecutiveBoard, "TR-1.6.3"),
        })
    }
}
