//! Accounts from before they had a partition of their own. Such a one stood among what is its player's, with
//! the password's hash inside, where all could read it and many write.
//!
//! The schedule goes through the table once and moves each of them; until the end has come, one that it has
//! not reached is read where it stands. After that nothing in the old place is an account any more, so that
//! nobody who may write there makes one.

use aws_sdk_dynamodb::types::builders::DeleteBuilder;
use aws_sdk_dynamodb::types::{AttributeValue, ConditionCheck, Delete, TransactWriteItem};
use rules::PlayerId;

use crate::account::{ACCOUNT, PASSWORD_HASH, PASSWORD_VERSION, account_key, password_item};
use crate::item::{Attributes, PK, Reader, SK, key, number};
use crate::player::player_pk;
use crate::search::is_at_its_end;
use crate::{Error, Store};

/// What an account from before may lack, and what somebody may add to it before it is moved.
const LATER: &str = "zone";

/// The item that tells how far the search for them has come.
fn search_key() -> Attributes {
    key("ACCOUNTS", "SEARCH")
}

fn older_key(player: PlayerId) -> Attributes {
    key(player_pk(player), ACCOUNT)
}

impl Store {
    /// An item of an account or, where it was not moved yet, the one from before that held both.
    pub(crate) async fn settled_or_older(
        &self,
        player: PlayerId,
        settled: Attributes,
    ) -> Result<Option<Attributes>, Error> {
        if let Some(item) = self.get(settled.clone()).await? {
            return Ok(Some(item));
        }
        match self.older_account(player).await? {
            Some(item) => Ok(Some(item)),
            // It may have been moved between the two reads.
            None => self.get(settled).await,
        }
    }

    /// An account that was not moved yet; none once the search has come to the table's end.
    async fn older_account(&self, player: PlayerId) -> Result<Option<Attributes>, Error> {
        match self.get(search_key()).await? {
            Some(place) if is_at_its_end(&place) => Ok(None),
            _ => self.get(older_key(player)).await,
        }
    }

    /// The key of an account where it stands now: for whoever changes what is in it but cannot move it.
    pub(crate) async fn account_place(&self, player: PlayerId) -> Result<Attributes, Error> {
        let item = self.account_item(player).await?.unwrap_or_else(|| account_key(player));
        Ok(item.into_iter().filter(|(name, _)| name == PK || name == SK).collect())
    }

    /// A part of a write that holds only while the account is there: where it has just gone, nothing of its owner's
    /// comes after it.
    pub(crate) async fn account_stays(&self, player: PlayerId) -> Result<TransactWriteItem, Error> {
        let check = ConditionCheck::builder()
            .table_name(self.table())
            .set_key(Some(self.account_place(player).await?))
            .condition_expression(format!("attribute_exists({PK})"))
            .build()?;
        Ok(TransactWriteItem::builder().condition_check(check).build())
    }

    /// Moves an account from before to where accounts stand: what is written next is written there.
    pub(crate) async fn settle_account(&self, player: PlayerId) -> Result<(), Error> {
        if self.get(account_key(player)).await?.is_some() {
            return Ok(());
        }
        let Some(older) = self.older_account(player).await? else { return Ok(()) };
        match self.move_account(player, older).await {
            // Somebody else has moved or changed it: the write that follows has its own condition.
            Err(Error::Conflict) => Ok(()),
            moved => moved,
        }
    }

    async fn move_account(&self, player: PlayerId, older: Attributes) -> Result<(), Error> {
        let unchanged = unchanged(Delete::builder().table_name(self.table()), player, &older);
        let password_hash = Reader::new(&older).text(PASSWORD_HASH)?.to_owned();
        let mut account = older;
        account.remove(PASSWORD_HASH);
        account.extend(account_key(player));
        account.insert(PASSWORD_VERSION.to_owned(), number(0));
        self.transact(vec![
            self.put_new(account)?,
            self.put_new(password_item(player, password_hash))?,
            TransactWriteItem::builder().delete(unchanged.build()?).build(),
        ])
        .await
    }

    /// Goes on with the search for accounts from before, up to `items` items of the table at a time: moves them,
    /// and takes away those that nobody has confirmed, from when sign-ups were not kept apart. Who was entered or
    /// seated all the same stays, and gets in with a new password. The address is free: it names nobody any more.
    /// Answers whether the end has come, which is kept.
    ///
    /// # Errors
    /// `Conflict` when one of them was changed just now: the next call reads again; `Corrupt`, `Unavailable`.
    pub async fn move_older_accounts(&self, items: u16) -> Result<bool, Error> {
        let Some(found) = self.search_on(search_key(), ACCOUNT, "confirmed", items).await? else {
            return Ok(true);
        };
        for item in &found.items {
            let pk = Reader::new(item).text(PK)?;
            let player = pk.strip_prefix("P#").and_then(|id| id.parse().ok()).map(PlayerId);
            // The others stand where they belong.
            let Some(player) = player else { continue };
            let is_confirmed = item.get("confirmed").and_then(|value| value.as_bool().ok());
            if is_confirmed == Some(&false) && self.drop_sign_up(player).await? {
                continue;
            }
            if let Some(older) = self.get(older_key(player)).await? {
                self.move_account(player, older).await?;
            }
        }
        self.keep_place(search_key(), found.last).await
    }

    /// Takes an account away that nobody has confirmed, and answers whether it did.
    async fn drop_sign_up(&self, player: PlayerId) -> Result<bool, Error> {
        let (seats, entries) = (self.seats(player).await?, self.entries_of(player).await?);
        let Some(profile) = self.players(&[player]).await?.pop() else { return Ok(false) };
        if !seats.is_empty() || !entries.is_empty() {
            return Ok(false);
        }
        let account = Delete::builder()
            .table_name(self.table())
            .set_key(Some(older_key(player)))
            .condition_expression("confirmed = :no")
            .expression_attribute_values(":no", AttributeValue::Bool(false));
        let mut writes = vec![TransactWriteItem::builder().delete(account.build()?).build()];
        writes.extend(self.profile_ends_writes(&profile)?);
        self.transact(writes).await?;
        self.remove_own_items(player).await?;
        Ok(true)
    }
}

/// The removal of an account from before, if it still is as it was read.
fn unchanged(delete: DeleteBuilder, player: PlayerId, older: &Attributes) -> DeleteBuilder {
    let mut delete = delete.set_key(Some(older_key(player)));
    let mut conditions = Vec::new();
    let read = older.iter().filter(|(name, _)| *name != PK && *name != SK);
    for (at, (name, value)) in read.enumerate() {
        conditions.push(format!("#a{at} = :a{at}"));
        delete = delete
            .expression_attribute_names(format!("#a{at}"), name)
            .expression_attribute_values(format!(":a{at}"), value.clone());
    }
    if !older.contains_key(LATER) {
        conditions.push("attribute_not_exists(#later)".to_owned());
        delete = delete.expression_attribute_names("#later", LATER);
    }
    delete.condition_expression(conditions.join(" AND "))
}
