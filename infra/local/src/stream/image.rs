//! Items of the embedded database as the SDK would have them.

use std::collections::HashMap;

use aws_sdk_dynamodb::primitives::Blob;
use aws_sdk_dynamodb::types::AttributeValue;

/// An item as it is kept.
pub type Image = HashMap<String, AttributeValue>;

/// The partition key of an item; none when it is no text.
pub(super) fn partition(keys: &dynoxide::Item) -> Option<String> {
    match keys.get("pk")? {
        dynoxide::AttributeValue::S(partition) => Some(partition.clone()),
        _ => None,
    }
}

/// An item of dynoxide's as one of the SDK's.
pub(super) fn convert(item: dynoxide::Item) -> Image {
    item.into_iter().map(|(name, value)| (name, convert_value(value))).collect()
}

/// Lists and maps lie in each other 32 deep at most, in DynamoDB as in dynoxide.
fn convert_value(value: dynoxide::AttributeValue) -> AttributeValue {
    use dynoxide::AttributeValue as Embedded;
    match value {
        Embedded::S(text) => AttributeValue::S(text),
        Embedded::N(digits) => AttributeValue::N(digits),
        Embedded::B(bytes) => AttributeValue::B(Blob::new(bytes)),
        Embedded::BOOL(value) => AttributeValue::Bool(value),
        Embedded::NULL(value) => AttributeValue::Null(value),
        Embedded::SS(texts) => AttributeValue::Ss(texts),
        Embedded::NS(numbers) => AttributeValue::Ns(numbers),
        Embedded::BS(values) => AttributeValue::Bs(values.into_iter().map(Blob::new).collect()),
        Embedded::L(values) => AttributeValue::L(values.into_iter().map(convert_value).collect()),
        Embedded::M(item) => AttributeValue::M(convert(item)),
    }
}
