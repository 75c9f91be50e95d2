//! What a federation applies for.

use super::{APPLICATIONS_OPEN_MAX, Application, Approval, ApprovalKind, ApprovalRefusal, Prizes};
use crate::tournament::{Fee, NAME_CHARACTERS_MAX};
use crate::{Day, Federation, Instant, PlayerId, check_message};

/// What somebody applies for.
#[derive(Clone, Copy, Debug)]
pub struct ApplicationRequest<'a> {
    /// When.
    pub at: Instant,
    /// Who.
    pub by: PlayerId,
    /// For which federation. Whether they act for it is asked before.
    pub federation: Federation,
    /// Whether it is a member of ICCF.
    pub is_member: bool,
    /// Of which kind.
    pub kind: ApprovalKind,
    /// What the event is to be called.
    pub name: &'a str,
    /// When it is to start.
    pub starts_on: Day,
    /// Who is to play, in how many sections and how.
    pub plan: &'a str,
    /// What entering costs; none: nothing.
    pub fee: Option<Fee>,
    /// The prizes; empty: there are none.
    pub prizes: &'a str,
    /// Who pays them.
    pub prize_source: &'a str,
    /// Everything else that is paid.
    pub finance: &'a str,
}

/// What applying comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Applied {
    /// A new application.
    New(Box<Application>),
    /// It waits already, at this place among the federation's.
    Before(usize),
}

impl Application {
    /// Whether it came later than the rules ask (`TR-12`, articles 12.3 and 12.4).
    pub(super) fn is_late(&self) -> bool {
        Day::of(self.at).plus_months(self.kind.notice_months()) > self.starts_on
    }
}

impl Approval {
    /// A federation's application (`TR-12`); `open`: those of it that wait. The same again is that one.
    ///
    /// # Errors
    /// The first [`ApprovalRefusal`] that applies.
    pub fn apply(
        request: &ApplicationRequest<'_>,
        open: &[Approval],
    ) -> Result<Applied, ApprovalRefusal> {
        if !request.is_member {
            return Err(ApprovalRefusal::NotAMember);
        }
        let application = Application {
            at: request.at,
            by: request.by,
            federation: request.federation,
            kind: request.kind,
            name: name(request.name)?,
            starts_on: request.starts_on,
            plan: said(request.plan)?.ok_or(ApprovalRefusal::PlanMissing)?,
            fee: request.fee,
            prizes: prizes(request)?,
            finance: said(request.finance)?,
        };
        if application.fee.is_some_and(|fee| fee.minor_units == 0) {
            return Err(ApprovalRefusal::FeeOfNothing);
        }
        let same = |known: &Approval| {
            Application { at: application.at, ..known.application.clone() } == application
        };
        if let Some(place) = open.iter().position(same) {
            return Ok(Applied::Before(place));
        }
        if application.starts_on <= Day::of(application.at) {
            return Err(ApprovalRefusal::StartPast);
        }
        // Invitational events "should" be applied for in time; open ones "must" (articles 12.3, 12.4).
        if application.kind == ApprovalKind::Open && application.is_late() {
            return Err(ApprovalRefusal::Late);
        }
        if open.len() >= APPLICATIONS_OPEN_MAX {
            return Err(ApprovalRefusal::TooMany);
        }
        Ok(Applied::New(Box::new(application)))
    }
}

fn name(text: &str) -> Result<String, ApprovalRefusal> {
    let text = text.trim();
    let fits = (1..=NAME_CHARACTERS_MAX).contains(&text.chars().count());
    if fits && !text.chars().any(char::is_control) {
        Ok(text.to_owned())
    } else {
        Err(ApprovalRefusal::NameUnfit)
    }
}

/// Prizes are declared with who pays them (`TR-12.6-12.9`, article 12.8).
fn prizes(request: &ApplicationRequest<'_>) -> Result<Option<Prizes>, ApprovalRefusal> {
    match (said(request.prizes)?, said(request.prize_source)?) {
        (Some(text), Some(source)) => Ok(Some(Prizes { text, source })),
        (None, None) => Ok(None),
        (Some(_), None) | (None, Some(_)) => Err(ApprovalRefusal::PrizesUnclear),
    }
}

fn said(text: &str) -> Result<Option<String>, ApprovalRefusal> {
    Ok(check_message(text)?)
}
