//! Applications for approval as JSON.

use std::collections::HashMap;

use app::view::{FeeBody, PlayerView, time};
use chrono::{DateTime, NaiveDate, Utc};
use rules::tournament::{Approval, ApprovalAct, ApprovalKind, ApprovalState, ApprovalStep, Prizes};
use rules::{Day, PlayerId, Profile};
use serde::{Deserialize, Serialize};
use store::StoredApproval;
use utoipa::ToSchema;

/// What is applied for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ApprovalKind)]
pub(crate) enum KindName {
    /// An event for those who are invited, applied for six months before its start.
    Invitational,
    /// An event for everybody, applied for at least four months before its start.
    Open,
}

impl From<ApprovalKind> for KindName {
    fn from(kind: ApprovalKind) -> KindName {
        match kind {
            ApprovalKind::Invitational => KindName::Invitational,
            ApprovalKind::Open => KindName::Open,
        }
    }
}

impl From<KindName> for ApprovalKind {
    fn from(name: KindName) -> ApprovalKind {
        match name {
            KindName::Invitational => ApprovalKind::Invitational,
            KindName::Open => ApprovalKind::Open,
        }
    }
}

/// How far an application is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ApprovalState)]
pub(crate) enum StateName {
    /// It waits for the World Tournament Director.
    Waiting,
    /// It waits for Congress.
    Referred,
    /// The event can be announced, or is.
    Approved,
    /// It was approved, and its event has not been announced in time.
    Lapsed,
    /// The event is not to be.
    Refused,
    /// The federation has taken it back.
    Withdrawn,
}

impl StateName {
    fn of(approval: &Approval, today: Day) -> StateName {
        match approval.state() {
            ApprovalState::Waiting => StateName::Waiting,
            ApprovalState::Referred => StateName::Referred,
            // What becomes of an event that is announced, its own page tells.
            ApprovalState::Approved if approval.event.is_none() && approval.is_lapsed_on(today) => {
                StateName::Lapsed
            }
            ApprovalState::Approved => StateName::Approved,
            ApprovalState::Refused => StateName::Refused,
            ApprovalState::Withdrawn => StateName::Withdrawn,
        }
    }
}

/// What is done about an application.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ApprovalAct)]
pub(crate) enum ActName {
    /// The event can be announced.
    Approve,
    /// The same once the prize fund is deposited with ICCF before the start lists.
    ApproveWithDeposit,
    /// It is not to be.
    Refuse,
    /// Congress decides.
    Refer,
    /// The federation takes it back.
    Withdraw,
    /// The prize fund is deposited.
    ConfirmDeposit,
}

impl From<ApprovalAct> for ActName {
    fn from(act: ApprovalAct) -> ActName {
        match act {
            ApprovalAct::Approve { asks_deposit: false } => ActName::Approve,
            ApprovalAct::Approve { asks_deposit: true } => ActName::ApproveWithDeposit,
            ApprovalAct::Refuse => ActName::Refuse,
            ApprovalAct::Refer => ActName::Refer,
            ApprovalAct::Withdraw => ActName::Withdraw,
            ApprovalAct::ConfirmDeposit => ActName::ConfirmDeposit,
        }
    }
}

impl From<ActName> for ApprovalAct {
    fn from(name: ActName) -> ApprovalAct {
        match name {
            ActName::Approve => ApprovalAct::Approve { asks_deposit: false },
            ActName::ApproveWithDeposit => ApprovalAct::Approve { asks_deposit: true },
            ActName::Refuse => ApprovalAct::Refuse,
            ActName::Refer => ApprovalAct::Refer,
            ActName::Withdraw => ApprovalAct::Withdraw,
            ActName::ConfirmDeposit => ApprovalAct::ConfirmDeposit,
        }
    }
}

/// Prizes with who pays them.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Prizes)]
pub(crate) struct PrizesBody {
    /// Which: 1 to 2,000 characters.
    pub(crate) text: String,
    /// Who pays them: 1 to 2,000 characters.
    pub(crate) source: String,
}

impl From<&Prizes> for PrizesBody {
    fn from(prizes: &Prizes) -> PrizesBody {
        PrizesBody { text: prizes.text.clone(), source: prizes.source.clone() }
    }
}

/// What was done about an application.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ApprovalStep)]
struct StepView {
    at: DateTime<Utc>,
    #[schema(required)]
    by: Option<PlayerView>,
    act: ActName,
    /// Why; empty where nothing was said.
    text: String,
    /// Where Congress has decided it: which, and where that is recorded.
    #[schema(required)]
    congress: Option<String>,
}

impl StepView {
    fn new(step: &ApprovalStep, people: &HashMap<PlayerId, Profile>) -> StepView {
        StepView {
            at: time(step.at),
            by: people.get(&step.by).map(PlayerView::from),
            act: step.act.into(),
            text: step.text.clone(),
            congress: step.congress.clone(),
        }
    }
}

