//! Why a norm is not recorded, corrected or taken back: in the order in which it is checked, each with
//! its rule.

use crate::Title;

/// A refused record. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordRefusal {
    /// Nobody records norms of their own.
    #[error("Nobody records norms of their own: leave this to another officer.")]
    Own,
    /// There is no such record.
    #[error("There is no such norm.")]
    Unknown,
    /// It was taken back.
    #[error("This norm was withdrawn.")]
    Withdrawn,
    /// The event has no name.
    #[error("Name the event.")]
    EventMissing,
    /// Nobody can look it up.
    #[error("Say where the norm is written: a table, a report to Congress, an approval.")]
    SourceMissing,
    /// The days do not follow each other.
    #[error(
        "The event is approved before it starts, and starts before it ends, which has happened."
    )]
    Days,
    /// The games do not add up.
    #[error(
        "Give the player's games, 1 to 100; the score and the games against titled players are part of them."
    )]
    Games,
    /// It counts for its games, or more where it was overfulfilled.
    #[error("A norm counts for as many games as were played, or for more, up to 19.")]
    GamesCounted,
    /// LGM and LIM norms are of events that began before 2016.
    #[error("{title} norms count from events that started before 1 January 2016.")]
    OldTitle {
        /// Which.
        title: Title,
    },
    /// The section is no finished double round of the player.
    #[error("Norms are approved with a double round in which the player has finished all games.")]
    NoDoubleRound,
    /// In a double round each plays eight games at least.
    #[error("In a double round with norms each plays at least 8 games.")]
    TooFewGames,
    /// These games are recorded.
    #[error("A norm from this event counts towards the title already.")]
    Twice,
    /// There is no more room.
    #[error("That is the most that is recorded of one player.")]
    TooMany,
}

impl RecordRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            RecordRefusal::Own => "own_norm",
            RecordRefusal::Unknown => "unknown_norm",
            RecordRefusal::Withdrawn => "norm_withdrawn",
            RecordRefusal::EventMissing => "norm_event_missing",
            RecordRefusal::SourceMissing => "norm_source_missing",
            RecordRefusal::Days => "norm_days",
            RecordRefusal::Games => "norm_games",
            RecordRefusal::GamesCounted => "norm_games_counted",
            RecordRefusal::OldTitle { .. } => "norm_of_old_title",
            RecordRefusal::NoDoubleRound => "no_double_round",
            RecordRefusal::TooFewGames => "too_few_norm_games",
            RecordRefusal::Twice => "norm_recorded_twice",
            RecordRefusal::TooMany => "too_many_norms",
        }
    }

    /// The article that says no; none for what this server asks.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            RecordRefusal::GamesCounted => Some("TR-10.0.3"),
            RecordRefusal::OldTitle { title } => Some(title.rule()),
            RecordRefusal::NoDoubleRound => Some("TR-10.0.2"),
            RecordRefusal::TooFewGames => Some("NORM-1"),
            RecordRefusal::Own
            | RecordRefusal::Unknown
            | RecordRefusal::Withdrawn
            | RecordRefusal::EventMissing
            | RecordRefusal::SourceMissing
            | RecordRefusal::Days
            | RecordRefusal::Games
            | RecordRefusal::Twice
            | RecordRefusal::TooMany => None,
        }
    }
}
