//! How often somebody has opened something of which only so many may be open at the same time.
//!
//! What is open is counted before it is known whether one more is allowed, so two requests at once would
//! both find room. Each opening therefore takes the next turn in the write that opens: of those that have
//! counted at the same time one is written, and the others count again. A turn is never given back.

use aws_sdk_dynamodb::types::TransactWriteItem;

use crate::item::{Attributes, Reader, key, number};
use crate::{Error, KeyOwner, Store};

/// What is opened. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opened {
    /// Cases of a player.
    Case,
    /// Exports of a player or a federation.
    Export,
    /// Questions about the rules.
    RulesQuestion,
    /// Applications for approval, of a federation.
    Approval,
    /// Challenges of a player.
    Challenge,
}

impl Opened {
    fn name(self) -> &'static str {
        match self {
            Opened::Case => "CASE",
            Opened::Export => "EXPORT",
            Opened::RulesQuestion => "RULESQUESTION",
            Opened::Approval => "APPROVAL",
            Opened::Challenge => "CHALLENGE",
        }
    }
}

/// What the sort keys of turns begin with.
pub(crate) const OPENED: &str = "OPENED#";

fn turn_key(owner: KeyOwner, what: Opened) -> Attributes {
    key(owner.pk(), format!("{OPENED}{}", what.name()))
}

/// Somebody's turn to open one more: read before what is open is counted, and taken in the write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    owner: KeyOwner,
    what: Opened,
    taken: u32,
}

impl Store {
    /// The next turn to open something.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn next_turn(&self, owner: KeyOwner, what: Opened) -> Result<Turn, Error> {
        let item = self.get(turn_key(owner, what)).await?;
        let taken = item.map(|item| Reader::new(&item).number("version")).transpose()?;
        Ok(Turn { owner, what, taken: taken.unwrap_or(0) })
    }

    /// The write that takes a turn, under the condition that nobody else has.
    pub(crate) fn take_turn(&self, turn: Turn) -> Result<TransactWriteItem, Error> {
        let mut item = turn_key(turn.owner, turn.what);
        item.insert("version".to_owned(), number(turn.taken + 1));
        match turn.taken {
            0 => self.put_new(item),
            taken => self.put_changed(item, taken),
        }
    }
}
