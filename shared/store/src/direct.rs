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
use crate::{Ask, Reply};

const TOTAL: &str = "TOTAL";

/// The way to the database.
#[derive(Clone, Debug)]
pub(crate) struct Direct {
    pub(crate) database: Arc<dyn Ask>,
    /// Who is told of every action before it is sent.
    pub(crate) watch: Option<Watch>,
}

/// What a request was answered with, and what it has consumed.
pub(crate) struct Said<T> {
    pub(crate) what: T,
    pub(crate) consumed: ConsumedCapacity,
}

/// Items that a query has found.
pub(crate) struct Page {
    pub(crate) items: Vec<Attributes>,
    /// Where the next page begins; none: this was the last.
    pub(crate) last: Option<Attributes>,
}

/// A query of the table by its own keys.
pub(crate) struct Query<'a> {
    pub(crate) table: &'a str,
    pub(crate) condition: &'a str,
    pub(crate) values: &'a Attributes,
    pub(crate) forward: bool,
    pub(crate) limit: Option<i32>,
    pub(crate) start: Option<&'a Attributes>,
}

/// An update of one item.
pub(crate) struct Update<'a> {
    pub(crate) table: &'a str,
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

impl Direct {
    /// One item by its key, read consistently.
    pub(crate) async fn get(
        &self,
        table: &str,
        key: &Attributes,
    ) -> Option<Said<Option<Attributes>>> {
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
            table_name: table,
            key: Written(key),
            consistent_read: true,
            return_consumed_capacity: TOTAL,
        };
        let answer: Answer = self.ask("GetItem", &asked).await?;
        Some(Said { what: answer.item, consumed: answer.consumed_capacity.into() })
    }

    /// A page of the items of a partition.
    pub(crate) async fn query(&self, query: &Query<'_>) -> Option<Said<Page>> {
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
            table_name: query.table,
            key_condition_expression: query.condition,
            expression_attribute_values: Written(query.values),
            scan_index_forward: query.forward,
            limit: query.limit,
            consistent_read: true,
            exclusive_start_key: query.start.map(Written),
            return_consumed_capacity: TOTAL,
        };
        let answer: Answer = self.ask("Query", &asked).await?;
        let items = answer.items.into_iter().filter_map(|Item(item)| item).collect();
        let page = Page { items, last: answer.last_evaluated_key };
        Some(Said { what: page, consumed: answer.consumed_capacity.into() })
    }

    /// Writes a change of one item, where its condition holds.
    pub(crate) async fn update(&self, update: &Update<'_>) -> Option<Said<()>> {
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
            table_name: update.table,
            key: Written(update.key),
            update_expression: update.expression,
            condition_expression: update.condition,
            expression_attribute_names: update.names,
            expression_attribute_values: Written(update.values),
            return_consumed_capacity: TOTAL,
        };
        let answer: Answer = self.ask("UpdateItem", &asked).await?;
        Some(Said { what: (), consumed: answer.consumed_capacity.into() })
    }

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
