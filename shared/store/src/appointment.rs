//! How officials came to their offices: each person's own log, and one appointment at a time.

use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};
use rules::{Appointment, Federation, PlayerId, Role};

use crate::account::delegate_key;
use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, key, number};
use crate::official::{OFFICERS, officer_item, officer_key};
use crate::player::player_pk;
use crate::write::Update;
use crate::{Account, Error, Official, Store};

/// What an appointment is decided by: everybody's offices, and one person's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAppointments {
    /// How often anybody's offices were changed; 0: never.
    pub version: u32,
    /// Everybody who is more than a player, by number.
    pub officials: Vec<Official>,
    /// The person's appointments so far, in order.
    pub made: Vec<Appointment>,
}

fn version_key() -> Attributes {
    key(OFFICERS, "VERSION")
}

fn log_key(player: PlayerId) -> Attributes {
    key(player_pk(player), "APPOINTMENTS")
}

impl Store {
    /// Somebody's appointments, in order.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn appointments(&self, player: PlayerId) -> Result<Vec<Appointment>, Error> {
        let Some(item) = self.get(log_key(player)).await? else { return Ok(Vec::new()) };
        read_json(&Reader::new(&item), "appointments")
    }

    /// What an appointment of somebody is decided by.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn appointments_to_change(
        &self,
        player: PlayerId,
    ) -> Result<StoredAppointments, Error> {
        // Before all else: what changes meanwhile is seen when it is kept.
        let version = match self.get(version_key()).await? {
            Some(item) => Reader::new(&item).number("version")?,
            None => 0,
        };
        let (officials, made) = (self.officials().await?, self.appointments(player).await?);
        Ok(StoredAppointments { version, officials, made })
    }

    /// Keeps somebody's offices as they are after an appointment, with its log. Taking one ends all of
    /// the person's sessions at once: each carries what it opens.
    ///
    /// # Errors
    /// `Conflict` when anybody's offices, or the account, have changed since they were read;
    /// `Unavailable`.
    pub async fn appoint(
        &self,
        account: &Account,
        federation: Federation,
        read: &StoredAppointments,
        new: &Appointment,
    ) -> Result<(), Error> {
        let player = account.player;
        self.settle_account(player).await?;
        let mut roles = account.roles.clone();
        roles.retain(|role| *role != new.role);
        roles.extend(new.given.then_some(new.role));
        // A set has at least one member.
        let roles = if roles.is_empty() { vec![Role::Player] } else { roles };
        let mut version = version_key();
        version.insert("version".to_owned(), number(read.version + 1));
        let version = match read.version {
            0 => self.put_new(version)?,
            was => self.put_changed(version, was)?,
        };
        let mut log = log_key(player);
        let made: Vec<&Appointment> = read.made.iter().chain([new]).collect();
        log.insert("appointments".to_owned(), json(&made)?);
        let line = match officer_item(player, &roles) {
            Some(line) => self.put(line)?,
            None => self.delete(officer_key(player))?,
        };
        let mut writes = vec![
            self.roles_write(account, &roles, !new.given).await?,
            version,
            self.put(log)?,
            line,
        ];
        if new.role == Role::Federation {
            let delegate = delegate_key(federation, player);
            writes.push(if new.given { self.put(delegate)? } else { self.delete(delegate)? });
        }
        self.transact(writes).await
    }

    /// The write of an account's roles, unless they have changed since it was read.
    pub(crate) async fn roles_write(
        &self,
        account: &Account,
        roles: &[Role],
        ends_sessions: bool,
    ) -> Result<TransactWriteItem, Error> {
        let set = |roles: &[Role]| AttributeValue::Ss(roles.iter().map(Role::to_string).collect());
        let epoch = account.epoch + u32::from(ends_sessions);
        let update = Update::new(
            self.account_place(account.player).await?,
            "SET #roles = :roles, epoch = :epoch",
        )
        .under("#roles = :was AND epoch = :read")
        .with(":roles", set(roles))
        .with(":was", set(&account.roles))
        .with(":epoch", number(epoch))
        .with(":read", number(account.epoch));
        self.update_write(update)
    }
}
