//! What the offices say of a case before the qualifications commissioner decides it: the recommendation of the
//! Executive Board or of a committee, and the votes of Congress, each recorded by whoever holds the office
//! (`TR-10.4` to `TR-10.10f-i`). The decision goes by what stands there.
//!
//! How the articles are read:
//! - Congress is nobody's office: its votes are recorded by the Executive Board, which is between its meetings
//!   what Congress is in them.
//! - A recommendation may also be against it. Corrected until the decision, the last word counts, and all stay.
//! - The qualifications commissioner recommends a revocation by proposing it, the Disciplinary Committee after
//!   that; Congress approves it finally, and so votes once both have recommended it.

use super::congress::{Majority, Recommender};
use super::{
    TITLE_WORDS_MAX, TitleCase, TitleDecision, TitleRefusal, TitleSaid, TitleState, TitleStep,
    TitleWord, Votes,
};
use crate::{Instant, Outcome, PlayerId};

/// Whose turn it is in a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TitleTurn {
    /// The Board's or a committee's, to recommend it.
    Recommendation(Recommender),
    /// Congress', whose votes are to be recorded.
    Votes,
    /// The qualifications commissioner's.
    Decision,
}

impl TitleCase {
    /// The step that the offices are asked about: the confirmation, or the revocation of what was confirmed
    /// once that is proposed; none while there is no other.
    pub fn step_ahead(&self) -> Option<TitleStep> {
        match self.state {
            TitleState::Proposed | TitleState::Published => Some(TitleStep::Confirm),
            TitleState::Confirmed if self.revocation_proposed().is_some() => {
                Some(TitleStep::Revoke)
            }
            TitleState::Confirmed | TitleState::Refused | TitleState::Revoked => None,
        }
    }

    /// The proposal to revoke what was confirmed, while it is undecided.
    pub(super) fn revocation_proposed(&self) -> Option<&TitleDecision> {
        self.decisions.last().filter(|last| last.step == TitleStep::ProposeRevocation)
    }

    /// The recommendation of a step, for it or against it, with its line.
    pub fn recommended(&self, step: TitleStep) -> Option<(bool, &TitleSaid)> {
        self.last_said(step, |word| match word {
            TitleWord::Recommendation { recommends } => Some(recommends),
            TitleWord::Votes(_) => None,
        })
    }

    /// The votes of Congress about a step, with their line.
    pub fn voted(&self, step: TitleStep) -> Option<(Votes, &TitleSaid)> {
        self.last_said(step, |word| match word {
            TitleWord::Votes(votes) => Some(votes),
            TitleWord::Recommendation { .. } => None,
        })
    }

    fn last_said<T>(
        &self,
        step: TitleStep,
        read: impl Fn(TitleWord) -> Option<T>,
    ) -> Option<(T, &TitleSaid)> {
        // What was said of an earlier proposal to revoke it is not said of this one.
        let asked = match step {
            TitleStep::Revoke => self.decided(TitleStep::ProposeRevocation),
            _ => None,
        };
        let said = self.said.iter().rev().filter(|said| said.step == step);
        let said = said.take_while(|said| asked.is_none_or(|asked| asked.at <= said.at));
        said.filter_map(|said| Some((read(said.word)?, said))).next()
    }

    /// The case with what an office says of the step ahead (`TR-10.9`, `TR-10.10`, `TR-10.10f-i`); said so
    /// before, it stays as it is.
    ///
    /// # Errors
    /// The first [`TitleRefusal`] that applies.
    pub fn say(
        &self,
        word: TitleWord,
        by: PlayerId,
        text: String,
        now: Instant,
    ) -> Result<Outcome<TitleCase>, TitleRefusal> {
        if by == self.player {
            return Err(TitleRefusal::OwnTitle);
        }
        let over = match self.is_in_force() {
            true => TitleRefusal::RevocationNotProposed,
            false => TitleRefusal::Decided,
        };
        let step = self.step_ahead().ok_or(over)?;
        match word {
            TitleWord::Recommendation { .. } => {
                self.recommender(step).ok_or(TitleRefusal::RecommendationUnasked)?;
            }
            TitleWord::Votes(votes) => self.check_votes(step, votes)?,
        }
        let said = TitleSaid { step, at: now, by, word, text };
        let before = self.said.iter().rev().find(|old| old.step == step && old.word.is_like(word));
        if before.is_some_and(|old| TitleSaid { at: old.at, ..said.clone() } == *old) {
            return Ok(Outcome::Unchanged);
        }
        if self.said.len() >= TITLE_WORDS_MAX {
            return Err(TitleRefusal::TooManyWords);
        }
        let mut case = self.clone();
        case.said.push(said);
        Ok(Outcome::Changed(case))
    }

