//! Passkeys: the credentials with which somebody signs in without a password, and the codes for whoever
//! has lost them.
//!
//! Everything of a player's is one item with a version, so that what is decided about all of them
//! (how many there are, which one is the last) is decided about what is written. Beside it stands a
//! line for each credential, by which a sign-in finds whose it is, and which makes its name unique.

use std::fmt;

use aws_sdk_dynamodb::types::{ConditionCheck, TransactWriteItem};
use rules::{Instant, PlayerId};
use serde::{Deserialize, Serialize};

use crate::account::account_key;
use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, key, number, text};
use crate::write::Update;
use crate::{Account, Error, Store};

/// One credential. The names are stored.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passkey {
    /// Its name, chosen by the authenticator, in base64url.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// The public key as COSE has it, in base64url.
    pub public_key: String,
    /// How often it has signed; 0 where the authenticator does not count.
    pub sign_count: u32,
    /// Whether it may be copied to other devices.
    pub backup_eligible: bool,
    /// Whether it was, when it last signed.
    pub backed_up: bool,
    /// By which ways the authenticator is reached, as the browser has told.
    pub transports: Vec<String>,
    /// When it was added.
    pub created_at: Instant,
    /// When it last signed somebody in.
    pub last_used_at: Option<Instant>,
}

/// Leaves the key out: it is no secret, and tells nothing.
impl fmt::Debug for Passkey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Passkey").field("id", &self.id).finish_non_exhaustive()
    }
}

/// All that a player has to sign in with beside the password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkeys {
    /// Whose.
    pub player: PlayerId,
    /// By what authenticators know the person, in base64url: random, and none before the first one.
    pub handle: String,
    /// In the order in which they were added.
    pub passkeys: Vec<Passkey>,
    /// SHA-256 of each recovery code that was not used yet, in base64url.
    pub codes: Vec<String>,
    /// Whether there ever was a passkey: who has lost all of them needs a code to add one, where an
    /// office hangs on it.
    pub enrolled: bool,
    /// Raised by each change; 0 where nothing is kept yet.
    pub version: u32,
}

fn passkeys_key(player: PlayerId) -> Attributes {
    key(format!("PASSKEYS#{player}"), "PASSKEYS")
}

fn line_key(id: &str) -> Attributes {
    key(format!("PASSKEY#{id}"), "PASSKEY")
}

fn challenge_key(seal: &str) -> Attributes {
    key(format!("CHALLENGE#{seal}"), "CHALLENGE")
}

