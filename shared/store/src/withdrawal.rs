//! Withdrawals: what a player asks for, what was decided, and how far the decision has been carried
//! out in the player's games.
//!
//! A player's withdrawals are numbered from 1, so that two requests, or two decisions of officials,
//! that come at the same time cannot both be the next one. Each is changed under a condition on its
//! version. What follows from a change (letters, games, entries) is seen to under an alarm that is
//! written with it: whoever hears it goes on where the last run has stopped.

use std::fmt;
use std::str::FromStr;

use aws_sdk_dynamodb::types::{Put, TransactWriteItem};
use rules::tournament::{LastWithdrawal, Withdrawal};
use rules::{Instant, PlayerId};
use serde::{Deserialize, Serialize};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, key, number};
use crate::player::{player_of, player_pk};
use crate::shard::shard_of_text;
use crate::write::Update;
use crate::{Error, Store};

/// Sort keys of withdrawals begin so.
const WITHDRAWAL: &str = "WITHDRAWAL#";

/// The partition of all that wait for a decision, or are being carried out: few at any time.
const WITHDRAWALS: &str = "WITHDRAWALS";

/// Which withdrawal: the player, and its number among the player's own, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct WithdrawalId {
    /// Who withdraws.
    pub player: PlayerId,
    /// The player's first is 1.
    pub number: u32,
}

impl fmt::Display for WithdrawalId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.player, self.number)
    }
}

impl FromStr for WithdrawalId {
    type Err = ();

    fn from_str(text: &str) -> Result<WithdrawalId, ()> {
        let (player, number) = text.split_once('-').ok_or(())?;
        let read = |digits: &str| digits.parse::<u32>().map_err(|_| ());
        let id = WithdrawalId { player: PlayerId(read(player)?), number: read(number)? };
        // One withdrawal has one name.
        if id.to_string() == text { Ok(id) } else { Err(()) }
    }
}

/// A withdrawal as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredWithdrawal {
    /// Which.
    pub id: WithdrawalId,
    /// How often it was changed; 1 when it was made.
    pub version: u32,
    /// What it is.
    pub withdrawal: Withdrawal,
    /// How many games of the plan are seen to.
    pub progress: usize,
    /// When somebody looks whether everything that follows is done; none once it is.
    pub alarm_at: Option<Instant>,
}

impl StoredWithdrawal {
    /// Whether everything has followed that follows from it as it stands.
    pub fn is_settled(&self) -> bool {
        self.alarm_at.is_none()
    }

    /// What the rules ask of a player's last one.
    pub fn as_last(&self) -> LastWithdrawal<'_> {
        LastWithdrawal { withdrawal: &self.withdrawal, settled: self.is_settled() }
    }

    /// Whether officials have it before them: it waits, or is being carried out.
    fn is_listed(&self) -> bool {
        self.withdrawal.state.waits() || !self.is_settled()
    }
}

fn sort_key(id: WithdrawalId) -> String {
    format!("{WITHDRAWAL}{:010}", id.number)
}

fn withdrawal_key(id: WithdrawalId) -> Attributes {
    key(player_pk(id.player), sort_key(id))
}

fn line_key(id: WithdrawalId) -> Attributes {
    key(WITHDRAWALS, format!("W#{id}"))
}

fn item(stored: &StoredWithdrawal) -> Result<Attributes, Error> {
    let mut item = withdrawal_key(stored.id);
    item.extend([
        ("version".to_owned(), number(stored.version)),
        ("withdrawal".to_owned(), json(&stored.withdrawal)?),
        ("games".to_owned(), number(stored.progress)),
    ]);
    if let Some(at) = stored.alarm_at {
        let shard = shard_of_text(&player_pk(stored.id.player));
        item.insert("shard".to_owned(), number(shard));
        item.insert("alarm_at".to_owned(), number(at.unix()));
    }
    Ok(item)
}

fn read(player: PlayerId, item: &Attributes) -> Result<StoredWithdrawal, Error> {
    let reader = Reader::new(item);
    let number = reader.text("sk")?.strip_prefix(WITHDRAWAL).and_then(|id| id.parse().ok());
    let number = number.ok_or_else(|| reader.corrupt("sk", "is no withdrawal's"))?;
    Ok(StoredWithdrawal {
        id: WithdrawalId { player, number },
        version: reader.number("version")?,
        withdrawal: read_json(&reader, "withdrawal")?,
        progress: reader.number("games")?,
        alarm_at: reader.maybe_number("alarm_at")?.map(Instant::from_unix),
    })
}

