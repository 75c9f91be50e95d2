//! Accounts: who may sign in, with what, and as what.
//!
//! An account stands in a partition of its own, which few functions write: whoever writes it gives offices.
//! The hash of its password is an item apart, which sign-in alone reaches. All else compares the number that
//! each new password raises.

use std::fmt;

use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};
use chrono_tz::Tz;
use rules::{Federation, PlayerId, Profile, Role};

use crate::federation::{federation_pk, member_key};
use crate::item::{Attributes, Reader, SK, key, number, text};
use crate::name_line::name_lines;
use crate::official::officer_item;
use crate::write::Update;
use crate::{Error, Store, player};

/// What the partition of an account begins with.
const ACCOUNT_PREFIX: &str = "ACCOUNT#";
/// The sort key of an account.
pub(crate) const ACCOUNT: &str = "ACCOUNT";
/// The attribute of a password's hash.
pub(crate) const PASSWORD_HASH: &str = "password_hash";
/// The attribute of the number that each new password raises.
pub(crate) const PASSWORD_VERSION: &str = "password_version";

/// Whose account it is, and what it opens. Never shown and never logged.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whose.
    pub player: PlayerId,
    /// The address, trimmed and in lower case.
    pub email: String,
    /// Raised with each new password; 0 where it is missing.
    pub password_version: u32,
    /// Whether the address was confirmed.
    pub confirmed: bool,
    /// What the person may do.
    pub roles: Vec<Role>,
    /// The language for mails: `en` or `cs`.
    pub language: String,
    /// The zone in which mails and the calendar tell moments.
    pub zone: Tz,
    /// Raised to end every session at once; sessions carry the one they began with.
    pub epoch: u32,
    /// Raised to end every key, webhook and device at once, as a password that was forgotten does;
    /// they carry the one they were made in. 0 where it is missing, as it is with them.
    pub key_epoch: u32,
}

/// Leaves out everything that must not reach a log.
impl fmt::Debug for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account").field("player", &self.player).finish_non_exhaustive()
    }
}

pub(crate) fn account_key(player: PlayerId) -> Attributes {
    key(format!("{ACCOUNT_PREFIX}{player}"), ACCOUNT)
}

pub(crate) fn password_key(player: PlayerId) -> Attributes {
    key(format!("PASSWORD#{player}"), "PASSWORD")
}

/// The item of a password, by its argon2id hash in PHC form.
pub(crate) fn password_item(player: PlayerId, password_hash: impl Into<String>) -> Attributes {
    let mut item = password_key(player);
    item.insert(PASSWORD_HASH.to_owned(), text(password_hash));
    item
}

pub(crate) fn email_key(email: &str) -> Attributes {
    key(format!("EMAIL#{email}"), "EMAIL")
}

/// The line of somebody who acts for a federation, in the federation's partition.
pub(crate) fn delegate_key(federation: Federation, player: PlayerId) -> Attributes {
    key(federation_pk(federation), format!("P#{:010}", player.0))
}

/// The items of a new player with an account, but for its address.
pub(crate) fn new_items(
    profile: &Profile,
    account: &Account,
    password_hash: &str,
) -> Vec<Attributes> {
    let officer = officer_item(account.player, &account.roles);
    let acts = account.roles.contains(&Role::Federation);
    let delegate = acts.then(|| delegate_key(profile.federation, account.player));
    let member = member_key(profile.federation, profile.id);
    let items = [player::item(profile), member].into_iter().chain(name_lines(profile));
    let items = items.chain(account_items(account, password_hash));
    items.chain(officer).chain(delegate).collect()
}

/// The items of an account, but for its address and its offices.
pub(crate) fn account_items(account: &Account, password_hash: &str) -> [Attributes; 2] {
    [item(account), password_item(account.player, password_hash)]
}

fn item(account: &Account) -> Attributes {
    let roles = account.roles.iter().map(Role::to_string).collect();
    let mut item = account_key(account.player);
    item.extend([
        ("email".to_owned(), text(&account.email)),
        (PASSWORD_VERSION.to_owned(), number(account.password_version)),
        ("confirmed".to_owned(), AttributeValue::Bool(account.confirmed)),
        ("roles".to_owned(), AttributeValue::Ss(roles)),
        ("language".to_owned(), text(&account.language)),
        ("zone".to_owned(), text(account.zone.name())),
        ("epoch".to_owned(), number(account.epoch)),
        ("key_epoch".to_owned(), number(account.key_epoch)),
    ]);
    item
}

fn read(player: PlayerId, item: &Attributes) -> Result<Account, Error> {
    let reader = Reader::new(item);
    let roles = item.get("roles").and_then(|roles| roles.as_ss().ok());
    let roles = roles.ok_or_else(|| reader.corrupt("roles", "is no set"))?;
    let roles = roles.iter().map(|name| name.parse()).collect::<Result<_, _>>();
    let confirmed = item.get("confirmed").and_then(|value| value.as_bool().ok()).copied();
    Ok(Account {
        player,
        email: reader.text("email")?.to_owned(),
        password_version: reader.maybe_number(PASSWORD_VERSION)?.unwrap_or_default(),
        confirmed: confirmed.ok_or_else(|| reader.corrupt("confirmed", "is missing"))?,
        roles: roles.map_err(|()| reader.corrupt("roles", "has an unknown role"))?,
        language: reader.text("language")?.to_owned(),
        zone: read_zone(&reader)?,
        epoch: reader.number("epoch")?,
        key_epoch: reader.maybe_number("key_epoch")?.unwrap_or_default(),
    })
}

