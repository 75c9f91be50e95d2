//! What Congress and its committees have to do with titles: whose recommendation a decision needs, when
//! Congress votes, what is reported to it, and who receives its certificate (`TR-10.9`, `TR-10.10`,
//! `TR-10.10f-i`, `TR-12.6-12.9`).
//!
//! How the articles are read:
//! - A title is revoked by more than half of the votes: the text names no majority.
//! - A title is reported for the year in which it was confirmed, also where it was revoked since.

use std::collections::BTreeMap;

use super::{
    Award, NormRecord, Title, TitleCase, TitleDecision, TitleGrounds, TitleState, TitleStep, Votes,
};
use crate::{Day, Instant, PlayerId, Role};

/// How many of the votes a decision needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Majority {
    /// More than half: a title is revoked (`TR-10.10`).
    Half,
    /// Two thirds: a federation asks for a title (`TR-10.4` to `TR-10.8`).
    TwoThirds,
}

impl Majority {
    pub(super) fn is_reached(self, votes: Votes) -> bool {
        let (approving, of) = (u32::from(votes.approving), u32::from(votes.of));
        match self {
            Majority::Half => 2 * approving > of,
            Majority::TwoThirds => 3 * approving >= 2 * of,
        }
    }
}

/// Whose recommendation comes before a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recommender {
    /// The Executive Board: of titles that a result gives at once (`TR-10.10f-i`).
    ExecutiveBoard,
    /// The Arbiter Committee: of International Arbiters (`TR-10.9`).
    ArbiterCommittee,
    /// The Disciplinary Committee: of revocations (`TR-10.10`).
    DisciplinaryCommittee,
}

impl Recommender {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Recommender::ExecutiveBoard => "executive_board",
            Recommender::ArbiterCommittee => "arbiter_committee",
            Recommender::DisciplinaryCommittee => "disciplinary_committee",
        }
    }

    /// Who records it.
    pub fn office(self) -> Role {
        match self {
            Recommender::ExecutiveBoard => Role::ExecutiveBoard,
            Recommender::ArbiterCommittee => Role::ArbiterCommittee,
            Recommender::DisciplinaryCommittee => Role::DisciplinaryCommittee,
        }
    }

    /// The article that asks for it.
    pub fn rule(self) -> &'static str {
        match self {
            Recommender::ExecutiveBoard => "TR-10.10f-i",
            Recommender::ArbiterCommittee => "TR-10.9",
            Recommender::DisciplinaryCommittee => "TR-10.10",
        }
    }
}

/// A player's norms of one section, as they stand in the report to Congress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedNorms {
    /// When the section was finished.
    pub finished_at: Instant,
    /// Its number.
    pub section: u32,
    /// Whose.
    pub player: PlayerId,
    /// For which titles, the highest first.
    pub titles: Vec<Title>,
}

/// The norms that were made from one moment on up to another, in order (`TR-12.6-12.9`, article 12.9).
pub fn reported_norms(
    made: &[(PlayerId, NormRecord)],
    from: Instant,
    to: Instant,
) -> Vec<ReportedNorms> {
    let mut lines: BTreeMap<(Instant, u32, PlayerId), Vec<Title>> = BTreeMap::new();
    for (player, norm) in made {
        if from <= norm.finished_at && norm.finished_at < to {
            lines.entry((norm.finished_at, norm.section, *player)).or_default().push(norm.title);
        }
    }
    let line = |((finished_at, section, player), mut titles): (_, Vec<Title>)| {
        titles.sort_unstable();
        ReportedNorms { finished_at, section, player, titles }
    };
    lines.into_iter().map(line).collect()
}

/// Under which heading a title stands in the report to Congress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ReportPart {
    /// It was confirmed and registered (`TR-10.10f-i`).
    Confirmed,
    /// It was revoked with the approval of Congress (`TR-10.10`).
    Revoked,
}

impl TitleCase {
    /// Whether a step takes a title away.
    fn takes_away(&self, step: TitleStep) -> bool {
        match step {
            TitleStep::Revoke => true,
            TitleStep::Confirm => self.is_revocation(),
            TitleStep::Propose
            | TitleStep::Publish
            | TitleStep::Refuse
            | TitleStep::ProposeRevocation => false,
        }
    }

