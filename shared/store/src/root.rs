//! The daily roots over the heads of all games: one small item a day for ever, the work on the next
//! one, and for some weeks the leaves, out of which proofs are made.

use rules::{Day, Instant};
use serde::{Deserialize, Serialize};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, SK, bytes, key, number, text};
use crate::request::Part;
use crate::{Error, Store};

/// The partition of the roots.
const ROOTS: &str = "ROOTS";
const ROOT: &str = "ROOT#";
const WORK: &str = "WORK";
const TOP: &str = "TOP";

/// A day's root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRoot {
    /// The day at whose beginning it was made.
    pub day: Day,
    /// How many leaves the tree has: the last game's number.
    pub games: u32,
    /// The root, 64 hexadecimal digits.
    pub root: String,
    /// The hash of the root before; none for the first.
    pub before: Option<String>,
}

/// The work on the roots: what was done last, and what is being done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RootWork {
    /// The last day that is done.
    pub done: Day,
    /// The hash of its root; none before the first.
    pub hash: Option<String>,
    /// The day that was begun.
    pub begun: Option<BegunRoot>,
}

/// A day's root that is being made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BegunRoot {
    /// Which day.
    pub day: Day,
    /// The last game's number when it was begun.
    pub games: u32,
    /// What leaves are blinded with, 64 hexadecimal digits.
    pub secret: String,
}

/// The work with its version and the roots of the groups that are done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRootWork {
    /// How often it was changed.
    pub version: u32,
    /// What it says.
    pub work: RootWork,
    /// 32 bytes for each group that is done.
    pub groups: Vec<u8>,
}

/// The top of a day's tree, for proofs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RootTop {
    /// How many leaves the tree has.
    pub games: u32,
    /// What leaves are blinded with, 64 hexadecimal digits.
    pub secret: String,
    /// 32 bytes for each group.
    pub groups: Vec<u8>,
}

/// The leaves of a group, 32 bytes each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RootLeaves {
    /// The group, counted from 0.
    pub group: u32,
    /// The leaves' hashes.
    pub leaves: Vec<u8>,
}

fn root_key(day: Day) -> Attributes {
    key(ROOTS, format!("{ROOT}{day}"))
}

fn leaves_pk(day: Day) -> String {
    format!("LEAVES#{day}")
}

fn leaves_key(day: Day, group: u32) -> Attributes {
    key(leaves_pk(day), format!("GROUP#{group:06}"))
}

fn work_item(stored: &StoredRootWork) -> Result<Attributes, Error> {
    let mut item = key(ROOTS, WORK);
    item.extend([
        ("version".to_owned(), number(stored.version)),
        ("work".to_owned(), json(&stored.work)?),
        ("groups".to_owned(), bytes(stored.groups.clone())),
    ]);
    Ok(item)
}

fn read_root(item: &Attributes) -> Result<StoredRoot, Error> {
    let reader = Reader::new(item);
    let day = reader.text(SK)?.strip_prefix(ROOT).and_then(|day| day.parse().ok());
    Ok(StoredRoot {
        day: day.ok_or_else(|| reader.corrupt(SK, "is no day's"))?,
        games: reader.number("games")?,
        root: reader.text("root")?.to_owned(),
        before: reader.maybe_text("before")?.map(str::to_owned),
    })
}

