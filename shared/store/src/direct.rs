//! A database in this process, asked past the SDK by those requests of which there are most.
//!
//! For one that never leaves the process the SDK does three times the work of the database: configuration, identity,
//! endpoint, tries, each put together afresh. Here its JSON is written and read, and nothing else. Whatever is not
//! answered with success is asked again through the SDK, which knows how often to ask and what to make of a refusal:
//! what was refused has written nothing.

use std::collections::HashMap;
use std::sync::Arc;

use aws_sdk_dynamodb::types::ConsumedCapacity;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::access::{Watch, tell};
use crate::item::Attributes;
use crate::json::{Written, deserialize_image};
use crate::{Ask, Reply, Store};

const TOTAL: &str = "TOTAL";

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

/// A query of the table by its own keys.
pub(crate) struct Query<'a> {
    pub(crate) condition: &'a str,
    pub(crate) values: &'a Attributes,
    pub(crate) forward: bool,
    pub(crate) limit: Option<i32>,
    pub(crate) start: Option<&'a Attributes>,
}

/// An update of one item.
pub(crate) struct Update<'a> {
    pub(crate) key: &'a Attributes,
    pub(crate) expression: &'a str,
    pub(crate) condition: &'a str,
    pub(crate) names: &'a HashMap<String, String>,
    pub(crate) values: &'a Attributes,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Consumed {
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
        let answer: Answer = self.direct.as_ref()?.ask("GetItem", &asked).await?;
        self.units.add_read(Some(&answer.consumed_capacity.into()));
        Some(answer.item)
    }

    /// A page of the items of a partition; none: the SDK is to be asked.
    pub(crate) async fn query_directly(&self, query: &Query<'_>) -> Option<Page> {
        #[derive(Serialize)]
        #[serde(rename_all = "PascalCase")]
        struct Asked<'a> {
            table_name: &'a str,
            key_condition_expression: &'a str,
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
            key_condition_expression: query.condition,
            expression_attribute_values: Written(query.values),
            scan_index_forward: query.forward,
            limit: query.limit,
            consistent_read: true,
            exclusive_start_key: query.start.map(Written),
            return_consumed_capacity: TOTAL,
        };
        let answer: Answer = self.direct.as_ref()?.ask("Query", &asked).await?;
        self.units.add_read(Some(&answer.consumed_capacity.into()));
        let items = answer.items.into_iter().filter_map(|Item(item)| item).collect();
        Some(Page { items, last: answer.last_evaluated_key })
    }

    /// Writes a change of one item, where its condition holds; none: the SDK is to be asked.
    pub(crate) async fn update_directly(&self, update: &Update<'_>) -> Option<()> {
        #[derive(Serialize)]
        #[serde(rename_all = "PascalCase")]
        struct Asked<'a> {
            table_name: &'a str,
            key: Written<'a>,
            update_expression: &'a str,
            condition_expression: &'a str,
            expression_attribute_names: &'a HashMap<String, String>,
            expression_attribute_values: Written<'a>,
            return_consumed_capacity: &'a str,
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "PascalCase")]
        struct Answer {
            consumed_capacity: Consumed,
        }
        let asked = Asked {
            table_name: self.table(),
            key: Written(update.key),
            update_expression: update.expression,
            condition_expression: update.condition,
            expression_attribute_names: update.names,
            expression_attribute_values: Written(update.values),
            return_consumed_capacity: TOTAL,
        };
        let answer: Answer = self.direct.as_ref()?.ask("UpdateItem", &asked).await?;
        self.units.add_write(Some(&answer.consumed_capacity.into()));
        Some(())
    }
}

impl Direct {
    async fn ask<T: DeserializeOwned>(
        &self,
        operation: &'static str,
        asked: &impl Serialize,
    ) -> Option<T> {
        let body = serde_json::to_vec(asked).ok()?;
        if let Some(watch) = self.watch {
            tell(watch, operation, &body).ok()?;
        }
        let Reply { status, body } = self.database.ask(operation, body).await?;
        if status == 200 { serde_json::from_slice(&body).ok() } else { None }
    }
}
