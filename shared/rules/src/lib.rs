//! Every decision of Posthorn, as pure functions of a game's log and the time.
//!
//! `Game::replay` turns a log back into a game; the methods in `decide` answer what a player asks
//! with an [`Event`] to append or with a [`Refusal`] that cites the rule. Nothing here reads a
//! clock, a file or a network, and nothing is random: `now` is an argument.
//!
//! Rule ids such as `LAW-6.7` are those of `RULES.csv` beside this crate: `LAW` for the ICCF Laws
//! of Correspondence Chess in force from 2020, `TR` for the ICCF Tournament Rules, `RAT` for their
//! appendix on ratings, `SKS` for the Czech federation's rules, `MAK` for Makruk.

mod chess960;
mod claim;
mod clocks;
mod conditional;
mod day;
mod dead;
mod decide;
mod directive;
mod draw_offers;
mod elsewhere;
mod ending;
mod event;
mod game;
mod heartbeat;
mod instant;
mod interval;
mod leave;
mod leave_refusal;
mod legal_move;
mod makruk;
mod measure;
mod message;
mod move_code;
pub mod norm;
pub mod notation;
mod outcome;
pub mod pgn;
mod player;
mod position;
pub mod rating;
mod refusal;
mod reminder;
mod ruling;
mod silence;
mod state;
mod time_control;
pub mod title;
pub mod tournament;
mod transfer;
mod transfer_refusal;
mod variant;

pub use chess960::StartNumber;
pub use claim::{Claim, TableAnswer, TableUnknown, TableVerdict};
pub use clocks::{EndsBy, EndsFirst};
pub use conditional::{
    Branch, BranchRequest, CONDITIONAL_BRANCHES_MAX, CONDITIONAL_DEPTH_MAX, ConditionalMoves,
};
pub use day::{BeyondCalendar, Day, Days, ParseDayError};
pub use decide::{ClaimFacts, ClaimRequest, Decision, MoveRequest, Prediction, TABLE_MEN_MAX};
pub use directive::{Directive, Stop};
pub use draw_offers::DrawOffers;
pub use elsewhere::{ElsewhereFault, MoveElsewhere, PlayedElsewhere, ResultElsewhere};
pub use ending::{BoardEnding, Ending, HalfPoints, Reason};
pub use event::{ClaimVerdict, Event};
pub use game::{CorruptLog, Game, Ply, Terms};
pub use heartbeat::{Beat, GAP_SECONDS_MAX, Heartbeat, JUMP_SECONDS_MAX};
pub use instant::Instant;
pub use interval::{Interval, Intervals};
pub use leave::{
    CORRECTION_DAYS_MAX, LEAVE_ENTRIES_MAX, LeaveAction, LeaveBook, LeaveDecision, LeaveEntry,
    LeaveKind, LeavePeriod, LeaveYear, SPECIAL_LEAVE_DAYS_MAX,
};
pub use leave_refusal::LeaveRefusal;
pub use legal_move::LegalMove;
pub use makruk::{Count, Honour};
pub use measure::{
    ADJUST_DAYS_MAX, ADJUST_MOVES_MAX, Measure, MeasureRefusal, PENALTY_DAYS_MAX, PublicationStep,
};
pub use message::{
    MESSAGE_CHARACTERS_MAX, MESSAGES_MAX, Message, Writer, check_message, check_message_count,
};
pub use move_code::MoveCode;
pub use outcome::Outcome;
pub use player::{
    Federation, GameId, ParseFederationError, ParseTitleError, PlayerId, Profile, Title,
};
pub use position::{ParsePositionError, Position};
pub use refusal::Refusal;
pub use reminder::{Reminder, ReminderCause, ReminderDays};
pub use ruling::{Breach, RulingKind};
pub use shakmaty::{ByColor, Color};
pub use silence::{FlagRule, SILENCE_DAYS_MAX, SILENCE_REMINDERS, SilenceRule};
pub use state::{Referred, Stopped};
pub use time_control::{
    Clock, DAY_SECONDS, ParseTimeControlError, Period, Reflection, TimeControl, TimeUsed,
    TripleBlock,
};
pub use transfer::{
    Transfer, TransferAct, TransferGrounds, TransferParty, TransferRequest, TransferState,
    TransferStep,
};
pub use transfer_refusal::TransferRefusal;
pub use variant::Variant;