/// The zone of an item; UTC where none was kept, or one that this build does not know.
pub(crate) fn read_zone(reader: &Reader<'_>) -> Result<Tz, Error> {
    Ok(reader.maybe_text("zone")?.and_then(|name| name.parse().ok()).unwrap_or(Tz::UTC))
}

impl Store {
    /// Keeps a new player with an account that is known to be theirs and the hash of its password, all or
    /// nothing.
    ///
    /// # Errors
    /// `Conflict` when the address or the number is taken; `Unavailable`.
    pub async fn create_account(
        &self,
        profile: &Profile,
        account: &Account,
        password_hash: &str,
    ) -> Result<(), Error> {
        let mut by_email = email_key(&account.email);
        by_email.insert("player".to_owned(), number(account.player));
        let items = std::iter::once(by_email).chain(new_items(profile, account, password_hash));
        let writes = items.map(|item| self.put_new(item)).collect::<Result<_, _>>()?;
        self.transact(writes).await
    }

    /// The account of an address (trimmed, lower case).
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn account_by_email(&self, email: &str) -> Result<Account, Error> {
        let by_email = self.get(email_key(email)).await?.ok_or(Error::NotFound)?;
        self.account(PlayerId(Reader::new(&by_email).number("player")?)).await
    }

    /// A player's account.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn account(&self, player: PlayerId) -> Result<Account, Error> {
        read(player, &self.account_item(player).await?.ok_or(Error::NotFound)?)
    }

    /// The item of an account, wherever it stands; none where there is none.
    pub(crate) async fn account_item(&self, player: PlayerId) -> Result<Option<Attributes>, Error> {
        self.settled_or_older(player, account_key(player)).await
    }

    /// The hash of a player's password: argon2id, in PHC form.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn password_hash(&self, player: PlayerId) -> Result<String, Error> {
        let item = self.settled_or_older(player, password_key(player)).await?;
        let item = item.ok_or(Error::NotFound)?;
        Ok(Reader::new(&item).text(PASSWORD_HASH)?.to_owned())
    }

    /// Everybody who acts for a federation, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn delegates(&self, federation: Federation) -> Result<Vec<PlayerId>, Error> {
        self.named_in(federation_pk(federation)).await
    }

    /// The players whom the lines of a partition name.
    async fn named_in(&self, pk: String) -> Result<Vec<PlayerId>, Error> {
        let items = self.query_prefix(pk, "P#").await?;
        let read = |item: &Attributes| {
            let reader = Reader::new(item);
            let player = reader.text(SK)?.strip_prefix("P#").and_then(|id| id.parse().ok());
            player.map(PlayerId).ok_or_else(|| reader.corrupt(SK, "is no player's"))
        };
        items.iter().map(read).collect()
    }

    /// The write of how an account is spoken to, to go with others: everything else of it stays, and an
    /// account that is gone is not made again.
    pub(crate) async fn speech_write(
        &self,
        player: PlayerId,
        language: &str,
        zone: Tz,
    ) -> Result<TransactWriteItem, Error> {
        let update = Update::new(
            self.account_place(player).await?,
            "SET #language = :language, #zone = :zone",
        )
        .under("attribute_exists(pk)")
        .with(":language", text(language))
        .with(":zone", text(zone.name()));
        self.update_write(update)
    }

    /// The writes that set a new password unless it has changed since `account` was read, confirm the
    /// address that the request came through, and end at once what somebody else may have made in
    /// the account: sessions, keys, webhooks, devices and the calendar's address.
    pub(crate) fn reset_writes(
        &self,
        account: &Account,
        password_hash: &str,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let set = "SET password_version = :next, confirmed = :yes, epoch = epoch + :one \
                   ADD key_epoch :one";
        let update = password_update(account, set).with(":yes", AttributeValue::Bool(true));
        Ok(vec![
            self.update_write(update)?,
            self.put(password_item(account.player, password_hash))?,
            self.calendar_write(account.player)?,
        ])
    }

    /// Sets a new password unless it has changed since `account` was read, and ends every
    /// session but `here`, which goes on in the new epoch.
    ///
    /// # Errors
    /// `Conflict` when the password was changed meanwhile, or the session has ended; `Unavailable`.
    pub async fn change_password(
        &self,
        account: &Account,
        password_hash: &str,
        here: &str,
    ) -> Result<(), Error> {
        self.settle_account(account.player).await?;
        let set = "SET password_version = :next, epoch = epoch + :one";
        let update = password_update(account, set);
        self.transact(vec![
            self.update_write(update)?,
            self.put(password_item(account.player, password_hash))?,
            self.session_epoch_write(here, account.epoch + 1)?,
        ])
        .await
    }
}

/// A change of an account that nobody has changed since it was read.
fn password_update(account: &Account, set: &str) -> Update {
    Update::new(account_key(account.player), set)
        .under("password_version = :version AND epoch = :epoch")
        .with(":version", number(account.password_version))
        .with(":next", number(account.password_version + 1))
        .with(":epoch", number(account.epoch))
        .with(":one", number(1))
}
