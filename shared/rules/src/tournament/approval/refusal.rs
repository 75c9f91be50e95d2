//! Why an application is not taken, or not decided.

use super::APPLICATIONS_OPEN_MAX;
use crate::Refusal;
use crate::tournament::NAME_CHARACTERS_MAX;

/// A refused request. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ApprovalRefusal {
    /// Federations apply, the World Tournament Director decides.
    #[error("Federations apply for their own events; the World Tournament Director decides.")]
    NotForYou,
    /// The federation is no member of ICCF.
    #[error("International events are approved for member federations of ICCF; yours is none.")]
    NotAMember,
    /// Nobody decides what they have applied for.
    #[error("Another officer decides what you have applied for.")]
    Own,
    /// The name is empty, too long, or not one line.
    #[error("An event's name has 1 to {NAME_CHARACTERS_MAX} characters in one line.")]
    NameUnfit,
    /// Nothing is said about who plays.
    #[error("Say who is to play, in how many sections and how.")]
    PlanMissing,
    /// A fee of nothing.
    #[error(
        "A fee is at least the smallest unit of its currency; leave it out where there is none."
    )]
    FeeOfNothing,
    /// Prizes that nobody pays, or a payer of nothing.
    #[error("Declare the prizes and who pays them, or neither.")]
    PrizesUnclear,
    /// Too much is said.
    #[error(transparent)]
    Text(#[from] Refusal),
    /// The event would start before anybody could decide.
    #[error("The event is to start after today.")]
    StartPast,
    /// An open event is applied for too late (`TR-12`, article 12.4).
    #[error("An open event is applied for at least four months before its start.")]
    Late,
    /// A federation has [`APPLICATIONS_OPEN_MAX`] applications that wait.
    #[error(
        "Your federation has {APPLICATIONS_OPEN_MAX} applications waiting, the most there can be."
    )]
    TooMany,
    /// No reason is given.
    #[error("Give a reason: the federation reads it.")]
    TextMissing,
    /// It was decided otherwise.
    #[error("This application is decided.")]
    Decided,
    /// No prize fund is to be deposited, or it was.
    #[error("No deposit of the prize fund is waited for.")]
    NoDeposit,
    /// Somebody else has changed it since it was looked at.
    #[error("Somebody has changed this meanwhile. Nothing was done: look again.")]
    ChangedMeanwhile,
    /// Congress decides, and it is not said when it did (`TR-12`, article 12.2).
    #[error("This waits for Congress: say which Congress has decided, and where that is recorded.")]
    CongressMissing,
    /// It does not wait for Congress.
    #[error("This does not wait for Congress.")]
    NotReferred,
}

impl ApprovalRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ApprovalRefusal::NotForYou => "forbidden",
            ApprovalRefusal::NotAMember => "not_a_member",
            ApprovalRefusal::Own => "own_application",
            ApprovalRefusal::NameUnfit
            | ApprovalRefusal::PlanMissing
            | ApprovalRefusal::FeeOfNothing
            | ApprovalRefusal::StartPast
            | ApprovalRefusal::TextMissing
            | ApprovalRefusal::CongressMissing
            | ApprovalRefusal::NotReferred => "invalid_body",
            ApprovalRefusal::PrizesUnclear => "prizes_unclear",
            ApprovalRefusal::Text(refusal) => refusal.code(),
            ApprovalRefusal::Late => "application_late",
            ApprovalRefusal::TooMany => "too_many_applications",
            ApprovalRefusal::Decided => "decided_already",
            ApprovalRefusal::NoDeposit => "no_deposit_waits",
            ApprovalRefusal::ChangedMeanwhile => "changed_meanwhile",
        }
    }

    /// The article that says so; none where none does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            ApprovalRefusal::NotForYou
            | ApprovalRefusal::NotAMember
            | ApprovalRefusal::Own
            | ApprovalRefusal::Late
            | ApprovalRefusal::CongressMissing => Some("TR-12"),
            ApprovalRefusal::PrizesUnclear => Some("TR-12.6-12.9"),
            ApprovalRefusal::Text(refusal) => refusal.rule(),
            ApprovalRefusal::NameUnfit
            | ApprovalRefusal::PlanMissing
            | ApprovalRefusal::FeeOfNothing
            | ApprovalRefusal::StartPast
            | ApprovalRefusal::TooMany
            | ApprovalRefusal::TextMissing
            | ApprovalRefusal::Decided
            | ApprovalRefusal::NoDeposit
            | ApprovalRefusal::ChangedMeanwhile
            | ApprovalRefusal::NotReferred => None,
        }
    }
}