    /// Whether the step ahead takes a title away.
    pub fn is_about_revocation(&self) -> bool {
        self.step_ahead().is_some_and(|step| self.takes_away(step))
    }

    /// Whose recommendation a step needs; none where it needs none.
    pub fn recommender(&self, step: TitleStep) -> Option<Recommender> {
        if self.takes_away(step) {
            return Some(Recommender::DisciplinaryCommittee);
        }
        match (step, &self.grounds) {
            (TitleStep::Confirm, TitleGrounds::Direct { .. }) if !self.award.has_cycle() => {
                Some(Recommender::ExecutiveBoard)
            }
            (TitleStep::Confirm, TitleGrounds::Arbiter { .. }) => {
                Some(Recommender::ArbiterCommittee)
            }
            _ => None,
        }
    }

    /// Which majority of Congress a step needs; none where Congress does not vote.
    pub fn majority(&self, step: TitleStep) -> Option<Majority> {
        if self.takes_away(step) {
            return Some(Majority::Half);
        }
        let asked = step == TitleStep::Confirm && self.grounds == TitleGrounds::Congress;
        asked.then_some(Majority::TwoThirds)
    }

    /// The votes of Congress by which a decision was taken: those that were recorded, or that the commissioner
    /// has told before they were.
    pub fn votes_of(&self, decision: &TitleDecision) -> Option<Votes> {
        decision.votes.or_else(|| self.voted(decision.step).map(|(votes, _)| votes))
    }

    /// The day of the recommendation by which a decision was taken, likewise.
    pub fn recommended_on(&self, decision: &TitleDecision) -> Option<Day> {
        let recorded = || self.recommended(decision.step).map(|(_, said)| Day::of(said.at));
        decision.recommended_on.or_else(recorded)
    }

    /// What the report to Congress tells of the case for the time from one moment up to another, with
    /// the moment of each. The Czech honorary title is not one of ICCF's.
    pub fn reported(&self, from: Instant, to: Instant) -> Vec<(ReportPart, Instant)> {
        if self.award == Award::NationalMaster {
            return Vec::new();
        }
        let steps = [TitleStep::Confirm, TitleStep::Revoke];
        let taken = steps.into_iter().filter_map(|step| self.decided(step));
        let within = taken.filter(|made| from <= made.at && made.at < to);
        let part = |step| match self.takes_away(step) {
            true => ReportPart::Revoked,
            false => ReportPart::Confirmed,
        };
        within.map(|made| (part(made.step), made.at)).collect()
    }

    /// Whether Congress will vote about it: it is open to objections meanwhile, or both have recommended to
    /// revoke it.
    pub fn goes_to_congress(&self) -> bool {
        let Some(step) = self.step_ahead() else { return false };
        let recommended = self.recommended(step).is_some_and(|(recommends, _)| recommends);
        let told = match step {
            TitleStep::Revoke => recommended,
            _ => self.state == TitleState::Published,
        };
        told && self.majority(step).is_some() && self.voted(step).is_none()
    }

    /// When the title was confirmed of which the holder receives a certificate by Congress
    /// (`TR-10.10f-i`): none where it is not in force, and of the Czech honorary title.
    pub fn certified_at(&self) -> Option<Instant> {
        let holds = self.state == TitleState::Confirmed && !self.is_revocation();
        let international = self.award != Award::NationalMaster;
        let confirmed = self.decided(TitleStep::Confirm).map(|step| step.at);
        confirmed.filter(|_| holds && international)
    }

    /// The article under which the title was won, as a certificate names it.
    pub fn article(&self) -> String {
        match &self.grounds {
            TitleGrounds::Direct { article } => format!("TR-{article}"),
            TitleGrounds::InMemoriam { .. } => "TR-10.11".to_owned(),
            TitleGrounds::Exceptional => "NORM-5".to_owned(),
            TitleGrounds::Norms { .. }
            | TitleGrounds::Congress
            | TitleGrounds::National { .. }
            | TitleGrounds::Arbiter { .. }
            | TitleGrounds::Revocation => self.award.rule().to_owned(),
        }
    }
}
