//! Places in a World Championship Final that players have put off to a later one (`TR-1.4.3`).

use std::collections::BTreeSet;

use aws_sdk_dynamodb::types::{ConditionCheck, Put, TransactWriteItem};
use rules::PlayerId;
use rules::tournament::{Deferral, EntryUse, Stage};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, key, number};
use crate::player::player_pk;
use crate::{Error, EventId, SectionId, Store};

const DEFERRED: &str = "DEFERRED#";

fn deferral_key(player: PlayerId, section: u32) -> Attributes {
    key(player_pk(player), format!("{DEFERRED}{section:010}"))
}

fn read(item: &Attributes) -> Result<Deferral, Error> {
    read_json(&Reader::new(item), "deferral")
}

impl Store {
    /// What a player has put off, by section; nothing from a Final that is called off.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn deferrals(&self, player: PlayerId) -> Result<Vec<Deferral>, Error> {
        let items = self.query_prefix(player_pk(player), DEFERRED).await?;
        let mut made = items.iter().map(read).collect::<Result<Vec<Deferral>, _>>()?;
        let ids: BTreeSet<EventId> = made.iter().map(|it| it.event).collect();
        let events = self.events(&ids.into_iter().collect::<Vec<_>>()).await?;
        let is_off = |id| events.iter().any(|it| it.id == id && it.state.frees_its_entries());
        made.retain(|it| !is_off(it.event));
        Ok(made)
    }

    /// Keeps that a player has put a place off: once for each section, unless the Final was called off from
    /// which that was, and while no entry uses it.
    ///
    /// # Errors
    /// `Conflict` when it was put off before, or is used; `Corrupt`, `NotFound`, `Unavailable`.
    pub async fn defer(&self, player: PlayerId, deferral: &Deferral) -> Result<(), Error> {
        let mut item = deferral_key(player, deferral.section);
        let kept = self.get(item.clone()).await?.as_ref().map(read).transpose()?;
        item.insert("deferral".to_owned(), json(deferral)?);
        item.insert("event".to_owned(), number(deferral.event.0));
        let mut put = Put::builder().table_name(self.table()).set_item(Some(item));
        put = match kept {
            Some(kept) if self.still_used(kept.event).await?.is_none() => put
                .condition_expression("event = :left")
                .expression_attribute_values(":left", number(kept.event.0)),
            Some(_) | None => put.condition_expression("attribute_not_exists(pk)"),
        };
        let (section, target) = (SectionId(deferral.section), Stage::WorldChampionshipFinal);
        let unused = self.not_used(player, EntryUse::Result { section, target }).await?;
        let put = TransactWriteItem::builder().put(put.build()?).build();
        self.transact(vec![put, unused]).await
    }

    /// The condition under which a player enters a Final on the place that a section gives: it is not put off
    /// from this one.
    pub(crate) fn not_deferred_from(
        &self,
        event: EventId,
        player: PlayerId,
        section: SectionId,
    ) -> Result<TransactWriteItem, Error> {
        let check = ConditionCheck::builder()
            .table_name(self.table())
            .set_key(Some(deferral_key(player, section.0)))
            .condition_expression("attribute_not_exists(pk) OR event <> :event")
            .expression_attribute_values(":event", number(event.0))
            .build()?;
        Ok(TransactWriteItem::builder().condition_check(check).build())
    }
}
