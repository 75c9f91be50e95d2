//! The event that is announced under an approval (`TR-6`, `TR-12`).

use super::{Application, Approval, ApprovalKind, ApprovalState};
use crate::tournament::{Announcement, EntryClass, EventId, Fee, Organiser, RuleSet};
use crate::{Day, Instant, Variant};

/// What an event lacks of the approval that it needs. Nothing has changed; the variants stand in the order
/// of their checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ApprovalLack {
    /// There is none.
    #[error(
        "An international event of a federation is announced once the World Tournament Director has \
         approved it: apply first."
    )]
    Missing,
    /// It is another federation's, or for an event of the other kind.
    #[error("The approval is another federation's, or for the other kind of event.")]
    Unfit,
    /// It was not given.
    #[error("The event is not approved: {}.", state.code())]
    NotGiven {
        /// How far the application is.
        state: ApprovalState,
    },
    /// Another event has it.
    #[error("Event {} was announced under this approval: apply for another one.", .0.0)]
    Taken(EventId),
    /// Entering costs more than was approved, or something in another currency.
    #[error(
        "Entering costs more than what was approved, or is paid in another currency: change the fee, or \
         apply again."
    )]
    FeeAboveApproved,
    /// The event would start too late, or does not start in time.
    #[error(
        "The approval lapses unless the event starts by {last}, six months after the approved start: \
         apply again."
    )]
    Lapsed {
        /// The last day.
        last: Day,
    },
    /// The prize fund is not deposited.
    #[error("The approval asks that the prize fund is deposited with ICCF before the start lists.")]
    DepositMissing,
}

impl ApprovalLack {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ApprovalLack::Missing => "approval_missing",
            ApprovalLack::NotGiven { .. } => "approval_not_given",
            ApprovalLack::Unfit => "approval_does_not_fit",
            ApprovalLack::Taken(_) => "approval_taken",
            ApprovalLack::FeeAboveApproved => "fee_above_approved",
            ApprovalLack::Lapsed { .. } => "approval_lapsed",
            ApprovalLack::DepositMissing => "prize_fund_not_deposited",
        }
    }

    /// The article that says so.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            ApprovalLack::Missing => Some("TR-6"),
            ApprovalLack::NotGiven { .. } | ApprovalLack::Unfit | ApprovalLack::Lapsed { .. } => {
                Some("TR-12")
            }
            ApprovalLack::Taken(_) => None,
            ApprovalLack::FeeAboveApproved | ApprovalLack::DepositMissing => Some("TR-12.6-12.9"),
        }
    }
}

impl Announcement {
    /// Which approval the event needs (`TR-6`, `TR-9.2`): one of a federation that is not for its own players alone.
    /// Outside the Laws, in a game that is not ICCF's, and under a federation's own rules where neither
    /// ratings nor norms come of it, an event is its federation's own affair. Whose rules it states changes
    /// nothing about what goes into ICCF's lists (`SKS-1.2`).
    pub fn needs_approval(&self) -> Option<ApprovalKind> {
        let held_by_federation = match self.organiser {
            Organiser::Federation(_) => true,
            Organiser::Iccf => false,
        };
        let counts_for_iccf = self.rule_set == RuleSet::Iccf || self.rated || self.norms;
        let of_iccf =
            counts_for_iccf && self.outside_laws.is_none() && self.variant != Variant::Makruk;
        match self.entry {
            EntryClass::National => None,
            _ if !held_by_federation || !of_iccf => None,
            EntryClass::Invitation => Some(ApprovalKind::Invitational),
            EntryClass::Open
            | EntryClass::OpenClass
            | EntryClass::HigherClass
            | EntryClass::MasterClass
            | EntryClass::MasterNorm
            | EntryClass::GrandmasterNorm
            | EntryClass::WorldCupPreliminary
            | EntryClass::WorldChampionshipPreliminary
            | EntryClass::WorldChampionshipSemiFinal => Some(ApprovalKind::Open),
        }
    }

    /// Whether an event is announced under the approval that is named (`TR-6`, `TR-12`): not where it needs
    /// none, and then the approval stays as it is. `event`: its number and what it announced before, where
    /// it is changed; what was announced without an approval, before they were asked for, goes on without.
    ///
    /// # Errors
    /// The first [`ApprovalLack`] that applies.
    pub fn is_under_approval(
        &self,
        event: Option<(EventId, &Announcement)>,
        named: Option<&Approval>,
    ) -> Result<bool, ApprovalLack> {
        let Some(kind) = self.needs_approval() else { return Ok(false) };
        let Some(approval) = named else {
            let went_without = event.is_some_and(|(_, was)| was.needs_approval() == Some(kind));
            return if went_without { Ok(false) } else { Err(ApprovalLack::Missing) };
        };
        let application = &approval.application;
        let its = self.organiser == Organiser::Federation(application.federation);
        if !its || application.kind != kind {
            return Err(ApprovalLack::Unfit);
        }
        let state = approval.state();
        if state != ApprovalState::Approved {
            return Err(ApprovalLack::NotGiven { state });
        }
        if let Some(other) = approval.event.filter(|it| event.is_none_or(|(own, _)| own != *it)) {
            return Err(ApprovalLack::Taken(other));
        }
        // What it has announced under the approval before, it is not asked again.
        let stands =
            event.is_some_and(|(own, was)| approval.event == Some(own) && was.fee == self.fee);
        if !stands && !application.covers(self.fee) {
            return Err(ApprovalLack::FeeAboveApproved);
        }
        approval.check_start(self.starts_at)?;
        Ok(true)
    }
}

impl Application {
    /// Whether a fee is what was approved, or less of the same currency (`TR-12.6-12.9`, article 12.8: what
    /// is paid is declared).
    fn covers(&self, fee: Option<Fee>) -> bool {
        match (fee, self.fee) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(fee), Some(most)) => {
                fee.currency == most.currency && fee.minor_units <= most.minor_units
            }
        }
    }
}

impl Approval {
    /// Whether an event can be announced under it on this day.
    pub fn is_free_on(&self, today: Day) -> bool {
        let approved = self.state() == ApprovalState::Approved;
        approved && self.event.is_none() && !self.is_lapsed_on(today)
    }

    /// The approval once an event is announced under it.
    #[must_use]
    pub fn used_by(&self, event: EventId) -> Approval {
        Approval { event: Some(event), ..self.clone() }
    }

    /// The approval once its event is called off, or goes on under another one.
    #[must_use]
    pub fn left(&self) -> Approval {
        Approval { event: None, ..self.clone() }
    }

    /// Whether start lists can be published under it now (`TR-12`, `TR-12.6-12.9`).
    pub(in crate::tournament) fn check_publication(
        &self,
        now: Instant,
    ) -> Result<(), ApprovalLack> {
        self.check_start(now)?;
        match self.has_deposit() {
            Some(false) => Err(ApprovalLack::DepositMissing),
            Some(true) | None => Ok(()),
        }
    }

    fn check_start(&self, at: Instant) -> Result<(), ApprovalLack> {
        let last = self.starts_until();
        if Day::of(at) > last { Err(ApprovalLack::Lapsed { last }) } else { Ok(()) }
    }
}
