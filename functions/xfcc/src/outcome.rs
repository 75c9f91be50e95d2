//! What became of a move: the results that Xfcc knows, and which of them a refusal is.

use app::Problem;
use rules::{Color, Game, Reason, Refusal};

/// A result of `MakeAMove`, by its name in the WSDL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Success,
    /// The database fails, or the key is used too often: the same request may do later.
    ServerError,
    AuthenticationFailed,
    InvalidGameId,
    NotYourGame,
    /// Also where nobody can move: the game is over, or waits for an official.
    NotYourTurn,
    InvalidMoveNumber,
    InvalidMove,
    NoDrawWasOffered,
    LostOnTime,
    YouAreOnLeave,
    /// Also a promotion without the piece.
    MoveIsAmbiguous,
    /// What a rule of the event, or a limit, does not allow; no draw claim holds.
    FeatureUnavailable,
}

impl Outcome {
    /// Its name in the WSDL, spelling included.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Outcome::Success => "Success",
            Outcome::ServerError => "ServerError",
            Outcome::AuthenticationFailed => "AuthenticationFailed",
            Outcome::InvalidGameId => "InvalidGameID",
            Outcome::NotYourGame => "NotYourGame",
            Outcome::NotYourTurn => "NotYourTurn",
            Outcome::InvalidMoveNumber => "InvalidMoveNumber",
            Outcome::InvalidMove => "InvalidMove",
            Outcome::NoDrawWasOffered => "NoDrawWasOffered",
            Outcome::LostOnTime => "LostOnTime",
            Outcome::YouAreOnLeave => "YouAreOnLeave",
            Outcome::MoveIsAmbiguous => "MoveIsAmbigous",
            Outcome::FeatureUnavailable => "FeatureUnavailable",
        }
    }
}

impl From<Problem> for Outcome {
    fn from(problem: Problem) -> Outcome {
        match problem.code() {
            "unknown_key" | "scope_missing" | "unauthenticated" => Outcome::AuthenticationFailed,
            "unknown_game" => Outcome::InvalidGameId,
            "not_your_game" => Outcome::NotYourGame,
            "not_your_turn" | "already_moved" | "game_finished" | "claim_waits"
            | "clocks_stopped" | "in_adjudication" => Outcome::NotYourTurn,
            "stale_position" | "unknown_ply" => Outcome::InvalidMoveNumber,
            "unreadable_move" | "illegal_move" => Outcome::InvalidMove,
            "ambiguous_move" | "promotion_missing" => Outcome::MoveIsAmbiguous,
            "no_draw_offer" => Outcome::NoDrawWasOffered,
            "flag_fallen" | "silent_too_long" => Outcome::LostOnTime,
            "on_leave" => Outcome::YouAreOnLeave,
            _ if problem.is_refusal() => Outcome::FeatureUnavailable,
            _ => Outcome::ServerError,
        }
    }
}

/// A refusal as this side's player is told it, where one name stands for two things: lost on time
/// is who lost it, whether that was recorded yet or not; and a number that is the next one is wrong
/// only when the player is on move.
pub(crate) fn told(refusal: Refusal, game: &Game, me: Color) -> Refusal {
    match refusal {
        Refusal::GameFinished { reason: Reason::TimeForfeiture | Reason::Silence, at }
            if game.ending().is_some_and(|ending| ending.by == Some(me)) =>
        {
            Refusal::FlagFallen { by: me, at }
        }
        Refusal::FlagFallen { by, .. } | Refusal::SilentTooLong { by, .. } if by != me => {
            Refusal::NotYourTurn
        }
        Refusal::UnknownPly { .. } if game.turn() != me => Refusal::NotYourTurn,
        refusal => refusal,
    }
}
