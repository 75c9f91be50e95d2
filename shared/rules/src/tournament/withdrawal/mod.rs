//! Withdrawals: whether a player may stop, what becomes of the games, and when the player may enter
//! events again (`TR-8.1` to `TR-8.6`, `SKS-7.1` to `SKS-7.6`).
//!
//! Where the articles leave something open, this is how they are read:
//! - The ICCF Tournament Rules do not say what becomes of the games; they know all three fates
//!   elsewhere (adjudication in `LAW-11.1`, cancelled games in `NORM-4a`, games lost by whoever is
//!   put out in `TR-14`). By analogy with the regulated case (`LAW-0-gaps`) the Czech rules count.
//! - The games of one event are looked at together, those of another one on their own.
//! - A game's moves are those that both sides have made, and the average is over all games of the
//!   event. It is asked only where none is finished.
//! - A game that was finished in any way is a finished one, and stays as it is; one that was
//!   cancelled has not been played.
//! - A player has started a game with the first own move.
//! - Before an event's start nothing but the fee and the qualification is lost (`TR-8.1`,
//!   `SKS-7.1`): its games are cancelled, and it brings no suspension.

mod case;
mod consequence;
mod hint;
mod refusal;
mod request;
mod rights;
mod state;

pub use case::{
    LastWithdrawal, Withdrawal, WithdrawalAct, WithdrawalDecision, WithdrawalFacts,
    WithdrawalFollowUp,
};
pub use consequence::{
    AVERAGE_MOVES_MIN, Consequence, GameFacts, GameStage, PlannedGame, Replaceable, WithdrawnEvent,
    WithdrawnGame, consequences,
};
pub use hint::{HeardIn, seems_to_have_left};
pub use refusal::{GROUNDS_MONTHS_MIN, WITHDRAWAL_CHARACTERS_MAX, WithdrawalRefusal};
pub use request::{GameNote, WithdrawalGrounds, WithdrawalRequest};
pub use rights::{WithdrawalBench, WithdrawalRights};
pub use state::{
    WithdrawalKind, WithdrawalReport, WithdrawalRuling, WithdrawalState, WithdrawalStep,
};