impl Store {
    /// All of a player's withdrawals, in order: one query.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn withdrawals_of(&self, player: PlayerId) -> Result<Vec<StoredWithdrawal>, Error> {
        let items = self.query_prefix(player_pk(player), WITHDRAWAL).await?;
        items.iter().map(|item| read(player, item)).collect()
    }

    /// One withdrawal.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn withdrawal(&self, id: WithdrawalId) -> Result<StoredWithdrawal, Error> {
        read(id.player, &self.get(withdrawal_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// Those that wait for a decision or are being carried out, in no order.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn listed_withdrawals(&self) -> Result<Vec<StoredWithdrawal>, Error> {
        let lines = self.query_prefix(WITHDRAWALS.to_owned(), "W#").await?;
        let id = |line: &Attributes| {
            let reader = Reader::new(line);
            let id = reader.text("sk")?.strip_prefix("W#").and_then(|id| id.parse().ok());
            id.ok_or_else(|| reader.corrupt("sk", "is no withdrawal's"))
        };
        let ids = lines.iter().map(id).collect::<Result<Vec<WithdrawalId>, _>>()?;
        let items = self.batch_get(ids.into_iter().map(withdrawal_key).collect()).await?;
        items.iter().map(|item| read(player_of(&Reader::new(item))?, item)).collect()
    }

    /// Keeps a new withdrawal.
    ///
    /// # Errors
    /// `Conflict` when the player has one of this number; `Unavailable`.
    pub async fn put_withdrawal(&self, new: &StoredWithdrawal) -> Result<(), Error> {
        self.transact(vec![self.put_new(item(new)?)?, self.line_write(new)?]).await
    }

    /// Keeps a withdrawal in place of the one that was read, with the next version.
    ///
    /// # Errors
    /// `Conflict` when it has changed since; `Unavailable`.
    pub async fn change_withdrawal(
        &self,
        before: &StoredWithdrawal,
        after: &StoredWithdrawal,
    ) -> Result<(), Error> {
        let after = StoredWithdrawal { version: before.version + 1, ..after.clone() };
        let put = Put::builder()
            .table_name(self.table())
            .set_item(Some(item(&after)?))
            .condition_expression("version = :version AND games = :games")
            .expression_attribute_values(":version", number(before.version))
            .expression_attribute_values(":games", number(before.progress))
            .build()?;
        let put = TransactWriteItem::builder().put(put).build();
        self.transact(vec![put, self.line_write(&after)?]).await
    }

    /// Keeps how many games of the plan are seen to now, unless another run has gone on.
    ///
    /// # Errors
    /// `Conflict`, `Unavailable`.
    pub async fn withdrawal_goes_on(
        &self,
        before: &StoredWithdrawal,
        progress: usize,
    ) -> Result<(), Error> {
        let gone_on = Update::new(withdrawal_key(before.id), "SET games = :games")
            .under("version = :version AND games = :before")
            .with(":games", number(progress))
            .with(":before", number(before.progress))
            .with(":version", number(before.version));
        self.update(gone_on).await
    }

    /// Takes the alarm away: everything has followed from the withdrawal as it was read.
    ///
    /// # Errors
    /// `Conflict` when it has changed since; `Unavailable`.
    pub async fn withdrawal_settled(&self, before: &StoredWithdrawal) -> Result<(), Error> {
        let update = Update::new(withdrawal_key(before.id), "REMOVE alarm_at, #shard")
            .under("version = :version AND games = :games")
            .with(":version", number(before.version))
            .with(":games", number(before.progress));
        let update = self.update_write(update)?;
        let settled = StoredWithdrawal { alarm_at: None, ..before.clone() };
        self.transact(vec![update, self.line_write(&settled)?]).await
    }

    /// The line among those that are before the officials.
    fn line_write(&self, stored: &StoredWithdrawal) -> Result<TransactWriteItem, Error> {
        let line = line_key(stored.id);
        if stored.is_listed() { self.put(line) } else { self.delete(line) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One withdrawal has one name, and nothing else has.
    #[test]
    fn ids_read_back() {
        let id = WithdrawalId { player: PlayerId(160_012), number: 3 };
        assert_eq!((id.to_string().as_str(), "160012-3".parse()), ("160012-3", Ok(id)));
        for wrong in
            ["", "3", "-3", "160012-", "160012-03", "+1-3", "1-3-4", "1-99999999999", "a-b"]
        {
            assert_eq!(wrong.parse::<WithdrawalId>(), Err(()), "{wrong}");
        }
    }
}
