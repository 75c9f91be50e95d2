//! What each request to the table needs a right for: so that tests can hold the rights of functions
//! against what they do.

use std::fmt;

use aws_sdk_dynamodb::config::interceptors::BeforeTransmitInterceptorContextRef;
use aws_sdk_dynamodb::config::{ConfigBag, Intercept, RuntimeComponents};
use aws_sdk_dynamodb::error::BoxError;
use serde_json::Value;

/// An action on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access<'a> {
    /// As AWS names it, such as `GetItem`. A transaction needs the rights of its parts.
    pub action: &'a str,
    /// The index that is asked; none: the table itself.
    pub index: Option<&'a str>,
    /// The partition keys that the request names; of an index, whatever its own key is.
    pub keys: Vec<String>,
    /// The attributes that it sees of each item, where it says so; none: all.
    pub seen: Option<Vec<String>>,
}

/// Who is told of every action.
pub type Watch = fn(&Access<'_>);

pub(crate) struct Watched(pub(crate) Watch);

impl fmt::Debug for Watched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Watched")
    }
}

impl Intercept for Watched {
    fn name(&self) -> &'static str {
        "Watched"
    }

    fn read_before_transmit(
        &self,
        context: &BeforeTransmitInterceptorContextRef<'_>,
        _components: &RuntimeComponents,
        _config: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        let request = context.request();
        let target = request.headers().get("x-amz-target").and_then(|it| it.split('.').nth(1));
        if let (Some(operation), Some(body)) = (target, request.body().bytes()) {
            tell(self.0, operation, body)?;
        }
        Ok(())
    }
}

/// Tells of everything that a request needs rights for.
pub(crate) fn tell(watch: Watch, operation: &str, body: &[u8]) -> serde_json::Result<()> {
    let body: Value = serde_json::from_slice(body)?;
    for access in accesses(operation, &body) {
        watch(&access);
    }
    Ok(())
}

/// What an operation needs rights for.
fn accesses<'a>(operation: &'a str, body: &'a Value) -> Vec<Access<'a>> {
    let table = |action, keys| Access { action, index: None, keys, seen: None };
    match operation {
        "TransactWriteItems" => {
            let parts = body["TransactItems"].as_array().into_iter().flatten();
            parts.filter_map(|part| part_of(part.as_object()?.iter().next()?)).collect()
        }
        "BatchGetItem" => {
            let tables = body["RequestItems"].as_object().into_iter().flatten();
            let keys = tables.flat_map(|(_, asked)| asked["Keys"].as_array().into_iter().flatten());
            vec![table(operation, keys.filter_map(partition).collect())]
        }
        "BatchWriteItem" => {
            let tables = body["RequestItems"].as_object().into_iter().flatten();
            let writes = tables.flat_map(|(_, writes)| writes.as_array().into_iter().flatten());
            let item = |write: &Value| {
                partition(&write["PutRequest"]["Item"])
                    .or_else(|| partition(&write["DeleteRequest"]["Key"]))
            };
            vec![table(operation, writes.filter_map(item).collect())]
        }
        _ => {
            let key = partition(&body["Key"])
                .or_else(|| partition(&body["Item"]))
                .or_else(|| text_of(&body["ExpressionAttributeValues"][":pk"]));
            let index = body["IndexName"].as_str();
            let keys = key.into_iter().collect();
            vec![Access { action: operation, index, keys, seen: seen(body) }]
        }
    }
}

/// A part of a transaction: what it is called, and what it is about.
fn part_of<'a>((kind, part): (&'a String, &'a Value)) -> Option<Access<'a>> {
    let action = match kind.as_str() {
        "Put" => "PutItem",
        "Update" => "UpdateItem",
        "Delete" => "DeleteItem",
        "ConditionCheck" => "ConditionCheckItem",
        _ => return None,
    };
    let key = partition(&part["Key"]).or_else(|| partition(&part["Item"]));
    Some(Access { action, index: None, keys: key.into_iter().collect(), seen: None })
}

fn seen(body: &Value) -> Option<Vec<String>> {
    let said = body["Select"] == "SPECIFIC_ATTRIBUTES";
    let names = body["ProjectionExpression"].as_str().filter(|_| said)?;
    Some(names.split(',').map(|name| name.trim().to_owned()).collect())
}

fn partition(item: &Value) -> Option<String> {
    text_of(&item["pk"])
}

fn text_of(attribute: &Value) -> Option<String> {
    attribute["S"].as_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn operations_and_their_keys() {
        let key = |pk: &str| json!({ "pk": { "S": pk }, "sk": { "S": "X" } });
        let transaction = json!({ "TransactItems": [
            { "Put": { "Item": key("P#1") } }, { "Update": { "Key": key("G#1") } },
            { "Delete": { "Key": key("G#2") } }, { "ConditionCheck": { "Key": key("G#3") } },
        ] });
        let query = json!({ "ExpressionAttributeValues": { ":pk": { "S": "S#1" } } });
        let alarms = json!({
            "IndexName": "alarms", "ExpressionAttributeValues": { ":shard": { "N": "1" } }
        });
        let batch = json!({ "RequestItems": { "t": { "Keys": [key("G#1"), key("G#2")] } } });
        for (operation, body, expected) in [
            (
                "TransactWriteItems",
                &transaction,
                vec![
                    ("PutItem", None, vec!["P#1"]),
                    ("UpdateItem", None, vec!["G#1"]),
                    ("DeleteItem", None, vec!["G#2"]),
                    ("ConditionCheckItem", None, vec!["G#3"]),
                ],
            ),
            ("Query", &query, vec![("Query", None, vec!["S#1"])]),
            ("Query", &alarms, vec![("Query", Some("alarms"), vec![])]),
            ("BatchGetItem", &batch, vec![("BatchGetItem", None, vec!["G#1", "G#2"])]),
            ("GetItem", &json!({ "Key": key("G#1") }), vec![("GetItem", None, vec!["G#1"])]),
            ("PutItem", &json!({ "Item": key("G#1") }), vec![("PutItem", None, vec!["G#1"])]),
            ("Scan", &json!({}), vec![("Scan", None, vec![])]),
        ] {
            let seen = accesses(operation, body);
            let seen: Vec<_> = seen
                .iter()
                .map(|it| (it.action, it.index, it.keys.iter().map(String::as_str).collect()))
                .collect();
            assert_eq!(seen, expected, "{operation}");
        }
    }
}