/// What I may do about an application now.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
#[schema(as = ApprovalMay)]
#[expect(clippy::struct_excessive_bools, reason = "each is a button of its own")]
pub(crate) struct MayView {
    /// Approve it or refuse it, with what Congress has decided where it waits for that.
    pub(crate) decide: bool,
    /// Leave it to Congress.
    pub(crate) refer: bool,
    /// Record that the prize fund is deposited.
    pub(crate) confirm_deposit: bool,
    /// Take it back.
    pub(crate) withdraw: bool,
    /// Announce an event under it.
    pub(crate) announce: bool,
}

/// An application for the approval of an event, as its federation and those who decide read it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Approval)]
pub(crate) struct ApprovalView {
    id: u32,
    /// How often it was changed.
    version: u32,
    state: StateName,
    /// Three letters.
    federation: String,
    kind: KindName,
    name: String,
    starts_on: NaiveDate,
    /// The last day on which it can start under its approval.
    starts_until: NaiveDate,
    /// Whether it was applied for later than the rules ask.
    late: bool,
    at: DateTime<Utc>,
    #[schema(required)]
    by: Option<PlayerView>,
    /// Who is to play, in how many sections and how.
    plan: String,
    #[schema(required)]
    fee: Option<FeeBody>,
    #[schema(required)]
    prizes: Option<PrizesBody>,
    /// Everything else that is paid.
    #[schema(required)]
    finance: Option<String>,
    /// Whether the prize fund is deposited; none where that is not asked.
    #[schema(required)]
    deposited: Option<bool>,
    /// The event that was announced under it.
    #[schema(required)]
    event: Option<u32>,
    /// What was done about it, in order.
    steps: Vec<StepView>,
    may: MayView,
}

/// Everybody whom an application names.
pub(crate) fn people_in(stored: &StoredApproval) -> impl Iterator<Item = PlayerId> {
    let steps = stored.approval.steps.iter().map(|step| step.by);
    std::iter::once(stored.approval.application.by).chain(steps)
}

impl ApprovalView {
    pub(crate) fn new(
        stored: &StoredApproval,
        people: &HashMap<PlayerId, Profile>,
        today: Day,
        may: MayView,
    ) -> ApprovalView {
        let approval = &stored.approval;
        let application = &approval.application;
        ApprovalView {
            id: stored.id,
            version: stored.version,
            state: StateName::of(approval, today),
            federation: application.federation.to_string(),
            kind: application.kind.into(),
            name: application.name.clone(),
            starts_on: application.starts_on.to_date(),
            starts_until: approval.starts_until().to_date(),
            late: approval.is_late(),
            at: time(application.at),
            by: people.get(&application.by).map(PlayerView::from),
            plan: application.plan.clone(),
            fee: application.fee.as_ref().map(FeeBody::from),
            prizes: application.prizes.as_ref().map(PrizesBody::from),
            finance: application.finance.clone(),
            deposited: approval.has_deposit(),
            event: approval.event.map(|event| event.0),
            steps: approval.steps.iter().map(|step| StepView::new(step, people)).collect(),
            may,
        }
    }
}

/// An approved event in the report to Congress.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReportedApproval)]
pub(crate) struct ReportedView {
    id: u32,
    /// Three letters.
    federation: String,
    kind: KindName,
    name: String,
    starts_on: NaiveDate,
    approved_at: DateTime<Utc>,
    /// Where Congress has approved it: which, and where that is recorded.
    #[schema(required)]
    congress: Option<String>,
    /// What entering costs at most.
    #[schema(required)]
    fee: Option<FeeBody>,
    #[schema(required)]
    prizes: Option<PrizesBody>,
    /// Whether it counts no more: no event was announced in time.
    lapsed: bool,
    /// The event that was announced under it.
    #[schema(required)]
    event: Option<u32>,
    /// The year for which its registration and rating fees are due to ICCF: that of its start, of the event
    /// where there is one.
    fees_year: i32,
}

impl ReportedView {
    /// What is approved and not taken back; `starts_on`: of its event.
    pub(crate) fn new(
        stored: &StoredApproval,
        starts_on: Option<Day>,
        today: Day,
    ) -> Option<ReportedView> {
        let approval = &stored.approval;
        let application = &approval.application;
        let state = StateName::of(approval, today);
        let decided = approval.decided()?;
        matches!(state, StateName::Approved | StateName::Lapsed).then(|| ReportedView {
            id: stored.id,
            federation: application.federation.to_string(),
            kind: application.kind.into(),
            name: application.name.clone(),
            starts_on: application.starts_on.to_date(),
            approved_at: time(decided.at),
            congress: decided.congress.clone(),
            fee: application.fee.as_ref().map(FeeBody::from),
            prizes: application.prizes.as_ref().map(PrizesBody::from),
            lapsed: state == StateName::Lapsed,
            event: approval.event.map(|event| event.0),
            fees_year: starts_on.unwrap_or(application.starts_on).year(),
        })
    }
}
