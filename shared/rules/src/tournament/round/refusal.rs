//! What an announcement may not say of the round before.

use super::{ADVANCING_MAX, SWISS_ADVANCING};

/// A refused round. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RoundRefusal {
    /// Teams play.
    #[error("Teams do not advance like this: a league has its divisions.")]
    OfTeams,
    /// The rules say who qualifies.
    #[error(
        "For this class or stage the rules themselves say who qualifies: leave the previous round out."
    )]
    OfStage,
    /// It is held elsewhere.
    #[error(
        "An event that was held elsewhere goes on from no event here: leave the previous round out."
    )]
    Elsewhere,
    /// Nobody advances, or too many.
    #[error("Of each section of the previous round 1 to {ADVANCING_MAX} players advance.")]
    Advancing,
    /// There is no such event, or it does not fit.
    #[error(
        "The previous round is another event of the same organiser and the same kind of chess, which \
         takes place and does not go on from this one."
    )]
    NoRoundBefore,
    /// Some do not go on in a Swiss tournament.
    #[error(
        "In a Swiss tournament everybody goes on: both players of each section, so {SWISS_ADVANCING} advance."
    )]
    SwissAdvancing,
    /// The round before is of another tournament.
    #[error(
        "A round of a Swiss tournament goes on from the round before it, with the same number of rounds and the same \
         tie-breaks; the first one has no previous round."
    )]
    SwissBefore,
    /// All rounds have been announced.
    #[error(
        "All {rounds} rounds of this Swiss tournament have been announced: no round follows the last one."
    )]
    SwissOver {
        /// How many there are.
        rounds: u8,
    },
    /// There is a next round already.
    #[error("The next round of this Swiss tournament has been announced already.")]
    SwissGoesOn,
    /// The next round has been announced by what this one says.
    #[error(
        "The next round has been announced: the system, the number of rounds and the tie-breaks stay as they are."
    )]
    SwissStays,
    /// Another event would go on from pairs.
    #[error(
        "Only the next round of a Swiss tournament goes on from its pairs: enter those who are first in its table."
    )]
    AfterSwiss,
    /// Players have been taken in from it.
    #[error("Players have advanced from the previous round: it stays, and so does who advances.")]
    PlayersAdvanced,
}

impl RoundRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            RoundRefusal::OfTeams | RoundRefusal::OfStage | RoundRefusal::Elsewhere => {
                "round_not_of_kind"
            }
            RoundRefusal::Advancing | RoundRefusal::SwissAdvancing => "bad_advancing",
            RoundRefusal::NoRoundBefore => "no_round_before",
            RoundRefusal::SwissBefore => "swiss_round_before",
            RoundRefusal::SwissOver { .. } => "swiss_over",
            RoundRefusal::SwissGoesOn => "swiss_goes_on",
            RoundRefusal::SwissStays => "swiss_stays",
            RoundRefusal::AfterSwiss => "after_swiss",
            RoundRefusal::PlayersAdvanced => "round_before_stays",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            RoundRefusal::OfStage => Some("TR-0.1"),
            RoundRefusal::OfTeams
            | RoundRefusal::Elsewhere
            | RoundRefusal::Advancing
            | RoundRefusal::NoRoundBefore
            | RoundRefusal::SwissAdvancing
            | RoundRefusal::SwissBefore
            | RoundRefusal::SwissOver { .. }
            | RoundRefusal::SwissGoesOn
            | RoundRefusal::SwissStays
            | RoundRefusal::AfterSwiss
            | RoundRefusal::PlayersAdvanced => None,
        }
    }
}
