//! Approvals of international events that federations hold (`TR-6`, `TR-12`): a federation applies to
//! the World Tournament Director, who approves, refuses, or refers it to Congress; the event is announced
//! under the approval, or not at all.

mod apply;
mod decide;
mod event;
mod lapse;
mod refusal;

use serde::{Deserialize, Serialize};

pub use apply::{ApplicationRequest, Applied};
pub use decide::{ApprovalAct, ApprovalFacts, ApprovalOfficial};
pub use event::ApprovalLack;
pub use lapse::LapseNews;
pub use refusal::ApprovalRefusal;

use crate::tournament::{EventId, Fee};
use crate::{Day, Federation, Instant, PlayerId};

/// Months after the approved start within which the event has to start (`TR-12`, article 12.3).
pub const APPROVAL_MONTHS: u32 = 6;

/// Applications of one federation that wait at the same time, at most.
pub const APPLICATIONS_OPEN_MAX: usize = 20;

/// What is approved. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ApprovalKind {
    /// An event for those who are invited.
    Invitational,
    /// An event for everybody.
    Open,
}

impl ApprovalKind {
    /// Both.
    pub const ALL: [ApprovalKind; 2] = [ApprovalKind::Invitational, ApprovalKind::Open];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            ApprovalKind::Invitational => "invitational",
            ApprovalKind::Open => "open",
        }
    }

    /// How many months before the start it is applied for (`TR-12`): of open events at the latest, of
    /// invitational ones normally.
    pub fn notice_months(self) -> u32 {
        match self {
            ApprovalKind::Invitational => 6,
            ApprovalKind::Open => 4,
        }
    }
}

/// What a federation applies for, in the form in which it is kept. New fields are added with a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Application {
    /// When.
    pub at: Instant,
    /// Who has sent it.
    pub by: PlayerId,
    /// Whose event.
    pub federation: Federation,
    /// Of which kind.
    pub kind: ApprovalKind,
    /// What it is to be called.
    pub name: String,
    /// When it is to start.
    pub starts_on: Day,
    /// Who is to play, in how many sections and how.
    pub plan: String,
    /// What entering costs; none: nothing.
    pub fee: Option<Fee>,
    /// The prizes; none: there are none.
    pub prizes: Option<Prizes>,
    /// Everything else that is paid, such as to players for playing; none: nothing.
    pub finance: Option<String>,
}

/// Prizes as they are declared (`TR-12.6-12.9`, article 12.8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prizes {
    /// Which.
    pub text: String,
    /// Who pays them.
    pub source: String,
}

/// A decision about an application.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ApprovalStep {
    /// When.
    pub at: Instant,
    /// By whom.
    pub by: PlayerId,
    /// What.
    pub act: ApprovalAct,
    /// Why, in words.
    pub text: String,
    /// Where Congress has decided it: which, and where that is recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub congress: Option<String>,
}

/// How far an application is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ApprovalState {
    /// It waits for the World Tournament Director.
    Waiting,
    /// It waits for Congress.
    Referred,
    /// The event can be announced.
    Approved,
    /// It cannot.
    Refused,
    /// The federation has taken it back.
    Withdrawn,
}

impl ApprovalState {
    /// Every state.
    pub const ALL: [ApprovalState; 5] = [
        ApprovalState::Waiting,
        ApprovalState::Referred,
        ApprovalState::Approved,
        ApprovalState::Refused,
        ApprovalState::Withdrawn,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            ApprovalState::Waiting => "waiting",
            ApprovalState::Referred => "referred",
            ApprovalState::Approved => "approved",
            ApprovalState::Refused => "refused",
            ApprovalState::Withdrawn => "withdrawn",
        }
    }

    /// Whether somebody is still to decide.
    pub fn is_open(self) -> bool {
        match self {
            ApprovalState::Waiting | ApprovalState::Referred => true,
            ApprovalState::Approved | ApprovalState::Refused | ApprovalState::Withdrawn => false,
        }
    }
}

/// An application with what was decided about it, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Approval {
    /// What was applied for.
    pub application: Application,
    /// What was decided, in order.
    #[serde(default)]
    pub steps: Vec<ApprovalStep>,
    /// The event that was announced under it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<EventId>,
    /// What its federation was told of its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<LapseNews>,
}

impl Approval {
    /// How far it is.
    pub fn state(&self) -> ApprovalState {
        let decided = self.steps.iter().rev().find_map(|step| match step.act {
            ApprovalAct::Approve { .. } => Some(ApprovalState::Approved),
            ApprovalAct::Refuse => Some(ApprovalState::Refused),
            ApprovalAct::Refer => Some(ApprovalState::Referred),
            ApprovalAct::Withdraw => Some(ApprovalState::Withdrawn),
            ApprovalAct::ConfirmDeposit => None,
        });
        decided.unwrap_or(ApprovalState::Waiting)
    }

    /// The decision by which it is approved or refused.
    pub fn decided(&self) -> Option<&ApprovalStep> {
        self.steps.iter().find(|step| match step.act {
            ApprovalAct::Approve { .. } | ApprovalAct::Refuse => true,
            ApprovalAct::Refer | ApprovalAct::Withdraw | ApprovalAct::ConfirmDeposit => false,
        })
    }

    /// Whether somebody is still to do something about it: to decide, or to confirm that the prize fund is
    /// deposited, which nobody asks once it has lapsed.
    pub fn waits(&self) -> bool {
        match self.state() {
            ApprovalState::Waiting | ApprovalState::Referred => true,
            ApprovalState::Approved => {
                self.has_deposit() == Some(false) && self.told != Some(LapseNews::Lapsed)
            }
            ApprovalState::Refused | ApprovalState::Withdrawn => false,
        }
    }

    /// Whether its prize fund is deposited before the start; none where that is not asked
    /// (`TR-12.6-12.9`, article 12.8).
    pub fn has_deposit(&self) -> Option<bool> {
        let asks = |step: &ApprovalStep| step.act == ApprovalAct::Approve { asks_deposit: true };
        let paid = |step: &ApprovalStep| step.act == ApprovalAct::ConfirmDeposit;
        self.steps.iter().any(asks).then(|| self.steps.iter().any(paid))
    }

    /// The last day on which the event can start: a start that is put off counts from the approved one
    /// (`TR-12`, article 12.3).
    pub fn starts_until(&self) -> Day {
        self.application.starts_on.plus_months(APPROVAL_MONTHS)
    }

    /// Whether it counts no more on this day, unless its event has started (`TR-12`, article 12.3).
    pub fn is_lapsed_on(&self, today: Day) -> bool {
        self.state() == ApprovalState::Approved && today > self.starts_until()
    }

    /// Whether it was applied for later than the rules ask (`TR-12`, articles 12.3 and 12.4).
    pub fn is_late(&self) -> bool {
        self.application.is_late()
    }
}
