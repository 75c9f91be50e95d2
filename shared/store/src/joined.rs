//! Two numbers of one person: one is given up, and what its owner signs in with leads to the other.

use std::collections::HashMap;

use aws_sdk_dynamodb::types::{AttributeValue, ConditionCheck, Delete, Put, TransactWriteItem};
use rules::{Instant, NumberInUse, PlayerId, Profile, Role};
use serde::{Deserialize, Serialize};

use crate::account::{ACCOUNT, account_items, account_key, email_key, password_key};
use crate::event::{json, read_json};
use crate::farewell::{JOINED, OWN, farewell_item};
use crate::item::{Attributes, Reader, SK, key, number, text};
use crate::player::{player_key, player_of, player_pk};
use crate::portrait::picture_key;
use crate::{
    Account, AddressRequestId, Error, Store, StoredRegistration, farewell, registration, webhook,
};

/// The sort key of what says to which number another was joined.
const JOINED_TO: &str = "JOINEDTO";

/// A number that was given up for another of the same person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joined {
    /// The number that was given up.
    pub number: PlayerId,
    /// Given and family name under that number.
    pub name: (String, String),
    /// When.
    pub at: Instant,
    /// Who has joined the two.
    pub by: PlayerId,
    /// Why.
    pub reason: String,
}

/// A number with what stands under it.
#[derive(Clone, Debug)]
pub struct NumberToJoin {
    /// The profile.
    pub profile: Profile,
    /// What its owner signs in with; none where nobody does.
    pub account: Option<Account>,
    /// How its federation has registered it; none where somebody has an account.
    pub registration: Option<StoredRegistration>,
}

/// What stands in a player's partition and is neither play nor an office.
const NO_PLAY: [&str; 6] =
    ["PLAYER", ACCOUNT, registration::REGISTRATION, farewell::FAREWELL, webhook::HOOK, JOINED_TO];

