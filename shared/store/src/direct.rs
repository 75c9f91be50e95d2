//! A database in this process, asked past the SDK by those requests of which there are most.
//!
//! For one that never leaves the process the SDK does three times the work of the database: configuration, identity,
//! endpoint, tries, each put together afresh. Here its JSON is written and read, and nothing else. Whatever is not
//! answered, with success or that a condition does not hold, is asked again through the SDK, which knows how often to
//! ask and what to make of a refusal: what was refused has written nothing.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use aws_sdk_dynamodb::types::ConsumedCapacity;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::access::{Watch, tell};
use crate::error::is_conflict;
use crate::item::{Attributes, names_in};
use crate::json::{Written, deserialize_image};
use crate::{Ask, Error, Reply, Store};

/// How every request asks what it has consumed.
pub(crate) const TOTAL: &str = "TOTAL";

/// The way to the database.
#[derive(Clone, Debug)]
pub(crate) struct Direct {
    pub(crate) database: Arc<dyn Ask>,
    /// Who is told of every action before it is sent.
    pub(crate) watch: Option<Watch>,
}

/// Items that a query has found.
pub(crate) struct Page {
    pub(crate) items: Vec<Attributes>,
    /// Where the next page begins; none: this was the last.
    pub(crate) last: Option<Attributes>,
}

/// A query of the table by its own keys, or of an index by that one's.
pub(crate) struct Query<'a> {
    pub(crate) index: Option<&'a str>,
    pub(crate) condition: &'a str,
    pub(crate) values: &'a Attributes,
    pub(crate) forward: bool,
    pub(crate) limit: Option<i32>,
    pub(crate) start: Option<&'a Attributes>,
}

/// Items that were found of those that were asked for.
pub(crate) struct Batch {
    pub(crate) items: Vec<Attributes>,
    /// The keys of what was left out.
    pub(crate) left: Vec<Attributes>,
}

impl Query<'_> {
    /// An index is behind its table, and is not to be asked otherwise.
    pub(crate) fn is_consistent(&self) -> bool {
        self.index.is_none()
    }
}

/// What a request has consumed.
#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
pub(crate) struct Consumed {
    capacity_units: f64,
}

impl From<Consumed> for ConsumedCapacity {
    fn from(consumed: Consumed) -> ConsumedCapacity {
        ConsumedCapacity::builder().capacity_units(consumed.capacity_units).build()
    }
}