impl Store {
    /// A player's passkeys; none of anything where nothing is kept.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn passkeys(&self, player: PlayerId) -> Result<Passkeys, Error> {
        let Some(item) = self.get(passkeys_key(player)).await? else {
            return Ok(Passkeys {
                player,
                handle: String::new(),
                passkeys: Vec::new(),
                codes: Vec::new(),
                enrolled: false,
                version: 0,
            });
        };
        let reader = Reader::new(&item);
        Ok(Passkeys {
            player,
            handle: reader.text("handle")?.to_owned(),
            passkeys: read_json(&reader, "passkeys")?,
            codes: read_json(&reader, "codes")?,
            enrolled: reader.maybe_number::<u8>("enrolled")?.is_some(),
            version: reader.number("version")?,
        })
    }

    /// Whose credential has this name.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn passkey_owner(&self, id: &str) -> Result<PlayerId, Error> {
        let line = self.get(line_key(id)).await?.ok_or(Error::NotFound)?;
        Ok(PlayerId(Reader::new(&line).number("player")?))
    }

    /// Keeps what `after` has in place of `before`, and the lines of the credentials that come and go.
    ///
    /// # Errors
    /// `Conflict` when somebody has changed them meanwhile, or a credential that comes is somebody's
    /// already; `Unavailable`.
    pub async fn change_passkeys(&self, before: &Passkeys, after: &Passkeys) -> Result<(), Error> {
        self.transact(self.passkey_writes(before, after)?).await
    }

    fn passkey_writes(
        &self,
        before: &Passkeys,
        after: &Passkeys,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let mut values = vec![
            (":handle", text(&after.handle)),
            (":passkeys", json(&after.passkeys)?),
            (":codes", json(&after.codes)?),
            (":next", number(before.version + 1)),
        ];
        let mut set = "SET handle = :handle, passkeys = :passkeys, codes = :codes, version = :next"
            .to_owned();
        if after.enrolled {
            set.push_str(", enrolled = :one");
            values.push((":one", number(1)));
        }
        let condition = match before.version {
            0 => "attribute_not_exists(pk)",
            _ => "version = :this",
        };
        if before.version > 0 {
            values.push((":this", number(before.version)));
        }
        let values = values.into_iter().map(|(name, value)| (name.to_owned(), value));
        let update = Update::new(passkeys_key(after.player), set).under(condition).with_all(values);
        let mut writes = vec![self.update_write(update)?];
        let has = |of: &Passkeys, id: &str| of.passkeys.iter().any(|known| known.id == id);
        for new in after.passkeys.iter().filter(|passkey| !has(before, &passkey.id)) {
            let mut line = line_key(&new.id);
            line.insert("player".to_owned(), number(after.player));
            writes.push(self.put_new(line)?);
        }
        for gone in before.passkeys.iter().filter(|passkey| !has(after, &passkey.id)) {
            writes.push(self.delete(line_key(&gone.id))?);
        }
        Ok(writes)
    }

    /// Sets a new password unless it has changed since `account` was read, confirms the address
    /// that the request came through, and ends at once whatever somebody else may have made in the
    /// account: sessions, keys, webhooks, devices, the calendar's address, and the passkeys that are
    /// not in `after`.
    ///
    /// # Errors
    /// `Conflict` when the password or the passkeys were changed meanwhile; `Unavailable`.
    pub async fn reset_password(
        &self,
        account: &Account,
        password_hash: &str,
        before: &Passkeys,
        after: &Passkeys,
    ) -> Result<(), Error> {
        self.settle_account(account.player).await?;
        let mut writes = match (before.version, before == after) {
            // Nothing is kept, and nothing has come into being since: one that was added just now, under
            // the password that ends, would stay.
            (0, _) => vec![self.no_passkeys_check(account.player)?],
            _ => self.passkey_writes(before, after)?,
        };
        writes.extend(self.reset_writes(account, password_hash)?);
        self.transact(writes).await
    }

    fn no_passkeys_check(&self, player: PlayerId) -> Result<TransactWriteItem, Error> {
        let check = ConditionCheck::builder()
            .table_name(self.table())
            .set_key(Some(passkeys_key(player)))
            .condition_expression("attribute_not_exists(pk)")
            .build()?;
        Ok(TransactWriteItem::builder().condition_check(check).build())
    }

    /// Adds a credential as long as the account's password is the one it was read with, so that none
    /// is planted while it is being reset.
    ///
    /// # Errors
    /// `Conflict` as for [`Store::change_passkeys`], and when the password was changed; `Unavailable`.
    pub async fn add_passkey(
        &self,
        account: &Account,
        before: &Passkeys,
        after: &Passkeys,
    ) -> Result<(), Error> {
        self.settle_account(account.player).await?;
        let mut writes = self.passkey_writes(before, after)?;
        let check = ConditionCheck::builder()
            .table_name(self.table())
            .set_key(Some(account_key(account.player)))
            .condition_expression("password_version = :version")
            .expression_attribute_values(":version", number(account.password_version))
            .build()?;
        writes.push(TransactWriteItem::builder().condition_check(check).build());
        self.transact(writes).await
    }

    /// Takes everything away that is kept of a player's passkeys. Idempotent.
    ///
    /// # Errors
    /// `Conflict`, `Corrupt`, `Unavailable`.
    pub async fn remove_passkeys(&self, player: PlayerId) -> Result<(), Error> {
        let known = self.passkeys(player).await?;
        let mut writes = vec![self.delete(passkeys_key(player))?];
        for passkey in &known.passkeys {
            writes.push(self.delete(line_key(&passkey.id))?);
        }
        self.transact(writes).await
    }

    /// Notes that a challenge was answered, and whether this is the first answer. `expires_at` is when
    /// it would be too old anyway.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn use_challenge(&self, seal: &str, expires_at: Instant) -> Result<bool, Error> {
        let mut item = challenge_key(seal);
        item.insert("expires_at".to_owned(), number(expires_at.unix()));
        match self.transact(vec![self.put_new(item)?]).await {
            Ok(()) => Ok(true),
            Err(Error::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }
}
