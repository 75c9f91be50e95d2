//! A federation's own item, and the lines of its members.

use aws_sdk_dynamodb::types::{ConditionCheck, TransactWriteItem};
use rules::{Federation, Instant, PlayerId};

use crate::item::{Attributes, Reader, SK, key, number, text};
use crate::player::player_key;
use crate::request::Part;
use crate::shard::shard_of_text;
use crate::{Error, Store, player};

/// Sort keys of the members' lines begin with this.
const MEMBER: &str = "MEMBER#";
/// The sort key of the setting that an archive is made every night.
pub(crate) const NIGHTLY: &str = "NIGHTLY";

/// Players whose lines are written in one transaction, which holds 100 items.
const PLAYERS_TOGETHER: usize = 50;

/// The partition of what belongs to a federation.
pub(crate) fn federation_pk(federation: Federation) -> String {
    format!("FEDERATION#{federation}")
}

/// The line of a player who plays for a federation.
pub(crate) fn member_key(federation: Federation, player: PlayerId) -> Attributes {
    key(federation_pk(federation), format!("{MEMBER}{:010}", player.0))
}

fn nightly_key(federation: Federation) -> Attributes {
    key(federation_pk(federation), NIGHTLY)
}

/// The item that tells how far the search for members without a line has come.
fn search_key() -> Attributes {
    key("MEMBERS", "SEARCH")
}

fn read_member(item: &Attributes) -> Result<PlayerId, Error> {
    let reader = Reader::new(item);
    let player = reader.text(SK)?.strip_prefix(MEMBER).and_then(|id| id.parse().ok());
    player.map(PlayerId).ok_or_else(|| reader.corrupt(SK, "is no player's"))
}

impl Store {
    /// Everybody who plays for a federation, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn members(&self, federation: Federation) -> Result<Vec<PlayerId>, Error> {
        let items = self.query_prefix(federation_pk(federation), MEMBER).await?;
        items.iter().map(read_member).collect()
    }

    /// Up to `limit` of those who play for a federation, by number; those behind `after`, where that is
    /// given.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn members_after(
        &self,
        federation: Federation,
        after: Option<PlayerId>,
        limit: u16,
    ) -> Result<Vec<PlayerId>, Error> {
        let after = after.map(|after| member_key(federation, after));
        let part = Part { after, limit: Some(limit), ..Part::default() };
        let items = self.query_part(federation_pk(federation), MEMBER, part).await?;
        items.iter().map(read_member).collect()
    }

    /// Goes on with the search for players who have joined a federation before members had lines, and
    /// writes theirs: up to `items` items of the table at a time. Answers whether it has come to the end,
    /// which is kept: the next call costs one read. Two that overlap write the same.
    ///
    /// # Errors
    /// `Conflict` when a player has changed federation meanwhile: the next call reads again; `Corrupt`,
    /// `Unavailable`.
    pub async fn name_older_members(&self, items: u16) -> Result<bool, Error> {
        let Some(found) = self.search_on(search_key(), "PLAYER", "federation", items).await? else {
            return Ok(true);
        };
        for few in found.items.chunks(PLAYERS_TOGETHER) {
            let writes = few.iter().map(|item| self.member_writes(item));
            let writes = writes.collect::<Result<Vec<_>, _>>()?;
            self.transact(writes.concat()).await?;
        }
        self.keep_place(search_key(), found.last).await
    }

    /// The line of a player, as long as the player is of this federation.
    fn member_writes(&self, profile: &Attributes) -> Result<Vec<TransactWriteItem>, Error> {
        let (federation, player) = player::federation_of(profile)?;
        let line = member_key(federation, player);
        let is_member = ConditionCheck::builder()
            .table_name(self.table())
            .set_key(Some(player_key(player)))
            .condition_expression("federation = :federation")
            .expression_attribute_values(":federation", text(federation.to_string()))
            .build()?;
        Ok(vec![self.put(line)?, TransactWriteItem::builder().condition_check(is_member).build()])
    }

    /// When a federation's next nightly archive is due; none where none is made.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn nightly_export(&self, federation: Federation) -> Result<Option<Instant>, Error> {
        let Some(item) = self.get(nightly_key(federation)).await? else { return Ok(None) };
        Ok(Some(Instant::from_unix(Reader::new(&item).number("alarm_at")?)))
    }

    /// Sets when a federation's next nightly archive is due; with none, none is made any more.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn set_nightly_export(
        &self,
        federation: Federation,
        next: Option<Instant>,
    ) -> Result<(), Error> {
        let mut item = nightly_key(federation);
        let Some(next) = next else {
            return self.delete_item(item).await;
        };
        item.insert("shard".to_owned(), number(shard_of_text(&federation_pk(federation))));
        item.insert("alarm_at".to_owned(), number(next.unix()));
        self.put_item(item).await
    }
}
