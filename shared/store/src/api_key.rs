//! API keys: what programs sign in with, for a person or for a federation.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use aws_sdk_dynamodb::types::AttributeValue;
use rules::{Instant, PlayerId};

use crate::item::{Attributes, Reader, SK, bytes, key, number, text};
use crate::write::Update;
use crate::{Error, KeyOwner, OwnedId, Store};

/// Sort keys begin with this.
const PREFIX: &str = "KEY#";

/// What a key may be used for. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// Reads what its owner may see.
    Read,
    /// Plays: moves, offers, claims, messages, leave.
    Play,
    /// Enters players in events.
    Entries,
    /// Reports results.
    Results,
    /// Orders and fetches exports.
    Exports,
}

/// Every scope with its name.
pub const SCOPES: [(Scope, &str); 5] = [
    (Scope::Read, "read"),
    (Scope::Play, "play"),
    (Scope::Entries, "entries"),
    (Scope::Results, "results"),
    (Scope::Exports, "exports"),
];

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(SCOPES.iter().find(|(scope, _)| scope == self).map_or("", |(_, name)| name))
    }
}

impl FromStr for Scope {
    type Err = ();

    fn from_str(name: &str) -> Result<Scope, ()> {
        SCOPES.iter().find(|(_, known)| *known == name).map(|(scope, _)| *scope).ok_or(())
    }
}

/// A key as it is kept: of its secret only the digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiKey {
    /// Whose, and its name.
    pub id: OwnedId,
    /// Who made it; it opens no more than its maker's roles do.
    pub made_by: PlayerId,
    /// The key epoch of its maker's account when it was made: it is void in another.
    pub key_epoch: u32,
    /// What its owner calls it.
    pub name: String,
    /// What it may be used for.
    pub scopes: BTreeSet<Scope>,
    /// SHA-256 of the secret, 32 bytes.
    pub digest: Vec<u8>,
    /// When it was made.
    pub created_at: Instant,
    /// When it ends by itself.
    pub expires_at: Option<Instant>,
    /// The last window of requests in which it was used, by the window's beginning.
    pub last_used_at: Option<Instant>,
}

fn api_key_key(id: &OwnedId) -> Attributes {
    key(id.owner.pk(), format!("{PREFIX}{}", id.id))
}

fn item(api_key: &ApiKey) -> Attributes {
    let scopes = api_key.scopes.iter().map(Scope::to_string).collect();
    let mut item = api_key_key(&api_key.id);
    item.extend([
        ("made_by".to_owned(), number(api_key.made_by)),
        ("key_epoch".to_owned(), number(api_key.key_epoch)),
        ("name".to_owned(), text(&api_key.name)),
        ("scopes".to_owned(), AttributeValue::Ss(scopes)),
        ("digest".to_owned(), bytes(api_key.digest.clone())),
        ("created_at".to_owned(), number(api_key.created_at.unix())),
    ]);
    if let Some(at) = api_key.expires_at {
        item.insert("expires_at".to_owned(), number(at.unix()));
    }
    item
}

fn read(owner: KeyOwner, item: &Attributes) -> Result<ApiKey, Error> {
    let reader = Reader::new(item);
    let id = reader.text(SK)?.strip_prefix(PREFIX);
    let scopes = item.get("scopes").and_then(|scopes| scopes.as_ss().ok());
    let scopes = scopes.ok_or_else(|| reader.corrupt("scopes", "is no set"))?;
    let scopes = scopes.iter().map(|name| name.parse()).collect::<Result<_, _>>();
    let id = id.ok_or_else(|| reader.corrupt(SK, "is no key's"))?.to_owned();
    Ok(ApiKey {
        id: OwnedId { owner, id },
        made_by: PlayerId(reader.number("made_by")?),
        key_epoch: reader.maybe_number("key_epoch")?.unwrap_or_default(),
        name: reader.text("name")?.to_owned(),
        scopes: scopes.map_err(|()| reader.corrupt("scopes", "has an unknown scope"))?,
        digest: reader.bytes("digest")?.to_vec(),
        created_at: Instant::from_unix(reader.number("created_at")?),
        expires_at: reader.maybe_number("expires_at")?.map(Instant::from_unix),
        last_used_at: reader.maybe_number("used_at")?.map(Instant::from_unix),
    })
}

impl Store {
    /// Keeps a new key and answers whether it was kept: not when its owner has `max` already.
    ///
    /// It is written first and counted then, so that two requests at once do not both find room.
    ///
    /// # Errors
    /// `Conflict` when the name is taken; `Corrupt`, `Unavailable`.
    pub async fn create_api_key(&self, api_key: &ApiKey, max: usize) -> Result<bool, Error> {
        self.transact(vec![self.put_new(item(api_key))?]).await?;
        if self.api_keys(api_key.id.owner).await?.len() <= max {
            return Ok(true);
        }
        self.revoke_api_key(&api_key.id).await?;
        Ok(false)
    }

    /// All of an owner's keys, in no order that means anything; some may have expired.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn api_keys(&self, owner: KeyOwner) -> Result<Vec<ApiKey>, Error> {
        let items = self.query_prefix(owner.pk(), PREFIX).await?;
        items.iter().map(|item| read(owner, item)).collect()
    }

    /// Counts one more use of a key in the window of `window_seconds` that `now` lies in, and
    /// answers the key and its uses in this window. One write, but for a window's first use.
    ///
    /// A secret that is not the key's counts nothing.
    ///
    /// # Errors
    /// `NotFound` when there is no such key with this digest; `Corrupt`, `Unavailable`.
    pub async fn use_api_key(
        &self,
        id: &OwnedId,
        digest: &[u8],
        window_seconds: i64,
        now: Instant,
    ) -> Result<(ApiKey, u32), Error> {
        let window = now.unix() - now.unix().rem_euclid(window_seconds);
        let again = ("ADD uses :one", "digest = :digest AND used_at = :window");
        let first = (
            "SET used_at = :window, uses = :one",
            "digest = :digest AND (attribute_not_exists(used_at) OR used_at <> :window)",
        );
        // Of two first uses at the same time one is the second.
        for (update, condition) in [again, first, again] {
            let used = Update::new(api_key_key(id), update)
                .under(condition)
                .with(":one", number(1))
                .with(":window", number(window))
                .with(":digest", bytes(digest.to_vec()));
            match self.update_and_read(used).await {
                Ok(key) => {
                    let uses = Reader::new(&key).number("uses")?;
                    return Ok((read(id.owner, &key)?, uses));
                }
                Err(Error::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        Err(Error::NotFound)
    }

    /// Revokes a key; idempotent.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn revoke_api_key(&self, id: &OwnedId) -> Result<(), Error> {
        self.delete_item(api_key_key(id)).await
    }
}
