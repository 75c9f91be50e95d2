//! Corrected names: a line for each, and what is still to be done until every copy has the new one.

use aws_sdk_dynamodb::types::{Delete, TransactWriteItem};
use rules::{Instant, PlayerId, Profile};
use serde::{Deserialize, Serialize};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, key, number, text};
use crate::player::{player_key, player_pk};
use crate::shard::shard_of_text;
use crate::write::Update;
use crate::{Error, Store};

/// The sort key of what is still to be done.
pub(crate) const RENAMING: &str = "RENAMING";
/// Sort keys of the lines begin with this.
pub(crate) const RENAMED: &str = "RENAMED#";

/// A name that was corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Renaming {
    /// When.
    pub at: Instant,
    /// Who has corrected it.
    pub by: PlayerId,
    /// Given and family name before.
    pub before: (String, String),
    /// Given and family name since.
    pub after: (String, String),
    /// Why.
    pub reason: String,
}

fn renaming_key(player: PlayerId) -> Attributes {
    key(player_pk(player), RENAMING)
}

impl Store {
    /// Gives a profile, as it is before, another name with the line that tells of it, and sets the alarm that rings until every copy
    /// has followed.
    ///
    /// # Errors
    /// `Conflict` when the name is not `renaming.before` any more, or was corrected in the same second;
    /// `Unavailable`.
    pub async fn rename(&self, profile: &Profile, renaming: &Renaming) -> Result<(), Error> {
        let (before, after) = (&renaming.before, &renaming.after);
        let player = profile.id;
        let (given_name, family_name) = after.clone();
        let renamed = Profile { given_name, family_name, ..profile.clone() };
        let update =
            Update::new(player_key(player), "SET given_name = :given, family_name = :family")
                .under("given_name = :given_before AND family_name = :family_before")
                .with(":given", text(&after.0))
                .with(":family", text(&after.1))
                .with(":given_before", text(&before.0))
                .with(":family_before", text(&before.1));
        let mut line = key(player_pk(player), format!("{RENAMED}{:012}", renaming.at.unix()));
        line.insert("renaming".to_owned(), json(renaming)?);
        let mut open = renaming_key(player);
        open.insert("at".to_owned(), number(renaming.at.unix()));
        open.insert("shard".to_owned(), number(shard_of_text(&player_pk(player))));
        open.insert("alarm_at".to_owned(), number(renaming.at.unix()));
        let mut writes = vec![self.update_write(update)?, self.put_new(line)?, self.put(open)?];
        writes.extend(self.renaming_writes(profile, &renamed)?);
        self.transact(writes).await
    }

    /// Every correction of a player's name, the oldest first.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn renamings(&self, player: PlayerId) -> Result<Vec<Renaming>, Error> {
        let items = self.query_prefix(player_pk(player), RENAMED).await?;
        items.iter().map(|item| read_json(&Reader::new(item), "renaming")).collect()
    }

    /// The correction whose copies have not all followed; none: they have.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn open_renaming(&self, player: PlayerId) -> Result<Option<Instant>, Error> {
        let Some(item) = self.get(renaming_key(player)).await? else { return Ok(None) };
        Ok(Some(Instant::from_unix(Reader::new(&item).number("at")?)))
    }

    /// Everything has followed the correction of `at`. One that came later stays open.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn end_renaming(&self, player: PlayerId, at: Instant) -> Result<(), Error> {
        let done = Delete::builder()
            .table_name(self.table())
            .set_key(Some(renaming_key(player)))
            .condition_expression("#at = :at")
            .expression_attribute_names("#at", "at")
            .expression_attribute_values(":at", number(at.unix()))
            .build()?;
        match self.transact(vec![TransactWriteItem::builder().delete(done).build()]).await {
            Ok(()) | Err(Error::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }
}
