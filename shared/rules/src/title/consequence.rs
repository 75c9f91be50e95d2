//! What follows from a case's decisions: the player's title, and who is told (`TR-10.10`,
//! `TR-10.10f-i`).

use super::{
    TitleCase, TitleDecision, TitleFacts, TitleGrounds, TitleRequest, TitleState, TitleStep,
};
use crate::{PlayerId, Title};

impl TitleRequest {
    /// Whether a case that waits is what somebody has asked for with this request.
    pub fn has_opened(&self, case: &TitleCase, by: PlayerId) -> bool {
        let same = (case.award, case.cycle) == (self.award, self.cycle)
            && case.grounds.code() == self.grounds.code()
            && case.grounds.article() == self.grounds.article();
        let proposed = case.decided(TitleStep::Propose);
        case.state.waits()
            && same
            && proposed.is_some_and(|step| step.by == Some(by) && step.reason == self.reason)
    }
}

impl TitleStep {
    /// Whether the player may have another title after it. What is proposed of a title in force, and dropped,
    /// leaves a higher one alone that was won since.
    fn changes_the_title(self) -> bool {
        match self {
            TitleStep::Confirm | TitleStep::Revoke => true,
            TitleStep::Propose
            | TitleStep::Publish
            | TitleStep::Refuse
            | TitleStep::ProposeRevocation => false,
        }
    }

    /// Whether the player's national delegates are told of it: of all but proposals (`TR-10.10f-i`).
    pub fn is_told_to_delegates(self) -> bool {
        match self {
            TitleStep::Propose | TitleStep::ProposeRevocation => false,
            TitleStep::Publish | TitleStep::Confirm | TitleStep::Refuse | TitleStep::Revoke => true,
        }
    }
}

impl TitleCase {
    /// Whether the case was last decided so, the time apart: the same decision once more.
    pub fn is_decided_so(&self, decision: &TitleDecision) -> bool {
        let at_that_time = |last: &TitleDecision| TitleDecision { at: last.at, ..decision.clone() };
        self.decisions.last().is_some_and(|last| at_that_time(last) == *last)
    }

    /// The title that the player has once the case is what its last decision has made of it (`TR-10.10`): it is
    /// in force from its confirmation on. `facts` are those of before.
    pub fn player_title(&self, facts: &TitleFacts<'_>) -> Option<Title> {
        let last = self.decisions.last().map(|last| last.step);
        if !last.is_some_and(TitleStep::changes_the_title) {
            return facts.title;
        }
        match (self.state, self.award.title()) {
            (TitleState::Confirmed, Some(title)) if !self.is_revocation() => Some(title),
            (TitleState::Confirmed | TitleState::Revoked, Some(_)) => {
                self.title_after(facts.others)
            }
            _ => facts.title,
        }
    }

    /// Whether it is about a player who has died (`TR-10.11`).
    pub fn is_in_memoriam(&self) -> bool {
        matches!(self.grounds, TitleGrounds::InMemoriam { .. })
    }

    /// Whether lists have to show that the player has died (`SKS-1.7`): a title in memoriam is
    /// confirmed.
    pub fn proves_death(&self) -> bool {
        self.is_in_memoriam() && self.state == TitleState::Confirmed
    }

    /// Who is told of one of its decisions (`TR-10.10f-i`): these delegates of the player's federation
    /// where the step is for them, then the player. Nobody writes to the dead, and whoever has
    /// decided knows.
    pub fn informed(
        &self,
        decision: &TitleDecision,
        delegates: impl IntoIterator<Item = PlayerId>,
    ) -> Vec<PlayerId> {
        let delegates = delegates.into_iter().filter(|delegate| *delegate != self.player);
        let delegates = delegates.filter(|_| decision.step.is_told_to_delegates());
        let player = Some(self.player).filter(|_| !self.is_in_memoriam());
        delegates.chain(player).filter(|told| decision.by != Some(*told)).collect()
    }

    /// The article of a step: how the award is won, or how it is taken away and objected to.
    pub fn rule_of(&self, step: TitleStep) -> &'static str {
        let won = match step {
            TitleStep::Propose | TitleStep::Confirm => !self.is_revocation(),
            TitleStep::Refuse => !self.is_revocation() && self.state != TitleState::Confirmed,
            TitleStep::Publish | TitleStep::ProposeRevocation | TitleStep::Revoke => false,
        };
        if won { self.award.rule() } else { "TR-10.10" }
    }
}
