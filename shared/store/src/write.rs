//! Writes of one item that stand alone: past the SDK where the database is in this process, through it otherwise.

use std::collections::HashMap;

use aws_sdk_dynamodb::types::{
    self, AttributeValue, ReturnConsumedCapacity, ReturnValue, TransactWriteItem,
};
use futures_util::FutureExt;

use crate::direct_write::Write;
use crate::item::{Attributes, names_in};
use crate::json::Written;
use crate::{Error, Store};

/// A change of one item. Many plain names are reserved words: `#log` in an expression is the attribute `log`.
#[derive(Clone, Debug)]
pub(crate) struct Update {
    pub(crate) key: Attributes,
    pub(crate) expression: String,
    /// None: it holds whatever is there.
    pub(crate) condition: Option<String>,
    pub(crate) values: Attributes,
}

impl Update {
    pub(crate) fn new(key: Attributes, expression: impl Into<String>) -> Update {
        Update { key, expression: expression.into(), condition: None, values: Attributes::new() }
    }

    /// The same, unless this does not hold.
    pub(crate) fn under(mut self, condition: impl Into<String>) -> Update {
        self.condition = Some(condition.into());
        self
    }

    /// The same with what a name such as `:next` stands for.
    pub(crate) fn with(mut self, name: &str, value: AttributeValue) -> Update {
        self.values.insert(name.to_owned(), value);
        self
    }

    /// The same with what several names stand for.
    pub(crate) fn with_all(
        mut self,
        values: impl IntoIterator<Item = (String, AttributeValue)>,
    ) -> Update {
        self.values.extend(values);
        self
    }

    fn names(&self) -> Option<HashMap<String, String>> {
        names_in(self.condition.iter().chain([&self.expression]).map(String::as_str))
    }
}

/// Values where there are any; the database refuses an empty map of them.
fn if_any(values: Attributes) -> Option<Attributes> {
    (!values.is_empty()).then_some(values)
}

impl Store {
    /// Carries a change out.
    ///
    /// # Errors
    /// `Conflict` when its condition does not hold; `Unavailable`.
    pub(crate) async fn update(&self, update: Update) -> Result<(), Error> {
        self.carry_out(update, ReturnValue::None).await.map(drop)
    }

    /// Carries a change out, and answers the item as it is then.
    ///
    /// # Errors
    /// As [`Store::update`].
    pub(crate) async fn update_and_read(&self, update: Update) -> Result<Attributes, Error> {
        self.carry_out(update, ReturnValue::AllNew).await
    }

    async fn carry_out(&self, update: Update, returned: ReturnValue) -> Result<Attributes, Error> {
        let names = update.names();
        let write = Write {
            key: Some(Written(&update.key)),
            update_expression: Some(&update.expression),
            condition_expression: update.condition.as_deref(),
            expression_attribute_names: names.as_ref(),
            expression_attribute_values: (!update.values.is_empty())
                .then_some(Written(&update.values)),
            return_values: Some(returned.as_str()),
            ..Write::to(self.table())
        };
        if let Some(outcome) = self.write_directly("UpdateItem", write).await {
            return outcome;
        }
        let request = self
            .client()
            .update_item()
            .table_name(self.table())
            .set_expression_attribute_names(names)
            .set_expression_attribute_values(if_any(update.values))
            .set_key(Some(update.key))
            .update_expression(update.expression)
            .set_condition_expression(update.condition)
            .return_values(returned)
            .return_consumed_capacity(ReturnConsumedCapacity::Total);
        let answer = request.send().boxed().await?;
        self.units.add_write(answer.consumed_capacity());
        Ok(answer.attributes.unwrap_or_default())
    }

    /// A change as a part of a transaction.
    pub(crate) fn update_write(&self, update: Update) -> Result<TransactWriteItem, Error> {
        let names = update.names();
        let update = types::Update::builder()
            .table_name(self.table())
            .set_expression_attribute_names(names)
            .set_expression_attribute_values(if_any(update.values))
            .set_key(Some(update.key))
            .update_expression(update.expression)
            .set_condition_expression(update.condition)
            .build()?;
        Ok(TransactWriteItem::builder().update(update).build())
    }

    /// Writes an item, whatever was there.
    ///
    /// # Errors
    /// `Unavailable`.
    pub(crate) async fn put_item(&self, item: Attributes) -> Result<(), Error> {
        self.put_where(item, None).await
    }

    /// Writes one item unless there is one of its key, and answers whether there was none.
    ///
    /// # Errors
    /// `Unavailable`.
    pub(crate) async fn put_unless_there(&self, item: Attributes) -> Result<bool, Error> {
        match self.put_where(item, Some("attribute_not_exists(pk)")).await {
            Ok(()) => Ok(true),
            Err(Error::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    async fn put_where(&self, item: Attributes, condition: Option<&str>) -> Result<(), Error> {
        let write = Write {
            item: Some(Written(&item)),
            condition_expression: condition,
            ..Write::to(self.table())
        };
        if let Some(outcome) = self.write_directly("PutItem", write).await {
            return outcome.map(drop);
        }
        let request = self
            .client()
            .put_item()
            .table_name(self.table())
            .set_item(Some(item))
            .set_condition_expression(condition.map(str::to_owned))
            .return_consumed_capacity(ReturnConsumedCapacity::Total);
        let answer = request.send().boxed().await?;
        self.units.add_write(answer.consumed_capacity());
        Ok(())
    }

    /// Removes an item; it need not be there.
    ///
    /// # Errors
    /// `Unavailable`.
    pub(crate) async fn delete_item(&self, key: Attributes) -> Result<(), Error> {
        let write = Write { key: Some(Written(&key)), ..Write::to(self.table()) };
        if let Some(outcome) = self.write_directly("DeleteItem", write).await {
            return outcome.map(drop);
        }
        let request = self
            .client()
            .delete_item()
            .table_name(self.table())
            .set_key(Some(key))
            .return_consumed_capacity(ReturnConsumedCapacity::Total);
        let answer = request.send().boxed().await?;
        self.units.add_write(answer.consumed_capacity());
        Ok(())
    }
}
