//! Outages: time in which the server could not be reached is charged to nobody (`LAW-6.8`), by one
//! decision for all running games of the sections chosen.
//!
//! Which offices somebody holds is asked before; who decides for what, what a decision says and what
//! it does to each game is told here, and brought to the games by others.

mod decide;
mod games;
mod refusal;

pub use decide::{GapAct, GapFacts, OutageAct, OutageFacts, OutageScope, OutageSection};
pub use games::LostGame;
pub use refusal::OutageRefusal;

use crate::tournament::SectionId;
use crate::{Instant, Interval, PlayerId};

/// Days that one outage may last.
pub const OUTAGE_DAYS_MAX: i64 = 60;

/// Characters of the reason of an outage.
pub const OUTAGE_REASON_CHARACTERS_MAX: usize = 2_000;

/// Time in which the server could not be reached, as an official has decided about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outage {
    /// From when until when.
    pub interval: Interval,
    /// Whose games get it back, in their order, each once; none: the clocks count it.
    pub sections: Vec<SectionId>,
    /// Whether those who lost on time or by silence in it play on.
    pub reinstates: bool,
    /// Why, for everybody concerned.
    pub reason: String,
    /// Who decided.
    pub decided_by: PlayerId,
    /// When.
    pub decided_at: Instant,
}
