//! Why nobody is replaced.

use super::{HANDICAP_DAYS_MAX, START_DAYS_MAX};
use crate::Instant;
use crate::tournament::TeamRefusal;

/// A refused replacement. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplacementRefusal {
    /// What is asked of a team and its players.
    #[error(transparent)]
    Team(#[from] TeamRefusal),
    /// No games are played.
    #[error("Players are replaced while the event is played: before it the line-up is changed.")]
    NotPlaying,
    /// The team has no such board.
    #[error("The team has no such board.")]
    NoSuchBoard,
    /// Nothing is left to play.
    #[error("Every game on this board is over.")]
    NoUnfinishedGame,
    /// Somebody is replaced there already.
    #[error("A replacement on this board is under way: that one is decided first.")]
    UnderWay,
    /// There is no such replacement.
    #[error("The team has no such replacement.")]
    Unknown,
    /// It was decided.
    #[error("This replacement is decided.")]
    Decided,
    /// The time to name somebody is over.
    #[error("A substitute had to be named before {until}: ask the tournament director.")]
    TooLate {
        /// Since when.
        until: Instant,
        /// The article.
        rule: &'static str,
    },
    /// Nobody is named.
    #[error("No substitute is named.")]
    NobodyNamed,
    /// The date by which to name somebody is past, or too far away.
    #[error(
        "The captain gets time until {latest} at most to name a substitute, and some at least."
    )]
    BadUntil {
        /// The latest.
        latest: Instant,
        /// The article.
        rule: &'static str,
    },
    /// The day is past, or too far away.
    #[error("A substitute begins now or within {START_DAYS_MAX} days.")]
    BadStart,
    /// Too large a handicap.
    #[error("A substitute's handicap is {HANDICAP_DAYS_MAX} days at most.")]
    BadHandicap,
    /// As many as may be were replaced already.
    #[error("In this event a team replaces at most {most} of its players, deaths apart.")]
    TooMany {
        /// How many may be.
        most: usize,
        /// The article.
        rule: &'static str,
    },
    /// Somebody was replaced on the board already.
    #[error("In this event only one player is replaced on a board, deaths apart.")]
    OnceABoard {
        /// The article.
        rule: &'static str,
    },
    /// The player has begun, or the time is not over.
    #[error(
        "A board is lost only where its player has not begun in time: two months after the start, 30 days under \
         the Czech rules."
    )]
    NotLost {
        /// The article.
        rule: &'static str,
    },
    /// Who asks or declines says why.
    #[error("Say why.")]
    NotToldWhy,
}

impl ReplacementRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ReplacementRefusal::Team(refusal) => refusal.code(),
            ReplacementRefusal::NotPlaying => "event_not_playing",
            ReplacementRefusal::NoSuchBoard => "no_such_board",
            ReplacementRefusal::NoUnfinishedGame => "no_unfinished_game",
            ReplacementRefusal::UnderWay => "replacement_under_way",
            ReplacementRefusal::Unknown => "unknown_replacement",
            ReplacementRefusal::Decided => "replacement_decided",
            ReplacementRefusal::TooLate { .. } => "replacement_too_late",
            ReplacementRefusal::NobodyNamed => "no_substitute_named",
            ReplacementRefusal::BadUntil { .. } => "bad_naming_date",
            ReplacementRefusal::BadStart => "bad_substitute_start",
            ReplacementRefusal::BadHandicap => "bad_handicap",
            ReplacementRefusal::TooMany { .. } => "too_many_replacements",
            ReplacementRefusal::OnceABoard { .. } => "board_replaced_already",
            ReplacementRefusal::NotLost { .. } => "board_not_lost",
            ReplacementRefusal::NotToldWhy => "invalid_body",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            ReplacementRefusal::Team(refusal) => refusal.rule(),
            ReplacementRefusal::TooLate { rule, .. }
            | ReplacementRefusal::BadUntil { rule, .. }
            | ReplacementRefusal::NotLost { rule }
            | ReplacementRefusal::TooMany { rule, .. }
            | ReplacementRefusal::OnceABoard { rule } => Some(rule),
            ReplacementRefusal::NotPlaying
            | ReplacementRefusal::NoSuchBoard
            | ReplacementRefusal::NoUnfinishedGame
            | ReplacementRefusal::UnderWay
            | ReplacementRefusal::Unknown
            | ReplacementRefusal::Decided
            | ReplacementRefusal::NobodyNamed
            | ReplacementRefusal::BadStart
            | ReplacementRefusal::BadHandicap
            | ReplacementRefusal::NotToldWhy => None,
        }
    }
}