#[derive(Deserialize)]
struct Item(#[serde(deserialize_with = "deserialize_image")] Option<Attributes>);

impl Store {
    /// One item by its key, read consistently; none: the SDK is to be asked.
    pub(crate) async fn get_directly(&self, key: &Attributes) -> Option<Option<Attributes>> {
        #[derive(Serialize)]
        #[serde(rename_all = "PascalCase")]
        struct Asked<'a> {
            table_name: &'a str,
            key: Written<'a>,
            consistent_read: bool,
            return_consumed_capacity: &'a str,
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "PascalCase")]
        struct Answer {
            #[serde(default, deserialize_with = "deserialize_image")]
            item: Option<Attributes>,
            consumed_capacity: Consumed,
        }
        let asked = Asked {
            table_name: self.table(),
            key: Written(key),
            consistent_read: true,
            return_consumed_capacity: TOTAL,
        };
        let answer: Answer = self.direct.as_ref()?.ask("GetItem", &asked).await?.ok()?;
        self.units.add_read(Some(&answer.consumed_capacity.into()));
        Some(answer.item)
    }

    /// A page of the items of a partition; none: the SDK is to be asked.
    pub(crate) async fn query_directly(&self, query: &Query<'_>) -> Option<Page> {
        #[derive(Serialize)]
        #[serde(rename_all = "PascalCase")]
        struct Asked<'a> {
            table_name: &'a str,
            #[serde(skip_serializing_if = "Option::is_none")]
            index_name: Option<&'a str>,
            key_condition_expression: &'a str,
            #[serde(skip_serializing_if = "Option::is_none")]
            expression_attribute_names: Option<HashMap<String, String>>,
            expression_attribute_values: Written<'a>,
            scan_index_forward: bool,
            #[serde(skip_serializing_if = "Option::is_none")]
            limit: Option<i32>,
            consistent_read: bool,
            #[serde(skip_serializing_if = "Option::is_none")]
            exclusive_start_key: Option<Written<'a>>,
            return_consumed_capacity: &'a str,
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "PascalCase")]
        struct Answer {
            items: Vec<Item>,
            #[serde(default, deserialize_with = "deserialize_image")]
            last_evaluated_key: Option<Attributes>,
            consumed_capacity: Consumed,
        }
        let asked = Asked {
            table_name: self.table(),
            index_name: query.index,
            key_condition_expression: query.condition,
            expression_attribute_names: names_in([query.condition]),
            expression_attribute_values: Written(query.values),
            scan_index_forward: query.forward,
            limit: query.limit,
            consistent_read: query.is_consistent(),
            exclusive_start_key: query.start.map(Written),
            return_consumed_capacity: TOTAL,
        };
        let answer: Answer = self.direct.as_ref()?.ask("Query", &asked).await?.ok()?;
        self.units.add_read(Some(&answer.consumed_capacity.into()));
        Some(Page { items: found(answer.items), last: answer.last_evaluated_key })
    }

    /// Items by their keys, and the keys of those that were left out; none: the SDK is to be asked.
    pub(crate) async fn batch_get_directly(&self, keys: &[Attributes]) -> Option<Batch> {
        #[derive(Serialize)]
        #[serde(rename_all = "PascalCase")]
        struct Asked<'a> {
            request_items: HashMap<&'a str, Wanted<'a>>,
            return_consumed_capacity: &'a str,
        }
        #[derive(Serialize)]
        #[serde(rename_all = "PascalCase")]
        struct Wanted<'a> {
            keys: Vec<Written<'a>>,
            consistent_read: bool,
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "PascalCase")]
        struct Answer {
            responses: HashMap<String, Vec<Item>>,
            #[serde(default)]
            unprocessed_keys: HashMap<String, Left>,
            consumed_capacity: Vec<Consumed>,
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "PascalCase")]
        struct Left {
            keys: Vec<Item>,
        }
        let direct = self.direct.as_ref()?;
        let wanted = Wanted { keys: keys.iter().map(Written).collect(), consistent_read: true };
        let asked = Asked {
            request_items: HashMap::from([(self.table(), wanted)]),
            return_consumed_capacity: TOTAL,
        };
        let mut answer: Answer = direct.ask("BatchGetItem", &asked).await?.ok()?;
        for consumed in answer.consumed_capacity {
            self.units.add_read(Some(&consumed.into()));
        }
        let left = answer.unprocessed_keys.remove(self.table()).map(|left| left.keys);
        Some(Batch {
            items: found(answer.responses.remove(self.table()).unwrap_or_default()),
            left: found(left.unwrap_or_default()),
        })
    }
}

fn found(items: Vec<Item>) -> Vec<Attributes> {
    items.into_iter().filter_map(|Item(item)| item).collect()
}

impl Direct {
    /// What is asked for, or that a condition does not hold; none: the SDK is to be asked.
    pub(crate) async fn ask<T: DeserializeOwned>(
        &self,
        operation: &'static str,
        asked: &impl Serialize,
    ) -> Option<Result<T, Error>> {
        let body = serde_json::to_vec(asked).ok()?;
        if let Some(watch) = self.watch {
            tell(watch, operation, &body).ok()?;
        }
        let Reply { status, body } = self.database.ask(operation, body).await?;
        if status == 200 {
            return Some(Ok(serde_json::from_slice(&body).ok()?));
        }
        let refusal: Refusal<'_> = serde_json::from_slice(&body).ok()?;
        let code = refusal.code.rsplit('#').next()?;
        is_conflict(code, refusal.message.as_deref()).then_some(Err(Error::Conflict))
    }
}

#[derive(Deserialize)]
struct Refusal<'a> {
    #[serde(rename = "__type", borrow)]
    code: Cow<'a, str>,
    #[serde(alias = "Message", borrow)]
    message: Option<Cow<'a, str>>,
}
