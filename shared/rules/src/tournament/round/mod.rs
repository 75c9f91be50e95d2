//! Rounds: an event whose players come from the tables of the event before it.
//!
//! The Tournament Rules lay down who qualifies for which stage of a championship or a cup ([`Stage`](super::Stage)); of every other
//! event its announcement says which event it goes on from, and how many of each section advance (`TR-0.1`).
//! A knock-out is a row of such events, each with sections of two; so is a Swiss tournament, from whose every section both
//! go on.

mod advance;
mod check;
mod pairing;
mod refusal;
mod terms;

pub use advance::{Advance, Advancer, SectionBefore};
pub use check::may_go_on_from_another;
pub use pairing::{RoundPairing, Taken};
pub use refusal::RoundRefusal;
pub use terms::{ADVANCING_MAX, PreviousRound, SWISS_ADVANCING};
