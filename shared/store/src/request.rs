//! The requests that more than one kind of item needs.
//!
//! What waits for an answer of the SDK is some 6 KB large, and its type is nested deep. It is boxed
//! wherever it is awaited, or whoever asks for several things at the same time carries them all on the
//! stack, and the compiler refuses the type of a longer call.

use std::collections::HashMap;

use aws_sdk_dynamodb::types::{
    AttributeValue, Delete, KeysAndAttributes, Put, ReturnConsumedCapacity, TransactWriteItem,
};
use futures_util::FutureExt;

use crate::direct::{Batch, Page, Query};
use crate::item::{Attributes, PK, names_in, number, text};
use crate::patience::wait_after;
use crate::{Error, Store};

/// Most items that one batch read may ask for.
const BATCH_ITEMS_MAX: usize = 100;
/// How often what a batch left out is asked for again.
const BATCH_TRIES_MAX: u32 = 8;

/// Which of the items that a query finds: all, in the order of the keys, unless it says otherwise.
#[derive(Clone, Debug, Default)]
pub(crate) struct Part {
    /// Those behind this key, which need not be there.
    pub(crate) after: Option<Attributes>,
    /// So many at most, and at least 1.
    pub(crate) limit: Option<u16>,
    /// Against the order of the keys.
    pub(crate) backwards: bool,
}

impl Store {
    /// A write of an item that must not exist yet.
    pub(crate) fn put_new(&self, item: Attributes) -> Result<TransactWriteItem, Error> {
        let put = Put::builder()
            .table_name(self.table())
            .set_item(Some(item))
            .condition_expression(format!("attribute_not_exists({PK})"))
            .build()?;
        Ok(TransactWriteItem::builder().put(put).build())
    }

    /// A write of an item, whether it exists or not.
    pub(crate) fn put(&self, item: Attributes) -> Result<TransactWriteItem, Error> {
        let put = Put::builder().table_name(self.table()).set_item(Some(item)).build()?;
        Ok(TransactWriteItem::builder().put(put).build())
    }

    /// A write of an item that still has the version with which it was read.
    pub(crate) fn put_changed(
        &self,
        item: Attributes,
        was: u32,
    ) -> Result<TransactWriteItem, Error> {
        let put = Put::builder()
            .table_name(self.table())
            .set_item(Some(item))
            .condition_expression("version = :was")
            .expression_attribute_values(":was", number(was))
            .build()?;
        Ok(TransactWriteItem::builder().put(put).build())
    }

    /// A write that removes an item; it need not be there.
    pub(crate) fn delete(&self, key: Attributes) -> Result<TransactWriteItem, Error> {
        let delete = Delete::builder().table_name(self.table()).set_key(Some(key)).build()?;
        Ok(TransactWriteItem::builder().delete(delete).build())
    }

    /// A write that removes an item that still has the version with which it was read.
    pub(crate) fn delete_changed(
        &self,
        key: Attributes,
        was: u32,
    ) -> Result<TransactWriteItem, Error> {
        let delete = Delete::builder()
            .table_name(self.table())
            .set_key(Some(key))
            .condition_expression("version = :was")
            .expression_attribute_values(":was", number(was))
            .build()?;
        Ok(TransactWriteItem::builder().delete(delete).build())
    }

    /// Writes all or nothing.
    pub(crate) async fn transact(&self, writes: Vec<TransactWriteItem>) -> Result<(), Error> {
        if let Some(outcome) = self.transact_directly(&writes).await {
            return outcome;
        }
        let request = self
            .client()
            .transact_write_items()
            .set_transact_items(Some(writes))
            .return_consumed_capacity(ReturnConsumedCapacity::Total);
        let answer = request.send().boxed().await?;
        answer.consumed_capacity().iter().for_each(|c| self.units.add_write(Some(c)));
        Ok(())
    }

    /// Writes a single item as a transaction: twice the units, but what is asked again because its answer
    /// was lost is known again, instead of being refused by what it has itself written. For what nobody
    /// reads again and decides again.
    pub(crate) async fn write_once(&self, write: TransactWriteItem) -> Result<(), Error> {
        self.transact(vec![write]).await
    }

    /// Reads many items by their keys, in as many requests as it takes; in no order.
    pub(crate) async fn batch_get(&self, keys: Vec<Attributes>) -> Result<Vec<Attributes>, Error> {
        let mut found = Vec::with_capacity(keys.len());
        for chunk in keys.chunks(BATCH_ITEMS_MAX) {
            let mut wanted = chunk.to_vec();
            let mut tries = 0;
            while !wanted.is_empty() {
                if tries == BATCH_TRIES_MAX {
                    return Err(Error::Unavailable("a batch read was not finished".to_owned()));
                }
                if tries > 0 {
                    tokio::time::sleep(wait_after(tries)).await;
                }
                tries += 1;
                let Batch { mut items, left } = self.batch_of(wanted).await?;
                found.append(&mut items);
                wanted = left;
            }
        }
        Ok(found)
    }

