//! Failed sign-ins to one account, or to one account from one browser that is known there: one small item, in
//! whose place stands nothing once somebody has signed in.

use std::collections::BTreeMap;

use futures_util::FutureExt;
use rules::Instant;
use serde::{Deserialize, Serialize};

use crate::event::{json, read_json};
use crate::item::{Attributes, PK, Reader, key, number};
use crate::{Error, Store};

/// What has failed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignInTries {
    /// How often in a row.
    pub failures: u32,
    /// When the last one was begun, in seconds since 1970.
    pub last_at: i64,
    /// Until when nobody may try again, in seconds since 1970.
    pub next_at: i64,
    /// How many of them came from which network address, by a digest of it.
    pub from: BTreeMap<String, u32>,
}

/// Tries as they were read, with what they may be changed under.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredTries {
    /// The tries.
    pub tries: SignInTries,
    version: Option<u32>,
}

fn tries_key(subject: &str) -> Attributes {
    key(format!("TRIES#{subject}"), "TRIES")
}

impl Store {
    /// The failed sign-ins of a subject.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn sign_in_tries(&self, subject: &str) -> Result<StoredTries, Error> {
        let Some(item) = self.get(tries_key(subject)).await? else {
            return Ok(StoredTries::default());
        };
        let reader = Reader::new(&item);
        let version = Some(reader.number("version")?);
        Ok(StoredTries { tries: read_json(&reader, "tries")?, version })
    }

    /// Keeps one more try, unless another one was kept since `stored` was read. The item vanishes by itself after
    /// `expires_at`.
    ///
    /// # Errors
    /// `Conflict` when another one was; `Unavailable`.
    pub async fn keep_sign_in_try(
        &self,
        subject: &str,
        stored: &StoredTries,
        tries: &SignInTries,
        expires_at: Instant,
    ) -> Result<(), Error> {
        let mut item = tries_key(subject);
        let version = stored.version.unwrap_or(0).wrapping_add(1);
        item.insert("tries".to_owned(), json(tries)?);
        item.insert("version".to_owned(), number(version));
        item.insert("expires_at".to_owned(), number(expires_at.unix()));
        let put = self.client().put_item().table_name(self.table()).set_item(Some(item));
        let put = match stored.version {
            None => put.condition_expression(format!("attribute_not_exists({PK})")),
            Some(was) => put
                .condition_expression("version = :was")
                .expression_attribute_values(":was", number(was)),
        };
        put.send().boxed().await?;
        Ok(())
    }

    /// Forgets the failed sign-ins of a subject: the last one succeeded.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn forget_sign_in_tries(&self, subject: &str) -> Result<(), Error> {
        self.delete_item(tries_key(subject)).await
    }
}
