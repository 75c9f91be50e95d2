//! Going through the whole table once, a part at a time: for what was stored before there was a line of it.
//! How far a search has come is kept, so that a run goes on where the one before it has ended.

use aws_sdk_dynamodb::types::{ReturnConsumedCapacity, Select};
use futures_util::FutureExt;

use crate::item::{Attributes, PK, Reader, SK, key, text};
use crate::{Error, Store};

/// What a part of the table holds.
pub(crate) struct Found {
    /// The items of the kind that is sought.
    pub(crate) items: Vec<Attributes>,
    /// The last key that was looked at; empty at the end of the table.
    pub(crate) last: Attributes,
}

/// Whether a search that keeps its place in this item has come to the table's end.
pub(crate) fn is_at_its_end(place: &Attributes) -> bool {
    !place.contains_key("last_pk")
}

impl Store {
    /// The next part of a search that keeps its place in the item `place`: up to `items` items of the table, of
    /// which those with the sort key `sk` are answered, with `attribute` and their keys alone. None when the end was
    /// reached before.
    pub(crate) async fn search_on(
        &self,
        place: Attributes,
        sk: &str,
        attribute: &str,
        items: u16,
    ) -> Result<Option<Found>, Error> {
        let known = self.get(place).await?;
        let known = known.as_ref().map(Reader::new);
        let mark = |name| known.as_ref().map_or(Ok(None), |known| known.maybe_text(name));
        let start = match (mark("last_pk")?, mark("last_sk")?) {
            (Some(pk), Some(sk)) => Some(key(pk, sk)),
            _ if known.is_some() => return Ok(None),
            _ => None,
        };
        let answer = self
            .client()
            .scan()
            .table_name(self.table())
            .filter_expression("sk = :sk")
            // Nothing else may be seen of items that are others' business: clock-tick's right says so.
            .select(Select::SpecificAttributes)
            .projection_expression(format!("{PK}, {SK}, {attribute}"))
            .expression_attribute_values(":sk", text(sk))
            .limit(i32::from(items))
            .set_exclusive_start_key(start)
            .return_consumed_capacity(ReturnConsumedCapacity::Total)
            .send()
            .boxed()
            .await?;
        self.units.add_read(answer.consumed_capacity());
        let last = answer.last_evaluated_key.unwrap_or_default();
        Ok(Some(Found { items: answer.items.unwrap_or_default(), last }))
    }

    /// Keeps how far a search has come, and answers whether that is the end.
    pub(crate) async fn keep_place(
        &self,
        mut place: Attributes,
        last: Attributes,
    ) -> Result<bool, Error> {
        for (name, mark) in [(PK, "last_pk"), (SK, "last_sk")] {
            place.extend(last.get(name).map(|value| (mark.to_owned(), value.clone())));
        }
        self.put_item(place).await?;
        Ok(last.is_empty())
    }
}
