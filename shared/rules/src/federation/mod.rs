//! Players and their federations, and how a player goes from one to another (`TR-13`).

mod player;
mod title;
mod transfer;
mod transfer_refusal;

pub use player::{Federation, GameId, ParseFederationError, PlayerId, Profile};
pub use title::{ParseTitleError, Title};
pub use transfer::{
    Transfer, TransferAct, TransferGrounds, TransferParty, TransferRequest, TransferState,
    TransferStep,
};
pub use transfer_refusal::TransferRefusal;
