//! Tournaments: what an event's rules say about its players and games as a whole.
//!
//! The field calls a tournament an event; in this crate an [`Event`](crate::Event) is an entry of a
//! game's log already, so all of this is reached as `rules::tournament`. As everywhere here nothing
//! reads a clock and nothing is drawn: times and lots are arguments.

mod acceptance;
mod announcement;
mod announcement_check;
mod announcement_refusal;
mod entry;
mod entry_class;
mod entry_refusal;
mod event_kind;
mod grounds;
mod nomination;
mod number;
mod origin;
mod pairing;
mod presets;
mod rule_set;
mod sections;
mod spectators;
mod standings;
mod suspension;
mod tie_break;
mod withdrawal;

pub use acceptance::Settled;
pub use announcement::{
    Announcement, Currency, Fee, Organiser, ParseCurrencyError, StartPositions, System, Visibility,
};
pub use announcement_refusal::{AnnouncementRefusal, CODE_CHARACTERS_MAX, NAME_CHARACTERS_MAX};
pub use entry::{Entrant, EventState, Rating};
pub use entry_class::EntryClass;
pub use entry_refusal::EntryRefusal;
pub use event_kind::EventKind;
pub use grounds::{GROUNDS_CHARACTERS_MAX, Grounds, SectionWin, WonSection};
pub use nomination::{
    Nomination, SEMI_FINAL_RATING_MIN, nominate, nomination_year, nominations_a_year,
};
pub use number::{EventId, SectionId};
pub use origin::Origin;
pub use pairing::{Pairing, START_NUMBERS_MAX, round_robin, scheveningen};
pub use presets::Preset;
pub use rule_set::RuleSet;
pub use sections::{
    Sections, TooFewEntrants, balance, balance_into, level_sections_of, sections_of,
};
pub use spectators::{Sight, Viewer};
pub use standings::{Flag, PlayedGame, Standing, standings};
pub use suspension::{
    ACCEPTED_MONTHS_MIN, FIVE_YEARS_MONTHS, PastWithdrawal, SHORT_TIME_MONTHS, SILENT_MONTHS_MAX,
    SUSPENSION_MONTHS_MAX, SuspensionRange, UNACCEPTED_MONTHS_MIN, needs_review, no_entry_until,
    owes_deposit, suspended_until, suspension_range,
};
pub use tie_break::TieBreak;
pub use withdrawal::{
    AVERAGE_MOVES_MIN, Consequence, GROUNDS_MONTHS_MIN, GameFacts, GameNote, GameStage,
    LastWithdrawal, PlannedGame, WITHDRAWAL_CHARACTERS_MAX, Withdrawal, WithdrawalAct,
    WithdrawalDecision, WithdrawalFacts, WithdrawalFollowUp, WithdrawalGrounds, WithdrawalKind,
    WithdrawalRefusal, WithdrawalReport, WithdrawalRequest, WithdrawalRuling, WithdrawalState,
    WithdrawalStep, WithdrawnEvent, WithdrawnGame, consequences,
};
