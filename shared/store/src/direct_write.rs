//! Writes to a database in this process, past the SDK.

use std::collections::HashMap;

use aws_sdk_dynamodb::types::TransactWriteItem;
use serde::{Deserialize, Serialize};

use crate::direct::{Consumed, TOTAL};
use crate::item::Attributes;
use crate::json::{Written, deserialize_image};
use crate::{Error, Store};

/// A write of one item, alone or as a part of a transaction.
#[derive(Default, Serialize)]
#[serde(rename_all = "PascalCase")]
pub(crate) struct Write<'a> {
    pub(crate) table_name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) item: Option<Written<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) key: Option<Written<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) update_expression: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) condition_expression: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) expression_attribute_names: Option<&'a HashMap<String, String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) expression_attribute_values: Option<Written<'a>>,
    /// Of an update that stands alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) return_values: Option<&'a str>,
    /// Of one that stands alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) return_consumed_capacity: Option<&'a str>,
}

impl Store {
    /// Carries out a write that stands alone, and answers what it has asked for of the item; none: the SDK is to be
    /// asked.
    pub(crate) async fn write_directly(
        &self,
        operation: &'static str,
        write: Write<'_>,
    ) -> Option<Result<Attributes, Error>> {
        #[derive(Deserialize)]
        #[serde(rename_all = "PascalCase")]
        struct Answer {
            #[serde(default, deserialize_with = "deserialize_image")]
            attributes: Option<Attributes>,
            consumed_capacity: Consumed,
        }
        let direct = self.direct.as_ref()?;
        let asked = Write { return_consumed_capacity: Some(TOTAL), ..write };
        let answer: Result<Answer, Error> = direct.ask(operation, &asked).await?;
        Some(answer.map(|answer| {
            self.units.add_write(Some(&answer.consumed_capacity.into()));
            answer.attributes.unwrap_or_default()
        }))
    }

    /// Writes all or nothing; none: the SDK is to be asked.
    pub(crate) async fn transact_directly(
        &self,
        writes: &[TransactWriteItem],
    ) -> Option<Result<(), Error>> {
        #[derive(Serialize)]
        #[serde(rename_all = "PascalCase")]
        struct Asked<'a> {
            transact_items: Vec<HashMap<&'a str, Write<'a>>>,
            return_consumed_capacity: &'a str,
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "PascalCase")]
        struct Answer {
            consumed_capacity: Vec<Consumed>,
        }
        let direct = self.direct.as_ref()?;
        let parts: Option<_> =
            writes.iter().map(|write| Some([Write::of(write)?].into())).collect();
        let asked = Asked { transact_items: parts?, return_consumed_capacity: TOTAL };
        let answer: Result<Answer, Error> = direct.ask("TransactWriteItems", &asked).await?;
        Some(answer.map(|answer| {
            let consumed = answer.consumed_capacity.into_iter();
            consumed.for_each(|consumed| self.units.add_write(Some(&consumed.into())));
        }))
    }
}

impl<'a> Write<'a> {
    /// What a part of a transaction is called, and what it says; none: of a kind that nobody knows.
    fn of(part: &'a TransactWriteItem) -> Option<(&'static str, Write<'a>)> {
        if let Some(put) = part.put() {
            let write = Write {
                item: Some(Written(&put.item)),
                condition_expression: put.condition_expression(),
                expression_attribute_names: put.expression_attribute_names(),
                expression_attribute_values: put.expression_attribute_values().map(Written),
                ..Write::to(&put.table_name)
            };
            return Some(("Put", write));
        }
        if let Some(update) = part.update() {
            let write = Write {
                key: Some(Written(&update.key)),
                update_expression: Some(&update.update_expression),
                condition_expression: update.condition_expression(),
                expression_attribute_names: update.expression_attribute_names(),
                expression_attribute_values: update.expression_attribute_values().map(Written),
                ..Write::to(&update.table_name)
            };
            return Some(("Update", write));
        }
        if let Some(delete) = part.delete() {
            let write = Write {
                key: Some(Written(&delete.key)),
                condition_expression: delete.condition_expression(),
                expression_attribute_names: delete.expression_attribute_names(),
                expression_attribute_values: delete.expression_attribute_values().map(Written),
                ..Write::to(&delete.table_name)
            };
            return Some(("Delete", write));
        }
        let check = part.condition_check()?;
        let write = Write {
            key: Some(Written(&check.key)),
            condition_expression: Some(&check.condition_expression),
            expression_attribute_names: check.expression_attribute_names(),
            expression_attribute_values: check.expression_attribute_values().map(Written),
            ..Write::to(&check.table_name)
        };
        Some(("ConditionCheck", write))
    }

    /// One that says nothing yet.
    pub(crate) fn to(table_name: &'a str) -> Write<'a> {
        Write { table_name, ..Write::default() }
    }
}