impl Store {
    /// The last number that a sequence has given out; 0 where it has given none.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn last_number(&self, sequence: &str) -> Result<u32, Error> {
        let counter = self.get(key(format!("COUNTER#{sequence}"), "COUNTER")).await?;
        let last = counter.map(|counter| Reader::new(&counter).number("last_number"));
        Ok(last.transpose()?.unwrap_or(0))
    }

    /// The work on the roots; none where it was never begun.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn root_work(&self) -> Result<Option<StoredRootWork>, Error> {
        let Some(item) = self.get(key(ROOTS, WORK)).await? else { return Ok(None) };
        let reader = Reader::new(&item);
        Ok(Some(StoredRootWork {
            version: reader.number("version")?,
            work: read_json(&reader, "work")?,
            groups: reader.maybe_bytes("groups")?.unwrap_or_default().to_vec(),
        }))
    }

    /// Keeps the work, which was read in the version before, with the leaves of the groups that were
    /// done: whoever else does them at the same time has done nothing.
    ///
    /// # Errors
    /// `Conflict` when somebody has changed it; `Unavailable`.
    pub async fn change_root_work(
        &self,
        changed: &StoredRootWork,
        done: &[RootLeaves],
        expires_at: Instant,
    ) -> Result<(), Error> {
        let mut writes = vec![self.work_write(changed)?];
        if let Some(begun) = &changed.work.begun {
            for RootLeaves { group, leaves } in done {
                let mut item = leaves_key(begun.day, *group);
                item.insert("leaves".to_owned(), bytes(leaves.clone()));
                item.insert("expires_at".to_owned(), number(expires_at.unix()));
                writes.push(self.put(item)?);
            }
        }
        self.transact(writes).await
    }

    /// Keeps a day's root with the top of its tree, and the work without it.
    ///
    /// # Errors
    /// `Conflict` when somebody has done so; `Unavailable`.
    pub async fn keep_root(
        &self,
        changed: &StoredRootWork,
        root: &StoredRoot,
        top: &RootTop,
        expires_at: Instant,
    ) -> Result<(), Error> {
        let mut item = root_key(root.day);
        item.insert("games".to_owned(), number(root.games));
        item.insert("root".to_owned(), text(&root.root));
        item.extend(root.before.iter().map(|before| ("before".to_owned(), text(before))));
        let mut top_item = key(leaves_pk(root.day), TOP);
        top_item.extend([
            ("games".to_owned(), number(top.games)),
            ("secret".to_owned(), text(&top.secret)),
            ("groups".to_owned(), bytes(top.groups.clone())),
            ("expires_at".to_owned(), number(expires_at.unix())),
        ]);
        let writes = vec![self.work_write(changed)?, self.put_new(item)?, self.put(top_item)?];
        self.transact(writes).await
    }

    fn work_write(
        &self,
        changed: &StoredRootWork,
    ) -> Result<aws_sdk_dynamodb::types::TransactWriteItem, Error> {
        let item = work_item(changed)?;
        if changed.version == 1 {
            self.put_new(item)
        } else {
            self.put_changed(item, changed.version - 1)
        }
    }

    /// A day's root.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn root(&self, day: Day) -> Result<StoredRoot, Error> {
        read_root(&self.get(root_key(day)).await?.ok_or(Error::NotFound)?)
    }

    /// Up to so many roots, the newest first; those before a day, where one is given.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn roots(&self, before: Option<Day>, limit: u16) -> Result<Vec<StoredRoot>, Error> {
        let part = Part { after: before.map(root_key), limit: Some(limit), backwards: true };
        let items = self.query_part(ROOTS.to_owned(), ROOT, part).await?;
        items.iter().map(read_root).collect()
    }

    /// The top of a day's tree; none where there is none, or it was too long ago.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn root_top(&self, day: Day) -> Result<Option<RootTop>, Error> {
        let Some(item) = self.get(key(leaves_pk(day), TOP)).await? else { return Ok(None) };
        let reader = Reader::new(&item);
        Ok(Some(RootTop {
            games: reader.number("games")?,
            secret: reader.text("secret")?.to_owned(),
            groups: reader.bytes("groups")?.to_vec(),
        }))
    }

    /// The leaves of a group; none where no game of it was there.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn root_leaves(&self, day: Day, group: u32) -> Result<Option<Vec<u8>>, Error> {
        let Some(item) = self.get(leaves_key(day, group)).await? else { return Ok(None) };
        Ok(Some(Reader::new(&item).bytes("leaves")?.to_vec()))
    }
}
