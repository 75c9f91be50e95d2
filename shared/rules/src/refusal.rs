//! Why something is refused: in the order in which it is checked, each with its rule.

use shakmaty::Color;

use crate::{Instant, Reason};

/// A refused request. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The asker plays neither side.
    #[error("This is not one of your games.")]
    NotYourGame,
    /// A message is longer than [`crate::MESSAGE_CHARACTERS_MAX`].
    #[error(
        "The message has {characters} characters; {} is the most.",
        crate::MESSAGE_CHARACTERS_MAX
    )]
    MessageTooLong {
        /// How long it is.
        characters: usize,
    },
    /// The game has [`crate::MESSAGES_MAX`] messages.
    #[error("This game has {} messages, the most that one can have.", crate::MESSAGES_MAX)]
    TooManyMessages,
    /// This player has answered this position with another move, which stands.
    #[error("You have already answered this position with {san}; a move cannot be taken back.")]
    AlreadyMoved {
        /// The move that stands.
        san: String,
    },
    /// The game has gone on since the position that the request answers.
    #[error(
        "The game has gone on: you answer the position after {asked} half-moves, it now has {played}."
    )]
    StalePosition {
        /// Half-moves played in the position that the request answers.
        asked: u16,
        /// Half-moves played.
        played: u16,
    },
    /// The request answers a position that the game has not reached.
    #[error("There is no position after {asked} half-moves yet: the game has {played}.")]
    UnknownPly {
        /// Half-moves played in the position that the request answers.
        asked: u16,
        /// Half-moves played.
        played: u16,
    },
    /// The game is over.
    #[error("The game is over since {at}.")]
    GameFinished {
        /// Why it ended.
        reason: Reason,
        /// When it ended.
        at: Instant,
    },
    /// A flag fell before the request came.
    #[error("The time ran out at {at}.")]
    FlagFallen {
        /// Whose.
        by: Color,
        /// The deadline.
        at: Instant,
    },
    /// The opponent is on move.
    #[error("It is not your turn: the opponent is on move.")]
    NotYourTurn,
    /// The text is a move in no notation.
    #[error("“{text}” is not a move: write Nf3, g1f3 or 7163.")]
    UnreadableMove {
        /// What was sent, cut to 16 characters.
        text: String,
    },
    /// More than one legal move fits.
    #[error("More than one move fits: {}.", candidates.join(", "))]
    AmbiguousMove {
        /// The moves in SAN.
        candidates: Vec<String>,
    },
    /// No legal move fits.
    #[error("{text} is not a legal move in this position.")]
    IllegalMove {
        /// What was sent.
        text: String,
    },
    /// A pawn reaches the last rank and the request does not say what it becomes.
    #[error("Say what the pawn becomes: queen, rook, bishop or knight.")]
    PromotionMissing,
    /// No offer of the opponent is open.
    #[error("There is no open draw offer of your opponent.")]
    NoDrawOffer,
    /// A player has not moved yet.
    #[error("A draw can be agreed once both players have made a move.")]
    DrawTooEarly,
}

impl Refusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NotYourGame => "not_your_game",
            Refusal::MessageTooLong { .. } => "message_too_long",
            Refusal::TooManyMessages => "too_many_messages",
            Refusal::AlreadyMoved { .. } => "already_moved",
            Refusal::StalePosition { .. } => "stale_position",
            Refusal::UnknownPly { .. } => "unknown_ply",
            Refusal::GameFinished { .. } => "game_finished",
            Refusal::FlagFallen { .. } => "flag_fallen",
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::UnreadableMove { .. } => "unreadable_move",
            Refusal::AmbiguousMove { .. } => "ambiguous_move",
            Refusal::IllegalMove { .. } => "illegal_move",
            Refusal::PromotionMissing => "promotion_missing",
            Refusal::NoDrawOffer => "no_draw_offer",
            Refusal::DrawTooEarly => "draw_too_early",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Refusal::MessageTooLong { .. } | Refusal::TooManyMessages => return None,
            Refusal::NotYourGame | Refusal::UnknownPly { .. } | Refusal::NotYourTurn => "LAW-1.1",
            Refusal::AlreadyMoved { .. } | Refusal::StalePosition { .. } => "LAW-4.3",
            Refusal::GameFinished { reason, .. } => reason.rule(),
            Refusal::FlagFallen { .. } => "LAW-6.7",
            Refusal::UnreadableMove { .. } | Refusal::AmbiguousMove { .. } => "LAW-A.1-A.13",
            Refusal::IllegalMove { .. } => "LAW-3.10.2",
            Refusal::PromotionMissing => "LAW-3.7",
            Refusal::NoDrawOffer => "LAW-9.1.2.1",
            Refusal::DrawTooEarly => "LAW-5.2.3",
        })
    }
}
