//! The status of a substitute: with it all games count for the substitute (`TR-8.7e`, `SKS-7.8-9`).

use serde::{Deserialize, Serialize};

use super::{Consented, Replacement, ReplacementState};
use crate::tournament::{RuleSet, Team};
use crate::{Instant, Outcome, PlayerId};

/// What is done about the status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StatusAct {
    /// The substitute applies.
    Apply,
    /// The director consents.
    ConsentAsDirector,
    /// The qualifications commissioner consents.
    ConsentAsCommissioner,
    /// One of them does not.
    Refuse,
}

/// Why nothing is done about the status. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StatusRefusal {
    /// No substitute plays.
    #[error("No substitute plays by this replacement.")]
    NotSeated,
    /// Somebody else applies, or decides.
    #[error("This is not for you to do.")]
    NotForYou,
    /// A game was over, or too many moves were made.
    #[error(
        "The status of a substitute is for boards without a finished game and with fewer than 10 moves a game on \
         average when the substitute began."
    )]
    TooLate {
        /// The article.
        rule: &'static str,
    },
    /// Nobody has applied for it, or it is refused.
    #[error("No application for the status of a substitute is open.")]
    NotApplied,
}

impl StatusRefusal {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            StatusRefusal::NotSeated => "no_substitute",
            StatusRefusal::NotForYou => "forbidden",
            StatusRefusal::TooLate { .. } => "substitute_status_too_late",
            StatusRefusal::NotApplied => "substitute_status_not_applied",
        }
    }

    /// The article that says no.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            StatusRefusal::TooLate { rule } => Some(rule),
            StatusRefusal::NotSeated | StatusRefusal::NotForYou | StatusRefusal::NotApplied => None,
        }
    }
}

impl RuleSet {
    /// The article about the status of a substitute.
    pub fn substitute_status_rule(self) -> &'static str {
        match self {
            RuleSet::Iccf => "TR-8.7e",
            RuleSet::Sks => "SKS-7.8-9",
        }
    }
}

impl Team {
    /// The team after something was done about a substitute's status; `may` says which acts are the asker's.
    ///
    /// # Errors
    /// The first [`StatusRefusal`] that applies.
    pub fn decide_status(
        &self,
        number: u16,
        act: StatusAct,
        rule_set: RuleSet,
        (by, may): (PlayerId, impl Fn(StatusAct) -> bool),
        now: Instant,
    ) -> Result<Outcome<Team>, StatusRefusal> {
        let mut team = self.clone();
        let found = team.replacements.iter_mut().find(|it| it.number == number);
        let Some(Replacement { state: ReplacementState::Seated(seated), followed, .. }) = found
        else {
            return Err(StatusRefusal::NotSeated);
        };
        let is_own = act == StatusAct::Apply && seated.player == by;
        if !is_own && (act == StatusAct::Apply || !may(act)) {
            return Err(StatusRefusal::NotForYou);
        }
        let rule = rule_set.substitute_status_rule();
        let (lets_apply, status) = (seated.found.lets_apply(), &mut seated.status);
        let before = *status;
        let consented = Some(Consented { at: now, by });
        match act {
            StatusAct::Apply if !lets_apply => return Err(StatusRefusal::TooLate { rule }),
            StatusAct::Apply => status.applied_at = status.applied_at.or(Some(now)),
            StatusAct::ConsentAsDirector | StatusAct::ConsentAsCommissioner | StatusAct::Refuse
                if status.applied_at.is_none() =>
            {
                return Err(StatusRefusal::NotApplied);
            }
            StatusAct::Refuse => status.refused = status.refused.or(consented),
            StatusAct::ConsentAsDirector | StatusAct::ConsentAsCommissioner
                if status.refused.is_some() =>
            {
                return Err(StatusRefusal::NotApplied);
            }
            StatusAct::ConsentAsDirector => status.director = status.director.or(consented),
            StatusAct::ConsentAsCommissioner => {
                status.commissioner = status.commissioner.or(consented);
            }
        }
        if *status == before {
            return Ok(Outcome::Unchanged);
        }
        // Its section is to know.
        *followed &= !status.is_granted();
        Ok(Outcome::Changed(team))
    }
}
