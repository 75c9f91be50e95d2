//! What cases about titles are called in JSON.

use rules::title::{Majority, Recommender, TitleGrounds, TitleState, TitleStep, TitleTurn};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why something is to be awarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TitleGrounds)]
pub(crate) enum GroundsName {
    /// By norms (TR-10.4 to TR-10.8).
    Norms,
    /// A result in a championship (TR-10.10f-i).
    Direct,
    /// A federation's request, approved by two thirds of Congress.
    Congress,
    /// An achievement that the Czech honorary title is awarded for (SKS-5).
    National,
    /// An application of an arbiter's federation (TR-10.9).
    Arbiter,
    /// After the player's death (TR-10.11).
    InMemoriam,
    /// An exceptional case, by the Executive Board (NORM-5).
    Exceptional,
    /// A title from elsewhere is to be revoked (TR-10.10).
    Revocation,
}

impl From<&TitleGrounds> for GroundsName {
    fn from(grounds: &TitleGrounds) -> GroundsName {
        match grounds {
            TitleGrounds::Norms { .. } => GroundsName::Norms,
            TitleGrounds::Direct { .. } => GroundsName::Direct,
            TitleGrounds::Congress => GroundsName::Congress,
            TitleGrounds::National { .. } => GroundsName::National,
            TitleGrounds::Arbiter { .. } => GroundsName::Arbiter,
            TitleGrounds::InMemoriam { .. } => GroundsName::InMemoriam,
            TitleGrounds::Exceptional => GroundsName::Exceptional,
            TitleGrounds::Revocation => GroundsName::Revocation,
        }
    }
}

/// How far a case is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TitleState)]
pub(crate) enum StateName {
    /// It waits for an officer.
    Proposed,
    /// Everybody may object.
    Published,
    /// It is in force.
    Confirmed,
    /// It was refused.
    Refused,
    /// It was in force, and was taken away.
    Revoked,
}

impl From<TitleState> for StateName {
    fn from(state: TitleState) -> StateName {
        match state {
            TitleState::Proposed => StateName::Proposed,
            TitleState::Published => StateName::Published,
            TitleState::Confirmed => StateName::Confirmed,
            TitleState::Refused => StateName::Refused,
            TitleState::Revoked => StateName::Revoked,
        }
    }
}

/// What is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TitleStep)]
pub(crate) enum StepName {
    /// It is proposed: what every case begins with.
    Propose,
    /// Everybody may object for 60 days (TR-10.10).
    Publish,
    /// It is in force from now on.
    Confirm,
    /// It is not awarded; of what was confirmed, it is not revoked.
    Refuse,
    /// It is proposed that what was confirmed is taken away; the committee and Congress are asked (TR-10.10).
    ProposeRevocation,
    /// What was confirmed is taken away.
    Revoke,
}

impl From<TitleStep> for StepName {
    fn from(step: TitleStep) -> StepName {
        match step {
            TitleStep::Propose => StepName::Propose,
            TitleStep::Publish => StepName::Publish,
            TitleStep::Confirm => StepName::Confirm,
            TitleStep::Refuse => StepName::Refuse,
            TitleStep::ProposeRevocation => StepName::ProposeRevocation,
            TitleStep::Revoke => StepName::Revoke,
        }
    }
}

impl From<StepName> for TitleStep {
    fn from(name: StepName) -> TitleStep {
        match name {
            StepName::Propose => TitleStep::Propose,
            StepName::Publish => TitleStep::Publish,
            StepName::Confirm => TitleStep::Confirm,
            StepName::Refuse => TitleStep::Refuse,
            StepName::ProposeRevocation => TitleStep::ProposeRevocation,
            StepName::Revoke => TitleStep::Revoke,
        }
    }
}

/// Whose recommendation comes before a decision.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TitleRecommender)]
pub(crate) enum RecommenderName {
    /// Of titles that a result gives at once (TR-10.10f-i).
    ExecutiveBoard,
    /// Of International Arbiters (TR-10.9).
    ArbiterCommittee,
    /// Of revocations (TR-10.10).
    DisciplinaryCommittee,
}

impl From<Recommender> for RecommenderName {
    fn from(recommender: Recommender) -> RecommenderName {
        match recommender {
            Recommender::ExecutiveBoard => RecommenderName::ExecutiveBoard,
            Recommender::ArbiterCommittee => RecommenderName::ArbiterCommittee,
            Recommender::DisciplinaryCommittee => RecommenderName::DisciplinaryCommittee,
        }
    }
}

/// How many of the votes of Congress a decision needs.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = CongressMajority)]
pub(crate) enum MajorityName {
    /// More than half.
    Half,
    /// Two thirds.
    TwoThirds,
}

impl From<Majority> for MajorityName {
    fn from(majority: Majority) -> MajorityName {
        match majority {
            Majority::Half => MajorityName::Half,
            Majority::TwoThirds => MajorityName::TwoThirds,
        }
    }
}

/// Whose turn it is in a case.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TitleTurn)]
pub(crate) enum TurnName {
    /// The Executive Board's, to recommend it.
    ExecutiveBoard,
    /// The Arbiter Committee's.
    ArbiterCommittee,
    /// The Disciplinary Committee's.
    DisciplinaryCommittee,
    /// Congress', whose votes the Executive Board records.
    Congress,
    /// The qualifications commissioner's, to decide it.
    QualificationsCommissioner,
}

impl From<TitleTurn> for TurnName {
    fn from(turn: TitleTurn) -> TurnName {
        match turn {
            TitleTurn::Recommendation(Recommender::ExecutiveBoard) => TurnName::ExecutiveBoard,
            TitleTurn::Recommendation(Recommender::ArbiterCommittee) => TurnName::ArbiterCommittee,
            TitleTurn::Recommendation(Recommender::DisciplinaryCommittee) => {
                TurnName::DisciplinaryCommittee
            }
            TitleTurn::Votes => TurnName::Congress,
            TitleTurn::Decision => TurnName::QualificationsCommissioner,
        }
    }
}
