//! The run of a list, from its games to being in force (`TR-9.5`, `RAT-12`, `SKS-1.6`): what the rating
//! commissioner decides about it, and what it goes through by itself.
//!
//! Collecting, calculating, preview; once it is published publishing, published, and on its day
//! entering, in force. Before it is published it is corrected and calculated again; afterwards it
//! can be taken back, as long as no later list rests on it.
//!
//! Who runs ratings is asked before.

mod correction;
mod decide;
mod lists;
mod refusal;
mod schedule;
mod state;
mod step;

pub use correction::{Correction, CorrectionKind, check_not_own};
pub use decide::{RunAct, RunFacts, RunOrder};
pub use lists::{check_import, is_being_entered, later_published, next_list};
pub use refusal::{CORRECTIONS_MAX, RunRefusal, START_RATINGS};
pub use schedule::{ListReminder, WaitingList, waiting_lists};
pub use state::{RunState, RunWork, ShareWork};
pub use step::{Collected, RunStep};

use serde::{Deserialize, Serialize};

use crate::rating::{ListId, Quarter};
use crate::tournament::RuleSet;
use crate::{Day, GameId, Instant, PlayerId};

/// Stands for whoever begins a run where nobody does.
const BY_SCHEDULE: PlayerId = PlayerId(0);

/// A run, in the form in which it is kept. New fields are added with a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingRun {
    /// Whose rules.
    pub rule_set: RuleSet,
    /// How far it is.
    pub state: RunState,
    /// The list before; none: there is none.
    pub before: Option<ListId>,
    /// Raised with each calculation, so that the parts of an older one are not mixed in.
    pub calculation: u32,
    /// How many shares the players are divided into.
    pub shares: u32,
    /// Games of the period.
    pub games: u32,
    /// Players on the list, published or not.
    pub players: u32,
    /// Games of earlier lists whose result is another one now: the first hundred.
    #[serde(default)]
    pub changed_games: Vec<GameId>,
    /// What was set right.
    pub corrections: Vec<Correction>,
    /// Whether it was read from a file instead of being calculated.
    #[serde(default)]
    pub imported: bool,
    /// Who began it; the number 0: the schedule.
    pub begun_by: PlayerId,
    /// When.
    pub begun_at: Instant,
    /// When it was published last, and by whom.
    pub published: Option<(Instant, PlayerId)>,
    /// Why it was taken back.
    pub withdrawn_reason: Option<String>,
}

impl RatingRun {
    /// The run of a list that somebody begins: its games are to be collected. `later`: see
    /// [`later_published`].
    ///
    /// # Errors
    /// `ResultsStillCome` (`RAT-12`), `LaterListPublished`.
    pub fn begin(
        list: ListId,
        rule_set: RuleSet,
        by: PlayerId,
        later: Option<Quarter>,
        now: Instant,
    ) -> Result<RatingRun, RunRefusal> {
        must_be_due(list.quarter, Day::of(now))?;
        decide::must_be_newest(later)?;
        Ok(RatingRun::new(rule_set, RunState::Collecting, by, now))
    }

    /// The run of a list that was read from a file, which is published with it.
    pub fn imported(rule_set: RuleSet, by: PlayerId, now: Instant) -> RatingRun {
        let published = Some((now, by));
        let new = RatingRun::new(rule_set, RunState::Publishing, by, now);
        RatingRun { imported: true, published, ..new }
    }

    fn new(rule_set: RuleSet, state: RunState, by: PlayerId, now: Instant) -> RatingRun {
        RatingRun {
            rule_set,
            state,
            before: None,
            calculation: 1,
            shares: 0,
            games: 0,
            players: 0,
            changed_games: Vec::new(),
            corrections: Vec::new(),
            imported: false,
            begun_by: by,
            begun_at: now,
            published: None,
            withdrawn_reason: None,
        }
    }

    /// The run of the list after this one, begun by the schedule when everything in time is there:
    /// under the same rules. None before this list is in force, or before that day.
    ///
    /// # Errors
    /// `LaterListPublished`.
    pub fn begin_next(
        &self,
        list: ListId,
        later: Option<Quarter>,
        now: Instant,
    ) -> Result<Option<(ListId, RatingRun)>, RunRefusal> {
        let Some(next) = list.next().filter(|_| self.state == RunState::InForce) else {
            return Ok(None);
        };
        if !next.quarter.is_due_on(Day::of(now)) {
            return Ok(None);
        }
        let run = RatingRun::begin(next, self.rule_set, BY_SCHEDULE, later, now)?;
        Ok(Some((next, run)))
    }

    /// Whether a list that is read from a file takes its place: it was read from one, too, and was
    /// taken back.
    pub fn makes_room(&self) -> bool {
        self.imported && self.state == RunState::Withdrawn
    }
}

/// Every result in time is there from the day after the last on which one is reported, or entered by
/// officials (`RAT-12`, `RAT-13`).
fn must_be_due(quarter: Quarter, today: Day) -> Result<(), RunRefusal> {
    match quarter.is_due_on(today) {
        true => Ok(()),
        false => Err(RunRefusal::ResultsStillCome { until: quarter.complete_until() }),
    }
}
