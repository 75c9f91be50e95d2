//! Why something about a score is refused.

use super::{SCORE_ANSWER_DAYS_MAX, SCORE_NOTE_CHARACTERS_MAX, SCORE_PLIES_MAX};
use crate::{Day, Refusal};

/// A refused request about a score. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScoreRefusal {
    /// It is not the sender's game, it is played here, it is over, or it stands still.
    #[error(transparent)]
    Game(#[from] Refusal),
    /// Play begins later.
    #[error("Play begins on {on}.")]
    NotBegun {
        /// When.
        on: Day,
    },
    /// Half-moves before the first one that is entered are missing.
    #[error("Half-move {next} comes next in your score.")]
    Gap {
        /// The half-move, from 1, that may be entered next.
        next: usize,
    },
    /// What both have entered alike stands.
    #[error(
        "You have both entered half-move {half_move} alike: it stands. Write to the tournament director if it is wrong."
    )]
    Stands {
        /// The half-move, from 1.
        half_move: usize,
    },
    /// There would be more than [`SCORE_PLIES_MAX`] half-moves.
    #[error("A score has at most {SCORE_PLIES_MAX} half-moves.")]
    TooManyMoves,
    /// A move cannot be read, or is not legal.
    #[error("Half-move {half_move}: {refusal}")]
    Move {
        /// The half-move, from 1.
        half_move: usize,
        /// What is wrong with it.
        refusal: Refusal,
    },
    /// A move was sent before the one that it answers had arrived.
    #[error("Half-move {half_move} was sent before the move that it answers had arrived.")]
    SentBeforeArrival {
        /// The half-move, from 1.
        half_move: usize,
    },
    /// A move arrived before it was sent.
    #[error(
        "The move that half-move {half_move} answers arrived before {earliest}, when it was sent or play began."
    )]
    ArrivedTooEarly {
        /// The half-move, from 1.
        half_move: usize,
        /// The first day on which it can have arrived.
        earliest: Day,
    },
    /// A day lies in the future.
    #[error("Half-move {half_move} has a day that is still to come.")]
    InFuture {
        /// The half-move, from 1.
        half_move: usize,
    },
    /// A note is too long.
    #[error("The note has {characters} characters; {SCORE_NOTE_CHARACTERS_MAX} is the most.")]
    NoteTooLong {
        /// How long it is.
        characters: usize,
    },
    /// The director has asked for nothing.
    #[error("The tournament director has asked you for nothing.")]
    NothingAsked,
    /// The position was asked, and none was told.
    #[error("The tournament director has asked for the position: tell it with your answer.")]
    PositionMissing,
    /// The position is none.
    #[error("This position cannot be: {why}.")]
    Position {
        /// What is wrong with it.
        why: String,
    },
    /// The last day of an answer is not one of the next days.
    #[error("The last day is one of the next {SCORE_ANSWER_DAYS_MAX}.")]
    Until,
    /// The player claims nothing.
    #[error("This player has made no claim that waits.")]
    NoClaim,
    /// The control has one period alone.
    #[error("This time control has no periods: none can begin again.")]
    NoPeriods,
    /// That the colours are reversed was decided, and the game is played on.
    #[error("It was decided that the game is played on with reversed colours.")]
    PlayedOn,
    /// Another decision was made since the decider has looked.
    #[error("Another decision was made meanwhile: look at the scores again.")]
    DecidedMeanwhile,
    /// No game ends so.
    #[error("A game is won, drawn, or lost by both.")]
    NoResult,
    /// Nothing was entered.
    #[error("Nobody has entered a move yet.")]
    NothingEntered,
}

impl ScoreRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ScoreRefusal::Game(refusal) | ScoreRefusal::Move { refusal, .. } => refusal.code(),
            ScoreRefusal::NotBegun { .. } => "not_begun",
            ScoreRefusal::Gap { .. } => "moves_missing",
            ScoreRefusal::Stands { .. } => "move_stands",
            ScoreRefusal::TooManyMoves => "too_many_moves",
            ScoreRefusal::SentBeforeArrival { .. } => "sent_before_arrival",
            ScoreRefusal::ArrivedTooEarly { .. } => "arrived_too_early",
            ScoreRefusal::InFuture { .. } => "in_future",
            ScoreRefusal::NoteTooLong { .. } => "text_too_large",
            ScoreRefusal::NothingAsked => "nothing_asked",
            ScoreRefusal::PositionMissing => "position_missing",
            ScoreRefusal::Position { .. } => "no_such_position",
            ScoreRefusal::Until => "bad_date",
            ScoreRefusal::NoClaim => "no_claim_waits",
            ScoreRefusal::NoPeriods => "no_move_counter",
            ScoreRefusal::PlayedOn => "played_on",
            ScoreRefusal::DecidedMeanwhile => "changed_meanwhile",
            ScoreRefusal::NoResult => "impossible_result",
            ScoreRefusal::NothingEntered => "nothing_entered",
        }
    }

    /// The article that says no; none for limits of this server and for what cannot be read.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            ScoreRefusal::Game(refusal) | ScoreRefusal::Move { refusal, .. } => refusal.rule(),
            ScoreRefusal::Gap { .. }
            | ScoreRefusal::Stands { .. }
            | ScoreRefusal::SentBeforeArrival { .. }
            | ScoreRefusal::ArrivedTooEarly { .. }
            | ScoreRefusal::InFuture { .. } => Some("LAW-8.1"),
            ScoreRefusal::NothingAsked => Some("LAW-8.2"),
            ScoreRefusal::PositionMissing | ScoreRefusal::Position { .. } => Some("LAW-8.3"),
            ScoreRefusal::NoClaim => Some("LAW-6.6"),
            ScoreRefusal::NoResult => Some("LAW-8.5"),
            ScoreRefusal::NoPeriods => Some("LAW-8.4"),
            ScoreRefusal::PlayedOn | ScoreRefusal::NothingEntered => Some("LAW-7.1"),
            ScoreRefusal::NotBegun { .. }
            | ScoreRefusal::TooManyMoves
            | ScoreRefusal::NoteTooLong { .. }
            | ScoreRefusal::DecidedMeanwhile
            | ScoreRefusal::Until => None,
        }
    }

    /// The half-move at fault, from 1; none where it is none.
    pub fn half_move(&self) -> Option<usize> {
        match self {
            ScoreRefusal::Gap { next: half_move }
            | ScoreRefusal::Stands { half_move }
            | ScoreRefusal::Move { half_move, .. }
            | ScoreRefusal::SentBeforeArrival { half_move }
            | ScoreRefusal::ArrivedTooEarly { half_move, .. }
            | ScoreRefusal::InFuture { half_move } => Some(*half_move),
            ScoreRefusal::Game(_)
            | ScoreRefusal::NotBegun { .. }
            | ScoreRefusal::TooManyMoves
            | ScoreRefusal::NoteTooLong { .. }
            | ScoreRefusal::NothingAsked
            | ScoreRefusal::PositionMissing
            | ScoreRefusal::Position { .. }
            | ScoreRefusal::Until
            | ScoreRefusal::NoClaim
            | ScoreRefusal::NoPeriods
            | ScoreRefusal::PlayedOn
            | ScoreRefusal::DecidedMeanwhile
            | ScoreRefusal::NoResult
            | ScoreRefusal::NothingEntered => None,
        }
    }
}
