//! What a run goes through by itself: in each state it does what that lacks, and goes on.

use super::{RatingRun, RunState, RunWork};
use crate::rating::ListId;
use crate::{GameId, Instant, Outcome};

/// What was collected for a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collected {
    /// The list before; none: there is none.
    pub before: Option<ListId>,
    /// How many shares the players are divided into.
    pub shares: u32,
    /// Games of the period.
    pub games: u32,
    /// Games of earlier lists whose result is another one now.
    pub changed_games: Vec<GameId>,
}

/// Work of a run that is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunStep {
    /// Its games are collected.
    Collected(Collected),
    /// Every share is calculated.
    Calculated {
        /// Players on the list.
        players: u32,
    },
    /// Every share is published.
    Published,
    /// Its day has come.
    Due,
    /// Every share is in the profiles.
    Entered,
    /// Every share is taken back.
    TakenBack,
}

impl RatingRun {
    /// What the run of this list lacks now. It is brought to the profiles from its quarter's first
    /// day on (`TR-9.5`, `SKS-1.6`).
    pub fn work(&self, list: ListId, now: Instant) -> RunWork {
        match (self.state, self.state.share_work()) {
            (_, Some(work)) => RunWork::Shares(work),
            (RunState::Collecting, None) => RunWork::Games,
            (RunState::Published, None) if list.counts_from() <= now => RunWork::Entry,
            (_, None) => RunWork::Nothing,
        }
    }

    /// The run once this is done; unchanged where its state lacks something else. A list that is
    /// taken back before its day has nothing to give back.
    pub fn after(&self, step: RunStep) -> Outcome<RatingRun> {
        let to = |state| RatingRun { state, ..self.clone() };
        Outcome::Changed(match (self.state, step) {
            (RunState::Collecting, RunStep::Collected(collected)) => RatingRun {
                before: collected.before,
                shares: collected.shares,
                games: collected.games,
                players: 0,
                changed_games: collected.changed_games,
                ..to(RunState::Calculating)
            },
            (RunState::Calculating, RunStep::Calculated { players }) => {
                RatingRun { players, ..to(RunState::Preview) }
            }
            (RunState::Publishing, RunStep::Published) => to(RunState::Published),
            (RunState::Published, RunStep::Due) => to(RunState::Entering),
            (RunState::Entering, RunStep::Entered) => to(RunState::InForce),
            (RunState::Withdrawing, RunStep::TakenBack) => to(RunState::Withdrawn),
            _ => return Outcome::Unchanged,
        })
    }
}
