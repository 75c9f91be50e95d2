//! How a player comes from one national federation to another (`TR-13`).
//!
//! The player asks, by citizenship or residence; both federations consent or object. With both
//! consents the new federation's notice is before the rating commissioner, who registers the transfer:
//! number and rating history stay. Against an objection the player appeals to the Arbitration
//! Commission, whose decision is final.
//!
//! The rule tells no dates, and what an objection says is its federation's: none are checked here.

use serde::{Deserialize, Serialize};

use crate::{Federation, Instant, PlayerId, TransferRefusal};

/// By what a player belongs to the new federation. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TransferGrounds {
    /// Its country's citizenship.
    Citizenship,
    /// Permanent residence in its country.
    Residence,
}

/// How far a transfer is. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TransferState {
    /// A federation, or both, are to answer, and none has objected.
    Asked,
    /// A federation objects; the player may appeal.
    Objected,
    /// It waits for the Arbitration Commission.
    Appealed,
    /// It waits for the rating commissioner.
    Agreed,
    /// The player plays for the new federation.
    Registered,
    /// The Arbitration Commission has refused it, for good.
    Refused,
    /// The player has taken it back.
    TakenBack,
}

impl TransferState {
    /// Whether something can still be done.
    pub fn is_open(self) -> bool {
        !matches!(
            self,
            TransferState::Registered | TransferState::Refused | TransferState::TakenBack
        )
    }
}

/// What is done. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TransferAct {
    /// The player asks for it.
    Ask,
    /// A federation consents.
    Consent,
    /// A federation objects.
    Object,
    /// The player appeals against an objection.
    Appeal,
    /// The Arbitration Commission allows it.
    Allow,
    /// The Arbitration Commission refuses it.
    Refuse,
    /// The rating commissioner registers it.
    Register,
    /// The player takes it back.
    TakeBack,
}

impl TransferAct {
    /// Every act that follows a request.
    pub const ANSWERS: [TransferAct; 7] = [
        TransferAct::Consent,
        TransferAct::Object,
        TransferAct::Appeal,
        TransferAct::Allow,
        TransferAct::Refuse,
        TransferAct::Register,
        TransferAct::TakeBack,
    ];

    /// Whether the player does it, and nobody else.
    pub fn is_the_players(self) -> bool {
        matches!(self, TransferAct::Ask | TransferAct::Appeal | TransferAct::TakeBack)
    }

    /// Whether it is an answer of a federation.
    pub fn is_a_federations(self) -> bool {
        matches!(self, TransferAct::Consent | TransferAct::Object)
    }

    fn needs_reason(self) -> bool {
        matches!(
            self,
            TransferAct::Ask
                | TransferAct::Object
                | TransferAct::Appeal
                | TransferAct::Allow
                | TransferAct::Refuse
        )
    }
}

/// An act with who did it, when and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TransferStep {
    /// What was done.
    pub act: TransferAct,
    /// When.
    pub at: Instant,
    /// By whom.
    pub by: PlayerId,
    /// For which federation, where a federation answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<Federation>,
    /// Why.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

impl TransferStep {
    /// Whether the other one is the same at another time.
    pub fn is_repeated_by(&self, other: &TransferStep) -> bool {
        TransferStep { at: self.at, ..other.clone() } == *self
    }
}

/// What a player asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TransferRequest {
    /// Who.
    pub player: PlayerId,
    /// For which federation the player plays.
    pub from: Federation,
    /// For which the player wants to play.
    pub to: Federation,
    /// By what.
    pub grounds: TransferGrounds,
    /// Why, in words.
    pub reason: String,
}

/// A transfer, in the form in which it is kept. New fields are added with a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Transfer {
    /// Whose.
    pub player: PlayerId,
    /// The federation that the player leaves.
    pub from: Federation,
    /// The one that the player joins.
    pub to: Federation,
    /// By what.
    pub grounds: TransferGrounds,
    /// How far it is.
    pub state: TransferState,
    /// Every step, the request first.
    pub steps: Vec<TransferStep>,
}

/// For whom a transfer waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TransferParty {
    /// For a federation's answer.
    Federation(Federation),
    /// For the player, who may appeal or take it back.
    Player,
    /// For the Arbitration Commission's decision.
    ArbitrationCommission,
    /// For the rating commissioner, who registers it.
    RatingCommissioner,
}

/// An official, with the offices that decide about transfers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TransferOfficial {
    /// Who.
    pub player: PlayerId,
    /// Whether they are the Arbitration Commission.
    pub hears_appeals: bool,
    /// Whether they are the rating commissioner.
    pub registers: bool,
}

impl TransferRequest {
    /// The transfer that the request begins. That a player has one at a time is asked where it is kept.
    ///
    /// # Errors
    /// `SameFederation`, `ReasonMissing`.
    pub fn open(self, now: Instant) -> Result<Transfer, TransferRefusal> {
        if self.from == self.to {
            return Err(TransferRefusal::SameFederation { federation: self.to });
        }
        if self.reason.trim().is_empty() {
            return Err(TransferRefusal::ReasonMissing);
        }
        let asked = TransferStep {
            act: TransferAct::Ask,
            at: now,
            by: self.player,
            federation: None,
            reason: self.reason,
        };
        Ok(Transfer {
            player: self.player,
            from: self.from,
            to: self.to,
            grounds: self.grounds,
            state: TransferState::Asked,
            steps: vec![asked],
        })
    }
}