    async fn batch_of(&self, keys: Vec<Attributes>) -> Result<Batch, Error> {
        if let Some(batch) = self.batch_get_directly(&keys).await {
            return Ok(batch);
        }
        let wanted =
            KeysAndAttributes::builder().set_keys(Some(keys)).consistent_read(true).build()?;
        let request = self
            .client()
            .batch_get_item()
            .set_request_items(Some(HashMap::from([(self.table().to_owned(), wanted)])))
            .return_consumed_capacity(ReturnConsumedCapacity::Total);
        let answer = request.send().boxed().await?;
        answer.consumed_capacity().iter().for_each(|c| self.units.add_read(Some(c)));
        let mut left = answer.unprocessed_keys.unwrap_or_default();
        let mut answered = answer.responses.unwrap_or_default();
        Ok(Batch {
            items: answered.remove(self.table()).unwrap_or_default(),
            left: left.remove(self.table()).map(|rest| rest.keys).unwrap_or_default(),
        })
    }

    /// Every item of a partition whose sort key begins with `prefix`, in the order of the keys.
    pub(crate) async fn query_prefix(
        &self,
        pk: String,
        prefix: &str,
    ) -> Result<Vec<Attributes>, Error> {
        self.query_part(pk, prefix, Part::default()).await
    }

    /// A part of the items of a partition whose sort key begins with `prefix`.
    pub(crate) async fn query_part(
        &self,
        pk: String,
        prefix: &str,
        part: Part,
    ) -> Result<Vec<Attributes>, Error> {
        let values = [(":prefix".to_owned(), text(prefix))];
        self.query_pages(pk, " AND begins_with(sk, :prefix)", values, part).await
    }

    /// The items of a partition whose sort keys lie between two, which may be among them.
    pub(crate) async fn query_between(
        &self,
        pk: String,
        [from, to]: [String; 2],
    ) -> Result<Vec<Attributes>, Error> {
        let values = [(":from".to_owned(), text(from)), (":to".to_owned(), text(to))];
        self.query_pages(pk, " AND sk BETWEEN :from AND :to", values, Part::default()).await
    }

    /// Every item of a partition, in the order of the keys.
    pub(crate) async fn query_all(&self, pk: String) -> Result<Vec<Attributes>, Error> {
        self.query_all_of(pk, Part::default()).await
    }

    /// A part of the items of a partition.
    pub(crate) async fn query_all_of(
        &self,
        pk: String,
        part: Part,
    ) -> Result<Vec<Attributes>, Error> {
        self.query_pages(pk, "", [], part).await
    }

    async fn query_pages(
        &self,
        pk: String,
        of_sort_key: &str,
        values: impl IntoIterator<Item = (String, AttributeValue)>,
        Part { after, limit, backwards }: Part,
    ) -> Result<Vec<Attributes>, Error> {
        let mut found = Vec::new();
        let mut start = after;
        let mut left = limit.map(i32::from);
        let condition = format!("pk = :pk{of_sort_key}");
        let mut values: Attributes = values.into_iter().collect();
        values.insert(":pk".to_owned(), text(pk));
        loop {
            let query = Query {
                index: None,
                condition: &condition,
                values: &values,
                forward: !backwards,
                limit: left,
                start: start.as_ref(),
            };
            let Page { mut items, last } = self.query_page(&query).await?;
            start = last;
            left = left.map(|left| left - i32::try_from(items.len()).unwrap_or(i32::MAX));
            found.append(&mut items);
            if start.is_none() || left.is_some_and(|left| left <= 0) {
                return Ok(found);
            }
        }
    }

    /// A page of what a query finds.
    pub(crate) async fn query_page(&self, query: &Query<'_>) -> Result<Page, Error> {
        if let Some(page) = self.query_directly(query).await {
            return Ok(page);
        }
        let request = self
            .client()
            .query()
            .table_name(self.table())
            .set_index_name(query.index.map(str::to_owned))
            .key_condition_expression(query.condition)
            .set_expression_attribute_names(names_in([query.condition]))
            .set_expression_attribute_values(Some(query.values.clone()))
            .scan_index_forward(query.forward)
            .set_limit(query.limit)
            .consistent_read(query.is_consistent())
            .set_exclusive_start_key(query.start.cloned())
            .return_consumed_capacity(ReturnConsumedCapacity::Total);
        let answer = request.send().boxed().await?;
        self.units.add_read(answer.consumed_capacity());
        let (items, last) = (answer.items.unwrap_or_default(), answer.last_evaluated_key);
        Ok(Page { items, last })
    }

    /// One item by its key, read consistently.
    pub(crate) async fn get(&self, key: Attributes) -> Result<Option<Attributes>, Error> {
        if let Some(found) = self.get_directly(&key).await {
            return Ok(found);
        }
        let request = self
            .client()
            .get_item()
            .table_name(self.table())
            .set_key(Some(key))
            .consistent_read(true)
            .return_consumed_capacity(ReturnConsumedCapacity::Total);
        let answer = request.send().boxed().await?;
        self.units.add_read(answer.consumed_capacity());
        Ok(answer.item)
    }
}
