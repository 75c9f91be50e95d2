//! What whoever runs the server has done with a command, past the pages: a line for each.
//!
//! A line is written before anything is done and marked when it is done, so that nothing is done without one.

use rules::{Instant, PlayerId, Role};
use serde::{Deserialize, Serialize};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, key};
use crate::{Error, Store};

/// The partition.
pub(crate) const PREFIX: &str = "OPERATORACTS";
/// Sort keys of the lines begin with this.
const ACT: &str = "ACT#";

/// What was done. The names are stored; addresses are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OperatorDeed {
    /// An office was given.
    GiveOffice(Role),
    /// An office was taken.
    TakeOffice(Role),
    /// A sign-up became an account without its link.
    ConfirmSignUp,
    /// An account got another address.
    ChangeAddress,
    /// Somebody was signed out everywhere.
    SignOut,
    /// Passkeys and recovery codes were removed.
    RemovePasskeys,
    /// Players were brought here with the numbers that they had elsewhere.
    ImportPlayers {
        /// How many of them are new here.
        registered: u32,
        /// How many were sent a link to claim their number.
        invited: u32,
    },
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OperatorAct {
    /// From 1.
    pub number: u32,
    /// When it was begun.
    pub at: Instant,
    /// What.
    pub deed: OperatorDeed,
    /// About whom; none where it is about nobody alone.
    pub player: Option<PlayerId>,
    /// Why.
    pub reason: String,
    /// Whether it was done: not where it was refused or cut off.
    pub done: bool,
}

fn act_key(act: &OperatorAct) -> Attributes {
    key(PREFIX, format!("{ACT}{:010}", act.number))
}

pub(crate) fn read(item: &Attributes) -> Result<OperatorAct, Error> {
    read_json(&Reader::new(item), "act")
}

impl Store {
    /// Keeps a line, in place of the one that it was begun with.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn keep_operator_act(&self, act: &OperatorAct) -> Result<(), Error> {
        let mut item = act_key(act);
        item.insert("act".to_owned(), json(act)?);
        self.put_item(item).await
    }

    /// Every line, the oldest in front.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn operator_acts(&self) -> Result<Vec<OperatorAct>, Error> {
        let items = self.query_prefix(PREFIX.to_owned(), ACT).await?;
        items.iter().map(read).collect()
    }
}