impl Transfer {
    /// What a federation has answered last.
    pub fn answer_of(&self, federation: Federation) -> Option<&TransferStep> {
        self.steps.iter().rev().find(|step| step.federation == Some(federation))
    }

    /// For whom it waits; for nobody when it is over.
    pub fn waits_for(&self) -> Vec<TransferParty> {
        let silent = [self.from, self.to].into_iter().filter(|it| self.answer_of(*it).is_none());
        let silent = silent.map(TransferParty::Federation);
        match self.state {
            TransferState::Asked => silent.collect(),
            TransferState::Objected => silent.chain([TransferParty::Player]).collect(),
            TransferState::Appealed => vec![TransferParty::ArbitrationCommission],
            TransferState::Agreed => vec![TransferParty::RatingCommissioner],
            TransferState::Registered | TransferState::Refused | TransferState::TakenBack => {
                Vec::new()
            }
        }
    }

    /// Whether an official reads it by office: the rating commissioner, who records what federations have
    /// written, every one, and the Arbitration Commission what it was asked about.
    pub fn is_shown_to(&self, official: TransferOfficial) -> bool {
        let is_appealed = self.steps.iter().any(|step| step.act == TransferAct::Appeal);
        official.registers || official.hears_appeals && is_appealed
    }

    /// Whether it waits for this official: for the office whose step is next, not for the player whose
    /// transfer it is, nor for who has answered what is appealed against.
    pub fn is_before(&self, official: TransferOfficial) -> bool {
        let is_others = official.player != self.player;
        is_others
            && match self.state {
                TransferState::Appealed => {
                    official.hears_appeals && !self.has_answered(official.player)
                }
                TransferState::Agreed => official.registers,
                TransferState::Asked
                | TransferState::Objected
                | TransferState::Registered
                | TransferState::Refused
                | TransferState::TakenBack => false,
            }
    }

    /// Whether somebody has answered for a federation.
    fn has_answered(&self, official: PlayerId) -> bool {
        self.steps.iter().any(|step| step.federation.is_some() && step.by == official)
    }

    /// The transfer after one more step. Whose office it is to take it is asked before.
    ///
    /// # Errors
    /// The first [`TransferRefusal`] that applies.
    pub fn take(&self, step: TransferStep) -> Result<Transfer, TransferRefusal> {
        if !self.state.is_open() {
            return Err(TransferRefusal::TransferClosed);
        }
        match (step.act.is_the_players(), step.by == self.player) {
            (true, false) => return Err(TransferRefusal::NotThePlayer),
            (false, true) => return Err(TransferRefusal::OwnTransfer),
            _ => {}
        }
        if step.act.needs_reason() && step.reason.trim().is_empty() {
            return Err(TransferRefusal::ReasonMissing);
        }
        let mut after = self.clone();
        after.steps.push(step.clone());
        after.state = match step.act {
            TransferAct::Consent | TransferAct::Object => {
                self.check_answer(&step)?;
                after.answered()
            }
            TransferAct::Appeal if self.state == TransferState::Objected => TransferState::Appealed,
            TransferAct::Ask | TransferAct::Appeal => {
                return Err(TransferRefusal::NothingToAppealAgainst);
            }
            TransferAct::Allow => self.check_decision(&step, TransferState::Agreed)?,
            TransferAct::Refuse => self.check_decision(&step, TransferState::Refused)?,
            TransferAct::Register if self.state == TransferState::Agreed => {
                TransferState::Registered
            }
            TransferAct::Register => return Err(TransferRefusal::NotAgreed),
            TransferAct::TakeBack => TransferState::TakenBack,
        };
        Ok(after)
    }

    /// One of the two federations answers, or yields after its objection.
    fn check_answer(&self, step: &TransferStep) -> Result<(), TransferRefusal> {
        let asked = step.federation.filter(|it| [self.from, self.to].contains(it));
        let Some(federation) = asked else {
            let federation = step.federation.unwrap_or(self.to);
            return Err(TransferRefusal::NotAsked { federation });
        };
        let yields = |last: &TransferStep| {
            last.act == TransferAct::Object && step.act == TransferAct::Consent
        };
        // After the Arbitration Commission's word there is nothing to be answered any more.
        let open = self.state != TransferState::Agreed;
        match self.answer_of(federation).is_none_or(yields) && open {
            true => Ok(()),
            false => Err(TransferRefusal::AlreadyAnswered { federation }),
        }
    }

    /// The state that follows from both federations' answers: an appeal stands as long as an objection
    /// does.
    fn answered(&self) -> TransferState {
        let answers = [self.from, self.to].map(|it| self.answer_of(it).map(|step| step.act));
        if answers == [Some(TransferAct::Consent); 2] {
            return TransferState::Agreed;
        }
        match (answers.contains(&Some(TransferAct::Object)), self.state) {
            (false, _) => TransferState::Asked,
            (true, TransferState::Appealed) => TransferState::Appealed,
            (true, _) => TransferState::Objected,
        }
    }

    fn check_decision(
        &self,
        step: &TransferStep,
        state: TransferState,
    ) -> Result<TransferState, TransferRefusal> {
        if self.state != TransferState::Appealed {
            return Err(TransferRefusal::NotAppealed);
        }
        if self.has_answered(step.by) {
            return Err(TransferRefusal::HasAnswered);
        }
        Ok(state)
    }
}