    /// Votes are recorded where Congress votes, once the recommendation stands that comes first (`TR-10.10`).
    fn check_votes(&self, step: TitleStep, votes: Votes) -> Result<(), TitleRefusal> {
        self.majority(step).ok_or(TitleRefusal::VotesUnasked)?;
        self.check_recommendation(step)?;
        match votes.of > 0 && votes.approving <= votes.of {
            true => Ok(()),
            false => Err(TitleRefusal::VotesUnfit),
        }
    }

    fn check_recommendation(&self, step: TitleStep) -> Result<(), TitleRefusal> {
        let Some(by) = self.recommender(step) else { return Ok(()) };
        match self.recommended(step) {
            Some((true, _)) => Ok(()),
            Some((false, _)) => Err(TitleRefusal::NotRecommended { rule: by.rule() }),
            None => Err(TitleRefusal::RecommendationMissing { rule: by.rule() }),
        }
    }

    /// The recommendation and the votes of Congress that a step needs are recorded, and for it (`TR-10.4`,
    /// `TR-10.5`, `TR-10.6`, `TR-10.7`, `TR-10.8`, `TR-10.9`, `TR-10.10`, `TR-10.10f-i`).
    pub(super) fn check_approval(&self, step: TitleStep) -> Result<(), TitleRefusal> {
        self.check_recommendation(step)?;
        let Some(majority) = self.majority(step) else { return Ok(()) };
        let rule = self.rule_of(step);
        let (votes, _) = self.voted(step).ok_or(TitleRefusal::VotesMissing { rule })?;
        match (majority.is_reached(votes), majority) {
            (true, _) => Ok(()),
            (false, Majority::Half) => Err(TitleRefusal::MajorityMissing),
            (false, Majority::TwoThirds) => {
                Err(TitleRefusal::TwoThirdsMissing { award: self.award })
            }
        }
    }

    /// Whose turn it is, each with since when: several where the offices need not wait for each other
    /// (`TR-10.10`, `TR-10.10f-i`).
    pub fn turns(&self, now: Instant) -> Vec<(TitleTurn, Instant)> {
        let proposed = self.revocation_proposed().or_else(|| self.decided(TitleStep::Propose));
        let (Some(step), Some(proposed)) = (self.step_ahead(), proposed) else {
            return Vec::new();
        };
        let published = self.decided(TitleStep::Publish).map(|step| step.at);
        let unpublished =
            self.state == TitleState::Proposed && self.grounds.is_published(self.award);
        let recommended = self.recommended(step).map(|(_, said)| said.at);
        let last = |times: [Option<Instant>; 3]| times.into_iter().flatten().max();
        let since = last([Some(proposed.at), recommended, None]).unwrap_or(proposed.at);
        let missing = match self.check_approval(step) {
            Err(TitleRefusal::RecommendationMissing { .. }) => {
                self.recommender(step).map(TitleTurn::Recommendation)
            }
            Err(TitleRefusal::VotesMissing { .. }) => Some(TitleTurn::Votes),
            // Who is against it leaves it to the commissioner to refuse.
            Ok(()) | Err(_) => None,
        };
        let mut turns = Vec::new();
        match missing {
            // What everybody is asked about first is before Congress after that.
            Some(TitleTurn::Votes) if unpublished => {}
            Some(turn @ TitleTurn::Votes) => {
                turns.push((turn, published.map_or(since, |at| at.max(since))));
            }
            Some(turn) => turns.push((turn, since)),
            None => {}
        }
        let over = self.objections_until().filter(|_| self.state.waits());
        if unpublished {
            turns.push((TitleTurn::Decision, proposed.at));
        } else if missing.is_none() && over.is_none_or(|until| until <= now) {
            let voted = self.voted(step).map(|(_, said)| said.at);
            turns.push((TitleTurn::Decision, last([Some(since), voted, over]).unwrap_or(since)));
        }
        turns
    }
}
