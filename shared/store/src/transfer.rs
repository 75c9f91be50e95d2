//! Transfers from one federation to another (`TR-13`).
//!
//! A transfer is one small item, changed under a condition on its version. Its player and both
//! federations have a line for good; what is open has one more among all that are, and one that makes
//! it the player's only one.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::{Federation, PlayerId, Transfer, TransferState};

use crate::account::delegate_key;
use crate::event::{json, read_json};
use crate::federation::{federation_pk, member_key};
use crate::item::{Attributes, PK, Reader, key, number, text};
use crate::official::{officer_item, officer_key};
use crate::player::{player_key, player_pk};
use crate::title_case::number_of;
use crate::write::Update;
use crate::{Account, Error, Role, Store};

/// The partition of the lines of all that are open: few at any time.
const OPEN: &str = "TRANSFERS";
/// What partition keys of transfers, and sort keys of their lines, begin with.
pub(crate) const PREFIX: &str = "TRANSFER#";
/// The sort key of a transfer itself.
pub(crate) const TRANSFER: &str = "TRANSFER";

/// A transfer as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTransfer {
    /// Its number.
    pub id: u32,
    /// How often it was changed; 1 when it was asked for.
    pub version: u32,
    /// What it says.
    pub transfer: Transfer,
}

fn transfer_key(id: u32) -> Attributes {
    key(format!("{PREFIX}{id}"), TRANSFER)
}

fn line_key(pk: impl Into<String>, id: u32) -> Attributes {
    key(pk, format!("{PREFIX}{id:010}"))
}

/// What tells that a player has an open transfer.
fn only_key(player: PlayerId) -> Attributes {
    key(player_pk(player), "OPENTRANSFER")
}

fn item(stored: &StoredTransfer) -> Result<Attributes, Error> {
    let mut item = transfer_key(stored.id);
    item.insert("transfer".to_owned(), json(&stored.transfer)?);
    item.insert("version".to_owned(), number(stored.version));
    Ok(item)
}

pub(crate) fn read(item: &Attributes) -> Result<StoredTransfer, Error> {
    let reader = Reader::new(item);
    let id = reader.text(PK)?.strip_prefix(PREFIX).and_then(|id| id.parse().ok());
    Ok(StoredTransfer {
        id: id.ok_or_else(|| reader.corrupt(PK, "is no transfer's"))?,
        version: reader.number("version")?,
        transfer: read_json(&reader, "transfer")?,
    })
}

impl Store {
    /// Begins a transfer. A player has one at a time: the one that is open already is answered.
    ///
    /// # Errors
    /// `Conflict` when the number is taken, or the open one ends just now; `Corrupt`, `Unavailable`.
    pub async fn open_transfer(
        &self,
        id: u32,
        transfer: &Transfer,
    ) -> Result<StoredTransfer, Error> {
        let stored = StoredTransfer { id, version: 1, transfer: transfer.clone() };
        let mut only = only_key(transfer.player);
        only.insert("transfer".to_owned(), number(id));
        let items = [
            item(&stored)?,
            only,
            line_key(OPEN, id),
            line_key(player_pk(transfer.player), id),
            line_key(federation_pk(transfer.from), id),
            line_key(federation_pk(transfer.to), id),
        ];
        let writes = items.into_iter().map(|item| self.put_new(item));
        match self.transact(writes.collect::<Result<_, _>>()?).await {
            Ok(()) => Ok(stored),
            Err(Error::Conflict) => {
                let kept = self.get(only_key(transfer.player)).await?.ok_or(Error::Conflict)?;
                self.transfer(Reader::new(&kept).number("transfer")?).await
            }
            Err(error) => Err(error),
        }
    }

    /// Keeps a transfer as it is after a change, unless somebody has changed it since it was `before`.
    /// With its registration the player's federation changes, and so do the lines of the members; the
    /// offices that the player held for the old federation, as `account` has them, end.
    ///
    /// # Errors
    /// `Conflict`, also when the player has another federation or other offices meanwhile;
    /// `Unavailable`.
    pub async fn change_transfer(
        &self,
        before: &StoredTransfer,
        after: &Transfer,
        account: Option<&Account>,
    ) -> Result<StoredTransfer, Error> {
        let version = before.version + 1;
        let stored = StoredTransfer { id: before.id, version, transfer: after.clone() };
        let put = self.put_changed(item(&stored)?, before.version)?;
        let mut writes = vec![put];
        if !after.state.is_open() {
            writes.push(self.delete(line_key(OPEN, before.id))?);
            writes.push(self.delete(only_key(after.player))?);
        }
        if after.state == TransferState::Registered {
            writes.extend(self.registration_writes(after)?);
            if let Some(account) = account {
                writes.extend(self.offices_end(account, after.from).await?);
            }
        }
        self.transact(writes).await?;
        Ok(stored)
    }

    fn registration_writes(&self, transfer: &Transfer) -> Result<Vec<TransactWriteItem>, Error> {
        let player = transfer.player;
        let profile = Update::new(player_key(player), "SET federation = :to")
            .under("federation = :from")
            .with(":to", text(transfer.to.to_string()))
            .with(":from", text(transfer.from.to_string()));
        Ok(vec![
            self.update_write(profile)?,
            self.delete(member_key(transfer.from, player))?,
            self.put(member_key(transfer.to, player))?,
        ])
    }

    /// Nobody who has gone acts or organises for a federation, nor would they for the next one.
    async fn offices_end(
        &self,
        account: &Account,
        from: Federation,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let national = [Role::Federation, Role::Organiser];
        if !account.roles.iter().any(|role| national.contains(role)) {
            return Ok(Vec::new());
        }
        let left: Vec<Role> =
            account.roles.iter().filter(|role| !national.contains(role)).copied().collect();
        let line = match officer_item(account.player, &left) {
            Some(line) => self.put(line)?,
            None => self.delete(officer_key(account.player))?,
        };
        // A set has at least one member.
        let left = if left.is_empty() { vec![Role::Player] } else { left };
        Ok(vec![
            self.roles_write(account, &left, false).await?,
            line,
            self.delete(delegate_key(from, account.player))?,
        ])
    }

    /// One transfer.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn transfer(&self, id: u32) -> Result<StoredTransfer, Error> {
        read(&self.get(transfer_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// All transfers of a player, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn transfers_of(&self, player: PlayerId) -> Result<Vec<StoredTransfer>, Error> {
        self.transfers_in(player_pk(player)).await
    }

    /// All transfers to and from a federation, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn federations_transfers(
        &self,
        federation: Federation,
    ) -> Result<Vec<StoredTransfer>, Error> {
        self.transfers_in(federation_pk(federation)).await
    }

    /// All transfers that are open, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn open_transfers(&self) -> Result<Vec<StoredTransfer>, Error> {
        self.transfers_in(OPEN.to_owned()).await
    }

    async fn transfers_in(&self, pk: String) -> Result<Vec<StoredTransfer>, Error> {
        let lines = self.query_prefix(pk, PREFIX).await?;
        let keys = lines.iter().map(|line| number_of(line).map(transfer_key));
        let items = self.batch_get(keys.collect::<Result<_, _>>()?).await?;
        let mut transfers = items.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        transfers.sort_by_key(|stored| stored.id);
        Ok(transfers)
    }
}