impl Store {
    /// What of play and offices stands under a number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn number_in_use(&self, number: &NumberToJoin) -> Result<NumberInUse, Error> {
        let profile = &number.profile;
        let mut has_played = profile.title.is_some() || profile.ratings != Default::default();
        for item in self.query_all(player_pk(profile.id)).await? {
            let reader = Reader::new(&item);
            let sk = reader.text(SK)?;
            // Whatever else there may be one day counts as play.
            has_played |= !NO_PLAY.iter().chain(&OWN).any(|known| sk.starts_with(known));
        }
        has_played |= self.is_deceased(profile.id).await?;
        let roles = number.account.as_ref().map(|account| &account.roles[..]).unwrap_or_default();
        let holds_office = roles.iter().any(|role| *role != Role::Player);
        Ok(NumberInUse { has_played, holds_office })
    }

    /// A number with what stands under it.
    ///
    /// # Errors
    /// `NotFound` where nobody has it; `Corrupt`, `Unavailable`.
    pub async fn number_to_join(&self, player: PlayerId) -> Result<NumberToJoin, Error> {
        let profile = self.players(&[player]).await?.pop().ok_or(Error::NotFound)?;
        // First of all: who claims the number meanwhile has an account then, and not neither.
        let registration = self.registration(player).await?;
        let account = match self.account(player).await {
            Err(Error::NotFound) => None,
            account => Some(account?),
        };
        let registration = registration.filter(|_| account.is_none());
        Ok(NumberToJoin { profile, account, registration })
    }

    /// To which number another was joined; none where it was not.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn joined_to(&self, player: PlayerId) -> Result<Option<PlayerId>, Error> {
        let Some(item) = self.get(key(player_pk(player), JOINED_TO)).await? else {
            return Ok(None);
        };
        Ok(Some(PlayerId(Reader::new(&item).number("player")?)))
    }

    /// To which numbers those of several were joined that were.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn joined_each(
        &self,
        players: &[PlayerId],
    ) -> Result<HashMap<PlayerId, PlayerId>, Error> {
        let keys = players.iter().map(|player| key(player_pk(*player), JOINED_TO)).collect();
        let read = |item: &Attributes| {
            let reader = Reader::new(item);
            Ok((player_of(&reader)?, PlayerId(reader.number("player")?)))
        };
        self.batch_get(keys).await?.iter().map(read).collect()
    }

    /// Every number that was given up for this one, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn joined(&self, player: PlayerId) -> Result<Vec<Joined>, Error> {
        let items = self.query_prefix(player_pk(player), JOINED).await?;
        items.iter().map(|item| read_json(&Reader::new(item), "joined")).collect()
    }

    /// Gives a number up for another, in one write: profile and name go, and what its owner signs in with is that
    /// of the other number, unless somebody signs in with that already. `link` is that of the other
    /// number's invitation, where it was used for it. What else was its owner's goes with the next run of the schedule.
    ///
    /// # Errors
    /// `Conflict` when one of the two was changed meanwhile; `Unavailable`.
    pub async fn join_numbers(
        &self,
        (from, into): (&NumberToJoin, &NumberToJoin),
        joined: &Joined,
        link: Option<&AddressRequestId>,
    ) -> Result<(), Error> {
        let (gone, stays) = (from.profile.id, into.profile.id);
        let mut marker = key(player_pk(gone), JOINED_TO);
        marker.insert("player".to_owned(), number(stays));
        let mut line = key(player_pk(stays), format!("{JOINED}{:010}", gone.0));
        line.insert("joined".to_owned(), json(joined)?);
        let mut writes = self.profile_ends_writes(&from.profile)?;
        writes.extend([self.put_new(marker)?, self.put(line)?, self.is_there(stays)?]);
        writes.push(self.delete(picture_key(gone))?);
        // A number that nobody signs in with may be followed, too.
        writes.push(self.put(farewell_item(gone, joined.at))?);
        if let Some(stored) = &from.registration {
            writes.extend(self.claimed_writes(stored)?);
        }
        match &from.account {
            Some(account) => {
                writes.extend(self.account_joins_writes(account, into, link).await?);
            }
            // It may have been claimed since it was read.
            None => writes.push(self.has_no_account(gone)?),
        }
        self.transact(writes).await
    }

    /// The writes that make an account that of another number, or end it where that has one.
    async fn account_joins_writes(
        &self,
        account: &Account,
        into: &NumberToJoin,
        link: Option<&AddressRequestId>,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        self.settle_account(account.player).await?;
        let roles = account.roles.iter().map(Role::to_string).collect();
        let gone = Delete::builder()
            .table_name(self.table())
            .set_key(Some(account_key(account.player)))
            .condition_expression(
                "password_version = :version AND email = :email AND #roles = :roles AND epoch = :epoch",
            )
            .expression_attribute_names("#roles", "roles")
            .expression_attribute_values(":version", number(account.password_version))
            .expression_attribute_values(":email", text(&account.email))
            .expression_attribute_values(":roles", AttributeValue::Ss(roles))
            .expression_attribute_values(":epoch", number(account.epoch))
            .build()?;
        let mut writes = vec![
            TransactWriteItem::builder().delete(gone).build(),
            self.delete(password_key(account.player))?,
        ];
        if let Some(other) = &into.account {
            writes.push(self.delete(email_key(&account.email))?);
            writes.push(self.has_account(other.player)?);
            return Ok(writes);
        }
        let moved = Account { player: into.profile.id, ..account.clone() };
        let hash = self.password_hash(account.player).await?;
        for item in account_items(&moved, &hash) {
            writes.push(self.put_new(item)?);
        }
        writes.push(self.address_moves_write(account, moved.player)?);
        if let Some(stored) = &into.registration {
            writes.extend(self.claimed_writes(stored)?);
        }
        writes.extend(link.map(|link| self.link_used_write(link)).transpose()?);
        Ok(writes)
    }

    fn address_moves_write(
        &self,
        account: &Account,
        to: PlayerId,
    ) -> Result<TransactWriteItem, Error> {
        let mut item: Attributes = email_key(&account.email);
        item.insert("player".to_owned(), number(to));
        let put = Put::builder()
            .table_name(self.table())
            .set_item(Some(item))
            .condition_expression("player = :was")
            .expression_attribute_values(":was", number(account.player))
            .build()?;
        Ok(TransactWriteItem::builder().put(put).build())
    }

    /// A profile is there when something else is written.
    pub(crate) fn is_there(&self, player: PlayerId) -> Result<TransactWriteItem, Error> {
        self.check(player_key(player), "attribute_exists(pk)")
    }

    fn has_account(&self, player: PlayerId) -> Result<TransactWriteItem, Error> {
        self.check(account_key(player), "attribute_exists(pk)")
    }

    fn has_no_account(&self, player: PlayerId) -> Result<TransactWriteItem, Error> {
        self.check(account_key(player), "attribute_not_exists(pk)")
    }

    fn check(&self, key: Attributes, condition: &str) -> Result<TransactWriteItem, Error> {
        let check = ConditionCheck::builder()
            .table_name(self.table())
            .set_key(Some(key))
            .condition_expression(condition)
            .build()?;
        Ok(TransactWriteItem::builder().condition_check(check).build())
    }
}
