//! Who holds which office, and how they came to it: a line for each official in one partition, which is
//! changed by one appointment at a time, and each person's own log.

use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem, Update};
use rules::{Appointment, Federation, PlayerId, Role};

use crate::account::delegate_key;
use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, SK, key, number};
use crate::player::player_pk;
use crate::{Account, Error, Store};

/// The partition that names every official: few, and asked for only when somebody has to rule.
const OFFICERS: &str = "OFFICERS";
/// Sort keys of the lines begin with this.
const LINE: &str = "P#";

/// Somebody who is more than a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Official {
    /// Who.
    pub player: PlayerId,
    /// What they are besides.
    pub roles: Vec<Role>,
}

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

pub(crate) fn officer_key(player: PlayerId) -> Attributes {
    key(OFFICERS, format!("{LINE}{:010}", player.0))
}

fn version_key() -> Attributes {
    key(OFFICERS, "VERSION")
}

fn log_key(player: PlayerId) -> Attributes {
    key(player_pk(player), "APPOINTMENTS")
}

/// The line of somebody with these roles; none for who only plays.
pub(crate) fn officer_item(player: PlayerId, roles: &[Role]) -> Option<Attributes> {
    let held: Vec<String> =
        roles.iter().filter(|role| **role != Role::Player).map(Role::to_string).collect();
    let mut item = officer_key(player);
    item.insert("roles".to_owned(), AttributeValue::Ss(held.clone()));
    (!held.is_empty()).then_some(item)
}

fn read(item: &Attributes) -> Result<Official, Error> {
    let reader = Reader::new(item);
    let player = reader.text(SK)?.strip_prefix(LINE).and_then(|id| id.parse().ok());
    let player = player.map(PlayerId).ok_or_else(|| reader.corrupt(SK, "is no player's"))?;
    // Lines of before offices were told apart name officers, and nothing else.
    let Some(roles) = item.get("roles").and_then(|roles| roles.as_ss().ok()) else {
        return Ok(Official { player, roles: vec![Role::Officer] });
    };
    let roles = roles.iter().map(|name| name.parse()).collect::<Result<_, _>>();
    Ok(Official {
        player,
        roles: roles.map_err(|()| reader.corrupt("roles", "has an unknown role"))?,
    })
}

impl Store {
    /// Everybody who is more than a player, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn officials(&self) -> Result<Vec<Official>, Error> {
        let items = self.query_prefix(OFFICERS.to_owned(), LINE).await?;
        items.iter().map(read).collect()
    }

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
        let update = Update::builder()
            .table_name(self.table())
            .set_key(Some(self.account_place(account.player).await?))
            .update_expression("SET #roles = :roles, epoch = :epoch")
            .condition_expression("#roles = :was AND epoch = :read")
            .expression_attribute_names("#roles", "roles")
            .expression_attribute_values(":roles", set(roles))
            .expression_attribute_values(":was", set(&account.roles))
            .expression_attribute_values(":epoch", number(epoch))
            .expression_attribute_values(":read", number(account.epoch))
            .build()?;
        Ok(TransactWriteItem::builder().update(update).build())
    }
}
