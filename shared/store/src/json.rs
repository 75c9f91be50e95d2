//! Attributes in the JSON of the database: as the database in this process is asked, and as Lambda hands over a
//! stream's records.

use std::collections::HashMap;

use aws_sdk_dynamodb::primitives::Blob;
use aws_sdk_dynamodb::types::AttributeValue;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser};

use crate::item::Attributes;

/// Attributes as they are written.
pub(crate) struct Written<'a>(pub(crate) &'a Attributes);

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(name, value)| (name, WrittenValue(value))))
    }
}

struct WrittenValue<'a>(&'a AttributeValue);

impl Serialize for WrittenValue<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let binary = |blob: &Blob| aws_smithy_types::base64::encode(blob);
        match self.0 {
            AttributeValue::S(text) => to.collect_map([("S", text)]),
            AttributeValue::N(digits) => to.collect_map([("N", digits)]),
            AttributeValue::B(blob) => to.collect_map([("B", binary(blob))]),
            AttributeValue::Bool(value) => to.collect_map([("BOOL", value)]),
            AttributeValue::Null(value) => to.collect_map([("NULL", value)]),
            AttributeValue::Ss(texts) => to.collect_map([("SS", texts)]),
            AttributeValue::Ns(numbers) => to.collect_map([("NS", numbers)]),
            AttributeValue::Bs(blobs) => {
                to.collect_map([("BS", blobs.iter().map(binary).collect::<Vec<_>>())])
            }
            AttributeValue::L(list) => {
                to.collect_map([("L", list.iter().map(WrittenValue).collect::<Vec<_>>())])
            }
            AttributeValue::M(map) => to.collect_map([("M", Written(map))]),
            _ => Err(ser::Error::custom("an attribute of a kind that nobody knows")),
        }
    }
}

/// An attribute as it is read.
#[derive(Deserialize)]
enum Json {
    S(String),
    N(String),
    B(String),
    #[serde(rename = "BOOL")]
    Bool(bool),
    #[serde(rename = "NULL")]
    Null(bool),
    #[serde(rename = "SS")]
    Ss(Vec<String>),
    #[serde(rename = "NS")]
    Ns(Vec<String>),
    #[serde(rename = "BS")]
    Bs(Vec<String>),
    L(Vec<Json>),
    M(HashMap<String, Json>),
}

impl Json {
    /// The attribute; `None` when binary data are not in base64.
    fn read(self) -> Option<AttributeValue> {
        let binary = |text: &String| Some(Blob::new(aws_smithy_types::base64::decode(text).ok()?));
        Some(match self {
            Json::S(text) => AttributeValue::S(text),
            Json::N(digits) => AttributeValue::N(digits),
            Json::B(text) => AttributeValue::B(binary(&text)?),
            Json::Bool(value) => AttributeValue::Bool(value),
            Json::Null(value) => AttributeValue::Null(value),
            Json::Ss(texts) => AttributeValue::Ss(texts),
            Json::Ns(numbers) => AttributeValue::Ns(numbers),
            Json::Bs(texts) => AttributeValue::Bs(texts.iter().map(binary).collect::<Option<_>>()?),
            Json::L(list) => {
                AttributeValue::L(list.into_iter().map(Json::read).collect::<Option<_>>()?)
            }
            Json::M(map) => AttributeValue::M(Json::read_all(map)?),
        })
    }

    fn read_all(map: HashMap<String, Json>) -> Option<Attributes> {
        map.into_iter().map(|(name, value)| Some((name, value.read()?))).collect()
    }
}

/// Reads an image from the JSON of the database, for `#[serde(deserialize_with)]`; an empty one is
/// none, as Lambda writes it.
///
/// # Errors
/// The format's own, for anything that is no item.
pub fn deserialize_image<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<Attributes>, D::Error> {
    let Some(map) = Option::<HashMap<String, Json>>::deserialize(from)? else { return Ok(None) };
    let image = Json::read_all(map).ok_or_else(|| de::Error::custom("no base64"))?;
    Ok((!image.is_empty()).then_some(image))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written is read as it was, whatever is in it.
    #[test]
    fn attributes_come_back() {
        let text = |text: &str| AttributeValue::S(text.to_owned());
        let values = [
            text("Šárka \u{0} \"quoted\" \n"),
            AttributeValue::N("-12.5".to_owned()),
            AttributeValue::B(Blob::new((0..=255).collect::<Vec<u8>>())),
            AttributeValue::B(Blob::new([])),
            AttributeValue::Bool(false),
            AttributeValue::Null(true),
            AttributeValue::Ss(vec!["a".to_owned(), String::new()]),
            AttributeValue::Ns(vec!["1".to_owned()]),
            AttributeValue::Bs(vec![Blob::new([7]), Blob::new([])]),
            AttributeValue::L(vec![text("x"), AttributeValue::L(Vec::new())]),
            AttributeValue::M(HashMap::from([("in".to_owned(), AttributeValue::Bool(true))])),
        ];
        let image: Attributes =
            (0..).zip(values).map(|(number, value)| (format!("a{number}"), value)).collect();
        let json = serde_json::to_vec(&Written(&image)).expect("JSON");
        let mut reader = serde_json::Deserializer::from_slice(&json);
        assert_eq!(deserialize_image(&mut reader).expect("an image"), Some(image));
    }
}
