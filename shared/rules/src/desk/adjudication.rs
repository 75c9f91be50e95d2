//! What the players of a game have to say to its adjudicators (`LAW-11.1`).

use serde::{Deserialize, Serialize};

use crate::{Color, Game, Instant};

/// Characters of an analysis.
const ANALYSIS_CHARACTERS_MAX: usize = 20_000;

/// What one player claims of a game that is with the adjudicators, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdjudicationClaim {
    /// Whose.
    #[serde(with = "ColorForm")]
    pub by: Color,
    /// When it was handed in.
    pub at: Instant,
    /// Whether the game is claimed as won; else as drawn.
    pub win: bool,
    /// Why; nothing where it was made for a player who has withdrawn.
    pub analysis: String,
}

/// A colour as it is kept.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Color", rename_all = "snake_case")]
enum ColorForm {
    White,
    Black,
}

/// Why a claim is not taken. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AdjudicationRefusal {
    /// It has no analysis, or too long a one.
    #[error("Give an analysis of 1 to 20,000 characters.")]
    AnalysisUnfit,
    /// The game is not with the adjudicators.
    #[error("This game is not with the adjudicators.")]
    NotInAdjudication,
    /// It comes too late.
    #[error("The date by which claims were to be handed in is past.")]
    Closed,
}

impl AdjudicationRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            AdjudicationRefusal::AnalysisUnfit => "invalid_body",
            AdjudicationRefusal::NotInAdjudication => "not_in_adjudication",
            AdjudicationRefusal::Closed => "adjudication_closed",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            AdjudicationRefusal::AnalysisUnfit => None,
            AdjudicationRefusal::NotInAdjudication | AdjudicationRefusal::Closed => {
                Some("LAW-11.1")
            }
        }
    }
}

impl AdjudicationClaim {
    /// What a player hands in until the date that the game names (`LAW-11.1`).
    ///
    /// # Errors
    /// The first [`AdjudicationRefusal`] that applies.
    pub fn hand_in(
        game: &Game,
        by: Color,
        win: bool,
        analysis: &str,
        now: Instant,
    ) -> Result<AdjudicationClaim, AdjudicationRefusal> {
        let analysis = analysis.trim();
        if analysis.is_empty() || analysis.chars().count() > ANALYSIS_CHARACTERS_MAX {
            return Err(AdjudicationRefusal::AnalysisUnfit);
        }
        match game.stopped().and_then(|stopped| stopped.claims_until()) {
            None => Err(AdjudicationRefusal::NotInAdjudication),
            Some(until) if now >= until => Err(AdjudicationRefusal::Closed),
            Some(_) => Ok(AdjudicationClaim { by, at: now, win, analysis: analysis.to_owned() }),
        }
    }
}
