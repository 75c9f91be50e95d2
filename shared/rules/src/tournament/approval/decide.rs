//! What becomes of an application: the World Tournament Director's decision, that of Congress, and the
//! federation's.

use serde::{Deserialize, Serialize};

use super::{Approval, ApprovalRefusal, ApprovalState, ApprovalStep};
use crate::{Federation, Instant, Outcome, PlayerId, check_message};

/// What is done about an application. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ApprovalAct {
    /// The event can be announced.
    Approve {
        /// Whether the prize fund is deposited with ICCF first, as the federation has paid late before.
        asks_deposit: bool,
    },
    /// It cannot.
    Refuse,
    /// Congress decides.
    Refer,
    /// The federation takes it back.
    Withdraw,
    /// The prize fund is deposited.
    ConfirmDeposit,
}

/// Whoever does something about an application.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ApprovalOfficial {
    /// Who.
    pub player: PlayerId,
    /// Whether they are the World Tournament Director, or act as one.
    pub decides: bool,
    /// The federation for which they may apply.
    pub applies_for: Option<Federation>,
}

/// What is known besides the application.
#[derive(Clone, Copy, Debug)]
pub struct ApprovalFacts<'a> {
    /// Who decides.
    pub official: ApprovalOfficial,
    /// How often the application was changed.
    pub version: u32,
    /// How often it had been when the official looked at it.
    pub seen: u32,
    /// Why, in words.
    pub text: &'a str,
    /// Where Congress has decided it: which, and where that is recorded.
    pub congress: Option<&'a str>,
    /// When.
    pub now: Instant,
}

impl Approval {
    /// Whether somebody may do this now.
    pub fn is_before(&self, act: ApprovalAct, official: ApprovalOfficial) -> bool {
        self.check_official(act, official).and_then(|()| self.check_state(act)).is_ok()
    }

    /// The application after what is done about it (`TR-12`): before Congress what Congress has decided is
    /// recorded. Done so before by the same one, it is the same.
    ///
    /// # Errors
    /// The first [`ApprovalRefusal`] that applies.
    pub fn decide(
        &self,
        act: ApprovalAct,
        facts: &ApprovalFacts<'_>,
    ) -> Result<Outcome<Approval>, ApprovalRefusal> {
        let by = facts.official.player;
        self.check_official(act, facts.official)?;
        let text = check_message(facts.text)?;
        let congress = facts.congress.map(check_message).transpose()?.flatten();
        let asks_reason = match act {
            ApprovalAct::Refuse | ApprovalAct::Refer => true,
            ApprovalAct::Approve { asks_deposit } => asks_deposit,
            ApprovalAct::Withdraw | ApprovalAct::ConfirmDeposit => false,
        };
        if asks_reason && text.is_none() {
            return Err(ApprovalRefusal::TextMissing);
        }
        let text = text.unwrap_or_default();
        let step = ApprovalStep { at: facts.now, by, act, text, congress };
        let same = |known: &ApprovalStep| ApprovalStep { at: step.at, ..known.clone() } == step;
        if self.steps.last().is_some_and(same) {
            return Ok(Outcome::Unchanged);
        }
        self.check_state(act)?;
        if facts.version != facts.seen {
            return Err(ApprovalRefusal::ChangedMeanwhile);
        }
        self.check_congress(&step)?;
        let steps = self.steps.iter().cloned().chain([step]).collect();
        Ok(Outcome::Changed(Approval { steps, ..self.clone() }))
    }

    /// Nobody decides what they have applied for.
    fn check_official(
        &self,
        act: ApprovalAct,
        official: ApprovalOfficial,
    ) -> Result<(), ApprovalRefusal> {
        let own = official.applies_for == Some(self.application.federation);
        match act {
            ApprovalAct::Withdraw if own => Ok(()),
            ApprovalAct::Withdraw => Err(ApprovalRefusal::NotForYou),
            ApprovalAct::Approve { .. }
            | ApprovalAct::Refuse
            | ApprovalAct::Refer
            | ApprovalAct::ConfirmDeposit => match official.decides {
                false => Err(ApprovalRefusal::NotForYou),
                true if self.application.by == official.player => Err(ApprovalRefusal::Own),
                true => Ok(()),
            },
        }
    }

    fn check_state(&self, act: ApprovalAct) -> Result<(), ApprovalRefusal> {
        let state = self.state();
        match act {
            ApprovalAct::Approve { .. } | ApprovalAct::Refuse if state.is_open() => Ok(()),
            ApprovalAct::Refer if state == ApprovalState::Waiting => Ok(()),
            // An event that was announced under it is called off, not its approval.
            ApprovalAct::Withdraw if state == ApprovalState::Approved && self.event.is_none() => {
                Ok(())
            }
            ApprovalAct::Withdraw if state.is_open() => Ok(()),
            ApprovalAct::ConfirmDeposit
                if state == ApprovalState::Approved && self.has_deposit() == Some(false) =>
            {
                Ok(())
            }
            ApprovalAct::Approve { .. }
            | ApprovalAct::Refuse
            | ApprovalAct::Refer
            | ApprovalAct::Withdraw => Err(ApprovalRefusal::Decided),
            ApprovalAct::ConfirmDeposit => Err(ApprovalRefusal::NoDeposit),
        }
    }

    /// What waits for Congress is decided by Congress, and nothing else is.
    fn check_congress(&self, step: &ApprovalStep) -> Result<(), ApprovalRefusal> {
        let is_verdict = match step.act {
            ApprovalAct::Approve { .. } | ApprovalAct::Refuse => true,
            ApprovalAct::Refer | ApprovalAct::Withdraw | ApprovalAct::ConfirmDeposit => false,
        };
        let by_congress = is_verdict && self.state() == ApprovalState::Referred;
        match (by_congress, &step.congress) {
            (true, None) => Err(ApprovalRefusal::CongressMissing),
            (false, Some(_)) => Err(ApprovalRefusal::NotReferred),
            (true, Some(_)) | (false, None) => Ok(()),
        }
    }
}
