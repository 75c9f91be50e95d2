//! Players and their federations: which of these are members of ICCF, what they register of their players,
//! and how a player goes from one to another (`TR-13`).

mod player;
mod register;
mod register_refusal;
mod sex;
mod title;
mod transfer;
mod transfer_refusal;

pub use player::{Federation, GameId, ParseFederationError, PlayerId, Profile};
pub use register::{Membership, MembershipChange, MembershipOrder, Zone};
pub use register_refusal::{MEMBERSHIP_CHANGES_MAX, RegisterRefusal};
pub use sex::{RegisteredSex, Sex, SexRefused, SexRights};
pub use title::{ParseTitleError, Title};
pub use transfer::{
    Transfer, TransferAct, TransferGrounds, TransferOfficial, TransferParty, TransferRequest,
    TransferState, TransferStep,
};
pub use transfer_refusal::TransferRefusal;
