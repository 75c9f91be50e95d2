//! Items as maps of attributes: keys, and typed reading that never trusts.

use std::collections::HashMap;
use std::str::FromStr;

use aws_sdk_dynamodb::primitives::Blob;
use aws_sdk_dynamodb::types::AttributeValue;

use crate::Error;

/// The partition key's name.
pub(crate) const PK: &str = "pk";
/// The sort key's name.
pub(crate) const SK: &str = "sk";

/// An item, or a key, or the values of an expression.
pub(crate) type Attributes = HashMap<String, AttributeValue>;

/// The two attributes that name an item.
pub(crate) fn key(pk: impl Into<String>, sk: impl Into<String>) -> Attributes {
    HashMap::from([(PK.to_owned(), text(pk)), (SK.to_owned(), text(sk))])
}

/// A number attribute.
pub(crate) fn number(value: impl ToString) -> AttributeValue {
    AttributeValue::N(value.to_string())
}

/// A text attribute.
pub(crate) fn text(value: impl Into<String>) -> AttributeValue {
    AttributeValue::S(value.into())
}

/// A binary attribute.
pub(crate) fn bytes(value: Vec<u8>) -> AttributeValue {
    AttributeValue::B(Blob::new(value))
}

/// What the aliases in expressions stand for: many plain names are reserved words, so `#log` is the attribute `log`.
/// The database refuses names of which there are none, or that none uses.
pub(crate) fn names_in<'a>(
    expressions: impl IntoIterator<Item = &'a str>,
) -> Option<HashMap<String, String>> {
    let aliases = expressions.into_iter().flat_map(|text| text.split('#').skip(1));
    let names: HashMap<_, _> = aliases
        .filter_map(|text| text.split(|c: char| c != '_' && !c.is_alphanumeric()).next())
        .map(|name| (format!("#{name}"), name.to_owned()))
        .collect();
    (!names.is_empty()).then_some(names)
}

/// Bytes of an item as DynamoDB counts them: UTF-8 names and texts, binary values, and numbers at
/// half a byte a digit and one more. Other types are not in the items that are counted.
pub(crate) fn item_bytes(item: &Attributes) -> usize {
    let value_bytes = |value: &AttributeValue| match value {
        AttributeValue::S(text) => text.len(),
        AttributeValue::N(digits) => digits.len().div_ceil(2) + 1,
        AttributeValue::B(bytes) => bytes.as_ref().len(),
        _ => 0,
    };
    item.iter().map(|(name, value)| name.len() + value_bytes(value)).sum()
}

/// Reads one item's attributes; errors name the item.
pub(crate) struct Reader<'a> {
    attributes: &'a Attributes,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(attributes: &'a Attributes) -> Reader<'a> {
        Reader { attributes }
    }

    /// A number, where it is there.
    pub(crate) fn maybe_number<T: FromStr>(&self, name: &str) -> Result<Option<T>, Error> {
        let Some(value) = self.attributes.get(name) else { return Ok(None) };
        let digits = value.as_n().map_err(|_| self.corrupt(name, "is not a number"))?;
        digits.parse().map(Some).map_err(|_| self.corrupt(name, "is out of range"))
    }

    /// A number that must be there.
    pub(crate) fn number<T: FromStr>(&self, name: &str) -> Result<T, Error> {
        self.maybe_number(name)?.ok_or_else(|| self.corrupt(name, "is missing"))
    }

    /// A text, where it is there.
    pub(crate) fn maybe_text(&self, name: &str) -> Result<Option<&'a str>, Error> {
        let Some(value) = self.attributes.get(name) else { return Ok(None) };
        value
            .as_s()
            .map(|text| Some(text.as_str()))
            .map_err(|_| self.corrupt(name, "is not a text"))
    }

    /// A text that must be there.
    pub(crate) fn text(&self, name: &str) -> Result<&'a str, Error> {
        self.maybe_text(name)?.ok_or_else(|| self.corrupt(name, "is missing"))
    }

    /// A text that must be there and read as a `T`.
    pub(crate) fn parsed<T: FromStr>(&self, name: &str) -> Result<T, Error> {
        self.text(name)?.parse().map_err(|_| self.corrupt(name, "cannot be read"))
    }

    /// Bytes, where they are there.
    pub(crate) fn maybe_bytes(&self, name: &str) -> Result<Option<&'a [u8]>, Error> {
        let Some(value) = self.attributes.get(name) else { return Ok(None) };
        value.as_b().map(|b| Some(b.as_ref())).map_err(|_| self.corrupt(name, "is not binary"))
    }

    /// Bytes that must be there.
    pub(crate) fn bytes(&self, name: &str) -> Result<&'a [u8], Error> {
        self.maybe_bytes(name)?.ok_or_else(|| self.corrupt(name, "is missing"))
    }

    /// The error for an attribute of this item.
    pub(crate) fn corrupt(&self, name: &str, reason: impl std::fmt::Display) -> Error {
        let part = |name| match self.attributes.get(name) {
            Some(AttributeValue::S(text)) => text.as_str(),
            _ => "?",
        };
        // Errors reach a log, and an address is part of its item's key, as half of a link is.
        let kept_secret = ["EMAIL#", "ADDRESS#"].into_iter().find(|it| part(PK).starts_with(it));
        let pk = kept_secret.unwrap_or(part(PK));
        Error::corrupt(format!("{pk} {}", part(SK)), format!("{name} {reason}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aliases_name_attributes() {
        assert_eq!(names_in(["SET seen_at = :until", ""]), None);
        let set = "SET #log = :log, #log_2=:x REMOVE alarm_at, #shard";
        let expected =
            ["events", "log", "log_2", "shard"].map(|name| (format!("#{name}"), name.to_owned()));
        assert_eq!(names_in([set, "(#events = :n)"]), Some(HashMap::from(expected)));
    }
}
