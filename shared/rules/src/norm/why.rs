//! Why an event gives no norms, and where the text asks for more than the table.

use super::{FEDERATIONS_MIN, GAMES_MAX, GAMES_MIN, PLAYERS_MAX, PLAYERS_MIN};
use crate::Federation;

/// Why an event gives no norms at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoNorms {
    /// `NORM-1`.
    #[error("{players} players: a title event has at least {PLAYERS_MIN}")]
    TooFewPlayers {
        /// How many there are.
        players: usize,
    },
    /// `NORM-3`.
    #[error("{players} players: the tables of norms end at {PLAYERS_MAX}")]
    TooManyPlayers {
        /// How many there are.
        players: usize,
    },
    /// `NORM-1`.
    #[error(
        "players of {federations} member federations: there must be at least {FEDERATIONS_MIN}"
    )]
    TooFewFederations {
        /// How many there are.
        federations: usize,
    },
    /// `NORM-3`.
    #[error("{players} players of {federation}: at most {most} may come from one federation")]
    OneFederation {
        /// The federation.
        federation: Federation,
        /// How many come from it.
        players: usize,
        /// How many may.
        most: usize,
    },
    /// `NORM-3`.
    #[error("{players} players have a published rating: at least {least} must")]
    TooFewPublished {
        /// How many have one.
        players: usize,
        /// How many must.
        least: usize,
    },
    /// `NORM-3`.
    #[error("{players} players have a fixed rating: at least {least} must")]
    TooFewFixed {
        /// How many have one.
        players: usize,
        /// How many must.
        least: usize,
    },
    /// `NORM-2`.
    #[error("the average of {average} is below the lowest category")]
    NoCategory {
        /// The average.
        average: u16,
    },
    /// `TR-10.0.2`: the tables are for one game against each.
    #[error("in a double round norms are those that were approved with it")]
    DoubleRound,
    /// `NORM-3`: in a match each plays the other side.
    #[error("each plays {games} games: the tables of norms tell of {GAMES_MIN} to {GAMES_MAX}")]
    Games {
        /// How many.
        games: usize,
    },
}

impl NoNorms {
    /// Whether too few have a rating of the kind that is asked for, for which the kind of event can
    /// stand in (`NORM-4c`).
    pub(super) fn is_of_ratings(&self) -> bool {
        matches!(self, NoNorms::TooFewPublished { .. } | NoNorms::TooFewFixed { .. })
    }

    /// The rule that says so.
    pub fn rule(self) -> &'static str {
        match self {
            NoNorms::TooFewPlayers { .. } | NoNorms::TooFewFederations { .. } => "NORM-1",
            NoNorms::NoCategory { .. } => "NORM-2",
            NoNorms::DoubleRound => "TR-10.0.2",
            _ => "NORM-3",
        }
    }

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            NoNorms::TooFewPlayers { .. } => "too_few_players",
            NoNorms::TooManyPlayers { .. } => "too_many_players",
            NoNorms::TooFewFederations { .. } => "too_few_federations",
            NoNorms::OneFederation { .. } => "one_federation",
            NoNorms::TooFewPublished { .. } => "too_few_published",
            NoNorms::TooFewFixed { .. } => "too_few_fixed",
            NoNorms::NoCategory { .. } => "no_category",
            NoNorms::DoubleRound => "double_round",
            NoNorms::Games { .. } => "games",
        }
    }
}

/// Where the words of `NORM-1` ask for more than the printed table, which counts: the qualifications
/// commissioner is to see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Remark {
    /// More than two thirds from one federation.
    #[error("{players} of {all} players are of {federation}: the text says at most two thirds")]
    OneFederation {
        /// The federation.
        federation: Federation,
        /// How many come from it.
        players: usize,
        /// How many there are.
        all: usize,
    },
    /// Less than three quarters with a published rating.
    #[error("{players} of {all} players have a published rating: the text says at least 75%")]
    Published {
        /// How many have one.
        players: usize,
        /// How many there are.
        all: usize,
    },
    /// Less than 60% with a fixed rating.
    #[error("{players} of {all} players have a fixed rating: the text says at least 60%")]
    Fixed {
        /// How many have one.
        players: usize,
        /// How many there are.
        all: usize,
    },
}

impl Remark {
    /// Whether it is about ratings.
    pub(super) fn is_of_ratings(&self) -> bool {
        matches!(self, Remark::Published { .. } | Remark::Fixed { .. })
    }

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Remark::OneFederation { .. } => "one_federation",
            Remark::Published { .. } => "published",
            Remark::Fixed { .. } => "fixed",
        }
    }
}
