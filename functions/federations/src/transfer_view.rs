//! Transfers as JSON.

use std::collections::HashMap;

use app::Grounds;
use app::view::{PlayerView, time};
use chrono::{DateTime, Utc};
use rules::{
    Federation, PlayerId, Profile, TransferAct, TransferGrounds, TransferParty, TransferState,
    TransferStep,
};
use serde::{Deserialize, Serialize};
use store::StoredTransfer;
use utoipa::ToSchema;

/// By what a player belongs to the new federation (TR-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TransferGrounds)]
pub(crate) enum GroundsName {
    /// Its country's citizenship.
    Citizenship,
    /// Permanent residence in its country.
    Residence,
}

impl From<TransferGrounds> for GroundsName {
    fn from(named: TransferGrounds) -> GroundsName {
        match named {
            TransferGrounds::Citizenship => GroundsName::Citizenship,
            TransferGrounds::Residence => GroundsName::Residence,
        }
    }
}

impl From<GroundsName> for TransferGrounds {
    fn from(name: GroundsName) -> TransferGrounds {
        match name {
            GroundsName::Citizenship => TransferGrounds::Citizenship,
            GroundsName::Residence => TransferGrounds::Residence,
        }
    }
}

/// How far a transfer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TransferState)]
pub(crate) enum StateName {
    /// A federation, or both, are to answer.
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

impl From<TransferState> for StateName {
    fn from(named: TransferState) -> StateName {
        match named {
            TransferState::Asked => StateName::Asked,
            TransferState::Objected => StateName::Objected,
            TransferState::Appealed => StateName::Appealed,
            TransferState::Agreed => StateName::Agreed,
            TransferState::Registered => StateName::Registered,
            TransferState::Refused => StateName::Refused,
            TransferState::TakenBack => StateName::TakenBack,
        }
    }
}

/// What is done about a transfer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TransferAct)]
pub(crate) enum ActName {
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

/// Acts by name.
const ACTS: [(ActName, TransferAct); 8] = [
    (ActName::Ask, TransferAct::Ask),
    (ActName::Consent, TransferAct::Consent),
    (ActName::Object, TransferAct::Object),
    (ActName::Appeal, TransferAct::Appeal),
    (ActName::Allow, TransferAct::Allow),
    (ActName::Refuse, TransferAct::Refuse),
    (ActName::Register, TransferAct::Register),
    (ActName::TakeBack, TransferAct::TakeBack),
];

impl From<TransferAct> for ActName {
    fn from(named: TransferAct) -> ActName {
        ACTS.iter().find(|(_, act)| *act == named).map_or(ActName::Ask, |(name, _)| *name)
    }
}

impl From<ActName> for TransferAct {
    fn from(name: ActName) -> TransferAct {
        ACTS.iter().find(|(known, _)| *known == name).map_or(TransferAct::Ask, |(_, act)| *act)
    }
}

/// For whom a transfer waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "who", rename_all = "snake_case")]
#[schema(as = TransferParty)]
pub(crate) enum PartyView {
    /// For the answer of a federation.
    Federation {
        /// Three letters.
        federation: String,
    },
    /// For the player, who may appeal or take it back.
    Player,
    /// For the Arbitration Commission.
    ArbitrationCommission,
    /// For the rating commissioner.
    RatingCommissioner,
}

impl From<TransferParty> for PartyView {
    fn from(party: TransferParty) -> PartyView {
        match party {
            TransferParty::Federation(it) => PartyView::Federation { federation: it.to_string() },
            TransferParty::Player => PartyView::Player,
            TransferParty::ArbitrationCommission => PartyView::ArbitrationCommission,
            TransferParty::RatingCommissioner => PartyView::RatingCommissioner,
        }
    }
}

/// A step of a transfer.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TransferStep)]
pub(crate) struct StepView {
    act: ActName,
    at: DateTime<Utc>,
    /// Who took it; none when nothing is known of them any more.
    #[schema(required)]
    by: Option<PlayerView>,
    /// For which federation it answers.
    #[schema(required)]
    federation: Option<String>,
    #[schema(required)]
    reason: Option<String>,
}

impl StepView {
    fn new(step: &TransferStep, people: &HashMap<PlayerId, Profile>) -> StepView {
        StepView {
            act: step.act.into(),
            at: time(step.at),
            by: people.get(&step.by).map(PlayerView::from),
            federation: step.federation.map(|federation| federation.to_string()),
            reason: Some(step.reason.clone()).filter(|reason| !reason.is_empty()),
        }
    }
}

/// What whoever looks may do now.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TransferMay)]
pub(crate) struct MayView {
    act: ActName,
    /// For which federation, where it is an answer of one.
    #[schema(required)]
    federation: Option<String>,
}

impl MayView {
    pub(crate) fn new((act, federation): (TransferAct, Option<Federation>)) -> MayView {
        MayView { act: act.into(), federation: federation.map(|it| it.to_string()) }
    }
}

/// A player's transfer from one federation to another, for the player, both federations and officers.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Transfer)]
pub(crate) struct TransferView {
    id: u32,
    /// Sent with the next answer.
    version: u32,
    #[schema(required)]
    player: Option<PlayerView>,
    /// The federation that the player leaves.
    from: String,
    /// The one that the player joins.
    to: String,
    grounds: GroundsName,
    state: StateName,
    /// Every step, the request first.
    steps: Vec<StepView>,
    /// For whom it waits; for nobody when it is over.
    waits_for: Vec<PartyView>,
    /// What I may do now.
    may: Vec<MayView>,
}

impl TransferView {
    pub(crate) fn new(
        stored: &StoredTransfer,
        people: &HashMap<PlayerId, Profile>,
        may: Vec<MayView>,
    ) -> TransferView {
        let transfer = &stored.transfer;
        app::grounds_shown(Grounds::Transfer, transfer.player);
        TransferView {
            id: stored.id,
            version: stored.version,
            player: people.get(&transfer.player).map(PlayerView::from),
            from: transfer.from.to_string(),
            to: transfer.to.to_string(),
            grounds: transfer.grounds.into(),
            state: transfer.state.into(),
            steps: transfer.steps.iter().map(|step| StepView::new(step, people)).collect(),
            waits_for: transfer.waits_for().into_iter().map(PartyView::from).collect(),
            may,
        }
    }
}

/// Everybody whom a transfer names.
pub(crate) fn people_in(stored: &StoredTransfer) -> impl Iterator<Item = PlayerId> {
    let transfer = &stored.transfer;
    std::iter::once(transfer.player).chain(transfer.steps.iter().map(|step| step.by))
}

/// Transfers.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Transfers)]
pub(crate) struct TransfersView {
    /// The newest first.
    pub(crate) transfers: Vec<TransferView>,
}
