//! Replacements in running games (`TR-8.7b`, `TR-8.7c`, `SKS-7.7`): asked for by the director or the team, named by
//! the captain in time, decided by the director.

mod begun;
mod decide;
mod games;
mod kept;
mod limits;
mod refusal;
mod sits;
mod status;
mod withdrawn;

pub use self::begun::{has_not_begun, lose_board};
pub use self::decide::{ReplacementAct, ReplacementFacts};
pub use self::games::{await_substitute, play_on, seat_substitute};
pub use self::kept::{
    Consented, Ended, Found, HANDICAP_DAYS_MAX, Named, Otherwise, Replacement, ReplacementGround,
    ReplacementState, START_DAYS_MAX, Seated, SubstituteStatus,
};
pub use self::refusal::ReplacementRefusal;
pub use self::status::{StatusAct, StatusRefusal};
pub use self::withdrawn::withdrawn_board;
