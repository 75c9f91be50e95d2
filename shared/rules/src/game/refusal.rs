//! Why something is refused: in the order in which it is checked, each with its rule.

use shakmaty::Color;

use crate::{Claim, DrawOffers, Instant, Reason, Stop};

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
    /// A player was not heard of for too long before the request came.
    #[error(
        "More than {} days passed without a move: the game was lost at {at}.",
        crate::SILENCE_DAYS_MAX
    )]
    SilentTooLong {
        /// Who.
        by: Color,
        /// When silence lost the game.
        at: Instant,
    },
    /// A claim waits for the tournament director; the clocks stand still.
    #[error("A claim waits for the tournament director: until then the clocks stand still.")]
    ClaimWaits,
    /// The game stands still by an official's decision.
    #[error("{}", match .0 {
        Stop::Director => "The tournament director has stopped the clocks of this game.",
        Stop::Adjudication => "This game is with the adjudicators: it is played no further.",
        Stop::Elsewhere => "This game is played elsewhere: no clock of it runs here.",
    })]
    ClocksStopped(Stop),
    /// The game is not one that is played elsewhere.
    #[error("This game is played here, where the server sees to its moves and its result.")]
    PlayedHere,
    /// No game can go on from there.
    #[error("No game can go on from this position: {why}.")]
    NoSuchPosition {
        /// What is wrong with it.
        why: String,
    },
    /// The game does not stand still by an official's decision.
    #[error("The clocks of this game are not stopped.")]
    NotStopped,
    /// The game goes on: there is no result to undo.
    #[error("The game is not over.")]
    NotFinished,
    /// The position itself has ended the game.
    #[error("The position on the board has ended this game: nobody can let it go on.")]
    BoardHasDecided,
    /// The control is for all moves.
    #[error("This time control does not count moves.")]
    NoMoveCounter,
    /// No flag has fallen that could be claimed.
    #[error("Your opponent's time has not run out.")]
    FlagNotFallen,
    /// No claim waits.
    #[error("No claim waits for the tournament director in this game.")]
    NoClaimWaits,
    /// The opponent is on move.
    #[error("It is not your turn: the opponent is on move.")]
    NotYourTurn,
    /// The player on move is on leave: the clock stands still, and no move is made.
    #[error("You are on leave until {until}: end your leave to move earlier.")]
    OnLeave {
        /// When the leave ends.
        until: Instant,
    },
    /// Clocks run through in this time control.
    #[error("In Triple Block there is no leave, and nobody stops the clocks.")]
    ClocksRunThrough,
    /// Silence does not lose in this event.
    #[error("In this event silence does not lose: you need not announce longer reflection.")]
    NoSilenceRule,
    /// Only Triple Block has a bank.
    #[error("Only Triple Block has a bank to take time from.")]
    NoBank,
    /// More than the bank has, or than the clock takes.
    #[error("At most {seconds_max} seconds can be moved from the bank to the clock now.")]
    RefillTooMuch {
        /// The most that can be moved now.
        seconds_max: i64,
    },
    /// The event has no conditional moves.
    #[error("This event does not allow conditional moves.")]
    ConditionalNotAllowed,
    /// The player is on move and can simply move.
    #[error("Conditional moves answer your opponent, but you are on move.")]
    ConditionalOnMove,
    /// There are more lines than one game may have.
    #[error("These are {branches} moves; {} are the most.", crate::CONDITIONAL_BRANCHES_MAX)]
    ConditionalTooLarge {
        /// Answers in all.
        branches: usize,
    },
    /// A line is longer than a line may be.
    #[error("A line may have {} answers, not more.", crate::CONDITIONAL_DEPTH_MAX)]
    ConditionalTooDeep,
    /// The event allows one line, without branches.
    #[error("This event allows one line of conditional moves, without branches.")]
    ConditionalNotLinear,
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
    /// The event does not allow a draw offer now.
    #[error("{}", .0.in_words())]
    OffersNotAllowed(DrawOffers),
    /// The variant knows no such claim.
    #[error("There is no such claim in Makruk.")]
    NoSuchClaim,
    /// With so few pieces the tablebases decide, not the 50 moves.
    #[error(
        "With {men} pieces on the board the 50-move rule does not apply: claim by the tablebases."
    )]
    TooFewMen {
        /// Pieces on the board, kings and pawns included.
        men: u32,
    },
    /// The tablebases end at seven pieces.
    #[error("The tablebases know positions of up to 7 pieces; this one has {men}.")]
    TooManyMen {
        /// What was claimed.
        claim: Claim,
        /// Pieces on the board, kings and pawns included.
        men: u32,
    },
    /// The tablebases say otherwise.
    #[error("The tablebases do not uphold this claim. Nothing has changed.")]
    ClaimNotUpheld(Claim),
    /// This side has no count to start.
    #[error(
        "You cannot start a count here: it is the right of the weaker side once no bia is left."
    )]
    CountNotAllowed,
    /// This side is not counting.
    #[error("You are not counting.")]
    CountNotYours,
    /// A move of a line is not legal where it stands.
    #[error("{text} cannot be played there: after {after}.")]
    ConditionalIllegal {
        /// What was sent.
        text: String,
        /// The moves of the line before it, in SAN.
        after: String,
    },
    /// Two branches answer the same move.
    #[error("Two of the lines answer {text} differently.")]
    ConditionalTwice {
        /// The opponent's move.
        text: String,
    },
    /// A line comes back to where it has been.
    #[error("The line goes round in a circle: {text} leads to a position that it has passed.")]
    ConditionalCycle {
        /// The move that closes the circle, in SAN.
        text: String,
    },
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
            Refusal::SilentTooLong { .. } => "silent_too_long",
            Refusal::FlagNotFallen => "flag_not_fallen",
            Refusal::ClaimWaits => "claim_waits",
            Refusal::ClocksStopped(Stop::Director) => "clocks_stopped",
            Refusal::ClocksStopped(Stop::Adjudication) => "in_adjudication",
            Refusal::ClocksStopped(Stop::Elsewhere) => "played_elsewhere",
            Refusal::PlayedHere => "played_here",
            Refusal::NoSuchPosition { .. } => "no_such_position",
            Refusal::NotStopped => "not_stopped",
            Refusal::NotFinished => "not_finished",
            Refusal::BoardHasDecided => "board_has_decided",
            Refusal::NoMoveCounter => "no_move_counter",
            Refusal::NoClaimWaits => "no_claim_waits",
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::OnLeave { .. } => "on_leave",
            Refusal::ClocksRunThrough => "clocks_run_through",
            Refusal::NoSilenceRule => "no_silence_rule",
            Refusal::NoBank => "no_bank",
            Refusal::RefillTooMuch { .. } => "refill_too_much",
            Refusal::ConditionalNotAllowed => "conditional_not_allowed",
            Refusal::ConditionalOnMove => "conditional_on_move",
            Refusal::ConditionalTooLarge { .. } => "conditional_too_large",
            Refusal::ConditionalTooDeep => "conditional_too_deep",
            Refusal::ConditionalNotLinear => "conditional_not_linear",
            Refusal::UnreadableMove { .. } => "unreadable_move",
            Refusal::AmbiguousMove { .. } => "ambiguous_move",
            Refusal::IllegalMove { .. } => "illegal_move",
            Refusal::PromotionMissing => "promotion_missing",
            Refusal::NoDrawOffer => "no_draw_offer",
            Refusal::DrawTooEarly => "draw_too_early",
            Refusal::OffersNotAllowed(_) => "offers_not_allowed",
            Refusal::NoSuchClaim => "no_such_claim",
            Refusal::TooFewMen { .. } => "too_few_men",
            Refusal::TooManyMen { .. } => "too_many_men",
            Refusal::ClaimNotUpheld(_) => "claim_not_upheld",
            Refusal::CountNotAllowed => "count_not_allowed",
            Refusal::CountNotYours => "count_not_yours",
            Refusal::ConditionalIllegal { .. } => "conditional_illegal",
            Refusal::ConditionalTwice { .. } => "conditional_twice",
            Refusal::ConditionalCycle { .. } => "conditional_cycle",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Refusal::MessageTooLong { .. }
            | Refusal::TooManyMessages
            | Refusal::NoClaimWaits
            | Refusal::NotStopped
            | Refusal::NotFinished
            | Refusal::BoardHasDecided
            | Refusal::NoMoveCounter
            | Refusal::ConditionalNotAllowed
            | Refusal::ConditionalTooLarge { .. }
            | Refusal::ConditionalTooDeep
            | Refusal::ConditionalNotLinear
            | Refusal::ConditionalTwice { .. }
            | Refusal::ConditionalCycle { .. } => return None,
            Refusal::NotYourGame
            | Refusal::UnknownPly { .. }
            | Refusal::NotYourTurn
            | Refusal::ConditionalOnMove => "LAW-1.1",
            Refusal::AlreadyMoved { .. } | Refusal::StalePosition { .. } => "LAW-4.3",
            Refusal::GameFinished { reason, .. } => reason.rule(),
            Refusal::FlagFallen { .. } => "LAW-6.7",
            Refusal::FlagNotFallen => "LAW-6.6",
            Refusal::OnLeave { .. } | Refusal::ClocksRunThrough => "LAW-10.1",
            Refusal::SilentTooLong { .. } | Refusal::NoSilenceRule => "LAW-0-options",
            Refusal::NoBank | Refusal::RefillTooMuch { .. } => "LAW-C",
            Refusal::UnreadableMove { .. } | Refusal::AmbiguousMove { .. } => "LAW-A.1-A.13",
            Refusal::IllegalMove { .. } | Refusal::ConditionalIllegal { .. } => "LAW-3.10.2",
            Refusal::ClaimWaits | Refusal::ClocksStopped(Stop::Director) => "LAW-6.10a",
            Refusal::ClocksStopped(Stop::Adjudication) => "LAW-11.1",
            Refusal::ClocksStopped(Stop::Elsewhere) | Refusal::PlayedHere => "LAW-8.5",
            Refusal::NoSuchPosition { .. } => "LAW-7.2",
            Refusal::PromotionMissing => "LAW-3.7",
            Refusal::NoDrawOffer => "LAW-9.1.2.1",
            Refusal::DrawTooEarly => "LAW-5.2.3",
            Refusal::OffersNotAllowed(_) => "LAW-9.1.1",
            Refusal::NoSuchClaim => "MAK-DEFAULT",
            Refusal::TooFewMen { .. } => "LAW-9.3.2",
            Refusal::TooManyMen { claim, .. } => claim.rule(),
            Refusal::ClaimNotUpheld(claim) => claim.rule(),
            Refusal::CountNotAllowed | Refusal::CountNotYours => "MAK-COUNT-BOARD",
        })
    }
}
