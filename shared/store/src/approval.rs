//! Federations' applications for approval of their events (`TR-6`, `TR-12`). One is a small item with a line
//! among those of its federation, another among those that wait or among those decided in a year; all are
//! changed in one write.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::tournament::{Approval, EventAct};
use rules::{Day, Federation};

use crate::event::{json, read_json};
use crate::item::{Attributes, PK, Reader, SK, key, number};
use crate::shard::shard_of_text;
use crate::{Error, Store, StoredEvent, Turn};

/// What partition keys of applications begin with.
pub(crate) const PREFIX: &str = "APPROVAL#";
/// The sort key of an application.
pub(crate) const APPROVAL: &str = "APPROVAL";
/// The partition of the lines of all that wait, for Congress or a deposit as well: few at any time.
const WAITING: &str = "APPROVALSWAITING";

/// An application as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredApproval {
    /// Its number.
    pub id: u32,
    /// How often it was changed.
    pub version: u32,
    /// What it says.
    pub approval: Approval,
}

/// An approval as it was read, and as it is with a change of an event.
#[derive(Clone, Debug)]
pub struct ApprovalMove {
    /// As it was read.
    pub before: StoredApproval,
    /// As it is.
    pub after: Approval,
}

fn approval_key(id: u32) -> Attributes {
    key(format!("{PREFIX}{id}"), APPROVAL)
}

/// The partition of the lines of a federation.
fn federations(federation: Federation) -> String {
    format!("APPROVALSOF#{federation}")
}

/// The partition of the lines of those that were decided in a year, in UTC.
fn decided_in(year: i32) -> String {
    format!("APPROVALSIN#{year}")
}

fn line_key(pk: impl Into<String>, id: u32) -> Attributes {
    key(pk.into(), format!("{id:010}"))
}

fn item(stored: &StoredApproval) -> Result<Attributes, Error> {
    let mut item = approval_key(stored.id);
    item.insert("approval".to_owned(), json(&stored.approval)?);
    item.insert("version".to_owned(), number(stored.version));
    if let Some(day) = stored.approval.tells_on() {
        item.insert("shard".to_owned(), number(shard_of_text(&format!("{PREFIX}{}", stored.id))));
        item.insert("alarm_at".to_owned(), number(day.starts_at().unix()));
    }
    Ok(item)
}

pub(crate) fn read(item: &Attributes) -> Result<StoredApproval, Error> {
    let reader = Reader::new(item);
    let id = reader.text(PK)?.strip_prefix(PREFIX).and_then(|id| id.parse().ok());
    Ok(StoredApproval {
        id: id.ok_or_else(|| reader.corrupt(PK, "is no application's"))?,
        version: reader.number("version")?,
        approval: read_json(&reader, "approval")?,
    })
}

/// The number of an application, which is its line's sort key.
fn number_of(line: &Attributes) -> Result<u32, Error> {
    let reader = Reader::new(line);
    let id = reader.text(SK)?.parse().ok();
    id.ok_or_else(|| reader.corrupt(SK, "names no application"))
}

impl Store {
    /// Keeps a new application.
    ///
    /// # Errors
    /// `Conflict` when the number or the turn is taken; `Unavailable`.
    pub async fn apply_for_approval(
        &self,
        id: u32,
        approval: Approval,
        turn: Turn,
    ) -> Result<StoredApproval, Error> {
        let federation = approval.application.federation;
        let stored = StoredApproval { id, version: 1, approval };
        let writes = vec![
            self.take_turn(turn)?,
            self.put_new(item(&stored)?)?,
            self.put_new(line_key(federations(federation), id))?,
            self.put_new(line_key(WAITING, id))?,
        ];
        self.transact(writes).await?;
        Ok(stored)
    }

    /// Keeps what was decided about an application that is still as it was read.
    ///
    /// # Errors
    /// `Conflict` when it was changed meanwhile; `Unavailable`.
    pub async fn decide_approval(
        &self,
        before: &StoredApproval,
        approval: Approval,
    ) -> Result<StoredApproval, Error> {
        let stored = StoredApproval { version: before.version + 1, approval, ..before.clone() };
        let mut writes = vec![self.put_changed(item(&stored)?, before.version)?];
        if before.approval.waits() && !stored.approval.waits() {
            writes.push(self.delete(line_key(WAITING, stored.id))?);
        }
        let decided = stored.approval.decided().filter(|_| before.approval.decided().is_none());
        if let Some(decided) = decided {
            let year = Day::of(decided.at).year();
            writes.push(self.put_new(line_key(decided_in(year), stored.id))?);
        }
        self.transact(writes).await?;
        Ok(stored)
    }

    /// Keeps a new event, with the approval under which it is announced (`TR-6`).
    ///
    /// # Errors
    /// `Conflict` when the number or the code is taken, or the approval has changed; `Unavailable`.
    pub async fn create_event_under(
        &self,
        approval: Option<&ApprovalMove>,
        event: &StoredEvent,
        act: &EventAct,
    ) -> Result<(), Error> {
        let mut writes = self.new_event_writes(event, act)?;
        writes.push(self.event_waits_write(event, &[], act.at).await?);
        writes.extend(self.approval_writes(approval)?);
        self.transact(writes).await
    }

    /// Changes an event that is still at `version`, with the approvals that it takes and leaves.
    ///
    /// # Errors
    /// `Conflict` when somebody else has changed one of them; `Unavailable`.
    pub async fn change_event_under(
        &self,
        approvals: &[ApprovalMove],
        version: u32,
        event: &StoredEvent,
        act: &EventAct,
    ) -> Result<(), Error> {
        let mut writes = self.event_change_writes(version, event, act).await?;
        writes.extend(self.approval_writes(approvals)?);
        self.transact(writes).await
    }

    fn approval_writes<'a>(
        &self,
        approvals: impl IntoIterator<Item = &'a ApprovalMove>,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let write = |ApprovalMove { before, after }: &ApprovalMove| {
            let (version, approval) = (before.version + 1, after.clone());
            let stored = StoredApproval { version, approval, ..before.clone() };
            self.put_changed(item(&stored)?, before.version)
        };
        approvals.into_iter().map(write).collect()
    }

    /// One application.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn approval(&self, id: u32) -> Result<StoredApproval, Error> {
        read(&self.get(approval_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// All applications that wait, for Congress or a deposit as well, the oldest first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn waiting_approvals(&self) -> Result<Vec<StoredApproval>, Error> {
        self.approvals_in(WAITING.to_owned()).await
    }

    /// A federation's applications, the oldest first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn federations_approvals(
        &self,
        federation: Federation,
    ) -> Result<Vec<StoredApproval>, Error> {
        self.approvals_in(federations(federation)).await
    }

    /// The applications that were approved or refused in a year, in UTC, the oldest first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn approvals_decided_in(&self, year: i32) -> Result<Vec<StoredApproval>, Error> {
        self.approvals_in(decided_in(year)).await
    }

    async fn approvals_in(&self, partition: String) -> Result<Vec<StoredApproval>, Error> {
        let lines = self.query_all(partition).await?;
        let ids = lines.iter().map(number_of).collect::<Result<Vec<_>, _>>()?;
        let items = self.batch_get(ids.iter().map(|id| approval_key(*id)).collect()).await?;
        let mut found = items.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        found.sort_by_key(|stored| stored.id);
        Ok(found)
    }
}
