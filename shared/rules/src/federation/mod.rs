//! Players and their federations: which of these are members of ICCF, whom they register and what of them,
//! and how a player goes from one to another (`TR-13`).

mod operator;
mod player;
mod register;
mod register_refusal;
mod registration;
mod registration_refusal;
mod sex;
mod title;
mod transfer;
mod transfer_refusal;

pub use operator::{Operator, OperatorRefusal};
pub use player::{Federation, GameId, ParseFederationError, PlayerId, Profile};
pub use register::{Membership, MembershipChange, MembershipOrder, Zone};
pub use register_refusal::{MEMBERSHIP_CHANGES_MAX, RegisterRefusal};
pub use registration::{
    INVITATION_DAYS, INVITE_AGAIN_SECONDS, Invitation, NumberInUse, Registration,
};
pub use registration_refusal::RegistrationRefusal;
pub use sex::{RegisteredSex, Sex, SexRefused, SexRights};
pub use title::{ParseTitleError, Title};
pub use transfer::{
    Transfer, TransferAct, TransferGrounds, TransferOfficial, TransferParty, TransferRequest,
    TransferState, TransferStep,
};
pub use transfer_refusal::TransferRefusal;
