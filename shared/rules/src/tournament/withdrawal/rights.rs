//! Who may decide about a player's withdrawal, where offices are asked elsewhere (`TR-8.2` to `TR-8.5`).

use std::collections::BTreeSet;

use super::LastWithdrawal;
use crate::PlayerId;
use crate::tournament::SectionId;

/// Somebody with an office, and a player about whose withdrawal they want to decide.
#[derive(Clone, Copy, Debug)]
pub struct WithdrawalBench<'a> {
    /// Who decides.
    pub official: PlayerId,
    /// The sections in which the official plays, or has played.
    pub plays_in: &'a BTreeSet<SectionId>,
    /// Who withdraws.
    pub player: PlayerId,
    /// The sections in which the player has running games.
    pub running: &'a BTreeSet<SectionId>,
    /// What it is about; none where the player has not asked.
    pub withdrawal: Option<LastWithdrawal<'a>>,
    /// Whether the official's office is for what the player plays, or has entered.
    pub decides: bool,
    /// Whether it is for one of the sections of the withdrawal's plan.
    pub decides_plan: bool,
    /// Whether it is one that reviews there (`TR-8.4`).
    pub reviews: bool,
}

/// What an official may do about one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WithdrawalRights {
    /// Decide again.
    pub holds: bool,
    /// Decide about the withdrawal that was asked for: it stays open to whoever has decided about it,
    /// or sees to the games of its plan.
    pub decides: bool,
    /// Review what a director finds inadequate (`TR-8.4`).
    pub reviews: bool,
}

impl WithdrawalBench<'_> {
    /// What the official may do: nothing where they stand in it themselves.
    pub fn rights(&self) -> WithdrawalRights {
        if self.is_own() {
            return WithdrawalRights { holds: false, decides: false, reviews: false };
        }
        let decisions = self.withdrawal.iter().flat_map(|it| &it.withdrawal.decisions);
        let has_decided = decisions.into_iter().any(|decision| decision.by == self.official);
        WithdrawalRights {
            holds: self.decides,
            decides: self.decides || has_decided || self.decides_plan,
            reviews: self.reviews,
        }
    }

    /// Somebody else decides about oneself, and in a section in which one plays. Games that have yet to
    /// follow from a decision are as good as running.
    fn is_own(&self) -> bool {
        let follows = self.withdrawal.filter(|it| !it.settled);
        let mut planned = follows.iter().flat_map(|it| &it.withdrawal.plan);
        self.player == self.official
            || !self.plays_in.is_disjoint(self.running)
            || planned.any(|game| self.plays_in.contains(&game.section))
    }
}
