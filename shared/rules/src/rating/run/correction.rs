//! What the rating commissioner sets right before a list is published (`TR-9.4`, `RAT-16`).

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{RatingRun, RunRefusal, START_RATINGS};
use crate::tournament::SectionId;
use crate::{Instant, PlayerId};

/// What the rating commissioner has set right (`TR-9.4`, `RAT-16`). The names are stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    /// Its number within the run, from 1.
    pub number: u32,
    /// Whose rating.
    pub player: PlayerId,
    /// What.
    pub kind: CorrectionKind,
    /// Why, for the player and the national delegate.
    pub reason: String,
    /// Who decided.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
}

/// What was set right. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CorrectionKind {
    /// An evidently inappropriate new rating is replaced by that of the formula of first ratings
    /// from the period's games (`RAT-16`).
    FirstRatingFormula,
    /// The rating at an event's start (`TR-9.4`).
    StartRating {
        /// The section.
        section: SectionId,
        /// The rating that counts, in points.
        rating: u16,
    },
}

impl CorrectionKind {
    /// Whether both set the same thing right, though perhaps to another value.
    pub(super) fn is_of_the_same(self, other: CorrectionKind) -> bool {
        use CorrectionKind::{FirstRatingFormula, StartRating};
        match (self, other) {
            (FirstRatingFormula, FirstRatingFormula) => true,
            (StartRating { section: one, .. }, StartRating { section: other, .. }) => one == other,
            (FirstRatingFormula, StartRating { .. }) | (StartRating { .. }, FirstRatingFormula) => {
                false
            }
        }
    }

    pub(super) fn check(self) -> Result<(), RunRefusal> {
        match self {
            CorrectionKind::StartRating { rating, .. } if !START_RATINGS.contains(&rating) => {
                Err(RunRefusal::StartRatingOutside)
            }
            CorrectionKind::StartRating { .. } | CorrectionKind::FirstRatingFormula => Ok(()),
        }
    }
}

impl RatingRun {
    /// Whose new rating the commissioner has replaced by that of the formula of first ratings
    /// (`RAT-16`).
    pub fn replaced(&self) -> BTreeSet<PlayerId> {
        let replaced = |made: &&Correction| made.kind == CorrectionKind::FirstRatingFormula;
        self.corrections.iter().filter(replaced).map(|made| made.player).collect()
    }
}

impl Correction {
    /// Who reads the reasons: the player, and these delegates of the player's federation
    /// (`RAT-16`), each once.
    pub fn informed(&self, delegates: impl IntoIterator<Item = PlayerId>) -> BTreeSet<PlayerId> {
        delegates.into_iter().chain([self.player]).collect()
    }
}

/// Nobody decides about their own rating: refuses where it is among those that are set.
///
/// # Errors
/// `OwnRating`.
pub fn check_not_own(
    by: PlayerId,
    players: impl IntoIterator<Item = PlayerId>,
) -> Result<(), RunRefusal> {
    match players.into_iter().any(|player| player == by) {
        true => Err(RunRefusal::OwnRating),
        false => Ok(()),
    }
}
